# A number with its noun. The chapters ask for them: {{ temples | noun("temple") }}.
# A language may have more of them than another, where its grammar needs them.

action-point = { $count ->
    [one] { $count } action point
   *[other] { $count } action points
}
camp = { $count ->
    [one] { $count } camp
   *[other] { $count } camps
}
clearing = { $count ->
    [one] { $count } clearing
   *[other] { $count } clearings
}
explorer = { $count ->
    [one] { $count } explorer
   *[other] { $count } explorers
}
group = { $count ->
    [one] { $count } group
   *[other] { $count } groups
}
guard = { $count ->
    [one] { $count } guard
   *[other] { $count } guards
}
hex = { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
}
kind = { $count ->
    [one] { $count } kind
   *[other] { $count } kinds
}
leader = { $count ->
    [one] { $count } leader
   *[other] { $count } leaders
}
mask = { $count ->
    [one] { $count } mask
   *[other] { $count } masks
}
point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ruin = { $count ->
    [one] { $count } ruin
   *[other] { $count } ruins
}
temple = { $count ->
    [one] { $count } temple
   *[other] { $count } temples
}
tier = { $count ->
    [one] { $count } tier
   *[other] { $count } tiers
}
tile = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
treasure = { $count ->
    [one] { $count } treasure
   *[other] { $count } treasures
}
volcano = { $count ->
    [one] { $count } volcano
   *[other] { $count } volcanoes
}
