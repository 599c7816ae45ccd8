# End
end-parts = { $temples } + { $treasures }
end-rematch = Rematch
end-rematch-hint = The same players and rules, the next one begins
end-heading = The game is over
end-winner = { $names } wins
end-winners = { $names } share the victory
end-tie-guarded = Equal scores: the most valuable guarded temple decided
end-tie-treasures = Equal scores: the number of treasures decided
end-and = {" and "}
end-close = Look at the board
end-save = Save the record…
end-back = Back
end-again = New game…
end-start = Starting score
end-paid = Paid in auctions
end-minus = −{ $points }
end-round = Scoring round { $number }
end-last-round = Last scoring
end-score = Final score
end-hint = In small print: temples + treasures

# The scores as a picture
plot-heading = The scores turn by turn
plot-turn = Turn
plot-points = Points
plot-final = end
plot-point = { $name }, turn { $turn }: { $points }
plot-start = { $name }, at the start: { $points }
plot-scored = { $name }, in a scoring round: { $points }
plot-scores = { $name } { $scores }
plot-name = Scores at every scoring and at the end: { $scores }
plot-hint = Dashed lines: scoring rounds

# The review of a game
end-review = Review the game
side-review = Review
side-review-hint = Review: what every turn was worth
review-about = The computer goes through the game and says of every turn what it would have played, and how much of the chance to win that is.
review-begin = Review the game
review-first = Going through the game: { $done } of { $all } turns
review-closer = Looking closer: { $done } of { $all } turns
review-stopped = Stopped: { $done } of { $all } turns
review-stopped-closer = Stopped; looked at closer: { $done } of { $all } turns
review-done = Every turn was looked at closely
review-stop = Stop
review-go-on = Go on
review-curve = Chance to win
review-curve-name = Chance to win over the game, in percent: { $shares }
review-shares = { $name } { $shares }
review-point = { $name }: { $share } %
review-worst = What cost most
review-none = No turn gave anything away that is worth telling
review-none-yet = Nothing found yet
review-waits = in order once the pointer is elsewhere
review-all = All turns
review-turn = { $part ->
    [scoring] Scoring before turn { $turn }, { $name }
    [final] Last scoring, { $name }
   *[turn] Turn { $turn }, { $name }
}
review-given = { $share } given away
review-given-points = about { $points } points given away, nothing of the win
review-as-good = nothing given away
review-unknown = not looked at yet
review-played = Played: { $steps }
review-better = Better: { $steps }
review-nothing = the turn ends at once
review-share = { $name }’s chance to win was { $played } afterwards.
review-share-you = Your chance to win was { $played } afterwards.
review-share-better = With that, { $name }’s chance to win was { $best }; as played, { $played }.
review-share-better-you = With that, your chance to win was { $best }; as played, { $played }.
review-show = Show
review-close = Close
review-try = Try it
review-try-hint = Play on from this turn; computers play the others, and nothing is kept
review-note = Treasures count as they came up. The chances are estimates; they get better while the review goes on.
review-note-auction = Bids and the choice of a tile are not judged. Treasures count as they came up. The chances are estimates; they get better while the review goes on.
end-hints = Hints

# Chances to win
chance-sure = { $share } %
chance-about = about { $share } %
chance-under = under { $share } %
chance-over = over { $share } %
chance-range = about { $from } to { $to } %
chance-at-most = at most { $share } %
chance-at-least = at least { $share } %
