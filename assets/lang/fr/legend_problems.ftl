# Ce qui ne va pas dans une variante de Tikal Legend
legend-quantity-slab-tokens = le nombre de jetons dalle
legend-quantity-token = la valeur du jeton d’action
legend-quantity-tokens = le nombre de jetons d’action
legend-quantity-exchanged = le nombre de trésors échangés à la fois
legend-quantity-rounds = le nombre de manches
legend-quantity-display-cards = le nombre de cartes à l’étalage
legend-quantity-display-tiles = le nombre de tuiles à l’étalage
legend-quantity-places = le nombre de places pour les cartes
legend-quantity-steps = le nombre de l’effet
legend-quantity-kind = le numéro de la sorte de trésor
legend-quantity-rotation = la rotation

legend-problem-game = c’est une variante du jeu « { $found } » : écrivez « game: "{ $known }" », si elle est de ce jeu
legend-problem-id-twice = l’identifiant « { $id } » figure ici deux fois : choisissez-en un autre
legend-problem-name = le nom est vide : donnez-en un que verront les joueurs
legend-problem-by-players = { $found ->
    [one] { $found } nombre
   *[other] { $found } nombres
} : écrivez-en trois, à 2, à 3 et à 4 joueurs
legend-problem-cell-twice = { $cell } figure ici deux fois : supprimez l’une des deux mentions
legend-problem-base-camp = { $cell } est le camp de base : rien d’autre ne peut y être
legend-problem-tiles = il y a { $tiles } tuiles : n’en gardez pas plus de { $most }
legend-problem-masks = les sites montrent { $masks } masques en tout : n’en gardez pas plus de { $most }
legend-problem-no-kind = il n’y a pas de sorte de trésor { $kind } : les sortes sont numérotées à partir de 0
legend-problem-treasures = il y en a { $copies } de cette sorte, cachés et visibles : n’en gardez pas plus de { $most }
legend-problem-cards = { $cards ->
    [one] { $cards } sorte de cartes
   *[other] { $cards } sortes de cartes
} : choisissez-en de 1 à { $most }
legend-problem-card-number = « { $found } » n’est pas un numéro de carte : écrivez deux chiffres, puis au besoin un trait d’union et une partie de 1 à 9, comme « 01-2 »
legend-problem-card-order = la carte { $card } n’est pas à sa place ou figure deux fois : mettez les cartes dans l’ordre des numéros
legend-problem-not-of-cards = seules les tuiles du directeur ont cet effet : choisissez-en un pour une carte
legend-problem-not-of-powers = seules les cartes ont cet effet : choisissez-en un pour une tuile du directeur
legend-problem-no-card-tile = « { $tile } » n’est pas une tuile des cartes : nommez-en une de « card_tiles »
legend-problem-power-tiles = { $powers } tuiles du directeur : n’en gardez pas plus de { $most }
legend-problem-powers = { $found ->
    [one] { $found } pouvoir
   *[other] { $found } pouvoirs
} : écrivez-en { $powers }
legend-problem-no-scenario = il n’y a pas de scénario : écrivez-en au moins un
legend-problem-no-tile = « { $tile } » n’est ni dans la mise en place ni dans la pioche : nommez une tuile qui s’y trouve
legend-problem-laid-twice = la tuile { $tile } est posée deux fois : supprimez l’une des deux mentions
legend-problem-not-laid = la tuile { $tile } n’est pas posée : chaque scénario pose toutes les tuiles de « setup »
legend-problem-on-dots = { $cell } est pointillée : seules les tuiles des cartes s’y posent
legend-problem-rotation = dans la rotation { $rotation }, la tuile { $tile } est comme dans une précédente : écrivez { $same }
legend-problem-few-cards = { $have ->
    [one] { $have } carte
   *[other] { $have } cartes
} à { $players } joueurs, mais il en faut { $need } : ajoutez des cartes, ou prévoyez moins de manches ou de places
legend-problem-few-tokens = { $have ->
    [one] { $have } jeton d’action
   *[other] { $have } jetons d’action
} à { $players } joueurs, mais toutes les manches en demandent { $need } : ajoutez-en, ou prévoyez moins de manches
legend-problem-few-tiles = { $have ->
    [one] { $have } tuile reste
   *[other] { $have } tuiles restent
} à tirer dans ce scénario, mais toutes les manches en demandent { $need } : ajoutez des tuiles, posez-en moins, ou prévoyez moins de manches
legend-problem-few-powers = { $have ->
    [one] { $have } tuile du directeur
   *[other] { $have } tuiles du directeur
} pour { $players } joueurs, il en faut { $need } : ajoutez-en
legend-problem-more-than = { $have }, c’est plus que les { $most } que chacun possède : choisissez-en { $most } au plus
legend-problem-start-scores = { $scores ->
    [one] { $scores } score de départ
   *[other] { $scores } scores de départ
} pour { $players } joueurs : écrivez-en un pour chaque place de l’ordre
legend-problem-unlisted = { $count ->
    [one] { $count } autre problème n’est pas affiché
   *[other] { $count } autres problèmes ne sont pas affichés
} : corrigez d’abord ceux-ci
