# Die Seite des Plans im Editor für Varianten
editor-board = Plan
editor-anew = Diese Änderung lässt sich nicht Wert für Wert in den Text schreiben. Der Text kann neu geschrieben werden: er sagt dann dasselbe, aber seine Bemerkungen und seine Gestalt gehen verloren. Das lässt sich zurücknehmen.
editor-anew-write = Text neu schreiben, ohne Bemerkungen
editor-anew-leave = Alles lassen, wie es ist
chart-canvas = Der Plan, wie er gezeichnet ist
chart-unreadable = Der Plan hat zu viele Spalten oder Reihen, um gezeichnet zu werden: nimm einen ganzen Plan, oder berichtige ihn auf der Seite des Textes.
chart-tool-cells = Felder
chart-tool-tiles = Gedruckte Tafeln
chart-tool-camp = Basislager
chart-tool = Werkzeug
chart-symmetry = Symmetrie
chart-symmetry-none = Ohne Symmetrie
chart-symmetry-left-right = Links und rechts gleich
chart-symmetry-top-bottom = Oben und unten gleich
chart-symmetry-half = Halbe Drehung
chart-symmetry-third = Drittel einer Drehung
chart-symmetry-sixth = Sechstel einer Drehung
chart-new-tile = Neue Tafel:
chart-distances = Entfernungen
chart-out-of-reach = Unerreichbares
chart-view = Zeigen
chart-templates = Ganze Pläne
chart-templates-hint = Ersetzt den ganzen Plan mit allem, was darauf gedruckt ist. Ein Schritt zurück bringt ihn wieder.
chart-boards-of = Der Plan von
chart-take = Plan nehmen: { $name }
chart-hexagon = Sechseck
chart-rectangle = Rechteck
chart-ring = Ring
chart-halves = Zwei Hälften
chart-radius = Radius
chart-width = Breite
chart-columns = Spalten
chart-rows = Reihen
chart-number-of = { $name }: { $number }
chart-size = { $cells } von { $most_cells } Feldern · { $columns } von { $most_columns } Spalten · { $rows } von { $most_rows } Reihen
chart-no-more-cells = Ein Plan hat höchstens 64 Felder
chart-no-more-columns = Ein Plan hat höchstens 26 Spalten
chart-no-more-rows = Ein Plan hat höchstens 26 Reihen
chart-base-camp-stays = Das Basislager bleibt: versetze es zuerst
chart-printed-stays = Auf Feld { $cell } ist eine Tafel gedruckt, darum bleibt es: entferne zuerst die Tafel
chart-last-cell = Ein Plan hat mindestens ein Feld
chart-bare-cells = { $count ->
    [one] Auf { $cells } kann nie eine Tafel liegen
   *[other] Auf { $count } Feldern kann nie eine Tafel liegen: { $cells }
}
chart-apart-cells = { $count ->
    [one] Zu { $cells } kann nie eine Figur kommen
   *[other] Zu { $count } Feldern kann nie eine Figur kommen: { $cells }
}
chart-hint-cells = Zieh über die umrandeten Plätze, um Felder hinzuzufügen, über Felder, um sie zu entfernen. Mit der Tastatur: Tab führt zum Plan, die Pfeile gehen von Platz zu Platz, die Leertaste fügt hinzu oder entfernt.
chart-hint-tiles = Klick ein Feld an, um eine Tafel darauf zu drucken; eine Tafel, um sie zu wählen; eine Seite der gewählten für mehr Steinplatten. Zieh eine Tafel, um sie zu versetzen, dreh sie mit dem Mausrad.
chart-hint-tiles-short = Klick auf ein Feld: drucken; auf eine Tafel: wählen; auf ihre Seite: mehr Steinplatten. Ziehen versetzt, das Mausrad dreht.
chart-hint-tiles-keys = Mit der Tastatur: { KEY("hand-turn-right-name", "R") } dreht, Strg mit einem Pfeil versetzt, 1 bis 6 ändern die Steinplatten einer Seite, von oben im Uhrzeigersinn, { KEY("key-take", "Entf") } entfernt die Tafel; { KEY("key-actions", "Umschalt+F10") } zeigt all das, und { KEY("menu-rules", "F1") } schlägt die Regel zur Tafel auf.
chart-hint-camp = Klick das Feld an, auf dem alle eintreten. Das Mausrad über dem Basislager dreht es, ebenso die Knöpfe oben.
chart-hint-camp-keys = Mit der Tastatur: Pfeile und Leertaste; { KEY("hand-turn-right-name", "R") } dreht das Basislager.
chart-free-place = Freier Platz, { $side } von Feld { $cell }
chart-steps = { $count ->
    [one] mindestens 1 Schritt vom Basislager
   *[other] mindestens { $count } Schritte vom Basislager
}
chart-bare = hier kann nie eine Tafel liegen
chart-apart = hierher kann nie eine Figur kommen
chart-nothing-chosen = Keine Tafel ist gewählt.
chart-printed = Gedruckte Tafel
chart-cell = Feld
chart-kind = Art
chart-kind-camp = Basislager
chart-kind-temple = Tempel
chart-kind-clearing = Lichtung
chart-kind-ruin = Fundstelle
chart-kind-volcano = Vulkan
chart-value = Wert des Tempels
chart-masks = Schätze der Fundstelle, einer je Maske
chart-slabs = Steinplatten
chart-slabs-of = Steinplatten: { $side }
chart-side-n = oben
chart-side-ne = oben rechts
chart-side-se = unten rechts
chart-side-s = unten
chart-side-sw = unten links
chart-side-nw = oben links
chart-take-away = Entfernen
chart-take-tile = Tafel entfernen
chart-take-cell = Feld entfernen
chart-draw-cell = Hier ein Feld hinzufügen
chart-print = Tafel aufdrucken: { $kind }
chart-settle = Basislager hierher setzen
chart-step-drawn = Felder hinzugefügt
chart-step-removed = Felder entfernt
chart-step-printed = Tafel auf { $name } gedruckt
chart-step-taken = Tafel auf { $name } entfernt
chart-step-turned = Tafel auf { $name } gedreht
chart-step-slabs = Steinplatten auf { $name }
chart-step-kind = Tafel auf { $name } geändert
chart-step-carried = Tafel nach { $name } versetzt
chart-step-camp = Basislager nach { $name } versetzt
chart-step-template = Plan: { $name }
keys-canvas = Wo im Editor ein Plan gezeichnet wird
key-place = Zum nächsten Platz
key-take = Tafel oder Feld entfernen
