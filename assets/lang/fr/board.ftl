# Board
cell-reach-some = accessible pour { $cost } points d’action avec { $count } pions
reach-of = Portée : { $piece } de { $name } sur { $cell } avec { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
}
cell-away = à { $cost ->
    [one] { $cost } point d’action
   *[other] { $cost } points d’action
}
cell-shared = { $names } contrôlent ce temple ensemble
board-name = Plateau
cell-place = la tuile peut être posée ici
cell-place-turned = la tuile peut être posée ici, tournée autrement
cell-turns = Un clic tourne la tuile pour qu’elle convienne ici
cell-fits = Tournée autrement, la tuile conviendrait ici
cell-reach = accessible pour { $cost ->
    [one] { $cost } point d’action
   *[other] { $cost } points d’action
}
cell-strength = { $name } : force { $strength }
cell-held = { $name } contrôle ce temple
cell-held-by = { $name } contrôle ce temple avec { $margin } d’avance : le nombre sur le drapeau
cell-flag-none = Drapeau noir : les plus forts sont à égalité, personne ne contrôle ce temple
# What each player would pay for control of a temple, where it is pointed at
cell-claims = Points d’action pour le prendre : { $list }
cell-claim = { $name } : { $price }
cell-claims-none = Personne ne peut le prendre en un tour
cell-contested = Personne ne contrôle ce temple
piece-on = { $piece } de { $name } sur { $cell }

# Tile in hand
hand-heading = Tuile en main
hand-tile = Tuile en main : { $tile }
hand-waits = Se pose quand tout le monde a compté
hand-places = { $here ->
    [0] Aucune case possible ainsi
    [one] Une case possible
   *[other] { $here } cases possibles
}{ $turned ->
    [0] { "" }
   *[other] { $here ->
        [0] , { $turned } en tournant
       *[other] , { $turned } de plus en tournant
    }
}
hand-turn-left = ↺
hand-turn-left-name = Tourner la tuile vers la gauche
hand-turn-right = ↻ ({ KEY("hand-turn-right-name", "R") })
hand-turn-right-name = Tourner la tuile vers la droite

# Actions beside the hex
hex-action = Sur { $cell } : { $title }
hex-place = Poser la tuile ici
hex-walk = { $count ->
    [one] Aller ici
   *[other] Aller ici avec { $count } pions
}
hex-choose-explorer = Choisir l’explorateur
hex-choose-leader = Choisir le chef d’expédition
hex-nothing = Il n’y a rien à faire ici maintenant

# Several pieces at once
party-more = Un pion de plus
party-fewer = Un pion de moins
party-short = { $count ->
    [one] { $count } pion part
   *[other] { $count } pions partent
}
party-short-able = { $count ->
    [0] aucun ne part
    [one] un seul part
   *[other] seuls { $count } partent
}
party-size = { $count ->
    [one] { $count } pion se déplace
   *[other] { $count } pions se déplacent
}
party-size-able = { $count ->
    [0] Les points ne suffisent pour aucun des { $chosen } pions
    [one] Les points suffisent pour { $count } pion sur { $chosen }
   *[other] Les points suffisent pour { $count } pions sur { $chosen }
}
