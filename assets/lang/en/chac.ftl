# The Temple of Chac: squares, by themselves, as where somebody goes, and as where somebody is
chac-entrance = entrance
chac-to-entrance = to the entrance
chac-at-entrance = at the entrance
chac-zone = zone { $zone }
chac-to-zone = to zone { $zone }
chac-at-zone = in zone { $zone }
chac-corridor = corridor { $id }
chac-to-corridor = to corridor { $id }
chac-at-corridor = in corridor { $id }
chac-lava = lava square { $id }
chac-to-lava = to lava square { $id }
chac-at-lava = on lava square { $id }
chac-sun = sun corner { $id }
chac-to-sun = to sun corner { $id }
chac-at-sun = on sun corner { $id }
chac-river = river { $id }
chac-to-river = to river { $id }
chac-at-river = in river { $id }
chac-bridge = bridge
chac-to-bridge = onto the bridge
chac-at-bridge = on the bridge
chac-out = outside
chac-to-out = out of the temple
chac-at-out = outside
chac-kind-entrance = entrance
chac-kind-zone = zone
chac-kind-corridor = corridor
chac-kind-lava = lava square
chac-kind-sun = sun corner
chac-kind-river = river
chac-kind-bridge = bridge
chac-kind-out = outside
chac-alcove = alcove { $id } (treasure worth { $value })

# Treasures
chac-deck-alcove = alcove
chac-deck-lava = lava room
chac-deck-river = river
chac-chest = chest
chac-treasure = treasure worth { $points } ({ $deck })
chac-treasure-chest = chest ({ $deck })
chac-treasure-hidden = treasure, face down ({ $deck })
chac-treasures = { $count ->
    [0] no treasures
    [one] { $count } treasure
   *[other] { $count } treasures
}

# Glyphs, by what their pictures look like; numbers, cards and dice
chac-glyph-sun = sun
chac-glyph-moon = moon
chac-glyph-spiral = spiral
chac-glyph-pyramid = pyramid
chac-glyph-hand = hand
chac-glyph-eye = eye
chac-glyph-snake = snake
chac-glyph-bird = bird
chac-glyph-paw = paw
chac-glyph-maize = maize
chac-glyph-skull = skull
chac-glyph-fish = fish
chac-glyph-flower = flower
chac-glyph-cross = cross
chac-glyph-lightning = lightning
chac-glyph-turtle = turtle
chac-number = number { $number }
chac-number-trapped = number { $number }, a trap
chac-face-down = not turned
chac-face-up = turned, with a treasure
chac-face-empty = turned, without a treasure
chac-face-sunk = sunk
chac-wall-none = no wall moves
chac-wall-left = the left wall moves
chac-wall-right = the right wall moves
chac-wall-both = both walls move
chac-no-dice = no dice
chac-die = die { $face }
chac-roll-actions = actions
chac-roll-lock = lock
chac-roll-bridge = bridge
chac-roll-water = climb
chac-roll-boulder = boulder
chac-load = load level { $level }

# Adventurers
chac-able = { $adventurer } ({ $ability })
chac-who = { $adventurer } ({ $name })
chac-ability-lockpicking = lockpicking
chac-ability-endurance = endurance
chac-ability-linguistics = linguistics
chac-ability-swimming = swimming
chac-ability-sprint = sprint
chac-ability-leap = leap
chac-does-lockpicking = When a single number is missing at a lock, it counts as rolled
chac-does-endurance = Before the dice are rolled: the load level is one less in this round, but not below { $least }
chac-does-linguistics = Look alone at the number under a lava tile next to you, for free
chac-does-swimming = Take one die of danger away when climbing out of the river ({ $danger ->
    [one] face { $danger }
   *[other] faces 1 to { $danger }
})
chac-does-sprint = One step for free, even with no actions left
chac-does-leap = For one action to a square that two steps at a right angle lead to; what lies between does nothing
chac-status-waiting = not chosen yet
chac-status-in = in the temple
chac-status-lost = lost
chac-status-out = out and safe
chac-cause-lava = lava
chac-cause-river = river
chac-cause-bridge = bridge
chac-cause-walls = walls
chac-cause-boulder = boulder
chac-cause-shut = closed way out

# What a rule is about
chac-about-material = the material
chac-about-setup = the setup
chac-about-rounds = rounds and turns
chac-about-load = load levels
chac-about-moving = moving
chac-about-walls-room = the room of walls
chac-about-alcoves = alcoves and locks
chac-about-way-out = the way out
chac-about-lava = the lava room
chac-about-river = the river
chac-about-bridge = the bridge
chac-about-abilities = abilities
chac-about-walls = the walls
chac-about-boulder = the boulder
chac-about-substitutes = substitutes
chac-about-end = the end of the game
chac-about-secrets = what is known to whom

# Variants, and how far a game is
chac-facts-squares = { $count ->
    [one] { $count } square
   *[other] { $count } squares
}
chac-facts-adventurers = { $count ->
    [one] { $count } adventurer
   *[other] { $count } adventurers
}
chac-facts-treasures = { $count ->
    [one] { $count } treasure
   *[other] { $count } treasures
}
chac-facts-alone = no substitutes
chac-progress = { $part ->
    [setup] Setup, { $name } to move
    [load] Round { $round }, loads, { $name } to move
    [dice] Round { $round }, dice for actions
    [walls] Round { $round }, walls
    [boulder] Round { $round }, boulder
    [substitute] Round { $round }, substitutes, { $name } to move
    [end] The last chests are opened
   *[turn] Round { $round }, { $name } to move
}

# What is on a square
chac-here = { $who } with load level { $level }
chac-here-met = shut in by the walls
chac-here-deck = { $count ->
    [0] no treasure left
    [one] { $count } treasure left
   *[other] { $count } treasures left
}
chac-here-clue = clue with the trapped number { $number }
chac-here-clue-seen = clue with the trapped number { $number }, glyph { $glyph }
chac-here-boulder = the boulder
chac-here-alcove = beside { $alcove }
chac-here-alcove-empty = beside an empty alcove
chac-here-covered = covered
chac-here-glyph = glyph { $glyph }
chac-here-roof = the roof is open
chac-here-fall = before the fall
chac-here-planks = { $count ->
    [0] no planks left
    [one] { $count } plank left
   *[other] { $count } planks left
}

# What is no action
chac-no-verb = “{ $verb }” is no action: write one such as “step c4” or “end”
chac-no-adventurer = an adventurer of this variant
chac-no-corner = a corner where the roof can open
chac-no-deck = a deck of this variant, or “alcove”
chac-no-glyph = the number of a glyph
chac-no-number = the number of a lava tile
chac-no-pips = a face of the die
chac-no-square = a square of this board
chac-no-value = a treasure of this variant: its value, or “chest”
chac-no-wall-card = “none”, “left”, “right” or “both”
chac-no-roll = Dice are written from the lowest to the highest, such as “1 2 3 4 4”

# Why an action is not possible
chac-asked-trap = The clue of a zone has to be drawn first
chac-asked-deal = An adventurer has to be dealt first
chac-asked-choose = It is being chosen who goes in first: choose one of the two adventurers
chac-asked-load = Loads are settled now: throw treasures away, or say that you are ready
chac-asked-actions = The dice for the actions have to be rolled first
chac-asked-lock = The dice for the lock have to be rolled first
chac-asked-bridge = The dice for the bridge have to be rolled first
chac-asked-water = The dice for the climb have to be rolled first
chac-asked-boulder = The dice of the boulder have to be rolled first
chac-asked-act = A turn is being played: act, or end it
chac-asked-draw = The treasure just found has to be drawn first
chac-asked-clue = The clue has to be shown first
chac-asked-turn = The lava tile has to be turned first
chac-asked-read = The number under the lava tile has to be shown first
chac-asked-lay = The glyphs of the lava room have to be laid first
chac-asked-rescue = The river is sweeping somebody away: save yourself, or let go
chac-asked-wall = A wall card has to be turned up first
chac-asked-substitute = Substitutes come in now: send yours in, or wait
chac-asked-chest = A chest has to be opened first
chac-barred-boulder = The boulder lies there, so nobody can go onto this square: { $square }
chac-barred-walls = The walls have met, so nobody can go onto this square: { $square }
chac-barred-sunk = Its tile has sunk into the lava, so nobody can go onto this square: { $square }
chac-barred-bridge = The bridge has no planks left, so nobody can go onto this square: { $square }
chac-barred-covered = The lava room is still covered, so nobody can go onto this square: { $square }
chac-no-drawn-number = Number { $number } is drawn already: enter another
chac-no-dealing = This adventurer is dealt already: enter another
chac-no-such-dice = { $count ->
    [one] One die is
   *[other] { $count } dice are
} rolled here ({ $purpose }): enter as many
chac-no-such-treasure = No such treasure is left in the deck ({ $value }): enter another
chac-no-such-glyph = The glyph cannot be this one ({ $glyph }), it has another number or is another glyph: enter the right one
chac-no-such-number = The number cannot be { $number }, it has another glyph or is another number: enter the right one
chac-no-second-glyph = This glyph is laid already ({ $glyph }): enter another
chac-no-wall-card-left = No such wall card is left ({ $card }): enter another
chac-no-chest = A chest is worth 1 to { $sides }: enter such a number
chac-no-own-adventurer = You were not dealt this adventurer: choose one of your own
chac-no-own-treasure = You have no such treasure: { $treasure }
chac-no-such-ability = Your adventurer does not have this ability: { $ability }
chac-no-second-use = Your adventurer has used its ability, and each has it once: { $ability }
chac-no-actions = You have no actions left: end the turn
chac-no-way = No dotted line leads from here ({ $from }) to there ({ $to }): go square by square
chac-no-searching = There is nothing to search here
chac-no-tile-treasure = The treasure of this tile is taken: search on another
chac-no-deck-left = No treasure is left in this deck: { $deck }
chac-no-more-treasures = You carry { $most } treasures, which is the most: throw some away at the beginning of a round
chac-no-staying = On the last square of the river you can only climb, or end the turn
chac-no-second-search = You have searched the river here already: move on first
chac-no-clue = There is no clue here: clues are in the zones
chac-no-alcove = There is no alcove beside this square: go to one
chac-no-alcove-treasure = The alcove beside this square is empty: go to another
chac-no-second-pick = Dice lie before the lock already: roll some of them again
chac-no-lock-dice = No dice lie before a lock: begin to pick it
chac-no-lying-dice = These dice do not lie before the lock: { $dice }
chac-no-lockpicking = { $count ->
    [0] No number is missing at a lock
    [one] A single number is missing
   *[other] { $count } numbers are missing ({ $missing })
}: lockpicking is for the last one
chac-no-climbing = You climb from the last square of the river: go there first
chac-no-landing = The boulder lies where you would climb out: { $square }. Wait until it has rolled on
chac-no-jumping = You are not on the bridge: only there can you jump
chac-no-river-ability = In the river there is no room for this: { $ability }
chac-no-leap = No two steps at a right angle lead to this square: { $square }
chac-no-leap-over = The square that you would leap over is not there now: { $square } cannot be reached so
chac-no-leap-out = Nobody leaps out of the temple: walk out
chac-no-tile = No lava tile with a hidden number lies there: { $square }
chac-no-beside = No dotted line leads from you to this square, and you look at tiles next to you: { $square }
chac-no-stopping = { $count ->
    [one] { $count } more treasure has
   *[other] { $count } more treasures have
} to be left: that was begun
chac-no-saving = To roll again you leave { $need ->
    [one] { $need } treasure
   *[other] { $need } treasures
}, and you have { $have }: let go, or swim if you can
chac-no-leaving = The dice were rolled again, so treasures cannot help any more
chac-no-roof = The roof is not open there: choose an open corner, or wait
chac-no-such-square = There is no such square in this temple
chac-no-such-thing = There is no such adventurer, deck or number in this game

# What was done, in a sentence; without the name it is a line of the log
chac-told-and = { $said }. { $more }
chac-told-chance = Chance decides: { $what }
chac-told-secret = { $name } sees something that is hidden from others
chac-told-trap = Clue of zone { $zone }: number { $number } is trapped
chac-told-deal = { $name } gets an adventurer: { $able }
chac-told-choose = { $name } sends { $adventurer } in
chac-told-discard = { $name } throws away: { $treasure }
chac-told-endurance = { $name } uses endurance: the load weighs less in this round
chac-told-ability = { $name } uses an ability: { $ability }
chac-told-ready = { $name } is ready, with load level { $level }
chac-told-ready-again = { $name } is ready
chac-told-actions = The dice for the actions of this round: { $dice }
chac-told-turn = { $name } has { $actions ->
    [0] no actions
    [one] { $actions } action
   *[other] { $actions } actions
}
chac-told-step = { $name } goes { $to }
chac-told-search = { $name } searches
chac-told-decipher = { $name } deciphers a clue
chac-told-pick = { $name } picks a lock
chac-told-reroll = { $name } rolls dice of the lock again: { $dice }
chac-told-climb = { $name } climbs
chac-told-jump = { $name } jumps on the bridge
chac-told-leap = { $name } leaps { $to }
chac-told-sprint = { $name } sprints { $to }
chac-told-linguistics = { $name } looks under a tile: { $square }
chac-told-lockpick = { $name } opens the lock by lockpicking
chac-told-swim = { $name } swims: one die of danger counts no more
chac-told-leave = { $name } leaves to the river: { $treasure }
chac-told-fall = { $name } lets go
chac-told-out = { $name } gets out of the temple with { $treasures ->
    [0] no treasures
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
}
chac-told-out-again = { $name } gets out of the temple
chac-told-end-lost = { $name } ends the turn, { $actions ->
    [one] { $actions } action is lost
   *[other] { $actions } actions are lost
}
chac-told-enter = { $name } sends in { $adventurer } as a substitute: { $corner }
chac-told-enter-again = { $name } sends in a substitute: { $corner }
chac-told-wait = { $name } does not send a substitute in yet
chac-told-draw = { $name } finds a { $treasure }
chac-told-draw-hidden = { $name } finds a treasure ({ $deck })
chac-told-clue = { $name } sees the glyph of zone { $zone }: { $glyph }
chac-told-clue-hidden = { $name } sees the glyph of zone { $zone }
chac-told-read = { $name } sees the number under a tile: { $number } ({ $square })
chac-told-read-hidden = { $name } sees the number under a tile ({ $square })
chac-told-lock = { $name } has rolled { $dice } for { $alcove }
chac-told-lock-missing = { $name } has rolled { $dice } for { $alcove }, missing: { $missing }
chac-told-alcove = { $name } opens { $alcove }
chac-told-uncovered = { $name } sees the lava room: its cover comes off
chac-told-lay = A glyph is laid: { $glyph } ({ $square })
chac-told-turn-holds = { $name } turns a tile: number { $number }, it holds ({ $square })
chac-told-turn-sinks = { $name } turns a tile: number { $number }, a trap, it sinks ({ $square })
chac-told-climb-safe = { $name } climbs and rolls { $dice }: no danger
chac-told-climb-danger = { $name } climbs and rolls { $dice }: { $ones ->
    [one] one die sweeps
   *[other] { $ones } dice sweep
} the adventurer away
chac-told-climbed = { $name } climbs out of the river and stands { $at }
chac-told-bridge = { $name } tests the bridge with load { $load } and rolls { $dice }: { $broken ->
    [0] no plank breaks
    [one] { $broken } plank breaks
   *[other] { $broken } planks break
}, { $left ->
    [0] none is left
   *[other] { $left } left
}
chac-told-wall = A wall card: { $card } ({ $left } + { $right } of { $steps } steps)
chac-told-met = The walls meet: the room between them is shut
chac-told-boulder = The boulder rolls { $dice }: { $squares ->
    [one] one square on,
   *[other] { $squares } squares on,
} { $to }
chac-told-boulder-rolled = The boulder rolls { $dice }: { $squares ->
    [0] it lies still
    [one] one square on
   *[other] { $squares } squares on
}
chac-told-boulder-moved = The boulder rolls { $to }
chac-told-roof = The roof opens: { $corner }
chac-told-closed = The boulder closes the way out
chac-told-lost-lava = The lava swallows { $who }
chac-told-lost-river = The river sweeps { $who } away
chac-told-lost-bridge = The bridge breaks under { $who }
chac-told-lost-walls = The walls bury { $who }
chac-told-lost-boulder = The boulder crushes { $who }
chac-told-lost-shut = The closed way out shuts in { $who }
chac-told-round = Round { $round } begins, { $first } is first
chac-told-chest = { $name } opens a chest: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# The same as lines of the log, in fewer words
chac-line-deal = gets { $adventurer }
chac-line-discard = throws away { $treasure }
chac-line-leave = leaves { $treasure }
chac-line-actions = Actions: { $dice }
chac-line-draw = finds { $treasure }
chac-line-lock-missing = has { $dice }, missing: { $missing }
chac-line-climb-danger = climbs with { $dice }: { $ones } of danger
chac-line-bridge = bridge, load { $load }: { $dice }, planks left: { $left }
chac-line-wall = Wall card: { $card }
chac-line-boulder = Boulder { $dice }: { $to }
chac-line-enter = sends { $adventurer } in
chac-line-wait = waits with the substitute

# The same on a chip
chac-chip-secret = Secret
chac-chip-number = No. { $number }
chac-chip-chest = Chest { $points }
chac-chip-discard = Away { $value }
chac-chip-leave = Leave { $value }
chac-chip-step = → { $square }
chac-chip-leap = Leap { $square }
chac-chip-sprint = Sprint { $square }
chac-chip-linguistics = Under { $square }
chac-chip-enter = In at { $square }

# What came of what others and the traps did
chac-recap-walls = The walls have moved { $moved ->
    [one] one step
   *[other] { $moved } steps
}: { $now } of { $steps } are made
chac-recap-boulder = The boulder has rolled { $squares ->
    [one] one square on,
   *[other] { $squares } squares on,
} { $to }
chac-recap-bridge = { $broken ->
    [one] A plank
   *[other] { $broken } planks
} of the bridge broke, { $left ->
    [0] none is left
   *[other] { $left } left
}
chac-recap-lost-you = You lost { $adventurer }: { $cause ->
    [lava] swallowed by the lava
    [river] swept away by the river
    [bridge] the bridge broke
    [walls] buried by the walls
    [boulder] crushed by the boulder
   *[shut] shut in by the closed way out
}
chac-recap-uncovered-you = You see the lava room: it is uncovered
chac-recap-turn-holds-you = You turn a tile: number { $number }, it holds ({ $square })
chac-recap-turn-sinks-you = You turn a tile: number { $number }, a trap, it sinks ({ $square })
chac-recap-thrown = { $name } threw { $count ->
    [one] a treasure
   *[other] { $count } treasures
} away
chac-recap-found = { $name } found { $count ->
    [one] a treasure
   *[other] { $count } treasures
}

# Who plays
chac-level-novice-hint = goes by rules of thumb, carries little and fears much
chac-level-adept-hint = goes by rules of thumb, carries more and dares more
chac-level-expert-hint = plays the game on in several manners; takes a moment for each action
chac-level-master-hint = plays the game on after every sensible action; takes a moment for each
