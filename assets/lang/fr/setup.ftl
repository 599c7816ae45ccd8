# New game
setup-purist = Puriste : sans prévisions
setup-purist-hint = Personne ne voit ce que les actions changeraient ou risqueraient, ce que les autres peuvent atteindre ni ce qui peut venir, et personne ne reçoit de conseils. On voit toujours sa propre portée, et pourquoi une action est impossible
setup-take-back = Tout peut être annulé
setup-take-back-hint = Même ce qui a été révélé : un tour entier s’annule avec ce que les ordinateurs ont joué ensuite
setup-differences = Ce qui change par rapport à { $name }
setup-shuffle = Tirer les places au sort
setup-shuffle-hint = Place les joueurs au hasard sur d’autres sièges, avec leurs noms et leurs couleurs
setup-seat-remove = Retirer la place { $number }
setup-seat-fewest = Cette variante a besoin de toutes ces places
setup-seat-mark = Place { $number } : { $colour }, { $shape }
setup-level = { $level } : { $hint }
setup-base-hint = Chacun à son tour tire une tuile, la pose et agit
setup-advanced-hint = Les tuiles sont visibles et on enchérit avec ses points pour choisir
setup-by-program = Distribué par le programme
setup-by-program-hint = La même graine redonne la même partie
setup-seed-new = Une autre
setup-seed-new-hint = Met un nouveau nombre ici
setup-heading = Nouvelle partie
setup-game-name = Jeu{"\u00A0"}: { $name }
setup-scenario = Scénario
setup-scenario-name = Scénario{"\u00A0"}: { $name }
setup-variant = Variante
setup-variant-name = Variante : { $name }
setup-played = Variante : { $name } · en choisir une autre
setup-players = Joueurs
setup-player = Joueur { $number }
# The names of computers, by the faces of the places: monkey, toucan, jaguar, frog, owl, coati
setup-computer = { $number ->
    [1] Batz
    [2] Touki
    [3] Balam
    [4] Ouo
    [5] Tounkoul
   *[other] Tchik
}
setup-count = { $players } joueurs
setup-seat-name = Nom de la place { $number }
setup-seat-colour = Couleur de la place { $number }
setup-seat-player = Joueur de la place { $number }
setup-turns = Tours
setup-base = Jeu de base : tuiles tirées
setup-advanced = Jeu avancé : tuiles aux enchères
setup-first = Premier joueur
setup-first-random = Au hasard
setup-first-seat = { $name } débute
setup-dealer = Hasard
setup-seed = Graine
setup-seed-hint = une nouvelle
setup-by-hand = Saisir le hasard à la main
setup-by-hand-hint = Pour une partie sur une vraie table : vous dites ce qui y est tiré et ce qui sort
setup-start = Commencer
setup-back = Retour
setup-handicap = Handicap
setup-handicap-seat = { $name } reçoit
setup-handicap-name = Points donnés à la place { $number } au départ
setup-handicap-hint = Des points en plus de ceux de chacun au départ, pour que des joueurs inégaux aient une partie égale
setup-no-variant = Cette variante n’est plus dans la collection
setup-bad-seed = La graine est un nombre de 0 à 9007199254740991, ou reste vide
setup-no-name = Chaque joueur a besoin d’un nom
setup-same-name = Deux joueurs ont le même nom
setup-same-colour = Deux joueurs ont la même couleur

# Who plays
level-random-hint = n’importe quelle action possible, pour essayer
level-novice-hint = planifie chaque tour, mais voit peu et fait des erreurs
level-adept-hint = planifie chaque tour et juge où il mène
level-expert-hint = explore son tour en largeur ; moins d’une seconde
level-master-hint = joue de son mieux ; plusieurs secondes
player-person = Humain
player-random = Ordinateur, au hasard
player-novice = Ordinateur, novice
player-adept = Ordinateur, habile
player-expert = Ordinateur, expert
player-master = Ordinateur, maître

# Colours and shapes
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
colour-red = Rouge
colour-orange = Orange
colour-white = Blanc
colour-blue = Bleu
