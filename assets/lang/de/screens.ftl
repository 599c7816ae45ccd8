# Home
home-variants = Varianten
home-no-game = Es gibt keine Partie zum Weiterspielen
home-game = { $about } · { $progress }

# What a game is about
course-about = { $variant } · { $names }
course-turn = Zug { $turn }, { $name } ist dran
course-over = Beendet: { $names }, { $points } Punkte

# Variants
picture-board = Spielplan von { $name }
variants-heading = Varianten
variants-hint = Eine wählen, um ein neues Spiel damit zu beginnen
variants-play = { $name } spielen
variants-back = Zurück
facts-players = { $least } bis { $most } Spieler
facts-players-one = { $players } Spieler
facts-tiles = { $tiles } Geländetafeln
facts-tiles-range = { $least } bis { $most } Geländetafeln
facts-length = Je { $many } Züge zu { $least }, je { $few } zu { $most }
facts-points = { $points } Aktionspunkte im Zug
facts-auction = Züge werden versteigert
facts-draw = Geländetafeln werden gezogen

# What is different in a variant
differs-value = { $what }: { $now } statt { $before }
differs-board = Ein anderer Spielplan
differs-cells = Felder des Plans
differs-players = Spieler
differs-tiles = Geländetafeln
differs-temples = Tempel
differs-clearings = Lichtungen
differs-ruins = Fundstellen
differs-volcanoes = Vulkane
differs-highest = Höchstes Tempelplättchen
differs-tiers = Tempelplättchen
differs-points = Aktionspunkte
differs-cost = Kosten von „{ $action }“
differs-with = „{ $action }“ ist möglich, Kosten { $cost }
differs-without = Ohne „{ $action }“
differs-uncover-limit = Tempelplättchen im Zug an einem Tempel
differs-dig-limit = Schätze im Zug an einer Fundstelle
differs-explorers = Forscher
differs-leaders = Expeditionsleiter
differs-strength = Stärke des Expeditionsleiters
differs-camps = Lager
differs-guards = Wachen
differs-kinds = Arten von Schätzen
differs-treasures = Schätze
differs-sets = Punkte für 1, 2, 3 … einer Art
differs-auction = Züge werden versteigert
differs-draw = Geländetafeln werden gezogen
differs-start = Startpunkte
differs-start-auction = Startpunkte im Profispiel
differs-least-bid = Kleinstes Gebot
differs-ties-everyone = Gleichstand: der Tempel zählt für alle
differs-ties-nobody = Gleichstand: der Tempel zählt für niemanden
differs-tie-breaks = Am Ende entscheidet bei Gleichstand anderes

# New game
setup-differences = Anders als { $name }
setup-shuffle = Mischen
setup-shuffle-hint = Die Spieler setzen sich in anderer Reihenfolge
setup-seat-remove = Platz { $number } entfernen
setup-seat-fewest = Diese Variante braucht alle diese Plätze
setup-seat-mark = Platz { $number }: { $colour }, { $shape }
shape-circle = Kreis
shape-square = Quadrat
shape-triangle = Dreieck
shape-diamond = Raute
shape-cross = Kreuz
shape-star = Stern
colour-green = Grün
colour-purple = Violett
colour-yellow = Gelb
colour-black = Schwarz
setup-level = { $level }: { $hint }
level-random-hint = irgendeine mögliche Aktion, zum Ausprobieren
level-adept-hint = plant jeden Zug und wägt ab, wo er endet
setup-base-hint = Reihum zieht jeder eine Geländetafel, legt sie und handelt
setup-advanced-hint = Geländetafeln liegen offen aus; um die Wahl wird mit Siegpunkten geboten
setup-by-program = Das Programm teilt aus
setup-by-program-hint = Dieselbe Startzahl gibt dieselbe Partie
setup-seed-new = Andere
setup-seed-new-hint = Setzt eine neue Zahl ein

# Files
files-recent = Zuletzt geöffnet oder gespeichert
files-entry = Datei { $about }
save-hint = Einen Pfad eintippen oder eine Partie wählen, die ersetzt wird

# Settings
settings-looks = Aussehen
settings-theme = Farben
settings-board-scale = Größe von Figuren und Zahlen auf dem Plan
settings-board-smaller = Kleinere Figuren
settings-board-larger = Größere Figuren
settings-game = Spiel
settings-keys = Tasten
settings-files = Dateien
settings-records = Ordner der Partien
settings-variants = Ordner der Varianten
settings-copy = Kopieren
settings-copy-name = Kopieren: { $what }
settings-about = Über das Programm
settings-version = Tikal { $version }
settings-licence = Freie Software, wahlweise unter der MIT- oder der Apache-2.0-Lizenz
settings-designers = Das Spiel ist von Wolfgang Kramer und Michael Kiesling; dieses Programm ist keine Ausgabe seines Verlages
settings-reset = Alles zurücksetzen
settings-reset-hint = Alle Einstellungen wie am Anfang
settings-reset-none = Alle Einstellungen sind wie am Anfang

# Menu
menu-variants = Varianten…
menu-recent = Zuletzt benutzt
menu-recent-none = Noch keine Datei geöffnet oder gespeichert
menu-recent-open = { $path } öffnen
menu-rematch = Revanche
menu-help = Hilfe
menu-keys = Tasten
menu-about = Über Tikal

# End
plot-heading = Der Punktestand Zug für Zug
plot-turn = Zug
plot-points = Punkte
plot-final = Ende
plot-point = { $name }, Zug { $turn }: { $points }
plot-scores = { $name } { $scores }
plot-name = Punktestand bei jeder Wertung und am Ende: { $scores }
plot-hint = Gestrichelt: Wertungen
end-parts = { $temples } + { $treasures }
end-rematch = Revanche
end-rematch-hint = Dieselben Spieler und Regeln, der nächste beginnt

# A file over the window
drop-record = { $name } loslassen, um die Partie zu öffnen
drop-variant = { $name } loslassen, um diese Variante zu spielen
drop-file = Die Datei loslassen, um sie zu öffnen
drop-nothing = { $name } ist weder Partie noch Variante
