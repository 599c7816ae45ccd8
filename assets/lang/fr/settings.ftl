# Settings
settings-heading = Réglages
settings-language = Langue
settings-language-system = Langue du système
settings-theme-dark = Sombre
settings-theme-light = Clair
settings-theme-system = Comme le système
settings-scale = Taille du texte et des boutons
settings-scale-value = { $percent } %
settings-smaller = Plus petit
settings-larger = Plus grand
settings-pace = Rythme des joueurs virtuels
settings-pace-none = Immédiat
settings-pace-fast = Rapide
settings-pace-normal = Normal
settings-pace-slow = Lent
settings-back = Retour
