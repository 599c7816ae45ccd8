# Was neben einer Seite des Editors steht
editor-totals = Summen
editor-changes = Unterschiede
editor-beside-own = Hier
editor-beside-hint = Was von „{ $name }“ abweicht, ist hervorgehoben.
editor-no-parent = Es gibt keine Variante, mit der sie verglichen werden kann.
editor-no-changes = Sie spielt sich wie „{ $name }“.
editor-changes-from = Geändert gegenüber „{ $name }“
editor-cure-step = Behoben: { $name }
totals-cells = Felder
totals-free = Felder für Tafeln
totals-tiles = Tafeln zum Ziehen
totals-group = Gruppe { $group }
totals-group-tiles = { $volcanoes ->
    [0] { $tiles }
    [one] { $tiles } (1 Vulkan)
   *[other] { $tiles } ({ $volcanoes } Vulkane)
}
totals-turns = Züge je Spieler zu { $players }
totals-temples = Tempel
totals-clearings = Lichtungen
totals-ruins = Fundstellen
totals-volcanoes = Vulkane
totals-masks = Masken auf Fundstellen
totals-treasures = Schätze
totals-tiers = Tempelplättchen
totals-idle-treasures = davon nie geborgen
totals-idle-tiers = davon nie gebraucht
totals-values = Werte aller Tempel
totals-slabs = Steinplatten je Seite
totals-passages = Nachbarn mit Durchgang
totals-price = Preis eines Durchgangs
totals-none = –
idle-tiers = Nie gebraucht werden Tempelplättchen mit Wert { $values }: kein Tempel kommt je auf den Wert darunter.
idle-gaps = Mit Wert { $values } gibt es keine: Tempel mit dem Wert darunter wachsen nicht mehr, obwohl es höhere gibt.
idle-tiers-off = Freilegen ist nicht möglich: kein Tempelplättchen wird je gebraucht.
idle-treasures = { $count ->
    [one] 1 Schatz wird nie geborgen: die Fundstellen zeigen
   *[other] { $count } Schätze werden nie geborgen: die Fundstellen zeigen
} { $masks ->
    [0] keine Maske.
    [one] nur 1 Maske.
   *[other] nur { $masks } Masken.
}
idle-treasures-off = Bergen ist nicht möglich: kein Schatz kommt je zu einem Spieler.
idle-bids = Mit { $score } Punkten zu Beginn kann niemand { $bid } bieten: solange niemand so viele hat, geht jeder versteigerte Zug umsonst an den, der zuerst passt.
changes-cells-added = Neue Felder: { $cells }
changes-cells-removed = Ohne die Felder: { $cells }
changes-printed = Auf { $cell }: { $now }, nicht { $before }
changes-printed-added = Auf { $cell }: { $tile }
changes-printed-removed = Nicht mehr auf { $cell }: { $tile }
changes-tiles = Gruppe { $group }: { $now } × { $tile }, nicht { $before }
changes-only-with = Gruppe { $group }: nur mit { $players } Spielern
changes-with-all = Gruppe { $group }: mit jeder Spielerzahl
changes-face = { $kind } ({ $slabs })
editor-save-where = Sie ist noch nicht spielbar und hat darum keinen Platz unter den Varianten: mit „Speichern unter…“ wählen, wo sie gespeichert wird
editor-saved-unfinished = Gespeichert als { $path }, aber noch nicht spielbar
editor-id-elsewhere = „{ $name }“ in { $file } hat auch die Kennung „{ $id }“. Nur eine von beiden kann unter deinen Varianten sein: gib dieser eine andere
editor-id-changed = Die Kennung ist jetzt „{ $id }“, nicht „{ $before }“
editor-saved-id = { $told }. { $saved }
editor-outside = Diese Datei wurde anderswo geändert.
editor-take-over = Datei übernehmen
editor-keep-own = Diese behalten
editor-step-outside = Aus der Datei übernommen
editor-treasures-each-language = Schätze haben in jeder Sprache einen eigenen Namen
editor-copy-about = Aus „{ $name }“ gemacht.
key-next-problem = Nächstes Problem
key-last-problem = Voriges Problem
editor-problem-at = Problem { $number } von { $count }: { $said }
editor-snapshot-name = Name des Zwischenstands
editor-snapshot-keep = Behalten
editor-snapshot-number = Zwischenstand { $number }
editor-snapshot-go = Zurück zum Zwischenstand „{ $name }“
editor-snapshot-drop = Zwischenstand „{ $name }“ entfernen…
editor-snapshot-kept = Als Zwischenstand „{ $name }“ behalten
editor-snapshots-full = Für noch einen Zwischenstand dieser Variante ist kein Platz, sie hat höchstens { $most }: entferne erst einen
editor-step-snapshot = Zurück zum Zwischenstand „{ $name }“
editor-step-restored = Wie zuletzt verlassen
drop-snapshot-heading = Zwischenstand „{ $name }“ entfernen?
drop-snapshot-about = Was die Variante damals sagte, ist endgültig verloren. Die Variante selbst bleibt, wie sie ist.
drop-snapshot-do = Entfernen
