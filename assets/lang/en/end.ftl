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
