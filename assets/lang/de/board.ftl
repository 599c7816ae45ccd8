# Board
cell-reach-some = erreichbar für { $cost } Aktionspunkte mit { $count } Figuren
reach-of = Reichweite: { $piece } von { $name } auf { $cell } mit { $points ->
    [one] { $points } Aktionspunkt
   *[other] { $points } Aktionspunkten
}
cell-away = { $cost ->
    [one] { $cost } Aktionspunkt entfernt
   *[other] { $cost } Aktionspunkte entfernt
}
cell-shared = { $names } haben hier gemeinsam die Mehrheit
board-name = Spielplan
cell-place = hier kann die Geländetafel liegen
cell-place-turned = hier kann die Geländetafel anders gedreht liegen
cell-turns = Ein Klick dreht die Geländetafel so, dass sie hier passt
cell-fits = Gedreht würde die Tafel hierher passen
cell-reach = erreichbar für { $cost ->
    [one] { $cost } Aktionspunkt
   *[other] { $cost } Aktionspunkte
}
cell-strength = { $name }: Stärke { $strength }
cell-held = { $name } hat hier die Mehrheit
cell-held-by = { $name } hat hier die Mehrheit, Vorsprung { $margin }: die Zahl auf der Fahne
cell-flag-none = Schwarze Fahne: die Stärksten sind gleich stark, niemand hat hier die Mehrheit
# What each player would pay for control of a temple, where it is pointed at
cell-claims = Aktionspunkte, um ihn zu übernehmen: { $list }
cell-claim = { $name }: { $price }
cell-claims-none = Niemand kann ihn in einem Zug übernehmen
cell-contested = Niemand hat hier die Mehrheit
piece-on = { $piece } von { $name } auf { $cell }

# Tile in hand
hand-heading = Gezogene Geländetafel
hand-tile = Gezogene Geländetafel: { $tile }
hand-waits = Wird gelegt, sobald alle gewertet haben
hand-places = { $here ->
    [0] Passt so nirgends hin
    [one] Passt auf ein Feld
   *[other] Passt auf { $here } Felder
}{ $turned ->
    [0] { "" }
    [one] { $here ->
        [0] , gedreht auf ein Feld
       *[other] , gedreht auf ein weiteres
    }
   *[other] { $here ->
        [0] , gedreht auf { $turned } Felder
       *[other] , gedreht auf { $turned } weitere
    }
}
hand-turn-left = ↺
hand-turn-left-name = Tafel gegen den Uhrzeigersinn drehen
hand-turn-right = ↻ ({ KEY("hand-turn-right-name", "R") })
hand-turn-right-name = Tafel im Uhrzeigersinn drehen

# Actions beside the hex
hex-action = Auf { $cell }: { $title }
hex-place = Geländetafel hier legen
hex-walk = { $count ->
    [one] Hierher ziehen
   *[other] Mit { $count } Figuren hierher ziehen
}
hex-choose-explorer = Forscher wählen
hex-choose-leader = Expeditionsleiter wählen
hex-nothing = Hier ist jetzt nichts zu tun

# Several pieces at once
party-more = Eine Figur mehr
party-fewer = Eine Figur weniger
party-short = { $count ->
    [one] { $count } Figur zieht
   *[other] { $count } Figuren ziehen
}
party-short-able = { $count ->
    [0] keine zieht
    [one] nur eine zieht
   *[other] nur { $count } ziehen
}
party-size = { $count ->
    [one] { $count } Figur zieht
   *[other] { $count } Figuren ziehen
}
party-size-able = { $count ->
    [0] Die Punkte reichen für keine der { $chosen } Figuren
    [one] Die Punkte reichen für { $count } Figur von { $chosen }
   *[other] Die Punkte reichen für { $count } Figuren von { $chosen }
}
