# Statistics over the games that are kept
menu-statistics = Statistics…
home-statistics = Statistics
statistics-heading = Statistics
statistics-about = What your games came to. Finished games alone are counted; everything is worked out from the games that are kept here, and leaves this computer nowhere.
statistics-counts = { $finished ->
    [one] 1 game finished
   *[other] { $finished } games finished
}, { $open } not finished{ $unreadable ->
    [0] {""}
    [one] {", 1 that cannot be read"}
   *[other] {", "}{ $unreadable } that cannot be read
}
statistics-reading = Reading the games: { $done } of { $all }
statistics-begins = Reading the games…
statistics-failed = The games cannot be listed: { $reason }
statistics-nobody = No person has finished a game here yet. As soon as you have, this screen tells what came of it.
statistics-none = No finished game is like that: ask for less.
statistics-back = Back
statistics-write = Games as CSV…
statistics-write-hint = Writes the games that are counted here to a file, a line for each seat
statistics-me = Of whom
statistics-game = Game
statistics-variant = Variant
statistics-players = Players
statistics-level = Strongest computer
statistics-time = Time
statistics-group = Put together by
statistics-any-game = all games
statistics-any-variant = all variants
statistics-any-players = any number
statistics-any-level = any
statistics-people-only = people only
statistics-person = { $name } ({ $games ->
    [one] 1 game
   *[other] { $games } games
})
statistics-by-variant = variant
statistics-by-players = number of players
statistics-by-level = strongest computer
statistics-by-opponent = who else played
statistics-by-month = month
statistics-span-all = at any time
statistics-span-year = this year
statistics-span-month = this month
statistics-all = All together
statistics-computer = Computer: { $level }
statistics-no-month = month not known
statistics-results = Results
statistics-games = Games
statistics-won = Won
statistics-score = Score
statistics-margin = Margin
statistics-turns = Turns
statistics-results-about = In brackets the 95 % interval. The margin is the score above the best of the others, below it with a minus.
statistics-days = A game is of the day on which its file was last written, as records have no date.
statistics-row-said = { $key }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, won { $won } { $interval }, score { $score }, margin { $margin }, turns { $turns }
statistics-one-game = Choose one game above: where points come from, how strong you are beside computers, and what you do otherwise than they can be told of one game alone.
statistics-few = From { $least } such games on something can be said of that.
statistics-you = you
statistics-computers = computers in the same games
statistics-sources = Points a game, by source
statistics-deeds = What you do otherwise than the computers
statistics-deeds-about = How often in a game, on average. * marks what differs beyond noise: so far that it is hardly chance.
statistics-deed-said = { $key }: { $own }
statistics-deed-beside = { $key }: { $own }, computers { $others }
statistics-treasures = Treasures: { $of }
statistics-lost = Lost: { $of }
statistics-token-points = Action points of tokens
statistics-cards = Cards played
statistics-powers = Powers used
statistics-got-out = Got out
statistics-strength = Your strength beside the levels
statistics-strength-about = Of each game: the share of the computers of a level that you left behind you. 50 % is as strong as they are; Elo says the same so that differences add up. Only fair games count: from the start, without hints, without taking back what was revealed.
statistics-met = { $level }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $share } { $interval }; { $elo }
statistics-elo = Elo { $elo } { $interval }
statistics-won-all = won all: Elo { $elo } at least
statistics-lost-all = lost all: Elo { $elo } at most
statistics-course = Its course beside the level
statistics-course-about = At each game: the share over the last { $window } games against this level, with its 95 % interval.
statistics-course-point = { $share } { $interval }; { $elo }
statistics-game-number = Game { $number }
statistics-level-computers = computers
