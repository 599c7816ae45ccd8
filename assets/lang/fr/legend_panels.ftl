# L’étalage
display-order = Ordre suivant
display-tokens = Jetons
display-tiles = Tuiles
display-rule = Règle { $rule }
display-used = Permanente ; déjà utilisée dans cette manche, prête à la suivante
display-permanent = Permanente : on la garde et on l’utilise, on ne la joue jamais
display-taken = Pris par { $name }
display-place = Place { $place } dans l’ordre de la manche suivante
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
