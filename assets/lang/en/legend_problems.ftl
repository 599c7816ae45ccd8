# What is wrong with a variant of Tikal Legend
legend-quantity-slab-tokens = the number of slab tokens
legend-quantity-token = the token's value
legend-quantity-tokens = the number of tokens
legend-quantity-exchanged = the most treasures exchanged at once
legend-quantity-rounds = the number of rounds
legend-quantity-display-cards = the number of cards on display
legend-quantity-display-tiles = the number of tiles on display
legend-quantity-places = the number of places for cards
legend-quantity-steps = the number of the effect
legend-quantity-kind = the kind of treasure
legend-quantity-rotation = the rotation

legend-problem-game = this is a variant of the game `{ $found }`: write `game: "{ $known }"`, if it is one of this game
legend-problem-id-twice = the id `{ $id }` stands here twice: choose another
legend-problem-name = the name is empty: give one that players will see
legend-problem-by-players = { $found ->
    [one] { $found } number
   *[other] { $found } numbers
}: write three, for 2, for 3 and for 4 players
legend-problem-cell-twice = { $cell } stands here twice: remove one of the two
legend-problem-base-camp = { $cell } is the base camp: nothing else can be there
legend-problem-tiles = { $tiles } tiles: leave at most { $most }
legend-problem-masks = the ruins show { $masks } masks in all: leave at most { $most }
legend-problem-no-kind = there is no treasure kind { $kind }: kinds are numbered from 0
legend-problem-treasures = of this kind there are { $copies }, hidden and face up: leave at most { $most }
legend-problem-cards = { $cards } kinds of cards: choose 1 to { $most }
legend-problem-card-number = `{ $found }` is no number of a card: write two digits, and a part 1–9 after a hyphen if need be, such as `01-2`
legend-problem-card-order = card { $card } is out of order, or stands here twice: put the cards in the order of their numbers
legend-problem-not-of-cards = this effect belongs to directors' tiles: choose one of a card
legend-problem-not-of-powers = this effect belongs to cards: choose one of a director's tile
legend-problem-no-card-tile = `{ $tile }` is no tile of cards: name one of `card_tiles`
legend-problem-power-tiles = { $powers } directors' tiles: leave at most { $most }
legend-problem-powers = { $found ->
    [one] { $found } power
   *[other] { $found } powers
}: write { $powers }
legend-problem-no-scenario = there is no scenario: write one at least
legend-problem-no-tile = `{ $tile }` is no tile of the setup or the deck: name one that is
legend-problem-laid-twice = tile { $tile } is laid twice: remove one of the two
legend-problem-not-laid = tile { $tile } is not laid: every scenario lays all tiles of `setup`
legend-problem-on-dots = { $cell } is dotted: only tiles of cards are laid there
legend-problem-rotation = rotation { $rotation } of tile { $tile } looks like a lower one: write { $same }
legend-problem-few-cards = { $have ->
    [one] { $have } card
   *[other] { $have } cards
} with { $players } players, but { $need } are needed: add cards, or let there be fewer rounds or places
legend-problem-few-tokens = { $have ->
    [one] { $have } action token
   *[other] { $have } action tokens
} with { $players } players, but all rounds take { $need }: add tokens, or let there be fewer rounds
legend-problem-few-tiles = { $have ->
    [one] { $have } tile is
   *[other] { $have } tiles are
} left to draw in this scenario, but all rounds take { $need }: add tiles to the deck, lay fewer of them, or let there be fewer rounds
legend-problem-few-powers = { $have ->
    [one] { $have } director's tile
   *[other] { $have } directors' tiles
} for { $players } players, who take { $need }: add some
legend-problem-more-than = { $have } of this are more than the { $most } that each player has: choose at most { $most }
legend-problem-start-scores = { $scores ->
    [one] { $scores } start score
   *[other] { $scores } start scores
} for { $players } players: write one for each place of the order
legend-problem-unlisted = { $count ->
    [one] { $count } more problem is
   *[other] { $count } more problems are
} not listed: mend these first
