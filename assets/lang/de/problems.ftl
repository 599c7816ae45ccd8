# Was an einer Variante nicht stimmt
problem-error = Fehler
problem-warning = Warnung
problem-line = { $head }: { $problem }

verdict-playable = spielbar, { $errors }, { $warnings }
verdict-unplayable = nicht spielbar, { $errors }, { $warnings }
verdict-errors = { $errors } Fehler
verdict-warnings = { $warnings ->
    [one] { $warnings } Warnung
   *[other] { $warnings } Warnungen
}

# Zahlen mit Grenzen
problem-limits = { $what } ist { $value }: eine Zahl von { $least } bis { $most } wählen
quantity-least-players = Die kleinste Spielerzahl
quantity-most-players = Die größte Spielerzahl
quantity-players = Die Spielerzahl
quantity-rows = Die Zahl der Felder dieser Spalte
quantity-temple = Der Wert des Tempels
quantity-masks = Die Zahl der Masken
quantity-slabs = Die Zahl der Steinplatten
quantity-copies = Die Zahl der Exemplare
quantity-tier = Der Wert des Tempelplättchens
quantity-tiers = Die Zahl der Tempelplättchen
quantity-score = Die Punktzahl
quantity-cost = Der Preis
quantity-points = Die Zahl der Aktionspunkte
quantity-per-turn = Die Grenze im Zug
quantity-explorers = Die Zahl der Forscher
quantity-leaders = Die Zahl der Expeditionsleiter
quantity-camps = Die Zahl der Lager
quantity-guards = Die Zahl der Tempelwächter
quantity-strength = Die Stärke des Expeditionsleiters
quantity-start = Die Zahl der Startpunkte
quantity-bid = Das kleinste Gebot

# Das Ganze
problem-too-long = Der Text hat { $bytes } Bytes: auf höchstens { $most } kürzen
problem-format = Format { $format } kennt dieses Programm nicht: „format: { $known }“ schreiben oder ein neueres Programm benutzen
problem-game = dies ist eine Variante des Spiels „{ $found }“: „game: "{ $known }"“ schreiben oder die Zeile weglassen, wenn sie eine dieses Spiels ist
problem-id = „{ $found }“ kann keine Kennung sein: 1 bis 40 Buchstaben, Ziffern und Bindestriche wählen, etwa „my-jungle“
problem-id-taken = Die Kennung „{ $id }“ gehört einer anderen Variante, einer des Programms: eine andere wählen
problem-text-length = Der Text hat { $characters } Zeichen: auf höchstens { $most } kürzen
problem-variant-name = Der Name ist leer: der Variante einen Namen geben, den die Spieler sehen
problem-more-errors = { $count ->
    [one] { $count } weiterer Fehler steht
   *[other] { $count } weitere Fehler stehen
} nicht in der Liste: zuerst diese beheben
problem-more-warnings = { $count ->
    [one] { $count } weitere Warnung steht
   *[other] { $count } weitere Warnungen stehen
} nicht in der Liste: zuerst diese beheben

# Spieler
problem-players = Mindestens { $least }, aber höchstens { $most } Spieler: die beiden Zahlen vertauschen
problem-colours = { $colours ->
    [one] { $colours } Farbe
   *[other] { $colours } Farben
} für { $players } Spieler: für jeden eine nennen
problem-colour-name = Diese Farbe hat keinen Namen: sie benennen, etwa „red“
problem-colour-twice = Die Farbe „{ $colour }“ steht hier zweimal: eine andere wählen

# Plan
problem-columns = { $columns } Spalten: 1 bis { $most } wählen
problem-cells = Der Plan hat { $cells ->
    [one] { $cells } Feld
   *[other] { $cells } Felder
}: 1 bis { $most } wählen
problem-cell-name = „{ $found }“ ist kein Feld: den Buchstaben der Spalte (a–z) und die Nummer der Reihe (1 bis 26) schreiben, etwa „b4“
problem-left-out-twice = { $cell } ist zweimal ausgelassen: einen der beiden Einträge entfernen
problem-left-out-nowhere = { $cell } liegt in keiner Spalte: den Eintrag entfernen
problem-off-board = { $cell } liegt nicht auf dem Plan: eines seiner Felder wählen
problem-printed-twice = { $cell } hat schon eine aufgedruckte Tafel: eine der beiden entfernen
problem-base-camps = { $count ->
    [0] Kein Basislager ist
   *[other] { $count } Basislager sind
} aufgedruckt: genau eine Tafel der Art „BaseCamp“ aufdrucken
problem-base-camp-drawn = Ein Basislager ist auf den Plan gedruckt und wird nie gezogen: eine andere Art wählen
problem-pieces = { $cells ->
    [one] { $cells } Feld, nämlich { $cell }, hängt
   *[other] { $cells } Felder, darunter { $cell }, hängen
} nicht mit dem Basislager zusammen: verbinden oder auslassen
problem-unreachable = { $cell } kann nie jemand erreichen: mit dem Basislager verbinden oder die Tafel entfernen

# Geländetafeln
problem-group-name = „{ $found }“ benennt keine Gruppe: einen Großbuchstaben von A bis Z nehmen
problem-group-twice = Gruppe { $group } steht hier zweimal: alle ihre Tafeln in eine legen
problem-group-order = Gruppe { $group } steht nicht in der Reihenfolge des Alphabets: die Gruppen ordnen
problem-groups = { $groups } Gruppen: höchstens { $most } behalten, eine für jeden Buchstaben
problem-group-unseen = In Partien zu { $players } kommt diese Gruppe nie vor: { $players } hinzufügen oder so lassen, wenn es gewollt ist
problem-deck = Das sind { $tiles } Geländetafeln: höchstens { $most } behalten
problem-no-tiles = Zu { $players } gibt es keine Geländetafeln zu ziehen: eine Gruppe mit Tafeln für sie hinzufügen
problem-more-tiles = Zu { $players } gibt es { $tiles ->
    [one] { $tiles } Geländetafel
   *[other] { $tiles } Geländetafeln
} für { $cells ->
    [one] { $cells } freies Feld
   *[other] { $cells } freie Felder
}: die letzten kommen aus dem Spiel; wenn das nicht gewollt ist, Felder hinzufügen oder Tafeln entfernen
problem-remainder = { $tiles ->
    [one] { $tiles } Geländetafel geht
   *[other] { $tiles } Geländetafeln gehen
} zu { $players } nicht auf: in der letzten Versteigerungsrunde bekommt jemand keinen Zug; wenn das nicht gewollt ist, Tafeln hinzufügen oder entfernen
problem-uneven = { $tiles ->
    [one] { $tiles } Geländetafel geht
   *[other] { $tiles } Geländetafeln gehen
} nicht auf: { $list }{ $some ->
    [no] {""}
   *[yes] ; auch Vulkane zählen, hier { $volcanoes }
}; wenn das nicht gewollt ist, Tafeln hinzufügen oder entfernen
problem-uneven-each = zu { $players } jeder { $few } oder { $many } Züge
problem-no-slabs = Die Tafel hat auf keiner Seite eine Steinplatte und passt nur an die Platte eines Nachbarn: ihr eine Steinplatte geben
problem-no-tier = Dieser Tempel { $value } kann nie wachsen, denn es gibt kein Tempelplättchen { $next }: solche hinzufügen oder den Wert ändern
problem-no-volcano = Zu { $players } ist keine Tafel ein Vulkan, nur am Ende wird gewertet: einen hinzufügen, wenn das nicht gewollt ist
problem-cost-above = „{ $what ->
    [enter] { act-enter }
    [transfer] { act-transfer }
    [slab] { legend-act-slab }
    [recruit_explorer] { legend-act-recruit-explorer }
    [recruit_leader] { legend-act-recruit-leader }
    [uncover] { act-uncover }
    [dig] { act-dig }
    [exchange] { act-exchange }
    [guard] { act-guard }
   *[camp] { act-camp }
}“ kostet { $cost } Aktionspunkte, und ein Zug hat nie mehr als { $points }: höchstens { $points } kosten lassen oder den Zügen mehr Punkte geben

# Schätze und Gleichstände
problem-treasure-name = Der Schatz hat keinen Namen: ihn benennen
problem-treasure-kinds = { $kinds } Arten von Schätzen: höchstens { $most } behalten
problem-scores-missing = Die Tabelle sagt nur, was bis zu { $scores } von einer Art zählen, es gibt aber { $copies }: sie um { $missing ->
    [one] { $missing } Zahl
   *[other] { $missing } Zahlen
} fortsetzen
problem-scores-long = Die Tabelle hat { $scores } Zahlen: höchstens { $most } behalten
problem-few-treasures = { $masks ->
    [one] { $masks } Maske
   *[other] { $masks } Masken
}, aber { $treasures ->
    [one] { $treasures } Schatz
   *[other] { $treasures } Schätze
}: die letzten Fundstellen bleiben ärmer; Schätze hinzufügen oder Masken entfernen
problem-tie-break = „{ $found }“ steht hier zweimal: eines der beiden entfernen

# Warum der Text einer Variante nicht geändert wurde
edit-no-variant = Zeile { $line }, Spalte { $column }: { $reason }
edit-breaks-off = Zeile { $line }, Spalte { $column }: hier bricht der Text ab: zuerst berichtigen
edit-not-there = Im Text steht kein „{ $path }“: zuerst einfügen
edit-already-there = „{ $path }“ steht schon im Text: stattdessen ändern
edit-no-value = „{ $value }“ ist nicht genau ein Wert: einen schreiben, alle Klammern geschlossen und ohne Bemerkung davor oder dahinter
edit-unwritable = Die Definition lässt sich nicht als Text schreiben: das ist ein Fehler des Programms
edit-unfaithful = Der Text lässt sich der Definition nicht angleichen: die Definition neu schreiben
