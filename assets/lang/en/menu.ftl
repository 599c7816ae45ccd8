# Menus
menu-restart = Restart turn
menu-restart-treasure = Back to just after the treasure
menu-restart-tile = Back to just after the tile drawn
menu-restart-chance = Back to just after chance
menu-undo-action = Undo one action
menu-take-back-turn = Take back the whole turn
menu-ledger = Ledger of temples
menu-worth = Points if scored now
menu-names = Names of all hexes
menu-plan = Plan the next turn
menu-hint = Hint
menu-player = { $name }: { $player }
menu-next-reach = Reach of the next piece
menu-last-reach = Reach of the previous piece
menu-rules = Rules
menu-variants = Variants…
menu-recent = Recent files
menu-recent-none = No file was opened or saved yet
menu-recent-open = Open { $path }
menu-rematch = Rematch
menu-help = Help
menu-keys = Keys
menu-about = About Tikal
menu-licences = Licences
menu-problem = Report a problem…
menu-game = Game
menu-home = Home
menu-new = New game…
menu-open = Open a record…
menu-save = Save a copy…
menu-quit = Quit
menu-turn = Turn
menu-view = View
menu-fit = Show the whole board
menu-theme = Dark or light
menu-full-screen = Full screen
menu-settings = Settings…
menu-progress = { $variant } · { menu-progress-short }
menu-progress-short = { $part ->
    [scoring] turn { $turn }, scoring round
    [final] last scoring
   *[turn] turn { $turn }
} { $tiles ->
    [one] · { $tiles } tile left
   *[other] · { $tiles } tiles left
}
menu-editor = Variant editor
