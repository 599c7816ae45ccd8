# Rulebook
menu-rules = Règles du jeu
home-rules = Règles du jeu
rules-back = Retour
rules-search = Chercher dans les règles
rules-search-hint = Chercher
rules-base = Jeu de base
rules-advanced = Jeu avancé
rules-of-game = { $variant } · { $turns }
rules-variant = Règles de la variante : { $name }
rules-turns = Déroulement des tours : { $turns }
rules-hits = { $count ->
    [0] Rien trouvé
    [one] { $count } passage trouvé
   *[other] { $count } passages trouvés
}
rules-chapter-before = Chapitre précédent : { $chapter }
rules-chapter-after = Chapitre suivant : { $chapter }
rules-about = Règles : { $what }
rules-of-action = Règle de cette action ({ $rule })
rules-of-refusal = Règle { $rule }
rules-key = Ouvrir les règles à l’action qui a le clavier
