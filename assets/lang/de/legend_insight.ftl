# Übersicht der Felder
legend-holds = Es gehört { $name }, mit { $margin } Vorsprung
legend-tied = Die Stärksten sind gleich: es gehört niemandem
legend-site = Feld { $cell }: { $site }
legend-site-emptied = leere Fundstelle, { $masks ->
    [one] { $masks } Maske
   *[other] { $masks } Masken
}
legend-site-camp = Lager, zählt nicht
legend-brings = Bringt { $points }
legend-brings-high = Bringt { $points }: { $value } + { $high } für die Höhe
legend-brings-masks = Bringt 1 für jede Maske auf eigenen Fundstellen
legend-brings-lakes = Bringt { $masks } mehr für jeden eigenen See
legend-brings-both = Bringt 1 für jeden eigenen Tempel und { $masks } für jeden eigenen See
legend-brings-temples = Bringt 1 für jeden eigenen Tempel
legend-brings-nothing = Ein Feld mit einem Lager zählt für niemanden

# Was eine Aktion ändern würde
legend-effect-way-opens = Zwischen { $from } und { $to } öffnet sich ein Weg, für { $after ->
    [one] { $after } Aktionspunkt
   *[other] { $after } Aktionspunkte
}
legend-effect-way-closes = Der Weg zwischen { $from } und { $to } schließt sich
legend-effect-way = Der Weg zwischen { $from } und { $to } kostet { $after } statt { $before }
legend-effect-emptied = Der letzte Schatz auf { $cell }: dann eine Lichtung, mit { $masks ->
    [one] { $masks } Maske
   *[other] { $masks } Masken
} für Seen
legend-effect-treasure = Ein verborgener Schatz, wert { $list }
legend-effect-points = Du hast dann { $points ->
    [one] { $points } Aktionspunkt
   *[other] { $points } Aktionspunkte
}
legend-effect-other-points = { $name } hat dann { $points ->
    [one] { $points } Aktionspunkt
   *[other] { $points } Aktionspunkte
}
legend-effect-land = Urwald und Lichtungen: { $land } × { $temples } Tempel
legend-effect-lakes = Seen: { $lakes } × { $masks ->
    [one] { $masks } Maske
   *[other] { $masks } Masken
}

# Was eine Wertung bringt
legend-worth = Würde jetzt gewertet: { $points }
legend-worth-camped = Mit einem Lager, daher ohne Wert: { $cells }
legend-item-high = Tempel { $cell }: { $value } + { $high } = { $points }
legend-item-volcano = Vulkan { $cell }: { $points }
legend-item-land = Urwald und Lichtungen: ({ $jungle } + { $clearings }) × { $temples } Tempel = { $points }
legend-item-lakes = Seen: { $lakes } × { $masks ->
    [one] { $masks } Maske
   *[other] { $masks } Masken
} = { $points }
legend-item-power = Unbenutzte Fähigkeit: { $points }

# Was noch kommt
legend-forecast-none = Es werden keine Tafeln mehr aufgedeckt
legend-forecast-open = { $volcanoes ->
    [one] Ein Vulkan ist ausgewählt oder liegt aus: wer ihn legt, löst eine Wertung aus
   *[other] { $volcanoes } Vulkane sind ausgewählt oder liegen aus: wer einen legt, löst eine Wertung aus
}
legend-forecast-group = Gruppe { $group }: noch { $left ->
    [one] { $left } Tafel
   *[other] { $left } Tafeln
}, { $volcanoes ->
    [0] kein Vulkan
    [one] { $volcanoes } Vulkan
   *[other] { $volcanoes } Vulkane
} darunter
legend-forecast-bag = Aktionsplättchen im Beutel: { $list }
