# Das Labor: was Computer über eine Variante herausgefunden haben
lab-run = { $variant }: { $players } Spieler{ $setup }, Stufe „{ $level }“, { $nodes } Knoten je Entscheidung, Startzahl { $seed }
lab-drawn = Geländetafeln gezogen
lab-auctioned = Züge versteigert
lab-other = Verglichen mit { $variant } in Partien mit denselben Startzahlen{ $setup }; * heißt: der Unterschied ist mehr als Zufall
lab-other-cells = Die Pläne unterscheiden sich: ihre Felder werden nicht einzeln verglichen.
lab-other-tiles = Die Geländetafeln unterscheiden sich: sie werden nicht einzeln verglichen.
lab-games = { $games ->
    [one] { $played } von 1 Partie gespielt
   *[other] { $played } von { $games } Partien gespielt
}
lab-legend = In runden Klammern das 95-%-Intervall, in eckigen die Zahlen, die 10, 50 und 90 von 100 Partien nicht übersteigen
lab-more = { $count ->
    [one] und 1 weiteres, das in --csv und --json steht
   *[other] und { $count } weitere, die alle in --csv und --json stehen
}
lab-progress = { $of ->
    [one] { $played } von 1 Partie
   *[other] { $played } von { $of } Partien
}
lab-by = entschieden mit Wertung { $number }
lab-interval = ({ $low } bis { $high })

# Was gemessen wird
lab-win = Siege, nach Platz in der Zugfolge
lab-score = Punkte am Ende, nach Platz in der Zugfolge
lab-margin = Vorsprung des Siegers in Punkten
lab-lead-changes = Wechsel der Führung, von Wertung zu Wertung
lab-decided-turn = Gespielte Züge, wenn die Partie entschieden ist
lab-decided-scoring = Wertung, mit der die Partie entschieden ist
lab-decided-part = Dasselbe in Prozent der Züge
lab-turns = Züge
lab-actions = Aktionen der Spieler
lab-action = Aktionen je Partie, nach Art
lab-unspent = Verfallene Aktionspunkte
lab-points = Punkte je Partie, nach Herkunft
lab-temples = Tempel auf dem Plan, nach Wertung
lab-temple-value = Wert aller Tempel, nach Wertung
lab-tier-out = Partien, in denen das letzte Tempelplättchen eines Werts genommen wurde
lab-pieces = Figuren auf einem Feld, über alle Wertungen zusammengezählt
lab-cell-tiled = Partien, in denen ein Feld eine Geländetafel bekam
lab-cell-entered = Partien, in denen jemand auf ein Feld kam
lab-tile-placed = Partien, in denen eine Geländetafel gelegt wurde
lab-tile-entered = Partien, in denen jemand auf eine Geländetafel kam

# Wozu die Zahlen gehören
lab-a-game = je Partie
lab-seat = Spieler { $number }
lab-scoring = Wertung { $number }
lab-start = zu Beginn
lab-bids = Gebote
lab-from-temples = Tempel, Wertung { $number }
lab-from-treasures = Schätze, Wertung { $number }
lab-bid = bieten
lab-pass = passen
lab-choose = Geländetafel wählen
lab-place = Geländetafel legen

# Das Urteil
lab-no-verdict = { $games ->
    [one] Noch kein Urteil: gespielt ist 1 Partie, Stufe „{ $level }“
   *[other] Noch kein Urteil: gespielt sind { $games } Partien, Stufe „{ $level }“
}
lab-verdict = Urteil, gestützt auf { $games } Partien der Stufe „{ $level }“; bessere Spieler finden vielleicht ein anderes
lab-too-few = Zu wenige Partien für ein Urteil: mindestens { $least } spielen
lab-seat-more = Spieler { $number } gewinnt mehr als seinen Anteil: { $share } { $interval }, gerecht wären { $fair }
lab-seat-less = Spieler { $number } gewinnt weniger als seinen Anteil: { $share } { $interval }, gerecht wären { $fair }
lab-never-action = Nie gespielt: { $list }
lab-never-cell-tiled = { $count ->
    [one] Feld, auf das nie eine Geländetafel gelegt wurde
   *[other] Felder, auf die nie eine Geländetafel gelegt wurde
}: { $list }
lab-never-cell-entered = { $count ->
    [one] Feld, auf das nie jemand kam
   *[other] Felder, auf die nie jemand kam
}: { $list }
lab-never-tile-placed = { $count ->
    [one] Geländetafel, die nie gelegt wurde
   *[other] Geländetafeln, die nie gelegt wurden
}: { $list }
lab-never-tile-entered = { $count ->
    [one] Geländetafel, auf die nie jemand kam
   *[other] Geländetafeln, auf die nie jemand kam
}: { $list }
lab-in-other = { $said } (auch nicht in der Variante, mit der verglichen wird: vielleicht wissen diese Spieler nicht, wie)
lab-hardly = Fast nie gespielt: { $action }, { $mean } Mal je Partie
lab-too-long = Eine Partie dauert { $turns } Züge; mehr als { $most } sind den meisten Runden zu lang
lab-longer = Eine Partie dauert { $turns } Züge, in der verglichenen Variante { $other }
lab-nobody-wins = { $share } { $interval } der Partien gewinnt niemand
lab-runaway = Der Führende zieht davon: { $share } { $interval } der Partien sind entschieden, bevor die Hälfte der Züge gespielt ist
lab-nothing = Nichts Auffälliges
lab-cause = { $said }. Wahrscheinliche Ursache: { $cause }
lab-fault = In den Regeln: { $cause }
lab-decided-early = Im Mittel ist eine Partie nach { $part } ihrer Züge entschieden
lab-few-leads = Die Führung wechselt nur { $mean } Mal je Partie
lab-runaway-cause = die meisten entscheidet Wertung { $scoring }, die Hälfte ist bis Zug { $turn } von { $turns } entschieden: sie kommt zu früh, oder was folgt, bringt zu wenig
lab-known-turns = { $count ->
    [one] Spieler { $list } hat einen Zug mehr als die anderen
   *[other] die Spieler { $list } haben einen Zug mehr als die anderen
} ({ $tiles } Geländetafeln, darunter { $volcanoes ->
    [0] kein Vulkan
    [one] 1 Vulkan
   *[other] { $volcanoes } Vulkane
}, für { $players } Spieler)
lab-known-auction = in der letzten Versteigerungsrunde { $left ->
    [one] bekommt 1 Spieler keinen Zug
   *[other] bekommen { $left } Spieler keinen Zug
} ({ $tiles } Geländetafeln für { $players } Spieler)
lab-known-cheap = „{ $action }“ kostet nur 1 Punkt, so wenig wie möglich
lab-known-cheap-done = „{ $action }“ kostet nur 1 Punkt, so wenig wie möglich, und kommt { $mean } Mal je Partie vor
lab-known-early = Gruppe { $group }, die zuerst gezogen wird, hat unter ihren { $tiles } Geländetafeln { $volcanoes ->
    [one] einen Vulkan
   *[other] { $volcanoes } Vulkane
}: die erste Wertung kann kommen, bevor etwas gebaut ist
lab-known-dear = das kostet { $cost } Aktionspunkte, und ein Zug hat nie mehr als { $points }
lab-known-no-way = vom Basislager führt kein Weg aus Feldern und Steinplatten dorthin
lab-known-no-slabs = auf keiner Seite eine Steinplatte
lab-good = Gut: { $said }
lab-good-seats = in { $games } Partien kein Vorteil eines Platzes gefunden: wenn es einen gibt, gewinnt ein Platz höchstens { $most }, gerecht wären { $fair }
lab-good-open = niemand läuft davon: { $share } der Partien sind entschieden, bevor die Hälfte der Züge gespielt ist, höchstens { $high }
lab-good-used = jede Aktion, jedes Feld und jede Geländetafel wird gebraucht
lab-unmarked = { $count ->
    [one] 1 Zahl liegt weiter auseinander als ihre beiden Intervalle und ist trotzdem nicht markiert
   *[other] { $count } Zahlen liegen weiter auseinander als ihre beiden Intervalle und sind trotzdem nicht markiert
}: unter { $all } Vergleichen kommen einige solche schon durch Zufall vor. Mehr Partien können es klären.
lab-term-interval = 95-%-Intervall: von 100 solchen Läufen mit anderen Startzahlen haben etwa 95 die wahre Zahl in ihrem. Mehr Partien machen es schmaler.
lab-term-nodes = Knoten: eine Stellung, die ein Computer ansieht, bevor er sich entscheidet. Je mehr, desto besser spielt er.
lab-term-noise = Mehr als Zufall: so weit auseinander, dass es kaum Zufall ist. Wären zwei Varianten gleich, so würden 95 von 100 Läufen gar nichts markieren.

# Warum das Labor es nicht kann
lab-fail-players = { $variant } ist für { $least } bis { $most } Spieler, nicht für { $seats }: eine andere Zahl wählen
lab-fail-setup = { $variant } lässt sich so nicht aufbauen: einen anderen Aufbau wählen
lab-fail-games = { $games } Partien: eine Zahl von 1 bis { $most } wählen
lab-fail-seed = Startzahl { $seed }: eine Zahl von 0 bis { $most } wählen
lab-fail-text = Zeile { $line }, Spalte { $column }: das sind keine Ergebnisse eines Laufs, oder die Datei bricht dort ab
lab-fail-format = Eine neuere Version dieses Programms hat sie geschrieben (Format { $format }): diese Version benutzen
lab-fail-game = Sie gehört zu einem anderen Spiel, „{ $game }“
lab-fail-content = „{ $field }“ enthält, was kein Versuch ergeben kann: die Datei wurde geändert oder beschädigt
lab-fail-twice = Partie { $game } steht auch in einer früheren Datei und würde doppelt zählen: eine der beiden weglassen
lab-fail-unchecked = Sie hat Format 1 ohne Fingerabdruck, und niemand kann sagen, ob sie geändert wurde: sie allein lesen oder ihre Partien neu spielen
lab-fail-shard = Sie enthält Partie { $game }, und hier werden die Partien { $first } bis { $last } gespielt: eine andere Datei nennen oder den Teil, zu dem sie gehört
lab-fail-threads = Das System gibt keine Threads her, um darauf zu spielen: { $detail }
lab-fail-no-files = Es gibt nichts zusammenzuführen: mindestens eine Datei nennen
lab-unlike-program = Sie gehört zu einem anderen Versuch: eine andere Version des Programms hat ihn gespielt
lab-unlike-game = Sie gehört zu einem anderen Versuch mit einem anderen Spiel
lab-unlike-variant = Sie gehört zu einem anderen Versuch: die Variante ist eine andere, wurde geändert oder anders aufgebaut
lab-unlike-against = Sie gehört zu einem anderen Versuch: verglichen wird mit einer anderen Variante oder mit keiner
lab-unlike-players = Sie gehört zu einem anderen Versuch: die Zahl der Spieler ist eine andere
lab-unlike-level = Sie gehört zu einem anderen Versuch: eine andere Stufe hat gespielt
lab-unlike-seed = Sie gehört zu einem anderen Versuch: die Startzahl ist eine andere
lab-unlike-games = Sie gehört zu einem anderen Versuch: die Zahl der Partien ist eine andere
