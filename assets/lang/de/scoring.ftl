# Scoring
scoring-heading = Wertung
scoring-final = Schlusswertung
scoring-acts = { $name } handelt
scoring-acts-you = Du handelst
scoring-waits = { $name } wartet
scoring-waits-you = Du wartest
scoring-scored = { $name }: +{ $points }
scoring-temple = Tempel { $cell }: { $points }
scoring-treasures = { $name } × { $copies }: { $points }

# If scored now
worth-heading = Würde jetzt gewertet: { $points } ({ $temples } aus Tempeln, { $treasures } aus Schätzen)

# Das Banner neben dem Plan
herald-drawn = { $name } hat einen Vulkan gezogen. Reihum spielt jeder { $points } Punkte und wertet; { $name } beginnt
herald-drawn-you = Du hast einen Vulkan gezogen. Reihum spielt jeder { $points } Punkte und wertet; du beginnst
herald-taken = { $name } hat den Vulkan genommen. Reihum spielt jeder { $points } Punkte und wertet; { $name } beginnt
herald-taken-you = Du hast den Vulkan genommen. Reihum spielt jeder { $points } Punkte und wertet; du beginnst
herald-final = Zum letzten Mal spielt jeder { $points } Punkte und wertet; { $name } beginnt
herald-final-you = Zum letzten Mal spielt jeder { $points } Punkte und wertet; du beginnst
herald-over = Die Wertung ist vorbei
herald-close = Ansage schließen
