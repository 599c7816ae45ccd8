# What is wrong with a variant of The Temple of Chac
chac-quantity-width = the width of the picture
chac-quantity-height = the height of the picture
chac-quantity-column = the column
chac-quantity-row = the row
chac-quantity-square-width = the width
chac-quantity-square-height = the height
chac-quantity-value = the value of the treasure
chac-quantity-face = the face of a die
chac-quantity-per-seat = the number of adventurers of each seat
chac-quantity-dice = the number of dice
chac-quantity-load = the load level
chac-quantity-least-load = the least load level
chac-quantity-chests = the number of chests
chac-quantity-copies = the number of treasures
chac-quantity-chest-sides = the number of sides of a chest’s die
chac-quantity-wall-steps = the number of steps before the walls meet
chac-quantity-cards-round = the number of wall cards in a round
chac-quantity-wall-cards = the number of wall cards
chac-quantity-boulder-dice = the number of the boulder’s dice
chac-quantity-boulder-needs = the face that moves the boulder
chac-quantity-planks = the number of planks
chac-quantity-danger = the highest face of danger
chac-quantity-rescue = the number of treasures to be left

chac-problem-id = `{ $found }` cannot be an id: choose 1 to 40 letters, digits and hyphens, such as `my-temple`
chac-problem-short-id = `{ $found }` cannot be an id here: choose 1 to { $most } letters and digits, such as `c12`
chac-problem-squares = { $count } squares: leave at most { $most }
chac-problem-none-of-kind = there is no square of this kind ({ $kind }): make one square one
chac-problem-many-of-kind = there are { $count } squares of this kind ({ $kind }): leave at most { $most }
chac-problem-traps = { $zones ->
    [one] { $zones } zone needs
   *[other] { $zones } zones need
} as many trapped numbers, but { $tiles ->
    [one] there is { $tiles } lava square
   *[other] there are { $tiles } lava squares
}: add lava squares, or leave fewer zones
chac-problem-no-square = no square is called `{ $found }`: name one of the board
chac-problem-other-kind = { $square } is of another kind than { $kind }: name a square of this kind
chac-problem-square-twice = { $square } stands here twice: remove one of the two
chac-problem-way-to-itself = this way leads from { $square } to itself: name another square
chac-problem-way-twice = the way from { $from } to { $to } stands here twice: remove one of the two
chac-problem-way-in-river = { $square } is in the river, where one goes with the current alone: put the way into `one_way`
chac-problem-unseen-door = one gets into the lava room from { $square }, which is no lookout: add it to `lookouts`
chac-problem-other-way-out = a way out leads from { $square }: let it lead from the last square of the corridor alone
chac-problem-no-door = no way leads from { $square }, the last square of the corridor, to the square outside: make one
chac-problem-short-corridor = the corridor has { $count ->
    [0] no squares
    [one] one square
   *[other] { $count } squares
}: write two at least
chac-problem-not-listed = { $square } is missing: the list has to have every square of this kind ({ $kind })
chac-problem-not-joined = no way leads from { $from } to { $to }, which follows it here: make one, or change the order
chac-problem-current = from { $square } one goes elsewhere too: let it lead to the next square of the river alone
chac-problem-no-landing = nobody can climb out of the river: name the square of the corridor where one stands then as `landing`
chac-problem-landing = there is no river that one could climb out of: leave the landing out
chac-problem-openings = { $count } openings: leave at most { $most }
chac-problem-never-opens = the roof never opens over the sun corner { $square }: add it to `openings`, or make it a lava square
chac-problem-alcoves = { $count } alcoves: leave at most { $most }
chac-problem-two-alcoves = { $square } has two alcoves: leave one
chac-problem-lock = this lock needs { $found ->
    [0] no faces
   *[other] { $found } faces
}: write 1 to { $dice } different ones
chac-problem-face-twice = the face { $face } stands here twice: remove one of the two
chac-problem-decks = { $decks ->
    [one] { $decks } deck
   *[other] { $decks } decks
} for { $zones ->
    [one] { $zones } zone
   *[other] { $zones } zones
}: write one for each zone
chac-problem-treasures = { $count } treasures in all, those of the alcoves too: leave at most { $most }
chac-problem-levels = the load table has { $count ->
    [one] one level
   *[other] { $count } levels
}: write 2 to { $most }, for no treasure, one, two and so on
chac-problem-few-adventurers = { $have ->
    [one] { $have } adventurer
   *[other] { $have } adventurers
} for { $players } players with { $each } each: write { $need } at least
chac-problem-many-adventurers = { $count } adventurers: leave at most { $most }
chac-problem-no-boulder-dice = the boulder has no dice: write with how many it begins
chac-problem-entries = there are { $count } numbers: leave at most { $most }
chac-problem-no-way-out = no way leads from the entrance to the square outside, so nobody could ever get out: make one
chac-problem-unreachable = nobody can ever get to { $square }: lead a way there, or remove it
chac-problem-overlap = { $square } is drawn over { $other }: move one of the two
chac-problem-off-picture = this is drawn beyond the edge of the picture: move it, or make the picture larger
chac-problem-no-deck = `{ $found }` names no deck of this temple: name one, such as `zone1`, `lava` or `river`
chac-problem-walls = the cards move the walls by { $arrows ->
    [one] one step
   *[other] { $arrows } steps
} in all, and they meet after { $steps }: add cards, or let there be fewer steps
chac-problem-few-treasures = { $have ->
    [0] no treasures
    [one] { $have } treasure
   *[other] { $have } treasures
} in the deck `{ $deck }` for { $places } places where one can be found: add some, or leave it so if that is meant
