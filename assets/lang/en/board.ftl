# Board
cell-reach-some = in reach for { $cost } action points with { $count } pieces
reach-of = The reach of the { $piece } of { $name } on { $cell } with { $points ->
    [one] { $points } action point
   *[other] { $points } action points
}
cell-away = { $cost ->
    [one] { $cost } action point away
   *[other] { $cost } action points away
}
cell-shared = { $names } control this temple together
board-name = Board
cell-place = the tile can be placed here
cell-place-turned = the tile can be placed here turned otherwise
cell-turns = A click turns the tile so that it fits here
cell-fits = The tile would fit here if it were turned
cell-reach = in reach for { $cost ->
    [one] { $cost } action point
   *[other] { $cost } action points
}
cell-strength = { $name }: strength { $strength }
cell-held = { $name } controls this temple
cell-held-by = { $name } controls this temple, ahead by { $margin }: the number on the flag
cell-flag-none = A black flag: the strongest are equal, so nobody controls this temple
# What each player would pay for control of a temple, where it is pointed at
cell-claims = Action points to take it: { $list }
cell-claim = { $name }: { $price }
cell-claims-none = Nobody can take it in one turn
cell-contested = Nobody controls this temple
piece-on = The { $piece } of { $name } on { $cell }

# Tile in hand
hand-heading = Tile in hand
hand-tile = Tile in hand: { $tile }
hand-waits = Placed once everybody has scored
hand-places = { $here ->
    [0] Fits nowhere like this
    [one] Fits on one hex
   *[other] Fits on { $here } hexes
}{ $turned ->
    [0] { "" }
   *[other] { $here ->
        [0] , on { $turned } if turned
       *[other] , on { $turned } more if turned
    }
}
hand-turn-left = ↺
hand-turn-left-name = Turn the tile anticlockwise
hand-turn-right = ↻ ({ KEY("hand-turn-right-name", "R") })
hand-turn-right-name = Turn the tile clockwise

# Actions beside the hex
hex-action = On { $cell }: { $title }
hex-place = Place the tile here
hex-walk = { $count ->
    [one] Walk here
   *[other] Walk here with { $count } pieces
}
hex-choose-explorer = Choose the explorer
hex-choose-leader = Choose the leader
hex-nothing = There is nothing to do here now

# Several pieces at once
party-more = One piece more
party-fewer = One piece fewer
party-short = { $count ->
    [one] { $count } piece walks
   *[other] { $count } pieces walk
}
party-short-able = { $count ->
    [0] none walks
    [one] only { $count } walks
   *[other] only { $count } walk
}
party-size = { $count ->
    [one] { $count } piece walks
   *[other] { $count } pieces walk
}
party-size-able = { $count ->
    [0] The points suffice for none of the { $chosen } pieces
    [one] The points suffice for { $count } piece of { $chosen }
   *[other] The points suffice for { $count } pieces of { $chosen }
}
