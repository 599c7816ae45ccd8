# Scoring
scoring-heading = Scoring round
scoring-final = Last scoring
scoring-acts = { $name } acts
scoring-acts-you = You act
scoring-waits = { $name } waits
scoring-waits-you = You wait
scoring-scored = { $name }: +{ $points }
scoring-temple = Temple { $cell }: { $points }
scoring-treasures = { $name } × { $copies }: { $points }

# If scored now
worth-heading = If scored now: { $points } ({ $temples } from temples, { $treasures } from treasures)

# The banner beside the board
herald-drawn = { $name } drew a volcano. Everybody in turn plays { $points } points and scores, { $name } first
herald-drawn-you = You drew a volcano. Everybody in turn plays { $points } points and scores, you first
herald-taken = { $name } took the volcano. Everybody in turn plays { $points } points and scores, { $name } first
herald-taken-you = You took the volcano. Everybody in turn plays { $points } points and scores, you first
herald-final = For the last time everybody plays { $points } points and scores, { $name } first
herald-final-you = For the last time everybody plays { $points } points and scores, you first
herald-over = The scoring round is over
herald-close = Close what is announced
