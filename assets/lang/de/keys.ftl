# Keys: where they work
keys-everywhere = Überall
keys-table = Am Tisch
keys-board = Auf dem Plan
keys-looking-back = Beim Zurückschauen
keys-rulebook = In der Spielregel

# Keys: what they do
key-board = Zum Plan
key-hurry = Computer weiterspielen lassen, oder schneller
key-next-area = Zum nächsten Bereich, auch aus einem Textfeld
key-last-area = Zum vorigen Bereich
key-larger = Schrift und Knöpfe größer
key-smaller = Schrift und Knöpfe kleiner
key-designed-size = Schrift und Knöpfe in normaler Größe
key-cell = Zum nächsten Feld
key-choose = Tun, was ein Klick dort tut
key-actions = Aktionen des Feldes
key-let-go = Loslassen oder Offenes schließen

# Keys: what is written on them
key-ctrl = Strg
key-shift = Umschalt
key-alt = Alt
key-option = Wahl
key-cmd = Befehl
key-enter = Eingabe
key-escape = Esc
key-space = Leertaste
key-tab = Tab
key-backspace = Rücktaste
key-delete = Entf
key-insert = Einfg
key-home = Pos1
key-end = Ende
key-page-up = Bild auf
key-page-down = Bild ab
key-menu = Menütaste

# Why a key does nothing now
idle-not-asked = Am Zug ist gerade niemand an diesem Computer
idle-not-in-variant = Diese Variante kommt ohne das aus
idle-no-tile = Es ist keine Tafel in der Hand
idle-party = Von hier kann keine andere Zahl von Figuren gehen
idle-no-hex = Zuerst ein Feld wählen
idle-no-piece = Auf dem Plan steht keine Figur
idle-first-step = Vor diesem Schritt wurde nichts gespielt
idle-last-step = Der Plan steht schon, wie er jetzt ist
idle-purist = Eine puristische Partie zeigt das nicht
idle-take-over = Wer für diesen Platz entscheidet, kann nach der nächsten Aktion geändert werden
idle-no-hint = Einen Tipp gibt es im eigenen Zug einer Partie, die du spielst
idle-no-hint-lesson = In einer Lektion sagt die Karte, wie es weitergeht; Tipps gibt es in Partien
idle-hint-plan = Eine Planung ist offen: spiel oder verwirf sie, bevor du nach einem Tipp fragst
idle-no-number = Gib zuerst eine Punktzahl ein
idle-redo = Es wurde nichts zurückgenommen, was wieder gespielt werden könnte
idle-take-back-turn = In dieser Partie lässt sich kein ganzer Zug zurücknehmen: das ist eine Option neuer Partien, „{ setup-take-back }“
idle-no-computer = Kein Computer ist am Zug, der weiterspielen könnte
idle-no-rule = Was die Tastatur hat, hat keine eigene Regel; { KEY("menu-rules", "F1") } öffnet die Spielregel
idle-no-end = Ein Zug endet hier mit dem, was gespielt wird
idle-covered = Wer am Zug ist, hebt zuerst die Abdeckung
key-nothing-to-save = Hier ist keine Partie, die gespeichert werden könnte
key-looks-on = Bei dieser Partie wird nur zugeschaut: hier lässt sich nichts zurücknehmen

# The areas of a screen
area-menu = Menü
area-players = Spieler
area-board = Plan
area-side = Vorräte und Fragen
area-log = Protokoll
area-bar = Aktionen
area-coach = Lektion
area-contents = Inhalt
area-page = Seite
area-screen = Inhalt des Bildschirms
area-foot = Knöpfe am Fuß
area-tabs = Offene Varianten
area-tools = Werkzeuge
area-pages = Namen der Seiten
area-form = Seite der Variante
area-deck = Tafeln
area-fields = Felder des Gewählten
area-beside = Probleme, Summen und Schritte
area-results = Ergebnisse
area-keys = Liste der Tasten

# The letters of keys that follow the words of the language; no two keys of the table may share one
letter-board = S
letter-uncover = F
letter-dig = B
letter-search = U

# Tasten wählen
keys-hint = Wähle eine Zeile, um ihre Taste zu ändern. Tab, Eingabe, Leertaste, Esc, Pfeile und was { key-ctrl } in Texten tut, bleiben, wie sie sind.
keys-heading = Taste für „{ $what }“
keys-ask = Drück die neue Taste. Jetzt ist es { $key }.
keys-kept = Diese Taste führt durch das Fenster oder gehört zu Textfeldern: Sie lässt sich nicht ändern. Drück eine andere.
keys-unknown = Das System gibt dieser Taste keinen Namen: Drück eine andere.
keys-taken = { $key } ist schon die Taste für { $others }. Tauschen: { $others } bekäme { $own }. Oder drück eine andere Taste.
keys-taken-for-good = { $key } ist schon die Taste für { $others }, was nicht stattdessen { $own } bekommen kann. Drück eine andere Taste.
keys-swap = Tauschen
keys-leave = So lassen
keys-reset = Ursprüngliche Taste
keys-reset-all = Alle Tasten wie ursprünglich
keys-reset-none = Alle Tasten sind die ursprünglichen
keys-reset-all-heading = Alle Tasten wie ursprünglich?
keys-reset-all-about = Dann ist jede Taste die, die das Programm mitbringt.
keys-own = { $key } (deine)
keys-shared = { $key } (deine, und die für „{ $other }“)
