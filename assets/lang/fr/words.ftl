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
tile-named = { $kind } (tuile { $tile })
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
asked-bid = Une enchère est en cours : offrir des points ou passer
asked-choose = Il faut d’abord choisir une des tuiles à côté du plateau
asked-place = Il faut d’abord poser la tuile en main
asked-act = Des points d’action restent : agir ou finir le tour
asked-scoring = Un décompte est en cours : agir, ou finir et compter
asked-nothing = La partie est terminée
no-drawable = La tuile { $tile } n’est plus dans ce groupe : saisir une autre
no-hidden = { $kind } : plus aucun n’est caché
no-bid-low = Offrir au moins { $least }
no-bid-high = C’est plus que votre score : offrir au plus { $score }
no-face-up = La tuile { $tile } n’est pas visible : choisir une tuile visible
no-cell-taken = { $cell } a déjà une tuile : choisir une case vide
no-beside = { $cell } ne touche aucune tuile du plateau : choisir une case voisine d’une tuile
no-way-in = Aucun passage ne mène à { $cell }, quelle que soit l’orientation de la tuile : choisir une autre case
no-way-in-right = Aucune dalle ne relie { $cell } à une case voisine : tourner la tuile de { $degrees }° vers la droite
no-way-in-left = Aucune dalle ne relie { $cell } à une case voisine : tourner la tuile de { $degrees }° vers la gauche
no-repeated = La tuile est la même dans une orientation précédente : prendre celle-là
no-switched-off = Cette variante se passe de « { $what } »
no-points = « { $what } » coûte { $need ->
    [one] { $need } point d’action
   *[other] { $need } points d’action
}, vous en avez { $have }
no-points-left = Plus aucun point d’action : « { $what } » en coûte { $need }
no-reserve = Votre réserve n’a plus de { $piece }
no-own-camp = { $cell } n’est ni le camp de base ni votre campement : choisir l’un d’eux
no-piece = Vous n’avez aucun { $piece } sur { $cell } : en amener un d’abord
no-body = Vous n’avez pas de pion sur { $cell } : en amener un d’abord
no-same-camp = Le pion est déjà sur { $cell } : choisir un autre campement
no-neighbours = { $from } et { $to } ne sont pas voisines : avancer case par case
no-tile = { $cell } n’a pas de tuile : les pions ne vont que sur des tuiles
no-entry = Personne ne peut entrer sur la tuile { $cell } : la contourner
no-passage = Aucune dalle entre { $from } et { $to } : prendre un autre chemin
no-temple = { $cell } n’a pas de temple : choisir une case qui en a un
no-guarded = { $name } garde le temple de { $cell } : c’est définitif
no-tier = Il ne reste plus d’étage { $tier } : ce temple ne grandit plus
no-uncover-limit = Le temple de { $cell } a été dégagé { $limit } fois ce tour-ci : continuer au prochain tour
no-dig-limit = Le site de { $cell } a été fouillé { $limit } fois ce tour-ci : continuer au prochain tour
no-workers = Il faut { $need } de vos pions sur { $cell }, il y en a { $have } : en amener encore { $more }
no-ruin = { $cell } n’a pas de site : choisir une case qui en a un
no-treasure = Le site de { $cell } n’a plus de trésor : choisir un autre site
no-seat = Ce joueur n’existe pas
no-cell = Cette case n’existe pas sur ce plateau
no-such-tile = Cette tuile n’existe pas dans ce jeu
no-self = Un trésor s’échange avec un adversaire : en choisir un
no-same-kind = Les deux trésors sont de la même sorte : en choisir de différents
no-single-own = Vous n’avez aucun trésor en un seul exemplaire à donner
no-single-theirs = Aucun adversaire n’a en un seul exemplaire un trésor que vous pourriez prendre
no-owned-once = Vous ne donnez que ce que vous avez en un seul exemplaire ; { $kind } : vous en avez { $have }, choisir autre chose
no-theirs-once = On n’échange que ce que { $name } a en un seul exemplaire ; { $kind } : { $name } en a { $have }, choisir autre chose
no-camp-here = Pas de campement sur le camp de base : choisir une clairière
no-clearing = { $cell } n’est ni une clairière ni un site épuisé : choisir l’un d’eux
no-second-camp = { $name } a déjà un campement sur { $cell } : choisir une autre clairière
no-second-camp-own = Vous avez déjà un campement sur { $cell } : choisir une autre clairière
no-camp-left = Vos { $limit } campements sont établis
no-guard-left = Vos { $limit } gardiens sont posés
no-strongest = Votre force de { $own } sur { $cell } ne dépasse pas celle d’un adversaire, { $best } : amener { $more } de plus
refusal-rule = { $reason } (règles : { $what })
no-diggers = Fouiller { $need } fois dans un tour demande { $need } de vos pions sur { $cell }, il y en a { $have } : en amener encore { $more }
no-uncoverers = Dégager { $need } fois dans un tour demande { $need } de vos pions sur { $cell }, il y en a { $have } : en amener encore { $more }
