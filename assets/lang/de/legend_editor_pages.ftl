# Die Seiten des Editors für Varianten von Tikal Legend
legend-page-supplies = Vorräte
legend-page-cards = Karten
legend-page-powers = Direktoren
legend-page-scenarios = Szenarien
legend-heap-deck = Stapel
legend-heap-setup = Zu Beginn
legend-heap-cards = Von Karten
legend-kind-lake = See

# Runden, Kosten, Figuren, Wertungen
legend-edit-course = Ablauf einer Partie
legend-edit-rounds = Runden
legend-edit-display-cards = Karten in der Auslage
legend-edit-display-tiles = Tafeln in der Auslage
legend-edit-right = Karten, die jeder in einer Runde nimmt
legend-edit-left = Karten, die jeder behalten kann
legend-edit-with = { $players }:
legend-edit-for-players = { $field }, { $players } Spieler
legend-edit-start-scores = Punkte zu Beginn, nach Platz in der Reihenfolge
legend-edit-start-score = Punkte zu Beginn, Platz { $count }
legend-edit-slab = Wegplatte legen
legend-edit-recruit-explorer = Forscher anwerben
legend-edit-recruit-leader = Expeditionsleiter anwerben
legend-edit-most-exchanged = Schätze in einem Tausch, höchstens
legend-edit-unavailable-explorers = Forscher, die erst anzuwerben sind
legend-edit-unavailable-leaders = Expeditionsleiter, die erst anzuwerben sind
legend-edit-scorings = Wertungen
legend-edit-scoring-points = Aktionspunkte eines Wertungszugs
legend-edit-volcano = Punkte für einen gehaltenen Vulkan
legend-edit-unused-power = Punkte für eine nie genutzte Fähigkeit
legend-edit-high-temples = Zusätzliche Punkte für hohe Tempel, nach ihrem Wert
legend-edit-high = Zusätzliche Punkte für einen Tempel von { $value }

# Vorräte
legend-edit-tokens = Aktionsplättchen nach ihrem Wert
legend-edit-token = Aktionsplättchen mit dem Wert { $value }
legend-edit-tokens-total = { $count ->
    [one] insgesamt 1 Aktionsplättchen
   *[other] insgesamt { $count } Aktionsplättchen
}
legend-edit-slab-tokens = Wegplatten
legend-edit-hidden = Schatz { $number } verdeckt
legend-edit-face-up = Schatz { $number } offen

# Karten und Direktoren
legend-edit-cards = Karten
legend-edit-cards-total = { $kinds ->
    [one] 1 Art
   *[other] { $kinds } Arten
}; Karten zu zweit { $two }, zu dritt { $three }, zu viert { $four }
legend-edit-add-card = Karte hinzufügen
legend-edit-add-card-hint = Eine Kopie der gewählten Karte mit der nächsten Nummer
legend-edit-remove-card = Diese Karte entfernen
legend-edit-card = Die Karte
legend-edit-card-id = Nummer
legend-edit-counts = Kopien nach Spielerzahl
legend-edit-effect-of = Wirkung der Karte { $card }
legend-edit-card-words = Worte auf der Karte
legend-edit-card-text = Text
legend-edit-each-language = Die Worte sind in jeder Sprache andere
legend-edit-kind-of = { $effect }: Schatzart
legend-edit-tile-of = { $effect }: Tafel
legend-edit-explorers-of = { $effect }: Forscher
legend-edit-leaders-of = { $effect }: Expeditionsleiter
legend-edit-number-of = { $effect }: Anzahl
legend-edit-powers = Direktoren
legend-edit-add-power = Direktor hinzufügen
legend-edit-remove-power = Diesen Direktor entfernen
legend-edit-power = Der Direktor
legend-edit-power-id = Kennung (Buchstaben und Ziffern)
legend-edit-three-powers = Drei Fähigkeiten, von denen eine genutzt wird
legend-edit-power-of = Fähigkeit { $number } von { $tile }
legend-sort-treasures = Offene Schätze einer Art
legend-sort-put-ruin = Forscher auf eine Fundstelle
legend-sort-dig = Schätze bergen
legend-sort-look = Fundstellen ansehen (dauerhaft)
legend-sort-scout = Eine ganze Fundstelle durchsuchen
legend-sort-put-temple = Forscher auf Tempel
legend-sort-uncover-one = Tempelplättchen eines Tempels
legend-sort-uncover-each = Je ein Tempelplättchen auf mehreren Tempeln
legend-sort-camp = Ein Lager, und Figuren darauf
legend-sort-recruit = Anwerben
legend-sort-jump = Figuren von Feld zu Feld
legend-sort-steps = Über Platten gehen
legend-sort-slab = Eine Wegplatte
legend-sort-points = Aktionspunkte (als Karte dauerhaft)
legend-sort-tile = Eine bestimmte Tafel legen
legend-sort-lake = Den nächsten See legen
legend-sort-volcano = Den nächsten Vulkan legen
legend-sort-deploy = Kostenlos einsetzen
legend-sort-exchange = Kostenlos tauschen

# Szenarien
legend-edit-scenarios = Szenarien
legend-edit-scenario = Das Szenario
legend-edit-scenario-id = Kennung des Szenarios (Buchstaben, Ziffern, Bindestriche)
legend-edit-scenario-board = Spielplan des Szenarios
legend-edit-scenario-hint = Klicke eine Tafel an und dann ein Feld, um sie dort hinzulegen, oder ziehe sie auf das Feld. Drehe sie mit { KEY("hand-turn-right-name", "R") }, nimm sie mit { KEY("key-take", "Entf") } weg.
legend-edit-add-scenario = Dieses Szenario kopieren
legend-edit-remove-scenario = Dieses Szenario entfernen
legend-edit-all-laid = Alle Tafeln des Beginns liegen.
legend-edit-of-deck = Aus dem Stapel…
legend-edit-none-taken = Keine Tafel ist gewählt.
legend-wish = Durch Zufall…
legend-wish-density = Dichte
legend-wish-distance = Entfernung
legend-wish-new = Szenario erzeugen
legend-wish-into = Dieses neu auslegen
legend-wish-into-hint = Wo die Tafeln dieses Szenarios liegen, bestimmt der Zufall; sein Name und seine Worte bleiben
legend-wish-no-board = Der Spielplan hat Fehler: behebe sie zuerst
legend-wish-no-room = { $tiles } Tafeln für { $hexes } Felder, die sie aufnehmen: lass einige weg oder vergrößere den Spielplan
legend-step-laid = Tafel { $tile } auf { $cell }
legend-step-turned = Tafel { $tile } gedreht
legend-step-taken = Tafel { $tile } weggenommen
legend-step-made = „{ $name }“ vom Zufall ausgelegt

# Der Spielplan
legend-tool-dots = Punkte
legend-hint-dots = Klicke ein Feld an oder fahre über mehrere, damit es gepunktet ist und nur Tafeln von Karten aufnimmt, oder wieder frei.
legend-hint-hexes = Klicke neben den Spielplan, um ein Feld hinzuzufügen, oder ein Feld an, um es wegzunehmen; fahre auch über mehrere auf einmal. Was auf dem Plan liegt, bleibt an seinem Ort.
legend-hint-camp = Klicke ein Feld an, um das Basislager dort hinzulegen, oder ziehe es. Drehe es mit { KEY("hand-turn-right-name", "R") }.
legend-dots-here = Das Feld punktieren
legend-no-dots-here = Die Punkte des Feldes wegnehmen
legend-edit-no-hex = Für eine der Tafeln gibt es dort kein Feld
legend-edit-no-tile = Eine der Tafeln gehört nicht zu dieser Variante
legend-edit-board = Felder des Spielplans
legend-edit-camp-slabs = Platten des Basislagers
legend-edit-camp-rule = Die Regel des Spielplans
legend-edit-dotted = { $count ->
    [one] 1 gepunktetes Feld
   *[other] { $count } gepunktete Felder
}
legend-edit-laid-in = { $count ->
    [one] belegt in 1 Szenario
   *[other] belegt in { $count } Szenarien
}
legend-edit-free-place = Platz für ein weiteres Feld
legend-edit-laid-there = Auf { $cell } liegt etwas: lege es zuerst anderswohin
legend-step-dotted = Punkte auf { $cell }
legend-step-camp = Basislager verlegt
legend-step-camp-turned = Basislager gedreht
legend-step-hex-added = Feld hinzugefügt
legend-step-hex-gone = Feld weggenommen

# Tafeln
legend-edit-add-group = Gruppe hinzufügen
legend-edit-tiles-rule = Die Regel der Tafeln

# Was eine Zahl bewirkt
legend-tells-value = Diesen Wert hat der Tempel, wenn er gelegt wird
legend-tells-rounds = So viele Runden hat die Partie, jede mit Auswahl und Aktionen
legend-tells-display-cards = So viele Karten liegen offen, wenn die Auswahl beginnt
legend-tells-display-tiles = So viele Tafeln liegen offen, wenn die Auswahl beginnt; die Spieler teilen sie
legend-tells-right = So viele Karten nimmt jeder in einer Runde, wie rechts am Tableau Plätze sind
legend-tells-left = So viele Karten können von Runde zu Runde links am Tableau liegen
legend-tells-slab = Der Preis einer Wegplatte, die einer Seite zwischen zwei Feldern eine Steinplatte hinzufügt
legend-tells-recruit-explorer = Der Preis dafür, dass ein Forscher verfügbar wird
legend-tells-recruit-leader = Der Preis dafür, dass ein Expeditionsleiter verfügbar wird
legend-tells-most-exchanged = So viele Schätze können auf einmal gegeben und genommen werden
legend-tells-unavailable-explorers = So viele Forscher jedes Spielers sind erst anzuwerben, bevor sie kommen können
legend-tells-unavailable-leaders = So viele Expeditionsleiter jedes Spielers sind erst anzuwerben, bevor sie kommen können
legend-tells-slab-tokens = So viele Wegplatten können auf dem Plan liegen; liegen alle, wird eine davon versetzt
legend-tells-start-scores = Wer diesen Platz in der ersten Reihenfolge hat, beginnt mit so vielen Punkten
legend-tells-scoring-points = So viele Punkte hat jeder für Aktionen vor seiner Wertung
legend-tells-high-temples = Wer einen Tempel dieses Werts hält, bekommt so viel zusätzlich zu dessen Wert
legend-tells-volcano = Wer einen Vulkan hält, bekommt so viel
legend-tells-unused-power = Wer nie eine Fähigkeit genutzt hat, bekommt am Ende so viel
legend-tells-tokens = So viele Aktionsplättchen dieses Werts gibt es; jeder nimmt in einer Runde eines
legend-tells-face-up = So viele dieser Art liegen offen für Karten, die sie nehmen
legend-tells-counts = So viele Kopien sind bei dieser Spielerzahl im Stapel
legend-tells-effect = Bis zu so viele Male wird die Wirkung ausgeführt

# Die Führung
legend-guide-name = Dies ist eine Kopie von Tikal Legend, die dir gehört. Gib ihr einen eigenen Namen.
legend-guide-scenario = Mache ein Szenario: mit einer Startzahl durch Zufall, oder lege seine Tafeln von Hand.
legend-guide-cards = Ändere eine Karte: wie viele es gibt, was sie bewirkt, was darauf steht.
legend-guide-supplies = Ändere die Schätze, die Tempelplättchen oder die Aktionsplättchen.
legend-guide-rules = Ändere eine Regel: die Runden, was eine Aktion kostet oder was eine Wertung bringt.

# Abhilfen
legend-cure-lay = Auf { $cell } legen
legend-cure-scenario = Eines erzeugen
legend-cure-rounds = { $rounds ->
    [one] 1 Runde spielen
   *[other] { $rounds } Runden spielen
}
legend-cure-sort = Die Karten ordnen
legend-cure-tile = Sie { $tile } bringen lassen
legend-cure-powers = Drei Fähigkeiten daraus machen

# Was der Zufall macht
legend-into-scenario = Dieses Szenario hinzufügen
legend-into-scenario-hint = Ein weiteres Szenario, wie auf dem Bild
legend-into-cards = Karten mischen
legend-into-cards-hint = Andere Karten sind häufig und selten, aber es gibt ebenso viele; die Tafeln oder Schätze bringen, bleiben
legend-into-slabs = Steinplatten neu verteilen
legend-into-slabs-hint = Die Tafeln des Stapels behalten ihre Arten und ebenso viele Steinplatten, aber auf anderen Seiten
legend-step-scenario = Ein Szenario aus Startzahl { $name }
legend-step-cards = Karten gemischt durch Startzahl { $name }
legend-step-slabs = Steinplatten des Stapels aus Startzahl { $name }
legend-edit-cut-off = Vom Basislager abgeschnitten, bis Wege liegen: { $cells }
legend-edit-all-reached = Jede Tafel ist vom Basislager aus zu erreichen.
legend-step-dots = { $count ->
    [one] Punkte auf 1 Feld
   *[other] Punkte auf { $count } Feldern
}
legend-step-no-dots = { $count ->
    [one] Keine Punkte auf 1 Feld
   *[other] Keine Punkte auf { $count } Feldern
}
legend-step-moved = Tafel { $tile } in Gruppe { $group } verschoben
legend-edit-side-hint = { $side }: { $count }, ein Klick macht { $more } daraus
