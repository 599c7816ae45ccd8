# What is wrong with a variant; each sentence is that of the code
problem-error = error
problem-warning = warning
problem-line = { $head }: { $problem }

verdict-playable = can be played, { $errors }, { $warnings }
verdict-unplayable = cannot be played, { $errors }, { $warnings }
verdict-errors = { $errors ->
    [one] { $errors } error
   *[other] { $errors } errors
}
verdict-warnings = { $warnings ->
    [one] { $warnings } warning
   *[other] { $warnings } warnings
}

# Numbers with limits
problem-limits = { $what } is { $value }: choose a number from { $least } to { $most }
quantity-least-players = the least number of players
quantity-most-players = the greatest number of players
quantity-players = the number of players
quantity-rows = the number of rows
quantity-temple = the temple's value
quantity-masks = the number of masks
quantity-slabs = the number of slabs
quantity-copies = the number of copies
quantity-tier = the tier's value
quantity-tiers = the number of tiers
quantity-score = the score
quantity-cost = the cost
quantity-points = the number of action points
quantity-per-turn = the limit per turn
quantity-explorers = the number of explorers
quantity-leaders = the number of leaders
quantity-camps = the number of camps
quantity-guards = the number of guards
quantity-strength = the leader's strength
quantity-start = the start score
quantity-bid = the least bid

# The whole
problem-too-long = { $bytes } bytes of text: leave at most { $most }
problem-format = format { $format } is not known to this program: write `format: { $known }`, or use a newer program
problem-game = this is a variant of the game `{ $found }`: write `game: "{ $known }"` or leave the line out, if it is one of this game
problem-id = `{ $found }` cannot be an id: choose 1 to 40 letters, digits and hyphens, such as `my-jungle`
problem-id-taken = the id `{ $id }` belongs to a variant of the program, which is another one: choose another id
problem-text-length = the text has { $characters } characters: leave at most { $most }
problem-variant-name = the name is empty: give the variant a name that players will see
problem-more-errors = { $count ->
    [one] { $count } more error is
   *[other] { $count } more errors are
} not listed: mend these first
problem-more-warnings = { $count ->
    [one] { $count } more warning is
   *[other] { $count } more warnings are
} not listed: mend these first

# Players
problem-players = at least { $least } but at most { $most } players: exchange the two
problem-colours = { $colours ->
    [one] { $colours } colour
   *[other] { $colours } colours
} for { $players } players: name one for each player
problem-colour-name = this colour has no name: name it, such as `red`
problem-colour-twice = the colour `{ $colour }` stands here twice: choose another

# Board
problem-columns = { $columns } columns: choose 1 to { $most }
problem-cells = the board has { $cells } hexes: choose 1 to { $most }
problem-cell-name = `{ $found }` is no hex: expected a column letter a–z and a row from 1 to 26, such as `b4`
problem-left-out-twice = { $cell } is left out twice: remove one of the two
problem-left-out-nowhere = { $cell } is not in any column: it need not be left out
problem-off-board = { $cell } is not on the board: choose one of its hexes
problem-printed-twice = { $cell } has a printed tile already: remove one of the two
problem-base-camps = { $count } base camps are printed: print exactly one tile of kind `BaseCamp`
problem-base-camp-drawn = a base camp is printed on the board and never drawn: choose another kind
problem-pieces = { $cells ->
    [one] { $cells } hex is
   *[other] { $cells } hexes are
}, { $cell } among them, not joined to the base camp: join them, or leave them out
problem-unreachable = nobody can ever walk to { $cell }: join it to the base camp, or remove the tile

# Tiles
problem-group-name = `{ $found }` names no group: use one capital letter, A to Z
problem-group-twice = group { $group } stands here twice: put all its tiles into one
problem-group-order = group { $group } is out of alphabetical order: put the groups in order
problem-groups = { $groups } groups: leave at most { $most }, one for each letter
problem-group-unseen = games with { $players } players never see this group: add { $players }, or leave it so if that is meant
problem-deck = the deck has { $tiles } tiles: leave at most { $most }
problem-no-tiles = with { $players } players there are no tiles to draw: add a group with tiles for them
problem-more-tiles = with { $players } players there are { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} for { $cells ->
    [one] { $cells } free hex
   *[other] { $cells } free hexes
}: the last ones are put out of the game; add hexes or remove tiles if that is not meant
problem-remainder = { $tiles ->
    [one] { $tiles } tile does
   *[other] { $tiles } tiles do
} not go round with { $players } players: in the last round of auctions somebody gets no turn; add or remove tiles if that is not meant
problem-uneven = { $tiles ->
    [one] { $tiles } tile does
   *[other] { $tiles } tiles do
} not go round: { $list }{ $some ->
    [no] {""}
   *[yes] ; volcanoes count too, { $volcanoes } of them
}; add or remove tiles if that is not meant
problem-uneven-each = { $few } or { $many } turns each with { $players } players
problem-no-slabs = the tile has no slab on any side, so of itself it can never be placed, only against a neighbour's slab: give it a slab
problem-no-tier = this temple of { $value } can never grow, there is no tier { $next }: add such tiers, or change the value
problem-no-volcano = with { $players } players no tile is a volcano: only the end scores; add one if that is not meant
problem-cost-above = { $what ->
    [enter] entering
    [transfer] going from camp to camp
    [slab] laying a slab token
    [recruit_explorer] recruiting an explorer
    [recruit_leader] recruiting a leader
    [uncover] uncovering
    [dig] digging
    [exchange] exchanging
    [guard] setting a guard
   *[camp] building a camp
} costs { $cost } action points, and a turn never has more than { $points }: let it cost { $points } at most, or give turns more points

# Treasures and ties
problem-treasure-name = the treasure has no name: name it
problem-treasure-kinds = { $kinds } kinds of treasure: leave at most { $most }
problem-scores-missing = the table says what up to { $scores } of a kind score, but there are { $copies }: continue it by { $missing } more
problem-scores-long = the table has { $scores } numbers: leave at most { $most }
problem-few-treasures = { $masks ->
    [one] { $masks } mask
   *[other] { $masks } masks
} but { $treasures ->
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
}: the last ruins stay poorer; add treasures or remove masks
problem-tie-break = `{ $found }` stands here twice: remove one of the two

# Why the text of a variant was not changed
edit-no-variant = line { $line }, column { $column }: { $reason }
edit-breaks-off = line { $line }, column { $column }: the text breaks off here: mend it first
edit-not-there = there is no `{ $path }` in the text: put it in first
edit-already-there = `{ $path }` stands in the text already: change it instead
edit-no-value = `{ $value }` is not one value: write one, with all its brackets closed and no comment around it
edit-unwritable = the definition cannot be written as text: this is a fault of the program
edit-unfaithful = the text cannot be brought in line with the definition: write the definition anew
