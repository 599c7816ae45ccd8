# Messages
message-opened = { $name } ist geöffnet
message-close = Schließen
message-no-dialog = Das System bietet keinen Dateidialog: Pfad eintippen oder aus der Liste wählen
message-not-opened = { $path } lässt sich nicht öffnen: { $reason }
message-not-saved = { $path } lässt sich nicht speichern: { $reason }
message-saved = Gespeichert als { $path }
message-levels = { $levels }: diese Spielstärke des Computers kennt das Programm nicht, stattdessen spielt „geübt“
message-binned = { $name } liegt im Papierkorb: auf dem Startbildschirm lässt sie sich wieder herausnehmen
message-not-renamed = { $name } behält den Namen: { $reason }
message-not-binned = { $name } lässt sich nicht in den Papierkorb legen: { $reason }
message-not-taken-out = { $name } lässt sich nicht aus dem Papierkorb nehmen: { $reason }
message-bin-not-emptied = Der Papierkorb lässt sich nicht leeren: { $reason }

# A game that is not saved
question-heading = Die Partie am Tisch ist nicht gespeichert
question-save = Speichern…
question-replace = Ohne Speichern fortfahren
question-cancel = Abbrechen
