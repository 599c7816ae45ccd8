# Scoring
scoring-heading = Décompte
scoring-final = Décompte final
scoring-acts = { $name } agit
scoring-acts-you = Vous agissez
scoring-waits = { $name } attend
scoring-waits-you = Vous attendez
scoring-scored = { $name } : +{ $points }
scoring-temple = Temple { $cell } : { $points }
scoring-treasures = { $name } × { $copies } : { $points }

# If scored now
worth-heading = Si l’on comptait maintenant : { $points } ({ $temples } de temples, { $treasures } de trésors)

# La bannière à côté du plateau
herald-drawn = { $name } a tiré un volcan. Chacun joue { $points } points, puis compte ; { $name } commence
herald-drawn-you = Vous avez tiré un volcan. Chacun joue { $points } points, puis compte ; vous commencez
herald-taken = { $name } a pris le volcan. Chacun joue { $points } points, puis compte ; { $name } commence
herald-taken-you = Vous avez pris le volcan. Chacun joue { $points } points, puis compte ; vous commencez
herald-final = Chacun joue { $points } points pour la dernière fois, puis compte ; { $name } commence
herald-final-you = Chacun joue { $points } points pour la dernière fois, puis compte ; vous commencez
herald-over = Le décompte est terminé
herald-close = Fermer l’annonce
