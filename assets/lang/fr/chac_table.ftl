# La table du Temple de Chac : ce qui se fait, se demande et se dit.
chac-table-board = Le temple
chac-table-progress = { $variant } · { chac-table-round }
chac-table-progress-before = { $variant } · { chac-table-before-short }
chac-table-before-short = avant la première manche
chac-table-round = manche { $round }
chac-table-search = Fouiller
chac-table-decipher = Déchiffrer
chac-table-pick = Crocheter
chac-table-reroll = Relancer
chac-table-climb = Escalader
chac-table-jump = Sauter
chac-table-ability = Utiliser la capacité
chac-table-ready = Prêt
chac-table-ready-unseen = Prêt, ne rien jeter
chac-table-wait = Attendre
chac-table-fall = Lâcher prise
chac-table-enter = Envoyer : { $corner }
chac-table-discard-title = Jeter
chac-table-leave-title = Laisser
chac-table-discard = Jeter : { $treasure }
chac-table-leave = Laisser à la rivière : { $treasure }
chac-table-show-to-discard = Jeter…
chac-table-show-to-leave = Laisser des trésors…
chac-table-once = une fois, gratuit
chac-table-name-cost = { $title }, coût { $cost }
chac-table-name-free = { $title }, gratuit, une fois par partie
chac-table-notes = Ce que j’ai vu
chac-table-show-secrets = Montrer ce que je suis seul à savoir
chac-table-fading = Ce que j’ai vu s’efface
chac-table-fading-hint = Ce que vous avez regardé s’efface après quelques secondes, le reste est affaire de mémoire
chac-table-show = Montrer ({ $key })
chac-table-hide = Cacher ({ $key })
chac-table-no-secrets = Il n’y a personne ici dont on puisse montrer les secrets
chac-table-numbered = Marquer le premier, deuxième … dé, entrer une face ou appuyer sur un bouton de la barre
chac-table-key-square = Aller à la case suivante
chac-table-not-now = Cela ne peut pas se faire maintenant
chac-table-here = Vous êtes sur cette case : cliquez une autre case pour y aller
chac-table-cut-off = Aucun chemin n’y mène maintenant
chac-table-too-far = Cela demande { $need ->
    [one] une action
   *[other] { $need } actions
}, { $have ->
    [0] il n’en reste aucune
   *[other] il en reste { $have }
}
chac-table-no-dice = Marquez d’abord les dés à relancer
chac-table-no-square = { $which ->
    [linguistics] Aucune tuile de lave au numéro caché n’est à côté de votre case
    [leap] D’ici, il n’y a pas de case où bondir
   *[sprint] D’ici, il n’y a pas de case où courir
}
chac-table-under = moins de { $percent }
chac-table-waste = { $actions ->
    [one] { $actions } action serait perdue
   *[other] { $actions } actions seraient perdues
}
chac-table-odds-walls = Murs joints { $when ->
    [next] la manche suivante
   *[now] cette manche
}{" "}: { $percent } %
chac-table-odds-way = Sortie fermée { $when ->
    [next] la manche suivante
   *[now] cette manche
}{" "}: { $percent } %
chac-table-odds-left = Rocher à { $left } cases de la sortie
# La ligne au-dessus des boutons
chac-table-points = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} · charge { $level }
chac-table-points-short = { $actions } · charge { $level }
chac-table-points-load = niveau de charge { $level }
chac-table-points-load-short = charge { $level }
chac-table-ask-choose = { $name } : choisissez qui entre d’abord ; l’autre pourra venir plus tard
chac-table-ask-load = { $name } : { $can ->
    [both] jetez des trésors ou utilisez l’endurance pour porter moins, ou dites que vous êtes prêt
    [throw] jetez des trésors pour être plus léger, ou dites que vous êtes prêt
    [rest] utilisez l’endurance maintenant pour porter moins cette manche, ou dites que vous êtes prêt
   *[nothing] rien n’allège votre charge maintenant, dites que vous êtes prêt
}{" "}; { $then ->
    [others] puis d’autres sont interrogés
   *[dice] puis on lance les dés pour tous
}
chac-table-ask-act = { $name } : cliquez une case pour y aller, ou choisissez une action
chac-table-ask-act-here = { $name } : choisissez une action
chac-table-ask-lock = { $name } : il manque { $missing } à la serrure ; { $can ->
    [roll] marquez les dés à relancer, puis lancez
    [pick] il ne reste pas d’action, utilisez le crochetage ou finissez le tour
    [free] il ne reste pas d’action, mais ce qui est gratuit reste possible
   *[end] il ne reste pas d’action, finissez le tour
}
chac-table-ask-leap = { $name } : choisissez la case où bondir
chac-table-ask-sprint = { $name } : choisissez la case où courir
chac-table-ask-linguistics = { $name } : choisissez la tuile de lave sous laquelle regarder
chac-table-ask-end = { $name } : il ne reste pas d’action, finissez le tour
chac-table-ask-free = { $name } : il ne reste pas d’action, mais ce qui est gratuit reste possible
chac-table-ask-stuck = { $name } : rien n’est possible ici, finissez le tour
chac-table-ask-substitute = { $name } : le toit est ouvert ; envoyez votre remplaçant, ou attendez
chac-table-ask-rescue = { $name } : la rivière vous emporte ({ $ones ->
    [one] { $ones } dé
   *[other] { $ones } dés
} de danger) : { $can ->
    [both] laissez { $cost } trésors et relancez, nagez, ou lâchez prise
    [leave] laissez { $cost } trésors et relancez, ou lâchez prise
   *[swim] nagez, ou lâchez prise
}
chac-table-ask-leave = { $name } : choisissez les trésors à laisser, encore { $left }
chac-table-ask-swim = { $name } : la rivière vous emporte : nagez, ou lâchez prise
chac-table-enter-trap = Entrez l’indice de la zone { $zone } : son numéro
chac-table-enter-adventurer = Entrez un aventurier distribué à { $name }
chac-table-enter-dice = Entrez les { $count } dés ({ $purpose }), encore { $left }
chac-table-enter-dice-of = { $name } : entrez les { $count } dés ({ $purpose }), encore { $left }
chac-table-enter-treasure = { $name } seul : entrez le trésor tiré ({ $deck })
chac-table-enter-clue = { $name } seul : entrez le glyphe de l’indice de la zone { $zone }
chac-table-enter-read = { $name } seul : entrez le numéro sous la tuile ({ $square })
chac-table-enter-turn = Entrez le numéro de la tuile que { $name } retourne ({ $square })
chac-table-enter-glyph = Entrez le glyphe posé là : { $square }
chac-table-enter-wall = Entrez la carte de mur { $number } sur { $all }
chac-table-enter-chest = Entrez le dé d’un coffre de { $name }
chac-table-take-out = Retirer : dé { $face }
chac-table-unseen = { $count } non vus
# Le déroulement d’une manche et ses dés
chac-table-before = Avant la première manche
chac-table-after = La fin
chac-table-round-first = Manche { $round }, { $first } commence
chac-table-part-load = Charges
chac-table-part-roll = Dés
chac-table-part-turns = Tours
chac-table-part-walls = Murs
chac-table-part-boulder = Rocher
chac-table-part-substitutes = Remplaçants
chac-table-part-now = { $part } : maintenant
chac-table-part-done = { $part } : fini
chac-table-dice = Dés des actions : { $dice }
chac-table-dice-of = Dés des actions : { $dice } ; { $name }, charge { $level } : { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
chac-table-dice-short = charge { $level } : { $actions }
chac-table-lock = Il manque { $missing } à la serrure ; les dés marqués sont relancés
chac-table-lock-others = Il manque { $missing } à la serrure
chac-table-die-again = Dé { $place }, un { $face } : sera relancé
chac-table-die-stays = Dé { $place }, un { $face } : reste
# Ce qu’une action coûte, rapporte et risque
chac-table-left-out = Sans ce que vous êtes seul à savoir ({ $key } le montre)
chac-table-ask-left-out = { $said } (chances sans ce que vous êtes seul à savoir : { $key } le montre)
chac-table-risk = perdu { $percent } %
chac-table-opens-short = ouvre { $percent } %
chac-table-mean-short = environ { $points }
chac-table-level-short = charge { $level }
chac-table-trapped-short = piège { $percent } %
chac-table-goes-in = { $adventurer } entre, { $other } attend dehors. Une fois par partie : { $does }
chac-table-comes-in = { $adventurer } entre. Une fois par partie : { $does }
chac-table-uses = Une fois par partie : { $does }
chac-table-level = Le niveau de charge { $from } devient { $to }
chac-table-actions = Avec charge { $level } : { $parts }
chac-table-actions-part = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} { $percent } %
chac-table-puts-away = Sur la pile, face cachée : { $treasure }
chac-table-turns = La tuile est d’abord retournée, et coule à { $percent } % ({ $square })
chac-table-bridge = { $planks ->
    [one] { $planks } planche
   *[other] { $planks } planches
} sous la charge { $load } : toutes tiennent { $holds } %, toutes cassent { $percent } %
chac-table-bridge-others = { $planks ->
    [one] { $planks } planche
   *[other] { $planks } planches
} sous la charge { $load }, avec { $names } : toutes tiennent { $holds } %, toutes cassent { $percent } %
chac-table-climbs = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} : sans danger { $clear } %, perdu malgré tout { $percent } %
chac-table-rescue = { $leaves ->
    [0] { $dice } dés sont relancés : perdu { $percent } %
   *[other] { $leaves } trésors sont laissés, { $dice ->
        [one] { $dice } dé est relancé
       *[other] { $dice } dés sont relancés
    } : perdu { $percent } %
}
chac-table-saved = Perdu : { $percent } %
chac-table-opens = Il manque { $missing } ; ouverte après 1, 2 … lancers : { $percents } %
chac-table-opens-at-once = Ouvre aussitôt : { $alcove }
chac-table-treasure = Trésor : { $parts } ; en moyenne { $points }
chac-table-value-part = { $value } : { $percent } %
chac-table-glyph = Vous seul voyez le glyphe du numéro { $number } : un sur { $count }
chac-table-glyph-known = Vous connaissez déjà le glyphe du numéro { $number } : { $glyph }
chac-table-number = Vous seul voyez son numéro, un sur { $count } : un piège à { $percent } % ({ $square })
chac-table-uncovers = La salle de lave est découverte
chac-table-dice-lost = Les dés devant la serrure sont perdus : { $dice }
chac-table-actions-lost = { $actions ->
    [one] { $actions } action est perdue
   *[other] { $actions } actions sont perdues
}
chac-table-gets-out = À l’abri, avec { $treasures ->
    [0] rien
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
} : { $least } à { $most } points
chac-table-gets-out-sure = À l’abri, avec { $treasures ->
    [0] rien
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
} : { $least } points
chac-table-stands = Qui reste { $square } à la fin de la manche{ $when ->
    [next] {" "}suivante
   *[now] {""}
}{" "}: { $danger }
chac-table-danger = Qui y reste à la fin de la manche{ $when ->
    [next] {" "}suivante
   *[now] {""}
}{" "}: { $danger }
chac-table-danger-walls = murs { $percent } %
chac-table-danger-boulder = rocher { $percent } %
chac-table-danger-shut = enfermé { $percent } %
chac-table-square-walk = un clic y va, coût { $cost }
chac-table-square-ability = un clic utilise la capacité ici, coût { $cost }
chac-table-square-enter = un clic envoie le remplaçant ici
# Ce qui est dit
chac-table-walk-line = va { $to }, { $steps } pas
chac-table-laid = Les glyphes de la salle de lave sont posés
chac-table-laid-for = { $name } voit la salle de lave : ses glyphes sont posés
chac-table-laid-chip = Glyphes
# Les joueurs
chac-table-out-short = dehors
chac-table-begins = commence cette manche
chac-table-card-used = { $ability } (utilisée)
chac-table-card-at = { $able } : { $status }, { $place }
chac-table-card-fate = { $able } : { $status }
chac-table-ability-used = la capacité est utilisée
chac-table-substitute = remplaçant : { $able }
chac-table-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
chac-table-worth = dehors, { $least } à { $most } points
chac-table-worth-sure = dehors, { $least } points
# Les notes, et ce qui vient
chac-table-side-notes = Notes
chac-table-side-notes-hint = Ce qui a été vu : trésors, indices, numéros
chac-table-side-decks = À venir
chac-table-side-decks-hint = Murs, rocher, paquets et tuiles : ce qui vient encore
chac-table-own-treasures = Vos trésors
chac-table-treasures-of = Trésors de { $name }
chac-table-no-treasures = aucun trésor
chac-table-own-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $chests ->
    [0] {""}
    [one] {" "}et un coffre
   *[other] {" "}et { $chests } coffres
}
chac-table-clues = Indices : les numéros piégés
chac-table-clue = Zone { $zone } : numéro { $number }, glyphe non vu
chac-table-clue-known = Zone { $zone } : numéro { $number }, { $glyph }
chac-table-looked = vu par { $names }
chac-table-pairs = Glyphes dont vous connaissez le numéro
chac-table-pairs-of = Glyphes dont { $name } connaît le numéro
chac-table-pairs-any = Glyphes dont le numéro est connu
chac-table-pairs-public = Glyphes dont tous savent le numéro
chac-table-no-pairs = Aucun encore
chac-table-pair = { $glyph } : { $number }
chac-table-traps = Murs et rocher
chac-table-walls-met = Les murs se sont rejoints
chac-table-walls = Gauche { $left }, droite { $right } sur { $steps } pas en tout ; { $cards ->
    [one] { $cards } carte reste
   *[other] { $cards } cartes restent
}
chac-table-wall-left = { $card } : reste { $count }
chac-table-walls-meet = { $when ->
    [next] Ils se rejoignent la manche suivante { $now } %, d’ici deux manches { $next } %, d’ici trois { $third } %
   *[now] Ils se rejoignent cette manche { $now } %, d’ici la suivante { $next } %, d’ici la troisième { $third } %
}
chac-table-boulder = Rocher : { $square } ; { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} { $when ->
    [next] la manche suivante
   *[now] cette manche
}, une case par dé à partir de { $needs } ; { $left } cases jusqu’à la sortie
chac-table-boulder-odds = Cases : { $squares }
chac-table-way-closes = { $when ->
    [next] Sortie fermée la manche suivante { $now } %, d’ici deux manches { $next } %, d’ici trois { $third } %
   *[now] Sortie fermée cette manche { $now } %, d’ici la suivante { $next } %, d’ici la troisième { $third } %
}
chac-table-roof = Toit ouvert { $when ->
    [next] la manche suivante
   *[now] cette manche
}{" "}: { $percent } % ({ $square })
chac-table-decks = Trésors
chac-table-deck = { $deck } : reste { $left }
chac-table-deck-unseen = { $deck } : reste { $left } ; non vus { $unseen }
chac-table-tiles = Tuiles de lave qui couleraient
chac-table-tile-sinks = { $square } : coule à { $percent } %
# La fin
chac-table-nobody = Personne n’est sorti
chac-table-boulder-won = Personne n’est sorti du temple : le rocher a gagné
chac-table-chests-heading = Coffres
chac-table-chests-closed = { $name }, { $count ->
    [one] { $count } coffre
   *[other] { $count } coffres
}
chac-table-chests-opened = { $name }, { $count ->
    [one] { $count } coffre
   *[other] { $count } coffres
} : { $values }
chac-table-fate = Trésors sortis
chac-table-chests = Coffres ouverts
# Une première partie
chac-first-choose = Deux aventuriers sont à vous. L’un entre maintenant ; l’autre pourra venir plus tard par le toit, si le premier est perdu. Chacun a une capacité, utilisable une fois.
chac-first-load = Plus vous portez, moins il y a de dés qui comptent comme actions. Avant le lancer vous pouvez jeter des trésors ; rien n’y oblige.
chac-first-act = Chaque dé qui atteint votre niveau de charge est une action. Les nombres sur les cases sont leur prix, les rouges le risque d’y être perdu. Seul compte ce que vous sortez du temple.
chac-first-rescue = Pour chaque dé de danger on laisse trois trésors à la rivière, puis ces dés sont relancés une fois.
chac-first-substitute = Le rocher a brisé le toit. Votre autre aventurier peut descendre à un coin du soleil, sans trésors, et joue dès la manche suivante.
chac-table-review-turn = { $part ->
    [choose] { $name } choisit qui entre
    [load] Manche { $round }, { $name } : charge
    [rescue] Manche { $round }, { $name } dans la rivière
    [substitute] Manche { $round }, { $name } : remplaçant
   *[turn] Manche { $round }, { $name }
}

# Un plan
chac-table-plan-empty = Un essai du tour avec les dés de cette manche
chac-table-plan-play = Pendant le tour lui-même, si chaque action est encore possible
