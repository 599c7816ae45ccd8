# Settings
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
