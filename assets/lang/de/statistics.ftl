# Statistik über die aufgehobenen Partien
menu-statistics = Statistik…
home-statistics = Statistik
statistics-heading = Statistik
statistics-about = Was aus deinen Partien wurde. Es zählen nur beendete Partien; alles wird aus den Partien errechnet, die hier aufgehoben sind, und nichts verlässt diesen Computer.
statistics-counts = { $finished ->
    [one] 1 Partie beendet
   *[other] { $finished } Partien beendet
}, { $open } nicht beendet{ $unreadable ->
    [0] {""}
   *[other] {", "}{ $unreadable } nicht lesbar
}
statistics-reading = Partien werden gelesen: { $done } von { $all }
statistics-begins = Partien werden gelesen…
statistics-failed = Die Partien lassen sich nicht auflisten: { $reason }
statistics-nobody = Noch hat hier niemand eine Partie zu Ende gespielt. Sobald das so ist, erzählt dieser Bildschirm, was daraus wurde.
statistics-none = Keine beendete Partie ist so: frag nach weniger.
statistics-back = Zurück
statistics-write = Partien als CSV…
statistics-write-hint = Schreibt die Partien, die hier zählen, in eine Datei, eine Zeile für jeden Platz
statistics-me = Von wem
statistics-game = Spiel
statistics-variant = Variante
statistics-players = Spieler
statistics-level = Stärkster Computer
statistics-time = Zeit
statistics-group = Geordnet nach
statistics-any-game = alle Spiele
statistics-any-variant = alle Varianten
statistics-any-players = jede Anzahl
statistics-any-level = alle
statistics-people-only = nur Menschen
statistics-person = { $name } ({ $games ->
    [one] 1 Partie
   *[other] { $games } Partien
})
statistics-by-variant = Variante
statistics-by-players = Spielerzahl
statistics-by-level = stärkster Computer
statistics-by-opponent = Mitspieler
statistics-by-month = Monat
statistics-span-all = seit der ersten Partie
statistics-span-year = dieses Jahr
statistics-span-month = dieser Monat
statistics-all = Alle zusammen
statistics-computer = Computer: { $level }
statistics-no-month = Monat unbekannt
statistics-results = Ergebnisse
statistics-games = Partien
statistics-won = Gewonnen
statistics-score = Punkte
statistics-margin = Abstand
statistics-turns = Züge
statistics-results-about = In Klammern das 95-%-Intervall. Der Abstand sind die Punkte über dem Besten der anderen, mit Minus darunter.
statistics-days = Eine Partie gehört zu dem Tag, an dem ihre Datei zuletzt geschrieben wurde: Aufzeichnungen haben kein Datum.
statistics-row-said = { $key }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, gewonnen { $won } { $interval }, Punkte { $score }, Abstand { $margin }, Züge { $turns }
statistics-one-game = Wähl oben ein Spiel: woher Punkte kommen, wie stark du neben Computern bist und was du anders machst als sie, lässt sich nur von einem Spiel sagen.
statistics-few = Ab { $least } solchen Partien lässt sich darüber etwas sagen.
statistics-you = du
statistics-computers = Computer in denselben Partien
statistics-sources = Punkte je Partie, nach Herkunft
statistics-deeds = Was du anders machst als die Computer
statistics-deeds-about = Wie oft in einer Partie, im Mittel. * heißt: der Unterschied ist so groß, dass er kaum Zufall ist.
statistics-deed-said = { $key }: { $own }
statistics-deed-beside = { $key }: { $own }, Computer { $others }
statistics-treasures = Schätze: { $of }
statistics-lost = Verloren: { $of }
statistics-token-points = Aktionspunkte der Plättchen
statistics-cards = Gespielte Karten
statistics-powers = Genutzte Fähigkeiten
statistics-got-out = Herausgekommen
statistics-strength = Deine Stärke neben den Stufen
statistics-strength-about = Von jeder Partie: welchen Anteil der Computer einer Stufe du hinter dir gelassen hast. 50 % heißt so stark wie sie; Elo sagt dasselbe so, dass Unterschiede sich addieren. Es zählen nur faire Partien: von Anfang an, ohne Hinweise, ohne Zurücknehmen von Aufgedecktem.
statistics-met = { $level }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $share } { $interval }; { $elo }
statistics-elo = Elo { $elo } { $interval }
statistics-won-all = alles gewonnen: Elo mindestens { $elo }
statistics-lost-all = alles verloren: Elo höchstens { $elo }
statistics-course = Ihr Verlauf neben der Stufe
statistics-course-about = Bei jeder Partie: der Anteil über die letzten { $window } Partien gegen diese Stufe, mit 95-%-Intervall.
statistics-course-point = { $share } { $interval }; { $elo }
statistics-game-number = Partie { $number }
statistics-level-computers = Computer
