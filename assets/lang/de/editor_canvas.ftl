# Die Zeichenfläche jedes Plans im Editor: Auswahl, der gezeigte Ausschnitt, ihr Menü
canvas-tool-select = Auswählen
canvas-larger = Den Plan größer zeigen
canvas-smaller = Den Plan kleiner zeigen
canvas-whole = Den ganzen Plan zeigen
canvas-hint = Strg mit dem Mausrad oder zwei Finger zoomen, die mittlere Taste bewegt den Plan; „{ KEY("canvas-larger", "+") }“, „{ KEY("canvas-smaller", "−") }“ und „{ KEY("canvas-whole", "0") }“ tun es auf dem Plan mit der Tastatur. Ein Klick mit der anderen Taste oder { KEY("key-actions", "Umschalt+F10") } zeigt, was dort möglich ist.
area-count = { $count ->
    [one] { $count } Feld ausgewählt
   *[other] { $count } Felder ausgewählt
}
area-hint-short = Zieh einen Rahmen um Felder; zieh das Ausgewählte, um es zu bewegen, mit Strg, um es zu kopieren.
area-hint = Zieh einen Rahmen um Felder oder klick sie mit Strg an, um sie auszuwählen. Zieh das Ausgewählte, um es mit allem darauf zu bewegen, mit Strg, um es zu kopieren.
area-hint-keys = Mit der Tastatur: Umschalt mit einem Pfeil oder die Leertaste wählt aus, Strg+A alles; Strg mit einem Pfeil bewegt, { KEY("hand-turn-right-name", "R") } dreht, { KEY("area-across", "H") } und { KEY("area-over", "V") } spiegeln, Strg+C, Strg+X und Strg+V kopieren, schneiden aus und fügen ein, { KEY("key-take", "Entf") } entfernt.
area-extend = Bis zum nächsten Platz auswählen
area-move = Das Ausgewählte bewegen, oder was dort liegt
area-all = Alles auswählen
area-nothing = Nichts auswählen
area-copy = Kopieren
area-cut = Ausschneiden
area-paste = Hier einfügen
area-turn = Auswahl im Uhrzeigersinn drehen
area-turn-back = Auswahl gegen den Uhrzeigersinn drehen
area-across = Links und rechts spiegeln
area-over = Oben und unten spiegeln
area-remove = Auswahl entfernen
area-no-copy = In der Zwischenablage ist nichts, was hier eingefügt werden könnte: kopiere zuerst einen Teil eines solchen Plans
area-step-moved = Auswahl bewegt
area-step-turned = Auswahl gedreht
area-step-mirrored = Auswahl gespiegelt
area-step-copied = Kopie eingefügt
area-step-removed = Auswahl entfernt
