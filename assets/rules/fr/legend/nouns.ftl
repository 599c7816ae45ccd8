# A number with its noun. The chapters ask for them: {{ rounds | noun("round") }}.

action-point = { $count ->
    [one] { $count } point d’action
   *[other] { $count } points d’action
}
camp = { $count ->
    [one] { $count } campement
   *[other] { $count } campements
}
card = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
dotted-hex = { $count ->
    [one] { $count } case est pointillée
   *[other] { $count } cases sont pointillées
}
explorer = { $count ->
    [one] { $count } explorateur
   *[other] { $count } explorateurs
}
guard = { $count ->
    [one] { $count } gardien
   *[other] { $count } gardiens
}
hex = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
kind = { $count ->
    [one] { $count } sorte
   *[other] { $count } sortes
}
leader = { $count ->
    [one] { $count } chef d’expédition
   *[other] { $count } chefs d’expédition
}
point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
power-tile = { $count ->
    [one] { $count } tuile du directeur
   *[other] { $count } tuiles du directeur
}
round = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
slab-token = { $count ->
    [one] { $count } jeton dalle
   *[other] { $count } jetons dalle
}
tier = { $count ->
    [one] { $count } étage
   *[other] { $count } étages
}
tile = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
treasure = { $count ->
    [one] { $count } trésor
   *[other] { $count } trésors
}
