# Scoring
scoring-heading = Wertung
scoring-final = Schlusswertung
scoring-acts = { $name } handelt
scoring-waits = { $name } wartet
scoring-scored = { $name }: +{ $points }
scoring-temple = Tempel { $cell }: { $points }
scoring-treasures = { $name } × { $copies }: { $points }

# If scored now
worth-heading = Würde jetzt gewertet: { $points } ({ $temples } aus Tempeln, { $treasures } aus Schätzen)
