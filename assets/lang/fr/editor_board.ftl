# La page du plateau dans l’éditeur de variantes
editor-board = Plateau
editor-anew = Ce changement ne peut pas être écrit dans le texte valeur par valeur. Le texte peut être réécrit : il dira la même chose, mais ses commentaires et sa mise en page seront perdus. Cela peut être annulé.
editor-anew-write = Réécrire le texte, sans commentaires
editor-anew-leave = Tout laisser tel quel
chart-canvas = Le plateau tel qu’il est dessiné
chart-unreadable = Le plateau a trop de colonnes ou de rangs pour être dessiné : prenez un plateau entier, ou corrigez-le sur la page du texte.
chart-tool-cells = Cases
chart-tool-tiles = Tuiles imprimées
chart-tool-camp = Camp de base
chart-tool = Outil
chart-symmetry = Symétrie
chart-symmetry-none = Sans symétrie
chart-symmetry-left-right = Gauche et droite pareilles
chart-symmetry-top-bottom = Haut et bas pareils
chart-symmetry-half = Demi-tour
chart-symmetry-third = Tiers de tour
chart-symmetry-sixth = Sixièmes de tour
chart-new-tile = Nouvelle tuile :
chart-distances = Distances
chart-out-of-reach = Hors d’atteinte
chart-view = Afficher
chart-templates = Plateaux entiers
chart-templates-hint = Remplace le plateau entier et tout ce qui y est imprimé. Un pas en arrière le rend.
chart-boards-of = Le plateau de
chart-take = Prendre le plateau : { $name }
chart-hexagon = Hexagone
chart-rectangle = Rectangle
chart-ring = Anneau
chart-halves = Deux moitiés
chart-radius = rayon
chart-width = largeur
chart-columns = colonnes
chart-rows = rangs
chart-number-of = { $name } : { $number }
chart-size = { $cells } cases sur { $most_cells } · { $columns } colonnes sur { $most_columns } · { $rows } rangs sur { $most_rows }
chart-no-more-cells = Un plateau a au plus 64 cases
chart-no-more-columns = Un plateau a au plus 26 colonnes
chart-no-more-rows = Un plateau a au plus 26 rangs
chart-base-camp-stays = Le camp de base reste : déplacez-le d’abord
chart-printed-stays = Une tuile est imprimée sur la case { $cell }, qui reste donc : retirez d’abord la tuile
chart-last-cell = Un plateau a au moins une case
chart-bare-cells = { $count ->
    [one] Aucune tuile ne pourra jamais être posée sur { $cells }
   *[other] Aucune tuile ne pourra jamais être posée sur { $count } cases : { $cells }
}
chart-apart-cells = { $count ->
    [one] Aucune pièce ne pourra jamais atteindre { $cells }
   *[other] Aucune pièce ne pourra jamais atteindre { $count } cases : { $cells }
}
chart-hint-cells = Glissez sur les places entourées pour ajouter des cases, sur des cases pour les retirer. Au clavier : Tab mène au plateau, les flèches vont de place en place, Espace ajoute ou retire.
chart-hint-tiles = Cliquez une case pour y imprimer une tuile ; une tuile pour la choisir ; un côté de la tuile choisie pour plus de dalles. Glissez une tuile pour la déplacer, tournez-la avec la molette.
chart-hint-tiles-short = Cliquez une case pour imprimer, une tuile pour la choisir, un de ses côtés pour plus de dalles. Glisser déplace, la molette tourne.
chart-hint-tiles-keys = Au clavier : { KEY("hand-turn-right-name", "R") } tourne, Ctrl et une flèche déplacent, 1 à 6 changent les dalles d’un côté, du haut dans le sens horaire, { KEY("key-take", "Suppr") } retire la tuile ; { KEY("key-actions", "Maj+F10") } montre tout cela, et { KEY("menu-rules", "F1") } ouvre la règle de la tuile.
chart-hint-camp = Cliquez la case où tous entrent. La molette au-dessus du camp de base le tourne, comme les boutons en haut.
chart-hint-camp-keys = Au clavier : les flèches et Espace ; { KEY("hand-turn-right-name", "R") } tourne le camp de base.
chart-free-place = Place libre, { $side } de la case { $cell }
chart-steps = { $count ->
    [one] à au moins { $count } passage du camp de base
   *[other] à au moins { $count } passages du camp de base
}
chart-bare = aucune tuile ne pourra jamais être posée ici
chart-apart = aucune pièce ne pourra jamais venir ici
chart-nothing-chosen = Aucune tuile n’est choisie.
chart-printed = Tuile imprimée
chart-cell = Case
chart-kind = Type
chart-kind-camp = Camp de base
chart-kind-temple = Temple
chart-kind-clearing = Clairière
chart-kind-ruin = Site
chart-kind-volcano = Volcan
chart-value = Valeur du temple
chart-masks = Trésors du site, un par masque
chart-slabs = Dalles
chart-slabs-of = Dalles : { $side }
chart-side-n = en haut
chart-side-ne = en haut à droite
chart-side-se = en bas à droite
chart-side-s = en bas
chart-side-sw = en bas à gauche
chart-side-nw = en haut à gauche
chart-take-away = Retirer
chart-take-tile = Retirer la tuile
chart-take-cell = Retirer la case
chart-draw-cell = Ajouter une case ici
chart-print = Imprimer une tuile : { $kind }
chart-settle = Mettre le camp de base ici
chart-step-drawn = Cases ajoutées
chart-step-removed = Cases retirées
chart-step-printed = Tuile imprimée sur { $name }
chart-step-taken = Tuile de { $name } retirée
chart-step-turned = Tuile de { $name } tournée
chart-step-slabs = Dalles de { $name }
chart-step-kind = Tuile de { $name } changée
chart-step-carried = Tuile déplacée vers { $name }
chart-step-camp = Camp de base déplacé vers { $name }
chart-step-template = Plateau : { $name }
keys-canvas = Là où un plateau est dessiné dans l’éditeur
key-place = Aller à la place voisine
key-take = Retirer la tuile ou la case
