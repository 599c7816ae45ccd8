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

# The review of a game
end-review = Partie auswerten
side-review = Analyse
side-review-hint = Analyse: was jeder Zug wert war
review-about = Der Computer geht die Partie durch und sagt bei jedem Zug, was er gespielt hätte und wie viel Siegchance das ausmacht.
review-begin = Partie auswerten
review-first = Erster Durchgang: { $done } von { $all } Zügen
review-closer = Genauerer Durchgang: { $done } von { $all } Zügen
review-stopped = Angehalten: { $done } von { $all } Zügen
review-stopped-closer = Angehalten; genauer angesehen: { $done } von { $all } Zügen
review-done = Alle Züge sind genau angesehen
review-stop = Anhalten
review-go-on = Weiter
review-curve = Siegchance
review-curve-name = Siegchance im Lauf der Partie, in Prozent: { $shares }
review-shares = { $name } { $shares }
review-point = { $name }: { $share } %
review-worst = Was am meisten kostete
review-none = Kein Zug hat etwas Nennenswertes verschenkt
review-none-yet = Noch nichts gefunden
review-waits = geordnet, sobald der Zeiger woanders ist
review-all = Alle Züge
review-turn = { $part ->
    [scoring] Wertung vor Zug { $turn }, { $name }
    [final] Schlusswertung, { $name }
   *[turn] Zug { $turn }, { $name }
}
review-given = { $share } verschenkt
review-given-points = etwa { $points } Punkte verschenkt, am Sieg ändert das nichts
review-as-good = nichts verschenkt
review-unknown = noch nicht angesehen
review-played = Gespielt: { $steps }
review-better = Besser: { $steps }
review-nothing = der Zug endet sofort
review-share = Die Siegchance von { $name } war danach { $played }.
review-share-you = Deine Siegchance war danach { $played }.
review-share-better = Damit war die Siegchance von { $name } { $best }, so wie gespielt { $played }.
review-share-better-you = Damit war deine Siegchance { $best }, so wie gespielt { $played }.
review-show = Zeigen
review-close = Schließen
review-try = Ausprobieren
review-try-hint = Von diesem Zug an weiterspielen; Computer spielen die anderen, und nichts wird behalten
review-note = Schätze zählen so, wie sie aufgedeckt wurden. Die Chancen sind Schätzungen; sie werden genauer, solange die Analyse läuft.
review-note-auction = Gebote und die Wahl einer Tafel werden nicht beurteilt. Schätze zählen so, wie sie aufgedeckt wurden. Die Chancen sind Schätzungen; sie werden genauer, solange die Analyse läuft.
end-hints = Tipps

# Chances to win
chance-sure = { $share } %
chance-about = etwa { $share } %
chance-under = unter { $share } %
chance-over = über { $share } %
chance-range = etwa { $from } bis { $to } %
chance-at-most = höchstens { $share } %
chance-at-least = mindestens { $share } %
