# Home
home-title = Tikal
home-subtitle = Tempel und Schätze im Urwald
home-continue = Weiterspielen
home-new = Neues Spiel
home-open = Partie öffnen
home-settings = Einstellungen
home-quit = Beenden
home-rejected = { $path } fehlt in der Auswahl: { $reason }
