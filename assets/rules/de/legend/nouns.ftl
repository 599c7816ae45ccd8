# A number with its noun. The chapters ask for them: {{ rounds | noun("round") }}.

action-point = { $count ->
    [one] { $count } Aktionspunkt
   *[other] { $count } Aktionspunkte
}
camp = { $count } Lager
card = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
explorer = { $count } Forscher
guard = { $count } Tempelwächter
hex = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
kind = { $count ->
    [one] { $count } Art
   *[other] { $count } Arten
}
leader = { $count } Expeditionsleiter
point = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
power-tile = { $count } Direktorplättchen
round = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
slab-token = { $count ->
    [one] { $count } Wegplatte
   *[other] { $count } Wegplatten
}
tier = { $count } Plättchen
tile = { $count ->
    [one] { $count } Geländetafel
   *[other] { $count } Geländetafeln
}
treasure = { $count ->
    [one] { $count } Schatz
   *[other] { $count } Schätze
}
