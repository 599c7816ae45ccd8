# A number with its noun. The chapters ask for them: {{ temples | noun("temple") }}.
# A language may have more of them than another, where its grammar needs them.

action-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
camp = { $count ->
    [one] { $count } campement
   *[other] { $count } campements
}
clearing = { $count ->
    [one] { $count } clairière
   *[other] { $count } clairières
}
explorer = { $count ->
    [one] { $count } explorateur
   *[other] { $count } explorateurs
}
group = { $count ->
    [one] { $count } groupe
   *[other] { $count } groupes
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
mask = { $count ->
    [one] { $count } masque
   *[other] { $count } masques
}
point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ruin = { $count ->
    [one] { $count } site
   *[other] { $count } sites
}
temple = { $count ->
    [one] { $count } temple
   *[other] { $count } temples
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
volcano = { $count ->
    [one] { $count } volcan
   *[other] { $count } volcans
}
