# Home
home-title = Tikal
home-subtitle = Temples and treasures in the jungle
home-continue = Continue
home-new = New game
home-open = Open a record
home-settings = Settings
home-quit = Quit
home-rejected = { $path } is left out: { $reason }
home-rules = Rules
home-variants = Variants
home-no-game = There is no game to go on with
home-game = { $about } · { $progress }

# What a game is about
game-about = { $variant } · { $names }
game-turn = Turn { $turn }, { $name } to move
game-over = Over: { $names }, { $points } points
