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
cell-name = Hex { $cell }
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
asked-choose = Choose one of the tiles beside the board first
asked-place = Place the tile in hand first
asked-act = Action points are being spent: act, or end the turn
asked-scoring = A scoring round is being played: act, or end to score
asked-nothing = The game is over
no-drawable = Tile { $tile } is not left in this group: enter one that is
no-hidden = No { $kind } is hidden any more
no-bid-low = Bid at least { $least }
no-bid-high = That is more than your score: bid at most { $score }
no-face-up = Tile { $tile } is not face up: choose one that is
no-cell-taken = { $cell } already has a tile: choose an empty hex
no-beside = { $cell } touches no tile on the board: choose a hex that does
no-way-in = There is no passage to { $cell }, however the tile is turned: choose another hex
no-way-in-right = No slab joins { $cell } to a neighbour: turn the tile { $degrees }° clockwise
no-way-in-left = No slab joins { $cell } to a neighbour: turn the tile { $degrees }° anticlockwise
no-repeated = The tile looks the same in a lower rotation: use that one
no-switched-off = This variant does without “{ $what }”
no-points = “{ $what }” needs { $need ->
    [one] { $need } action point
   *[other] { $need } action points
}, you have { $have }
no-points-left = No action points are left: “{ $what }” needs { $need }
no-reserve = No { $piece } is left in your reserve
no-own-camp = { $cell } is neither the base camp nor your own camp: choose one of these
no-piece = You have no { $piece } on { $cell }: bring one there first
no-body = You have no piece on { $cell }: bring one there first
no-same-camp = The piece is on { $cell } already: choose another camp
no-neighbours = { $from } and { $to } are not neighbours: go hex by hex
no-tile = { $cell } has no tile: pieces go only where a tile lies
no-entry = Nobody can enter the tile at { $cell }: go around it
no-passage = There is no slab between { $from } and { $to }: go another way
no-temple = { $cell } has no temple: choose a hex that has one
no-guarded = { $name } guards the temple on { $cell }: it is closed for good
no-tier = No tier { $tier } is left: this temple grows no more
no-uncover-limit = The temple on { $cell } was uncovered { $limit } times this turn: go on next turn
no-dig-limit = The ruin on { $cell } was dug { $limit } times this turn: go on next turn
no-workers = Needs { $need } of your pieces on { $cell }, there are { $have }: bring { $more } more
no-ruin = { $cell } has no ruin: choose a hex that has one
no-treasure = The ruin on { $cell } has no treasure left: choose another
no-seat = There is no such player
no-cell = There is no such hex on this board
no-such-tile = There is no such tile in this game
no-self = A treasure is exchanged with an opponent: choose one
no-same-kind = The two treasures are of the same kind: choose different ones
no-single-own = You own no treasure exactly once, so you have none to give
no-single-theirs = No opponent owns exactly once a treasure that you could take
no-owned-once = You can give only what you own exactly once; of { $kind } you own { $have }: choose another
no-theirs-once = { $name } has to own { $kind } exactly once, and owns { $have }: choose another
no-camp-here = No camp is built on the base camp: choose a clearing
no-clearing = { $cell } is neither a clearing nor an emptied ruin: choose one of these
no-second-camp = { $name } has a camp on { $cell } already: choose another clearing
no-second-camp-own = You have a camp on { $cell } already: choose another clearing
no-camp-left = All { $limit } of your camps are built
no-guard-left = All { $limit } of your guards are set
no-strongest = Your strength of { $own } on { $cell } is not above an opponent’s { $best }: bring { $more } more
refusal-rule = { $reason } (rules: { $what })
no-diggers = Digging { $need } times in a turn takes { $need } of your pieces on { $cell }, there are { $have }: bring { $more } more
no-uncoverers = Uncovering { $need } times in a turn takes { $need } of your pieces on { $cell }, there are { $have }: bring { $more } more
