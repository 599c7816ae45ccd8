# The display
display-order = Next order
display-tokens = Tokens
display-tiles = Tiles
display-rule = Rule { $rule }
display-used = Permanent; used in this round, ready again in the next one
display-permanent = Permanent: it is kept and used, never played
display-taken = Taken by { $name }
display-place = Place { $place } in the order of the next round
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
