# Home
home-title = Tikal
home-subtitle = Temples and treasures in the jungle
home-continue = Continue
home-result = See the result
home-new = New game
home-join = Join friends
home-join-hint = Come to a table of friends with a ticket from its host
home-open = Open a record
home-settings = Settings
home-quit = Quit
home-rejected = { $path } is left out: { $reason }
home-restored = { $count ->
    [one] A variant that was not saved is open in the editor again.
   *[other] { $count } variants that were not saved are open in the editor again.
}
home-restored-day = { $count ->
    [one] A variant that was not saved is open in the editor again, last changed on { $day }.
   *[other] { $count } variants that were not saved are open in the editor again, last changed on { $day }.
}
home-restored-open = Go on editing
home-rules = Rules
home-variants = Variants
home-no-game = There is no game to go on with, or it is open in another window
home-game = { $about } · { $progress }

# What a game is about
game-about = { $variant } · { $names }
sort-base = base game
sort-auction = advanced game
sort-by-hand = chance by hand
sort-purist = purist
sort-take-back = everything can be taken back
game-turn = { $part ->
    [scoring] Turn { $turn }, scoring round, { $name } to move
    [final] Last scoring, { $name } to move
   *[turn] Turn { $turn }, { $name } to move
}
game-over = Over: { $names }, { $points } points
game-over-lost = Over: nobody has won

# The games on the home screen
home-unfinished = Unfinished games
home-finished = Finished games
home-none-unfinished = No game is under way
home-reading = Looking for games…
home-not-listed = Your games cannot be listed: { $reason }
home-at-table = At the table
home-in-use = Open in another window
home-resume = Resume { $about }
home-reopen = Open { $about }
home-when = { $progress } · { $day }
home-look-on = Look on
home-look-on-name = Look on at { $name }
home-copy = Copy
home-copy-name = Play on a copy of { $name }
home-rename = Rename { $name }
home-new-name = New name of { $name }
home-throw = Put { $name } into the bin
home-more = Show { $count } more
home-bin = Bin ({ $count })
home-bin-heading = Bin
home-bin-back = Back to the games
home-take-out = Take out
home-take-out-name = Take { $name } out of the bin
home-empty = Empty the bin…
home-empty-ask = { $count ->
    [one] Delete this game for good?
   *[other] Delete these { $count } games for good?
}
home-empty-do = Delete
home-empty-about = Lost for good: { $names }

# Days
date-day = { $day } { $month } { $year }
date-january = January
date-february = February
date-march = March
date-april = April
date-may = May
date-june = June
date-july = July
date-august = August
date-september = September
date-october = October
date-november = November
date-december = December
game-tikal = Tikal
game-legend = Tikal Legend
game-chac = The Temple of Chac
said-of-game = { $said } ({ $game })
variant-of-game = { $game }: { $variant }
date-month = { $month } { $year }
