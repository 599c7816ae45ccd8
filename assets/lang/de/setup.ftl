# New game
setup-purist = Puristisch: ohne Vorhersagen
setup-purist-hint = Niemand sieht, was Aktionen ändern oder riskieren würden, was andere erreichen können oder was noch kommen kann, und niemand bekommt Tipps. Die eigene Reichweite, und warum eine Aktion nicht geht, sieht man weiterhin
setup-take-back = Alles lässt sich zurücknehmen
setup-take-back-hint = Auch was aufgedeckt wurde: ein ganzer Zug geht zurück mit allem, was Computerspieler danach taten
setup-differences = Anders als { $name }
setup-shuffle = Plätze neu auslosen
setup-shuffle-hint = Setzt die Spieler mit ihren Namen und Farben durch Los auf andere Plätze
setup-seat-remove = Platz { $number } entfernen
setup-seat-fewest = Diese Variante braucht alle diese Plätze
setup-seat-mark = Platz { $number }: { $colour }, { $shape }
setup-level = { $level }: { $hint }
setup-base-hint = Reihum zieht jeder eine Geländetafel, legt sie und handelt
setup-advanced-hint = Geländetafeln liegen offen aus; um die Wahl wird mit Siegpunkten geboten
setup-by-program = Das Programm teilt aus
setup-by-program-hint = Dieselbe Startzahl gibt dieselbe Partie
setup-seed-new = Andere
setup-seed-new-hint = Setzt eine neue Zahl ein
setup-heading = Neues Spiel
setup-game-name = Spiel: { $name }
setup-scenario = Szenario
setup-scenario-name = Szenario: { $name }
setup-variant = Variante
setup-variant-name = Variante: { $name }
setup-played = Variante: { $name } · andere wählen
setup-players = Spieler
setup-player = Spieler { $number }
# The names of computers, by the faces of the places: monkey, toucan, jaguar, frog, owl, coati
setup-computer = { $number ->
    [1] Batz
    [2] Tuki
    [3] Balam
    [4] Uo
    [5] Tunkul
   *[other] Tschik
}
setup-count = { $players } Spieler
setup-seat-name = Name von Platz { $number }
setup-seat-colour = Farbe von Platz { $number }
setup-seat-player = Spieler von Platz { $number }
setup-turns = Züge
setup-base = Grundspiel: Tafeln werden gezogen
setup-advanced = Profispiel: Züge werden versteigert
setup-first = Startspieler
setup-first-random = Zufällig
setup-first-seat = { $name } beginnt
setup-dealer = Zufall
setup-seed = Startzahl
setup-seed-hint = eine neue
setup-by-hand = Zufall von Hand eingeben
setup-by-hand-hint = Für eine Partie am echten Tisch: du sagst, was dort gezogen und aufgedeckt wird
setup-start = Los
setup-back = Zurück
setup-handicap = Vorgabe
setup-handicap-seat = { $name } bekommt
setup-handicap-name = Punkte, die Platz { $number } zu Beginn bekommt
setup-handicap-hint = Punkte zusätzlich zu denen, mit denen alle beginnen, damit ungleiche Spieler eine gleiche Partie haben
setup-no-variant = Diese Variante ist nicht mehr in der Sammlung
setup-bad-seed = Die Startzahl liegt zwischen 0 und 9007199254740991 oder bleibt leer
setup-no-name = Jeder Spieler braucht einen Namen
setup-same-name = Zwei Spieler haben denselben Namen
setup-same-colour = Zwei Spieler haben dieselbe Farbe

# Who plays
level-random-hint = irgendeine mögliche Aktion, zum Ausprobieren
level-novice-hint = plant jeden Zug, sieht aber wenig und macht Fehler
level-adept-hint = plant jeden Zug und wägt ab, wo er endet
level-expert-hint = durchsucht seinen Zug weit; braucht weniger als eine Sekunde
level-master-hint = so gut es kann; braucht mehrere Sekunden
player-person = Mensch
player-random = Computer, zufällig
player-novice = Computer, Anfänger
player-adept = Computer, geübt
player-expert = Computer, stark
player-master = Computer, Meister

# Colours and shapes
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
colour-red = Rot
colour-orange = Orange
colour-white = Weiß
colour-blue = Blau
