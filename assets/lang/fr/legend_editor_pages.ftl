# Les pages de l’éditeur pour les variantes de Tikal Legend
legend-page-supplies = Réserves
legend-page-cards = Cartes
legend-page-powers = Directeurs
legend-page-scenarios = Scénarios
legend-heap-deck = Pioche
legend-heap-setup = Au début
legend-heap-cards = Des cartes
legend-kind-lake = Lac

# Manches, coûts, pièces, décomptes
legend-edit-course = Le déroulement d’une partie
legend-edit-rounds = Manches
legend-edit-display-cards = Cartes à l’étalage
legend-edit-display-tiles = Tuiles à l’étalage
legend-edit-right = Cartes que chacun prend par manche
legend-edit-left = Cartes que chacun peut garder
legend-edit-with = { $players } :
legend-edit-for-players = { $field }, { $players } joueurs
legend-edit-start-scores = Points au début, selon la place dans l’ordre
legend-edit-start-score = Points au début, place { $count }
legend-edit-slab = Poser un jeton dalle
legend-edit-recruit-explorer = Recruter un explorateur
legend-edit-recruit-leader = Recruter un chef d’expédition
legend-edit-most-exchanged = Trésors par échange, au plus
legend-edit-unavailable-explorers = Explorateurs à recruter d’abord
legend-edit-unavailable-leaders = Chefs d’expédition à recruter d’abord
legend-edit-scorings = Décomptes
legend-edit-scoring-points = Points d’action d’un tour de décompte
legend-edit-volcano = Points pour un volcan tenu
legend-edit-unused-power = Points pour un pouvoir jamais utilisé
legend-edit-high-temples = Points en plus pour les temples élevés, selon leur valeur
legend-edit-high = Points en plus pour un temple de { $value }

# Réserves
legend-edit-tokens = Jetons d’action, selon leur valeur
legend-edit-token = Jetons d’action de valeur { $value }
legend-edit-tokens-total = { $count ->
    [one] { $count } jeton d’action en tout
   *[other] { $count } jetons d’action en tout
}
legend-edit-slab-tokens = Jetons dalle
legend-edit-hidden = Trésor { $number } face cachée
legend-edit-face-up = Trésor { $number } face visible

# Cartes et directeurs
legend-edit-cards = Cartes
legend-edit-cards-total = { $kinds ->
    [one] { $kinds } sorte
   *[other] { $kinds } sortes
} ; cartes à 2 joueurs { $two }, à 3 { $three }, à 4 { $four }
legend-edit-add-card = Ajouter une carte
legend-edit-add-card-hint = Une copie de la carte choisie, avec le numéro suivant
legend-edit-remove-card = Retirer cette carte
legend-edit-card = La carte
legend-edit-card-id = Numéro
legend-edit-counts = Exemplaires selon le nombre de joueurs
legend-edit-effect-of = Effet de la carte { $card }
legend-edit-card-words = Les mots sur la carte
legend-edit-card-text = Texte
legend-edit-each-language = Les mots diffèrent selon la langue
legend-edit-kind-of = { $effect } : sorte de trésor
legend-edit-tile-of = { $effect } : tuile
legend-edit-explorers-of = { $effect } : explorateurs
legend-edit-leaders-of = { $effect } : chefs d’expédition
legend-edit-number-of = { $effect } : nombre
legend-edit-powers = Directeurs
legend-edit-add-power = Ajouter un directeur
legend-edit-remove-power = Retirer ce directeur
legend-edit-power = Le directeur
legend-edit-power-id = Identifiant (lettres et chiffres)
legend-edit-three-powers = Trois pouvoirs, dont un seul sert
legend-edit-power-of = Pouvoir { $number } de { $tile }
legend-sort-treasures = Trésors visibles d’une sorte
legend-sort-put-ruin = Explorateurs sur un site
legend-sort-dig = Déterrer des trésors
legend-sort-look = Regarder les sites (permanent)
legend-sort-scout = Fouiller tout un site
legend-sort-put-temple = Explorateurs sur des temples
legend-sort-uncover-one = Étages d’un temple
legend-sort-uncover-each = Un étage sur plusieurs temples
legend-sort-camp = Un campement, et des pions dessus
legend-sort-recruit = Recruter
legend-sort-jump = Pièces d’une case à une autre
legend-sort-steps = Marcher sur des dalles
legend-sort-slab = Un jeton dalle
legend-sort-points = Points d’action (permanent sur une carte)
legend-sort-tile = Poser une certaine tuile
legend-sort-lake = Poser le prochain lac
legend-sort-volcano = Poser le prochain volcan
legend-sort-deploy = Entrer gratuitement
legend-sort-exchange = Échanger gratuitement

# Scénarios
legend-edit-scenarios = Scénarios
legend-edit-scenario = Le scénario
legend-edit-scenario-id = Identifiant du scénario (lettres, chiffres, traits d’union)
legend-edit-scenario-board = Plateau du scénario
legend-edit-scenario-hint = Cliquez sur une tuile puis sur une case pour l’y poser, ou faites-la glisser sur la case. Tournez-la avec { KEY("hand-turn-right-name", "R") }, retirez-la avec { KEY("key-take", "Suppr") }.
legend-edit-add-scenario = Copier ce scénario
legend-edit-remove-scenario = Retirer ce scénario
legend-edit-all-laid = Toutes les tuiles du début sont posées.
legend-edit-of-deck = De la pioche…
legend-edit-none-taken = Aucune tuile n’est prise.
legend-wish = Au hasard…
legend-wish-density = Densité
legend-wish-distance = Distance
legend-wish-new = Créer un scénario
legend-wish-into = Reposer celui-ci
legend-wish-into-hint = La place des tuiles de ce scénario est tirée au hasard ; son nom et ses mots restent
legend-wish-no-board = Le plateau a des défauts : corrigez-les d’abord
legend-wish-no-room = { $tiles } tuiles pour { $hexes } cases qui les prennent : retirez-en ou agrandissez le plateau
legend-step-laid = Tuile { $tile } sur { $cell }
legend-step-turned = Tuile { $tile } tournée
legend-step-taken = Tuile { $tile } retirée
legend-step-made = « { $name } » posé au hasard

# Le plateau
legend-tool-dots = Pointillés
legend-hint-dots = Cliquez sur une case, ou passez sur plusieurs, pour la rendre pointillée, réservée aux tuiles des cartes, ou de nouveau libre.
legend-hint-hexes = Cliquez à côté du plateau pour ajouter une case, ou sur une case pour la retirer ; passez sur plusieurs d’un trait. Ce qui est sur le plateau garde sa place.
legend-hint-camp = Cliquez sur une case pour y mettre le camp de base, ou faites-le glisser. Tournez-le avec { KEY("hand-turn-right-name", "R") }.
legend-dots-here = Pointiller la case
legend-no-dots-here = Ôter les points de la case
legend-edit-no-hex = Il n’y a pas de case pour une des tuiles
legend-edit-no-tile = Une des tuiles n’est pas de cette variante
legend-edit-board = Cases du plateau
legend-edit-camp-slabs = Dalles du camp de base
legend-edit-camp-rule = La règle du plateau
legend-edit-dotted = { $count ->
    [one] { $count } case pointillée
   *[other] { $count } cases pointillées
}
legend-edit-laid-in = { $count ->
    [one] occupée dans { $count } scénario
   *[other] occupée dans { $count } scénarios
}
legend-edit-free-place = Place pour une autre case
legend-edit-laid-there = Quelque chose est sur { $cell } : posez-le d’abord ailleurs
legend-step-dotted = Pointillés sur { $cell }
legend-step-camp = Camp de base déplacé
legend-step-camp-turned = Camp de base tourné
legend-step-hex-added = Case ajoutée
legend-step-hex-gone = Case retirée

# Tuiles
legend-edit-add-group = Ajouter un groupe
legend-edit-tiles-rule = La règle des tuiles

# L’effet d’un nombre
legend-tells-value = Le temple a cette valeur quand il est posé
legend-tells-rounds = La partie compte autant de manches de choix et d’actions
legend-tells-display-cards = Autant de cartes sont visibles quand le choix commence
legend-tells-display-tiles = Autant de tuiles sont visibles quand le choix commence ; les joueurs se les partagent
legend-tells-right = Chacun prend autant de cartes par manche qu’il y a de places à droite de son plateau
legend-tells-left = Autant de cartes peuvent rester à gauche d’un plateau de manche en manche
legend-tells-slab = Le prix d’un jeton dalle, qui ajoute une dalle entre deux cases
legend-tells-recruit-explorer = Le prix pour rendre un explorateur disponible
legend-tells-recruit-leader = Le prix pour rendre un chef d’expédition disponible
legend-tells-most-exchanged = Autant de trésors peuvent être donnés et pris à la fois
legend-tells-unavailable-explorers = Autant d’explorateurs de chacun sont à recruter avant de pouvoir entrer
legend-tells-unavailable-leaders = Autant de chefs d’expédition de chacun sont à recruter avant de pouvoir entrer
legend-tells-slab-tokens = Autant de jetons dalle peuvent être sur le plateau ; quand ils y sont tous, on en déplace un
legend-tells-start-scores = Qui a cette place dans le premier ordre commence avec autant de points
legend-tells-scoring-points = Chacun a autant de points pour des actions avant son décompte
legend-tells-high-temples = Qui tient un temple de cette valeur marque autant en plus de sa valeur
legend-tells-volcano = Qui tient un volcan marque autant
legend-tells-unused-power = Qui n’a jamais utilisé de pouvoir marque autant à la fin
legend-tells-tokens = Il y a autant de jetons d’action de cette valeur ; chacun en prend un par manche
legend-tells-face-up = Autant de cette sorte sont visibles pour les cartes qui les prennent
legend-tells-counts = Autant d’exemplaires sont dans la pioche à ce nombre de joueurs
legend-tells-effect = L’effet est fait jusqu’à autant de fois

# Le guide
legend-guide-name = Voici une copie de Tikal Legend qui vous appartient. Donnez-lui un nom à elle.
legend-guide-scenario = Faites un scénario : au hasard avec une graine, ou posez ses tuiles à la main.
legend-guide-cards = Changez une carte : combien il y en a, ce qu’elle fait, ce qui est écrit dessus.
legend-guide-supplies = Changez les trésors, les étages ou les jetons d’action.
legend-guide-rules = Changez une règle : les manches, le coût d’une action ou ce que rapporte un décompte.

# Remèdes
legend-cure-lay = Poser sur { $cell }
legend-cure-scenario = En créer un
legend-cure-rounds = { $rounds ->
    [one] Jouer { $rounds } manche
   *[other] Jouer { $rounds } manches
}
legend-cure-sort = Mettre les cartes dans l’ordre
legend-cure-tile = Lui faire apporter { $tile }
legend-cure-powers = En faire trois pouvoirs

# Ce qui est tiré au hasard
legend-into-scenario = Ajouter ce scénario
legend-into-scenario-hint = Un scénario de plus, comme sur l’image
legend-into-cards = Mélanger les cartes
legend-into-cards-hint = D’autres cartes sont fréquentes et rares, mais il y en a autant ; celles qui apportent des tuiles ou des trésors restent
legend-into-slabs = Reposer les dalles
legend-into-slabs-hint = Les tuiles de la pioche gardent leurs sortes et autant de dalles, mais sur d’autres côtés
legend-step-scenario = Un scénario, graine { $name }
legend-step-cards = Cartes mélangées, graine { $name }
legend-step-slabs = Dalles de la pioche, graine { $name }
legend-edit-cut-off = Coupées du camp de base tant qu’aucun chemin n’est posé : { $cells }
legend-edit-all-reached = Toutes les tuiles sont accessibles depuis le camp de base.
legend-step-dots = { $count ->
    [one] Pointillés sur { $count } case
   *[other] Pointillés sur { $count } cases
}
legend-step-no-dots = { $count ->
    [one] Sans pointillés sur { $count } case
   *[other] Sans pointillés sur { $count } cases
}
legend-step-moved = Tuile { $tile } déplacée dans le groupe { $group }
legend-edit-side-hint = { $side } : { $count }, un clic en fait { $more }
