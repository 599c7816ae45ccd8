# Home
home-title = Tikal
home-subtitle = Temples et trésors dans la jungle
home-continue = Continuer
home-result = Voir le résultat
home-new = Nouvelle partie
home-join = Rejoindre
home-join-hint = Venir à une table d’amis, avec un ticket de l’hôte
home-open = Ouvrir une partie
home-settings = Réglages
home-quit = Quitter
home-rejected = { $path } est laissé de côté : { $reason }
home-restored = { $count ->
    [one] Une variante non enregistrée est de nouveau ouverte dans l’éditeur.
   *[other] { $count } variantes non enregistrées sont de nouveau ouvertes dans l’éditeur.
}
home-restored-day = { $count ->
    [one] Une variante non enregistrée est de nouveau ouverte dans l’éditeur, modifiée pour la dernière fois le { $day }.
   *[other] { $count } variantes non enregistrées sont de nouveau ouvertes dans l’éditeur, modifiées pour la dernière fois le { $day }.
}
home-restored-open = Reprendre
home-rules = Règles du jeu
home-variants = Variantes
home-no-game = Il n’y a pas de partie à continuer, ou elle est ouverte dans une autre fenêtre
home-game = { $about } · { $progress }

# What a game is about
game-about = { $variant } · { $names }
sort-base = jeu de base
sort-auction = jeu avancé
sort-by-hand = hasard saisi à la main
sort-purist = puriste
sort-take-back = tout peut être annulé
game-turn = { $part ->
    [scoring] Tour { $turn }, décompte, à { $name } de jouer
    [final] Décompte final, à { $name } de jouer
   *[turn] Tour { $turn }, à { $name } de jouer
}
game-over = Terminée : { $names }, { $points } points
game-over-lost = Terminée : personne n’a gagné

# The games on the home screen
home-unfinished = Parties en cours
home-finished = Parties terminées
home-none-unfinished = Aucune partie n’est en cours
home-reading = Recherche des parties…
home-not-listed = Impossible de lister vos parties : { $reason }
home-at-table = Sur la table
home-in-use = Ouverte dans une autre fenêtre
home-resume = Reprendre { $about }
home-reopen = Revoir { $about }
home-when = { $progress } · { $day }
home-look-on = Regarder
home-look-on-name = Regarder { $name }
home-copy = Copier
home-copy-name = Jouer une copie de { $name }
home-rename = Renommer { $name }
home-new-name = Nouveau nom de { $name }
home-throw = Mettre { $name } à la corbeille
home-more = En montrer { $count } de plus
home-bin = Corbeille ({ $count })
home-bin-heading = Corbeille
home-bin-back = Retour aux parties
home-take-out = Restaurer
home-take-out-name = Restaurer { $name } depuis la corbeille
home-empty = Vider la corbeille…
home-empty-ask = { $count ->
    [one] Supprimer définitivement cette partie ?
   *[other] Supprimer définitivement ces { $count } parties ?
}
home-empty-do = Supprimer
home-empty-about = Perdu pour de bon : { $names }

# Jours
date-day = { $day ->
    [1] 1er
   *[other] { $day }
} { $month } { $year }
date-january = janvier
date-february = février
date-march = mars
date-april = avril
date-may = mai
date-june = juin
date-july = juillet
date-august = août
date-september = septembre
date-october = octobre
date-november = novembre
date-december = décembre
game-tikal = Tikal
game-legend = Tikal Legend
game-chac = Le temple de Chac
said-of-game = { $said } ({ $game })
variant-of-game = { $game }{"\u00A0"}: { $variant }
date-month = { $month } { $year }
