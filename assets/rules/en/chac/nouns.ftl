# A number with its noun. The chapters ask for them: {{ squares | noun("square") }}.

adventurer = { $count ->
    [one] { $count } adventurer
   *[other] { $count } adventurers
}
alcove = { $count ->
    [one] { $count } alcove
   *[other] { $count } alcoves
}
die = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
glyph = { $count ->
    [one] { $count } glyph
   *[other] { $count } glyphs
}
lava-square = { $count ->
    [one] { $count } lava square
   *[other] { $count } lava squares
}
lava-tile = { $count ->
    [one] { $count } lava tile
   *[other] { $count } lava tiles
}
plank = { $count ->
    [one] { $count } plank
   *[other] { $count } planks
}
square = { $count ->
    [one] { $count } square
   *[other] { $count } squares
}
step = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
sun-corner = { $count ->
    [one] { $count } sun corner
   *[other] { $count } sun corners
}
treasure = { $count ->
    [one] { $count } treasure
   *[other] { $count } treasures
}
wall-card = { $count ->
    [one] { $count } wall card
   *[other] { $count } wall cards
}
zone = { $count ->
    [one] { $count } zone
   *[other] { $count } zones
}
