# Le Temple de Chac : les cases, seules, comme but et comme lieu
chac-entrance = entrée
chac-to-entrance = à l’entrée
chac-at-entrance = à l’entrée
chac-zone = zone { $zone }
chac-to-zone = dans la zone { $zone }
chac-at-zone = dans la zone { $zone }
chac-corridor = couloir { $id }
chac-to-corridor = en { $id } dans le couloir
chac-at-corridor = en { $id } dans le couloir
chac-lava = case de lave { $id }
chac-to-lava = sur la case de lave { $id }
chac-at-lava = sur la case de lave { $id }
chac-sun = coin du soleil { $id }
chac-to-sun = sur le coin du soleil { $id }
chac-at-sun = sur le coin du soleil { $id }
chac-river = rivière { $id }
chac-to-river = en { $id } dans la rivière
chac-at-river = en { $id } dans la rivière
chac-bridge = pont
chac-to-bridge = sur le pont
chac-at-bridge = sur le pont
chac-out = dehors
chac-to-out = hors du temple
chac-at-out = dehors
chac-kind-entrance = entrée
chac-kind-zone = zone
chac-kind-corridor = couloir
chac-kind-lava = case de lave
chac-kind-sun = coin du soleil
chac-kind-river = rivière
chac-kind-bridge = pont
chac-kind-out = dehors
chac-alcove = alcôve { $id } (trésor de { $value })

# Trésors
chac-deck-alcove = alcôve
chac-deck-lava = salle de lave
chac-deck-river = rivière
chac-chest = coffre
chac-treasure = trésor de { $points } ({ $deck })
chac-treasure-chest = coffre ({ $deck })
chac-treasure-hidden = trésor face cachée ({ $deck })
chac-treasures = { $count ->
    [0] aucun trésor
    [one] { $count } trésor
   *[other] { $count } trésors
}

# Glyphes, d’après leurs images ; numéros, cartes et dés
chac-glyph-sun = soleil
chac-glyph-moon = lune
chac-glyph-spiral = spirale
chac-glyph-pyramid = pyramide
chac-glyph-hand = main
chac-glyph-eye = œil
chac-glyph-snake = serpent
chac-glyph-bird = oiseau
chac-glyph-paw = patte
chac-glyph-maize = maïs
chac-glyph-skull = crâne
chac-glyph-fish = poisson
chac-glyph-flower = fleur
chac-glyph-cross = croix
chac-glyph-lightning = éclair
chac-glyph-turtle = tortue
chac-number = numéro { $number }
chac-number-trapped = numéro { $number }, un piège
chac-face-down = pas encore retournée
chac-face-up = retournée, avec un trésor
chac-face-empty = retournée, sans trésor
chac-face-sunk = engloutie
chac-wall-none = aucun mur n’avance
chac-wall-left = le mur de gauche avance
chac-wall-right = le mur de droite avance
chac-wall-both = les deux murs avancent
chac-no-dice = aucun dé
chac-die = dé { $face }
chac-roll-actions = actions
chac-roll-lock = serrure
chac-roll-bridge = pont
chac-roll-water = escalade
chac-roll-boulder = rocher
chac-load = niveau de charge { $level }

# Aventuriers
chac-able = { $adventurer } ({ $ability })
chac-who = { $adventurer } ({ $name })
chac-ability-lockpicking = crochetage
chac-ability-endurance = endurance
chac-ability-linguistics = linguistique
chac-ability-swimming = natation
chac-ability-sprint = sprint
chac-ability-leap = bond
chac-does-lockpicking = Quand il ne manque qu’un numéro à une serrure, il compte comme obtenu
chac-does-endurance = Avant le jet : le niveau de charge baisse d’un cran pour cette manche, mais pas en dessous de { $least }
chac-does-linguistics = Regarder seul, et gratuitement, le numéro sous une tuile de lave voisine
chac-does-swimming = Retirer un dé dangereux en sortant de la rivière ({ $danger ->
    [one] face { $danger }
   *[other] faces 1 à { $danger }
})
chac-does-sprint = Un pas gratuit, même sans action restante
chac-does-leap = Pour une action, sur une case où mènent deux pas à angle droit ; entre les deux, rien ne se passe
chac-status-waiting = pas encore choisi
chac-status-in = dans le temple
chac-status-lost = perdu
chac-status-out = dehors, à l’abri
chac-cause-lava = lave
chac-cause-river = rivière
chac-cause-bridge = pont
chac-cause-walls = murs
chac-cause-boulder = rocher
chac-cause-shut = sortie fermée

# De quoi parle une règle
chac-about-material = matériel
chac-about-setup = mise en place
chac-about-rounds = manches et tours
chac-about-load = niveaux de charge
chac-about-moving = se déplacer
chac-about-walls-room = la salle des murs
chac-about-alcoves = alcôves et serrures
chac-about-way-out = la sortie
chac-about-lava = la salle de lave
chac-about-river = la rivière
chac-about-bridge = le pont
chac-about-abilities = capacités
chac-about-walls = les murs
chac-about-boulder = le rocher
chac-about-substitutes = remplaçants
chac-about-end = fin de la partie
chac-about-secrets = qui sait quoi

# Les variantes, et où en est une partie
chac-facts-squares = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
chac-facts-adventurers = { $count ->
    [one] { $count } aventurier
   *[other] { $count } aventuriers
}
chac-facts-treasures = { $count ->
    [one] { $count } trésor
   *[other] { $count } trésors
}
chac-facts-alone = sans remplaçants
chac-progress = { $part ->
    [setup] Mise en place, à { $name } de jouer
    [load] Manche { $round }, charges, à { $name } de jouer
    [dice] Manche { $round }, dés des actions
    [walls] Manche { $round }, murs
    [boulder] Manche { $round }, rocher
    [substitute] Manche { $round }, remplaçants, à { $name } de jouer
    [end] On ouvre les derniers coffres
   *[turn] Manche { $round }, à { $name } de jouer
}

# Ce qui est sur une case
chac-here = { $who } au niveau de charge { $level }
chac-here-met = fermée par les murs
chac-here-deck = { $count ->
    [0] plus de trésor
    [one] encore { $count } trésor
   *[other] encore { $count } trésors
}
chac-here-clue = indice du numéro piégé { $number }
chac-here-clue-seen = indice du numéro piégé { $number }, glyphe { $glyph }
chac-here-boulder = le rocher
chac-here-alcove = à côté, { $alcove }
chac-here-alcove-empty = à côté, une alcôve vide
chac-here-covered = couverte
chac-here-glyph = glyphe { $glyph }
chac-here-roof = le toit est ouvert
chac-here-fall = devant la chute
chac-here-planks = { $count ->
    [0] plus de planche
    [one] encore { $count } planche
   *[other] encore { $count } planches
}

# Ce qui n’est pas une action
chac-no-verb = « { $verb } » n’est pas une action : écrivez-en une, comme « step c4 » ou « end »
chac-no-adventurer = un aventurier de cette variante
chac-no-corner = un coin où le toit peut s’ouvrir
chac-no-deck = une pioche de cette variante, ni « alcove »
chac-no-glyph = le numéro d’un glyphe
chac-no-number = le numéro d’une tuile de lave
chac-no-pips = une face du dé
chac-no-square = une case de ce temple
chac-no-value = un trésor de cette variante : sa valeur, ou « chest »
chac-no-wall-card = « none », « left », « right » ni « both »
chac-no-roll = Les dés s’écrivent du plus petit au plus grand, comme « 1 2 3 4 4 »

# Pourquoi une action est impossible
chac-asked-trap = Il faut d’abord tirer l’indice d’une zone
chac-asked-deal = Il faut d’abord distribuer un aventurier
chac-asked-choose = C’est le moment de choisir qui entre en premier : prendre un des deux aventuriers
chac-asked-load = C’est le moment des charges : jeter des trésors, ou dire que l’on est prêt
chac-asked-actions = Il faut d’abord lancer les dés des actions
chac-asked-lock = Il faut d’abord lancer les dés de la serrure
chac-asked-bridge = Il faut d’abord lancer les dés du pont
chac-asked-water = Il faut d’abord lancer les dés de l’escalade
chac-asked-boulder = Il faut d’abord lancer les dés du rocher
chac-asked-act = Un tour est en cours : agir, ou le finir
chac-asked-draw = Il faut d’abord tirer le trésor trouvé
chac-asked-clue = Il faut d’abord montrer l’indice
chac-asked-turn = Il faut d’abord retourner la tuile de lave
chac-asked-read = Il faut d’abord montrer le numéro sous la tuile de lave
chac-asked-lay = Il faut d’abord poser les glyphes de la salle de lave
chac-asked-rescue = La rivière emporte quelqu’un : sauvez-vous, ou lâchez prise
chac-asked-wall = Il faut d’abord retourner une carte mur
chac-asked-substitute = C’est le moment des remplaçants : envoyer le vôtre, ou attendre
chac-asked-chest = Il faut d’abord ouvrir un coffre
chac-barred-boulder = Le rocher est là, personne ne peut aller sur cette case : { $square }
chac-barred-walls = Les murs se sont rejoints, personne ne peut plus aller sur cette case : { $square }
chac-barred-sunk = La tuile a sombré dans la lave, personne ne peut plus aller sur cette case : { $square }
chac-barred-bridge = Le pont n’a plus de planches, personne ne peut aller sur cette case : { $square }
chac-barred-covered = La salle de lave est encore couverte, personne ne peut aller sur cette case : { $square }
chac-no-drawn-number = Le numéro { $number } est déjà tiré : en saisir un autre
chac-no-dealing = Cet aventurier est déjà distribué : en saisir un autre
chac-no-such-dice = { $count ->
    [one] On lance ici un seul dé
   *[other] On lance ici { $count } dés
} ({ $purpose }) : en saisir autant
chac-no-such-treasure = La pioche n’a plus de trésor de cette valeur ({ $value }) : en saisir un autre
chac-no-such-glyph = Ce ne peut être ce glyphe ({ $glyph }), il a un autre numéro, ou c’en est un autre : saisir le bon
chac-no-such-number = Ce ne peut être le numéro { $number }, il va avec un autre glyphe, ou c’en est un autre : saisir le bon
chac-no-second-glyph = Ce glyphe est déjà posé ({ $glyph }) : en saisir un autre
chac-no-wall-card-left = Il ne reste pas de telle carte mur ({ $card }) : en saisir une autre
chac-no-chest = Un coffre vaut de 1 à { $sides } : saisir un tel nombre
chac-no-own-adventurer = Cet aventurier ne vous a pas été distribué : choisir un des vôtres
chac-no-own-treasure = Vous n’avez pas ce trésor : { $treasure }
chac-no-such-ability = Votre aventurier n’a pas cette capacité : { $ability }
chac-no-second-use = Votre aventurier a déjà utilisé sa capacité, chacun l’a une fois : { $ability }
chac-no-actions = Il ne vous reste pas d’action : finir le tour
chac-no-way = Aucune ligne pointillée ne mène d’ici ({ $from }) à cet endroit ({ $to }) : aller case par case
chac-no-searching = Il n’y a rien à fouiller ici
chac-no-tile-treasure = Le trésor de cette tuile est pris : fouiller sur une autre
chac-no-deck-left = Il ne reste pas de trésor dans cette pioche : { $deck }
chac-no-more-treasures = Vous portez { $most } trésors, c’est le maximum : en jeter au début d’une manche
chac-no-staying = Sur la dernière case de la rivière, vous ne pouvez qu’escalader, ou finir le tour
chac-no-second-search = Vous avez déjà fouillé la rivière ici : avancer d’abord
chac-no-clue = Il n’y a pas d’indice ici : les indices sont dans les zones
chac-no-alcove = Il n’y a pas d’alcôve à côté de cette case : aller près d’une alcôve
chac-no-alcove-treasure = L’alcôve à côté de cette case est vide : aller près d’une autre
chac-no-second-pick = Des dés sont déjà devant la serrure : en relancer
chac-no-lock-dice = Aucun dé n’est devant une serrure : commencer par la crocheter
chac-no-lying-dice = Ces dés ne sont pas devant la serrure : { $dice }
chac-no-lockpicking = { $count ->
    [0] Il ne manque aucun numéro à une serrure
    [one] Il ne manque qu’un numéro
   *[other] Il manque { $count } numéros ({ $missing })
} : cette capacité vaut pour le dernier
chac-no-climbing = On escalade depuis la dernière case de la rivière : y aller d’abord
chac-no-landing = Le rocher est là où vous sortiriez : { $square }. Attendre qu’il ait roulé plus loin
chac-no-jumping = Vous n’êtes pas sur le pont : on ne saute que là
chac-no-river-ability = La rivière ne laisse pas de place pour cela : { $ability }
chac-no-leap = Aucun chemin de deux pas à angle droit ne mène à cette case : { $square }
chac-no-leap-over = La case par-dessus laquelle vous bondiriez n’existe pas maintenant : { $square } est hors d’atteinte
chac-no-leap-out = On ne bondit pas hors du temple : en sortir à pied
chac-no-tile = Aucune tuile de lave au numéro caché à cet endroit : { $square }
chac-no-beside = Aucune ligne pointillée ne mène de vous à cette case, et on ne regarde que sous une tuile voisine : { $square }
chac-no-stopping = { $count ->
    [one] Encore { $count } trésor est
   *[other] Encore { $count } trésors sont
} à laisser : c’est commencé
chac-no-saving = Pour relancer, on laisse { $need ->
    [one] { $need } trésor
   *[other] { $need } trésors
}, et vous en avez { $have } : lâcher prise, ou nager si vous le pouvez
chac-no-leaving = Les dés ont déjà été relancés, les trésors ne peuvent plus aider
chac-no-roof = Le toit n’est pas ouvert là : choisir un coin ouvert, ou attendre
chac-no-such-square = Cette case n’existe pas dans ce temple
chac-no-such-thing = Cet aventurier, cette pioche ou ce numéro n’existe pas dans ce jeu

# Ce qui a été fait, en une phrase ; sans le nom, c’est une ligne du journal
chac-told-and = { $said }. { $more }
chac-told-chance = Le hasard décide : { $what }
chac-told-secret = { $name } voit quelque chose de caché aux autres
chac-told-trap = Indice de la zone { $zone } : le numéro { $number } est piégé
chac-told-deal = { $name } reçoit un aventurier : { $able }
chac-told-choose = { $name } envoie { $adventurer }
chac-told-discard = { $name } jette : { $treasure }
chac-told-endurance = { $name } use d’endurance : la charge pèse moins pendant cette manche
chac-told-ability = { $name } utilise une capacité : { $ability }
chac-told-ready = { $name } annonce le niveau de charge { $level }
chac-told-ready-again = { $name } est au clair sur sa charge
chac-told-actions = Les dés des actions de cette manche : { $dice }
chac-told-turn = { $name } a { $actions ->
    [0] zéro action
    [one] { $actions } action
   *[other] { $actions } actions
}
chac-told-step = { $name } va { $to }
chac-told-search = { $name } fouille
chac-told-decipher = { $name } déchiffre un indice
chac-told-pick = { $name } s’attaque à une serrure
chac-told-reroll = { $name } relance des dés de la serrure : { $dice }
chac-told-climb = { $name } escalade
chac-told-jump = { $name } saute sur le pont
chac-told-leap = { $name } bondit { $to }
chac-told-sprint = { $name } sprinte { $to }
chac-told-linguistics = { $name } regarde sous une tuile : { $square }
chac-told-lockpick = { $name } ouvre la serrure par crochetage
chac-told-swim = { $name } nage : un dé dangereux ne compte plus
chac-told-leave = { $name } laisse à la rivière : { $treasure }
chac-told-fall = { $name } lâche prise
chac-told-out = { $name } sort du temple { $treasures ->
    [0] sans trésor
    [one] avec { $treasures } trésor
   *[other] avec { $treasures } trésors
}
chac-told-out-again = { $name } sort du temple
chac-told-end-lost = { $name } finit le tour, { $actions ->
    [one] { $actions } action est perdue
   *[other] { $actions } actions sont perdues
}
chac-told-enter = { $name } envoie { $adventurer } en remplacement : { $corner }
chac-told-enter-again = { $name } envoie un remplaçant : { $corner }
chac-told-wait = { $name } n’envoie pas encore de remplaçant
chac-told-draw = { $name } trouve : { $treasure }
chac-told-draw-hidden = { $name } trouve un trésor ({ $deck })
chac-told-clue = { $name } voit le glyphe de la zone { $zone } : { $glyph }
chac-told-clue-hidden = { $name } voit le glyphe de la zone { $zone }
chac-told-read = { $name } voit le numéro sous une tuile : { $number } ({ $square })
chac-told-read-hidden = { $name } voit le numéro sous une tuile ({ $square })
chac-told-lock = { $name } a { $dice } pour { $alcove }
chac-told-lock-missing = { $name } a { $dice } pour { $alcove }, il manque : { $missing }
chac-told-alcove = { $name } ouvre { $alcove }
chac-told-uncovered = { $name } voit la salle de lave : on la découvre
chac-told-lay = Un glyphe est posé : { $glyph } ({ $square })
chac-told-turn-holds = { $name } retourne une tuile : numéro { $number }, elle tient ({ $square })
chac-told-turn-sinks = { $name } retourne une tuile : numéro { $number }, un piège, elle sombre ({ $square })
chac-told-climb-safe = { $name } escalade et lance { $dice } : aucun danger
chac-told-climb-danger = { $name } escalade et lance { $dice } : { $ones ->
    [one] un dé emporte
   *[other] { $ones } dés emportent
} l’aventurier
chac-told-climbed = { $name } sort de la rivière et se tient { $at }
chac-told-bridge = { $name } éprouve le pont avec une charge de { $load } et lance { $dice } : { $broken ->
    [0] aucune planche ne casse
    [one] { $broken } planche casse
   *[other] { $broken } planches cassent
}, { $left ->
    [0] il n’en reste aucune
   *[other] il en reste { $left }
}
chac-told-wall = Une carte mur : { $card } ({ $left } + { $right } pas sur { $steps })
chac-told-met = Les murs se rejoignent : la salle entre eux est fermée
chac-told-boulder = Le rocher lance { $dice } : { $squares ->
    [one] une case plus loin,
   *[other] { $squares } cases plus loin,
} { $to }
chac-told-boulder-rolled = Le rocher lance { $dice } : { $squares ->
    [0] il ne bouge pas
    [one] une case plus loin
   *[other] { $squares } cases plus loin
}
chac-told-boulder-moved = Le rocher roule { $to }
chac-told-roof = Le toit s’ouvre : { $corner }
chac-told-closed = Le rocher ferme la sortie
chac-told-lost-lava = La lave engloutit { $who }
chac-told-lost-river = La rivière emporte { $who }
chac-told-lost-bridge = Le pont se rompt sous { $who }
chac-told-lost-walls = Les murs ensevelissent { $who }
chac-told-lost-boulder = Le rocher écrase { $who }
chac-told-lost-shut = La sortie fermée retient { $who } à jamais
chac-told-round = La manche { $round } commence, { $first } joue en premier
chac-told-chest = { $name } ouvre un coffre : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Les mêmes comme lignes du journal, en moins de mots
chac-line-deal = reçoit { $adventurer }
chac-line-discard = jette : { $treasure }
chac-line-leave = laisse : { $treasure }
chac-line-actions = Actions : { $dice }
chac-line-draw = trouve : { $treasure }
chac-line-lock-missing = a { $dice }, il manque : { $missing }
chac-line-climb-danger = escalade avec { $dice } : { $ones } de danger
chac-line-bridge = pont, charge { $load } : { $dice }, planches : { $left }
chac-line-wall = Carte mur : { $card }
chac-line-boulder = Rocher { $dice } : { $to }
chac-line-enter = envoie { $adventurer }
chac-line-wait = attend avec le remplaçant

# La même chose sur un jeton
chac-chip-secret = Secret
chac-chip-number = Nº { $number }
chac-chip-chest = Coffre { $points }
chac-chip-discard = Jeter { $value }
chac-chip-leave = Laisser { $value }
chac-chip-step = → { $square }
chac-chip-leap = Bond { $square }
chac-chip-sprint = Sprint { $square }
chac-chip-linguistics = Sous { $square }
chac-chip-enter = Par { $square }

# Ce qui a suivi ce que les autres et les pièges ont fait
chac-recap-walls = Les murs ont avancé { $moved ->
    [one] d’un pas
   *[other] de { $moved } pas
} : { $now } sur { $steps } sont faits
chac-recap-boulder = Le rocher a roulé { $squares ->
    [one] une case plus loin,
   *[other] { $squares } cases plus loin,
} { $to }
chac-recap-bridge = { $broken ->
    [one] Une planche du pont a cassé
   *[other] { $broken } planches du pont ont cassé
}, { $left ->
    [0] il n’en reste aucune
   *[other] il en reste { $left }
}
chac-recap-lost-you = Vous avez perdu { $adventurer } : { $cause ->
    [lava] la lave l’engloutit
    [river] la rivière l’emporte
    [bridge] le pont se rompt
    [walls] les murs l’ensevelissent
    [boulder] le rocher l’écrase
   *[shut] la sortie fermée l’enferme
}
chac-recap-uncovered-you = Vous voyez la salle de lave : elle est découverte
chac-recap-turn-holds-you = Vous retournez une tuile : numéro { $number }, elle tient ({ $square })
chac-recap-turn-sinks-you = Vous retournez une tuile : numéro { $number }, un piège, elle sombre ({ $square })
chac-recap-thrown = { $name } a jeté { $count ->
    [one] un trésor
   *[other] { $count } trésors
}
chac-recap-found = { $name } a trouvé { $count ->
    [one] un trésor
   *[other] { $count } trésors
}

# Who plays
chac-level-novice-hint = suit des règles simples, porte peu et craint beaucoup
chac-level-adept-hint = suit des règles simples, porte plus et ose plus
chac-level-expert-hint = joue la suite de plusieurs manières ; un instant par action
chac-level-master-hint = joue la suite de chaque action sensée ; un instant par action
