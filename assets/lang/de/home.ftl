# Home
home-title = Tikal
home-subtitle = Tempel und Schätze im Urwald
home-continue = Weiterspielen
home-new = Neues Spiel
home-open = Partie öffnen
home-settings = Einstellungen
home-quit = Beenden
home-rejected = { $path } fehlt in der Auswahl: { $reason }
home-rules = Spielregel
home-variants = Varianten
home-no-game = Es gibt keine Partie zum Weiterspielen
home-game = { $about } · { $progress }

# What a game is about
game-about = { $variant } · { $names }
game-turn = Zug { $turn }, { $name } ist dran
game-over = Beendet: { $names }, { $points } Punkte
