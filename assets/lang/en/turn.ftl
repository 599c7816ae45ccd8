# What was done, in a sentence
step-draw = { $name } draws { $tile }
step-turn-up = { $tile } is turned up
step-reveal = { $name } digs up a treasure: { $kind }
step-bid = { $name } bids { $bid }
step-pass = { $name } passes
step-choose = { $name } takes { $tile }
step-choose-free = Nobody bid: { $name } takes { $tile } for free
step-choose-paid = { $name } takes { $tile } for { $price ->
    [one] { $price } point
   *[other] { $price } points
}
step-scoring = { $said }. A scoring round begins
step-place = { $name } places a tile on { $cell }: { $tile }
step-place-again = { $name } places the tile on { $cell }
step-enter-explorer = { $name } enters an explorer on { $cell }
step-enter-leader = { $name } enters the leader on { $cell }
step-walk = { $name } walks { $count ->
    [one] an explorer
   *[other] { $count } explorers
} from { $from } to { $to }
step-walk-leader = { $name } walks the leader from { $from } to { $to }
step-uncover = { $name } uncovers a tier on { $cell }: { $value }
step-uncover-again = { $name } uncovers a tier on { $cell }
step-dig = { $name } digs on { $cell }
step-exchange = { $name } exchanges a treasure with { $other }: { $give } for { $take }
step-camp = { $name } builds a camp on { $cell }
step-guard-explorer = { $name } sets an explorer as guard on { $cell }
step-guard-leader = { $name } sets the leader as guard on { $cell }
step-end = { $name } ends the turn
step-end-lost = { $name } ends the turn, { $points ->
    [one] { $points } action point is lost
   *[other] { $points } action points are lost
}
step-score = { $name } scores { $points }

# The same in a line of the log: a sign in front says who, and the pictures say what
line-draw = draws { $picture } { $tile }
line-turn-up = turned up: { $picture } { $tile }
line-reveal = digs up: { $picture } { $kind }
line-bid = bids { $bid }
line-pass = passes
line-choose = takes { $picture } { $tile }
line-choose-free = takes { $picture } { $tile } for free
line-choose-paid = takes { $picture } { $tile } for { $price }
line-scoring = { $line }: scoring
line-place = places { $picture } on { $cell }
line-enter = enters { $picture } on { $cell }
line-walk = walks { $count ->
    [one] { $picture }
   *[other] { $count } { $picture }
} { $from } → { $to }
line-uncover = uncovers { $cell }: { $value }
line-dig = digs on { $cell }
line-exchange = gives { $other } { $give } for { $take }
line-exchange-short = exchanges { $give } for { $take }
line-camp = builds { $picture } on { $cell }
line-guard = guards { $cell } with { $picture }
line-end = ends the turn
line-end-lost = ends, { $points ->
    [one] { $points } point lost
   *[other] { $points } points lost
}
line-score = scores { $points }

# The same on a chip
chip-walk = { $from } → { $to }
chip-walk-some = { $count } × { $from } → { $to }
chip-tile = Tile { $tile }
chip-place = Place { $cell }
chip-enter = Enter { $cell }
chip-uncover = Uncover { $cell }
chip-dig = Dig { $cell }
chip-exchange = Exchange
chip-camp = Camp { $cell }
chip-guard = Guard { $cell }
chip-end = End

# The strip of the turn's steps
strip-undo = Step { $step }, take back to here: { $said }
strip-redo = Step { $step }, play again up to here: { $said }
strip-fixed = Step { $step }: { $said }
strip-undo-hint = Click to take this back, with all that came after it
strip-lesson-hint = The lesson begins with this, so it stays
strip-redo-hint = Taken back: click to play again up to here
strip-earlier = { $count } earlier steps
lock-hint = Something came to light here: nothing before it can be taken back
lock-chance = Cannot be taken back: a tile or treasure came to light
lock-not-yours = Cannot be taken back: it is not your step

# Looking back
look-back-hint = Click to see the board as it stood after this; nothing is taken back
look-back-end = Click to return to the present
log-line = Line { $step }, look back: { $said }
log-unsafe = { $said } (not kept yet)
back-earlier = A step earlier
back-later = A step later
back-now = Back to now
back-step = Looking back: step { $step } of { $steps }
back-step-short = { $step } of { $steps }
back-start = The beginning of the game

# Recap at hand-over
recap-heading = Since your last turn
recap-decided = Since you bid or passed
recap-first = Before your first turn
recap-close = Fold the recap
recap-open = Open the recap
recap-show = Step { $step }, show on the board: { $said }
recap-paid = { $name } paid { $points ->
    [one] { $points } point
   *[other] { $points } points
} for a turn
recap-paid-you = You paid { $points ->
    [one] { $points } point
   *[other] { $points } points
} for a turn
recap-free-you = Nobody bid: you play a turn for free
recap-free = Nobody bid: { $name } played a turn for free
recap-guarded = { $name } guards the temple on { $cell } ({ $value }): it stays theirs for good
recap-exchanged = { $by } has taken { $lost } from { $name } and given { $got } for it
recap-exchanged-you = { $by } has taken { $lost } from you and given you { $got } for it
recap-control = { $name } controls the temple on { $cell } ({ $value })
recap-control-you = You control the temple on { $cell } ({ $value })
recap-control-from = { $name } now controls the temple on { $cell } ({ $value }); { $before } did before
recap-control-you-from = You now control the temple on { $cell } ({ $value }); { $before } did before
recap-control-from-you = { $name } took the temple on { $cell } ({ $value }) from you
recap-control-hands = The temple on { $cell } ({ $value }) changed hands: { $names }
recap-control-lost = { $name } no longer controls the temple on { $cell } ({ $value }), nor does anybody else
recap-control-lost-you = You no longer control the temple on { $cell } ({ $value }), nor does anybody else
recap-control-nobody = Nobody controls the temple on { $cell } ({ $value }) any more
recap-control-shared-you = You control the temple on { $cell } ({ $value }) together with { $names }
recap-control-shared = { $names } control the temple on { $cell } ({ $value }) together

# Plan
plan-heading = Plan for { $name }: nothing of this is played
plan-heading-you = Your plan: nothing of this is played
plan-waiting = Plan for { $name }
plan-waiting-you = Your plan
plan-turn = It is your turn, { $name }! Your plan is still open
plan-turn-you = It is your turn! Your plan is still open
plan-turn-first = The game waits for your answer first: go back to it
plan-empty = A try of the next turn, without its tile
plan-nothing = Nothing is planned
plan-log = Only what is tried out here is listed. The log of the game comes back with “{ $back }”
plan-waits = { $count ->
    [one] { $count } step, possible so far
   *[other] { $count } steps, all possible so far
}
plan-holds = { $count ->
    [one] { $count } step, still possible
   *[other] { $count } steps, all still possible
}
plan-fails = Step { $number } is no longer possible ({ $said }): { $why }. The plan’s board is the one before that
plan-play = Play the plan
plan-play-hint = In the turn itself, once its tile is placed, if every action is still possible
plan-show = Show the plan
plan-hide = Back to the game
plan-drop = Drop the plan
plan-drop-question = { $count ->
    [one] Give up { $count } planned step?
   *[other] Give up { $count } planned steps?
}
plan-drop-do = Give it up
plan-drop-keep = Keep it
plan-open = What comes up here nobody knows: the plan ends here
plan-others = Others are to move here: the plan ends
plan-none = Nothing can be planned now: a plan is for a person’s next turn, while others act

# Hint
hint-heading = Hint for { $name }: nothing of this is played
hint-heading-you = Hint for you: nothing of this is played
hint-by = What the level “{ $level }” would do
hint-end = then end the turn
hint-score = then score
hint-share = Played so, your chance to win would be { $chance }
hint-worths = Worth to you, in points above the tile that comes without a bid: { $list }
hint-worth = { $tile }: { $worth }
hint-bid = { $most ->
    [0] No tile is worth a bid
   *[other] Bid up to { $most }
}
hint-play = Play it
hint-close = Close the hint
hint-stop = Stop the search for a hint
hint-changed = You have changed it on this copy: “{ hint-play }” plays what was done here.
hint-undone = You have taken it back on this copy.
ask-hint = Looking for a hint …
ask-hint-shown = Play it, close it, or undo and try something else on this copy
ask-hint-undone = Close the hint, or try something else on this copy
thinking-done = { $percent } % of the search is done
bar-pause = Pause
bar-pause-about = Computers wait until you let them go on
bar-hint = Hint
bar-hint-about = What the strongest computer player would do now, and why. That a hint was shown is noted in the game
