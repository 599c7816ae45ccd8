# Scoring
scoring-heading = Scoring round
scoring-final = Last scoring
scoring-acts = { $name } acts
scoring-waits = { $name } waits
scoring-scored = { $name }: +{ $points }
scoring-temple = Temple { $cell }: { $points }
scoring-treasures = { $name } × { $copies }: { $points }

# If scored now
worth-heading = If scored now: { $points } ({ $temples } from temples, { $treasures } from treasures)
