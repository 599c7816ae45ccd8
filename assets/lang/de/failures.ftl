# Warum eine Datei nicht geöffnet oder gespeichert werden kann
failure-not-found = Diese Datei gibt es nicht: Pfad prüfen
failure-not-allowed = Das System erlaubt es nicht: anderen Ort wählen oder die Rechte dafür besorgen
failure-system = Das System meldet: { $detail }
failure-full = Es ist kein Platz mehr: welchen schaffen oder einen anderen Ort wählen
failure-read-only-place = Dort lässt sich nichts schreiben: einen anderen Ort wählen
failure-file-name = Das System nimmt diesen Namen nicht an: einen kürzeren oder einfacheren wählen
failure-folder = Eine Datei steht, wo ein Ordner hingehört, oder umgekehrt: einen anderen Pfad wählen
failure-too-long = Es dauert zu lange: Ein anderes Programm oder ein langsamer Datenträger ist im Weg; versuche es noch einmal
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
failure-unknown-variant = Es gibt keine Variante „{ $id }“: eine von diesen wählen: { $known }
failure-no-record = Ab Zeile { $line }, Spalte { $column } ist das keine Aufzeichnung: { $reason }
failure-record-large = Sie enthält { $bytes } Bytes Text, eine Aufzeichnung aber hat höchstens { $most }
failure-format = Sie stammt von einer neueren Fassung des Programms (Format { $format }): diese Fassung benutzen
failure-not-written = Die Aufzeichnung lässt sich nicht als Text schreiben: das ist ein Fehler des Programms
failure-variant = Die enthaltene Variante ist nicht spielbar: { $detail }
failure-changed = Die Variante wurde seit der Partie geändert: die alte Datei zurücklegen
failure-seats = Diese Variante ist nicht für { $seats } Spieler
failure-players = { $variant } ist für { $least } bis { $most } Spieler: --players anders wählen
failure-first = Es gibt keinen Platz { $seat }, der beginnen könnte
failure-seed = Die Startzahl ist zu groß
failure-start = Die Ausgangsstellung hat andere Spieler oder eine andere Zugregel als die Partie
failure-position = Die Ausgangsstellung ist nicht möglich: „{ $field }“ passt nicht zur Variante oder zum Rest der Stellung
failure-other-game = Das ist eine Aufzeichnung eines anderen Spiels, „{ $game }“
failure-handicap-of-nobody = Es gibt Punkte zu Beginn für Spieler { $seat }, den die Partie nicht hat
failure-handicap = Es gibt { $points } Punkte zu Beginn, mehr als { $most }
failure-read-only = Die Datei ist vor Änderungen geschützt: anderen Namen wählen oder den Schutz aufheben
failure-variant-name = So heißt eine Variante: den Namen einer Aufzeichnung auf .tikal enden lassen
failure-record-name = So heißt eine Aufzeichnung: den Namen einer Variante auf .ron enden lassen
failure-no-settings = Ab Zeile { $line }, Spalte { $column } ist das nicht, was das Programm schreibt: { $reason }
failure-no-value = Ein Wert lässt sich nicht als Text schreiben: das ist ein Fehler des Programms
failure-busy = Das Programm läuft noch einmal und schreibt gerade darin: noch einmal versuchen
failure-in-use = In einem anderen Fenster offen: dort schließen, zusehen oder kopieren
failure-kept-by-another = Ein anderer Lauf hebt seine Ergebnisse in { $path } auf: Lass ihn enden, oder nenne eine andere Datei
failure-no-name = Eine Partie braucht einen Namen: einen eintippen
failure-draft-file = { $path }: { $reason }
failure-draft-steps = { $path } nennt keine lesbaren Schritte; die Datei liegt jetzt unter { $aside }
failure-draft = { $path } ist kein lesbarer Entwurf; er liegt jetzt unter { $aside }

# Warum ein Wort einer Aufzeichnung keine Aktion ist
no-action-verb = „{ $verb }“ ist keine Aktion: eine schreiben, etwa „place c3 2“ oder „end“
no-action-form = „{ $verb }“ schreibt man „{ $form }“, mit einem Leerzeichen zwischen den Wörtern
no-action-word = „{ $found }“ ist { $expected }
no-action-bid = kein Gebot
no-action-cell = kein Feld dieses Plans
no-action-tile = kein Plättchen dieser Variante
no-action-treasure = keine Schatzart dieser Variante
no-action-seat = kein Platz dieser Partie
no-action-rotation = keine Drehung von 0 bis 5
no-action-piece = weder „explorer“ noch „leader“
failure-no-such-choice = Im Spiel { $game } gibt es kein --{ $choice }: lass es weg
