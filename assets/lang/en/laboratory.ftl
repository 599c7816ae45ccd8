# The laboratory in the window
laboratory-page = Laboratory
laboratory-about = Computer players play this variant many times, beside everything else, and what happens is counted: who wins from which place, how long it takes, what is never used. The same choices give the same results, here and with “tikal lab”.
laboratory-players = Players
laboratory-level = Level
laboratory-level-random = random
laboratory-level-novice = novice
laboratory-level-adept = adept
laboratory-level-expert = expert
laboratory-level-master = master
laboratory-games = Games
laboratory-seed = Seed
laboratory-against = Compare with
laboratory-nothing = nothing
laboratory-parent = as elsewhere: { $name }
laboratory-open = document: { $name }
laboratory-start = Start
laboratory-start-hint = Plays the document as it is now, on all cores but one
laboratory-cancel = Stop
laboratory-cancel-hint = Ends what is being played; what was counted until then stays
laboratory-write = Figures as CSV…
laboratory-write-hint = Writes every figure to a file, as “tikal lab --csv” does
laboratory-rank = Rank the open documents
laboratory-rank-hint = Plays every open document that can be played in the same way, one after the other, and puts them in order
laboratory-rank-before = Ranking plays { $documents } documents, { $each } games each: { $games } games in all, { $time }.
laboratory-rank-few = A ranking needs at least { $each } games of each document, { $games } in all, { $time }: choose { $each } games or more.
laboratory-minutes = { $count ->
    [0] less than a minute
    [one] about a minute
   *[other] about { $count } minutes
}
laboratory-hours = { $count ->
    [one] about an hour
   *[other] about { $count } hours
}
laboratory-path = Figures to:
laboratory-file-kind = Figures
laboratory-replace-why = It will hold these figures; what is in it now is lost.
laboratory-busy = The laboratory is at work: { $name }
laboratory-not-playable = It cannot be played as it is: mend its problems first.
laboratory-old = These results are of the document as it was before its last changes: start again to see what they do.
laboratory-legend = In brackets stand the 95 % intervals.
laboratory-show = Show: { $page }
laboratory-differences = Differs beyond noise
laboratory-no-differences = Nothing: every difference may be chance.
laboratory-more = { $count ->
    [one] 1 more
   *[other] { $count } more
}
laboratory-other = compared: { $variant }
laboratory-numbers = Numbers
laboratory-numbers-of = Numbers: { $what }
laboratory-difference = { $what }, { $key }: { $own } { $interval }, compared with { $other } { $others }
laboratory-parts = { $told }; 10 of 100 games at most { $low }, half at most { $middle }, 90 at most { $high }
laboratory-line = { $key }: { $own }
laboratory-line-other = { $key }: { $own }; compared: { $other }
laboratory-line-marked = { $key }: { $own }; compared: { $other } * differs beyond noise
laboratory-picture = { $heading }: { $list }
laboratory-most = most: { $list }
laboratory-never = never: { $list }
laboratory-by = decided by turn { $turn }

# What the cards mean
laboratory-about-win = A fair variant gives every place the same share: the dashed line. The thin lines are the 95 % intervals.
laboratory-about-score = The box holds the middle half of the games, its line the median; the thin lines hold eight games in ten.
laboratory-about-decided = How many games are decided by then: from that turn on the winner is in front after every scoring.
laboratory-about-turns = How long games are, in turns: a turn is a tile, as at the table; those of scoring rounds are not counted.
laboratory-about-actions = How much is done in a game, by all players together.
laboratory-about-leads = How often somebody else is in front after a scoring than after the one before.
laboratory-about-margin = How close games end.
laboratory-about-action = How often each action is played in a game, by all players together.
laboratory-about-points = Where the points of all players come from.
laboratory-about-temple-value = What all temples on the board are worth when a scoring is over.
laboratory-about-tier-out = How often the last tier of a value is taken; at 0 % there are more than enough.
laboratory-about-pieces = Where pieces and guards stand when scorings are over: the hotter, the more; the base camp, where pieces wait, does not count for the colours. Crossed out: never.
laboratory-about-cell-tiled = In how many of 100 games a hex gets a tile. Crossed out: never.
laboratory-about-cell-entered = In how many of 100 games anybody comes to a hex; printed volcanoes are left out. Crossed out: never.
laboratory-about-tile-placed = The tiles that are placed least often.
laboratory-about-tile-entered = The tiles to which players come least often.

# The order of several variants
laboratory-ranking = Order of the open documents
laboratory-ranking-rests = Rests on { $games } games each with { $players } players at the level “{ $level }”. A variant begins with 100 points and loses some for each flaw; what may be chance costs nothing. Two that are a few points apart are about as good.
laboratory-place = { $place }. { $name }: { $points } of { $whole } points
laboratory-place-old = It was changed since.
laboratory-place-closed = It is not open any more.
laboratory-reason = −{ $points }: { $reason }
laboratory-left-out = Left out: { $name }. { $reason }
lab-fail-fault = A game was broken off by a fault of the program; what was counted before it is kept
lab-tier = value { $number }

# Several runs
laboratory-players-all = each number
laboratory-of = { $what }, { $key }
laboratory-sweep = Vary a number of the document
laboratory-sweep-about = The document is played once with each of these values in the place of one number of its text; all else stays as it is.
laboratory-sweep-number = Number
laboratory-sweep-now = { $name } (now { $value })
laboratory-from = From
laboratory-to = To
laboratory-step = Step
laboratory-sweep-start = { $count ->
    [one] Play 1 value
   *[other] Play { $count } values
}
laboratory-sweep-hint = Plays as many games with each value as chosen above, with as many players; { $most } values at most
laboratory-sweep-left-out = It cannot be played with { $values }.
laboratory-plotted = Plotted
laboratory-show-point = Shows everything that was measured there below
laboratory-run-compare = These results beside
laboratory-run-none = what was played with them
laboratory-run-name = run { $number }
laboratory-run-now = Run { $number }, the document as it is now: { $games } games, { $level }
laboratory-run-before = Run { $number }, before a change: { $games } games, { $level }
laboratory-watch = Watch game { $game }
laboratory-watch-least = The game with the least: { $what }
laboratory-watch-most = The game with the most: { $what }
laboratory-watch-wait = The game is played once more, and shown then…
