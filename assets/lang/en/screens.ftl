# Home
home-variants = Variants
home-no-game = There is no game to go on with
home-game = { $about } · { $progress }

# What a game is about
course-about = { $variant } · { $names }
course-turn = Turn { $turn }, { $name } to move
course-over = Over: { $names }, { $points } points

# Variants
picture-board = Board of { $name }
variants-heading = Variants
variants-hint = Choose one to set up a new game
variants-play = Play { $name }
variants-back = Back
facts-players = { $least } to { $most } players
facts-players-one = { $players } players
facts-tiles = { $tiles } tiles
facts-tiles-range = { $least } to { $most } tiles
facts-length = { $many } turns each with { $least } players, { $few } with { $most }
facts-points = { $points } action points a turn
facts-auction = Turns are auctioned
facts-draw = Tiles are drawn

# What is different in a variant
differs-value = { $what }: { $now }, not { $before }
differs-board = Another board
differs-cells = Cells of the board
differs-players = Players
differs-tiles = Tiles
differs-temples = Temple tiles
differs-clearings = Clearings
differs-ruins = Ruins
differs-volcanoes = Volcanoes
differs-highest = Highest tier
differs-tiers = Tiers
differs-points = Action points
differs-cost = Cost of “{ $action }”
differs-with = “{ $action }” is possible for { $cost }
differs-without = Without “{ $action }”
differs-uncover-limit = Tiers a turn at one temple
differs-dig-limit = Treasures a turn at one ruin
differs-explorers = Explorers
differs-leaders = Leaders
differs-strength = Strength of the leader
differs-camps = Camps
differs-guards = Guards
differs-kinds = Kinds of treasure
differs-treasures = Treasures
differs-sets = Points for 1, 2, 3 … of a kind
differs-auction = Turns are auctioned
differs-draw = Tiles are drawn
differs-start = Starting score
differs-start-auction = Starting score in the advanced game
differs-least-bid = Lowest bid
differs-ties-everyone = Equal strength: the temple scores for everyone
differs-ties-nobody = Equal strength: the temple scores for nobody
differs-tie-breaks = Another tie-break at the end

# New game
setup-differences = Different from { $name }
setup-shuffle = Shuffle
setup-shuffle-hint = The players sit down in another order
setup-seat-remove = Remove seat { $number }
setup-seat-fewest = This variant needs all of these seats
setup-seat-mark = Seat { $number }: { $colour }, { $shape }
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
setup-level = { $level }: { $hint }
level-random-hint = any possible action, for trying things out
level-adept-hint = plans every turn and weighs where it ends
setup-base-hint = Everybody draws a tile, places it and acts, one after the other
setup-advanced-hint = Tiles lie open, and points of the score are bid for the choice
setup-by-program = Dealt by the program
setup-by-program-hint = The same seed deals the same game again
setup-seed-new = Another
setup-seed-new-hint = Puts a fresh number here

# Files
files-recent = Opened or saved last
files-entry = File { $about }
save-hint = Type a path, or choose a record to replace it

# Settings
settings-looks = Look
settings-theme = Theme
settings-board-scale = Size of pieces and numbers on the board
settings-board-smaller = Smaller pieces
settings-board-larger = Larger pieces
settings-game = Game
settings-keys = Keys
settings-files = Files
settings-records = Folder of records
settings-variants = Folder of variants
settings-copy = Copy
settings-copy-name = Copy: { $what }
settings-about = About
settings-version = Tikal { $version }
settings-licence = Free software under the MIT or the Apache 2.0 licence, as you like
settings-designers = The game is by Wolfgang Kramer and Michael Kiesling; this program is not an edition of its publisher
settings-reset = Reset everything
settings-reset-hint = All settings as for a new user
settings-reset-none = All settings are as for a new user

# Menu
menu-variants = Variants…
menu-recent = Recent files
menu-recent-none = No file was opened or saved yet
menu-recent-open = Open { $path }
menu-rematch = Rematch
menu-help = Help
menu-keys = Keys
menu-about = About Tikal

# End
plot-heading = The scores turn by turn
plot-turn = Turn
plot-points = Points
plot-final = end
plot-point = { $name }, turn { $turn }: { $points }
plot-scores = { $name } { $scores }
plot-name = Scores at every scoring and at the end: { $scores }
plot-hint = Dashed lines: scoring rounds
end-parts = { $temples } + { $treasures }
end-rematch = Rematch
end-rematch-hint = The same players and rules, the next one begins

# A file over the window
drop-record = Drop { $name } to open the game
drop-variant = Drop { $name } to play this variant
drop-file = Drop the file to open it
drop-nothing = { $name } is neither a record nor a variant
