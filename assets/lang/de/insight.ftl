# Ledger of temples
ledger-value = Wert
ledger-value-hint = Nach Wert
ledger-contest = Bedroht
ledger-contest-hint = Bedrohte zuerst
ledger-temple = Tempel { $cell }, Wert { $value }
ledger-strength = { $name }: Stärke { $strength }
ledger-margin = +{ $margin }
ledger-holds = { $name } hat die Mehrheit, Vorsprung { $margin }
ledger-shared = { $names } haben gemeinsam die Mehrheit
ledger-tied = Die Stärksten sind gleich stark: niemand hat die Mehrheit (schwarze Fahne)
ledger-nobody = Niemand ist dort
ledger-guarded = { $name } bewacht ihn: endgültig
ledger-closed = Endgültig bewacht
ledger-needs = { $name } braucht { $need } mehr: { $price ->
    [one] { $price } Aktionspunkt
   *[other] { $price } Aktionspunkte
}
ledger-needs-short = { $name }: noch { $need }
ledger-needs-far = { $name } braucht { $need } mehr, kann { $most } bringen
ledger-note = Was nötig ist, ist durch Einsetzen, Ziehen und von Lager zu Lager gezählt, auf dem Plan, wie er liegt; eine neue Geländetafel oder ein neues Lager kann den Weg verkürzen
ledger-rule = Stärke und Mehrheit

# Volcano forecast
forecast-next = Nächste Tafel ein Vulkan: { $percent } %
forecast-soon = Vulkan in den nächsten { $tiles } Tafeln: { $percent } %
forecast-soon-beyond = Vulkan in den nächsten { $tiles } Tafeln, teils aus Gruppe { $groups }: { $percent } %
forecast-no-group = Gruppe { $group }, noch { $left ->
    [one] { $left } Tafel
   *[other] { $left } Tafeln
}: kein Vulkan mehr
forecast-none = Kein Vulkan mehr im Stapel
forecast-never-in-group = Gruppe { $group }, noch { $left ->
    [one] { $left } Tafel
   *[other] { $left } Tafeln
}: kein Vulkan
forecast-group-face-up = { $volcanoes ->
    [one] Der Vulkan der Gruppe { $group } liegt offen
   *[other] Der letzte Vulkan der Gruppe { $group } liegt offen
}
forecast-never = In dieser Partie gibt es keine Vulkane
forecast-deck-face-up = { $volcanoes ->
    [one] Der einzige Vulkan liegt offen
   *[other] Der letzte Vulkan liegt offen
}
forecast-face-up = Ein Vulkan liegt offen
forecast-short = Vulkan als Nächstes: { $percent } %
forecast-round = { $tiles ->
    [one] Nächste aufgedeckte Tafel ein Vulkan: { $percent } %
   *[other] Vulkan unter den nächsten { $tiles } aufgedeckten Tafeln: { $percent } %
}
forecast-round-beyond = Vulkan unter den nächsten { $tiles } aufgedeckten Tafeln, teils aus Gruppe { $groups }: { $percent } %
forecast-short-round = Nächste aufgedeckte Tafeln: Vulkan { $percent } %

# What an action would change
effect-value = Tempel { $cell } wird { $value }
effect-take = Du bekommst die Mehrheit auf { $cell } ({ $own } zu { $best })
effect-take-from = Du nimmst { $name } { $cell } ab ({ $own } zu { $best })
effect-other-takes = { $name } bekommt die Mehrheit auf { $cell } ({ $own } zu { $best })
effect-lose = Du verlierst die Mehrheit auf { $cell } ({ $own } zu { $best })
effect-other-loses = { $name } verliert die Mehrheit auf { $cell } ({ $own } zu { $best })
effect-hold = Du behältst { $cell } ({ $own } zu { $best })
effect-behind = Deine Stärke auf { $cell } wird { $own }, ein anderer hat { $best }
effect-close = { $cell } gehört dir endgültig
effect-close-pieces = { $cell } gehört dir endgültig, { $pieces ->
    [one] { $pieces } andere Figur verlässt das Spiel
   *[other] { $pieces } andere Figuren verlassen das Spiel
}
effect-close-led = { $cell } gehört dir endgültig, { $pieces ->
    [one] dein Expeditionsleiter verlässt das Spiel
   *[other] { $pieces } andere Figuren verlassen das Spiel, auch dein Expeditionsleiter
}
effect-ruin = { $left ->
    [0] Der letzte Schatz von { $cell }: danach eine Lichtung
    [one] { $left } Schatz bleibt dann auf { $cell }
   *[other] { $left } Schätze bleiben dann auf { $cell }
}
effect-odds = { $gain }: { $percent } %
effect-treasure = Einer von { $count } verborgenen Schätzen, wert { $list }
effect-camps = { $left ->
    [0] Dein letztes Lager
    [one] { $left } Lager bleibt dann
   *[other] { $left } Lager bleiben dann
}
effect-lost = { $points ->
    [one] { $points } Aktionspunkt verfällt
   *[other] { $points } Aktionspunkte verfallen
}
effect-scores = Du bekommst { $points } Punkte
effect-other-takes-from = { $name } nimmt { $from } { $cell } ab ({ $own } zu { $best })
effect-other-holds = { $name } behält { $cell } ({ $own } zu { $best })
effect-other-behind = Die Stärke von { $name } auf { $cell } wird { $own }, ein anderer hat { $best }
effect-other-closes = { $cell } gehört { $name } endgültig
effect-other-closes-pieces = { $cell } gehört { $name } endgültig, { $pieces ->
    [one] { $pieces } andere Figur verlässt das Spiel
   *[other] { $pieces } andere Figuren verlassen das Spiel
}
effect-other-closes-led = { $cell } gehört { $name } endgültig, { $pieces ->
    [one] der Expeditionsleiter verlässt das Spiel
   *[other] { $pieces } andere Figuren verlassen das Spiel, auch der Expeditionsleiter
}
effect-other-last-camp = Das letzte Lager von { $name }
effect-other-scores = { $name } bekommt { $points } Punkte
effect-worth = Würde jetzt gewertet: { $list }
effect-worth-own = { $change } für dich
effect-worth-other = { $change } für { $name }
forecast-groups = Geländetafeln werden Gruppe für Gruppe gezogen, in der Reihenfolge der Buchstaben. Hier geht es um die Tafeln, die noch im Stapel liegen, nicht um die offenen.
