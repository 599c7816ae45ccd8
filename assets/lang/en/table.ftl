# Board
board-name = Board
cell-place = the tile can be placed here
cell-place-turned = the tile can be placed here turned otherwise
cell-reach = in reach for { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
cell-strength = { $name }: strength { $strength }
cell-held = { $name } controls this temple
cell-contested = Nobody controls this temple
piece-on = The { $piece } of { $name } on { $cell }

# Tile in hand
hand-heading = Tile in hand
hand-places = { $here ->
    [0] Fits nowhere like this
    [one] Fits on one hex
   *[other] Fits on { $here } hexes
}{ $turned ->
    [0] { "" }
   *[other] , on { $turned } if turned
}
hand-turn-left = ↺
hand-turn-left-name = Turn the tile anticlockwise
hand-turn-right = ↻ (R)
hand-turn-right-name = Turn the tile clockwise

# Supplies
groups-heading = Tiles left by group
groups-left = Group { $group }: { $left ->
    [one] { $left } tile left
   *[other] { $left } tiles left
}
tiers-heading = Tiers left
tiers-left = Tier { $tier }: { $left } left
treasures-hidden = { $count } treasures still hidden

# Log
log-heading = Log

# Players
player-score-hint = Score
player-worth = +{ $points }
player-explorers = Explorers in reserve: { $count }
player-leader = Leaders in reserve: { $count }
player-camps = Camps left: { $count }
player-guards = Guards left: { $count }
player-copies = { $name } × { $copies }
player-temples = Temples: { $list }
player-held = { $cell } ({ $value })
player-guarded = { $cell } ({ $value }, guarded)
player-amulet-up = Amulet up
player-amulet-down = Amulet down

# Action bar
bar-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bar-enter = enter
bar-explorer = Explorer
bar-leader = Leader
bar-below = { $what } · { $cost }
bar-enter-explorer = Enter explorer
bar-enter-leader = Enter leader
bar-transfer = Camp to camp
bar-move = Move
bar-uncover = Uncover
bar-dig = Dig
bar-exchange = Exchange…
bar-camp = Camp
bar-guard = Guard
bar-guard-explorer = Guard: explorer
bar-guard-leader = Guard: leader
bar-camp-name = Build camp
bar-name = { $title }, cost { $cost }
bar-name-on = { $title } on { $cell }, cost { $cost }
bar-no-hex = Choose a hex with your pieces first
bar-end-turn = End turn
bar-end-score = End and score
bar-undo = Undo
bar-redo = Redo
bar-undo-hint = Only your own actions of this turn, and nothing before a tile or treasure came up
bar-hurry = Hurry
bar-final-table = Final table
bar-new-game = New game
ask-over = The game is over
ask-chance = Enter what was drawn for { $name }
ask-wait = Chance moves
ask-computer = { $name } is thinking
ask-bid = { $name }: bid or pass
ask-choose = { $name }: choose a tile
ask-place = { $name }: place the tile; R or the wheel turns it
ask-camp = { $name }: choose the camp to enter
ask-walk = { $name }: click a hex to walk there, with Shift all that can
ask-scoring = { $name }: act before you score
ask-act = { $name }: choose a piece, or enter from the reserve
ask-end = { $name }: no points are left, end the turn
ask-end-score = { $name }: no points are left, end to score
notice-too-far = { $cell } takes { $need ->
    [one] { $need } point
   *[other] { $need } points
}, you have { $points }
notice-no-way = No way leads this piece to { $cell }
notice-stopped = The record stops before action { $action }: { $reason }

# Auction
auction-heading = Auction
auction-tiles = Face up
auction-choose = Choose a tile
auction-face-up = Face up: { $tile }
auction-take = Take { $tile }
auction-passed-first = { $name } passed first
auction-passed = { $name } passed
auction-bid = { $name } bids { $bid }
auction-asked = { $name } is asked
auction-in = { $name } is in
auction-bid-title = Bid { $bid }
auction-leaves = leaves { $left }
auction-higher = A higher bid: type it, or drag to the side
auction-other = other:
auction-pass = Pass
auction-out = and be out

# Chance by hand
chance-heading = What came up?
chance-drawn = Drawn: { $tile }
chance-revealed = Dug up: { $kind }

# Scoring
scoring-heading = Scoring round
scoring-final = Last scoring
scoring-acts = { $name } acts
scoring-waits = { $name } waits
scoring-scored = { $name }: +{ $points }
scoring-temple = Temple { $cell }: { $points }
scoring-treasures = { $name } × { $copies }: { $points }

# Exchange
exchange-heading = Exchange a treasure
exchange-give = You give
exchange-take = { $name } gives
exchange-give-name = Give { $kind }
exchange-take-name = Take { $kind } from { $name }
exchange-do = Exchange
exchange-cancel = Cancel

# End
end-heading = The game is over
end-winner = { $names } wins
end-winners = { $names } share the victory
end-tie-guarded = Equal scores: the most valuable guarded temple decided
end-tie-treasures = Equal scores: the number of treasures decided
end-and = {" and "}
end-close = Look at the board
end-save = Save the record…
end-again = New game…
end-start = Starting score
end-paid = Paid in auctions
end-minus = −{ $points }
end-round = Scoring round { $number }
end-last-round = Last scoring
end-score = Final score
end-hint = In small print: temples + treasures
