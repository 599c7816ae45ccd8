# The side column
tab-players = Players
tab-table = Table
side-supplies = Supplies
side-supplies-hint = Supplies: tiles and tiers
side-temples = Temples
side-temples-hint = Temples: who controls them (L)

# Supplies
groups-volcanoes = { $count ->
    [one] { $count } volcano among them
   *[other] { $count } volcanoes among them
}
groups-heading = Tiles left by group
groups-left = Group { $group }: { $left ->
    [one] { $left } tile left
   *[other] { $left } tiles left
}
tiers-heading = Tiers left
tiers-left = Tier { $tier }: { $left } left
treasures-hidden = { $count ->
    [one] 1 treasure still hidden
   *[other] { $count } treasures still hidden
}
treasures-hidden-few = { $count ->
    [one] 1 treasure still hidden
   *[other] { $count } treasures still hidden
}, { $dug } to be dug up

# Log
log-heading = Log
log-notation = Notation
log-notation-hint = The log in notation, as records are written
log-notation-about = The log in notation: the short English words in which records write every action, with the names of the hexes. Another click goes back to sentences
log-in-records = In records it is written:

# Players
player-score-hint = Score
player-you = you
player-addressed = You
player-own = { $name }: that is you
player-own-hint = You play these pieces
player-worth = +{ $points }
player-explorers = Explorers in reserve: { $count }
player-leader = Leaders in reserve: { $count }
player-camps = Camps left: { $count }
player-guards = Guards left: { $count }
player-copies = { $name } × { $copies }
player-treasures-hint = { $points ->
    [one] Scores { $points } point in every scoring round
   *[other] Scores { $points } points in every scoring round
}{ $next ->
    [0] { "" }
   *[other] ; with one more of its kind { $next }
}
player-treasure-single = Others can exchange for it as long as it is the only one of its kind here
player-treasure-safe = Several of one kind cannot be exchanged away
player-temples = Temples: { $list }; { $total } in all
player-temples-listed = { $total }: { $list }
player-nothing = No temple, no treasure
player-held = { $cell } ({ $value })
player-guarded = { $cell } ({ $value }, guarded)
player-amulet-up = Amulet face up: the turn of this round is still to come, so its owner bids. It is no treasure and brings no points
player-amulet-now = Amulet face up: the turn of this round is being played now, then it is turned down. It is no treasure and brings no points
player-amulet-out = Amulet face up: the turn of this round is still to come. Whoever has passed is out of this auction and may bid in the next one. It is no treasure and brings no points
player-amulet-down = Amulet face down: the turn of this round has been taken; there is no more bidding until the next round. It is no treasure and brings no points
player-bid = bids { $bid }
player-passed = passes
player-won = pays { $bid }
player-won-hint = { $name } won this auction with { $bid }
player-bid-hint = In this auction, { $name } bid { $bid }
player-passed-hint = In this auction, { $name } passed

# Auction
auction-heading = Auction
auction-tiles = Face up
auction-choose = Choose a tile
auction-face-up = Face up: { $tile }
auction-take = Take { $tile }
auction-volcano = Whoever takes it begins a scoring round, and acts first in it
auction-passed-first = { $name } passed first
auction-passed-first-you = You passed first
auction-first-hint = Who passes first takes the turn for nothing if nobody bids
auction-poor = { $name } cannot bid
auction-poor-you = You cannot bid
auction-poor-hint = Too few points to bid more: that counts as a pass, nobody is asked
auction-won-free = { $name } plays for free
auction-won-free-you = You play for free
auction-passed = { $name } passed
auction-passed-you = You passed
auction-bid = { $name } bids { $bid }
auction-bid-you = You bid { $bid }
auction-bid-won = { $name } wins with { $bid }
auction-bid-won-you = You win with { $bid }
auction-bid-before = { $name } has bid { $bid }
auction-bid-before-you = You have bid { $bid }
auction-asked = { $name } is asked
auction-asked-you = You are asked
auction-asked-again = { $name } is asked (bid { $bid })
auction-asked-again-you = You are asked (you bid { $bid })
auction-in = { $name } has yet to answer
auction-in-you = You have yet to answer
auction-bid-title = Bid { $bid }
auction-leaves = leaves { $left }
auction-other = Other amount…
auction-number = Another number of points
auction-range = { $least } to { $most }
auction-higher = Any bid from { $least } to { $most }, whether or not it has a button of its own: type the number, then press the button next to it
auction-less = One less
auction-more = One more
auction-pass = Pass
auction-out = and drop out
auction-stays = Final: the others answer it at once
auction-taken-back = “{ bar-undo }” takes it back, with what the others did after it

# Chance by hand
chance-heading = What came up?
chance-drawn = Drawn: { $tile }
chance-revealed = Dug up: { $kind }
chance-left = { $left } left
chance-find = Find by name
chance-none = Nothing of that name can come up now
correct-entry = Correct…
correct-hint = Enter something else in its place, also if others have played since
correct-name = Correct: { $said }
correct-draw = Correct this draw…
correct-treasure = Correct this treasure…
correct-chance = Correct this chance…
correct-heading = Correct what was entered?
correct-since = { $count ->
    [one] { $count } action since, of { $names }, is taken back
   *[other] { $count } actions since, of { $names }, are taken back
}
correct-since-chance = { $count ->
    [one] { $count } entry since is taken back
   *[other] { $count } entries since are taken back
}
correct-again = Until something is entered anew, Redo plays all of it again
correct-do = Go back there and enter it again
correct-keep = Leave it
amend-step = Change this step…
amend-shown = Change the step that is shown…
amend-entry = Change…
amend-hint = Put right or take out what was played here, also if others have played since
amend-name = Change: { $said }
amend-question = Change what was played?
amend-do = Put it right, then play the rest again
amend-take-out = Take it out, play the rest again
amend-kept = { $count ->
    [one] { $count } action since is played again if it is still legal
   *[other] { $count } actions since are played again as far as they are legal
}
amend-back = Go back there and play on from it
amend-heading = To be put right: { $said }
amend-later = { $count ->
    [one] Play here what was played on the table; then the action after it is played again, if it is still legal
   *[other] Play here what was played on the table; then the { $count } actions after it are played again, as far as they are legal
}
amend-play-rest = Play the rest again
amend-restore = As it was before
amend-computer = The computer waits: play the rest again, or leave the game as it was
amend-done = Put right
amend-all = { $count ->
    [one] The action after it was played again
   *[other] All { $count } actions after it were played again
}
amend-dropped = { $dropped } of the { $count } actions after it { $dropped ->
    [one] was
   *[other] were
} left out
amend-first = First { $name }: “{ $line }”. { $why }
amend-no-reason = It no longer fits there

# Exchange
exchange-heading = Exchange a treasure
exchange-give = You give
exchange-take = { $name } gives
exchange-give-name = Give { $kind }
exchange-take-name = Take { $kind } from { $name }
exchange-open = Choose the treasure you give, then the one you take
exchange-open-give = Now choose the treasure you give
exchange-open-take = Now choose the treasure you take
exchange-do = Exchange
exchange-cancel = Cancel
exchange-about = Costs { $cost } action points. Only a treasure of which its owner has exactly one can be exchanged, so pairs and threes are not shown.

# The cover of the board in a game with secrets
cover-title = It is { $name }’s turn
cover-about = Some things only { $name } may see. Whoever else is here looks away.
cover-lift = Lift the cover
