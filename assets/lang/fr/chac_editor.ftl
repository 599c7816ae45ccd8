# Les pages de l’éditeur pour les temples
chac-page-temple = Temple
chac-page-treasures = Trésors
chac-page-adventurers = Aventuriers
chac-page-traps = Pièges

# Le plan
chac-tool-choose = Choisir et déplacer
chac-tool-ways = Mener des chemins
chac-tool-add = Ajouter
chac-hint-choose = Faites glisser la sélection, ou déplacez-la avec Ctrl et une flèche ; { KEY("key-take", "Suppr") } l’enlève, { KEY("hand-turn-right-name", "R") } la tourne, { KEY("area-across", "H") } et { KEY("area-over", "V") } la retournent, Ctrl+C et Ctrl+V la copient. Ctrl et un clic en sélectionnent plus.
chac-hint-choose-short = Cliquez, ou tracez un cadre
chac-menu-put = Mettre ici ce qui est choisi ci-dessus
chac-edit-count = { $count ->
    [one] { $count } chose sélectionnée
   *[other] { $count } choses sélectionnées
}
chac-hint-ways = Faites glisser d’une case à une autre pour y mener un chemin, ou pour enlever celui qui les joint ; ou appuyez sur { KEY("chac-key-way", "W") } sur l’une, puis sur l’autre.
chac-hint-add = Cliquez sur un champ libre pour y mettre ce qui est choisi ci-dessus. La chose est alors choisie et peut être changée.
chac-hint-begun = Un chemin commence ici : { $square }. Cliquez sur la case où il mène, ou appuyez-y sur { KEY("chac-key-way", "W") }.
chac-edit-canvas = Plan du temple
chac-edit-new = Ce qui est ajouté
chac-edit-free-field = Champ libre, { $place }
chac-edit-plan = Le plan
chac-edit-plan-rule = La règle du plateau
chac-edit-width = Largeur en champs
chac-edit-height = Hauteur en champs
chac-edit-landing = Sortie de la rivière
chac-edit-corridor = La piste du rocher
chac-edit-river = Le courant
chac-edit-lookouts = Cases d’où l’on voit la salle de lave
chac-edit-openings = Où le toit s’ouvre
chac-edit-sort = Ranger le long des chemins
chac-edit-sort-hint = À partir de la première case, comme mènent les chemins ; ce qu’aucun chemin n’atteint vient à la fin
chac-edit-take-away = L’enlever
chac-edit-nothing-chosen = Le plan en entier

# Une case, une alcôve, une chose à côté des cases
chac-edit-square = La case
chac-edit-square-named = { $kind } { $square }
chac-edit-short-id = Nom dans le fichier
chac-edit-kind = Sorte
chac-edit-place = Place sur sa piste, dès 0
chac-edit-lookout = Voit la salle de lave
chac-edit-corner = Le toit s’ouvre quand le rocher est en
chac-edit-column = Champs depuis la gauche
chac-edit-row = Champs depuis le haut
chac-edit-wide = Champs en largeur
chac-edit-high = Champs en hauteur
chac-edit-ways = Chemins
chac-edit-one-way = À sens unique
chac-edit-both-ways = Dans les deux sens
chac-edit-way-from-to = Chemin de { $from } à { $to }
chac-edit-remove-way = Enlever le chemin de { $from } à { $to }
chac-edit-side-of = Côté par lequel le chemin de { $from } à { $to } quitte cette case
chac-edit-side-up = en haut
chac-edit-side-right = à droite
chac-edit-side-down = en bas
chac-edit-side-left = à gauche
chac-edit-lead-way = Mener un chemin à…
chac-edit-join = Joindre aux voisines
chac-edit-join-hint = Un chemin dans les deux sens vers chaque case voisine de la même salle
chac-edit-alcove = Alcôve
chac-edit-alcove-named = Alcôve { $alcove } près de { $square }
chac-edit-alcove-square = Sa case
chac-edit-alcove-value = Valeur de son trésor
chac-edit-needs = Faces qui ouvrent la serrure
chac-edit-needs-face = La serrure demande un { $face }
chac-edit-decor = À côté des cases
chac-edit-decor-kind = Ce qui est dessiné ici
chac-edit-decor-abyss = Abîme
chac-edit-decor-waterfall = Chute d’eau
chac-edit-decor-cards = Cartes de mur
chac-edit-decor-dice = Dés
chac-edit-decor-deck = Pioche : { $deck }
chac-edit-decor-clue = Indice de { $zone }

# Ce qui ne se fait pas sur le plan
chac-refused-kind = Il ne peut pas y en avoir plus de cette sorte : { $kind }
chac-refused-squares = Le temple a autant de cases qu’il peut en avoir
chac-refused-things = Il y en a autant qu’il peut y en avoir
chac-refused-off = Ce serait en dehors du plan : agrandissez-le d’abord
chac-refused-taken = Il y a déjà une case à cet endroit
chac-refused-corridor = Une alcôve doit être à côté d’une case du couloir
chac-refused-itself = Un chemin mène d’une case à une autre
chac-refused-outside = Personne ne revient de dehors : commencez le chemin à l’intérieur
chac-refused-id = « { $id } » ne peut pas être son nom : 1 à 12 lettres et chiffres qu’aucune autre case n’a

# Étapes
chac-step-put = { $what } : ajout
chac-step-moved = { $what } : déplacement
chac-step-taken = { $what } : retrait
chac-step-way = Chemin de { $from } à { $to }
chac-step-way-gone = Plus de chemin de { $from } à { $to }
chac-step-like-this = Pioches de toutes les zones comme { $deck }

# Trésors
chac-edit-decks = Pioches
chac-edit-deck-zone = Zone { $number } ({ $square })
chac-edit-deck-lava = Salle de lave
chac-edit-deck-river = Rivière
chac-edit-chest = Coffre
chac-edit-chests = Coffres
chac-edit-chests-in = { $count ->
    [one] { $count } coffre
   *[other] { $count } coffres
}
chac-edit-chests-of = { $deck } : coffres
chac-edit-copies-of = { $deck } : trésors de { $value }
chac-edit-deck-total = { $count ->
    [one] { $count } trésor
   *[other] { $count } trésors
}, d’une valeur de { $worth } sans les coffres
chac-edit-cards-in-all = { $count ->
    [one] { $count } trésor
   *[other] { $count } trésors
} avec ceux des alcôves, sur { $most } au plus
chac-edit-like-this = Faire ainsi les pioches de toutes les zones
chac-edit-chest-sides = Faces du dé d’un coffre

# Aventuriers
chac-edit-adventurers = Aventuriers
chac-edit-adventurer = L’aventurier
chac-edit-per-seat = Aventuriers que chacun reçoit
chac-edit-ability = Capacité
chac-edit-add-adventurer = Ajouter un aventurier
chac-edit-remove-adventurer = Retirer celui-ci
chac-edit-new-adventurer = Nouvel aventurier
chac-edit-adventurers-total = { $count ->
    [one] { $count } aventurier
   *[other] { $count } aventuriers
}, il en faut { $least }

# Pièges
chac-edit-walls = Les murs
chac-edit-wall-steps = Pas avant que les murs se touchent
chac-edit-cards-per-round = Cartes de mur par manche
chac-edit-cards-none = Cartes qui ne déplacent aucun mur
chac-edit-cards-left = Cartes qui déplacent le mur de gauche
chac-edit-cards-right = Cartes qui déplacent le mur de droite
chac-edit-cards-both = Cartes qui déplacent les deux murs
chac-edit-cards-total = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} pour { $steps } pas en tout
chac-edit-boulder = Le rocher
chac-edit-boulder-dice = Dés du rocher par manche
chac-edit-boulder-in = Dés du rocher à la manche { $count }
chac-edit-boulder-last = Le dernier nombre vaut pour toutes les manches suivantes
chac-edit-boulder-needs = Plus petite face qui le fait rouler
chac-edit-bridge = Le pont
chac-edit-planks = Planches
chac-edit-river-traps = La rivière
chac-edit-danger = Plus haute face qui emporte un grimpeur
chac-edit-rescue-cost = Trésors à laisser pour chacun de ces dés

# Dés et charge
chac-edit-actions = Actions
chac-edit-dice = Dés pour les actions et les serrures
chac-edit-load = Niveaux de charge
chac-edit-load-of = Niveau avec { $count ->
    [one] { $count } trésor
   *[other] { $count } trésors
}
chac-edit-load-most = On peut porter au plus { $count ->
    [one] { $count } trésor
   *[other] { $count } trésors
}
chac-edit-least-load = Niveau le plus bas par endurance
chac-edit-load-rule = La règle de la charge

# Ce que fait un nombre
chac-tells-per-seat = Avec 2, l’un entre et l’autre peut suivre si le premier est perdu ; avec 1, personne ne suit
chac-tells-dice = Autant de dés sont lancés une fois pour tous à chaque manche, et pour une serrure
chac-tells-load = Un dé donne une action s’il montre au moins ce niveau ; le dernier niveau est celui du plus grand nombre de trésors que l’on peut porter
chac-tells-least-load = L’endurance baisse le niveau d’un pour une manche, mais pas sous celui-ci
chac-tells-decks = Il y a autant de trésors de cette valeur dans la pioche
chac-tells-chests = Il y a autant de coffres dans la pioche ; chacun s’ouvre avec un dé à la fin
chac-tells-chest-sides = Un coffre sorti vaut ce que montre un dé à autant de faces
chac-tells-wall-steps = Quand les deux murs ont fait autant de pas ensemble, qui se trouve entre eux est perdu
chac-tells-cards-per-round = Autant de cartes de mur sont retournées après les tours de chaque manche
chac-tells-cards = Il y a autant de ces cartes dans la pioche, qui n’est pas mélangée de nouveau
chac-tells-boulder-dice = Le rocher lance autant de dés à cette manche
chac-tells-boulder-needs = Chaque dé qui montre au moins cela fait rouler le rocher d’une case
chac-tells-planks = On lance autant de dés qu’il reste de planches ; chacun sous la charge en brise une
chac-tells-danger = Parmi les dés de la montée, chacun qui montre au plus cela emporte le grimpeur
chac-tells-rescue-cost = On laisse autant de trésors pour chacun de ces dés, afin de le relancer
chac-tells-alcove-value = Le trésor vaut cela, et tous peuvent le voir
chac-tells-picture = Le plan est dessiné sur autant de champs
chac-tells-place = Le rocher, ou le courant, y arrive à cette place
chac-tells-fields = Où c’est dessiné ; les règles n’en tiennent pas compte

# Le guide
chac-guide-name = Voici une copie du Temple de Chac qui vous appartient. Donnez-lui un nom à elle.
chac-guide-temple = Changez le temple : faites glisser une case ailleurs, menez un chemin d’une case à une autre, ou mettez une alcôve à côté du couloir. Ce qui ne va pas est marqué sur le plan.
chac-guide-treasures = Changez les trésors : combien de chaque valeur se trouvent dans une zone, dans la salle de lave ou dans la rivière.
chac-guide-traps = Changez un piège : la vitesse des murs et du rocher, le nombre de planches du pont, ou le prix de la rivière.
chac-guide-rules = Changez les dés pour les actions ou les niveaux de charge : combien on peut porter, et combien cela ralentit.

# Totaux
chac-totals-squares = Cases
chac-totals-corridor = Longueur du couloir
chac-totals-zones = Zones
chac-totals-lava = Cases de lave
chac-totals-river = Cases de la rivière
chac-totals-ways = Chemins
chac-totals-alcoves = Alcôves
chac-totals-openings = Ouvertures du toit
chac-totals-worth = Valeur de tous les trésors
chac-totals-chests = Coffres
chac-totals-held = Trésors que l’on peut porter
chac-totals-adventurers = Aventuriers
chac-totals-wall-cards = Cartes de mur
chac-totals-arrows = Pas indiqués dessus
chac-total-squares = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
chac-total-corridor = { $count ->
    [one] { $count } case de couloir
   *[other] { $count } cases de couloir
}
chac-total-lava = { $count ->
    [one] { $count } case de lave
   *[other] { $count } cases de lave
}
chac-total-treasures = { $count ->
    [one] { $count } trésor
   *[other] { $count } trésors
}
chac-total-adventurers = { $count ->
    [one] { $count } aventurier
   *[other] { $count } aventuriers
}

# Différences
chac-differs-decks = D’autres trésors
chac-differs-load = D’autres niveaux de charge
chac-differs-boulder = Une autre allure du rocher
chac-differs-adventurers = D’autres aventuriers
chac-changes-square = Case { $square }
chac-changes-alcove = Alcôve { $alcove }
chac-changes-lock = { $value } près de { $square } pour { $needs }
chac-changes-at = x { $column }, y { $row }
chac-changes-at-sized = x { $column }, y { $row }, { $width } × { $height }
chac-changes-moved = { $what } à une autre place
chac-changes-size = Taille du plan
chac-changes-way = chemin { $from } – { $to }
chac-changes-one-way = chemin { $from } → { $to }

# Ce que fait le bouton à côté d’un problème
chac-cure-lookout = Faire voir la salle de lave depuis { $square }
chac-cure-opening = Ouvrir le toit quand le rocher est en { $square }
chac-cure-landing = Faire sortir en { $square }
chac-cure-sort = La ranger le long des chemins
chac-cure-square = En mettre une sur le plan
chac-cure-alcove = La mettre près de { $square }
chac-cure-current = Le faire suivre le courant
chac-cure-way-out = Enlever ce chemin
chac-cure-way = Mener un chemin depuis { $from }
chac-cure-against = Enlever les autres chemins
chac-cure-beside = La joindre à ses voisines
chac-cure-move = La déplacer en x { $column }, y { $row }
chac-cure-picture = Faire un plan de { $width } × { $height }
chac-cure-steps = Les faire se toucher après { $steps } pas
chac-cure-decks = En faire { $count ->
    [one] { $count } pioche
   *[other] { $count } pioches
}
chac-cure-lock = Lui faire demander { $faces ->
    [one] { $faces } face
   *[other] { $faces } faces
}
chac-cure-one-each = N’en donner qu’un à chacun
chac-cure-players = Laisser jouer { $players } personnes au plus

# Ce que montre le laboratoire
chac-laboratory-survived = Dans combien de parties quelqu’un sort du temple
chac-laboratory-got-out = Combien de fois chaque place sort du temple
chac-laboratory-rounds = Combien de manches dure une partie
chac-laboratory-lost = Ce qui perd les aventuriers, par partie
chac-laboratory-lost-on = Où les aventuriers sont perdus
chac-laboratory-entered = Dans combien de parties quelqu’un vient sur chaque case
chac-laboratory-collapsed = Dans combien de parties les murs se touchent, le pont tombe et la sortie se ferme
chac-laboratory-treasures = Combien de trésors de chaque pioche sont pris par partie
chac-laboratory-points = D’où viennent les points que l’on sort du temple
chac-laboratory-alcove = Dans combien de parties chaque alcôve est ouverte
chac-laboratory-ability = Dans combien de parties chaque capacité sert, parmi celles où quelqu’un l’a
chac-laboratory-adventurer = Combien de fois chaque aventurier sort, parmi les parties où il entre

# Touches sur le plan
chac-key-way = Commencer un chemin, ou le mener ici
