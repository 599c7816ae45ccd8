# Home
home-title = Tikal
home-subtitle = Temples and treasures in the jungle
home-continue = Continue
home-new = New game
home-open = Open a record
home-settings = Settings
home-quit = Quit
home-rejected = { $path } is left out: { $reason }
