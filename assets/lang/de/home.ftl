# Home
home-title = Tikal
home-subtitle = Tempel und Schätze im Urwald
home-continue = Weiterspielen
home-result = Ergebnis ansehen
home-new = Neues Spiel
home-join = Mitspielen
home-join-hint = An einen Tisch von Freunden, mit einem Ticket von dessen Gastgeber
home-open = Partie öffnen
home-settings = Einstellungen
home-quit = Beenden
home-rejected = { $path } fehlt in der Auswahl: { $reason }
home-restored = { $count ->
    [one] Eine Variante, die nicht gespeichert war, ist im Editor wieder offen.
   *[other] { $count } Varianten, die nicht gespeichert waren, sind im Editor wieder offen.
}
home-restored-day = { $count ->
    [one] Eine Variante, die nicht gespeichert war, ist im Editor wieder offen, zuletzt geändert am { $day }.
   *[other] { $count } Varianten, die nicht gespeichert waren, sind im Editor wieder offen, zuletzt geändert am { $day }.
}
home-restored-open = Weiter bearbeiten
home-rules = Spielregel
home-variants = Varianten
home-no-game = Es gibt keine Partie zum Weiterspielen, oder sie ist in einem anderen Fenster offen
home-game = { $about } · { $progress }

# What a game is about
game-about = { $variant } · { $names }
sort-base = Grundspiel
sort-auction = Profispiel
sort-by-hand = Zufall von Hand
sort-purist = puristisch
sort-take-back = alles lässt sich zurücknehmen
game-turn = { $part ->
    [scoring] Zug { $turn }, Wertung, { $name } ist dran
    [final] Schlusswertung, { $name } ist dran
   *[turn] Zug { $turn }, { $name } ist dran
}
game-over = Beendet: { $names }, { $points } Punkte
game-over-lost = Beendet: niemand hat gewonnen

# The games on the home screen
home-unfinished = Laufende Partien
home-finished = Beendete Partien
home-none-unfinished = Keine Partie ist im Gang
home-reading = Partien werden gesucht…
home-not-listed = Deine Partien lassen sich nicht auflisten: { $reason }
home-at-table = Am Tisch
home-in-use = In einem anderen Fenster offen
home-resume = Weiterspielen: { $about }
home-reopen = Ansehen: { $about }
home-when = { $progress } · { $day }
home-look-on = Zusehen
home-look-on-name = Bei { $name } zusehen
home-copy = Kopieren
home-copy-name = Eine Kopie von { $name } spielen
home-rename = { $name } umbenennen
home-new-name = Neuer Name von { $name }
home-throw = { $name } in den Papierkorb legen
home-more = { $count } weitere zeigen
home-bin = Papierkorb ({ $count })
home-bin-heading = Papierkorb
home-bin-back = Zurück zu den Partien
home-take-out = Herausnehmen
home-take-out-name = { $name } aus dem Papierkorb nehmen
home-empty = Papierkorb leeren…
home-empty-ask = { $count ->
    [one] Diese Partie endgültig löschen?
   *[other] Diese { $count } Partien endgültig löschen?
}
home-empty-do = Löschen
home-empty-about = Endgültig weg: { $names }

# Tage
date-day = { $day }. { $month } { $year }
date-january = Januar
date-february = Februar
date-march = März
date-april = April
date-may = Mai
date-june = Juni
date-july = Juli
date-august = August
date-september = September
date-october = Oktober
date-november = November
date-december = Dezember
game-tikal = Tikal
game-legend = Tikal Legend
game-chac = Der Tempel des Chac
said-of-game = { $said } ({ $game })
variant-of-game = { $game }: { $variant }
date-month = { $month } { $year }
