# Tikal Legend : noms
kind-lake = lac
legend-cell-dotted = jungle pointillée
legend-cell-leaders = { $count } chefs d’expédition de { $name }
legend-token = jeton d’action { $value }
legend-card = { $name } ({ $number })
legend-card-plain = carte { $number }
legend-power = { $name } ({ $tile })
legend-power-plain = tuile du directeur { $tile }
legend-place = { $place ->
    [1] 1re place du prochain ordre
   *[other] { $place }e place du prochain ordre
}

# Ce que font les cartes et les pouvoirs
legend-does-treasures = Prenez les trésors visibles de cette sorte : { $kind }
legend-does-put-ruin = { $count ->
    [one] Mettez un explorateur disponible sur un site à trésors
   *[other] Mettez jusqu’à { $count } explorateurs disponibles sur un seul site à trésors
}
legend-does-dig = { $count ->
    [one] Déterrez un trésor là où vous avez un pion
   *[other] Déterrez jusqu’à { $count } trésors ; chaque trésor de plus du même site y demande un pion de plus
}
legend-does-look = Une fois par manche, regardez le premier trésor de chaque site
legend-does-scout = Mettez un explorateur disponible sur un site à trésors, regardez-les tous, prenez-en un et empilez les autres à votre gré
legend-does-put-temple = { $count ->
    [one] Mettez un explorateur disponible sur un temple
   *[other] Mettez jusqu’à { $count } explorateurs disponibles sur des temples
}
legend-does-uncover-one = { $count ->
    [one] Dégagez un étage d’un temple où vous avez un pion
   *[other] Dégagez jusqu’à { $count } étages d’un seul temple ; chacun y demande un pion de plus
}
legend-does-uncover-each = { $count ->
    [one] Dégagez un étage d’un temple où vous avez un pion
   *[other] Dégagez un étage de chacun de { $count } temples au plus où vous avez un pion
}
legend-does-camp = { $count ->
    [0] Établissez un campement, ou déplacez-en un si tous sont établis
    [1] Établissez un campement, ou déplacez-en un si tous sont établis ; puis un pion disponible peut y aller
   *[other] Établissez un campement, ou déplacez-en un si tous sont établis ; puis jusqu’à { $count } pions disponibles peuvent y aller
}
legend-does-recruit = Recrutez { $explorers ->
    [0] { "" }
    [1] un explorateur
   *[other] jusqu’à { $explorers } explorateurs
}{ $both ->
    [1] { " et " }
   *[0] { "" }
}{ $leaders ->
    [0] { "" }
    [1] un chef d’expédition
   *[other] jusqu’à { $leaders } chefs d’expédition
}
legend-does-jump = Amenez autant de vos pions que vous voulez d’une case à une seule autre, si loin qu’elle soit
legend-does-steps = { $count ->
    [one] Franchissez une dalle avec un pion, ou menez-le d’un campement à l’autre
   *[other] Franchissez jusqu’à { $count } dalles avec vos pions ; d’un campement à l’autre compte pour une
}
legend-does-slab = Posez un jeton dalle entre deux cases, ou déplacez-en un s’il n’en reste pas
legend-does-points-card = { $count ->
    [one] Un point d’action de plus quand vous activez votre jeton d’action
   *[other] { $count } points d’action de plus quand vous activez votre jeton d’action
}
legend-does-points-power = { $count ->
    [one] Un point d’action de plus pendant que vous en dépensez
   *[other] { $count } points d’action de plus pendant que vous en dépensez
}
legend-does-tile = Posez cette tuile sur une case pointillée : { $tile }
legend-does-lake = Posez le prochain lac sur une case pointillée
legend-does-volcano = Posez le prochain volcan sur une case pointillée ; il ne déclenche pas de décompte
legend-does-deploy = { $count ->
    [one] Faites entrer un pion disponible au camp de base ou à votre campement, sans payer
   *[other] Faites entrer jusqu’à { $count } pions disponibles au camp de base ou à vos campements, sans payer
}
legend-does-exchange = { $count ->
    [one] Échangez des trésors avec quelqu’un, sans payer
   *[other] Échangez des trésors jusqu’à { $count } fois, sans payer
}

# La même chose là où il y a peu de place
legend-short-treasures = { $kind } × { $copies }
legend-short-put-ruin = { $count } sur un site
legend-short-dig = Fouiller { $count }
legend-short-look = Regarder
legend-short-scout = Explorer
legend-short-put-temple = { $count } sur temples
legend-short-uncover-one = Dégager { $count }
legend-short-uncover-each = Dégager { $count } × 1
legend-short-camp = { $count ->
    [0] Campement
   *[other] Camp + { $count }
}
legend-short-recruit = Recruter { $count }
legend-short-recruit-leader = Recruter un chef
legend-short-jump = Pont aérien
legend-short-steps = Marcher { $count }
legend-short-slab = Jeton dalle
legend-short-points = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
}
legend-short-tile = Tuile { $tile }
legend-short-lake = Lac
legend-short-volcano = Volcan
legend-short-deploy = Entrer { $count }
legend-short-exchange = Échanger { $count }

# Actions
legend-act-enter = faire entrer
legend-act-move = se déplacer
legend-act-camp = établir un campement
legend-act-transfer = d’un campement à l’autre
legend-act-slab = poser un jeton dalle
legend-act-recruit-explorer = recruter un explorateur
legend-act-recruit-leader = recruter un chef d’expédition
legend-act-uncover = dégager
legend-act-guard = poser un gardien
legend-act-dig = fouiller
legend-act-exchange = échanger

# De quoi parle une règle
legend-about-material = matériel
legend-about-setup = mise en place
legend-about-drafting = choix
legend-about-turns = tours
legend-about-keeping = garder une carte
legend-about-playing = jouer une carte
legend-about-token = le jeton d’action
legend-about-powers = pouvoirs du directeur
legend-about-passing = passer
legend-about-display = l’étalage
legend-about-laying = poser une tuile
legend-about-card-tiles = tuiles des cartes
legend-about-entering = entrer en jeu
legend-about-moving = se déplacer
legend-about-camps = campements
legend-about-slabs = jetons dalle
legend-about-recruiting = recruter
legend-about-temples = temples et étages
legend-about-guards = gardiens
legend-about-ruins = sites et trésors
legend-about-exchanges = échanges
legend-about-scorings = décomptes
legend-about-cards = ce que font les cartes
legend-about-secrets = ce qui est connu

# Une nouvelle partie, et où elle en est
legend-random-scenario = Un scénario au hasard
legend-scenario = Scénario : { $name }
legend-facts-rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
legend-facts-scenarios = { $scenarios ->
    [one] { $scenarios } scénario
   *[other] { $scenarios } scénarios
}
legend-facts-cards = { $cards } cartes d’action
legend-facts-hexes = { $hexes ->
    [one] { $hexes } case
   *[other] { $hexes } cases
}
legend-progress = { $part ->
    [scoring] Manche { $round } sur { $rounds }, décompte, à { $name } de jouer
    [final] Décompte final, à { $name } de jouer
    [draft] Manche { $round } sur { $rounds }, choix, à { $name } de jouer
   *[turn] Manche { $round } sur { $rounds }, à { $name } de jouer
}
legend-no-scenario = Cette variante n’a pas de scénario « { $scenario } » : choisissez parmi { $known }

# Ce qui n’est pas une action
legend-no-verb = « { $verb } » n’est pas une action : écrivez-en une, comme « play 17 right » ou « end »
legend-no-form-or = { " » ou « " }
legend-no-card = une carte de cette variante
legend-no-gift = une sorte de trésor de cette variante, ni deux en ordre croissant comme « 1+3 »
legend-no-order = une place de l’ordre
legend-no-place = « right » ni « left »
legend-no-power = un pouvoir de 1 à 3
legend-no-power-tile = une tuile du directeur de cette variante
legend-no-side = un côté : « NE », « SE » ou « S »
legend-no-thing = « order », « token », « tile » ni « card »
legend-no-token = la valeur d’un jeton d’action de cette variante

# Pourquoi une action est impossible
legend-asked-deal = Il faut d’abord distribuer une tuile du directeur
legend-asked-card = Il faut d’abord retourner une carte
legend-asked-token = Il faut d’abord tirer un jeton d’action du sac
legend-asked-draft = C’est le moment de choisir : prendre une place de l’ordre, un jeton d’action, une tuile ou une carte
legend-asked-turn = Il faut jouer un tour : garder ou jouer une carte, activer le jeton d’action, poser une tuile, ou passer
legend-asked-show = Il faut d’abord montrer le trésor regardé
legend-no-step = La carte ou le pouvoir en cours n’a pas cette étape : continuer, ou y mettre fin
legend-no-power-left = Cette tuile du directeur est déjà distribuée : en saisir une autre
legend-no-card-left = { $card } n’est plus dans la pioche : saisir une autre carte
legend-no-token-left = Le sac n’a plus de jeton d’action { $value } : en saisir un autre
legend-no-such-treasure = Le trésor ne peut être de cette sorte : { $kind }
legend-no-shown = C’est d’abord le trésor de { $cell } qui est montré : saisir sa sorte
legend-no-such-place = L’ordre a { $places } places : en prendre une
legend-no-place-taken = { $name } a pris cette place : en choisir une autre
legend-no-second-place = Vous avez déjà une place de l’ordre : prendre autre chose
legend-no-second-token = Vous avez déjà un jeton d’action : prendre autre chose
legend-no-token-there = L’étalage n’a pas de jeton d’action { $value } : en prendre un qui s’y trouve
legend-no-tile-there = La tuile { $tile } n’est pas à l’étalage : en prendre une qui s’y trouve
legend-no-more-tiles = Vous avez déjà votre part des tuiles : prendre autre chose
legend-no-card-there = { $card } n’est pas à l’étalage : prendre une carte qui s’y trouve
legend-no-more-cards = Vous avez déjà { $limit ->
    [one] votre seule carte
   *[other] vos { $limit } cartes
} de cette manche : prendre autre chose
legend-no-own-card = Vous n’avez pas cette carte à cet endroit : { $card }. En choisir une à vous
legend-no-replacing = Une place est libre à gauche : y mettre la carte, sans en remplacer une autre
legend-no-free-place = { $places ->
    [one] La seule place à gauche est prise
   *[other] Les { $places } places à gauche sont prises
} : choisir la carte qui sort du jeu pour elle
legend-no-playing = { $card } est permanente et ne se joue jamais : la garder, ou passer sans elle
legend-no-own-token = Vous n’avez pas de jeton d’action à activer
legend-no-own-tile = Vous n’avez pas de tuile { $tile } à poser : choisir une des vôtres
legend-no-this-tile = Ce n’est pas la tuile { $tile } qui se pose maintenant : prendre la bonne
legend-no-jungle = { $cell } a déjà une tuile : choisir une case de jungle
legend-no-dotted = { $cell } est pointillée, donc réservée aux tuiles des cartes : choisir une case sans pointillés
legend-no-dots = { $cell } n’est pas pointillée, et les tuiles des cartes vont sur les cases pointillées : en choisir une
legend-no-free-hex = D’autres sont sur { $cell } et vous ne dominez pas cette case : choisir une autre case, ou y amener d’abord plus de pions
legend-no-access = Ainsi tournée, la tuile n’a aucun accès à { $cell } : la tourner, ou choisir une autre case
legend-no-access-right = Ainsi tournée, la tuile n’a aucun accès à { $cell } : la tourner de { $degrees }° vers la droite
legend-no-access-left = Ainsi tournée, la tuile n’a aucun accès à { $cell } : la tourner de { $degrees }° vers la gauche
legend-no-discarding = La tuile { $tile } a une place sur le plateau et ne se défausse pas : la poser
legend-no-pass-token = Votre jeton d’action n’est pas activé : l’activer avant de passer
legend-no-pass-tile = Une de vos tuiles n’est pas posée : la poser avant de passer
legend-no-pass-card = { $card } est encore à droite : la garder ou la jouer avant de passer
legend-no-second-power = Vous avez déjà utilisé un pouvoir ; il n’y en a qu’un par partie
legend-no-useful-power = Ce pouvoir ne ferait rien maintenant : l’utiliser plus tard
legend-no-look = Vous n’avez pas de carte inutilisée pour regarder : une carte gardée resservira à la prochaine manche
legend-no-unseen = Vous avez déjà vu le premier trésor de chaque site
legend-no-look-scoring = Pendant un décompte, personne ne regarde de trésors
legend-no-steps = Le chemin passe par { $need ->
    [one] { $need } dalle
   *[other] { $need } dalles
}, et il n’en reste que { $have } à franchir : choisir un chemin plus court
legend-no-explorer-left = Aucun explorateur n’est disponible : en recruter un d’abord
legend-no-leader-left = Aucun chef d’expédition n’est disponible : en recruter un d’abord
legend-no-explorer-to-recruit = Tous vos explorateurs sont recrutés
legend-no-leader-to-recruit = Tous vos chefs d’expédition sont recrutés
legend-no-camp-there = Vous n’avez pas de campement sur { $cell } : choisir un des vôtres
legend-no-same-hex = Le pion est déjà sur { $cell } : choisir une autre case
legend-no-passage = Aucune dalle entre { $from } et { $to } : prendre un autre chemin, ou y poser un jeton dalle
legend-no-camp-left = { $limit ->
    [one] Votre seul campement est établi : une carte peut le déplacer
   *[other] Vos { $limit } campements sont établis : une carte peut en déplacer un
}
legend-no-camp-moved = Il vous reste un campement, donc aucun ne se déplace : l’établir
legend-no-hex-beyond = Le plateau finit au-delà de ce côté de { $cell } : choisir un côté entre deux cases
legend-no-slab-moved = Il reste un jeton dalle, donc aucun ne se déplace : le poser
legend-no-slab-left = Il ne reste pas de jeton dalle : en déplacer un qui est sur le plateau
legend-no-slab-there = Aucun jeton dalle n’est à cet endroit de { $cell } : en choisir un qui est posé
legend-no-same-side = Le jeton dalle est déjà là : choisir un autre côté
legend-no-guarded-own = Vous gardez le temple de { $cell } : c’est définitif
legend-no-same-temple = Le temple de { $cell } a déjà été dégagé par cette carte ou ce pouvoir : en choisir un autre
legend-no-other-hex = Cette carte ou ce pouvoir vaut pour une seule case, et c’est maintenant { $cell } : la choisir
legend-no-diggers = Fouiller { $need } fois un site avec cette carte demande { $need } de vos pions sur { $cell }, il y en a { $have } : choisir un autre site
legend-no-uncoverers = Dégager { $need } étages avec cette carte demande { $need } de vos pions sur { $cell }, il y en a { $have } : y mettre fin, ou choisir un temple où il y en a plus
legend-no-ruin = { $cell } n’a pas de site à trésors : choisir une case qui en a un
legend-no-more-exchanged = { $limit ->
    [one] On n’échange que { $limit } trésor
   *[other] On n’échange que { $limit } trésors au plus
} à la fois : en prendre moins
legend-no-owned = { $kind } : vous en avez { $have }, ce n’est pas assez pour en donner
legend-no-theirs = { $kind } : { $name } en a { $have }, ce n’est pas assez pour en prendre
legend-no-fewer = { $kind } : { $name } en a { $theirs } et vous { $own } ; on ne prend que ce dont on a au moins autant
legend-no-more-owned = { $name } garde de la sorte que vous prenez, vous ne donnez donc que ce dont vous avez plus ; ce n’est pas le cas ici : { $kind }
legend-no-kind-there = Aucun trésor de cette sorte sur ce site : { $kind }
legend-no-other-stack = La pile se fait des trésors qui restent là : ranger ceux-là
legend-no-bound-take = Vous avez regardé le site : prendre d’abord un de ses trésors
legend-no-bound-stack = Un trésor est pris : empiler d’abord les autres
legend-no-such-thing = Cette tuile, cette carte ou ce pouvoir n’existe pas dans ce jeu

# Ce qui a été fait, en une phrase ; sans le nom, c’est une ligne du journal
legend-told-deal = { $name } reçoit une tuile du directeur : { $power }
legend-told-card = Une carte est retournée : { $card }
legend-told-token = Tiré du sac : { $token }
legend-told-see = { $name } voit un trésor sur { $cell } : { $kind }
legend-told-see-hidden = { $name } voit un trésor sur { $cell }
legend-told-order = { $name } prend la { $place }
legend-told-draft-token = { $name } prend le jeton d’action { $value }
legend-told-draft-card = { $name } prend une carte : { $card }
legend-told-keep = { $name } garde une carte : { $card }
legend-told-keep-over = { $name } garde une carte : { $card } ; une autre sort du jeu pour elle : { $over }
legend-told-play = { $name } joue une carte : { $card }
legend-told-play-left = { $name } joue une carte gardée : { $card }
legend-told-activate = { $name } active le jeton d’action : { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
}
legend-told-activate-more = { $name } active le jeton d’action : { $value } + { $bonus } = { $points } points d’action
legend-told-activate-again = { $name } active le jeton d’action
legend-told-discard = { $name } défausse une tuile : { $tile }
legend-told-power = { $name } utilise le pouvoir du directeur : { $power }
legend-told-look = { $name } regarde le premier trésor de chaque site
legend-told-enter-leader = { $name } fait entrer un chef d’expédition sur { $cell }
legend-told-walk-leader = { $name } déplace { $count ->
    [one] un chef d’expédition
   *[other] { $count } chefs d’expédition
} de { $from } à { $to }
legend-told-move-camp = { $name } déplace un campement de { $from } à { $to }
legend-told-transfer-explorer = { $name } mène un explorateur du campement de { $from } à celui de { $to }
legend-told-transfer-leader = { $name } mène un chef d’expédition du campement de { $from } à celui de { $to }
legend-told-slab = { $name } pose un jeton dalle entre { $from } et { $to }
legend-told-move-slab = { $name } déplace le jeton dalle entre { $one } et { $other } : il est maintenant entre { $from } et { $to }
legend-told-recruit-explorer = { $name } recrute un explorateur
legend-told-recruit-leader = { $name } recrute un chef d’expédition
legend-told-guard-leader = { $name } pose un chef d’expédition comme gardien sur { $cell }
legend-told-and-out = { $said }, { $pieces ->
    [one] { $pieces } autre pion sort du jeu
   *[other] { $pieces } autres pions sortent du jeu
}
legend-told-exchange = { $name } échange avec { $other } : donne { $give } contre { $take }
legend-told-put-explorer = { $name } met un explorateur sur { $cell }
legend-told-put-leader = { $name } met un chef d’expédition sur { $cell }
legend-told-jump-explorer = { $name } fait voler un explorateur de { $from } à { $to }
legend-told-jump-leader = { $name } fait voler un chef d’expédition de { $from } à { $to }
legend-told-take = { $name } prend un des trésors regardés : { $kind }
legend-told-taken = { $name } prend un trésor sur { $cell } : { $kind }
legend-told-stack = { $name } empile les autres, du haut vers le bas : { $list }
legend-told-stack-hidden = { $name } empile les autres trésors, à l’abri des regards
legend-told-done = { $name } en reste là

# Les mêmes comme lignes du journal, en moins de mots
legend-line-card = Retournée : { $card }
legend-line-keep = garde { $card }
legend-line-keep-over = garde { $card }, une autre carte sort
legend-line-play = joue { $card }
legend-line-activate = active { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
}
legend-line-activate-more = active { $value } + { $bonus } = { $points } points d’action
legend-line-power = utilise un pouvoir : { $power }
legend-line-transfer-explorer = mène un explorateur du campement { $from } à { $to }
legend-line-transfer-leader = mène un chef d’expédition du campement { $from } à { $to }
legend-line-move-slab = déplace un jeton dalle en { $from }/{ $to }
legend-line-stack-hidden = empile les autres en secret

# Ce qui est arrivé
legend-told-acting = Tout est choisi : les tours de la manche { $round } commencent
legend-told-filled = { $count ->
    [one] { $count } trésor caché est sur { $cell }
   *[other] { $count } trésors cachés sont sur { $cell }
}
legend-told-card-lost = { $name } perd une carte permanente qui n’a pas été gardée : { $card }
legend-told-points = { $name } a { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
} de plus
legend-told-pair = { $name } prend des trésors visibles : { $kind } × { $copies }
legend-told-scoring = Un volcan entre en éruption : un décompte commence
legend-told-last-scoring = Le décompte final commence
legend-told-scoring-turn = { $name } a { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
}, puis compte
legend-told-temple = { $name } marque { $points } pour le temple de { $cell }
legend-told-high-temple = { $name } marque { $points } pour le temple de { $cell } : { $value } + { $high } pour sa hauteur
legend-told-volcano = { $name } marque { $points } pour le volcan de { $cell }
legend-told-land = { $name } marque { $points } pour jungle et clairières : ({ $jungle } + { $clearings }) × { $temples ->
    [one] { $temples } temple
   *[other] { $temples } temples
}
legend-told-lakes = { $name } marque { $points } pour les lacs : { $lakes ->
    [one] { $lakes } lac
   *[other] { $lakes } lacs
} × { $masks ->
    [one] { $masks } masque
   *[other] { $masks } masques
}
legend-told-treasures = { $name } marque { $points } pour les trésors : { $kind } × { $copies }
legend-told-unused-power = { $name } marque { $points } pour un pouvoir jamais utilisé
legend-told-scored = { $name } marque { $points } et en est à { $score }
legend-told-round = La manche { $round } commence

# La même chose sur un jeton
legend-chip-see = Voir { $cell }
legend-chip-order = Place { $place }
legend-chip-keep = Garder { $card }
legend-chip-play = Jouer { $card }
legend-chip-activate = Activer
legend-chip-pass = Passer
legend-chip-slab = Dalle { $from }–{ $to }
legend-chip-put = Sur { $cell }
legend-chip-stack = Empiler
legend-chip-done = Fini

# Who plays
legend-level-novice-hint = choisit ce qui semble le meilleur, et s’y trompe souvent
legend-level-adept-hint = explore un peu son tour, et à peine la suite de la manche
legend-level-expert-hint = explore son tour et la suite de la manche ; moins d’une seconde
legend-level-master-hint = explore largement son tour et la suite de la manche ; quelques secondes
