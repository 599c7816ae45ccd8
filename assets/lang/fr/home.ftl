# Home
home-title = Tikal
home-subtitle = Temples et trésors dans la jungle
home-continue = Continuer
home-new = Nouvelle partie
home-open = Ouvrir une partie
home-settings = Réglages
home-quit = Quitter
home-rejected = { $path } est laissé de côté : { $reason }
