# The laboratory: what computer players found out about a variant
lab-run = { $variant }: { $players } players{ $setup }, level “{ $level }”, { $nodes ->
    [one] 1 node
   *[other] { $nodes } nodes
} a decision, seed { $seed }
lab-drawn = tiles drawn
lab-auctioned = turns auctioned
lab-other = Compared with { $variant } in games of the same seeds{ $setup }; * marks what differs beyond noise
lab-other-cells = The boards differ: their hexes are not compared one by one.
lab-other-tiles = The tiles differ: they are not compared one by one.
lab-games = { $games ->
    [one] { $played } of 1 game played
   *[other] { $played } of { $games } games played
}
lab-legend = In round brackets the 95 % interval, in square ones the numbers that 10, 50 and 90 of 100 games do not exceed
lab-more = and { $count } more, which --csv and --json have all
lab-progress = { $of ->
    [one] { $played } of 1 game
   *[other] { $played } of { $of } games
}
lab-by = decided by scoring { $number }
lab-interval = ({ $low } to { $high })

# What is measured
lab-win = Wins, by place in the order of play
lab-score = Score, by place in the order of play
lab-margin = Points by which the winner is ahead
lab-lead-changes = Changes of the lead, from scoring to scoring
lab-decided-turn = Turns played when the game is decided
lab-decided-scoring = Scoring with which the game is decided
lab-decided-part = The same, in percent of the turns
lab-turns = Turns
lab-actions = Actions of players
lab-action = Actions a game, by kind
lab-unspent = Action points not spent
lab-points = Points a game, by source
lab-temples = Temples on the board, by scoring
lab-temple-value = Value of all temples, by scoring
lab-tier-out = Games in which the last tier of a value was taken
lab-pieces = Pieces on a hex, added up over the scorings
lab-cell-tiled = Games in which a hex got a tile
lab-cell-entered = Games in which somebody came to a hex
lab-tile-placed = Games in which a tile was placed
lab-tile-entered = Games in which somebody came to a tile

# What the numbers belong to
lab-a-game = a game
lab-seat = player { $number }
lab-scoring = scoring { $number }
lab-start = start
lab-bids = bids
lab-from-temples = temples, scoring { $number }
lab-from-treasures = treasures, scoring { $number }
lab-bid = bid
lab-pass = pass
lab-choose = choose a tile
lab-place = place a tile

# The verdict
lab-no-verdict = { $games ->
    [one] No verdict yet: 1 game at the level “{ $level }” was played
   *[other] No verdict yet: { $games } games at the level “{ $level }” were played
}
lab-verdict = Verdict, resting on { $games } games at the level “{ $level }”; better players may find another
lab-too-few = Too few games for a verdict: play { $least } at least
lab-seat-more = Player { $number } wins more than a fair share: { $share } { $interval }, fair would be { $fair }
lab-seat-less = Player { $number } wins less than a fair share: { $share } { $interval }, fair would be { $fair }
lab-never-action = Never played: { $list }
lab-never-cell-tiled = { $count ->
    [one] Hex on which no tile was ever placed
   *[other] Hexes on which no tile was ever placed
}: { $list }
lab-never-cell-entered = { $count ->
    [one] Hex to which nobody ever came
   *[other] Hexes to which nobody ever came
}: { $list }
lab-never-tile-placed = { $count ->
    [one] Tile that was never placed
   *[other] Tiles that were never placed
}: { $list }
lab-never-tile-entered = { $count ->
    [one] Tile to which nobody ever came
   *[other] Tiles to which nobody ever came
}: { $list }
lab-in-other = { $said } (nor in the variant it is compared with: perhaps these players do not know how)
lab-hardly = Hardly ever played: { $action }, { $mean } times a game
lab-too-long = A game takes { $turns } turns; more than { $most } is too long for most tables
lab-longer = A game takes { $turns } turns, in the variant it is compared with { $other }
lab-nobody-wins = Nobody wins { $share } { $interval } of the games
lab-runaway = The leader runs away: { $share } { $interval } of the games are decided before half of the turns are played
lab-nothing = Nothing stands out
lab-cause = { $said }. Likely cause: { $cause }
lab-fault = In the rules: { $cause }
lab-decided-early = On average a game is decided after { $part } of its turns
lab-few-leads = The lead changes only { $mean } times a game
lab-runaway-cause = scoring { $scoring } decides most of them, and half are decided by turn { $turn } of { $turns }: it comes too soon, or what follows is worth too little
lab-known-turns = { $count ->
    [one] player { $list } has a turn more than the others
   *[other] players { $list } have a turn more than the others
} ({ $tiles } tiles, { $volcanoes ->
    [0] no volcano among them
    [one] 1 volcano among them
   *[other] { $volcanoes } volcanoes among them
}, for { $players } players)
lab-known-auction = in the last round of auctions { $left ->
    [one] 1 player gets no turn
   *[other] { $left } players get no turn
} ({ $tiles } tiles for { $players } players)
lab-known-cheap = “{ $action }” costs only 1 point, as little as anything can
lab-known-cheap-done = “{ $action }” costs only 1 point, as little as anything can; it is done { $mean } times a game
lab-known-early = group { $group }, which is drawn first, has { $volcanoes ->
    [one] a volcano
   *[other] { $volcanoes } volcanoes
} among its { $tiles } tiles: the first scoring can come before anything is built
lab-known-dear = it costs { $cost } action points, and a turn never has more than { $points }
lab-known-no-way = no way of hexes and slabs leads there from the base camp
lab-known-no-slabs = no slab on any side
lab-good = Good: { $said }
lab-good-seats = no advantage of a seat found in { $games } games: if there is one, a seat wins { $most } at most, fair would be { $fair }
lab-good-open = no leader runs away: { $share } of the games are decided before half of the turns are played, { $high } at most
lab-good-used = every action, hex and tile is used
lab-unmarked = { $count ->
    [one] 1 figure lies farther apart than its two intervals and is not marked all the same
   *[other] { $count } figures lie farther apart than their two intervals and are not marked all the same
}: among { $all } comparisons a few such come by chance alone. More games can tell.
lab-term-interval = 95 % interval: of 100 such runs with other seeds, about 95 hold the true number in theirs. More games make it narrower.
lab-term-nodes = Node: a position that a computer player looks at before it decides. The more, the better it plays.
lab-term-noise = Beyond noise: so far apart that it is hardly chance. If two variants were alike, 95 of 100 runs would mark nothing at all.

# Why the laboratory cannot do it
lab-fail-players = { $variant } is for { $least } to { $most } players, not for { $seats }: choose another number
lab-fail-setup = { $variant } cannot be set up like this: choose another setup
lab-fail-games = { $games } games: choose a number from 1 to { $most }
lab-fail-seed = Seed { $seed }: choose a number from 0 to { $most }
lab-fail-text = Line { $line }, column { $column }: these are no results, or the file breaks off there
lab-fail-format = It was written by a newer version of this program (format { $format }): use that version
lab-fail-game = It is of another game, “{ $game }”
lab-fail-content = “{ $field }” holds what no run can give: the file was changed or damaged
lab-fail-twice = Game { $game } is in an earlier file too, and would count twice: leave one of the two out
lab-fail-unchecked = It is of format 1, which has no fingerprint, so nobody can tell if it was changed: read it alone, or play its games again
lab-fail-shard = It has game { $game }, and games { $first } to { $last } are to be played here: name another file, or the shard it belongs to
lab-fail-threads = The system has no threads to play on: { $detail }
lab-fail-no-files = There is nothing to merge: name at least one file
lab-unlike-program = It is of another run: another version of the program played it
lab-unlike-game = It is of another run, of another game
lab-unlike-variant = It is of another run: the variant is another one, was changed, or was set up otherwise
lab-unlike-against = It is of another run: it compares with another variant, or with none
lab-unlike-players = It is of another run: the number of players is another one
lab-unlike-level = It is of another run: another level played
lab-unlike-seed = It is of another run: the seed is another one
lab-unlike-games = It is of another run: the number of games is another one
