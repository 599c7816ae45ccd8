# Ledger of temples
ledger-value = Valeur
ledger-value-hint = Par valeur
ledger-contest = Menacés
ledger-contest-hint = Menacés d’abord
ledger-temple = Temple { $cell }, valeur { $value }
ledger-strength = { $name } : force { $strength }
ledger-margin = +{ $margin }
ledger-holds = { $name } le contrôle, avance de { $margin }
ledger-shared = { $names } le contrôlent ensemble
ledger-tied = Les plus forts sont à égalité : personne ne le contrôle (drapeau noir)
ledger-nobody = Personne n’y est
ledger-guarded = Gardé par { $name } : définitif
ledger-closed = Gardé, définitif
ledger-needs = Il manque { $need } à { $name } : { $price ->
    [one] { $price } point d’action
   *[other] { $price } points d’action
}
ledger-needs-short = { $name } : encore { $need }
ledger-needs-far = Il manque { $need } à { $name }, { $most } possible
ledger-note = Ce qu’il faut est compté en entrant, en se déplaçant et d’un campement à l’autre sur le plateau tel qu’il est ; une nouvelle tuile ou un nouveau campement peut raccourcir le chemin
ledger-rule = force et contrôle

# Volcano forecast
forecast-next = Volcan à la prochaine tuile : { $percent } %
forecast-soon = Un volcan dans les { $tiles } prochaines tuiles : { $percent } %
forecast-soon-beyond = Un volcan dans les { $tiles } prochaines tuiles, en partie du groupe { $groups } : { $percent } %
forecast-no-group = Groupe { $group }, encore { $left ->
    [one] { $left } tuile
   *[other] { $left } tuiles
} : plus aucun volcan
forecast-none = Aucun volcan restant dans la pioche
forecast-never-in-group = Groupe { $group }, encore { $left ->
    [one] { $left } tuile
   *[other] { $left } tuiles
} : aucun volcan
forecast-group-face-up = { $volcanoes ->
    [one] Le volcan du groupe { $group } est visible
   *[other] Le dernier volcan du groupe { $group } est visible
}
forecast-never = Il n’y a pas de volcan dans cette partie
forecast-deck-face-up = { $volcanoes ->
    [one] Le seul volcan est visible
   *[other] Le dernier volcan est visible
}
forecast-face-up = Un volcan est visible
forecast-short = Volcan à la prochaine tuile : { $percent } %
forecast-round = { $tiles ->
    [one] La prochaine tuile retournée, un volcan : { $percent } %
   *[other] Un volcan parmi les { $tiles } prochaines tuiles retournées : { $percent } %
}
forecast-round-beyond = Un volcan parmi les { $tiles } prochaines tuiles retournées, en partie du groupe { $groups } : { $percent } %
forecast-short-round = Prochaines tuiles retournées : volcan { $percent } %

# What an action would change
effect-value = Le temple { $cell } passe à { $value }
effect-take = Vous prenez { $cell } ({ $own } à { $best })
effect-take-from = Vous prenez { $cell } à { $name } ({ $own } à { $best })
effect-other-takes = { $name } prend { $cell } ({ $own } à { $best })
effect-lose = Vous ne contrôlez plus { $cell } ({ $own } à { $best })
effect-other-loses = { $name } ne contrôle plus { $cell } ({ $own } à { $best })
effect-hold = Vous conservez { $cell } ({ $own } à { $best })
effect-behind = Votre force sur { $cell } passe à { $own }, un autre a { $best }
effect-close = { $cell } est à vous pour de bon
effect-close-pieces = { $cell } est à vous pour de bon, { $pieces ->
    [one] { $pieces } autre pion quitte le jeu
   *[other] { $pieces } autres pions quittent le jeu
}
effect-close-led = { $cell } est à vous pour de bon, { $pieces ->
    [one] votre chef d’expédition quitte le jeu
   *[other] { $pieces } autres pions quittent le jeu, dont votre chef d’expédition
}
effect-ruin = { $left ->
    [0] Le dernier trésor de { $cell } : ensuite une clairière
    [one] Il restera { $left } trésor sur { $cell }
   *[other] Il restera { $left } trésors sur { $cell }
}
effect-odds = { $gain } : { $percent } %
effect-treasure = Un des { $count } trésors cachés, valant { $list }
effect-camps = { $left ->
    [0] Votre dernier campement
    [one] Il reste ensuite { $left } campement
   *[other] Il reste ensuite { $left } campements
}
effect-lost = { $points ->
    [one] { $points } point d’action est perdu
   *[other] { $points } points d’action sont perdus
}
effect-scores = Vous marquez { $points }
effect-other-takes-from = { $name } prend { $cell } à { $from } ({ $own } à { $best })
effect-other-holds = { $name } conserve { $cell } ({ $own } à { $best })
effect-other-behind = La force de { $name } sur { $cell } passe à { $own }, un autre a { $best }
effect-other-closes = { $cell } est à { $name } pour de bon
effect-other-closes-pieces = { $cell } est à { $name } pour de bon, { $pieces ->
    [one] { $pieces } autre pion quitte le jeu
   *[other] { $pieces } autres pions quittent le jeu
}
effect-other-closes-led = { $cell } est à { $name } pour de bon, { $pieces ->
    [one] le chef d’expédition quitte le jeu
   *[other] { $pieces } autres pions quittent le jeu, dont le chef d’expédition
}
effect-other-last-camp = Le dernier campement de { $name }
effect-other-scores = { $name } marque { $points }
effect-worth = Si l’on comptait maintenant : { $list }
effect-worth-own = { $change } pour vous
effect-worth-other = { $change } pour { $name }
forecast-groups = Les tuiles sont tirées groupe par groupe, dans l’ordre des lettres. Cette ligne parle des tuiles encore dans la pioche, non de celles qui sont visibles.
