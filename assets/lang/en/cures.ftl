# What the button beside a problem does
cure-number = Set to { $number }
cure-header = Set to what this program knows
cure-id = Call it “{ $id }”
cure-exchange = Exchange the two
cure-colours = Give each seat a colour of its own
cure-remove = Remove it
cure-clearing = Make it a clearing
cure-base-camp = Leave one base camp, on { $cell }
cure-letters = Name the groups A, B, C …
cure-merge = Put all of { $group } into one group
cure-sort = Put the groups in order
cure-all-players = Let all players draw from all groups
cure-also-with = Use it with { $players } players too
cure-scores = Make it { $entries } entries long
cure-leave-out = { $cells ->
    [one] Leave the hex out
   *[other] Leave the { $cells } hexes out
}
cure-slab = Give it a slab
cure-treasures = { $count ->
    [one] Add 1 treasure
   *[other] Add { $count } treasures
}
cure-tiers = { $count ->
    [one] Add 1 tier of { $value }
   *[other] Add { $count } tiers of { $value }
}
cure-shorten = End it after { $characters } characters
cure-volcano = Add a volcano to group { $group }
