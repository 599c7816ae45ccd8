# A number with its noun. The chapters ask for them: {{ rounds | noun("round") }}.

action-point = { $count ->
    [one] { $count } action point
   *[other] { $count } action points
}
camp = { $count ->
    [one] { $count } camp
   *[other] { $count } camps
}
card = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
explorer = { $count ->
    [one] { $count } explorer
   *[other] { $count } explorers
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
point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
power-tile = { $count ->
    [one] { $count } director’s tile
   *[other] { $count } director’s tiles
}
round = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
slab-token = { $count ->
    [one] { $count } slab token
   *[other] { $count } slab tokens
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
