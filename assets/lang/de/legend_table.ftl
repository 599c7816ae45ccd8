# Der Tisch von Tikal Legend: was getan, gefragt und gesagt wird.
legend-table-cell-asked = kann gewählt werden
legend-table-cell-held = { $name } hält dieses Feld
legend-table-cell-contested = Niemand hält dieses Feld
legend-table-progress = { $variant } · { legend-table-round }
legend-table-round = Runde { $round } von { $rounds }
legend-table-chance = Zufall
legend-table-order = Reihenfolge
legend-table-token = Plättchen
legend-table-tile = Tafel
legend-table-card = Karte
legend-table-keep = Behalten
legend-table-play = Spielen
legend-table-activate = Aktivieren
legend-table-lay = Tafel legen
legend-table-discard = Abwerfen
legend-table-pass = Passen
legend-table-power = Fähigkeit
legend-table-look = Ansehen
legend-table-put = Figur setzen
legend-table-slab = Wegplatte
legend-table-recruit = Anwerben
legend-table-recruits = anwerben
legend-table-recruit-explorer = Forscher anwerben
legend-table-recruit-leader = Leiter anwerben
legend-table-jump = Springen
legend-table-take = Nehmen
legend-table-stack = Stapeln
legend-table-done = Fertig
legend-table-back = Zurück
legend-table-numbered = Den ersten, zweiten … Knopf der Leiste drücken
legend-table-from-right = rechte Seite
legend-table-from-left = linke Seite
legend-table-place = Platz { $place }
legend-table-token-of = { $value } AP
legend-table-count = { $count } gegen { $count }
legend-table-over = An Stelle von { $card }
legend-table-taken = Nehmen: { $kind }
legend-table-given = Geben: { $kind }
legend-table-side = { $side } von { $cell }
legend-table-side-n = Norden
legend-table-side-ne = Nordosten
legend-table-side-se = Südosten
legend-table-side-s = Süden
legend-table-side-sw = Südwesten
legend-table-side-nw = Nordwesten
legend-table-side-display = Auslage
legend-table-side-display-hint = Was in der Auslage liegt
legend-table-side-ledger = Übersicht
legend-table-side-ledger-hint = Was eine Wertung brächte, wer was hält, und was noch kommt
legend-table-not-now = Das geht jetzt nicht
legend-table-nothing-left = Davon liegt nichts mehr in der Auslage
legend-table-no-card = Dafür ist keine Karte da
legend-table-no-tile = Es ist keine Tafel zu legen
legend-table-no-exchange = Niemand hat einen Schatz, den du eintauschen könntest
legend-table-no-points = Das braucht { $need } Aktionspunkte, übrig sind { $have }
legend-table-effect = { $source }.
legend-table-effect-left = { $source }, noch { $left }.
legend-table-ask-draft = { $name }: { $what } nehmen
legend-table-ask-turn = { $name }: { $what }
legend-table-ask-chosen = { $name }: { $card } { $ways ->
        [play] spielen
        [keep] behalten
       *[both] spielen oder behalten
    } – { $text }
legend-table-may-order = einen Platz der Reihenfolge
legend-table-may-token = ein Aktionsplättchen
legend-table-may-tile = eine Tafel
legend-table-may-card = eine Karte
legend-table-may-play = Karte spielen
legend-table-may-keep = Karte behalten
legend-table-may-play-keep = Karte spielen oder behalten
legend-table-may-lay = Tafel legen
legend-table-may-discard = Tafel abwerfen
legend-table-may-activate = Aktionsplättchen aktivieren
legend-table-may-pass = passen
legend-table-may-or = { $first } oder { $last }
legend-table-ask-tile = { $name }: die Tafel wählen
legend-table-ask-card = { $name }: die Karte wählen
legend-table-ask-over = { $name }: die Karte wählen, die ersetzt wird
legend-table-ask-slab = { $name }: auf die Seite zeigen, an die die Wegplatte kommt
legend-table-ask-slab-from = { $name }: auf die Wegplatte zeigen, die versetzt wird
legend-table-ask-slab-to = { $name }: auf die Seite zeigen, an die sie kommt
legend-table-ask-with = { $name }: wählen, mit wem getauscht wird
legend-table-ask-take = { $name }: wählen, was genommen wird
legend-table-ask-give = { $name }: wählen, was gegeben wird
legend-table-ask-put = { $name }: das Feld für die Figur anklicken
legend-table-ask-member = { $name }: wählen, wer dorthin kommt, oder fertig
legend-table-ask-recruit = { $name }: wählen, wer angeworben wird, oder fertig
legend-table-ask-jump = { $name }: die Figuren anklicken, die springen
legend-table-ask-jump-to = { $name }: das Feld anklicken, auf das sie springen
legend-table-ask-treasure = { $name }: den Schatz wählen
legend-table-ask-stack = { $name }: die anderen stapeln, den obersten zuerst
legend-table-ask-stack-next = { $name }: unter { $kinds } den nächsten wählen
legend-table-enter-director = Das Direktorplättchen eingeben, das { $name } gezogen hat
legend-table-enter-card = Die aufgedeckten Karten eingeben: { $number } von { $all }
legend-table-enter-token = Die Aktionsplättchen aus dem Beutel eingeben: { $number } von { $all }
legend-table-enter-tile = Die aufgedeckten Geländetafeln eingeben: { $number } von { $all }
legend-table-enter-treasure = Den Schatz eingeben, den { $name } geborgen hat
legend-table-enter-seen = Den Schatz eingeben, den { $name } auf { $cell } sieht, von oben an
legend-table-ask-power = { $name }: die Fähigkeit wählen
legend-table-ask-hex = { $name }: eines der markierten Felder anklicken
legend-table-ask-which = { $name }: wählen
legend-table-ask-steps = { $name }: eine Figur wählen, dann ihr Ziel; oder fertig
legend-table-accounts = Eine Wertung jetzt
legend-table-hexes = Felder
legend-table-forecast = Was noch kommt
legend-table-open-sheet = Den Bogen von { $name } aufklappen
legend-table-no-side = Keine Seite dieses Feldes kann gewählt werden
legend-table-of-temples = Tempel
legend-table-of-volcanoes = Vulkane
legend-table-of-land = Dschungel und Lichtungen
legend-table-of-lakes = Seen
legend-table-of-treasures = Schätze
legend-table-of-power = Ungenutzte Fähigkeit
legend-table-seen = Gesehen hast du { $count ->
    [one] den obersten Schatz: { $kinds }
   *[other] die Schätze von oben: { $kinds }
}
legend-table-seen-hidden = Hier hast du Schätze gesehen
legend-table-seen-unknown = unbekannt
legend-table-show-seen = Schätze zeigen, die ich gesehen habe
legend-table-nothing-seen = Du hast keinen Schatz gesehen, der noch auf einer Fundstelle liegt
legend-table-ledger = Felderübersicht
legend-table-by-value = Felder nach Wert
legend-table-by-contest = Gefährdete Felder zuerst
legend-table-lay-tile = { $tile } legen …
legend-table-guard-loses = Figuren verlassen das Spiel endgültig
legend-table-guard-explorer = { $pieces ->
    [one] Deine andere Figur auf { $cell } verlässt das Spiel endgültig
   *[other] Deine { $pieces } anderen Figuren auf { $cell } verlassen das Spiel endgültig
}{ $leaders ->
    [0] { "" }
   *[other] , auch dein Expeditionsleiter
}
legend-table-guard-leader = Als Wächter bleibt dein Expeditionsleiter bis zum Ende auf { $cell }{ $pieces ->
    [0] { "" }
    [one] ; deine andere Figur dort verlässt das Spiel endgültig
   *[other] ; deine { $pieces } anderen Figuren dort verlassen das Spiel endgültig
}
legend-table-plan-empty = Ein Versuch der Züge, die in der Runde noch bleiben
legend-table-plan-play = Im Zug selbst, wenn jede Aktion noch möglich ist
legend-table-review-turn = { $part ->
    [draft] Runde { $round }, { $name } wählt
    [scoring] Runde { $round }, { $name } in einer Wertung
    [final] Letzte Wertung, { $name }
   *[turn] Runde { $round }, { $name }
}
legend-table-recap-holds = { $name } hält { $cell } ({ $site })
legend-table-recap-holds-you = Du hältst { $cell } ({ $site })
legend-table-recap-from = { $name } hält jetzt { $cell } ({ $site }); vorher war es { $before }
legend-table-recap-you-from = Du hältst jetzt { $cell } ({ $site }); vorher war es { $before }
legend-table-recap-from-you = { $name } hat dir { $cell } ({ $site }) abgenommen
legend-table-recap-lost = { $name } hält { $cell } ({ $site }) nicht mehr, auch sonst niemand
legend-table-recap-lost-you = Du hältst { $cell } ({ $site }) nicht mehr, auch sonst niemand
