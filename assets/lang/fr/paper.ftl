# Images et pages
render-format = { $file } : une image s’écrit dans un fichier qui se termine par .png, .svg, .pdf ou .gif
render-no-turns = Seul un enregistrement a des tours : donnez un fichier qui se termine par .tikal
render-turns = La partie a { $turns ->
    [one] un tour
   *[other] { $turns } tours
} : donnez un nombre de 0 à celui-ci
picture-letters = Aucune police de ce système n’a ces caractères, des cases les remplacent : { $letters }

# Une variante sur papier
print-board = Plateau
print-score-track = Piste de score
print-tiles = Tuiles
print-tiers = Étages de temple
print-treasures = Trésors
print-pieces = Pièces
print-sheets = Plateaux personnels
print-aids = Aides de jeu
print-cards = Cartes d’action
print-tokens = Jetons
print-powers = Directeurs
print-scenarios = Scénarios
print-slab-tokens = Jetons de dalle
print-wall-cards = Cartes de mur
print-lava-tiles = Dalles de lave et indices
print-traps = Pièges
print-adventurers = Aventuriers
print-dice = Faces des dés
print-tier = étage de valeur { $value }
print-prebuilt-tier = étage de valeur { $value } sous un temple
print-of-colour = { $what }, { $colour }
print-explorer = explorateur
print-leader = chef
print-camp = camp
print-marker = marqueur de score
print-cube = cube du directeur
print-sheet = plateau personnel
print-amulet = amulette
print-slab-token = jeton de dalle
print-lava-tile = dalle de lave : { $glyph }, dessous { $number }
print-clue = indice : { $number }, dessous { $glyph }
print-wall-left = mur gauche
print-wall-right = mur droit
print-cover = couvercle de la salle de lave
print-sun = soleil, posé là où le toit s’ouvre
print-boulder = boule de pierre
print-plank = planche
print-die = face { $face } de chaque dé
print-aid = aide de jeu
print-points = { $points } points d’action par tour
print-costs = Le coût des actions
print-kept-cards = ← jusqu’à { $cards } cartes gardées
print-drafted-cards = jusqu’à { $cards } cartes choisies →
print-recruited-later = À recruter d’abord : explorateurs { $explorers }, chefs { $leaders }
print-slabs = dalles
print-leader-strength = Force d’un chef
print-rules = Les règles en bref
print-list = Ce qu’il faut découper
print-entry = { $count } × { $name } : { $wide } × { $high } mm, page { $pages }
print-parts = { $parts ->
    [one] une partie
   *[other] { $parts } parties
}
print-part = { $title } : rangée { $row }, colonne { $column }
print-flap = On colle la partie suivante sur la bande au-delà de la ligne.
print-backs = { $title } : dos
print-empty = Vide : l’autre côté se découpe
print-page = { $page } sur { $pages }
print-ruler = 100 mm
print-true-size = Imprimez à 100 %, sans ajuster à la page : la règle de chaque page mesure alors 100 mm.
print-duplex = Imprimez recto verso en retournant par le bord long : chaque dos se trouve derrière sa face.
print-one-sided = Imprimez en recto seul. Collez chaque page de dos derrière celle qui la précède, avant de découper ; ou laissez les dos de côté.
print-cutting = Découpez le long des lignes fines ; les images les dépassent un peu.

# Images de la fenêtre
menu-picture = Enregistrer une image…
menu-copy-picture = Copier l’image
menu-print = Imprimer la variante…
picture-kind = Images
print-heading = Imprimer la variante
print-about = Un fichier PDF avec tout ce qu’il faut découper, en vraie grandeur, et les règles en deux pages.
print-paper = Papier
print-sides = Côtés imprimés
print-sides-both = Recto verso
print-sides-one = Recto seul
print-hexes = Un hexagone, d’un côté à l’autre
print-squares = Deux cases du plateau côte à côte
print-millimetres = { $size } mm
print-language = Langue des pages
print-do = Choisir un fichier…
print-kind = Pages
picture-copied = L’image est dans le presse-papiers
picture-nothing = Une image se fait d’une partie à la table, ou d’une variante jouable dans l’éditeur
print-begins = Les pages se préparent : cela prend quelques secondes
