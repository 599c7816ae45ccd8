# Ce qui ne va pas dans une variante
problem-error = erreur
problem-warning = avertissement
problem-line = { $head } : { $problem }

verdict-playable = jouable, { $errors }, { $warnings }
verdict-unplayable = pas jouable, { $errors }, { $warnings }
verdict-errors = { $errors ->
    [one] { $errors } erreur
   *[other] { $errors } erreurs
}
verdict-warnings = { $warnings ->
    [one] { $warnings } avertissement
   *[other] { $warnings } avertissements
}

# Des nombres qui ont des limites
problem-limits = { $what } est de { $value } : choisissez un nombre de { $least } à { $most }
quantity-least-players = le plus petit nombre de joueurs
quantity-most-players = le plus grand nombre de joueurs
quantity-players = le nombre de joueurs
quantity-rows = le nombre de rangs
quantity-temple = la valeur du temple
quantity-masks = le nombre de masques
quantity-slabs = le nombre de dalles
quantity-copies = le nombre d’exemplaires
quantity-tier = la valeur de l’étage
quantity-tiers = le nombre d’étages
quantity-score = le nombre de points
quantity-cost = le coût
quantity-points = le nombre de points d’action
quantity-per-turn = la limite par tour
quantity-explorers = le nombre d’explorateurs
quantity-leaders = le nombre de chefs d’expédition
quantity-camps = le nombre de campements
quantity-guards = le nombre de gardiens
quantity-strength = la force du chef d’expédition
quantity-start = le score de départ
quantity-bid = l’offre la plus basse

# L’ensemble
problem-too-long = le texte fait { $bytes } octets : n’en laissez pas plus de { $most }
problem-format = ce programme ne connaît pas le format { $format } : écrivez « format: { $known } », ou prenez un programme plus récent
problem-game = c’est une variante du jeu « { $found } » : écrivez « game: "{ $known }" » ou omettez cette ligne, si elle est de ce jeu
problem-id = « { $found } » ne peut servir d’identifiant : choisissez de 1 à 40 lettres, chiffres et traits d’union, comme « my-jungle »
problem-id-taken = l’identifiant « { $id } » est celui d’une variante du programme, qui est une autre : choisissez-en un autre
problem-text-length = ce texte a { $characters } caractères : n’en laissez pas plus de { $most }
problem-variant-name = le nom est vide : donnez à la variante un nom que verront les joueurs
problem-more-errors = { $count ->
    [one] { $count } autre erreur n’est pas affichée
   *[other] { $count } autres erreurs ne sont pas affichées
} : corrigez d’abord celles-ci
problem-more-warnings = { $count ->
    [one] { $count } autre avertissement n’est pas affiché
   *[other] { $count } autres avertissements ne sont pas affichés
} : corrigez d’abord ceux-ci

# Joueurs
problem-players = au moins { $least } mais au plus { $most } joueurs : échangez les deux nombres
problem-colours = { $colours ->
    [one] { $colours } couleur
   *[other] { $colours } couleurs
} pour { $players } joueurs : nommez-en une pour chacun
problem-colour-name = cette couleur n’a pas de nom : nommez-la, par exemple « red »
problem-colour-twice = la couleur « { $colour } » figure ici deux fois : choisissez-en une autre

# Plateau
problem-columns = { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
} : choisissez-en de 1 à { $most }
problem-cells = le plateau a { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
} : choisissez-en de 1 à { $most }
problem-cell-name = « { $found } » n’est pas une case : écrivez la lettre de la colonne (a–z) et le numéro du rang (1 à 26), comme « b4 »
problem-left-out-twice = { $cell } est omise deux fois : supprimez l’une des deux mentions
problem-left-out-nowhere = { $cell } n’est dans aucune colonne : inutile de l’omettre
problem-off-board = { $cell } n’est pas sur le plateau : choisissez une de ses cases
problem-printed-twice = { $cell } porte déjà une tuile imprimée : supprimez l’une des deux
problem-base-camps = { $count ->
    [0] aucun camp de base n’est imprimé
   *[other] { $count } camps de base sont imprimés
} : imprimez exactement une tuile de sorte « BaseCamp »
problem-base-camp-drawn = un camp de base est imprimé sur le plateau et ne se tire jamais : choisissez une autre sorte
problem-pieces = { $cells ->
    [one] { $cells } case, { $cell }, n’est pas reliée
   *[other] { $cells } cases, dont { $cell }, ne sont pas reliées
} au camp de base : reliez-les, ou omettez-les
problem-unreachable = personne ne pourra jamais atteindre { $cell } : reliez cette case au camp de base, ou supprimez la tuile

# Tuiles
problem-group-name = « { $found } » ne nomme aucun groupe : prenez une lettre majuscule, de A à Z
problem-group-twice = le groupe { $group } figure ici deux fois : réunissez toutes ses tuiles
problem-group-order = le groupe { $group } n’est pas à sa place dans l’alphabet : mettez les groupes en ordre
problem-groups = { $groups } groupes : n’en gardez pas plus de { $most }, un par lettre
problem-group-unseen = ce groupe ne sert jamais à { $players } joueurs : ajoutez { $players }, ou laissez ainsi si c’est voulu
problem-deck = il y a { $tiles } tuiles : n’en gardez pas plus de { $most }
problem-no-tiles = à { $players } joueurs, il n’y a pas de tuiles à tirer : ajoutez un groupe de tuiles pour eux
problem-more-tiles = à { $players } joueurs, il y a { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} pour { $cells ->
    [one] { $cells } case libre
   *[other] { $cells } cases libres
} : les dernières sortent du jeu ; ajoutez des cases ou retirez des tuiles si ce n’est pas voulu
problem-remainder = { $tiles ->
    [one] { $tiles } tuile ne se partage pas
   *[other] { $tiles } tuiles ne se partagent pas
} à { $players } joueurs : à la dernière manche d’enchères, quelqu’un n’aura pas de tour ; ajoutez ou retirez des tuiles si ce n’est pas voulu
problem-uneven = { $tiles ->
    [one] { $tiles } tuile ne se partage pas
   *[other] { $tiles } tuiles ne se partagent pas
} : { $list }{ $some ->
    [no] {""}
   *[yes] {"\u00A0"}; les volcans comptent aussi, il y en a { $volcanoes }
} ; ajoutez ou retirez des tuiles si ce n’est pas voulu
problem-uneven-each = à { $players } joueurs, { $few } ou { $many } tours chacun
problem-no-slabs = la tuile n’a de dalle d’aucun côté, et ne se pose que contre la dalle d’une voisine : donnez-lui une dalle
problem-no-tier = ce temple { $value } ne pourra jamais grandir, il n’y a pas d’étage { $next } : ajoutez-en, ou changez la valeur
problem-no-volcano = à { $players } joueurs, aucune tuile n’est un volcan, seule la fin se décompte : ajoutez-en un si ce n’est pas voulu
problem-cost-above = « { $what ->
    [enter] { act-enter }
    [transfer] { act-transfer }
    [slab] { legend-act-slab }
    [recruit_explorer] { legend-act-recruit-explorer }
    [recruit_leader] { legend-act-recruit-leader }
    [uncover] { act-uncover }
    [dig] { act-dig }
    [exchange] { act-exchange }
    [guard] { act-guard }
   *[camp] { act-camp }
} » coûte { $cost } points d’action, et un tour n’en a jamais plus de { $points } : faites-le coûter { $points } au plus, ou donnez plus de points aux tours

# Trésors et égalités
problem-treasure-name = le trésor n’a pas de nom : nommez-le
problem-treasure-kinds = { $kinds } sortes de trésors : n’en gardez pas plus de { $most }
problem-scores-missing = le tableau dit ce que valent jusqu’à { $scores } trésors d’une sorte, mais il y en a { $copies } : continuez-le de { $missing ->
    [one] { $missing } nombre
   *[other] { $missing } nombres
}
problem-scores-long = le tableau a { $scores } nombres : n’en gardez pas plus de { $most }
problem-few-treasures = { $masks ->
    [one] { $masks } masque
   *[other] { $masks } masques
} mais { $treasures ->
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
} : les derniers sites restent plus pauvres ; ajoutez des trésors ou retirez des masques
problem-tie-break = « { $found } » figure ici deux fois : supprimez l’une des deux mentions

# Pourquoi le texte d’une variante n’a pas été modifié
edit-no-variant = ligne { $line }, colonne { $column } : { $reason }
edit-breaks-off = ligne { $line }, colonne { $column } : le texte s’interrompt ici : corrigez-le d’abord
edit-not-there = il n’y a pas de « { $path } » dans le texte : ajoutez-le d’abord
edit-already-there = « { $path } » figure déjà dans le texte : modifiez-le plutôt
edit-no-value = « { $value } » n’est pas une seule valeur : écrivez-en une, toutes parenthèses fermées et sans commentaire autour
edit-unwritable = la définition ne peut être écrite en texte : c’est une faute du programme
edit-unfaithful = le texte ne peut être accordé à la définition : réécrivez la définition
