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
facts-length = zu { $least } hat jeder { $many } Züge, zu { $most } jeder { $few }
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
