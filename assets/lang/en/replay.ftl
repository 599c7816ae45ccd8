# A game that is replayed or checked
replay-turn = { $number }. { $progress }
replay-comment = {"       "}“{ $comment }”
replay-score = { $name } { $score }
replay-scores = {"       "}Scores: { $scores }
replay-final = Final scores: { $scores }
replay-winners = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}
replay-goes-on = Not over: { $progress }. Scores: { $scores }
replay-no-turn = There is no turn { $turn }: choose a number from 1 to { $turns }
replay-no-sight = Nobody is called “{ $asked }”: write all, spectator, or the number or name of a seat: { $seats }
replay-secrets = This record holds what only single seats know. It is shown { $sight }
sight-all = with everything that is in it
sight-spectator = as a spectator sees it
sight-seat = as { $name } saw it
verify-sound = { $file }: all { $actions } actions are legal and the scores are right. { $end }
verify-stopped = { $file }: action { $action }, “{ $line }”, cannot be played: { $reason }
verify-scores = { $file }: { $name } has { $score } points, but what has scored makes { $sum }
verify-torn = { $file }: the last line is cut off. All before it holds
verify-wrong = { $file }: line { $line } is damaged. All before it holds
verify-no-record = { $file }: { $reason }
summary-computer = { $name }: { $level }
summary-turning-points = Turning points:
summary-lead = After turn { $turn } { $name } leads: { $scores }
summary-chances = After turn { $turn } { $name } is the likeliest to win: { $scores }
summary-chance = { $name } { $percent }%
parting-other-start = The two records did not begin alike: they cannot be compared
parting-nowhere = The two records hold the same actions
parting-after = { $actions ->
    [0] They part with the first action
    [one] They part after the first action
   *[other] They part after { $actions } actions
}
parting-here = In this record: { $said }. { $end }
parting-there = In the other one: { $said }. { $end }
parting-ends = it ends here

# The replay in the window
menu-replay = Replay the game
end-replay = Replay
replay-end = End replay
replay-step = Step { $step } of { $steps }
replay-more = More
replay-speed = Speed { $speed }
replay-play = Play
replay-pause = Pause
replay-turn-earlier = A turn earlier
replay-turn-later = A turn later
replay-mark-earlier = To the mark before: a scoring, an event, a turning point, a comment
replay-mark-later = To the next mark: a scoring, an event, a turning point, a comment
replay-first = To the beginning
replay-last = To the end
replay-faster = Replay faster
replay-slower = Replay slower
replay-comment-write = Comment
replay-comment-heading = Comment on step { $step }
replay-comment-keep = Keep
replay-comment-change = Change
replay-branch = Play on from here
replay-branch-name = { $name }, from step { $step }
replay-compare = Compare…
replay-compare-heading = Compare with which game?
replay-compare-about = These games began like this one and went the same way for a while.
replay-compare-none = No other game that is kept, or was opened lately, began like this one
replay-compare-file = Another file…
replay-compare-no-dialog =
    This system shows no file dialog. Open the other record once: it is offered here then
replay-compared = Compared with “{ $name }”
replay-compared-close = Close comparison
replay-go-there = Go there
replay-parts-here = The other record parts here
replay-shown-as = Show it { $sight }
replay-secrets-heading = This game holds secrets
replay-secrets-over = Single seats knew what others did not. The game is over, so nothing of it need be hidden any more: for whose eyes is it shown?
replay-secrets-about = Single seats know what others do not, and the game is not over. Whoever sees more of it than their own seat knows what they should not: for whose eyes is it shown?
idle-no-replay = Only a game in which something was played is replayed, not a lesson, a puzzle or a plan
idle-no-earlier = There is none before this moment
idle-no-later = There is none after this moment
idle-fastest = It goes no faster
idle-slowest = It goes no slower
palette-replay = Replay: { $name }

# Codes and summaries of games
menu-copy-code = Copy the game’s code
menu-copy-summary = Copy a summary
menu-paste-code = Paste a code
message-code = The code of this game is copied: { $count } characters
message-code-secrets = The code of this game is copied: { $count } characters. It holds the secrets of every seat
message-summary = A summary of this game is copied
message-code-opened = The game of the code is open
message-code-not-opened = The code is not opened: { $reason }
message-branched = A new game begins after step { $step }. The other one stays as it was
