# English texts of the window. Sentence case; an ellipsis when more input follows; no full stop on single sentences.

# Nouns
piece-explorer = explorer
piece-leader = leader
kind-base-camp = base camp
kind-temple = temple { $value }
kind-clearing = clearing
kind-ruin = ruin, { $left ->
    [one] { $left } treasure
   *[other] { $left } treasures
}
kind-ruin-empty = emptied ruin
kind-volcano = volcano
tile-named = { $tile }, { $kind }
cell-name = Cell { $cell }
cell-jungle = jungle
cell-camp = camp of { $name }
cell-guard = guarded by { $name } ({ $piece })
cell-explorers = { $count ->
    [one] { $count } explorer of { $name }
   *[other] { $count } explorers of { $name }
}
cell-leader = leader of { $name }

# Actions
act-enter = enter
act-transfer = camp to camp
act-move = move
act-uncover = uncover
act-dig = dig
act-exchange = exchange
act-camp = build a camp
act-guard = set a guard

# Why an action is not possible
asked-draw = A tile has to be drawn first
asked-reveal = The treasure just dug up has to be revealed first
asked-bid = An auction is being held: bid or pass
asked-choose = Choose a face-up tile first
asked-place = Place the tile in hand first
asked-act = Action points are being spent: act, or end the turn
asked-scoring = A scoring round is being played: act, or end to score
asked-nothing = The game is over
no-drawable = Tile { $tile } is not left in this group
no-hidden = No { $kind } is hidden any more
no-bid-low = Bid at least { $least }
no-bid-high = That is more than your score of { $score }
no-face-up = Tile { $tile } is not face up
no-cell-taken = { $cell } already has a tile
no-beside = { $cell } touches no tile on the board
no-way-in = There is no passage to { $cell }, however the tile is turned
no-way-in-right = No slab joins { $cell } to a neighbour: turn the tile { $degrees }° clockwise
no-way-in-left = No slab joins { $cell } to a neighbour: turn the tile { $degrees }° anticlockwise
no-repeated = The tile looks the same in a lower rotation
no-switched-off = This variant does without “{ $what }”
no-points = “{ $what }” needs { $need ->
    [one] { $need } point
   *[other] { $need } points
}, you have { $have }
no-reserve = No { $piece } is left in your reserve
no-own-camp = { $cell } is neither the base camp nor your own camp
no-piece = You have no { $piece } on { $cell }
no-body = You have no piece on { $cell }
no-same-camp = The piece is on { $cell } already
no-neighbours = { $from } and { $to } are not neighbours
no-tile = { $cell } has no tile
no-volcano = { $cell } is a volcano: nobody can enter it
no-passage = There is no slab between { $from } and { $to }
no-temple = { $cell } has no temple
no-guarded = { $name } guards the temple on { $cell }
no-tier = No tier { $tier } is left
no-uncover-limit = The temple on { $cell } was uncovered { $limit } times this turn, that is the most
no-dig-limit = The ruin on { $cell } was dug { $limit } times this turn, that is the most
no-workers = Needs { $need } of your pieces on { $cell }, there are { $have }
no-ruin = { $cell } has no ruin
no-treasure = The ruin on { $cell } has no treasure left
no-seat = There is no such player
no-self = A treasure is exchanged with an opponent
no-same-kind = The two treasures are of the same kind
no-single-own = You own no treasure exactly once, so you have none to give
no-single-theirs = No opponent owns another treasure exactly once, so there is none to take
no-owned-once = You can give only what you own exactly once; of { $kind } you own { $have }
no-theirs-once = { $name } has to own { $kind } exactly once, and owns { $have }
no-camp-here = No camp is built on the base camp
no-clearing = { $cell } is neither a clearing nor an emptied ruin
no-second-camp = { $name } has a camp on { $cell } already
no-camp-left = All { $limit } of your camps are built
no-guard-left = All { $limit } of your guards are set
no-strongest = Your strength of { $own } on { $cell } is not above an opponent’s { $best }
refusal-rule = { $reason } (rule { $rule })

# Menu and messages
menu-game = Game
menu-home = Home
menu-new = New game…
menu-open = Open a record…
menu-save = Save…
menu-quit = Quit
menu-view = View
menu-fit = Show the whole board
menu-theme = Dark or light
menu-full-screen = Full screen
menu-settings = Settings…
menu-course = { $variant } · turn { $turn } · { $tiles } tiles left
message-close = Close
message-no-dialog = No system file dialog is available: type a path or choose from the list
message-not-opened = { $path } cannot be opened: { $reason }
message-not-saved = { $path } cannot be saved: { $reason }
message-saved = Saved as { $path }
message-levels = { $levels }: this level of computer player is not known here, adept plays instead

# A game that is not saved
question-heading = The game at the table is not saved
question-save = Save…
question-replace = Go on without saving
question-cancel = Cancel

# Home
home-title = Tikal
home-subtitle = Temples and treasures in the jungle
home-continue = Continue
home-new = New game
home-open = Open a record
home-settings = Settings
home-quit = Quit
home-rejected = { $path } is left out: { $reason }

# Settings
settings-heading = Settings
settings-language = Language
settings-language-system = Language of the system
settings-theme = Theme
settings-theme-dark = Dark
settings-theme-light = Light
settings-theme-system = Theme of the system
settings-scale = Size of text and buttons
settings-scale-value = { $percent }%
settings-smaller = Smaller
settings-larger = Larger
settings-pace = Pace of computer players
settings-pace-none = At once
settings-pace-fast = Fast
settings-pace-normal = Normal
settings-pace-slow = Slow
settings-back = Back

# New game
setup-heading = New game
setup-variant = Variant
setup-variant-name = Variant: { $name }
setup-players = Players
setup-player = Player { $number }
setup-count = { $players } players
setup-seat = Seat { $number }
setup-seat-name = Name of seat { $number }
setup-seat-colour = Colour of seat { $number }
setup-seat-player = Player of seat { $number }
setup-turns = Turns
setup-base = Base game: tiles are drawn
setup-advanced = Advanced game: turns are auctioned
setup-first = First player
setup-first-random = By chance
setup-first-seat = { $name } begins
setup-dealer = Chance
setup-seed = Seed
setup-seed-hint = a new one
setup-by-hand = Enter chance by hand
setup-by-hand-hint = For a game on a real table: you say which tile was drawn and which treasure came up
setup-start = Start
setup-back = Back
setup-no-variant = This variant is not in the library any more
setup-bad-seed = The seed is a number from 0 to 9007199254740991, or empty
setup-no-name = Every player needs a name
setup-same-name = Two players have the same name
setup-same-colour = Two players have the same colour
player-person = Person
player-random = Computer, random
player-adept = Computer, adept
colour-red = Red
colour-orange = Orange
colour-white = White
colour-blue = Blue

# Files
file-kind = Record of a game
file-kind-open = Record or variant
files-path = Path
files-back = Back
open-heading = Open a record
open-hint = Type a path, choose from the list, or drop a file on the window
open-do = Open
open-dialog = Choose a file…
open-list = Your records
open-none = There are no records yet
save-heading = Save the game
save-do = Save
save-dialog = Choose a place…
save-replaces = There is such a file already: it is replaced
save-name = Tikal

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
    [one] { $here } place as turned
   *[other] { $here } places as turned
}, { $turned } more
hand-rotation = Rotation { $rotation }
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
player-worth-hint = What a scoring now would bring
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
notice-too-far = { $cell } is out of reach with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
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
end-sum = { $sum } ({ $temples } + { $treasures })
end-score = Final score
end-hint = In brackets: temples + treasures
