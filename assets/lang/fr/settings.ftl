# Settings
settings-recap = Dire ce que les autres ont fait depuis mon dernier tour
settings-ask = Demander avant que des points soient perdus
settings-looks = Apparence
settings-theme = Couleurs
settings-board-scale = Taille des pions et des nombres sur le plateau
settings-board-smaller = Pions plus petits
settings-board-larger = Pions plus grands
settings-names = Noms des cases
settings-names-off = Seulement sous le pointeur
settings-names-rim = Au bord
settings-names-all = Sur chaque case
settings-game = Partie
settings-keys = Touches
settings-files = Fichiers
settings-records = Dossier des parties
settings-variants = Dossier des variantes
settings-copy = Copier
settings-copy-name = Copier : { $what }
settings-about = À propos
settings-version = Tikal { $version }
settings-licence = Logiciel libre, au choix sous licence MIT ou Apache 2.0
settings-designers = Le jeu est de Wolfgang Kramer et Michael Kiesling ; ce programme n’est pas une édition de son éditeur
settings-reset = Tout réinitialiser
settings-reset-hint = Tous les réglages comme au début
settings-reset-none = Tous les réglages sont comme au début
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

# Motion and sound
motion-heading = Mouvement
motion-name = Mouvement : { $pace }
motion-system = Comme le demande le système
motion-off = Aucun
motion-slow = Lent
motion-normal = Normal
motion-fast = Rapide
sound-heading = Son
sound-muted = Aucun son
sound-volume = Volume

# Keys
key-actions = Actions de la case
key-let-go = Lâcher, ou fermer ce qui est ouvert
