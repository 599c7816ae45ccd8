# La surface de dessin de tout plateau dans l’éditeur : sélection, partie montrée, menu
canvas-tool-select = Sélectionner
canvas-larger = Montrer le plateau plus grand
canvas-smaller = Montrer le plateau plus petit
canvas-whole = Montrer tout le plateau
canvas-hint = Ctrl avec la molette ou deux doigts zooment, le bouton du milieu déplace le plateau ; « { KEY("canvas-larger", "+") } », « { KEY("canvas-smaller", "−") } » et « { KEY("canvas-whole", "0") } » le font au clavier sur le plateau. Un clic de l’autre bouton, ou { KEY("key-actions", "Maj+F10") }, montre ce qu’on peut y faire.
area-count = { $count ->
    [one] { $count } case sélectionnée
   *[other] { $count } cases sélectionnées
}
area-hint-short = Tracez un cadre autour de cases ; faites glisser la sélection pour la déplacer, avec Ctrl pour la copier.
area-hint = Tracez un cadre autour de cases, ou cliquez-les avec Ctrl, pour les sélectionner. Faites glisser la sélection pour la déplacer avec tout ce qu’elle porte, avec Ctrl pour la copier.
area-hint-keys = Au clavier : Maj avec une flèche ou la barre d’espace sélectionne, Ctrl+A tout ; Ctrl avec une flèche déplace, { KEY("hand-turn-right-name", "R") } tourne, { KEY("area-across", "H") } et { KEY("area-over", "V") } retournent, Ctrl+C, Ctrl+X et Ctrl+V copient, coupent et collent, { KEY("key-take", "Suppr") } retire.
area-extend = Sélectionner jusqu’à la place voisine
area-move = Déplacer la sélection, ou ce qui s’y trouve
area-all = Tout sélectionner
area-nothing = Ne rien sélectionner
area-copy = Copier
area-cut = Couper
area-paste = Coller ici
area-turn = Tourner la sélection dans le sens horaire
area-turn-back = Tourner la sélection dans le sens antihoraire
area-across = Retourner de gauche à droite
area-over = Retourner de haut en bas
area-remove = Retirer la sélection
area-no-copy = Le presse-papiers ne contient rien qui puisse être collé ici : copiez d’abord une partie d’un tel plateau
area-step-moved = Sélection déplacée
area-step-turned = Sélection tournée
area-step-mirrored = Sélection retournée
area-step-copied = Copie collée
area-step-removed = Sélection retirée
