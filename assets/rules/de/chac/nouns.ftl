# A number with its noun. The chapters ask for them: {{ squares | noun("square") }}.

adventurer = { $count } Abenteurer
alcove = { $count ->
    [one] { $count } Nische
   *[other] { $count } Nischen
}
die = { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfeln
}
die-accusative = { $count } Würfel
glyph = { $count ->
    [one] { $count } Glyphe
   *[other] { $count } Glyphen
}
lava-square = { $count ->
    [one] { $count } Lavafeld
   *[other] { $count } Lavafeldern
}
lava-tile = { $count ->
    [one] { $count } Lavatafel
   *[other] { $count } Lavatafeln
}
plank = { $count ->
    [one] { $count } Planke
   *[other] { $count } Planken
}
square = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
square-dative = { $count ->
    [one] { $count } Feld
   *[other] { $count } Feldern
}
step = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
sun-corner = { $count ->
    [one] { $count } Sonnenecke
   *[other] { $count } Sonnenecken
}
treasure = { $count ->
    [one] { $count } Schatz
   *[other] { $count } Schätze
}
wall-card = { $count ->
    [one] { $count } Wandkarte
   *[other] { $count } Wandkarten
}
zone = { $count ->
    [one] { $count } Zone
   *[other] { $count } Zonen
}
