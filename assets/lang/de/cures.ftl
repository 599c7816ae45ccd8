# Was der Knopf neben einem Problem tut
cure-number = Auf { $number } setzen
cure-header = Setzen, was dieses Programm kennt
cure-id = „{ $id }“ nennen
cure-exchange = Die beiden tauschen
cure-colours = Jedem Platz eine eigene Farbe geben
cure-remove = Entfernen
cure-clearing = Zur Lichtung machen
cure-base-camp = Ein Basislager lassen, auf { $cell }
cure-letters = Die Gruppen A, B, C … nennen
cure-merge = Alles von { $group } in eine Gruppe legen
cure-sort = Die Gruppen ordnen
cure-all-players = Alle Spielerzahlen ziehen aus allen Gruppen
cure-also-with = Auch mit { $players } Spielern verwenden
cure-scores = { $entries } Einträge daraus machen
cure-leave-out = { $cells ->
    [one] Das Feld weglassen
   *[other] Die { $cells } Felder weglassen
}
cure-slab = Eine Steinplatte geben
cure-treasures = { $count ->
    [one] 1 Schatz hinzufügen
   *[other] { $count } Schätze hinzufügen
}
cure-tiers = { $count ->
    [one] 1 Tempelplättchen { $value } hinzufügen
   *[other] { $count } Tempelplättchen { $value } hinzufügen
}
cure-shorten = Nach { $characters } Zeichen enden lassen
cure-volcano = Gruppe { $group } einen Vulkan geben
