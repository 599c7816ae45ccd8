# A table over the net, in the window
menu-friends = Tisch mit Freunden…
settings-turn-notice = An einem Tisch über das Netz: der Desktop meldet, wenn du am Zug bist und dieses Fenster hinter anderen liegt
friends-turn-notice = Du bist am Zug
setup-start-friends = Tisch öffnen
player-elsewhere = Freund woanders
player-elsewhere-hint = Wer ein Ticket von dir hat, nimmt diesen Platz über das Netz ein

# How a table is opened
friends-hosting = Freunde woanders
friends-hosting-hint = Dein Programm hält den Tisch. Es gibt dir ein Ticket; wer das Ticket hat, kann einen freien Platz einnehmen
friends-watch = Wer das Ticket und keinen Platz hat, darf zusehen
friends-relay = Relay
friends-relay-public = öffentlich
friends-relay-none = keins
friends-relay-own = eigenes
friends-relay-public-hint = Hinter den meisten Routern finden sich die Programme über ein öffentliches Relay des Projekts iroh. Es sieht, wer mit wem verbunden ist und wie viel gesendet wird, nicht was
friends-relay-none-hint = Niemand hilft: Freunde erreichen dich im selben Netz, oder wo dein Router sie einlässt
friends-relay-own-hint = Die Programme finden sich über ein Relay, das du betreibst oder jemand, dem du traust
friends-relay-address = Adresse deines Relays
friends-relay-wrong = Die Adresse eines Relays beginnt mit https:// oder http://
friends-clock = Uhr
friends-clock-none = keine Uhr
friends-clock-per-turn = für jeden Zug
friends-clock-per-game = für die ganze Partie
friends-clock-time = Zeit auf der Uhr
friends-clock-end = Wenn die Zeit um ist
friends-clock-warning = wird es nur gemeldet
friends-clock-ends-turn = endet der Zug
friends-clock-computer = spielt ein Computer weiter
friends-clock-level = Computer, wenn die Zeit um ist
friends-clock-hint = Die Zeit läuft für die Person am Zug, sobald alle da sind, auch wenn deren Leitung unterbrochen ist. Wessen Zeit fast um ist, der wird gewarnt

# Who knows what
friends-known = Wer was weiß
friends-known-host = Dein Programm hat die ganze Partie und kennt die Adressen seiner Gäste. Sie erfahren, was ihre Plätze wissen dürfen, die Namen und wessen Leitung steht, und keine Adressen voneinander. Das Ticket nennt deine Adressen, und es ist ein Weg hinein: gib es nur denen, die mitspielen sollen
friends-known-guest = Das Programm des Gastgebers hat die ganze Partie, auch ihre Geheimnisse, und kennt deine Adresse. Du und die anderen Gäste erfahren, was eure Plätze wissen dürfen, die Namen und wessen Leitung steht, und keine Adressen voneinander

# Coming to a table
friends-join-heading = Tisch mit Freunden
friends-join-hint = Der Gastgeber schickt dir ein Ticket. Füge es hier ein, oder zieh eine Datei damit auf das Fenster
friends-join-do = An den Tisch
friends-join-needs = Erst ein ganzes Ticket und ein Name
friends-paste-ticket = Einfügen
friends-no-ticket = Das ist kein Ticket: ein Ticket beginnt mit „tikal-table1-“. Kopiere alles, was der Gastgeber geschickt hat
friends-damaged-ticket = Dieses Ticket ist beschädigt: ein Teil fehlt oder wurde geändert. Kopiere es noch einmal, oder bitte den Gastgeber darum
friends-ticket-good = Das Ticket ist ganz
friends-name = Dein Name
friends-name-field = Name am Tisch
friends-ticket-field = Ticket des Gastgebers
friends-name-hint = Die anderen sehen ihn. Unter demselben Namen hast du wieder denselben Platz
friends-back = Zurück

# The lobby
friends-heading = Tisch mit Freunden
friends-leave = Tisch verlassen
friends-leave-hint = Der Tisch ruht, und auf dem Startbildschirm geht es weiter
friends-to-table = Zur Partie
friends-other-ticket = Anderes Ticket…
friends-ticket = Ticket
friends-ticket-hint = Für alle, die mitspielen sollen. Es bleibt gültig, auch nach Tagen Pause
friends-ticket-waits = Das Ticket wird ausgestellt…
friends-ticket-picture = Das Ticket als QR-Code
friends-ticket-copied = Das Ticket ist kopiert
friends-copy-ticket = Ticket kopieren
friends-seats = Plätze
friends-talk = Gespräch
friends-calls = Ruft den Gastgeber…
friends-stands = Die Leitung zum Gastgeber steht
friends-begun = Die Partie läuft
friends-waits = { $count ->
    [one] Die Partie beginnt von selbst, sobald jemand den letzten Platz einnimmt
   *[other] Die Partie beginnt von selbst, sobald noch { $count } Plätze eingenommen sind
}
friends-broken = Die Leitung zum Gastgeber ist unterbrochen; neuer Versuch in { $seconds } s
friends-not-reached = Der Gastgeber ist nicht zu erreichen; neuer Versuch in { $seconds } s. Frag nach, ob der Tisch dort offen ist
friends-failed = Der Tisch lässt sich hier nicht spielen: { $reason }
friends-bye-ticket = Der Gastgeber kennt dieses Ticket nicht. Bitte um das Ticket für diesen Tisch; ein neu geöffneter Tisch hat ein anderes
friends-bye-version = Dein Programm ({ $own }) und das des Gastgebers ({ $theirs }) verstehen sich nicht. Das ältere braucht die neuere Version
friends-bye-full = Am Tisch sind so viele, wie er einlässt. Bitte den Gastgeber, einen Platz freizugeben oder Zuschauer zuzulassen
friends-bye-nonsense = Der Gastgeber hat nicht verstanden, was dieses Programm gesendet hat. Verlass den Tisch und komm wieder
friends-bye-too-fast = Der Gastgeber hat die Leitung geschlossen: es kam zu viel auf einmal. Verlass den Tisch und komm wieder
friends-bye-elsewhere = Du bist mit einem anderen Fenster an diesen Tisch gekommen; dort geht es weiter
friends-bye-closed = Der Gastgeber hat den Tisch geschlossen. Er ruht; komm wieder, wenn er offen ist
friends-no-name = Erst ein Name
friends-own-colour = die des Platzes
friends-colour = Farbe des Spielers
friends-sit = Setzen
friends-sit-at = Auf Platz { $number } setzen
friends-sit-hint = Wähle einen freien Platz
friends-sit-more-hint = Wer noch an deinem Bildschirm sitzt, kann unter anderem Namen je einen freien Platz einnehmen

# Seats
friends-seat = Platz { $number }
friends-seated = { $name } · { $state }
friends-free = frei
friends-computer = Computer
friends-stand-in = vorerst Computer
friends-seatless = ohne Platz
friends-guest-menu = Mehr zu { $name }
friends-return = Platz zurücknehmen
friends-stands-in = Ein Computer spielt für { $name }
friends-unseated = { $name } hat keinen Platz mehr
friends-left = Restzeit von { $name }: { $left }
friends-left-hours = { $hours } h { $minutes } min
friends-left-days = { $days } d { $hours } h
friends-time-low = Die Zeit von { $name } ist fast um: { $left }; danach { $end }
friends-you = hier
friends-there = da
friends-away = weg
friends-seat-menu = Mehr zu Platz { $number }
friends-free-seat = Platz für jemand anderen freigeben
friends-replace = Einen Computer spielen lassen: { $level }
friends-mute = Stummschalten
friends-hear = Wieder hören
friends-is-muted = Was dort gesagt wird, wird nicht gezeigt

# Beside the board
friends-tab = Gespräch
friends-tab-unread = Gespräch · { $count }
friends-nothing-said = Noch hat niemand etwas gesagt
friends-said = { $name }: { $text }
friends-say = Etwas sagen
friends-send = Senden
friends-emotes = Zeichen zum Senden
friends-take-back = Zug zurücknehmen…
friends-take-back-hint = Fragt alle anderen am Tisch; es geschieht, sobald alle zustimmen
friends-ask-record = Um die ganze Partie bitten
friends-ask-record-hint = Fragt alle anderen am Tisch; sobald alle zustimmen, kommt die Aufzeichnung mit allem, was verborgen ist, und liegt bei deinen Partien
friends-record-name = { $names } (ganze Partie)
friends-record-came = Die ganze Partie ist da: sie liegt als „{ $name }“ bei deinen Partien
friends-record-failed = Die ganze Partie, die gekommen ist, lässt sich nicht ablegen: { $reason }
friends-looks-on = Du siehst zu
friends-seat-is-free = Du siehst zu; ein Platz ist frei
friends-take-seat = Freien Platz nehmen
friends-asks = { $count ->
    [one] { $name } bittet, die letzte Aktion zurückzunehmen
   *[other] { $name } bittet, die letzten { $count } Aktionen zurückzunehmen
}
friends-agree = Zustimmen
friends-decline = Ablehnen
friends-point = Den anderen ein Feld zeigen (halten)
friends-alone = Niemand woanders ist an diesem Tisch

# Tables that rest
friends-resting = Über das Netz
friends-as-host = { $game }, du bist Gastgeber
friends-as-guest = zu Gast bei { $host }
friends-your-turn = Du bist am Zug: { $name }
friends-turn-of = { $name } ist am Zug
friends-rest-over = Die Partie ist zu Ende
friends-go-on = Weiter bei { $name }: { $turn }, { $part }

friends-own-not-kept = Die Partie am Tisch ist nicht gesichert; speichere sie, oder versuche es wieder, sobald sie es ist
friends-no-record = Was nur andere von dieser Partie wissen, ist nicht hier; darum gibt es vor ihrem Ende keine Aufzeichnung. Die Aufzeichnung hat, wer den Tisch eröffnet hat. Bitte die anderen um die ganze Partie
friends-host = Gastgeber
friends-asks-record = { $name } bittet um die ganze Partie, mit allem, was verborgen ist
