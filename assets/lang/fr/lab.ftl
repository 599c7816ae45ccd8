# Le laboratoire : ce que des ordinateurs ont trouvé sur une variante
lab-run = { $variant } : { $players } joueurs{ $setup }, niveau « { $level } », { $nodes ->
    [one] { $nodes } nœud
   *[other] { $nodes } nœuds
} par décision, graine { $seed }
lab-drawn = tuiles tirées
lab-auctioned = tours mis aux enchères
lab-other = Comparée à { $variant } sur des parties aux mêmes graines{ $setup } ; * marque ce qui diffère plus que par hasard
lab-other-cells = Les plateaux diffèrent : leurs cases ne sont pas comparées une à une.
lab-other-tiles = Les tuiles diffèrent : elles ne sont pas comparées une à une.
lab-games = { $played ->
    [one] { $played } partie jouée sur { $games }
   *[other] { $played } parties jouées sur { $games }
}
lab-legend = Entre parenthèses l’intervalle à 95 %, entre crochets les nombres que 10, 50 et 90 parties sur 100 ne dépassent pas
lab-more = { $count ->
    [one] et { $count } autre, qui est dans --csv et --json
   *[other] et { $count } autres, qui sont toutes dans --csv et --json
}
lab-progress = { $played ->
    [one] { $played } partie sur { $of }
   *[other] { $played } parties sur { $of }
}
lab-by = jouée d’avance au décompte { $number }
lab-interval = (de { $low } à { $high })

# Ce qui est mesuré
lab-win = Victoires, par place dans l’ordre du tour
lab-score = Score, par place dans l’ordre du tour
lab-margin = Avance du vainqueur, en points
lab-lead-changes = Changements de meneur, d’un décompte à l’autre
lab-decided-turn = Tours joués quand la partie est décidée
lab-decided-scoring = Décompte où la partie est décidée
lab-decided-part = La même chose, en pour cent des tours
lab-turns = Tours
lab-actions = Actions des joueurs
lab-action = Actions par partie, selon le genre
lab-unspent = Points d’action non dépensés
lab-points = Points par partie, selon la source
lab-temples = Temples sur le plateau, par décompte
lab-temple-value = Valeur de tous les temples, par décompte
lab-tier-out = Parties où le dernier étage d’une valeur a été pris
lab-pieces = Pions sur une case, additionnés sur tous les décomptes
lab-cell-tiled = Parties où une case a reçu une tuile
lab-cell-entered = Parties où quelqu’un est venu sur une case
lab-tile-placed = Parties où une tuile a été posée
lab-tile-entered = Parties où quelqu’un est venu sur une tuile

# À quoi les nombres appartiennent
lab-a-game = par partie
lab-seat = joueur { $number }
lab-scoring = décompte { $number }
lab-start = au départ
lab-bids = enchères
lab-from-temples = temples, décompte { $number }
lab-from-treasures = trésors, décompte { $number }
lab-bid = enchérir
lab-pass = passer
lab-choose = choisir une tuile
lab-place = poser une tuile

# Le verdict
lab-no-verdict = { $games ->
    [one] Pas encore de verdict : { $games } partie jouée au niveau « { $level } »
   *[other] Pas encore de verdict : { $games } parties jouées au niveau « { $level } »
}
lab-verdict = Verdict, fondé sur { $games } parties au niveau « { $level } » ; de meilleurs joueurs en trouveraient peut-être un autre
lab-too-few = Trop peu de parties pour un verdict : jouez-en au moins { $least }
lab-seat-more = Le joueur { $number } gagne plus que sa part : { $share } { $interval }, { $fair } serait équitable
lab-seat-less = Le joueur { $number } gagne moins que sa part : { $share } { $interval }, { $fair } serait équitable
lab-never-action = Jamais joué : { $list }
lab-never-cell-tiled = { $count ->
    [one] Case où aucune tuile n’a jamais été posée
   *[other] Cases où aucune tuile n’a jamais été posée
} : { $list }
lab-never-cell-entered = { $count ->
    [one] Case où personne n’est jamais venu
   *[other] Cases où personne n’est jamais venu
} : { $list }
lab-never-tile-placed = { $count ->
    [one] Tuile qui n’a jamais été posée
   *[other] Tuiles qui n’ont jamais été posées
} : { $list }
lab-never-tile-entered = { $count ->
    [one] Tuile où personne n’est jamais venu
   *[other] Tuiles où personne n’est jamais venu
} : { $list }
lab-in-other = { $said } (ni dans la variante comparée : peut-être que ces joueurs ne savent pas s’en servir)
lab-hardly = Presque jamais joué : { $action }, { $mean } fois par partie
lab-too-long = Une partie prend { $turns } tours ; au-delà de { $most }, c’est trop long pour la plupart des tables
lab-longer = Une partie prend { $turns } tours, contre { $other } dans la variante comparée
lab-nobody-wins = Personne ne gagne { $share } { $interval } des parties
lab-runaway = Le meneur s’échappe : { $share } { $interval } des parties sont décidées avant la moitié des tours
lab-nothing = Rien de particulier
lab-cause = { $said }. Cause probable : { $cause }
lab-fault = Dans les règles : { $cause }
lab-decided-early = En moyenne, une partie est décidée après { $part } de ses tours
lab-few-leads = Le meneur ne change que { $mean } fois par partie
lab-runaway-cause = le décompte { $scoring } en décide la plupart, et la moitié est décidée au tour { $turn } sur { $turns } : il vient trop tôt, ou la suite rapporte trop peu
lab-known-turns = { $count ->
    [one] le joueur { $list } a un tour de plus que les autres
   *[other] les joueurs { $list } ont un tour de plus que les autres
} ({ $tiles } tuiles, { $volcanoes ->
    [0] sans volcan
    [one] dont { $volcanoes } volcan
   *[other] dont { $volcanoes } volcans
}, pour { $players } joueurs)
lab-known-auction = à la dernière manche d’enchères, { $left ->
    [one] { $left } joueur n’a pas de tour
   *[other] { $left } joueurs n’ont pas de tour
} ({ $tiles } tuiles pour { $players } joueurs)
lab-known-cheap = « { $action } » ne coûte que 1 point, le moins possible
lab-known-cheap-done = « { $action } » ne coûte que 1 point, le moins possible, et revient { $mean } fois par partie
lab-known-early = le groupe { $group }, tiré en premier, a { $volcanoes ->
    [one] { $volcanoes } volcan
   *[other] { $volcanoes } volcans
} parmi ses { $tiles } tuiles : le premier décompte peut venir avant que rien ne soit bâti
lab-known-dear = cela coûte { $cost } points d’action, et un tour n’en a jamais plus de { $points }
lab-known-no-way = aucun chemin de cases et de dalles n’y mène depuis le camp de base
lab-known-no-slabs = aucune dalle d’aucun côté
lab-good = Bien : { $said }
lab-good-seats = pas d’avantage d’une place trouvé en { $games } parties : s’il y en a un, une place gagne au plus { $most }, { $fair } serait équitable
lab-good-open = personne ne s’échappe : { $share } des parties sont décidées avant la moitié des tours, { $high } au plus
lab-good-used = chaque action, case et tuile sert
lab-unmarked = { $count ->
    [one] { $count } nombre s’écarte de plus que ses deux intervalles et n’est pourtant pas marqué
   *[other] { $count } nombres s’écartent de plus que leurs deux intervalles et ne sont pourtant pas marqués
} : sur { $all } comparaisons, quelques-uns viennent du seul hasard. Plus de parties peuvent trancher.
lab-term-interval = Intervalle à 95 % : sur 100 essais pareils avec d’autres graines, environ 95 ont le vrai nombre dans le leur. Plus de parties le resserrent.
lab-term-nodes = Nœud : une position que l’ordinateur regarde avant de décider. Plus il y en a, mieux il joue.
lab-term-noise = Plus que par hasard : si loin l’un de l’autre que ce n’est guère le hasard. Si deux variantes étaient égales, 95 essais sur 100 ne marqueraient rien.

# Pourquoi le laboratoire ne le peut pas
lab-fail-players = { $variant } se joue de { $least } à { $most } joueurs, non à { $seats } : choisissez un autre nombre
lab-fail-setup = { $variant } ne peut être préparée ainsi : choisissez une autre préparation
lab-fail-games = { $games } parties : choisissez un nombre de 1 à { $most }
lab-fail-seed = Graine { $seed } : choisissez un nombre de 0 à { $most }
lab-fail-text = Ligne { $line }, colonne { $column } : ce ne sont pas des résultats, ou le fichier s’arrête là
lab-fail-format = Il a été écrit par une version plus récente de ce programme (format { $format }) : utilisez cette version
lab-fail-game = Il est d’un autre jeu, « { $game } »
lab-fail-content = « { $field } » contient ce qu’aucune série ne peut donner : le fichier a été modifié ou abîmé
lab-fail-twice = La partie { $game } est aussi dans un fichier précédent et compterait deux fois : laissez l’un des deux de côté
lab-fail-unchecked = Il est au format 1, sans empreinte, et nul ne peut dire s’il a été modifié : lisez-le seul ou rejouez ses parties
lab-fail-shard = Il contient la partie { $game }, alors qu’ici se jouent les parties { $first } à { $last } : nommez un autre fichier, ou le morceau auquel il appartient
lab-fail-threads = Le système n’a pas de fils d’exécution pour jouer : { $detail }
lab-fail-no-files = Il n’y a rien à réunir : nommez au moins un fichier
lab-unlike-program = Il est d’une autre série : une autre version du programme l’a jouée
lab-unlike-game = Il est d’une autre série, d’un autre jeu
lab-unlike-variant = Il est d’une autre série : la variante est une autre, a été modifiée, ou préparée autrement
lab-unlike-against = Il est d’une autre série : la comparaison se fait avec une autre variante, ou avec aucune
lab-unlike-players = Il est d’une autre série : le nombre de joueurs est différent
lab-unlike-level = Il est d’une autre série : un autre niveau l’a jouée
lab-unlike-seed = Il est d’une autre série : la graine est différente
lab-unlike-games = Il est d’une autre série : le nombre de parties est différent
