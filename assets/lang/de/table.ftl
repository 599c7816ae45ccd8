# Board
board-name = Spielplan
cell-place = hier kann die Geländetafel liegen
cell-place-turned = hier kann die Geländetafel anders gedreht liegen
cell-reach = erreichbar für { $cost ->
    [one] { $cost } Aktionspunkt
   *[other] { $cost } Aktionspunkte
}
cell-strength = { $name }: Stärke { $strength }
cell-held = { $name } hat hier die Mehrheit
cell-contested = Niemand hat hier die Mehrheit
piece-on = { $piece } von { $name } auf { $cell }

# Tile in hand
hand-heading = Gezogene Geländetafel
hand-places = { $here ->
    [0] Passt so nirgends hin
    [one] Passt auf ein Feld
   *[other] Passt auf { $here } Felder
}{ $turned ->
    [0] { "" }
   *[other] , gedreht auf { $turned }
}
hand-turn-left = ↺
hand-turn-left-name = Tafel gegen den Uhrzeigersinn drehen
hand-turn-right = ↻ (R)
hand-turn-right-name = Tafel im Uhrzeigersinn drehen

# Supplies
groups-heading = Tafeln nach Gruppe
groups-left = Gruppe { $group }: { $left ->
    [one] noch { $left } Geländetafel
   *[other] noch { $left } Geländetafeln
}
tiers-heading = Tempelplättchen
tiers-left = Tempelplättchen { $tier }: noch { $left }
treasures-hidden = { $count } Schätze noch verborgen

# Log
log-heading = Verlauf

# Players
player-score-hint = Punktestand
player-worth = +{ $points }
player-explorers = Forscher im Vorrat: { $count }
player-leader = Expeditionsleiter im Vorrat: { $count }
player-camps = Lager übrig: { $count }
player-guards = Tempelwächter übrig: { $count }
player-copies = { $name } × { $copies }
player-temples = Tempel: { $list }
player-held = { $cell } ({ $value })
player-guarded = { $cell } ({ $value }, bewacht)
player-amulet-up = Amulett offen
player-amulet-down = Amulett verdeckt

# Action bar
bar-points = { $points ->
    [one] { $points } Aktionspunkt
   *[other] { $points } Aktionspunkte
}
bar-enter = einsetzen
bar-explorer = Forscher
bar-leader = Leiter
bar-below = { $what } · { $cost }
bar-enter-explorer = Forscher einsetzen
bar-enter-leader = Expeditionsleiter einsetzen
bar-transfer = Lagerwechsel
bar-move = Ziehen
bar-uncover = Freilegen
bar-dig = Bergen
bar-exchange = Tauschen…
bar-camp = Lager
bar-guard = Wache
bar-guard-explorer = Bewachen: Forscher
bar-guard-leader = Bewachen: Expeditionsleiter
bar-camp-name = Lager bauen
bar-name = { $title }, Kosten { $cost }
bar-name-on = { $title } auf { $cell }, Kosten { $cost }
bar-no-hex = Zuerst ein Feld mit eigenen Figuren wählen
bar-end-turn = Zug beenden
bar-end-score = Ende, werten
bar-undo = Rückgängig
bar-redo = Wiederholen
bar-undo-hint = Nur eigene Aktionen dieses Zuges, und nichts von vor dem Aufdecken
bar-hurry = Schneller
bar-final-table = Endstand
bar-new-game = Neues Spiel
ask-over = Das Spiel ist zu Ende
ask-chance = Eingeben, was für { $name } gezogen wurde
ask-wait = Der Zufall ist am Zug
ask-computer = { $name } denkt nach
ask-bid = { $name }: bieten oder passen
ask-choose = { $name }: eine Geländetafel wählen
ask-place = { $name }: Geländetafel legen; R oder das Mausrad dreht sie
ask-camp = { $name }: das Lager zum Einsetzen wählen
ask-walk = { $name }: ein Feld anklicken, um dorthin zu ziehen; mit Umschalt alle, die können
ask-scoring = { $name }: vor der Wertung handeln
ask-act = { $name }: eine Figur wählen oder eine einsetzen
ask-end = { $name }: keine Punkte mehr, den Zug beenden
ask-end-score = { $name }: keine Punkte mehr, mit „Ende, werten“ weiter
notice-too-far = Bis { $cell } kostet es { $need ->
    [one] { $need } Punkt
   *[other] { $need } Punkte
}, du hast { $points }
notice-no-way = Kein Weg führt diese Figur nach { $cell }
notice-stopped = Die Aufzeichnung bricht vor Aktion { $action } ab: { $reason }

# Auction
auction-heading = Versteigerung
auction-tiles = Offene Geländetafeln
auction-choose = Geländetafel wählen
auction-face-up = Offen: { $tile }
auction-take = { $tile } nehmen
auction-passed-first = { $name } passte zuerst
auction-passed = { $name } hat gepasst
auction-bid = { $name } bietet { $bid }
auction-asked = { $name } ist an der Reihe
auction-in = { $name } ist noch dabei
auction-bid-title = Gebot { $bid }
auction-leaves = lässt { $left }
auction-higher = Ein höheres Gebot: eintippen oder zur Seite ziehen
auction-other = anderes:
auction-pass = Passen
auction-out = und raus

# Chance by hand
chance-heading = Was kam?
chance-drawn = Gezogen: { $tile }
chance-revealed = Geborgen: { $kind }

# Scoring
scoring-heading = Wertung
scoring-final = Schlusswertung
scoring-acts = { $name } handelt
scoring-waits = { $name } wartet
scoring-scored = { $name }: +{ $points }
scoring-temple = Tempel { $cell }: { $points }
scoring-treasures = { $name } × { $copies }: { $points }

# Exchange
exchange-heading = Schatz tauschen
exchange-give = Du gibst
exchange-take = { $name } gibt
exchange-give-name = { $kind } geben
exchange-take-name = { $kind } von { $name } nehmen
exchange-do = Tauschen
exchange-cancel = Abbrechen

# End
end-heading = Das Spiel ist zu Ende
end-winner = { $names } gewinnt
end-winners = { $names } gewinnen gemeinsam
end-tie-guarded = Gleichstand: der wertvollste bewachte Tempel entschied
end-tie-treasures = Gleichstand: die Zahl der Schätze entschied
end-and = {" und "}
end-close = Spielplan ansehen
end-save = Partie speichern…
end-again = Neues Spiel…
end-start = Startpunkte
end-paid = Bei Versteigerungen bezahlt
end-minus = −{ $points }
end-round = { $number }. Wertung
end-last-round = Schlusswertung
end-score = Endstand
end-hint = Klein darunter: Tempel + Schätze
