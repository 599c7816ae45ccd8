# Scoring
scoring-heading = Décompte
scoring-final = Décompte final
scoring-acts = { $name } agit
scoring-waits = { $name } attend
scoring-scored = { $name } : +{ $points }
scoring-temple = Temple { $cell } : { $points }
scoring-treasures = { $name } × { $copies } : { $points }

# If scored now
worth-heading = Si l’on comptait maintenant : { $points } ({ $temples } de temples, { $treasures } de trésors)
