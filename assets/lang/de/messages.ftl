# Messages
message-opened = { $name } ist geöffnet
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

# Files of settings
message-set-aside = { $path } ist nicht lesbar und wird als „{ $aside }“ aufgehoben. { $reason }
message-not-read = { $path } ist nicht lesbar. { $reason }
message-not-kept = { $path } lässt sich nicht schreiben; was geändert wird, gilt bis zum Ende des Programms. { $reason }
message-wrong-values = In { $path } steht, was dieses Programm nicht kennt und auslässt: { $values }
message-wrong-value = „{ $name }“: { $value }
