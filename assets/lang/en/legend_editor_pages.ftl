# The pages of the editor for variants of Tikal Legend
legend-page-supplies = Supplies
legend-page-cards = Cards
legend-page-powers = Directors
legend-page-scenarios = Scenarios
legend-heap-deck = Deck
legend-heap-setup = At the start
legend-heap-cards = Of cards
legend-kind-lake = Lake

# Rounds, costs, pieces, scorings
legend-edit-course = The course of a game
legend-edit-rounds = Rounds
legend-edit-display-cards = Cards on display
legend-edit-display-tiles = Tiles on display
legend-edit-right = Cards each player drafts in a round
legend-edit-left = Cards each player can keep
legend-edit-with = { $players }:
legend-edit-for-players = { $field }, { $players } players
legend-edit-start-scores = Scores at the start, by place in the order
legend-edit-start-score = Score at the start, place { $count }
legend-edit-slab = Lay a slab token
legend-edit-recruit-explorer = Recruit an explorer
legend-edit-recruit-leader = Recruit a leader
legend-edit-most-exchanged = Treasures in one exchange, at most
legend-edit-unavailable-explorers = Explorers to be recruited first
legend-edit-unavailable-leaders = Leaders to be recruited first
legend-edit-scorings = Scorings
legend-edit-scoring-points = Action points of a scoring turn
legend-edit-volcano = Points for a volcano held
legend-edit-unused-power = Points for a power never used
legend-edit-high-temples = Points besides for high temples, by their value
legend-edit-high = Points besides for a temple of { $value }

# Supplies
legend-edit-tokens = Action tokens, by their value
legend-edit-token = Action tokens of value { $value }
legend-edit-tokens-total = { $count ->
    [one] 1 action token in all
   *[other] { $count } action tokens in all
}
legend-edit-slab-tokens = Slab tokens
legend-edit-hidden = Treasure { $number } face down
legend-edit-face-up = Treasure { $number } face up

# Cards and directors
legend-edit-cards = Cards
legend-edit-cards-total = { $kinds ->
    [one] 1 kind
   *[other] { $kinds } kinds
}; cards with 2 players { $two }, with 3 { $three }, with 4 { $four }
legend-edit-add-card = Add a card
legend-edit-add-card-hint = A copy of the chosen card, with the next number
legend-edit-remove-card = Remove this card
legend-edit-card = The card
legend-edit-card-id = Number
legend-edit-counts = Copies by number of players
legend-edit-effect-of = Effect of card { $card }
legend-edit-card-words = Words on the card
legend-edit-card-text = Text
legend-edit-each-language = The words differ in each language
legend-edit-kind-of = { $effect }: kind of treasure
legend-edit-tile-of = { $effect }: tile
legend-edit-explorers-of = { $effect }: explorers
legend-edit-leaders-of = { $effect }: leaders
legend-edit-number-of = { $effect }: number
legend-edit-powers = Directors
legend-edit-add-power = Add a director
legend-edit-remove-power = Remove this director
legend-edit-power = The director
legend-edit-power-id = Id (letters and digits)
legend-edit-three-powers = Three powers, of which one is used
legend-edit-power-of = Power { $number } of { $tile }
legend-sort-treasures = Face-up treasures of a kind
legend-sort-put-ruin = Explorers onto a ruin
legend-sort-dig = Dig up treasures
legend-sort-look = Look at ruins (permanent)
legend-sort-scout = Search a whole ruin
legend-sort-put-temple = Explorers onto temples
legend-sort-uncover-one = Tiers of one temple
legend-sort-uncover-each = A tier on each of several temples
legend-sort-camp = A camp, and pieces onto it
legend-sort-recruit = Recruit
legend-sort-jump = Pieces from hex to hex
legend-sort-steps = Walk over slabs
legend-sort-slab = A slab token
legend-sort-points = Action points (permanent as a card)
legend-sort-tile = Lay a certain tile
legend-sort-lake = Lay the next lake
legend-sort-volcano = Lay the next volcano
legend-sort-deploy = Enter for free
legend-sort-exchange = Exchange for free

# Scenarios
legend-edit-scenarios = Scenarios
legend-edit-scenario = The scenario
legend-edit-scenario-id = Id of the scenario (letters, digits, hyphens)
legend-edit-scenario-board = Board of the scenario
legend-edit-scenario-hint = Click a tile and then a hex to lay it there, or drag it onto the hex. Turn it with { KEY("hand-turn-right-name", "R") }, take it away with { KEY("key-take", "Delete") }.
legend-edit-add-scenario = Copy this scenario
legend-edit-remove-scenario = Remove this scenario
legend-edit-all-laid = All tiles of the start are laid.
legend-edit-of-deck = Of the deck…
legend-edit-none-taken = No tile is taken.
legend-wish = By chance…
legend-wish-density = Density
legend-wish-distance = Distance
legend-wish-new = Make a scenario
legend-wish-into = Lay this one anew
legend-wish-into-hint = Where the tiles of this scenario lie is made by chance; its name and words stay
legend-wish-no-board = The board has faults: mend these first
legend-wish-no-room = { $tiles } tiles for { $hexes } hexes that take them: leave some out, or make the board larger
legend-step-laid = Tile { $tile } on { $cell }
legend-step-turned = Tile { $tile } turned
legend-step-taken = Tile { $tile } taken away
legend-step-made = “{ $name }” laid by chance

# The board
legend-tool-dots = Dots
legend-hint-dots = Click a hex, or draw over several, to make it dotted, so that tiles of cards alone are laid there, or plain again.
legend-hint-hexes = Click a place beside the board to add a hex, or a hex to take it away; draw over several at once. What lies on the board keeps its place.
legend-hint-camp = Click a hex to put the base camp there, or drag it. Turn it with { KEY("hand-turn-right-name", "R") }.
legend-dots-here = Make the hex dotted
legend-no-dots-here = Make the hex plain
legend-edit-no-hex = There is no hex for one of the tiles
legend-edit-no-tile = One of the tiles is not among those of this variant
legend-edit-board = Hexes of the board
legend-edit-camp-slabs = Slabs of the base camp
legend-edit-camp-rule = The rule of the board
legend-edit-dotted = { $count ->
    [one] 1 dotted hex
   *[other] { $count } dotted hexes
}
legend-edit-laid-in = { $count ->
    [one] laid in 1 scenario
   *[other] laid in { $count } scenarios
}
legend-edit-free-place = Place for another hex
legend-edit-laid-there = Something lies on { $cell }: lay it elsewhere first
legend-step-dotted = Dots on { $cell }
legend-step-camp = Base camp moved
legend-step-camp-turned = Base camp turned
legend-step-hex-added = Hex added
legend-step-hex-gone = Hex taken away

# Tiles
legend-edit-add-group = Add a group
legend-edit-tiles-rule = The rule of the tiles

# What a number does
legend-tells-value = The temple has this value when it is laid
legend-tells-rounds = The game has so many rounds of drafting and acting
legend-tells-display-cards = So many cards lie open when drafting begins
legend-tells-display-tiles = So many tiles lie open when drafting begins; the players share them
legend-tells-right = Each player takes so many cards in a round, as there are places on the right of the sheet
legend-tells-left = So many cards can lie on the left of a sheet from round to round
legend-tells-slab = The price of a token that adds a slab to a side between two hexes
legend-tells-recruit-explorer = The price of making an explorer available
legend-tells-recruit-leader = The price of making a leader available
legend-tells-most-exchanged = So many treasures can be given and taken at once
legend-tells-unavailable-explorers = So many explorers of each player have to be recruited before they can enter
legend-tells-unavailable-leaders = So many leaders of each player have to be recruited before they can enter
legend-tells-slab-tokens = So many tokens can lie on the board; when all do, one of them is moved
legend-tells-start-scores = Who has this place in the first order begins with this score
legend-tells-scoring-points = So many points each player has for actions before scoring
legend-tells-high-temples = Who holds a temple of this value scores so much besides its value
legend-tells-volcano = Who holds a volcano scores so much
legend-tells-unused-power = Who never used a power scores so much at the end
legend-tells-tokens = So many tokens of this value there are; one is drafted by each player in a round
legend-tells-face-up = So many of this kind lie open for cards that take them
legend-tells-counts = So many copies are in the deck with this number of players
legend-tells-effect = Up to so many times the effect is done

# The guide
legend-guide-name = This is a copy of Tikal Legend that belongs to you. Give it a name of its own.
legend-guide-scenario = Make a scenario: by chance with a seed, or lay its tiles by hand.
legend-guide-cards = Change a card: how many there are, what it does, what stands on it.
legend-guide-supplies = Change the treasures, the tiers or the action tokens.
legend-guide-rules = Change a rule: the rounds, what an action costs, or what a scoring brings.

# Cures
legend-cure-lay = Lay it on { $cell }
legend-cure-scenario = Make one
legend-cure-rounds = { $rounds ->
    [one] Play 1 round
   *[other] Play { $rounds } rounds
}
legend-cure-sort = Put the cards in order
legend-cure-tile = Let it bring { $tile }
legend-cure-powers = Make it three powers

# What is made by chance
legend-into-scenario = Add this scenario
legend-into-scenario-hint = One more scenario, as in the picture
legend-into-cards = Mix the cards
legend-into-cards-hint = Other cards are frequent and rare, but there are as many; those that bring tiles or treasures stay
legend-into-slabs = Lay the slabs anew
legend-into-slabs-hint = The tiles of the deck keep their kinds and as many slabs, but on other sides
legend-step-scenario = A scenario from seed { $name }
legend-step-cards = Cards mixed by seed { $name }
legend-step-slabs = Slabs of the deck by seed { $name }
legend-edit-cut-off = Cut off from the base camp until ways are laid: { $cells }
legend-edit-all-reached = Every tile can be reached from the base camp.
legend-step-dots = { $count ->
    [one] Dots on 1 hex
   *[other] Dots on { $count } hexes
}
legend-step-no-dots = { $count ->
    [one] No dots on 1 hex
   *[other] No dots on { $count } hexes
}
legend-step-moved = Tile { $tile } moved to group { $group }
legend-edit-side-hint = { $side }: { $count }, a click makes it { $more }
