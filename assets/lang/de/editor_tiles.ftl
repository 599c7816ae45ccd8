# Der Editor für Varianten: die Seite der Geländetafeln
editor-tiles = Tafeln
tiles-hint = Klick eine Tafel an, um sie zu ändern, mit Strg oder Umschalt mehrere. Zieh Tafeln an eine andere Stelle, in ihrer Gruppe oder in eine andere. Bei der gewählten Tafel ändert ein Klick auf eine Seite die Steinplatten dort.
tiles-hint-keys = Mit der Tastatur: Pfeile gehen von Tafel zu Tafel, Umschalt mit einem Pfeil wählt mehrere. { $move } verschieben das Gewählte, auch in eine andere Gruppe. { $add } fügt eine Tafel hinzu, { $copy } verdoppelt, { $remove } entfernt, { $turn } dreht. 1 bis 6 ändern die Steinplatten einer Seite, + und − die Exemplare.
tiles-chosen = { $count ->
    [0] Keine Tafel ist gewählt
    [one] 1 Tafel ist gewählt
   *[other] { $count } Tafeln sind gewählt
}
tiles-said = { $name }: { $what }
tiles-slabs-said = Steinplatten { $sides }
tiles-no-slabs = keine Steinplatten
tiles-copies-said = { $count ->
    [one] 1 Exemplar
   *[other] { $count } Exemplare
}
tiles-side-hint = { $side }: { $count ->
    [0] keine Steinplatte
    [one] 1 Steinplatte
   *[other] { $count } Steinplatten
}. Ein Klick macht daraus { $more }, ein Rechtsklick { $fewer }
tiles-picture = Bild von { $tile }
tiles-temple = Tempel
tiles-ruin = Fundstelle
tiles-clearing = Lichtung
tiles-volcano = Vulkan
tiles-value = Wert
tiles-masks = Schätze (Masken)
tiles-copies = Exemplare
tiles-slabs = Steinplatten auf jeder Seite
tiles-volcano-slabs = Ein Vulkan braucht keine Steinplatten.
tiles-differ = { $name }: Die gewählten Tafeln unterscheiden sich; was du einträgst, gilt für alle
tiles-group = Gruppe
tiles-group-said = Gruppe { $group }: { $totals }
tiles-group-menu = Menü der Gruppe { $group }
tiles-only = nur { $counts }
tiles-only-nobody = niemand
tiles-used-by = In Partien zu
tiles-players = { $count } Personen
tiles-add = Tafel hinzufügen
tiles-add-to = Tafel zur Gruppe { $group } hinzufügen
tiles-choose-all = Alle wählen
tiles-sort-kind = Nach Art sortieren
tiles-sort-value = Nach Wert sortieren
tiles-sort-slabs = Nach Steinplatten sortieren
tiles-merge = Gleich aussehende zusammenfassen
tiles-group-left = Gruppe nach links
tiles-group-right = Gruppe nach rechts
tiles-group-remove = Gruppe entfernen
tiles-add-group = Gruppe hinzufügen
tiles-all-groups = Alle Gruppen
tiles-clear = Alle Gruppen entfernen
tiles-find-alike = Gleiche finden
tiles-find-alike-hint = Wählt alle Tafeln, die, gedreht oder nicht, wie eine gewählte aussehen; ist keine gewählt, alle, die wie eine andere aussehen
tiles-paste = Einfügen
tiles-paste-hint = Fügt Tafeln, die hier oder irgendwo als Text kopiert wurden, hinter den gewählten ein
tiles-duplicate = Verdoppeln
tiles-remove = Löschen
tiles-copy = Kopieren
tiles-cut = Ausschneiden
tiles-part = Exemplare trennen
tiles-turn-left = Gegen den Uhrzeigersinn drehen
tiles-turn-right = Im Uhrzeigersinn drehen
tiles-earlier = In der Gruppe nach oben
tiles-later = In der Gruppe nach unten
tiles-copied = { $count ->
    [one] 1 Tafel wurde kopiert
   *[other] { $count } Tafeln wurden kopiert
}
tiles-paste-nothing = Was eingefügt werden sollte, enthält keine Tafel: erst eine kopieren
tiles-paste-long = Was eingefügt werden sollte, ist länger als jede Variante: weniger Tafeln kopieren
tiles-paste-wrong = Was eingefügt werden sollte, ist keine Liste von Tafeln. Zeile { $line }, Spalte { $column }: { $reason }
tiles-full = { $left ->
    [0] Im Stapel ist Platz für { $most } Tafeln: einige herausnehmen oder gleich aussehende zusammenfassen
    [one] Im Stapel ist Platz für { $most } Tafeln, also nur noch für 1: weniger wählen
   *[other] Im Stapel ist Platz für { $most } Tafeln, also nur noch für { $left }: weniger wählen
}
tiles-no-letter = Es gibt schon { $count } Gruppen, eine für jeden Buchstaben
tiles-alike = { $count ->
    [one] 1 Tafel sieht aus wie eine andere und ist gewählt
   *[other] { $count } Tafeln sehen aus wie eine andere und sind gewählt
}
tiles-none-alike = Keine andere Tafel sieht gleich aus
tiles-merged = { $count ->
    [one] 1 Tafel wurde Exemplar einer anderen
   *[other] { $count } Tafeln wurden Exemplare anderer
}
tiles-total-values = { " " }(Werte { $count })
tiles-total-masks = { $count ->
    [one] { " " }(1 Maske)
   *[other] { " " }({ $count } Masken)
}
tiles-total-clearings = { $count ->
    [one] 1 Lichtung
   *[other] { $count } Lichtungen
}

# Schritte
tiles-step-move = Verschoben: { $name }
tiles-step-duplicate = Verdoppelt: { $name }
tiles-step-remove = Gelöscht: { $name }
tiles-step-cut = Ausgeschnitten: { $name }
tiles-step-paste = Eingefügt: { $name }
tiles-step-part = Exemplare getrennt: { $name }
tiles-step-turn = Gedreht: { $name }
tiles-step-slabs = Steinplatten: { $name }
tiles-step-kind = Art: { $name }
tiles-step-value = Wert: { $name }
tiles-step-masks = Masken: { $name }
tiles-step-copies = Exemplare: { $name }
tiles-step-add = Gruppe { $name }: eine Tafel mehr
tiles-step-merge = Gleich aussehende Tafeln zusammengefasst
tiles-step-sort = Gruppe { $name } sortiert
tiles-step-sort-all = Alle Gruppen sortiert
tiles-step-group-add = Gruppe { $name } hinzugefügt
tiles-step-group-remove = Gruppe { $name } entfernt
tiles-step-group-move = Gruppe { $name } verschoben
tiles-step-clear = Alle Gruppen entfernt
tiles-step-use = Gruppe { $name }: in welchen Partien

# Tasten
keys-tiles = Im Editor, auf der Seite der Tafeln
key-tile = Zur nächsten Tafel
key-tile-extend = Eine Reihe von Tafeln wählen
key-tile-away = Zur nächsten Tafel, ohne zu wählen
key-tile-toggle = Die Tafel auch wählen oder nicht mehr
key-tile-all = Alle Tafeln der Gruppe wählen
key-tile-move = Die gewählten Tafeln verschieben
key-tile-side = Steinplatten oben, oben rechts, unten rechts, unten, unten links, oben links ändern
key-tile-more = Ein Exemplar mehr
key-tile-fewer = Ein Exemplar weniger
