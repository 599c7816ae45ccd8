# L’étalage
display-order = Ordre suivant
display-tokens = Jetons
display-tiles = Tuiles
display-rule = Règle { $rule }
display-card = { $number } { $name }
display-lake = lac
display-used = Permanente ; déjà utilisée dans cette manche, prête à la suivante
display-permanent = Permanente : on la garde et on l’utilise, on ne la joue jamais
display-taken = Pris par { $name }
display-place = Place { $place } dans l’ordre de la manche suivante
display-token = Jeton de { $value } points d’action
display-power = Directeur : { $name }
display-dug = Trésor déterré : { $kind }
display-shown = Sur { $cell } se trouve : { $kind }
display-left = reste { $count }

# Les plateaux
sheet-score = Score : { $score }
sheet-now = Place { $place } dans cette manche
sheet-next = Place { $place } dans la manche suivante
sheet-passed = a passé
sheet-explorers = Explorateurs disponibles : { $count } ; encore à recruter : { $later }
sheet-leaders = Chefs d’expédition disponibles : { $count } ; encore à recruter : { $later }
sheet-camps = Campements restants : { $count }
sheet-guards = Gardiens restants : { $count }
sheet-bonus = Les cartes en ajoutent { $bonus }
sheet-treasure = { $name } × { $copies } : { $points } points à un décompte
sheet-power = { $director }, pouvoir { $place } : { $effect }
sheet-power-used = Utilisé : un pouvoir par joueur et par partie
sheet-cube = Aucun pouvoir utilisé : { $points } points à la fin

# Le choix du scénario
scenario-random = Au hasard
scenario-random-about = L’un d’eux, tiré quand la partie commence.

# Les effets en quelques mots
short-treasures = 2 × { $kind }
short-put-ruin = { $count } sur un site
short-dig = Déterrer { $count }
short-look = Regarder les sites
short-scout = Regarder, en prendre un
short-put-temple = { $count } sur des temples
short-uncover-one = { $count } étages sur un temple
short-uncover-each = 1 étage sur { $count } temples
short-camp = { $count ->
    [0] Campement
   *[other] Campement et { $count }
}
short-recruit = En recruter { $count }
short-recruit-leader = { $count ->
    [one] Recruter un chef
   *[other] Recruter { $count } chefs
}
short-recruit-both = Recruter { $explorers } et { $leaders } chef
short-jump = De case en case
short-steps = Marche { $count }
short-slab = Jeton dalle
short-points = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
}
short-temple = Temple { $value }
short-lake = Un lac
short-volcano = Un volcan
short-deploy = { $count } entrent gratis
short-exchange = { $count ->
    [one] Échange gratuit
   *[other] { $count } échanges gratuits
}
