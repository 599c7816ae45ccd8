# The table of The Temple of Chac: what is done, what is asked, what is told.
chac-table-board = The temple
chac-table-progress = { $variant } · { chac-table-round }
chac-table-progress-before = { $variant } · { chac-table-before-short }
chac-table-before-short = before the first round
chac-table-round = round { $round }
chac-table-search = Search
chac-table-decipher = Decipher
chac-table-pick = Pick lock
chac-table-reroll = Roll again
chac-table-climb = Climb
chac-table-jump = Jump
chac-table-ability = Use the ability
chac-table-ready = Ready
chac-table-ready-unseen = Ready, throw nothing away
chac-table-wait = Wait
chac-table-fall = Let go
chac-table-enter = Send in: { $corner }
chac-table-discard-title = Throw away
chac-table-leave-title = Leave
chac-table-discard = Throw away: { $treasure }
chac-table-leave = Leave to the river: { $treasure }
chac-table-show-to-discard = Throw away…
chac-table-show-to-leave = Leave treasures…
chac-table-once = once, free
chac-table-name-cost = { $title }, cost { $cost }
chac-table-name-free = { $title }, free, once in the game
chac-table-notes = What I have seen
chac-table-show-secrets = Show what I alone know
chac-table-fading = What I saw fades
chac-table-fading-hint = What you have looked at fades after some seconds, and the rest is left to your memory
chac-table-show = Show ({ $key })
chac-table-hide = Hide ({ $key })
chac-table-no-secrets = There is nobody here now whose secrets could be shown
chac-table-numbered = Mark the first, second … die, enter a face, or press a button of the bar
chac-table-key-square = Go to the next square
chac-table-not-now = This cannot be done now
chac-table-here = You stand on this square: click another one to go there
chac-table-cut-off = No way leads there now
chac-table-too-far = This takes { $need ->
    [one] an action
   *[other] { $need } actions
}, { $have ->
    [0] none is left
    [one] { $have } is left
   *[other] { $have } are left
}
chac-table-no-dice = Mark the dice that you want to roll again first
chac-table-no-square = { $which ->
    [linguistics] No lava tile with a hidden number lies beside your square
    [leap] There is no square to leap to from here
   *[sprint] There is no square to sprint to from here
}
chac-table-under = under { $percent }
chac-table-waste = { $actions ->
    [one] { $actions } action would be lost
   *[other] { $actions } actions would be lost
}
chac-table-odds-walls = Walls meet { $when ->
    [next] next
   *[now] this
} round: { $percent }%
chac-table-odds-way = Way out closed { $when ->
    [next] next
   *[now] this
} round: { $percent }%
chac-table-odds-left = Boulder { $left } squares from the way out
# The line above the buttons
chac-table-points = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} · load { $level }
chac-table-points-short = { $actions } · load { $level }
chac-table-points-load = load level { $level }
chac-table-points-load-short = load { $level }
chac-table-ask-choose = { $name }: choose who goes in first; the other one can come later
chac-table-ask-load = { $name }: { $can ->
    [both] throw treasures away or use endurance for a lighter load, or say that you are ready
    [throw] throw treasures away to be lighter, or say that you are ready
    [rest] use endurance now for a lighter load in this round, or say that you are ready
   *[nothing] nothing makes your load lighter now, say that you are ready
}; { $then ->
    [others] then others are asked
   *[dice] then the dice are rolled for all
}
chac-table-ask-act = { $name }: click a square to go there, or choose an action
chac-table-ask-act-here = { $name }: choose an action
chac-table-ask-lock = { $name }: the lock lacks { $missing }; { $can ->
    [roll] mark the dice to roll again, then roll
    [pick] no actions are left, so use lockpicking, or end the turn
    [free] no actions are left, but what is free can still be done
   *[end] no actions are left, end the turn
}
chac-table-ask-leap = { $name }: choose the square to leap to
chac-table-ask-sprint = { $name }: choose the square to sprint to
chac-table-ask-linguistics = { $name }: choose the lava tile to look under
chac-table-ask-end = { $name }: no actions are left, end the turn
chac-table-ask-free = { $name }: no actions are left, but what is free can still be done
chac-table-ask-stuck = { $name }: nothing can be done here now, end the turn
chac-table-ask-substitute = { $name }: the roof is open; send your substitute in, or wait
chac-table-ask-rescue = { $name }: the river sweeps you away ({ $ones ->
    [one] { $ones } die
   *[other] { $ones } dice
} of danger): { $can ->
    [both] leave { $cost } treasures and roll again, swim, or let go
    [leave] leave { $cost } treasures and roll again, or let go
   *[swim] swim, or let go
}
chac-table-ask-leave = { $name }: choose the treasures to leave, { $left } more
chac-table-ask-swim = { $name }: the river sweeps you away: swim, or let go
chac-table-enter-trap = Enter the clue of zone { $zone }: the number on it
chac-table-enter-adventurer = Enter an adventurer dealt to { $name }
chac-table-enter-dice = Enter the { $count } dice ({ $purpose }), { $left } more
chac-table-enter-dice-of = { $name }: enter the { $count } dice ({ $purpose }), { $left } more
chac-table-enter-treasure = { $name } alone: enter the treasure drawn ({ $deck })
chac-table-enter-clue = { $name } alone: enter the glyph of the clue of zone { $zone }
chac-table-enter-read = { $name } alone: enter the number under the tile ({ $square })
chac-table-enter-turn = Enter the number of the tile that { $name } turns ({ $square })
chac-table-enter-glyph = Enter the glyph laid there: { $square }
chac-table-enter-wall = Enter wall card { $number } of { $all }
chac-table-enter-chest = Enter the die for a chest of { $name }
chac-table-take-out = Take out: die { $face }
chac-table-unseen = { $count } unseen
# The course of a round, and its dice
chac-table-before = Before the first round
chac-table-after = The end
chac-table-round-first = Round { $round }, { $first } begins
chac-table-part-load = Loads
chac-table-part-roll = Dice
chac-table-part-turns = Turns
chac-table-part-walls = Walls
chac-table-part-boulder = Boulder
chac-table-part-substitutes = Substitutes
chac-table-part-now = { $part }: now
chac-table-part-done = { $part }: done
chac-table-dice = Dice for actions: { $dice }
chac-table-dice-of = Dice for actions: { $dice }; { $name }, load { $level }: { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
chac-table-dice-short = load { $level }: { $actions }
chac-table-lock = The lock lacks { $missing }; marked dice are rolled again
chac-table-lock-others = The lock lacks { $missing }
chac-table-die-again = Die { $place }, a { $face }: is rolled again
chac-table-die-stays = Die { $place }, a { $face }: stays
# What an action costs, brings and risks
chac-table-left-out = Without what only you know ({ $key } shows it)
chac-table-ask-left-out = { $said } (chances without what only you know: { $key } shows it)
chac-table-risk = lost { $percent }%
chac-table-opens-short = opens { $percent }%
chac-table-mean-short = about { $points }
chac-table-level-short = load { $level }
chac-table-trapped-short = trap { $percent }%
chac-table-goes-in = { $adventurer } goes in, { $other } waits outside. Once in the game: { $does }
chac-table-comes-in = { $adventurer } comes in. Once in the game: { $does }
chac-table-uses = Once in the game: { $does }
chac-table-level = Load level { $from } becomes { $to }
chac-table-actions = With load { $level }: { $parts }
chac-table-actions-part = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} { $percent }%
chac-table-puts-away = Face down on the pile: { $treasure }
chac-table-turns = The tile is turned first, and sinks with { $percent }% ({ $square })
chac-table-bridge = { $planks ->
    [one] { $planks } plank
   *[other] { $planks } planks
} under load { $load }: all hold { $holds }%, all break { $percent }%
chac-table-bridge-others = { $planks ->
    [one] { $planks } plank
   *[other] { $planks } planks
} under load { $load }, with { $names }: all hold { $holds }%, all break { $percent }%
chac-table-climbs = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}: no danger { $clear }%, lost in spite of all { $percent }%
chac-table-rescue = { $leaves ->
    [0] { $dice } dice are rolled again: lost { $percent }%
   *[other] { $leaves } treasures are left, { $dice ->
        [one] { $dice } die is
       *[other] { $dice } dice are
    } rolled again: lost { $percent }%
}
chac-table-saved = Lost: { $percent }%
chac-table-opens = Lacks { $missing }; open after 1, 2 … rolls: { $percents }%
chac-table-opens-at-once = Opens at once: { $alcove }
chac-table-treasure = Treasure: { $parts }; on average { $points }
chac-table-value-part = { $value }: { $percent }%
chac-table-glyph = You alone see the glyph of number { $number }: one of { $count }
chac-table-glyph-known = You know the glyph of number { $number } already: { $glyph }
chac-table-number = You alone see its number, one of { $count }: a trap with { $percent }% ({ $square })
chac-table-uncovers = The cover comes off the lava room
chac-table-dice-lost = The dice before the lock are gone: { $dice }
chac-table-actions-lost = { $actions ->
    [one] { $actions } action is lost
   *[other] { $actions } actions are lost
}
chac-table-gets-out = Safe, with { $treasures ->
    [0] nothing
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
}: { $least } to { $most } points
chac-table-gets-out-sure = Safe, with { $treasures ->
    [0] nothing
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
}: { $least } points
chac-table-stands = Who stays { $square } at the end of the { $when ->
    [next] next round
   *[now] round
}: { $danger }
chac-table-danger = Who stays there at the end of the { $when ->
    [next] next round
   *[now] round
}: { $danger }
chac-table-danger-walls = walls { $percent }%
chac-table-danger-boulder = boulder { $percent }%
chac-table-danger-shut = shut in { $percent }%
chac-table-square-walk = a click goes there, cost { $cost }
chac-table-square-ability = a click uses the ability here, cost { $cost }
chac-table-square-enter = a click sends the substitute in here
# What is told
chac-table-walk-line = goes { $to }, { $steps } steps
chac-table-laid = The glyphs of the lava room are laid
chac-table-laid-for = { $name } sees the lava room: its glyphs are laid
chac-table-laid-chip = Glyphs
# The players
chac-table-out-short = out
chac-table-begins = begins this round
chac-table-card-used = { $ability } (used)
chac-table-card-at = { $able }: { $status }, { $place }
chac-table-card-fate = { $able }: { $status }
chac-table-ability-used = the ability is used
chac-table-substitute = substitute: { $able }
chac-table-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
chac-table-worth = carried out, { $least } to { $most } points
chac-table-worth-sure = carried out, { $least } points
# The notes, and what is to come
chac-table-side-notes = Notes
chac-table-side-notes-hint = What was seen: treasures, clues, numbers
chac-table-side-decks = To come
chac-table-side-decks-hint = Walls, boulder, decks and tiles: what is still to come
chac-table-own-treasures = Your treasures
chac-table-treasures-of = Treasures of { $name }
chac-table-no-treasures = no treasures
chac-table-own-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $chests ->
    [0] {""}
    [one] {" "}and a chest
   *[other] {" "}and { $chests } chests
}
chac-table-clues = Clues: the trapped numbers
chac-table-clue = Zone { $zone }: number { $number }, glyph not seen
chac-table-clue-known = Zone { $zone }: number { $number }, { $glyph }
chac-table-looked = seen by { $names }
chac-table-pairs = Glyphs whose number you know
chac-table-pairs-of = Glyphs whose number { $name } knows
chac-table-pairs-any = Glyphs whose number is known
chac-table-pairs-public = Glyphs whose number all know
chac-table-no-pairs = None yet
chac-table-pair = { $glyph }: { $number }
chac-table-traps = Walls and boulder
chac-table-walls-met = The walls have met
chac-table-walls = Left { $left }, right { $right } of { $steps } steps in all; { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} left
chac-table-wall-left = { $card }: { $count } left
chac-table-walls-meet = { $when ->
    [next] They meet next round { $now }%, within two rounds { $next }%, within three { $third }%
   *[now] They meet this round { $now }%, by the next { $next }%, by the third { $third }%
}
chac-table-boulder = Boulder: { $square }; { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} { $when ->
    [next] next
   *[now] this
} round, a square for each from { $needs } up; { $left } squares to the way out
chac-table-boulder-odds = Squares: { $squares }
chac-table-way-closes = { $when ->
    [next] Way out closed next round { $now }%, within two rounds { $next }%, within three { $third }%
   *[now] Way out closed this round { $now }%, by the next { $next }%, by the third { $third }%
}
chac-table-roof = Roof opens { $when ->
    [next] next
   *[now] this
} round: { $percent }% ({ $square })
chac-table-decks = Treasures
chac-table-deck = { $deck }: { $left } left
chac-table-deck-unseen = { $deck }: { $left } left; unseen { $unseen }
chac-table-tiles = Lava tiles that would sink
chac-table-tile-sinks = { $square }: sinks with { $percent }%
# The end
chac-table-nobody = Nobody got out
chac-table-boulder-won = Nobody got out of the temple: the boulder has won
chac-table-chests-heading = Chests
chac-table-chests-closed = { $name }, { $count ->
    [one] { $count } chest
   *[other] { $count } chests
}
chac-table-chests-opened = { $name }, { $count ->
    [one] { $count } chest
   *[other] { $count } chests
}: { $values }
chac-table-fate = Treasures carried out
chac-table-chests = Chests opened
# A first game
chac-first-choose = Two adventurers are yours. One goes in now; the other can come in later through the roof, if the first is lost. Each has an ability that it can use once.
chac-first-load = The more you carry, the fewer dice count as actions. Before the roll you may throw treasures away; nobody has to.
chac-first-act = Every die that reaches your load level is an action. Numbers on squares are their price, red ones the chance to be lost there. Only what you carry out of the temple counts.
chac-first-rescue = For every die of danger three treasures are left to the river, then those dice are rolled once more.
chac-first-substitute = The boulder has broken the roof. Your other adventurer can be let down to a sun corner, without treasures, and plays from the next round on.
chac-table-review-turn = { $part ->
    [choose] { $name } chooses who goes in
    [load] Round { $round }, { $name }: load
    [rescue] Round { $round }, { $name } in the river
    [substitute] Round { $round }, { $name }: substitute
   *[turn] Round { $round }, { $name }
}

# A plan
chac-table-plan-empty = A try of the turn, with the dice of this round
chac-table-plan-play = In the turn itself, if every action is still possible
