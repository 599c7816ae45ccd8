# Das Labor im Fenster
laboratory-page = Labor
laboratory-about = Computer spielen diese Variante viele Male, neben allem anderen, und es wird gezählt, was geschieht: wer von welchem Platz aus gewinnt, wie lange es dauert, was nie gebraucht wird. Dieselbe Wahl gibt dieselben Ergebnisse, hier und mit „tikal lab“.
laboratory-players = Spieler
laboratory-level = Stufe
laboratory-level-random = zufällig
laboratory-level-novice = Anfänger
laboratory-level-adept = geübt
laboratory-level-expert = stark
laboratory-level-master = Meister
laboratory-games = Partien
laboratory-seed = Startzahl
laboratory-against = Vergleichen mit
laboratory-nothing = nichts
laboratory-parent = wie sonst: { $name }
laboratory-open = Dokument: { $name }
laboratory-start = Starten
laboratory-start-hint = Spielt das Dokument, wie es jetzt ist, auf allen Kernen bis auf einen
laboratory-cancel = Anhalten
laboratory-cancel-hint = Beendet, was gespielt wird; was bis dahin gezählt wurde, bleibt
laboratory-write = Zahlen als CSV…
laboratory-write-hint = Schreibt alle Zahlen in eine Datei, wie „tikal lab --csv“
laboratory-rank = Offene Dokumente ordnen
laboratory-rank-hint = Spielt alle offenen Dokumente, die spielbar sind, nacheinander auf dieselbe Weise und bringt sie in eine Reihenfolge
laboratory-rank-before = Die Rangliste spielt { $documents } Dokumente, je { $each } Partien: zusammen { $games } Partien, { $time }.
laboratory-rank-few = Eine Rangliste braucht mindestens { $each } Partien je Dokument, zusammen { $games }, { $time }: { $each } Partien oder mehr wählen.
laboratory-minutes = { $count ->
    [0] weniger als eine Minute
    [one] etwa eine Minute
   *[other] etwa { $count } Minuten
}
laboratory-hours = { $count ->
    [one] etwa eine Stunde
   *[other] etwa { $count } Stunden
}
laboratory-path = Zahlen nach:
laboratory-file-kind = Zahlen
laboratory-replace-why = Sie enthält danach diese Zahlen; was jetzt darin steht, geht verloren.
laboratory-busy = Das Labor ist an der Arbeit: { $name }
laboratory-not-playable = So nicht spielbar: bring zuerst seine Probleme in Ordnung.
laboratory-old = Diese Ergebnisse sind vom Dokument vor den letzten Änderungen: starte noch einmal, um zu sehen, was sie bewirken.
laboratory-legend = In Klammern stehen die 95-%-Intervalle.
laboratory-show = Zeigen: { $page }
laboratory-differences = Mehr als zufällig anders
laboratory-no-differences = Nichts: jeder Unterschied kann Zufall sein.
laboratory-more = { $count ->
    [one] 1 weiterer
   *[other] { $count } weitere
}
laboratory-other = verglichen: { $variant }
laboratory-numbers = Zahlen
laboratory-numbers-of = Zahlen: { $what }
laboratory-difference = { $what }, { $key }: { $own } { $interval }, im Vergleich mit { $other } { $others }
laboratory-parts = { $told }; 10 von 100 Partien höchstens { $low }, die Hälfte höchstens { $middle }, 90 höchstens { $high }
laboratory-line = { $key }: { $own }
laboratory-line-other = { $key }: { $own }; verglichen: { $other }
laboratory-line-marked = { $key }: { $own }; verglichen: { $other } * mehr als zufällig anders
laboratory-picture = { $heading }: { $list }
laboratory-most = am meisten: { $list }
laboratory-never = nie: { $list }
laboratory-by = entschieden bis Zug { $turn }

# Was die Karten bedeuten
laboratory-about-win = Eine gerechte Variante gibt jedem Platz denselben Anteil: die gestrichelte Linie. Die dünnen Striche sind die 95-%-Intervalle.
laboratory-about-score = Der Kasten enthält die mittlere Hälfte der Partien, sein Strich den Median; die dünnen Striche acht von zehn Partien.
laboratory-about-decided = Wie viele Partien bis dahin entschieden sind: von diesem Zug an liegt der Sieger nach jeder Wertung vorn.
laboratory-about-turns = Wie lange Partien dauern, in Zügen: ein Zug ist eine Geländetafel, wie am Tisch; die der Wertungsrunden zählen nicht.
laboratory-about-actions = Wie viel in einer Partie getan wird, von allen zusammen.
laboratory-about-leads = Wie oft nach einer Wertung jemand anderes vorn liegt als nach der davor.
laboratory-about-margin = Wie knapp Partien enden.
laboratory-about-action = Wie oft jede Aktion in einer Partie gespielt wird, von allen zusammen.
laboratory-about-points = Woher die Punkte aller Spieler kommen.
laboratory-about-temple-value = Was alle Tempel auf dem Plan wert sind, wenn eine Wertung vorbei ist.
laboratory-about-tier-out = Wie oft das letzte Tempelplättchen eines Werts genommen wird; bei 0 % gibt es mehr als genug.
laboratory-about-pieces = Wo Figuren und Tempelwächter am Ende der Wertungen stehen: je heißer, desto mehr; das Basislager, wo Figuren warten, zählt für die Farben nicht. Durchgestrichen: nie.
laboratory-about-cell-tiled = In wie vielen von 100 Partien ein Feld eine Geländetafel bekommt. Durchgestrichen: nie.
laboratory-about-cell-entered = In wie vielen von 100 Partien jemand auf ein Feld kommt; gedruckte Vulkane sind ausgelassen. Durchgestrichen: nie.
laboratory-about-tile-placed = Die Geländetafeln, die am seltensten gelegt werden.
laboratory-about-tile-entered = Die Geländetafeln, auf die am seltensten jemand kommt.

# Die Reihenfolge mehrerer Varianten
laboratory-ranking = Reihenfolge der offenen Dokumente
laboratory-ranking-rests = Gestützt auf je { $games } Partien mit { $players } Spielern der Stufe „{ $level }“. Eine Variante beginnt mit 100 Punkten und verliert welche für jeden Mangel; was Zufall sein kann, kostet nichts. Zwei, die wenige Punkte auseinander liegen, sind etwa gleich gut.
laboratory-place = { $place }. { $name }: { $points } von { $whole } Punkten
laboratory-place-old = Es wurde seitdem geändert.
laboratory-place-closed = Es ist nicht mehr offen.
laboratory-reason = −{ $points }: { $reason }
laboratory-left-out = Ausgelassen: { $name }. { $reason }
lab-fail-fault = Eine Partie wurde durch einen Fehler des Programms abgebrochen; was davor gezählt wurde, bleibt
lab-tier = Wert { $number }

# Several runs
laboratory-players-all = jede Anzahl
laboratory-of = { $what }, { $key }
laboratory-sweep = Eine Zahl des Dokuments verändern
laboratory-sweep-about = Das Dokument wird einmal mit jedem dieser Werte an der Stelle einer Zahl seines Textes gespielt; alles andere bleibt, wie es ist.
laboratory-sweep-number = Zahl
laboratory-sweep-now = { $name } (jetzt { $value })
laboratory-from = Von
laboratory-to = Bis
laboratory-step = Schritt
laboratory-sweep-start = { $count ->
    [one] 1 Wert spielen
   *[other] { $count } Werte spielen
}
laboratory-sweep-hint = Spielt mit jedem Wert so viele Partien wie oben gewählt, mit so vielen Spielern; höchstens { $most } Werte
laboratory-sweep-left-out = Nicht spielbar ist es mit { $values }.
laboratory-plotted = Kurve
laboratory-show-point = Zeigt darunter alles, was dort gemessen wurde
laboratory-run-compare = Diese Ergebnisse neben
laboratory-run-none = dem, was mit ihnen gespielt wurde
laboratory-run-name = Lauf { $number }
laboratory-run-now = Lauf { $number }, das Dokument wie jetzt: { $games } Partien, { $level }
laboratory-run-before = Lauf { $number }, vor einer Änderung: { $games } Partien, { $level }
laboratory-watch = Partie { $game } ansehen
laboratory-watch-least = Die Partie mit dem wenigsten: { $what }
laboratory-watch-most = Die Partie mit dem meisten: { $what }
laboratory-watch-wait = Die Partie wird noch einmal gespielt und dann gezeigt …
