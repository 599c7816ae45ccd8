# Die Seiten des Editors für Tempel
chac-page-temple = Tempel
chac-page-treasures = Schätze
chac-page-adventurers = Abenteurer
chac-page-traps = Fallen

# Der Plan
chac-tool-choose = Wählen und bewegen
chac-tool-ways = Wege führen
chac-tool-add = Hinzufügen
chac-hint-choose = Ausgewähltes ziehen oder mit Strg und einer Pfeiltaste bewegen; { KEY("key-take", "Entf") } nimmt es weg, { KEY("hand-turn-right-name", "R") } dreht es, { KEY("area-across", "H") } und { KEY("area-over", "V") } spiegeln es, Strg+C und Strg+V kopieren es. Strg mit einem Klick wählt mehr aus.
chac-hint-choose-short = Anklicken oder einen Rahmen ziehen
chac-menu-put = Hierher, was oben gewählt ist
chac-edit-count = { $count ->
    [one] { $count } Ding ausgewählt
   *[other] { $count } Dinge ausgewählt
}
chac-hint-ways = Von einem Feld zu einem anderen ziehen, um einen Weg dorthin zu führen oder den zwischen ihnen wegzunehmen; oder auf dem einen und dann auf dem anderen { KEY("chac-key-way", "W") } drücken.
chac-hint-add = Ein freies Feld anklicken, um dorthin zu legen, was oben gewählt ist. Danach ist es gewählt und kann geändert werden.
chac-hint-begun = Hier beginnt ein Weg: { $square }. Das Feld anklicken, zu dem er führt, oder dort { KEY("chac-key-way", "W") } drücken.
chac-edit-canvas = Plan des Tempels
chac-edit-new = Was hinzukommt
chac-edit-free-field = Freies Feld, { $place }
chac-edit-plan = Der Plan
chac-edit-plan-rule = Die Regel des Spielplans
chac-edit-width = Breite in Kästchen
chac-edit-height = Höhe in Kästchen
chac-edit-landing = Ausstieg aus dem Fluss
chac-edit-corridor = Die Bahn des Felsens
chac-edit-river = Die Strömung
chac-edit-lookouts = Felder mit Blick in den Lavaraum
chac-edit-openings = Wo sich das Dach öffnet
chac-edit-sort = Entlang der Wege ordnen
chac-edit-sort-hint = Vom ersten Feld an, wie die Wege führen; wohin kein Weg führt, das kommt zuletzt
chac-edit-take-away = Wegnehmen
chac-edit-nothing-chosen = Der Plan als Ganzes

# Ein Feld, eine Nische, etwas neben den Feldern
chac-edit-square = Das Feld
chac-edit-square-named = { $kind } { $square }
chac-edit-short-id = Name in der Datei
chac-edit-kind = Art
chac-edit-place = Platz auf der Bahn, ab 0
chac-edit-lookout = Blick in den Lavaraum
chac-edit-corner = Das Dach öffnet sich beim Felsen auf
chac-edit-column = Kästchen von links
chac-edit-row = Kästchen von oben
chac-edit-wide = Kästchen breit
chac-edit-high = Kästchen hoch
chac-edit-ways = Wege
chac-edit-one-way = Nur in eine Richtung
chac-edit-both-ways = In beide Richtungen
chac-edit-way-from-to = Weg von { $from } nach { $to }
chac-edit-remove-way = Den Weg von { $from } nach { $to } wegnehmen
chac-edit-side-of = Seite, auf der der Weg von { $from } nach { $to } dieses Feld verlässt
chac-edit-side-up = oben
chac-edit-side-right = rechts
chac-edit-side-down = unten
chac-edit-side-left = links
chac-edit-lead-way = Einen Weg führen nach …
chac-edit-join = Mit den Nachbarn verbinden
chac-edit-join-hint = Ein Weg in beide Richtungen zu jedem Feld desselben Raums daneben
chac-edit-alcove = Nische
chac-edit-alcove-named = Nische { $alcove } bei { $square }
chac-edit-alcove-square = Ihr Feld
chac-edit-alcove-value = Wert ihres Schatzes
chac-edit-needs = Augen, die das Schloss öffnen
chac-edit-needs-face = Das Schloss braucht eine { $face }
chac-edit-decor = Neben den Feldern
chac-edit-decor-kind = Was hier gezeichnet ist
chac-edit-decor-abyss = Abgrund
chac-edit-decor-waterfall = Wasserfall
chac-edit-decor-cards = Wandkarten
chac-edit-decor-dice = Würfel
chac-edit-decor-deck = Stapel: { $deck }
chac-edit-decor-clue = Hinweis von { $zone }

# Was auf dem Plan nicht getan wird
chac-refused-kind = Von dieser Art kann es nicht mehr geben: { $kind }
chac-refused-squares = Der Tempel hat so viele Felder, wie er haben kann
chac-refused-things = Davon gibt es so viele, wie es geben kann
chac-refused-off = Das läge außerhalb des Plans: zuerst den Plan vergrößern
chac-refused-taken = Dort liegt schon ein Feld
chac-refused-corridor = Eine Nische muss neben einem Feld des Gangs liegen
chac-refused-itself = Ein Weg führt von einem Feld zu einem anderen
chac-refused-outside = Von draußen kommt niemand zurück: den Weg drinnen beginnen
chac-refused-id = „{ $id }“ kann nicht sein Name sein: 1 bis 12 Buchstaben und Ziffern, die kein anderes Feld hat

# Schritte
chac-step-put = { $what } hinzugefügt
chac-step-moved = { $what } bewegt
chac-step-taken = { $what } weggenommen
chac-step-way = Weg von { $from } nach { $to }
chac-step-way-gone = Kein Weg von { $from } nach { $to }
chac-step-like-this = Stapel aller Zonen wie in { $deck }

# Schätze
chac-edit-decks = Stapel
chac-edit-deck-zone = Zone { $number } ({ $square })
chac-edit-deck-lava = Lavaraum
chac-edit-deck-river = Fluss
chac-edit-chest = Truhe
chac-edit-chests = Truhen
chac-edit-chests-in = { $count ->
    [one] 1 Truhe
   *[other] { $count } Truhen
}
chac-edit-chests-of = { $deck }: Truhen
chac-edit-copies-of = { $deck }: Schätze vom Wert { $value }
chac-edit-deck-total = { $count ->
    [one] 1 Schatz
   *[other] { $count } Schätze
}, ohne Truhen { $worth } wert
chac-edit-cards-in-all = { $count ->
    [one] 1 Schatz
   *[other] { $count } Schätze
} mit denen der Nischen, von höchstens { $most }
chac-edit-like-this = Die Stapel aller Zonen so machen
chac-edit-chest-sides = Seiten des Würfels einer Truhe

# Abenteurer
chac-edit-adventurers = Abenteurer
chac-edit-adventurer = Der Abenteurer
chac-edit-per-seat = Abenteurer, die jeder bekommt
chac-edit-ability = Fähigkeit
chac-edit-add-adventurer = Abenteurer hinzufügen
chac-edit-remove-adventurer = Diesen entfernen
chac-edit-new-adventurer = Neuer Abenteurer
chac-edit-adventurers-total = { $count ->
    [one] 1 Abenteurer
   *[other] { $count } Abenteurer
}, { $least } nötig

# Fallen
chac-edit-walls = Die Wände
chac-edit-wall-steps = Schritte, bis sich die Wände treffen
chac-edit-cards-per-round = Wandkarten in einer Runde
chac-edit-cards-none = Karten, die keine Wand bewegen
chac-edit-cards-left = Karten, die die linke Wand bewegen
chac-edit-cards-right = Karten, die die rechte Wand bewegen
chac-edit-cards-both = Karten, die beide Wände bewegen
chac-edit-cards-total = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} für insgesamt { $steps } Schritte
chac-edit-boulder = Der Felsen
chac-edit-boulder-dice = Würfel des Felsens nach Runden
chac-edit-boulder-in = Würfel des Felsens in Runde { $count }
chac-edit-boulder-last = Die letzte Zahl gilt für alle weiteren Runden
chac-edit-boulder-needs = Kleinste Augenzahl, die ihn bewegt
chac-edit-bridge = Die Brücke
chac-edit-planks = Planken
chac-edit-river-traps = Der Fluss
chac-edit-danger = Höchste Augenzahl, die fortreißt
chac-edit-rescue-cost = Schätze, die jeder solche Würfel kostet

# Würfel und Last
chac-edit-actions = Aktionen
chac-edit-dice = Würfel für Aktionen und Schlösser
chac-edit-load = Laststufen
chac-edit-load-of = Stufe mit { $count ->
    [one] 1 Schatz
   *[other] { $count } Schätzen
}
chac-edit-load-most = Höchstens { $count ->
    [one] 1 Schatz kann
   *[other] { $count } Schätze können
} getragen werden
chac-edit-least-load = Niedrigste Stufe durch Ausdauer
chac-edit-load-rule = Die Regel der Last

# Was eine Zahl bewirkt
chac-tells-per-seat = Mit 2 geht einer hinein, und der andere kann folgen, wenn der erste verloren ist; mit 1 folgt niemand
chac-tells-dice = So viele Würfel werden in einer Runde einmal für alle geworfen, und für ein Schloss
chac-tells-load = Ein Würfel gibt eine Aktion, wenn er mindestens diese Stufe zeigt; die letzte Stufe ist die der meisten Schätze, die man tragen darf
chac-tells-least-load = Ausdauer senkt die Stufe für eine Runde um eins, aber nicht unter diese
chac-tells-decks = So viele Schätze dieses Werts sind im Stapel
chac-tells-chests = So viele Truhen sind im Stapel; jede wird am Ende mit einem Würfel geöffnet
chac-tells-chest-sides = Eine hinausgetragene Truhe ist wert, was ein Würfel mit so vielen Seiten zeigt
chac-tells-wall-steps = Wenn beide Wände zusammen so viele Schritte gemacht haben, ist verloren, wer zwischen ihnen ist
chac-tells-cards-per-round = So viele Wandkarten werden nach den Zügen jeder Runde aufgedeckt
chac-tells-cards = So viele dieser Karten sind im Stapel, der nicht neu gemischt wird
chac-tells-boulder-dice = So viele Würfel wirft der Felsen in dieser Runde
chac-tells-boulder-needs = Jeder Würfel, der mindestens das zeigt, rollt den Felsen ein Feld weiter
chac-tells-planks = So viele Würfel, wie Planken übrig sind, werden geworfen; jeder unter der Last zerbricht eine
chac-tells-danger = Von den Würfeln beim Klettern reißt jeder fort, der höchstens das zeigt
chac-tells-rescue-cost = So viele Schätze bleiben für jeden solchen Würfel zurück, um ihn noch einmal zu werfen
chac-tells-alcove-value = Der Schatz ist so viel wert, und alle können ihn sehen
chac-tells-picture = Der Plan wird auf so vielen Kästchen gezeichnet
chac-tells-place = An dieser Stelle kommt der Felsen oder die Strömung dorthin
chac-tells-fields = Wo es gezeichnet wird; die Regeln fragen nicht danach

# Die Anleitung
chac-guide-name = Das ist eine Kopie von „Der Tempel des Chac“, die dir gehört. Gib ihr einen eigenen Namen.
chac-guide-temple = Ändere den Tempel: ziehe ein Feld an einen anderen Ort, führe einen Weg von einem Feld zu einem anderen oder setze eine Nische neben den Gang. Was falsch ist, wird auf dem Plan markiert.
chac-guide-treasures = Ändere die Schätze: wie viele von jedem Wert in einer Zone, im Lavaraum oder im Fluss liegen.
chac-guide-traps = Ändere eine Falle: wie schnell sich die Wände schließen und der Felsen rollt, wie viele Planken die Brücke hat oder was der Fluss kostet.
chac-guide-rules = Ändere die Würfel für Aktionen oder die Laststufen: wie viel man tragen kann und wie langsam es macht.

# Summen
chac-totals-squares = Felder
chac-totals-corridor = Länge des Gangs
chac-totals-zones = Zonen
chac-totals-lava = Lavafelder
chac-totals-river = Felder des Flusses
chac-totals-ways = Wege
chac-totals-alcoves = Nischen
chac-totals-openings = Öffnungen des Dachs
chac-totals-worth = Wert aller Schätze
chac-totals-chests = Truhen
chac-totals-held = Schätze, die man tragen kann
chac-totals-adventurers = Abenteurer
chac-totals-wall-cards = Wandkarten
chac-totals-arrows = Schritte darauf
chac-total-squares = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
chac-total-corridor = { $count ->
    [one] 1 Feld im Gang
   *[other] { $count } Felder im Gang
}
chac-total-lava = { $count ->
    [one] 1 Lavafeld
   *[other] { $count } Lavafelder
}
chac-total-treasures = { $count ->
    [one] 1 Schatz
   *[other] { $count } Schätze
}
chac-total-adventurers = { $count ->
    [one] 1 Abenteurer
   *[other] { $count } Abenteurer
}

# Unterschiede
chac-differs-decks = Andere Schätze
chac-differs-load = Andere Laststufen
chac-differs-boulder = Ein anderes Tempo des Felsens
chac-differs-adventurers = Andere Abenteurer
chac-changes-square = Feld { $square }
chac-changes-alcove = Nische { $alcove }
chac-changes-lock = { $value } bei { $square } für { $needs }
chac-changes-at = x { $column }, y { $row }
chac-changes-at-sized = x { $column }, y { $row }, { $width } × { $height }
chac-changes-moved = { $what } verschoben
chac-changes-size = Größe des Plans
chac-changes-way = Weg { $from } – { $to }
chac-changes-one-way = Weg { $from } → { $to }

# Was der Knopf neben einem Problem tut
chac-cure-lookout = { $square } den Blick in den Lavaraum geben
chac-cure-opening = Das Dach beim Felsen auf { $square } öffnen
chac-cure-landing = Auf { $square } aussteigen lassen
chac-cure-sort = Entlang der Wege ordnen
chac-cure-square = Eines auf den Plan setzen
chac-cure-alcove = Neben { $square } setzen
chac-cure-current = Mit der Strömung führen lassen
chac-cure-way-out = Diesen Weg wegnehmen
chac-cure-way = Einen Weg von { $from } führen
chac-cure-against = Die anderen Wege wegnehmen
chac-cure-beside = Mit den Nachbarn verbinden
chac-cure-move = Nach x { $column }, y { $row } bewegen
chac-cure-picture = Den Plan { $width } × { $height } groß machen
chac-cure-steps = Sie nach { $steps } Schritten sich treffen lassen
chac-cure-decks = { $count ->
    [one] 1 Stapel
   *[other] { $count } Stapel
} daraus machen
chac-cure-lock = { $faces ->
    [one] 1 Augenzahl
   *[other] { $faces } Augenzahlen
} verlangen lassen
chac-cure-one-each = Jedem nur einen geben
chac-cure-players = Höchstens { $players } spielen lassen

# Was das Labor zeigt
chac-laboratory-survived = In wie vielen Partien überhaupt jemand hinauskommt
chac-laboratory-got-out = Wie oft jeder Platz hinauskommt
chac-laboratory-rounds = Wie viele Runden eine Partie dauert
chac-laboratory-lost = Was Abenteurer das Leben kostet, je Partie
chac-laboratory-lost-on = Wo Abenteurer verloren gehen
chac-laboratory-entered = In wie vielen Partien jemand je auf jedes Feld kommt
chac-laboratory-collapsed = In wie vielen Partien sich die Wände treffen, die Brücke fällt und der Ausgang verschlossen wird
chac-laboratory-treasures = Wie viele Schätze jedes Stapels je Partie genommen werden
chac-laboratory-points = Woher die Punkte kommen, die hinausgetragen werden
chac-laboratory-alcove = In wie vielen Partien jede Nische geöffnet wird
chac-laboratory-ability = In wie vielen Partien jede Fähigkeit genutzt wird, von denen, in denen jemand sie hat
chac-laboratory-adventurer = Wie oft jeder Abenteurer hinauskommt, von den Partien, in denen er hineingeht

# Tasten auf dem Plan
chac-key-way = Einen Weg beginnen oder hierher führen
