# Der Editor für Varianten
editor-heading = Varianten-Editor
editor-hint = Mach deine eigene Variante: nimm eine vorhandene, ändere, was du willst, probiere sie aus, lass Computer sie spielen und speichere sie. Alles lässt sich zurücknehmen, Probleme werden bei der Arbeit gefunden, und nichts geht verloren, wenn das Programm endet.
editor-from-name = Mit { $name } beginnen
editor-new = +
editor-new-hint = Noch ein Dokument
editor-open = Öffnen…
editor-save = Speichern
editor-save-as = Speichern unter…
editor-save-here = Hier speichern
editor-browse = Durchsuchen…
editor-path = Datei:
editor-open-path = Datei zum Öffnen:
editor-untitled = Ohne Namen
editor-tab = Dokument: { $name }
editor-tab-changed = Dokument: { $name }, nicht gespeichert
editor-documents = Offene Dokumente, gezeigt: { $name }
editor-pages = Seiten, gezeigt: { $name }
editor-close-name = „{ $name }“ schließen
editor-close = Dokument schließen
editor-close-others = Andere schließen
editor-close-all = Alle Dokumente schließen
editor-reopen = Zuletzt geschlossenes Dokument wieder öffnen
editor-revert = Auf Gespeichertes zurücksetzen
editor-all-documents = Alle { $count } Dokumente
editor-idle-next = Kein anderes Dokument ist offen
editor-idle-close = Es ist kein Dokument zu sehen, das geschlossen werden könnte
editor-idle-reopen = Kein Dokument wurde geschlossen, das wieder geöffnet werden könnte
editor-step-reverted = Zurückgesetzt auf das, was die Datei sagt
key-next-document = Nächstes Dokument
key-last-document = Voriges Dokument
editor-copy-name = { $name }, eigene Fassung
editor-overview = Überblick
editor-supplies = Tempelplättchen und Schätze
editor-rules = Regeln
editor-source = Text
editor-problems = Probleme
editor-steps = Schritte
editor-no-problems = Nichts daran ist falsch.
editor-at = Zeile { $line }, Spalte { $column }
editor-step-first = Wie geöffnet
editor-step-typed = Im Text getippt
editor-step-set = { $what }
editor-step-parent = { $what } wie in „{ $name }“
editor-step-values = { $what }: { $before } → { $now }
editor-step-named = { $name }
editor-step-add = { $what }: eins mehr
editor-step-remove = { $what }: eins entfernt
editor-unreadable = Der Text lässt sich nicht lesen
editor-faulty = Noch nicht spielbar: { $errors ->
    [one] 1 Fehler
   *[other] { $errors } Fehler
}
editor-playable = Spielbar{ $warnings ->
    [0] {""}
    [one] , 1 Warnung
   *[other] , { $warnings } Warnungen
}
editor-nothing-read = Der Text ließ sich noch nie lesen, deshalb gibt es hier nichts zu zeigen: bring ihn auf der Seite des Textes in Ordnung.
editor-not-read = Der Text lässt sich gerade nicht lesen: hier steht, was er zuletzt sagte. Bring ihn auf der Seite des Textes in Ordnung, dann lässt sich hier wieder etwas ändern.
editor-opens-rule = Öffnet Regel { $rule }, vom Feld aus mit { $key }
editor-range = Von { $least } bis { $most }
editor-beyond = „{ $typed }“ geht hier nicht: eine Zahl von { $least } bis { $most }. Jetzt steht hier { $value }
editor-possible = { $action }: ob das möglich ist
editor-off = aus
editor-parent-value = ↺ { $value }
editor-parent-hint = { $field }: wie in „{ $name }“
editor-nothing = nichts
editor-idle-undo = In diesem Dokument wurde noch nichts geändert
editor-idle-redo = In diesem Dokument wurde kein Schritt zurückgenommen
editor-code-apart = „{ $name }“ gibt es schon: diese hier hat die Kennung „{ $id }“ und lässt sich daneben speichern
editor-code-known = Eine Variante mit der Kennung „{ $id }“ gibt es bei dir schon: „{ $name }“. Beim Speichern entscheidest du, welche bleibt
editor-not-saved =
    Nicht gespeichert
    { $reason }
editor-not-kept =
    Was du im Editor änderst, wird gerade nicht gesichert
    { $reason }. Es wird weiter versucht; speichere, um sicherzugehen.
editor-not-restored =
    Ein Dokument des Editors wurde nicht wieder aufgenommen
    { $reason }
editor-steps-not-restored =
    Ein Dokument des Editors ist ohne seine früheren Schritte da
    { $reason }
editor-total-cells = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
editor-total-tiles = { $count ->
    [one] 1 Tafel
   *[other] { $count } Tafeln
}
editor-total-printed = { $count ->
    [one] 1 gedruckte Tafel
   *[other] { $count } gedruckte Tafeln
}
editor-total-temples = { $count ->
    [one] 1 Tempel
   *[other] { $count } Tempel
}
editor-total-ruins = { $count ->
    [one] 1 Fundstelle
   *[other] { $count } Fundstellen
}
editor-total-volcanoes = { $count ->
    [one] 1 Vulkan
   *[other] { $count } Vulkane
}
editor-about = Die Variante
editor-each-language = Name und Beschreibung in jeder Sprache eigens
editor-languages-kept = Was in den anderen Sprachen dort steht, bleibt bis zum Speichern aufgehoben: Mit dem Häkchen ist es wieder da.
editor-name = Name
editor-description = Beschreibung
editor-id = Kennung (Buchstaben, Ziffern, Striche)
editor-author = Autor
editor-based-on = Gemacht aus „{ $parent }“
editor-based-on-lost = Gemacht aus der Variante mit der Kennung „{ $parent }“, die nicht da ist: verglichen wird mit „{ $name }“
editor-based-on-nothing = Gemacht aus dem Nichts: verglichen wird mit „{ $name }“
editor-colours = Farben der Spieler, in der Reihenfolge ihrer Plätze
editor-colour = Farbe { $number }
editor-colour-add = Farbe hinzufügen
editor-colour-remove = Farbe { $number } entfernen
editor-colour-earlier = Farbe { $number } nach oben
editor-colour-later = Farbe { $number } nach unten
editor-players = Spieler
editor-least-players = Mindestens
editor-most-players = Höchstens
editor-turns = Züge
editor-turn-rule = Wie Züge entstehen
editor-points = Aktionspunkte je Zug
editor-start-score = Punkte zu Beginn, Tafeln gezogen
editor-auction-start = Punkte zu Beginn, Züge versteigert
editor-least-bid = Kleinstes Gebot
editor-costs = Was Aktionen kosten
editor-transfer = Von Lager zu Lager gehen
editor-uncover-limit = Tempelplättchen je Zug und Tempel
editor-dig-limit = Schätze je Zug und Fundstelle
editor-guard = Tempelwächter aufstellen
editor-pieces = Figuren jedes Spielers
editor-explorers = Forscher
editor-leaders = Expeditionsleiter
editor-camps = Lager
editor-guards = Tempelwächter
editor-holding = Wer an einem Tempel die Mehrheit hat, und wer gewinnt
editor-leader-strength = Stärke des Expeditionsleiters
editor-ties = Gleich stark an einem Tempel
editor-ties-nobody = niemand hat die Mehrheit
editor-ties-everyone = jeder von ihnen hat sie
editor-tie-breaks = Gleichstand am Ende
editor-tie-guarded = der wertvollste bewachte Tempel
editor-tie-treasures = mehr Schätze
editor-tie-place = { $place }. { $what }
editor-tiers = Tempelplättchen
editor-tier = Tempelplättchen mit Wert { $value }
editor-tiers-total = { $count ->
    [one] Insgesamt 1 Tempelplättchen
   *[other] Insgesamt { $count } Tempelplättchen
}
editor-treasures = Schätze
editor-treasure = Schatz
editor-add-treasure = Art hinzufügen
editor-treasure-picture = Bild von Schatz { $number }
editor-treasure-name = Name des Schatzes { $number }
editor-treasure-name-in = Name des Schatzes { $number }, { $language }
editor-treasure-copies = Anzahl von Schatz { $number }
editor-treasure-remove = Schatz { $number } entfernen
editor-treasures-total = { $count ->
    [one] Insgesamt 1 Schatz
   *[other] Insgesamt { $count } Schätze
}
editor-scores = Was Schätze einer Art zusammen bringen
editor-score = Punkte für { $count } einer Art
editor-scores-more = Einer mehr
editor-scores-fewer = Einer weniger
editor-tiers-rule = Wie Tempel wachsen
editor-treasures-rule = Wie Schätze geborgen werden
editor-scores-rule = Wie Sätze zählen
glyph-mask = Maske
glyph-jaguar = Jaguar
glyph-serpent = Schlange
glyph-bird = Vogel
glyph-sun = Sonne
glyph-moon = Mond
glyph-maize = Mais
glyph-hand = Hand
editor-rule-of = Regel zu: { $field }
editor-source-field = Der Text der Variante
