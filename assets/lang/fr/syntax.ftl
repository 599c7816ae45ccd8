# Ce qui ne va pas dans le texte d’un fichier
syntax-word = « { $word } »
syntax-end = la fin du texte
syntax-or = { $first } ou { $last }
syntax-not-possible = { $found } n’est pas possible { $part ->
    [none] ici
   *[other] pour « { $part } »
} : écrivez { $possible }
syntax-not-known = { $found } est inconnu { $part ->
    [none] ici
   *[other] dans « { $part } »
} : écrivez { $possible }
syntax-field-missing = { $part ->
    [none] cette partie
   *[other] « { $part } »
} se termine ici sans « { $field } » : ajoutez « { $field }: … »
syntax-field-twice = « { $field } » figure deux fois { $part ->
    [none] ici
   *[other] dans « { $part } »
} : supprimez l’une des deux mentions
syntax-key-twice = la clé « { $key } » figure ici deux fois : supprimez l’une des deux
syntax-entries = il y a ici plus de { $most } éléments : n’en laissez pas davantage
syntax-text-length = ce texte a plus de { $most } caractères : raccourcissez-le
syntax-no-seat = il n’y a pas de place { $seat } : les places sont numérotées de 0 à { $last }
syntax-one-for-each = le nombre de valeurs est ici { $count } : écrivez-en une pour chacun de { $each }
syntax-value-count = le nombre de valeurs est ici { $count } : écrivez-en { $wanted }
syntax-number-range = { $found } est trop grand, ou inférieur à 0 : écrivez un nombre entier de 0 à { $most }
syntax-number = { $found } se trouve là où il faut un nombre entier : écrivez-en un, comme 5, sans guillemets
syntax-truth = { $found } se trouve là où il faut « true » (oui) ou « false » (non) : écrivez l’un des deux
syntax-actor = { $found } se trouve là où il faut une place ou le hasard : écrivez le numéro de la place, ou « chance »
syntax-text = { $found } se trouve là où il faut un texte : mettez-le entre guillemets
syntax-texts = { $found } se trouve là où il faut un texte, ou un par langue : écrivez par exemple "…", ou {"{"}"en": "…", "de": "…"{"}"}
syntax-comma = { $found } se trouve là où il faut une virgule ou une parenthèse fermante : séparez deux valeurs d’une virgule, fermez la parenthèse, ou corrigez la valeur qui précède (les nombres sont entiers)
syntax-list = { $found } se trouve là où il faut une liste : écrivez-la entre crochets, comme [1, 0]
syntax-map = { $found } se trouve là où il faut une table : écrivez-la entre accolades, comme {"{"}2: 3, 3: 6{"}"}
syntax-colon = { $found } suit un nom : séparez le nom et la valeur d’un deux-points
syntax-part = { $found } se trouve là où il faut une partie entre parenthèses : écrivez-la (nom: valeur, …)
syntax-other-part = { $found } se trouve là où commence une autre partie : écrivez-la (nom: valeur, …), et fermez la parenthèse de la partie qui précède
syntax-close = { $found } se trouve là où une parenthèse se ferme : fermez-la, ou retirez ce qui est de trop
syntax-name = { $found } se trouve là où il faut un nom : écrivez celui d’un champ ou d’une sorte
syntax-after-end = { $found } suit la fin : retirez-le, ou la parenthèse qui se ferme trop tôt
syntax-ends-early = le texte s’arrête trop tôt : fermez toutes les parenthèses, guillemets et commentaires
syntax-deep = des parenthèses s’emboîtent sur plus de { $most } niveaux : retirez-en
syntax-escape = ce texte a une barre oblique inverse devant un signe qui n’y veut rien dire : pour la barre elle-même, écrivez \\
syntax-attribute = { $found } se trouve dans une ligne qui commence par #! : retirez la ligne
syntax-stray = { $found } n’a pas de sens ici : retirez-le
syntax-other = { $found } ne peut être lu ici : corrigez-le ou retirez-le
