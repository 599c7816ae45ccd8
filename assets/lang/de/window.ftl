# Menu and messages
menu-game = Spiel
menu-home = Startseite
menu-new = Neues Spiel…
menu-open = Partie öffnen…
menu-save = Speichern…
menu-quit = Beenden
menu-view = Ansicht
menu-fit = Ganzen Plan zeigen
menu-theme = Dunkel oder hell
menu-full-screen = Vollbild
menu-settings = Einstellungen…
menu-course = { $variant } · Zug { $turn } · noch { $tiles } Geländetafeln
message-close = Schließen
message-no-dialog = Das System bietet keinen Dateidialog: Pfad eintippen oder aus der Liste wählen
message-not-opened = { $path } lässt sich nicht öffnen: { $reason }
message-not-saved = { $path } lässt sich nicht speichern: { $reason }
message-saved = Gespeichert als { $path }
message-levels = { $levels }: diese Spielstärke des Computers kennt das Programm nicht, stattdessen spielt „geübt“

# A game that is not saved
question-heading = Die Partie am Tisch ist nicht gespeichert
question-save = Speichern…
question-replace = Ohne Speichern fortfahren
question-cancel = Abbrechen
