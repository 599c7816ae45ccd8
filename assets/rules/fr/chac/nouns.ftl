# A number with its noun. The chapters ask for them: {{ squares | noun("square") }}.

adventurer = { $count ->
    [one] { $count } aventurier
   *[other] { $count } aventuriers
}
alcove = { $count ->
    [one] { $count } alcôve
   *[other] { $count } alcôves
}
die = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
glyph = { $count ->
    [one] { $count } glyphe
   *[other] { $count } glyphes
}
lava-square = { $count ->
    [one] { $count } case de lave
   *[other] { $count } cases de lave
}
lava-tile = { $count ->
    [one] { $count } tuile de lave
   *[other] { $count } tuiles de lave
}
plank = { $count ->
    [one] { $count } planche
   *[other] { $count } planches
}
square = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
step = { $count } pas
sun-corner = { $count ->
    [one] { $count } coin du soleil
   *[other] { $count } coins du soleil
}
treasure = { $count ->
    [one] { $count } trésor
   *[other] { $count } trésors
}
wall-card = { $count ->
    [one] { $count } carte mur
   *[other] { $count } cartes mur
}
zone = { $count ->
    [one] { $count } zone
   *[other] { $count } zones
}
