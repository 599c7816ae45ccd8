# Messages
message-opened = { $name } ist geöffnet
message-close = Schließen
message-no-dialog =
    Das System bietet keinen Dateidialog
    Pfad eintippen oder aus der Liste wählen
message-not-opened =
    { $path } lässt sich nicht öffnen
    { $reason }
message-not-saved =
    { $path } lässt sich nicht speichern
    { $reason }
message-saved =
    Gespeichert als
    { $path }
message-levels = { $levels }: diese Spielstärke des Computers kennt das Programm nicht, stattdessen spielt „geübt“
message-binned =
    { $name } liegt im Papierkorb
    Auf dem Startbildschirm lässt sie sich wieder herausnehmen
message-taken-out = { $name } ist wieder bei deinen Partien
message-not-renamed =
    { $name } behält den Namen
    { $reason }
message-not-binned =
    { $name } lässt sich nicht in den Papierkorb legen
    { $reason }
message-not-taken-out =
    { $name } lässt sich nicht aus dem Papierkorb nehmen
    { $reason }
message-bin-not-emptied =
    Der Papierkorb lässt sich nicht leeren
    { $reason }

# Spiele, die bewahrt werden
game-of-last-run = Letztes Spiel
message-torn =
    Das Ende der Datei dieses Spiels war beschädigt
    Die letzte Zeile wurde weggelassen
message-set-aside =
    Nur ein Teil dieses Spiels war lesbar
    Von dort geht es weiter. Die beschädigte Datei liegt als { $path }
game-unkept = Dieses Spiel wird gerade nicht bewahrt: { $reason }. Jede Sekunde wird es neu versucht
game-unkept-for-good = Dieses Spiel kann nicht bewahrt werden: { $reason }
game-unkept-save = Anderswo speichern…
in-use-heading = Dieses Spiel ist in einem anderen Fenster offen
in-use-about = Ein Spiel kann nur in einem Fenster gespielt werden. Dort schließen, hier zusehen oder mit einer Kopie weiterspielen.
in-use-look-on = Zusehen
in-use-copy = Mit einer Kopie weiterspielen
close-heading = Das Spiel auf dem Tisch wird nicht bewahrt
close-about = Was nicht bewahrt ist, geht verloren, wenn das Fenster jetzt geschlossen wird.
close-save = Anderswo speichern…
close-anyway = Schließen, ohne es zu bewahren
unsaved-heading = { $count ->
    [one] Eine Variante im Editor ist nicht gespeichert
   *[other] { $count } Varianten im Editor sind nicht gespeichert
}
unsaved-kept = Nichts geht verloren: beim nächsten Start ist alles wieder da, wie es jetzt ist: { $names }
unsaved-lost = Was geändert wurde, lässt sich hier nicht aufheben und geht verloren, wenn das Fenster jetzt geschlossen wird: { $names }
unsaved-quit = Beenden
unsaved-show = Zum Editor
leave-about = Was nicht bewahrt ist, geht verloren, wenn jetzt ein anderes Spiel an seine Stelle tritt.
leave-anyway = Verlassen, ohne es zu bewahren
rematch-heading = Jetzt eine Revanche beginnen?
rematch-kept = Das Spiel auf dem Tisch ist noch nicht zu Ende. Es bleibt auf der Startseite unter „{ home-unfinished }“ und kann dort jederzeit fortgesetzt werden.
rematch-copied = Das Spiel auf dem Tisch ist noch nicht zu Ende. Von ihm bleibt die Datei, in der es gespeichert ist.
rematch-do = Revanche beginnen
question-cancel = Abbrechen
watch-end = Nicht mehr zusehen
watch-end-hint = Auch mit Esc: das Spiel geht im anderen Fenster weiter

# Files of settings
message-settings-aside =
    { $path } ist nicht lesbar und wird als „{ $aside }“ aufgehoben
    { $reason }
message-not-read =
    { $path } ist nicht lesbar
    { $reason }
message-not-kept =
    { $path } lässt sich nicht schreiben; was geändert wird, gilt bis zum Ende des Programms
    { $reason }
message-wrong-values = In { $path } steht, was dieses Programm nicht kennt und auslässt: { $values }
message-wrong-value = „{ $name }“: { $value }

# Before something is lost for good
ask-quoted = „{ $name }“
ask-and-more = { $names } und { $more } weitere
reset-heading = Alle Einstellungen zurücksetzen?
reset-about = Bekommen wieder ihre Anfangswerte: { $names }. Partien, Dateien und Lektionen bleiben.
reset-do = Zurücksetzen
report-drop-heading = Bericht löschen?
report-drop-about = { $path } sagt, was schiefging, und hilft, es zu beheben. Der Bericht würde gelöscht.
report-drop-do = Löschen
lesson-again-heading = „{ $title }“ neu beginnen?
lesson-again-about = Verlassen wurde sie bei Schritt { $step } von { $steps }; das ginge verloren.
lesson-again-do = Neu beginnen
setup-reset = Zurücksetzen…
setup-reset-hint = Stellt alle Angaben auf die Anfangswerte zurück
setup-reset-heading = Alle Angaben zurücksetzen?
setup-reset-about = Variante, Namen, Farben und Stufen der Spieler sowie die Optionen bekommen wieder ihre Anfangswerte.
