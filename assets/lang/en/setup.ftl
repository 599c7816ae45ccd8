# New game
setup-purist = Purist: no forecasts
setup-purist-hint = Nobody sees what actions would change or risk, what others can reach or what is to come, and nobody gets hints. Own reach, and why an action is not possible, are still shown
setup-take-back = Everything can be taken back
setup-take-back-hint = However much has come to light since: a whole turn goes back with what computers did after it
setup-differences = Different from { $name }
setup-shuffle = Draw the seats anew
setup-shuffle-hint = Puts the players, with their names and colours, on other seats by chance
setup-seat-remove = Remove seat { $number }
setup-seat-fewest = This variant needs all of these seats
setup-seat-mark = Seat { $number }: { $colour }, { $shape }
setup-level = { $level }: { $hint }
setup-base-hint = Everybody draws a tile, places it and acts, one after the other
setup-advanced-hint = Tiles lie open, and points of the score are bid for the choice
setup-by-program = Dealt by the program
setup-by-program-hint = The same seed deals the same game again
setup-seed-new = Another
setup-seed-new-hint = Puts a fresh number here
setup-heading = New game
setup-game-name = Game: { $name }
setup-scenario = Scenario
setup-scenario-name = Scenario: { $name }
setup-variant = Variant
setup-variant-name = Variant: { $name }
setup-played = Variant: { $name } · choose another
setup-players = Players
setup-player = Player { $number }
# The names of computers, by the faces of the places: monkey, toucan, jaguar, frog, owl, coati
setup-computer = { $number ->
    [1] Batz
    [2] Tuki
    [3] Balam
    [4] Uo
    [5] Tunkul
   *[other] Chik
}
setup-count = { $players } players
setup-seat-name = Name of seat { $number }
setup-seat-colour = Colour of seat { $number }
setup-seat-player = Player of seat { $number }
setup-turns = Turns
setup-base = Base game: tiles are drawn
setup-advanced = Advanced game: turns are auctioned
setup-first = First player
setup-first-random = By chance
setup-first-seat = { $name } begins
setup-dealer = Chance
setup-seed = Seed
setup-seed-hint = a new one
setup-by-hand = Enter chance by hand
setup-by-hand-hint = For a game on a real table: you say what is drawn there and what comes up
setup-start = Start
setup-back = Back
setup-handicap = Handicap
setup-handicap-seat = { $name } gets
setup-handicap-name = Points that seat { $number } is given at the start
setup-handicap-hint = Points on top of what everybody starts with, so that unequal players have an equal game
setup-no-variant = This variant is not in the library any more
setup-bad-seed = The seed is a number from 0 to 9007199254740991, or empty
setup-no-name = Every player needs a name
setup-same-name = Two players have the same name
setup-same-colour = Two players have the same colour

# Who plays
level-random-hint = any possible action, for trying things out
level-novice-hint = plans every turn, but sees little and makes mistakes
level-adept-hint = plans every turn and weighs where it ends
level-expert-hint = searches its turn widely; takes less than a second
level-master-hint = as well as it can; takes several seconds
player-person = Person
player-random = Computer, random
player-novice = Computer, novice
player-adept = Computer, adept
player-expert = Computer, expert
player-master = Computer, master

# Colours and shapes
shape-circle = circle
shape-square = square
shape-triangle = triangle
shape-diamond = diamond
shape-cross = cross
shape-star = star
colour-green = Green
colour-purple = Purple
colour-yellow = Yellow
colour-black = Black
colour-red = Red
colour-orange = Orange
colour-white = White
colour-blue = Blue
