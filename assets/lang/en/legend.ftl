# Tikal Legend: nouns
kind-lake = lake
legend-cell-dotted = dotted jungle
legend-cell-leaders = { $count } leaders of { $name }
legend-token = action token { $value }
legend-card = { $name } ({ $number })
legend-card-plain = card { $number }
legend-power = { $name } ({ $tile })
legend-power-plain = director’s tile { $tile }
legend-place = place { $place } in the next turn order

# What cards and powers do
legend-does-treasures = Take the treasures of this kind that lie face up: { $kind }
legend-does-put-ruin = { $count ->
    [one] Put an available explorer onto a ruin with treasures
   *[other] Put up to { $count } available explorers onto one ruin with treasures
}
legend-does-dig = { $count ->
    [one] Dig up a treasure where you have a piece
   *[other] Dig up to { $count } treasures; each further one of the same ruin needs one more of your pieces there
}
legend-does-look = Once a round, look at the top treasure of every ruin
legend-does-scout = Put an available explorer onto a ruin with treasures, look at all of them, take one and stack the others as you like
legend-does-put-temple = { $count ->
    [one] Put an available explorer onto a temple
   *[other] Put up to { $count } available explorers onto temples
}
legend-does-uncover-one = { $count ->
    [one] Uncover a tier of a temple where you have a piece
   *[other] Uncover up to { $count } tiers of one temple; each needs one more of your pieces there
}
legend-does-uncover-each = { $count ->
    [one] Uncover a tier of a temple where you have a piece
   *[other] Uncover one tier of each of up to { $count } temples where you have a piece
}
legend-does-camp = { $count ->
    [0] Build a camp, or move one of yours if all are built
    [one] Build a camp, or move one of yours if all are built; then an available piece may go onto it
   *[other] Build a camp, or move one of yours if all are built; then up to { $count } available pieces may go onto it
}
legend-does-recruit = Recruit { $explorers ->
    [0] { "" }
    [one] an explorer
   *[other] up to { $explorers } explorers
}{ $both ->
    [1] { " and " }
   *[0] { "" }
}{ $leaders ->
    [0] { "" }
    [one] a leader
   *[other] up to { $leaders } leaders
}
legend-does-jump = Bring any number of your pieces from one hex to one other, however far
legend-does-steps = { $count ->
    [one] Walk over one slab with a piece, or take it from camp to camp
   *[other] Walk over up to { $count } slabs with your pieces; from camp to camp counts as one
}
legend-does-slab = Lay a slab token between two hexes, or move one if none is left
legend-does-points-card = { $count ->
    [one] One more action point when you activate your action token
   *[other] { $count } more action points when you activate your action token
}
legend-does-points-power = { $count ->
    [one] One more action point while you spend some
   *[other] { $count } more action points while you spend some
}
legend-does-tile = Lay this tile on a dotted hex: { $tile }
legend-does-lake = Lay the next lake on a dotted hex
legend-does-volcano = Lay the next volcano on a dotted hex; it starts no scoring
legend-does-deploy = { $count ->
    [one] Bring an available piece onto the base camp or your camp, for free
   *[other] Bring up to { $count } available pieces onto the base camp or your camps, for free
}
legend-does-exchange = { $count ->
    [one] Exchange treasures with somebody, for free
   *[other] Exchange treasures up to { $count } times, for free
}

# The same where there is little room
legend-short-treasures = { $kind } × { $copies }
legend-short-put-ruin = { $count } onto a ruin
legend-short-dig = Dig { $count }
legend-short-look = Look
legend-short-scout = Scout
legend-short-put-temple = { $count } onto temples
legend-short-uncover-one = Uncover { $count }
legend-short-uncover-each = Uncover { $count } × 1
legend-short-camp = { $count ->
    [0] Camp
   *[other] Camp + { $count }
}
legend-short-recruit = Recruit { $count }
legend-short-recruit-leader = Recruit a leader
legend-short-jump = Airlift
legend-short-steps = Walk { $count }
legend-short-slab = Slab token
legend-short-points = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
}
legend-short-tile = Tile { $tile }
legend-short-lake = Lake
legend-short-volcano = Volcano
legend-short-deploy = Enter { $count }
legend-short-exchange = Exchange { $count }

# Actions
legend-act-enter = enter
legend-act-move = move
legend-act-camp = build a camp
legend-act-transfer = camp to camp
legend-act-slab = lay a slab token
legend-act-recruit-explorer = recruit an explorer
legend-act-recruit-leader = recruit a leader
legend-act-uncover = uncover
legend-act-guard = set a guard
legend-act-dig = dig
legend-act-exchange = exchange

# What a rule is about
legend-about-material = the material
legend-about-setup = the setup
legend-about-drafting = drafting
legend-about-turns = turns
legend-about-keeping = keeping cards
legend-about-playing = playing cards
legend-about-token = the action token
legend-about-powers = the director’s powers
legend-about-passing = passing
legend-about-display = the display
legend-about-laying = laying tiles
legend-about-card-tiles = tiles of cards
legend-about-entering = entering
legend-about-moving = moving
legend-about-camps = camps
legend-about-slabs = slab tokens
legend-about-recruiting = recruiting
legend-about-temples = temples and their tiers
legend-about-guards = guards
legend-about-ruins = ruins and treasures
legend-about-exchanges = exchanges
legend-about-scorings = scoring rounds
legend-about-cards = what the cards do
legend-about-secrets = what is known

# A new game and how far it is
legend-random-scenario = A random scenario
legend-scenario = Scenario: { $name }
legend-facts-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
legend-facts-scenarios = { $scenarios ->
    [one] { $scenarios } scenario
   *[other] { $scenarios } scenarios
}
legend-facts-cards = { $cards } action cards
legend-facts-hexes = { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
}
legend-progress = { $part ->
    [scoring] Round { $round } of { $rounds }, scoring round, { $name } to move
    [final] Last scoring, { $name } to move
    [draft] Round { $round } of { $rounds }, drafting, { $name } to move
   *[turn] Round { $round } of { $rounds }, { $name } to move
}
legend-no-scenario = This variant has no scenario “{ $scenario }”: choose one of { $known }

# What is no action
legend-no-verb = “{ $verb }” is no action: write one such as “play 17 right” or “end”
legend-no-form-or = ” or “
legend-no-card = a card of this variant
legend-no-gift = one kind of treasure of this variant, or two in rising order such as “1+3”
legend-no-order = a place in the turn order
legend-no-place = “right” or “left”
legend-no-power = a power from 1 to 3
legend-no-power-tile = a director’s tile of this variant
legend-no-side = a side: “NE”, “SE” or “S”
legend-no-thing = “order”, “token”, “tile” or “card”
legend-no-token = the value of an action token of this variant

# Why an action is not possible
legend-asked-deal = A director’s tile has to be dealt first
legend-asked-card = A card has to be turned up first
legend-asked-token = An action token has to be taken from the bag first
legend-asked-draft = Things are drafted now: take a place in the turn order, an action token, a tile or a card
legend-asked-turn = A turn is made now: keep or play a card, activate the action token, lay a tile, or pass
legend-asked-show = The treasure looked at has to be shown first
legend-no-step = The card or power being carried out has no such step: go on with it, or end it
legend-no-power-left = This director’s tile is dealt already: enter another
legend-no-card-left = { $card } is not left in the deck: enter a card that is
legend-no-token-left = No action token of { $value } is left in the bag: enter one that is
legend-no-such-treasure = This treasure cannot be of this kind: { $kind }
legend-no-shown = The treasure on { $cell } is shown first: enter its kind
legend-no-such-place = The turn order has { $places } places: take one of these
legend-no-place-taken = { $name } has taken this place: choose another
legend-no-second-place = You have a place in the turn order already: take something else
legend-no-second-token = You have an action token already: take something else
legend-no-token-there = No action token of { $value } is on display: take one that is
legend-no-tile-there = Tile { $tile } is not on display: take one that is
legend-no-more-tiles = You have your share of tiles: take something else
legend-no-card-there = { $card } is not on display: take a card that is
legend-no-more-cards = You have your { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
} of this round: take something else
legend-no-own-card = You do not have { $card } there: choose one of your cards
legend-no-replacing = A place on the left is free: keep the card there, without replacing another
legend-no-free-place = { $places ->
    [one] The only place on the left is taken
   *[other] All { $places } places on the left are taken
}: choose the card there that leaves the game for it
legend-no-playing = { $card } is permanent and is never played: keep it, or pass without it
legend-no-own-token = You have no action token to activate
legend-no-own-tile = You have no tile { $tile } to lay: choose one of yours
legend-no-this-tile = Tile { $tile } is not the one that is laid now: lay that one
legend-no-jungle = { $cell } already has a tile: choose a jungle hex
legend-no-dotted = { $cell } is dotted, so it is for tiles of cards: choose a hex without dots
legend-no-dots = { $cell } is not dotted: tiles of cards lie on dotted hexes, choose one
legend-no-free-hex = Others stand on { $cell } and you do not lead there: choose another hex, or bring more pieces there first
legend-no-access = Nothing leads to { $cell } as the tile is turned: turn it, or choose another hex
legend-no-access-right = Nothing leads to { $cell } as the tile is turned: turn it { $degrees }° clockwise
legend-no-access-left = Nothing leads to { $cell } as the tile is turned: turn it { $degrees }° anticlockwise
legend-no-discarding = Tile { $tile } has a place on the board, so it is not discarded: lay it
legend-no-pass-token = Your action token is not activated: activate it before you pass
legend-no-pass-tile = A tile of yours is not laid: lay it before you pass
legend-no-pass-card = { $card } still lies on the right: keep it or play it before you pass
legend-no-second-power = You have used a power already; there is one in a game
legend-no-useful-power = This power could do nothing now: use it later
legend-no-look = You have no unused card to look with: it can be used again next round if you keep it
legend-no-unseen = You have seen the top treasure of every ruin
legend-no-look-scoring = Nobody looks at treasures in a scoring round
legend-no-steps = The way goes over { $need ->
    [one] { $need } slab
   *[other] { $need } slabs
}, but { $have ->
    [one] only { $have } is
   *[other] only { $have } are
} left to walk: choose a shorter way
legend-no-explorer-left = No explorer is available: recruit one first
legend-no-leader-left = No leader is available: recruit one first
legend-no-explorer-to-recruit = All your explorers are recruited
legend-no-leader-to-recruit = All your leaders are recruited
legend-no-camp-there = You have no camp on { $cell }: choose one of yours
legend-no-same-hex = The piece is on { $cell } already: choose another hex
legend-no-passage = There is no slab between { $from } and { $to }: go another way, or lay a slab token there
legend-no-camp-left = { $limit ->
    [one] Your only camp is built: a card can move it
   *[other] All { $limit } of your camps are built: a card can move one
}
legend-no-camp-moved = You have a camp to build, so none is moved: build it
legend-no-hex-beyond = The board ends beyond this side of { $cell }: choose a side between two hexes
legend-no-slab-moved = A slab token is left, so none is moved: lay it
legend-no-slab-left = No slab token is left to lay: move one that lies on the board
legend-no-slab-there = No slab token lies there on { $cell }: choose one that does
legend-no-same-side = The slab token lies there already: choose another side
legend-no-guarded-own = You guard the temple on { $cell }: it is closed for good
legend-no-same-temple = The temple on { $cell } was uncovered with this card or power already: choose another
legend-no-other-hex = This card or power is for one hex, and that is { $cell } now: choose it
legend-no-diggers = Digging { $need } times at one ruin with this card takes { $need } of your pieces on { $cell }, there are { $have }: choose another ruin
legend-no-uncoverers = Uncovering { $need } tiers with this card takes { $need } of your pieces on { $cell }, there are { $have }: end it, or choose a temple with more of them
legend-no-ruin = { $cell } has no ruin with treasures: choose one that has
legend-no-more-exchanged = { $limit ->
    [one] Only { $limit } treasure is exchanged at once
   *[other] At most { $limit } treasures are exchanged at once
}: take fewer
legend-no-owned = { $kind }: you own { $have }, that is not enough to give
legend-no-theirs = { $kind }: { $name } owns { $have }, that is not enough to take
legend-no-fewer = { $kind }: { $name } owns { $theirs } and you { $own }; you take only what you own as many of
legend-no-more-owned = { $name } keeps some of the kind that you take, so you give only what you own more of than { $name }; that is not so here: { $kind }
legend-no-kind-there = No such treasure lies in this ruin: { $kind }
legend-no-other-stack = The stack is made of the treasures that are left there: put just those in order
legend-no-bound-take = You have looked into the ruin: take one of its treasures first
legend-no-bound-stack = A treasure was taken: stack the others first
legend-no-such-thing = There is no such tile, card or power in this game

# What was done, in a sentence; without the name it is a line of the log
legend-told-deal = { $name } gets a director’s tile: { $power }
legend-told-card = A card is turned up: { $card }
legend-told-token = From the bag: { $token }
legend-told-see = { $name } sees a treasure on { $cell }: { $kind }
legend-told-see-hidden = { $name } sees a treasure on { $cell }
legend-told-order = { $name } takes { $place }
legend-told-draft-token = { $name } takes the action token { $value }
legend-told-draft-card = { $name } takes a card: { $card }
legend-told-keep = { $name } keeps a card: { $card }
legend-told-keep-over = { $name } keeps a card: { $card }; another leaves the game for it: { $over }
legend-told-play = { $name } plays a card: { $card }
legend-told-play-left = { $name } plays a kept card: { $card }
legend-told-activate = { $name } activates the action token: { $points ->
    [one] { $points } action point
   *[other] { $points } action points
}
legend-told-activate-more = { $name } activates the action token: { $value } + { $bonus } = { $points } action points
legend-told-activate-again = { $name } activates the action token
legend-told-discard = { $name } discards a tile: { $tile }
legend-told-power = { $name } uses the director’s power: { $power }
legend-told-look = { $name } looks at the top treasures of the ruins
legend-told-enter-leader = { $name } enters a leader on { $cell }
legend-told-walk-leader = { $name } walks { $count ->
    [one] a leader
   *[other] { $count } leaders
} from { $from } to { $to }
legend-told-move-camp = { $name } moves a camp from { $from } to { $to }
legend-told-transfer-explorer = { $name } takes an explorer from the camp on { $from } to the camp on { $to }
legend-told-transfer-leader = { $name } takes a leader from the camp on { $from } to the camp on { $to }
legend-told-slab = { $name } lays a slab token between { $from } and { $to }
legend-told-move-slab = { $name } moves the slab token between { $one } and { $other }: it lies between { $from } and { $to } now
legend-told-recruit-explorer = { $name } recruits an explorer
legend-told-recruit-leader = { $name } recruits a leader
legend-told-guard-leader = { $name } sets a leader as guard on { $cell }
legend-told-and-out = { $said }, { $pieces ->
    [one] { $pieces } other piece leaves the game
   *[other] { $pieces } other pieces leave the game
}
legend-told-exchange = { $name } exchanges with { $other }: gives { $give } for { $take }
legend-told-put-explorer = { $name } puts an explorer onto { $cell }
legend-told-put-leader = { $name } puts a leader onto { $cell }
legend-told-jump-explorer = { $name } flies an explorer from { $from } to { $to }
legend-told-jump-leader = { $name } flies a leader from { $from } to { $to }
legend-told-take = { $name } takes one of the treasures seen: { $kind }
legend-told-taken = { $name } takes a treasure on { $cell }: { $kind }
legend-told-stack = { $name } stacks the others, from the top: { $list }
legend-told-stack-hidden = { $name } stacks the other treasures, unseen by all others
legend-told-done = { $name } leaves it at that

# The same as lines of the log, in fewer words
legend-line-card = Turned up: { $card }
legend-line-keep = keeps { $card }
legend-line-keep-over = keeps { $card }, another card goes
legend-line-play = plays { $card }
legend-line-activate = activates { $points ->
    [one] { $points } action point
   *[other] { $points } action points
}
legend-line-activate-more = activates { $value } + { $bonus } = { $points } action points
legend-line-power = uses a power: { $power }
legend-line-transfer-explorer = takes an explorer from camp { $from } to { $to }
legend-line-transfer-leader = takes a leader from camp { $from } to { $to }
legend-line-move-slab = moves a slab token to { $from }/{ $to }
legend-line-stack-hidden = stacks the others, unseen

# What happened
legend-told-acting = Everything is drafted: the acting of round { $round } begins
legend-told-filled = { $count ->
    [one] { $count } hidden treasure lies on { $cell }
   *[other] { $count } hidden treasures lie on { $cell }
}
legend-told-card-lost = { $name } loses a permanent card that was not kept: { $card }
legend-told-points = { $name } has { $points ->
    [one] { $points } action point more
   *[other] { $points } action points more
}
legend-told-pair = { $name } takes treasures that lay face up: { $kind } × { $copies }
legend-told-scoring = A volcano erupts: a scoring round begins
legend-told-last-scoring = The last scoring begins
legend-told-scoring-turn = { $name } has { $points ->
    [one] { $points } action point
   *[other] { $points } action points
}, then scores
legend-told-temple = { $name } scores { $points } for the temple on { $cell }
legend-told-high-temple = { $name } scores { $points } for the temple on { $cell }: { $value } + { $high } for its height
legend-told-volcano = { $name } scores { $points } for the volcano on { $cell }
legend-told-land = { $name } scores { $points } for jungle and clearings: ({ $jungle } + { $clearings }) × { $temples ->
    [one] { $temples } temple
   *[other] { $temples } temples
}
legend-told-lakes = { $name } scores { $points } for lakes: { $lakes ->
    [one] { $lakes } lake
   *[other] { $lakes } lakes
} × { $masks ->
    [one] { $masks } mask
   *[other] { $masks } masks
}
legend-told-treasures = { $name } scores { $points } for treasures: { $kind } × { $copies }
legend-told-unused-power = { $name } scores { $points } for a power that was never used
legend-told-scored = { $name } scores { $points } and has { $score } now
legend-told-round = Round { $round } begins

# The same on a chip
legend-chip-see = Look { $cell }
legend-chip-order = Place { $place }
legend-chip-keep = Keep { $card }
legend-chip-play = Play { $card }
legend-chip-activate = Activate
legend-chip-pass = Pass
legend-chip-slab = Slab { $from }–{ $to }
legend-chip-put = Onto { $cell }
legend-chip-stack = Stack
legend-chip-done = Done

# Who plays
legend-level-novice-hint = takes the step that looks best, and often misjudges it
legend-level-adept-hint = searches its turn narrowly, and a little of the rest of the round
legend-level-expert-hint = searches its turn and the rest of the round; takes less than a second
legend-level-master-hint = searches its turn and the rest of the round widely; takes some seconds
