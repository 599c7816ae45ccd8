# Home
home-title = Tikal
home-subtitle = Temples et trésors dans la jungle
home-continue = Continuer
home-new = Nouvelle partie
home-open = Ouvrir une partie
home-settings = Réglages
home-quit = Quitter
home-rejected = { $path } est laissé de côté : { $reason }
home-rules = Règles du jeu
home-variants = Variantes
home-no-game = Il n’y a pas de partie à continuer
home-game = { $about } · { $progress }

# What a game is about
game-about = { $variant } · { $names }
game-turn = Tour { $turn }, à { $name } de jouer
game-over = Terminée : { $names }, { $points } points
