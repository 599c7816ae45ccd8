# Rulebook
rules-back = Retour
rules-return = Revenir au passage précédent
rules-close = Fermer les règles
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
rules-of-action = Règle de cette action
rules-of-refusal = Lire la règle
rules-key = Ouvrir les règles à l’action qui a le clavier

# What the rules are about, where a question mark or a menu leads to them
about-placing = poser une tuile
about-entering = entrer en jeu
about-temples = temples et étages
about-guards = gardiens
about-ruins = sites et trésors
about-camps = campements
about-moving = se déplacer
about-exchanges = échanges
about-strength = force et contrôle
about-scorings = décomptes
about-auctions = enchères
about-turns = tours et points d’action
about-volcanoes = volcans
