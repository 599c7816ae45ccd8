# Scoring
scoring-heading = Décompte
scoring-final = Décompte final
scoring-acts = { $name } agit
scoring-waits = { $name } attend
scoring-scored = { $name } : +{ $points }
scoring-temple = Temple { $cell } : { $points }
scoring-treasures = { $name } × { $copies } : { $points }

# If scored now
worth-heading = Au décompte immédiat : { $points } ({ $temples } de temples, { $treasures } de trésors)
