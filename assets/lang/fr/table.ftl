# The side column
tab-players = Joueurs
tab-table = Table
side-supplies = Réserves
side-supplies-hint = Réserves : tuiles et étages
side-temples = Temples
side-temples-hint = Temples : qui les contrôle (L)

# Supplies
groups-volcanoes = { $count ->
    [one] dont { $count } volcan
   *[other] dont { $count } volcans
}
groups-heading = Tuiles par groupe
groups-left = Groupe { $group } : { $left ->
    [one] { $left } tuile restante
   *[other] { $left } tuiles restantes
}
tiers-heading = Étages restants
tiers-left = Étage { $tier } : reste { $left }
treasures-hidden = { $count ->
    [one] { $count } trésor encore caché
   *[other] { $count } trésors encore cachés
}
treasures-hidden-few = { $count ->
    [one] { $count } trésor encore caché
   *[other] { $count } trésors encore cachés
}, dont { $dug } à déterrer

# Log
log-heading = Journal
log-notation = Notation
log-notation-hint = Le journal en notation, comme dans les parties enregistrées
log-notation-about = Le journal en notation : les mots anglais abrégés avec lesquels les parties enregistrées écrivent chaque action, et le nom des cases. Un autre clic revient aux phrases
log-in-records = Dans une partie enregistrée, cela s’écrit :

# Players
player-score-hint = Score
player-you = vous
player-addressed = Vous
player-own = { $name } : c’est vous
player-own-hint = Ce sont vos pions
player-worth = +{ $points }
player-explorers = Explorateurs en réserve : { $count }
player-leader = Chefs d’expédition en réserve : { $count }
player-camps = Campements restants : { $count }
player-guards = Gardiens restants : { $count }
player-copies = { $name } × { $copies }
player-treasures-hint = { $points ->
    [one] Rapporte { $points } point à chaque décompte
   *[other] Rapporte { $points } points à chaque décompte
}{ $next ->
    [0] { "" }
   *[other] , et { $next } avec un pareil de plus
}
player-treasure-single = Les autres peuvent l’échanger tant qu’il est seul de son espèce ici
player-treasure-safe = Plusieurs pareils sont à l’abri des échanges
player-temples = Temples : { $list } ; { $total } en tout
player-temples-listed = { $total } : { $list }
player-nothing = Ni temple ni trésor
player-held = { $cell } ({ $value })
player-guarded = { $cell } ({ $value }, gardé)
player-amulet-up = Amulette visible : le tour de cette manche est encore à venir, elle permet donc d’enchérir. Ce n’est pas un trésor et elle ne rapporte aucun point
player-amulet-now = Amulette visible : le tour de cette manche est en train d’être joué, on la retourne ensuite. Ce n’est pas un trésor et elle ne rapporte aucun point
player-amulet-out = Amulette visible : le tour de cette manche est encore à venir. Qui a passé est sorti de cette enchère et pourra enchérir à la suivante. Ce n’est pas un trésor et elle ne rapporte aucun point
player-amulet-down = Amulette retournée : le tour de cette manche est joué, plus d’enchère jusqu’à la manche suivante. Ce n’est pas un trésor et elle ne rapporte aucun point
player-bid = offre { $bid }
player-passed = passe
player-won = paie { $bid }
player-won-hint = { $name } a remporté cette enchère avec { $bid }
player-bid-hint = Dans cette enchère, { $name } a offert { $bid }
player-passed-hint = Dans cette enchère, { $name } a passé

# Auction
auction-heading = Enchères
auction-tiles = Tuiles visibles
auction-choose = Choisir une tuile
auction-face-up = Visible : { $tile }
auction-take = Prendre : { $tile }
auction-volcano = Qui le prend déclenche un décompte, et y agit en premier
auction-passed-first = { $name } a passé en premier
auction-passed-first-you = Vous avez passé en premier
auction-first-hint = Qui passe en premier joue sans payer si personne n’offre rien
auction-poor = { $name } ne peut pas offrir
auction-poor-you = Vous ne pouvez pas offrir
auction-poor-hint = Trop peu de points pour offrir plus : cela compte comme un passe, sans question
auction-won-free = { $name } joue sans payer
auction-won-free-you = Vous jouez sans payer
auction-passed = { $name } a passé
auction-passed-you = Vous avez passé
auction-bid = { $name } offre { $bid }
auction-bid-you = Vous offrez { $bid }
auction-bid-won = { $name } l’emporte avec { $bid }
auction-bid-won-you = Vous l’emportez avec { $bid }
auction-bid-before = { $name } a offert { $bid }
auction-bid-before-you = Vous avez offert { $bid }
auction-asked = C’est à { $name }
auction-asked-you = C’est à vous
auction-asked-again = C’est à { $name } (offert : { $bid })
auction-asked-again-you = C’est à vous (offert : { $bid })
auction-in = { $name } attend son tour
auction-in-you = Vous attendez votre tour
auction-bid-title = Offrir { $bid }
auction-leaves = reste { $left }
auction-other = Autre montant…
auction-number = Un autre nombre de points
auction-range = De { $least } à { $most }
auction-higher = Toute offre de { $least } à { $most }, qu’elle ait ou non un bouton à elle : tapez le nombre, puis appuyez sur le bouton voisin
auction-less = Un de moins
auction-more = Un de plus
auction-pass = Passer
auction-out = se retirer
auction-stays = Définitif : les autres y répondent aussitôt
auction-taken-back = « { bar-undo } » y revient, en reprenant aussi ce que les autres ont joué ensuite

# Chance by hand
chance-heading = Qu’est-il sorti ?
chance-drawn = Tirée : { $tile }
chance-revealed = Déterré : { $kind }
chance-left = reste { $left }
chance-find = Chercher un nom
chance-none = Rien de ce nom ne peut sortir maintenant
correct-entry = Corriger…
correct-hint = Saisir autre chose à la place, même si d’autres ont joué depuis
correct-name = Corriger : { $said }
correct-draw = Corriger ce tirage…
correct-treasure = Corriger ce trésor…
correct-chance = Corriger ce hasard…
correct-heading = Corriger ce qui a été saisi ?
correct-since = { $count ->
    [one] { $count } action jouée depuis ({ $names }) est annulée
   *[other] { $count } actions jouées depuis ({ $names }) sont annulées
}
correct-since-chance = { $count ->
    [one] { $count } saisie faite depuis est annulée
   *[other] { $count } saisies faites depuis sont annulées
}
correct-again = Tant que rien d’autre n’est saisi, « { bar-redo } » rejoue tout
correct-do = Y revenir et saisir à nouveau
correct-keep = Laisser ainsi
amend-step = Changer cette étape…
amend-shown = Changer l’étape affichée…
amend-entry = Changer…
amend-hint = Rectifier ou retirer ce qui a été joué ici, même si d’autres ont joué depuis
amend-name = Changer : { $said }
amend-question = Changer ce qui a été joué ?
amend-do = Rectifier, puis rejouer la suite
amend-take-out = Retirer, et rejouer la suite
amend-kept = { $count ->
    [one] { $count } action jouée depuis est rejouée si elle reste permise
   *[other] { $count } actions jouées depuis sont rejouées dans la mesure où elles restent permises
}
amend-back = Y revenir et jouer autrement à partir de là
amend-heading = À rectifier : { $said }
amend-later = { $count ->
    [one] Jouez ici ce qui a été joué sur la table ; puis l’action suivante est rejouée si elle reste permise
   *[other] Jouez ici ce qui a été joué sur la table ; puis les { $count } actions suivantes sont rejouées dans la mesure où elles restent permises
}
amend-play-rest = Rejouer la suite
amend-restore = Comme c’était avant
amend-computer = L’ordinateur attend : rejouez la suite, ou laissez la partie comme elle était
amend-done = Rectifié
amend-all = { $count ->
    [one] L’action suivante a été rejouée
   *[other] Les { $count } actions suivantes ont toutes été rejouées
}
amend-dropped = { $dropped ->
    [one] { $dropped } des { $count } actions suivantes a été écartée
   *[other] { $dropped } des { $count } actions suivantes ont été écartées
}
amend-first = D’abord { $name } : « { $line } ». { $why }
amend-no-reason = Elle n’a plus sa place ici

# Exchange
exchange-heading = Échanger un trésor
exchange-give = Vous donnez
exchange-take = { $name } donne
exchange-give-name = Donner : { $kind }
exchange-take-name = Prendre à { $name } : { $kind }
exchange-open = Choisissez le trésor que vous donnez, puis celui que vous prenez
exchange-open-give = Choisissez maintenant le trésor que vous donnez
exchange-open-take = Choisissez maintenant le trésor que vous prenez
exchange-do = Échanger
exchange-cancel = Renoncer
exchange-about = Coûte { $cost } points d’action. On n’échange que ce que chacun a en un seul exemplaire : paires et trios ne figurent pas ici.

# The cover of the board in a game with secrets
cover-title = C’est à { $name } de jouer
cover-about = Certaines choses ne regardent que { $name }. Les autres détournent les yeux.
cover-lift = Lever le cache
