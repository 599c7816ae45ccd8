# French texts of the window. The nouns are those of the published French edition.

# Nouns
piece-explorer = explorateur
piece-leader = chef d’expédition
kind-base-camp = camp de base
kind-temple = temple { $value }
kind-clearing = clairière
kind-ruin = site, { $left ->
    [one] { $left } trésor
   *[other] { $left } trésors
}
kind-ruin-empty = site épuisé
kind-volcano = volcan
tile-named = { $tile }, { $kind }
cell-name = Case { $cell }
cell-jungle = jungle
cell-camp = campement de { $name }
cell-guard = gardé par { $name } ({ $piece })
cell-explorers = { $count ->
    [one] { $count } explorateur de { $name }
   *[other] { $count } explorateurs de { $name }
}
cell-leader = chef d’expédition de { $name }

# Actions
act-enter = faire entrer
act-transfer = d’un campement à l’autre
act-move = se déplacer
act-uncover = dégager
act-dig = fouiller
act-exchange = échanger
act-camp = établir un campement
act-guard = poser un gardien

# Why an action is not possible
asked-draw = Il faut d’abord tirer une tuile
asked-reveal = Il faut d’abord révéler le trésor déterré
asked-bid = Une enchère est en cours : enchérir ou passer
asked-choose = Il faut d’abord choisir une tuile visible
asked-place = Il faut d’abord poser la tuile en main
asked-act = Des points d’action restent : agir ou finir le tour
asked-scoring = Un décompte est en cours : agir, ou finir et compter
asked-nothing = La partie est terminée
no-drawable = La tuile { $tile } n’est plus dans ce groupe
no-hidden = { $kind } : plus aucun n’est caché
no-bid-low = Enchérir au moins { $least }
no-bid-high = C’est plus que votre score de { $score }
no-face-up = La tuile { $tile } n’est pas visible
no-cell-taken = { $cell } a déjà une tuile
no-beside = { $cell } ne touche aucune tuile du plateau
no-way-in = Aucun passage ne mène à { $cell }, quelle que soit l’orientation de la tuile
no-way-in-right = Aucune dalle ne relie { $cell } à une case voisine : tourner la tuile de { $degrees }° vers la droite
no-way-in-left = Aucune dalle ne relie { $cell } à une case voisine : tourner la tuile de { $degrees }° vers la gauche
no-repeated = La tuile est la même dans une orientation précédente
no-switched-off = Cette variante se passe de « { $what } »
no-points = « { $what } » coûte { $need ->
    [one] { $need } point
   *[other] { $need } points
}, vous en avez { $have }
no-reserve = Votre réserve n’a plus de { $piece }
no-own-camp = { $cell } n’est ni le camp de base ni votre campement
no-piece = Vous n’avez pas de { $piece } sur { $cell }
no-body = Vous n’avez pas de pion sur { $cell }
no-same-camp = Le pion est déjà sur { $cell }
no-neighbours = { $from } et { $to } ne sont pas voisines
no-tile = { $cell } n’a pas de tuile
no-volcano = { $cell } est un volcan : personne ne peut y entrer
no-passage = Aucune dalle entre { $from } et { $to }
no-temple = { $cell } n’a pas de temple
no-guarded = { $name } garde le temple de { $cell }
no-tier = Il ne reste plus d’étage { $tier }
no-uncover-limit = Le temple de { $cell } a été dégagé { $limit } fois ce tour-ci, c’est le maximum
no-dig-limit = Le site de { $cell } a été fouillé { $limit } fois ce tour-ci, c’est le maximum
no-workers = Il faut { $need } de vos pions sur { $cell }, il y en a { $have }
no-ruin = { $cell } n’a pas de site
no-treasure = Le site de { $cell } n’a plus de trésor
no-seat = Ce joueur n’existe pas
no-self = Un trésor s’échange avec un adversaire
no-same-kind = Les deux trésors sont de la même sorte
no-single-own = Vous n’avez aucun trésor en un seul exemplaire à donner
no-single-theirs = Aucun adversaire n’a d’autre trésor en un seul exemplaire à prendre
no-owned-once = Vous ne donnez que ce que vous avez en un seul exemplaire ; { $kind } : vous en avez { $have }
no-theirs-once = { $name } doit avoir { $kind } en un seul exemplaire, et en a { $have }
no-camp-here = Pas de campement sur le camp de base
no-clearing = { $cell } n’est ni une clairière ni un site épuisé
no-second-camp = { $name } a déjà un campement sur { $cell }
no-camp-left = Vos { $limit } campements sont établis
no-guard-left = Vos { $limit } gardiens sont posés
no-strongest = Votre force de { $own } sur { $cell } ne dépasse pas celle d’un adversaire, { $best }
refusal-rule = { $reason } (règle { $rule })

# Menu and messages
menu-game = Partie
menu-home = Accueil
menu-new = Nouvelle partie…
menu-open = Ouvrir une partie…
menu-save = Enregistrer…
menu-quit = Quitter
menu-view = Affichage
menu-fit = Voir tout le plateau
menu-theme = Sombre ou clair
menu-full-screen = Plein écran
menu-settings = Réglages…
menu-course = { $variant } · tour { $turn } · { $tiles } tuiles restantes
message-close = Fermer
message-no-dialog = Le système n’a pas de dialogue de fichiers : tapez un chemin ou choisissez dans la liste
message-not-opened = Impossible d’ouvrir { $path } : { $reason }
message-not-saved = Impossible d’enregistrer { $path } : { $reason }
message-saved = Enregistré sous { $path }
message-levels = { $levels } : niveau d’ordinateur inconnu de ce programme ; « habile » joue à la place

# A game that is not saved
question-heading = La partie en cours n’est pas enregistrée
question-save = Enregistrer…
question-replace = Continuer sans enregistrer
question-cancel = Annuler

# Home
home-title = Tikal
home-subtitle = Temples et trésors dans la jungle
home-continue = Continuer
home-new = Nouvelle partie
home-open = Ouvrir une partie
home-settings = Réglages
home-quit = Quitter
home-rejected = { $path } est laissé de côté : { $reason }

# Settings
settings-heading = Réglages
settings-language = Langue
settings-language-system = Langue du système
settings-theme = Apparence
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

# New game
setup-heading = Nouvelle partie
setup-variant = Variante
setup-variant-name = Variante : { $name }
setup-players = Joueurs
setup-player = Joueur { $number }
setup-count = { $players } joueurs
setup-seat = Place { $number }
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
setup-by-hand-hint = Pour une partie sur une vraie table : vous dites quelle tuile et quel trésor sont sortis
setup-start = Commencer
setup-back = Retour
setup-no-variant = Cette variante n’est plus dans la collection
setup-bad-seed = La graine est un nombre de 0 à 9007199254740991, ou reste vide
setup-no-name = Chaque joueur a besoin d’un nom
setup-same-name = Deux joueurs ont le même nom
setup-same-colour = Deux joueurs ont la même couleur
player-person = Humain
player-random = Ordinateur, au hasard
player-adept = Ordinateur, habile
colour-red = Rouge
colour-orange = Orange
colour-white = Blanc
colour-blue = Bleu

# Files
file-kind = Enregistrement de partie
file-kind-open = Partie ou variante
files-path = Chemin
files-back = Retour
open-heading = Ouvrir une partie
open-hint = Tapez un chemin, choisissez dans la liste ou déposez un fichier sur la fenêtre
open-do = Ouvrir
open-dialog = Choisir un fichier…
open-list = Vos parties
open-none = Il n’y a pas encore de partie
save-heading = Enregistrer la partie
save-do = Enregistrer
save-dialog = Choisir un endroit…
save-replaces = Ce fichier existe déjà : il sera remplacé
save-name = Tikal

# Board
board-name = Plateau
cell-place = la tuile peut être posée ici
cell-place-turned = la tuile peut être posée ici, tournée autrement
cell-reach = accessible pour { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
cell-strength = { $name } : force { $strength }
cell-held = { $name } contrôle ce temple
cell-contested = Personne ne contrôle ce temple
piece-on = { $piece } de { $name } sur { $cell }

# Tile in hand
hand-heading = Tuile en main
hand-places = { $here ->
    [one] { $here } place ainsi
   *[other] { $here } places ainsi
}, { $turned } autrement
hand-rotation = Orientation { $rotation }
hand-turn-left = ↺
hand-turn-left-name = Tourner la tuile vers la gauche
hand-turn-right = ↻ (R)
hand-turn-right-name = Tourner la tuile vers la droite

# Supplies
groups-heading = Tuiles par groupe
groups-left = Groupe { $group } : { $left ->
    [one] { $left } tuile restante
   *[other] { $left } tuiles restantes
}
tiers-heading = Étages restants
tiers-left = Étage { $tier } : reste { $left }
treasures-hidden = { $count } trésors encore cachés

# Log
log-heading = Journal

# Players
player-score-hint = Score
player-worth = +{ $points }
player-worth-hint = Ce qu’un décompte rapporterait maintenant
player-explorers = Explorateurs en réserve : { $count }
player-leader = Chefs d’expédition en réserve : { $count }
player-camps = Campements restants : { $count }
player-guards = Gardiens restants : { $count }
player-copies = { $name } × { $copies }
player-temples = Temples : { $list }
player-held = { $cell } ({ $value })
player-guarded = { $cell } ({ $value }, gardé)
player-amulet-up = Amulette visible
player-amulet-down = Amulette retournée

# Action bar
bar-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bar-enter = entrer
bar-explorer = Explorateur
bar-leader = Chef
bar-below = { $what } · { $cost }
bar-enter-explorer = Faire entrer un explorateur
bar-enter-leader = Faire entrer le chef d’expédition
bar-transfer = Transfert
bar-move = Déplacer
bar-uncover = Dégager
bar-dig = Fouiller
bar-exchange = Échanger…
bar-camp = Camp
bar-guard = Gardien
bar-guard-explorer = Gardien : explorateur
bar-guard-leader = Gardien : chef d’expédition
bar-camp-name = Établir un campement
bar-name = { $title }, coût { $cost }
bar-name-on = { $title } sur { $cell }, coût { $cost }
bar-no-hex = Choisissez d’abord une case où vous avez des pions
bar-end-turn = Finir le tour
bar-end-score = Compter
bar-undo = Annuler
bar-redo = Rétablir
bar-undo-hint = Seulement vos actions de ce tour, et rien d’avant une tuile ou un trésor révélé
bar-hurry = Accélérer
bar-final-table = Score final
bar-new-game = Rejouer
ask-over = La partie est terminée
ask-chance = Saisir ce qui a été tiré pour { $name }
ask-wait = Le hasard joue
ask-computer = { $name } réfléchit
ask-bid = { $name } : enchérir ou passer
ask-choose = { $name } : choisir une tuile
ask-place = { $name } : poser la tuile ; R ou la molette la tourne
ask-camp = { $name } : choisir le campement d’entrée
ask-walk = { $name } : cliquer une case pour y aller, avec Maj tous ceux qui peuvent
ask-scoring = { $name } : agir avant de compter
ask-act = { $name } : choisir un pion, ou en faire entrer un
ask-end = { $name } : plus de points, finir le tour
ask-end-score = { $name } : plus de points, passer au décompte
notice-too-far = { $cell } est hors de portée avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
notice-stopped = L’enregistrement s’arrête avant l’action { $action } : { $reason }

# Auction
auction-heading = Enchères
auction-tiles = Tuiles visibles
auction-choose = Choisir une tuile
auction-face-up = Visible : { $tile }
auction-take = Prendre { $tile }
auction-passed-first = { $name } a passé (1er)
auction-passed = { $name } a passé
auction-bid = { $name } offre { $bid }
auction-asked = C’est à { $name }
auction-in = { $name } participe
auction-bid-title = Offrir { $bid }
auction-leaves = reste { $left }
auction-higher = Une offre plus élevée : tapez-la ou glissez sur le côté
auction-pass = Passer
auction-out = et sortir

# Chance by hand
chance-heading = Qu’est-il sorti ?
chance-drawn = Tirée : { $tile }
chance-revealed = Déterré : { $kind }

# Scoring
scoring-heading = Décompte
scoring-final = Décompte final
scoring-acts = { $name } agit
scoring-waits = { $name } attend
scoring-scored = { $name } : +{ $points }
scoring-temple = Temple { $cell } : { $points }
scoring-treasures = { $name } × { $copies } : { $points }

# Exchange
exchange-heading = Échanger un trésor
exchange-give = Vous donnez
exchange-take = { $name } donne
exchange-give-name = Donner { $kind }
exchange-take-name = Prendre { $kind } de { $name }
exchange-do = Échanger
exchange-cancel = Annuler

# End
end-heading = La partie est terminée
end-winner = { $names } gagne
end-winners = { $names } se partagent la victoire
end-tie-guarded = Égalité : le temple gardé de plus grande valeur a décidé
end-tie-treasures = Égalité : le nombre de trésors a décidé
end-and = {" et "}
end-close = Voir le plateau
end-save = Enregistrer la partie…
end-again = Nouvelle partie…
end-start = Score de départ
end-paid = Payé aux enchères
end-minus = −{ $points }
end-round = Décompte { $number }
end-last-round = Décompte final
end-sum = { $sum } ({ $temples } + { $treasures })
end-score = Score final
end-hint = Entre parenthèses : temples + trésors
