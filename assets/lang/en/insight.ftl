# Ledger of temples
ledger-value = Value
ledger-value-hint = By value
ledger-contest = At risk
ledger-contest-hint = At risk first
ledger-temple = Temple { $cell }, value { $value }
ledger-strength = { $name }: strength { $strength }
ledger-margin = +{ $margin }
ledger-holds = { $name } controls it, ahead by { $margin }
ledger-shared = { $names } control it together
ledger-tied = The strongest are equal: nobody controls it (black flag)
ledger-nobody = Nobody is there
ledger-guarded = { $name } guards it: closed for good
ledger-closed = Closed for good
ledger-needs = { $name } needs { $need } more: { $price ->
    [one] { $price } action point
   *[other] { $price } action points
}
ledger-needs-short = { $name } needs { $need } more
ledger-needs-far = { $name } needs { $need } more, can bring { $most }
ledger-note = What is needed is counted by entering, walking and going from camp to camp on the board as it lies; a new tile or camp can open a shorter way
ledger-rule = strength and control

# Volcano forecast
forecast-next = Next tile a volcano: { $percent }%
forecast-soon = A volcano in the next { $tiles } tiles: { $percent }%
forecast-soon-beyond = A volcano in the next { $tiles } tiles, partly of group { $groups }: { $percent }%
forecast-no-group = Group { $group }, { $left ->
    [one] { $left } tile
   *[other] { $left } tiles
} left: no volcano among them
forecast-none = No volcano left in the deck
forecast-never-in-group = Group { $group }, { $left ->
    [one] { $left } tile
   *[other] { $left } tiles
} left: no volcano
forecast-group-face-up = { $volcanoes ->
    [one] The volcano of group { $group } lies face up
   *[other] The last volcano of group { $group } lies face up
}
forecast-never = There are no volcanoes in this game
forecast-deck-face-up = { $volcanoes ->
    [one] The only volcano lies face up
   *[other] The last volcano lies face up
}
forecast-face-up = A volcano lies face up
forecast-short = volcano next: { $percent }%
forecast-round = { $tiles ->
    [one] The tile turned up next, a volcano: { $percent }%
   *[other] Among the { $tiles } tiles turned up next, a volcano: { $percent }%
}
forecast-round-beyond = Among the { $tiles } tiles turned up next, partly of group { $groups }, a volcano: { $percent }%
forecast-short-round = tiles turned up next: volcano { $percent }%

# What an action would change
effect-value = Temple { $cell } becomes { $value }
effect-take = You take { $cell } ({ $own } to { $best })
effect-take-from = You take { $cell } from { $name } ({ $own } to { $best })
effect-other-takes = { $name } takes { $cell } ({ $own } to { $best })
effect-lose = You no longer control { $cell } ({ $own } to { $best })
effect-other-loses = { $name } no longer controls { $cell } ({ $own } to { $best })
effect-hold = You hold { $cell } ({ $own } to { $best })
effect-behind = Your strength on { $cell } becomes { $own }, another has { $best }
effect-close = { $cell } is yours for good
effect-close-pieces = { $cell } is yours for good, { $pieces ->
    [one] { $pieces } other piece leaves the game
   *[other] { $pieces } other pieces leave the game
}
effect-close-led = { $cell } is yours for good, { $pieces ->
    [one] your leader leaves the game
   *[other] { $pieces } other pieces leave the game, your leader among them
}
effect-ruin = { $left ->
    [0] The last treasure of { $cell }: a clearing then
    [one] { $left } treasure will be left on { $cell }
   *[other] { $left } treasures will be left on { $cell }
}
effect-odds = { $gain }: { $percent }%
effect-treasure = One of { $count } hidden treasures, worth { $list }
effect-camps = { $left ->
    [0] Your last camp
    [one] { $left } camp is left then
   *[other] { $left } camps are left then
}
effect-lost = { $points ->
    [one] { $points } action point is lost
   *[other] { $points } action points are lost
}
effect-scores = You score { $points }
effect-other-takes-from = { $name } takes { $cell } from { $from } ({ $own } to { $best })
effect-other-holds = { $name } holds { $cell } ({ $own } to { $best })
effect-other-behind = { $name }’s strength on { $cell } becomes { $own }, another has { $best }
effect-other-closes = { $cell } is { $name }’s for good
effect-other-closes-pieces = { $cell } is { $name }’s for good, { $pieces ->
    [one] { $pieces } other piece leaves the game
   *[other] { $pieces } other pieces leave the game
}
effect-other-closes-led = { $cell } is { $name }’s for good, { $pieces ->
    [one] the leader leaves the game
   *[other] { $pieces } other pieces leave the game, the leader among them
}
effect-other-last-camp = { $name }’s last camp
effect-other-scores = { $name } scores { $points }
effect-worth = If scored now: { $list }
effect-worth-own = { $change } for you
effect-worth-other = { $change } for { $name }
forecast-groups = Tiles are drawn group by group, in the order of the letters. This line is about tiles that are still in the deck, not about those that lie face up.
