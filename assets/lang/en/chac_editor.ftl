# The pages of the editor for temples
chac-page-temple = Temple
chac-page-treasures = Treasures
chac-page-adventurers = Adventurers
chac-page-traps = Traps

# The plan
chac-tool-choose = Choose and move
chac-tool-ways = Lead ways
chac-tool-add = Add
chac-hint-choose = Drag what is selected, or press Ctrl with an arrow key, to move it; { KEY("key-take", "Delete") } takes it away, { KEY("hand-turn-right-name", "R") } turns it, { KEY("area-across", "H") } and { KEY("area-over", "V") } mirror it, Ctrl+C and Ctrl+V copy it. Ctrl with a click selects more.
chac-hint-choose-short = Click, or drag a frame
chac-menu-put = Put here what is chosen above
chac-edit-count = { $count ->
    [one] { $count } thing selected
   *[other] { $count } things selected
}
chac-hint-ways = Drag from a square to another to lead a way there, or to take the way between them out; or press { KEY("chac-key-way", "W") } on the one and then on the other.
chac-hint-add = Click a free field to put there what is chosen above. It is then chosen, so that it can be changed.
chac-hint-begun = A way begins here: { $square }. Click the square to which it leads, or press { KEY("chac-key-way", "W") } there.
chac-edit-canvas = Plan of the temple
chac-edit-new = What is added
chac-edit-free-field = Free field, { $place }
chac-edit-plan = The plan
chac-edit-plan-rule = The rule of the board
chac-edit-width = Width in fields
chac-edit-height = Height in fields
chac-edit-landing = Landing of the river
chac-edit-corridor = The boulder’s track
chac-edit-river = The current
chac-edit-lookouts = Squares that see the lava room
chac-edit-openings = Where the roof opens
chac-edit-sort = Order along the ways
chac-edit-sort-hint = From the first square on, as the ways lead; what no way leads to comes last
chac-edit-take-away = Take it away
chac-edit-nothing-chosen = The plan as a whole

# A square, an alcove, something beside the squares
chac-edit-square = The square
chac-edit-square-named = { $kind } { $square }
chac-edit-short-id = Name in the file
chac-edit-kind = Kind
chac-edit-place = Place on its track, from 0
chac-edit-lookout = Sees the lava room
chac-edit-corner = The roof opens when the boulder is at
chac-edit-column = Fields from the left
chac-edit-row = Fields from the top
chac-edit-wide = Fields wide
chac-edit-high = Fields high
chac-edit-ways = Ways
chac-edit-one-way = One way alone
chac-edit-both-ways = Both ways
chac-edit-way-from-to = Way from { $from } to { $to }
chac-edit-remove-way = Take out the way from { $from } to { $to }
chac-edit-side-of = Side on which the way from { $from } to { $to } leaves this square
chac-edit-side-up = up
chac-edit-side-right = right
chac-edit-side-down = down
chac-edit-side-left = left
chac-edit-lead-way = Lead a way to…
chac-edit-join = Join to its neighbours
chac-edit-join-hint = A way both ways to every square of the same room beside it
chac-edit-alcove = Alcove
chac-edit-alcove-named = Alcove { $alcove } at { $square }
chac-edit-alcove-square = Its square
chac-edit-alcove-value = Value of its treasure
chac-edit-needs = Faces that open the lock
chac-edit-needs-face = The lock needs a { $face }
chac-edit-decor = Beside the squares
chac-edit-decor-kind = What is drawn here
chac-edit-decor-abyss = Abyss
chac-edit-decor-waterfall = Waterfall
chac-edit-decor-cards = Wall cards
chac-edit-decor-dice = Dice
chac-edit-decor-deck = Deck: { $deck }
chac-edit-decor-clue = Clue of { $zone }

# What is not done on the plan
chac-refused-kind = There can be no more of this kind: { $kind }
chac-refused-squares = The temple has as many squares as it can have
chac-refused-things = There are as many of these as there can be
chac-refused-off = That would be off the plan: make it larger first
chac-refused-taken = A square lies there already
chac-refused-corridor = An alcove has to be beside a square of the corridor
chac-refused-itself = A way leads from a square to another one
chac-refused-outside = Nobody comes back from outside: begin the way inside
chac-refused-id = “{ $id }” cannot be its name: 1 to 12 letters and digits that no other square has

# Steps
chac-step-put = { $what } added
chac-step-moved = { $what } moved
chac-step-taken = { $what } taken away
chac-step-way = Way from { $from } to { $to }
chac-step-way-gone = No way from { $from } to { $to }
chac-step-like-this = Decks of all zones as in { $deck }

# Treasures
chac-edit-decks = Decks
chac-edit-deck-zone = Zone { $number } ({ $square })
chac-edit-deck-lava = Lava room
chac-edit-deck-river = River
chac-edit-chest = Chest
chac-edit-chests = Chests
chac-edit-chests-in = { $count ->
    [one] 1 chest
   *[other] { $count } chests
}
chac-edit-chests-of = { $deck }: chests
chac-edit-copies-of = { $deck }: treasures of { $value }
chac-edit-deck-total = { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
}, worth { $worth } without chests
chac-edit-cards-in-all = { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
} with those of the alcoves, of at most { $most }
chac-edit-like-this = Make the decks of all zones like this one
chac-edit-chest-sides = Sides of a chest’s die

# Adventurers
chac-edit-adventurers = Adventurers
chac-edit-adventurer = The adventurer
chac-edit-per-seat = Adventurers each player is dealt
chac-edit-ability = Ability
chac-edit-add-adventurer = Add an adventurer
chac-edit-remove-adventurer = Remove this one
chac-edit-new-adventurer = New adventurer
chac-edit-adventurers-total = { $count ->
    [one] 1 adventurer
   *[other] { $count } adventurers
}, { $least } needed

# Traps
chac-edit-walls = The walls
chac-edit-wall-steps = Steps before the walls meet
chac-edit-cards-per-round = Wall cards in a round
chac-edit-cards-none = Cards that move no wall
chac-edit-cards-left = Cards that move the left wall
chac-edit-cards-right = Cards that move the right wall
chac-edit-cards-both = Cards that move both walls
chac-edit-cards-total = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} for { $steps } steps in all
chac-edit-boulder = The boulder
chac-edit-boulder-dice = The boulder’s dice by round
chac-edit-boulder-in = The boulder’s dice in round { $count }
chac-edit-boulder-last = The last number holds for all further rounds
chac-edit-boulder-needs = Lowest face that moves it
chac-edit-bridge = The bridge
chac-edit-planks = Planks
chac-edit-river-traps = The river
chac-edit-danger = Highest face that sweeps a climber away
chac-edit-rescue-cost = Treasures to be left for each such die

# Dice and load
chac-edit-actions = Actions
chac-edit-dice = Dice for actions and locks
chac-edit-load = Load levels
chac-edit-load-of = Level with { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
}
chac-edit-load-most = At most { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
} can be carried
chac-edit-least-load = Lowest level by endurance
chac-edit-load-rule = The rule of the load

# What a number does
chac-tells-per-seat = With 2, one goes in and the other may follow if the first is lost; with 1 nobody follows
chac-tells-dice = So many dice are rolled once for all in a round, and for a lock
chac-tells-load = A die gives an action if it shows at least this level; the last level is that of the most treasures one may carry
chac-tells-least-load = Endurance makes the level one less for a round, but not below this
chac-tells-decks = So many treasures of this value are in the deck
chac-tells-chests = So many chests are in the deck; each is opened with a die at the end
chac-tells-chest-sides = A chest carried out is worth what a die of so many sides shows
chac-tells-wall-steps = When both walls have made so many steps together, whoever is between them is lost
chac-tells-cards-per-round = So many wall cards are turned up after the turns of each round
chac-tells-cards = So many of these cards are in the deck, which is not shuffled again
chac-tells-boulder-dice = So many dice the boulder rolls in this round
chac-tells-boulder-needs = Each die that shows at least this rolls the boulder a square on
chac-tells-planks = As many dice are rolled as planks are left, and each below the load breaks one
chac-tells-danger = Of the dice of a climb, each that shows at most this sweeps the climber away
chac-tells-rescue-cost = So many treasures are left for each such die, to roll it again
chac-tells-alcove-value = The treasure is worth this, and all can see it
chac-tells-picture = The plan is drawn on so many fields
chac-tells-place = The boulder, or the current, comes to it in this place
chac-tells-fields = Where it is drawn; the rules do not ask for it

# The guide
chac-guide-name = This is a copy of The Temple of Chac that belongs to you. Give it a name of its own.
chac-guide-temple = Change the temple: drag a square to another place, lead a way from one square to another, or put an alcove beside the corridor. What is wrong is marked on the plan.
chac-guide-treasures = Change the treasures: how many of each value lie in a zone, in the lava room or in the river.
chac-guide-traps = Change a trap: how fast the walls close and the boulder rolls, how many planks the bridge has, or what the river costs.
chac-guide-rules = Change the dice for actions or the load levels: how much one can carry, and how slow it makes.

# Totals
chac-totals-squares = Squares
chac-totals-corridor = Length of the corridor
chac-totals-zones = Zones
chac-totals-lava = Lava squares
chac-totals-river = Squares of the river
chac-totals-ways = Ways
chac-totals-alcoves = Alcoves
chac-totals-openings = Openings of the roof
chac-totals-worth = Value of all treasures
chac-totals-chests = Chests
chac-totals-held = Treasures one can carry
chac-totals-adventurers = Adventurers
chac-totals-wall-cards = Wall cards
chac-totals-arrows = Steps on them
chac-total-squares = { $count ->
    [one] 1 square
   *[other] { $count } squares
}
chac-total-corridor = { $count ->
    [one] 1 corridor square
   *[other] { $count } corridor squares
}
chac-total-lava = { $count ->
    [one] 1 lava square
   *[other] { $count } lava squares
}
chac-total-treasures = { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
}
chac-total-adventurers = { $count ->
    [one] 1 adventurer
   *[other] { $count } adventurers
}

# Differences
chac-differs-decks = Other treasures
chac-differs-load = Other load levels
chac-differs-boulder = Another pace of the boulder
chac-differs-adventurers = Other adventurers
chac-changes-square = Square { $square }
chac-changes-alcove = Alcove { $alcove }
chac-changes-lock = { $value } at { $square } for { $needs }
chac-changes-at = x { $column }, y { $row }
chac-changes-at-sized = x { $column }, y { $row }, { $width } × { $height }
chac-changes-moved = { $what } moved
chac-changes-size = Size of the plan
chac-changes-way = way { $from } – { $to }
chac-changes-one-way = way { $from } → { $to }

# What the button beside a problem does
chac-cure-lookout = Let { $square } see the lava room
chac-cure-opening = Open the roof when the boulder is at { $square }
chac-cure-landing = Climb out onto { $square }
chac-cure-sort = Order it along the ways
chac-cure-square = Put one on the plan
chac-cure-alcove = Put it beside { $square }
chac-cure-current = Make it lead with the current
chac-cure-way-out = Take that way out
chac-cure-way = Lead a way from { $from }
chac-cure-against = Take the other ways out
chac-cure-beside = Join it to its neighbours
chac-cure-move = Move it to x { $column }, y { $row }
chac-cure-picture = Make the plan { $width } × { $height }
chac-cure-steps = Let them meet after { $steps } steps
chac-cure-decks = Make it { $count ->
    [one] 1 deck
   *[other] { $count } decks
}
chac-cure-lock = Let it need { $faces ->
    [one] 1 face
   *[other] { $faces } faces
}
chac-cure-one-each = Deal each player one alone
chac-cure-players = Let at most { $players } play

# What the laboratory shows
chac-laboratory-survived = In how many games anybody gets out at all
chac-laboratory-got-out = How often each seat gets out
chac-laboratory-rounds = How many rounds a game takes
chac-laboratory-lost = What brings adventurers down, in a game
chac-laboratory-lost-on = Where adventurers are lost
chac-laboratory-entered = In how many games anybody ever comes to each square
chac-laboratory-collapsed = In how many games the walls meet, the bridge falls and the way out is closed
chac-laboratory-treasures = How many treasures are taken from each deck, in a game
chac-laboratory-points = Where the points come from that are carried out
chac-laboratory-alcove = In how many games each alcove is opened
chac-laboratory-ability = In how many games each ability is used, of those in which somebody has it
chac-laboratory-adventurer = How often each adventurer gets out, of the games in which it goes in

# Keys on the plan
chac-key-way = Begin a way, or lead it here
