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
    [0] Aucune case possible ainsi
    [one] Une case possible
   *[other] { $here } cases possibles
}{ $turned ->
    [0] { "" }
   *[other] , { $turned } en tournant
}
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
notice-too-far = Aller en { $cell } coûte { $need ->
    [one] { $need } point
   *[other] { $need } points
}, vous en avez { $points }
notice-no-way = Aucun chemin ne mène ce pion en { $cell }
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
auction-other = autre :
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
end-score = Score final
end-hint = Entre parenthèses : temples + trésors
