# Settings
settings-recap = Sagen, was andere seit meinem letzten Zug taten
settings-ask = Nachfragen, bevor Aktionspunkte verfallen
settings-looks = Aussehen
settings-theme = Farben
settings-board-scale = Größe von Figuren und Zahlen auf dem Plan
settings-board-smaller = Kleinere Figuren
settings-board-larger = Größere Figuren
settings-names = Namen der Felder
settings-names-off = Nur unter dem Zeiger
settings-names-rim = Am Rand
settings-names-all = Auf jedem Feld
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
settings-heading = Einstellungen
settings-language = Sprache
settings-language-system = Sprache des Systems
settings-theme-dark = Dunkel
settings-theme-light = Hell
settings-theme-system = Wie das System
settings-scale = Größe von Schrift und Knöpfen
settings-scale-value = { $percent } %
settings-smaller = Kleiner
settings-larger = Größer
settings-pace = Tempo der Computerspieler
settings-pace-none = Sofort
settings-pace-fast = Schnell
settings-pace-normal = Normal
settings-pace-slow = Langsam
settings-back = Zurück

# Motion and sound
motion-heading = Bewegung
motion-name = Bewegung: { $pace }
motion-system = Wie das System es wünscht
motion-off = Aus
motion-slow = Langsam
motion-normal = Normal
motion-fast = Schnell
sound-heading = Klang
sound-muted = Keine Klänge
sound-volume = Lautstärke

# Keys
key-actions = Aktionen des Feldes
key-let-go = Loslassen oder Offenes schließen
