# Ledger of hexes
legend-holds = { $name } holds it, ahead by { $margin }
legend-tied = The strongest are equal: nobody holds it
legend-site = Hex { $cell }: { $site }
legend-site-emptied = emptied ruin, { $masks ->
    [one] { $masks } mask
   *[other] { $masks } masks
}
legend-site-camp = camp, does not count
legend-brings = Whoever holds it scores { $points }
legend-brings-high = Whoever holds it scores { $points }: { $value } + { $high } for its height
legend-brings-masks = Whoever holds it scores 1 for every mask on the ruins held
legend-brings-lakes = Whoever holds it scores { $masks } more for every lake held
legend-brings-both = Whoever holds it scores 1 for every temple held, and { $masks } for every lake held
legend-brings-temples = Whoever holds it scores 1 for every temple held
legend-brings-nothing = A hex with a camp scores for nobody

# What an action would change
legend-effect-way-opens = A way opens between { $from } and { $to }, for { $after ->
    [one] { $after } action point
   *[other] { $after } action points
}
legend-effect-way-closes = The way between { $from } and { $to } closes
legend-effect-way = The way between { $from } and { $to } costs { $after }, not { $before }
legend-effect-emptied = The last treasure of { $cell }: a clearing then, with { $masks ->
    [one] { $masks } mask
   *[other] { $masks } masks
} for lakes
legend-effect-treasure = A hidden treasure, worth { $list }
legend-effect-points = You have { $points ->
    [one] { $points } action point
   *[other] { $points } action points
} then
legend-effect-other-points = { $name } has { $points ->
    [one] { $points } action point
   *[other] { $points } action points
} then
legend-effect-land = Jungle and clearings: { $land } × { $temples ->
    [one] { $temples } temple
   *[other] { $temples } temples
}
legend-effect-lakes = Lakes: { $lakes } × { $masks ->
    [one] { $masks } mask
   *[other] { $masks } masks
}

# What a scoring brings
legend-worth = If scored now: { $points }
legend-worth-camped = With a camp, so they do not count: { $cells }
legend-item-high = Temple { $cell }: { $value } + { $high } = { $points }
legend-item-volcano = Volcano { $cell }: { $points }
legend-item-land = Jungle and clearings: ({ $jungle } + { $clearings }) × { $temples ->
    [one] { $temples } temple
   *[other] { $temples } temples
} = { $points }
legend-item-lakes = Lakes: { $lakes } × { $masks ->
    [one] { $masks } mask
   *[other] { $masks } masks
} = { $points }
legend-item-power = Power that was not used: { $points }

# What is to come
legend-forecast-none = No more tiles are turned up
legend-forecast-open = { $volcanoes ->
    [one] A volcano is drafted or on display: laying it starts a scoring round
   *[other] { $volcanoes } volcanoes are drafted or on display: laying one starts a scoring round
}
legend-forecast-group = Group { $group }: { $left ->
    [one] { $left } tile
   *[other] { $left } tiles
} left, { $volcanoes ->
    [0] no volcano
    [one] { $volcanoes } volcano
   *[other] { $volcanoes } volcanoes
} among them
legend-forecast-bag = Action tokens in the bag: { $list }
