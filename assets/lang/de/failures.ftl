# Warum eine Datei nicht geöffnet oder gespeichert werden kann
failure-not-found = Diese Datei gibt es nicht: Pfad prüfen
failure-not-allowed = Das System erlaubt es nicht: anderen Ort wählen oder die Rechte dafür besorgen
failure-system = Das System meldet: { $detail }
failure-no-file = Das ist keine gewöhnliche Datei: eine Datei wählen
failure-large = Sie ist größer als { $most } Bytes, mehr als jede Datei dieser Art
failure-no-text = Das ist kein UTF-8-Text: als solchen speichern
failure-problems = { $first }{ $more ->
    [0] { "" }
    [one] { " " }(und ein weiteres Problem)
   *[other] { " " }(und { $more } weitere Probleme)
}
failure-id-built-in = Die Kennung „{ $id }“ gehört einer Variante des Programms: eine andere vergeben
failure-id-taken = Die Kennung „{ $id }“ ist durch { $path } vergeben: eine andere vergeben
failure-file-taken = In { $path } steht etwas anderes: der Variante eine andere Kennung geben oder sie woanders speichern
failure-no-folder = Das System hat keinen Ordner für Varianten: einen Ort zum Speichern wählen
failure-no-home = Das System hat keinen Ordner für die Dateien dieses Benutzers: HOME setzen oder das Spiel anderswo speichern
failure-no-variant = Die Variante „{ $id }“ fehlt: ihre Datei in den Ordner der Varianten legen
failure-no-record = Zeile { $line }, Spalte { $column }: das ist keine Aufzeichnung ({ $detail })
failure-record-large = Sie enthält { $bytes } Bytes Text, eine Aufzeichnung aber hat höchstens { $most }
failure-format = Sie stammt von einer neueren Fassung des Programms (Format { $format }): diese Fassung benutzen
failure-not-written = Die Aufzeichnung lässt sich nicht als Text schreiben ({ $detail })
failure-variant = Die enthaltene Variante ist nicht spielbar: { $detail }
failure-changed = Die Variante wurde seit der Partie geändert: die alte Datei zurücklegen
failure-seats = Diese Variante ist nicht für { $seats } Spieler
failure-first = Es gibt keinen Platz { $seat }, der beginnen könnte
failure-seed = Die Startzahl ist zu groß
failure-start = Die Ausgangsstellung hat andere Spieler oder eine andere Zugregel als die Partie
failure-position = Die Ausgangsstellung ist nicht möglich: { $detail }
failure-action = Das ist keine Aktion ({ $detail })
failure-other-game = Das ist eine Aufzeichnung eines anderen Spiels, „{ $game }“
failure-handicap-of-nobody = Es gibt Punkte zu Beginn für Spieler { $seat }, den die Partie nicht hat
failure-handicap = Es gibt { $points } Punkte zu Beginn, mehr als { $most }
failure-read-only = Die Datei ist vor Änderungen geschützt: anderen Namen wählen oder den Schutz aufheben
failure-variant-name = So heißt eine Variante: den Namen einer Aufzeichnung auf .tikal enden lassen
failure-record-name = So heißt eine Aufzeichnung: den Namen einer Variante auf .ron enden lassen
failure-no-settings = Zeile { $line }, Spalte { $column }: so schreibt das Programm nicht ({ $detail })
failure-no-value = Ein Wert lässt sich nicht als Text schreiben ({ $detail })
failure-busy = Das Programm läuft noch einmal und schreibt gerade darin: noch einmal versuchen
failure-in-use = In einem anderen Fenster offen: dort schließen, zusehen oder kopieren
failure-no-name = Eine Partie braucht einen Namen: einen eintippen
failure-draft = { $path } ist kein lesbarer Entwurf; er liegt jetzt unter { $aside }
