# Ce qui ne va pas dans une variante du Temple de Chac
chac-quantity-width = la largeur de l’image
chac-quantity-height = la hauteur de l’image
chac-quantity-column = la colonne
chac-quantity-row = le rang
chac-quantity-square-width = la largeur
chac-quantity-square-height = la hauteur
chac-quantity-value = la valeur du trésor
chac-quantity-face = la face du dé
chac-quantity-per-seat = le nombre d’aventuriers par joueur
chac-quantity-dice = le nombre de dés
chac-quantity-load = le niveau de charge
chac-quantity-least-load = le niveau de charge le plus bas
chac-quantity-chests = le nombre de coffres
chac-quantity-copies = le nombre de trésors
chac-quantity-chest-sides = le nombre de faces du dé des coffres
chac-quantity-wall-steps = le nombre de pas avant que les murs se rejoignent
chac-quantity-cards-round = le nombre de cartes mur par manche
chac-quantity-wall-cards = le nombre de cartes mur
chac-quantity-boulder-dice = le nombre de dés du rocher
chac-quantity-boulder-needs = la face qui fait rouler le rocher
chac-quantity-planks = le nombre de planches
chac-quantity-danger = la plus haute face dangereuse
chac-quantity-rescue = le nombre de trésors à laisser

chac-problem-id = « { $found } » ne peut servir d’identifiant : choisissez de 1 à 40 lettres, chiffres et traits d’union, comme « my-temple »
chac-problem-short-id = « { $found } » ne peut servir ici d’identifiant : choisissez de 1 à { $most } lettres et chiffres, comme « c12 »
chac-problem-squares = { $count } cases : n’en laissez pas plus de { $most }
chac-problem-none-of-kind = aucune case n’est de cette sorte ({ $kind }) : faites-en une
chac-problem-many-of-kind = { $count } cases sont de cette sorte ({ $kind }) : n’en laissez pas plus de { $most }
chac-problem-traps = { $zones ->
    [one] { $zones } zone demande
   *[other] { $zones } zones demandent
} autant de numéros piégés, mais il n’y a que { $tiles ->
    [one] { $tiles } case de lave
   *[other] { $tiles } cases de lave
} : ajoutez des cases de lave, ou laissez moins de zones
chac-problem-no-square = aucune case ne s’appelle « { $found } » : nommez-en une du temple
chac-problem-other-kind = { $square } est d’une autre sorte que { $kind } : nommez une case de cette sorte
chac-problem-square-twice = { $square } est ici deux fois : enlevez l’un des deux
chac-problem-way-to-itself = ce chemin mène de { $square } à la même case : nommez-en une autre
chac-problem-way-twice = le chemin de { $from } à { $to } est ici deux fois : enlevez l’un des deux
chac-problem-way-in-river = { $square } est dans la rivière, où l’on ne va qu’avec le courant : mettez le chemin dans « one_way »
chac-problem-unseen-door = on entre dans la salle de lave par { $square }, d’où on ne la voit pas : ajoutez la case à « lookouts »
chac-problem-other-way-out = une sortie part de { $square } : ne la laissez partir que de la dernière case du couloir
chac-problem-no-door = aucun chemin ne mène dehors depuis { $square }, la dernière case du couloir : faites-en un
chac-problem-short-corridor = le couloir a { $count ->
    [0] zéro case
    [one] une seule case
   *[other] { $count } cases
} : écrivez-en au moins deux
chac-problem-not-listed = { $square } manque : il faut toutes les cases de cette sorte ({ $kind })
chac-problem-not-joined = aucun chemin ne mène de { $from } à { $to }, qui la suit ici : faites-en un, ou changez l’ordre
chac-problem-current = de { $square } on va aussi ailleurs : ne menez qu’à la case suivante de la rivière
chac-problem-no-landing = personne ne peut sortir de la rivière : nommez en « landing » la case du couloir où l’on se tient alors
chac-problem-landing = il n’y a pas de rivière dont on puisse sortir : omettez « landing »
chac-problem-openings = { $count } ouvertures : n’en laissez pas plus de { $most }
chac-problem-never-opens = le toit ne s’ouvre jamais au-dessus du coin du soleil { $square } : ajoutez-le à « openings », ou faites-en une case de lave
chac-problem-alcoves = { $count } alcôves : n’en laissez pas plus de { $most }
chac-problem-two-alcoves = { $square } a deux alcôves : n’en laissez qu’une
chac-problem-lock = cette serrure demande { $found ->
    [0] zéro face
   *[other] { $found } faces
} : écrivez-en de 1 à { $dice } différentes
chac-problem-face-twice = la face { $face } est ici deux fois : enlevez l’une des deux
chac-problem-decks = { $decks ->
    [one] { $decks } pioche
   *[other] { $decks } pioches
} pour { $zones ->
    [one] { $zones } zone
   *[other] { $zones } zones
} : écrivez-en une par zone
chac-problem-treasures = { $count } trésors en tout, avec ceux des alcôves : n’en laissez pas plus de { $most }
chac-problem-levels = la table des charges a { $count ->
    [one] un seul niveau
   *[other] { $count } niveaux
} : écrivez-en de 2 à { $most }, pour aucun trésor, un, deux et ainsi de suite
chac-problem-few-adventurers = { $have ->
    [one] { $have } aventurier
   *[other] { $have } aventuriers
} pour { $players } joueurs, à raison de { $each } : écrivez-en au moins { $need }
chac-problem-many-adventurers = { $count } aventuriers : n’en laissez pas plus de { $most }
chac-problem-no-boulder-dice = le rocher n’a pas de dés : écrivez avec combien il commence
chac-problem-entries = il y a { $count } nombres : n’en laissez pas plus de { $most }
chac-problem-no-way-out = aucun chemin ne mène de l’entrée au-dehors, personne ne pourrait sortir : faites-en un
chac-problem-unreachable = personne ne peut jamais arriver en { $square } : menez-y un chemin, ou enlevez la case
chac-problem-overlap = { $square } est dessinée sur { $other } : déplacez l’une des deux
chac-problem-off-picture = ceci est dessiné hors de l’image : déplacez-le, ou agrandissez l’image
chac-problem-no-deck = « { $found } » ne nomme aucune pioche de ce temple : nommez-en une, comme « zone1 », « lava » ou « river »
chac-problem-walls = les cartes font avancer les murs de { $arrows ->
    [one] un seul pas
   *[other] { $arrows } pas
} en tout, et ils se rejoignent après { $steps } : ajoutez des cartes, ou demandez moins de pas
chac-problem-few-treasures = { $have ->
    [0] aucun trésor
    [one] { $have } trésor
   *[other] { $have } trésors
} dans la pioche « { $deck } » pour { $places } endroits où l’on peut en trouver : ajoutez-en, ou laissez ainsi si c’est voulu
