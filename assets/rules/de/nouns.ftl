# A number with its noun. The chapters ask for them: {{ temples | noun("temple") }}.
# A language may have more of them than another, where its grammar needs them.

action-point = { $count ->
    [one] { $count } Aktionspunkt
   *[other] { $count } Aktionspunkte
}
# After “von” and “mit”.
action-point-dative = { $count ->
    [one] { $count } Aktionspunkt
   *[other] { $count } Aktionspunkten
}
camp = { $count ->
    [one] { $count } Lager
   *[other] { $count } Lager
}
clearing = { $count ->
    [one] { $count } Lichtung
   *[other] { $count } Lichtungen
}
explorer = { $count ->
    [one] { $count } Forscher
   *[other] { $count } Forscher
}
group = { $count ->
    [one] { $count } Gruppe
   *[other] { $count } Gruppen
}
guard = { $count ->
    [one] { $count } Tempelwächter
   *[other] { $count } Tempelwächter
}
hex = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
kind = { $count ->
    [one] { $count } Art
   *[other] { $count } Arten
}
leader = { $count ->
    [one] { $count } Expeditionsleiter
   *[other] { $count } Expeditionsleiter
}
mask = { $count ->
    [one] { $count } Maske
   *[other] { $count } Masken
}
point = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
# After “von” and “mit”.
point-dative = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkten
}
ruin = { $count ->
    [one] { $count } Fundstelle
   *[other] { $count } Fundstellen
}
temple = { $count ->
    [one] { $count } Tempel
   *[other] { $count } Tempel
}
tier = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
tile = { $count ->
    [one] { $count } Geländetafel
   *[other] { $count } Geländetafeln
}
treasure = { $count ->
    [one] { $count } Schatz
   *[other] { $count } Schätze
}
volcano = { $count ->
    [one] { $count } Vulkan
   *[other] { $count } Vulkane
}
