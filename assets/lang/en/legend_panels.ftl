# The display
display-order = Next order
display-tokens = Tokens
display-tiles = Tiles
display-rule = Rule { $rule }
display-card = { $number } { $name }
display-lake = lake
display-used = Permanent; used in this round, ready again in the next one
display-permanent = Permanent: it is kept and used, never played
display-taken = Taken by { $name }
display-place = Place { $place } in the order of the next round
display-token = Token of { $value } action points
display-power = Director: { $name }
display-dug = { $kind } was dug up
display-shown = { $kind } lies on { $cell }
display-left = { $count } left

# The sheets
sheet-score = Score { $score }
sheet-now = Place { $place } in this round
sheet-next = Place { $place } in the next round
sheet-passed = passed
sheet-explorers = Explorers available: { $count }; still to be recruited: { $later }
sheet-leaders = Leaders available: { $count }; still to be recruited: { $later }
sheet-camps = Camps left: { $count }
sheet-guards = Guards left: { $count }
sheet-bonus = Cards add { $bonus }
sheet-treasure = { $name } × { $copies }: { $points } points in a scoring
sheet-power = { $director }, power { $place }: { $effect }
sheet-power-used = Used: one power of each player in a game
sheet-cube = No power used yet: { $points } points at the end

# The choice of a scenario
scenario-random = At random
scenario-random-about = Any of these, drawn when the game begins.

# Effects in a few words
short-treasures = 2 × { $kind }
short-put-ruin = { $count } onto a ruin
short-dig = Dig { $count }
short-look = Look at ruins
short-scout = Look, take one
short-put-temple = { $count } onto temples
short-uncover-one = { $count } tiers on one temple
short-uncover-each = 1 tier on { $count } temples
short-camp = { $count ->
    [0] Camp
   *[other] Camp, { $count } onto it
}
short-recruit = Recruit { $count }
short-recruit-leader = { $count ->
    [one] Recruit a leader
   *[other] Recruit { $count } leaders
}
short-recruit-both = Recruit { $explorers } and { $leaders } leader
short-jump = From hex to hex
short-steps = March { $count }
short-slab = Slab token
short-points = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
}
short-temple = Temple { $value }
short-lake = A lake
short-volcano = A volcano
short-deploy = { $count } enter free
short-exchange = { $count ->
    [one] Exchange free
   *[other] { $count } exchanges free
}
