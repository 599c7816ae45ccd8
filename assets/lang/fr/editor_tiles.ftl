# L’éditeur de variantes : la page des tuiles
editor-tiles = Tuiles
tiles-hint = Cliquez sur une tuile pour la changer, avec Ctrl ou Maj sur plusieurs. Faites glisser les tuiles ailleurs, dans leur groupe ou dans un autre. Sur la tuile choisie, un clic près d’un côté change le nombre de ses dalles.
tiles-hint-keys = Au clavier : les flèches vont de tuile en tuile, Maj et une flèche en choisissent plusieurs. { $move } déplacent ce qui est choisi, aussi vers un autre groupe. { $add } ajoute une tuile, { $copy } duplique, { $remove } retire, { $turn } tourne. 1 à 6 changent les dalles d’un côté, + et − les exemplaires.
tiles-chosen = { $count ->
    [0] Aucune tuile n’est choisie
    [one] { $count } tuile est choisie
   *[other] { $count } tuiles sont choisies
}
tiles-said = { $name } : { $what }
tiles-slabs-said = dalles { $sides }
tiles-no-slabs = sans dalle
tiles-copies-said = { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
}
tiles-side-hint = { $side } : { $count ->
    [0] aucune dalle
    [one] { $count } dalle
   *[other] { $count } dalles
}. Un clic en met { $more }, un clic droit { $fewer }
tiles-picture = Image de { $tile }
tiles-temple = Temple
tiles-ruin = Site
tiles-clearing = Clairière
tiles-volcano = Volcan
tiles-value = Valeur
tiles-masks = Trésors (masques)
tiles-copies = Exemplaires
tiles-slabs = Dalles de chaque côté
tiles-volcano-slabs = Un volcan n’a pas besoin de dalles.
tiles-differ = { $name } : les tuiles choisies diffèrent ; ce que vous entrez vaut pour toutes
tiles-group = Groupe
tiles-group-said = Groupe { $group } : { $totals }
tiles-group-menu = Menu du groupe { $group }
tiles-only = à { $counts }
tiles-only-nobody = personne
tiles-used-by = Dans les parties à
tiles-players = { $count } joueurs
tiles-add = Ajouter une tuile
tiles-add-to = Ajouter une tuile au groupe { $group }
tiles-choose-all = Les choisir toutes
tiles-sort-kind = Trier par sorte
tiles-sort-value = Trier par valeur
tiles-sort-slabs = Trier par dalles
tiles-merge = Réunir celles qui se ressemblent
tiles-group-left = Déplacer le groupe à gauche
tiles-group-right = Déplacer le groupe à droite
tiles-group-remove = Retirer le groupe
tiles-add-group = Ajouter un groupe
tiles-all-groups = Tous les groupes
tiles-clear = Retirer tous les groupes
tiles-find-alike = Trouver les pareilles
tiles-find-alike-hint = Choisit toutes les tuiles qui, tournées ou non, ressemblent à une tuile choisie ; si aucune n’est choisie, toutes celles qui ressemblent à une autre
tiles-paste = Coller
tiles-paste-hint = Met les tuiles copiées ici, ou ailleurs comme texte, derrière celles qui sont choisies
tiles-duplicate = Dupliquer
tiles-remove = Supprimer
tiles-copy = Copier
tiles-cut = Couper
tiles-part = Séparer les exemplaires
tiles-turn-left = Tourner à gauche
tiles-turn-right = Tourner à droite
tiles-earlier = Monter dans le groupe
tiles-later = Descendre dans le groupe
tiles-copied = { $count ->
    [one] { $count } tuile a été copiée
   *[other] { $count } tuiles ont été copiées
}
tiles-paste-nothing = Il n’y a pas de tuile dans ce qui devait être collé : copiez-en d’abord une
tiles-paste-long = Ce qui devait être collé est plus long que toute variante : copiez moins de tuiles
tiles-paste-wrong = Ce qui devait être collé n’est pas une liste de tuiles. Ligne { $line }, colonne { $column } : { $reason }
tiles-full = { $left ->
    [0] La pioche a de la place pour { $most } tuiles : retirez-en, ou réunissez celles qui se ressemblent
    [one] La pioche a de la place pour { $most } tuiles, donc pour { $left } seule de plus : choisissez-en moins
   *[other] La pioche a de la place pour { $most } tuiles, donc pour { $left } de plus : choisissez-en moins
}
tiles-no-letter = Il y a déjà { $count } groupes, un par lettre
tiles-alike = { $count ->
    [one] { $count } tuile ressemble à une autre ; elle est choisie
   *[other] { $count } tuiles ressemblent à une autre ; elles sont choisies
}
tiles-none-alike = Aucune autre tuile n’est pareille
tiles-merged = { $count ->
    [one] { $count } tuile est devenue un exemplaire d’une autre
   *[other] { $count } tuiles sont devenues des exemplaires d’autres
}
tiles-total-values = { " " }(valeurs { $count })
tiles-total-masks = { $count ->
    [one] { " " }({ $count } masque)
   *[other] { " " }({ $count } masques)
}
tiles-total-clearings = { $count ->
    [one] { $count } clairière
   *[other] { $count } clairières
}

# Étapes
tiles-step-move = Déplacement : { $name }
tiles-step-duplicate = Duplication : { $name }
tiles-step-remove = Suppression : { $name }
tiles-step-cut = Coupé : { $name }
tiles-step-paste = Collé : { $name }
tiles-step-part = Exemplaires séparés : { $name }
tiles-step-turn = Rotation : { $name }
tiles-step-slabs = Dalles : { $name }
tiles-step-kind = Sorte : { $name }
tiles-step-value = Valeur : { $name }
tiles-step-masks = Masques : { $name }
tiles-step-copies = Exemplaires : { $name }
tiles-step-add = Groupe { $name } : une tuile de plus
tiles-step-merge = Tuiles pareilles réunies
tiles-step-sort = Groupe { $name } trié
tiles-step-sort-all = Tous les groupes triés
tiles-step-group-add = Groupe { $name } ajouté
tiles-step-group-remove = Groupe { $name } retiré
tiles-step-group-move = Groupe { $name } déplacé
tiles-step-clear = Tous les groupes retirés
tiles-step-use = Groupe { $name } : dans quelles parties

# Touches
keys-tiles = Dans l’éditeur, sur la page des tuiles
key-tile = Aller à la tuile suivante
key-tile-extend = Choisir une suite de tuiles
key-tile-away = Aller à la tuile suivante sans choisir
key-tile-toggle = Choisir aussi la tuile, ou ne plus la choisir
key-tile-all = Choisir toutes les tuiles du groupe
key-tile-move = Déplacer les tuiles choisies
key-tile-side = Changer les dalles en haut, en haut à droite, en bas à droite, en bas, en bas à gauche, en haut à gauche
key-tile-more = Un exemplaire de plus
key-tile-fewer = Un exemplaire de moins
