# End
end-parts = { $temples } + { $treasures }
end-rematch = Revanche
end-rematch-hint = Dieselben Spieler und Regeln, der nächste beginnt
end-heading = Das Spiel ist zu Ende
end-winner = { $names } gewinnt
end-winners = { $names } gewinnen gemeinsam
end-tie-guarded = Gleichstand: der wertvollste bewachte Tempel entschied
end-tie-treasures = Gleichstand: die Zahl der Schätze entschied
end-and = {" und "}
end-close = Spielplan ansehen
end-save = Partie speichern…
end-back = Zurück
end-again = Neues Spiel…
end-start = Startpunkte
end-paid = Bei Versteigerungen bezahlt
end-minus = −{ $points }
end-round = { $number }. Wertung
end-last-round = Schlusswertung
end-score = Endstand
end-hint = Klein darunter: Tempel + Schätze

# The scores as a picture
plot-heading = Der Punktestand Zug für Zug
plot-turn = Zug
plot-points = Punkte
plot-final = Ende
plot-point = { $name }, Zug { $turn }: { $points }
plot-start = { $name }, am Anfang: { $points }
plot-scored = { $name }, in einer Wertung: { $points }
plot-scores = { $name } { $scores }
plot-name = Punktestand bei jeder Wertung und am Ende: { $scores }
plot-hint = Gestrichelt: Wertungen
