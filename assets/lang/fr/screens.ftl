# Home
home-variants = Variantes
home-no-game = Il n’y a pas de partie à continuer
home-game = { $about } · { $progress }

# What a game is about
course-about = { $variant } · { $names }
course-turn = Tour { $turn }, à { $name } de jouer
course-over = Terminée : { $names }, { $points } points

# Variants
picture-board = Plateau de { $name }
variants-heading = Variantes
variants-hint = Choisissez-en une pour préparer une nouvelle partie
variants-play = Jouer : { $name }
variants-back = Retour
facts-players = { $least } à { $most } joueurs
facts-players-one = { $players } joueurs
facts-tiles = { $tiles } tuiles
facts-tiles-range = { $least } à { $most } tuiles
facts-length = { $many } tours chacun à { $least }, { $few } à { $most }
facts-points = { $points } points d’action par tour
facts-auction = Tours mis aux enchères
facts-draw = Tuiles tirées

# What is different in a variant
differs-value = { $what } : { $now } au lieu de { $before }
differs-board = Un autre plateau
differs-cells = Cases du plateau
differs-players = Joueurs
differs-tiles = Tuiles
differs-temples = Temples
differs-clearings = Clairières
differs-ruins = Sites de trésors
differs-volcanoes = Volcans
differs-highest = Étage le plus haut
differs-tiers = Étages
differs-points = Points d’action
differs-cost = Coût de « { $action } »
differs-with = « { $action } » est possible pour { $cost }
differs-without = Sans « { $action } »
differs-uncover-limit = Étages par tour à un même temple
differs-dig-limit = Trésors par tour sur un même site
differs-explorers = Explorateurs
differs-leaders = Chefs d’expédition
differs-strength = Force du chef d’expédition
differs-camps = Campements
differs-guards = Gardiens
differs-kinds = Sortes de trésors
differs-treasures = Trésors
differs-sets = Points pour 1, 2, 3 … d’une sorte
differs-auction = Les tours sont mis aux enchères
differs-draw = Les tuiles sont tirées
differs-start = Score de départ
differs-start-auction = Score de départ du jeu avancé
differs-least-bid = Offre minimale
differs-ties-everyone = À force égale, le temple compte pour tous
differs-ties-nobody = À force égale, le temple ne compte pour personne
differs-tie-breaks = Une autre règle départage à la fin

# New game
setup-differences = Ce qui change par rapport à { $name }
setup-shuffle = Mélanger
setup-shuffle-hint = Les joueurs s’assoient dans un autre ordre
setup-seat-remove = Retirer la place { $number }
setup-seat-fewest = Cette variante a besoin de toutes ces places
setup-seat-mark = Place { $number } : { $colour }, { $shape }
shape-circle = cercle
shape-square = carré
shape-triangle = triangle
shape-diamond = losange
shape-cross = croix
shape-star = étoile
colour-green = Vert
colour-purple = Violet
colour-yellow = Jaune
colour-black = Noir
setup-level = { $level } : { $hint }
level-random-hint = n’importe quelle action possible, pour essayer
level-adept-hint = planifie chaque tour et juge où il mène
setup-base-hint = Chacun à son tour tire une tuile, la pose et agit
setup-advanced-hint = Les tuiles sont visibles et on enchérit avec ses points pour choisir
setup-by-program = Distribué par le programme
setup-by-program-hint = La même graine redonne la même partie
setup-seed-new = Une autre
setup-seed-new-hint = Met un nouveau nombre ici

# Files
files-recent = Fichiers récents
files-entry = Fichier { $about }
save-hint = Tapez un chemin, ou choisissez la partie à remplacer

# Settings
settings-looks = Apparence
settings-theme = Couleurs
settings-board-scale = Taille des pions et des nombres sur le plateau
settings-board-smaller = Pions plus petits
settings-board-larger = Pions plus grands
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

# Menu
menu-variants = Variantes…
menu-recent = Fichiers récents
menu-recent-none = Aucun fichier ouvert ou enregistré
menu-recent-open = Ouvrir { $path }
menu-rematch = Revanche
menu-help = Aide
menu-keys = Touches
menu-about = À propos de Tikal

# End
plot-heading = Les scores tour par tour
plot-turn = Tour
plot-points = Points
plot-final = fin
plot-point = { $name }, tour { $turn } : { $points }
plot-scores = { $name } { $scores }
plot-name = Scores à chaque décompte et à la fin : { $scores }
plot-hint = En pointillés : les décomptes
end-parts = { $temples } + { $treasures }
end-rematch = Revanche
end-rematch-hint = Mêmes joueurs, mêmes règles ; le suivant débute

# A file over the window
drop-record = Déposez { $name } pour ouvrir la partie
drop-variant = Déposez { $name } pour jouer cette variante
drop-file = Déposez le fichier pour l’ouvrir
drop-nothing = { $name } n’est ni une partie ni une variante
