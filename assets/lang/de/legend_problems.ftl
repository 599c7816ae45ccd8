# Was an einer Variante von Tikal Legend nicht stimmt
legend-quantity-slab-tokens = Die Zahl der Wegplatten
legend-quantity-token = Der Wert des Aktionsplättchens
legend-quantity-tokens = Die Zahl der Aktionsplättchen
legend-quantity-exchanged = Die größte Zahl auf einmal getauschter Schätze
legend-quantity-rounds = Die Zahl der Runden
legend-quantity-display-cards = Die Zahl der Karten in der Auslage
legend-quantity-display-tiles = Die Zahl der Tafeln in der Auslage
legend-quantity-places = Die Zahl der Plätze für Karten
legend-quantity-steps = Die Zahl der Wirkung
legend-quantity-kind = Die Nummer der Schatzart
legend-quantity-rotation = Die Drehung

legend-problem-game = dies ist eine Variante des Spiels „{ $found }“: „game: "{ $known }"“ schreiben, wenn sie eine dieses Spiels ist
legend-problem-id-twice = Die Kennung „{ $id }“ steht hier zweimal: eine andere wählen
legend-problem-name = Der Name ist leer: einen geben, den die Spieler sehen
legend-problem-by-players = { $found ->
    [one] { $found } Zahl
   *[other] { $found } Zahlen
}: drei schreiben, für 2, für 3 und für 4 Spieler
legend-problem-cell-twice = { $cell } steht hier zweimal: einen der beiden Einträge entfernen
legend-problem-base-camp = { $cell } ist das Basislager: dort kann nichts anderes sein
legend-problem-tiles = Das sind { $tiles } Geländetafeln: höchstens { $most } behalten
legend-problem-masks = Die Fundstellen zeigen zusammen { $masks } Masken: höchstens { $most } behalten
legend-problem-no-kind = Eine Schatzart { $kind } gibt es nicht: die Arten sind ab 0 nummeriert
legend-problem-treasures = Von dieser Art gibt es { $copies }, verborgen und offen: höchstens { $most } behalten
legend-problem-cards = { $cards } Arten von Karten: 1 bis { $most } wählen
legend-problem-card-number = „{ $found }“ ist keine Kartennummer: zwei Ziffern schreiben, wenn nötig mit einem Teil 1–9 nach einem Bindestrich, etwa „01-2“
legend-problem-card-order = Karte { $card } steht an falscher Stelle oder zweimal: die Karten nach ihren Nummern ordnen
legend-problem-not-of-cards = Diese Wirkung haben nur Direktorplättchen: eine für Karten wählen
legend-problem-not-of-powers = Diese Wirkung haben nur Karten: eine für Direktorplättchen wählen
legend-problem-no-card-tile = „{ $tile }“ ist keine Tafel der Karten: eine aus „card_tiles“ nennen
legend-problem-power-tiles = { $powers } Direktorplättchen: höchstens { $most } behalten
legend-problem-powers = { $found ->
    [one] { $found } Fähigkeit
   *[other] { $found } Fähigkeiten
}: { $powers } schreiben
legend-problem-no-scenario = Es gibt kein Szenario: mindestens eines schreiben
legend-problem-no-tile = „{ $tile }“ gehört weder zum Aufbau noch zum Stapel: eine Tafel von dort nennen
legend-problem-laid-twice = Tafel { $tile } liegt zweimal: einen der beiden Einträge entfernen
legend-problem-not-laid = Tafel { $tile } liegt nicht: jedes Szenario legt alle Tafeln aus „setup“
legend-problem-on-dots = { $cell } ist gepunktet: dort liegen nur Tafeln der Karten
legend-problem-rotation = In Drehung { $rotation } sieht Tafel { $tile } aus wie in einer niedrigeren: { $same } schreiben
legend-problem-few-cards = { $have ->
    [one] { $have } Karte
   *[other] { $have } Karten
} zu { $players }, nötig sind aber { $need }: Karten hinzufügen, oder weniger Runden oder Plätze vorsehen
legend-problem-few-tokens = { $have } Aktionsplättchen zu { $players }, alle Runden verlangen aber { $need }: welche hinzufügen, oder weniger Runden vorsehen
legend-problem-few-tiles = { $have ->
    [one] { $have } Tafel bleibt
   *[other] { $have } Tafeln bleiben
} in diesem Szenario zu ziehen, alle Runden verlangen aber { $need }: Tafeln hinzufügen, weniger davon auslegen, oder weniger Runden vorsehen
legend-problem-few-powers = { $have } Direktorplättchen für { $players } Spieler, nötig sind { $need }: welche hinzufügen
legend-problem-more-than = { $have } davon sind mehr als die { $most }, die jeder hat: höchstens { $most } wählen
legend-problem-start-scores = { $scores ->
    [one] { $scores } Startpunktzahl
   *[other] { $scores } Startpunktzahlen
} für { $players } Spieler: für jeden Platz der Reihenfolge eine schreiben
legend-problem-unlisted = { $count ->
    [one] { $count } weiteres Problem steht
   *[other] { $count } weitere Probleme stehen
} nicht in der Liste: zuerst diese beheben
