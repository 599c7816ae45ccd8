# A table over the net, without a window: the log of a host and of a guest
net-ticket = Die Karte für diesen Tisch, für alle, die mitspielen sollen:
net-kept = Das Spiel wird in { $path } aufbewahrt
net-waits = { $count ->
    [one] Wartet auf jemanden am Platz { $seats }
   *[other] Wartet auf { $count } Gäste, an den Plätzen { $seats }
}
net-begins = Alle sind da
net-over = Das Spiel ist vorbei
net-rests = Der Tisch ruht
net-came = { $name } ist gekommen
net-went = { $name } ist gegangen
net-sat = { $name } sitzt am Platz { $seat }
net-said = { $name }: „{ $text }“
net-took-back = Alle sind einverstanden: zurückgenommen bis zu den ersten { $steps } Aktionen
net-closed = Die Leitung von { $key } wurde geschlossen: { $why }
net-welcome = Am Tisch
net-welcome-other = Am Tisch; das Programm des Gastgebers hat eine andere Version: { $program }
net-asks-back = { $name } möchte bis zu den ersten { $steps } Aktionen zurücknehmen: einverstanden
net-action = { $player }: { $line }
net-chance = Der Zufall
net-score = { $player }: { $score }
net-no-score = { $player }: ausgeschieden
net-calls = Ruft den Gastgeber an …
net-broken = Die Leitung ist unterbrochen; neuer Versuch in { $seconds } s
net-emoted = { $name }: { $emote }
net-pointed = { $name } zeigt auf { $place }
net-gave-record = { $name } hat das ganze Spiel bekommen
net-record = Das ganze Spiel ist gekommen
net-asks-record = { $name } möchte das ganze Spiel: nicht einverstanden
net-freed = Platz { $seat } ist frei
net-computer = Ein Computer spielt am Platz { $seat }: { $level }
net-not-done = Das geht nicht: den Platz gibt es nicht, oder es ist schon so
net-order-unknown = Schreib `free PLATZ`, `computer PLATZ STUFE` oder `stop`
net-clock-warns = Die Zeit von { $name } ist fast um
net-clock-ends = Die Zeit von { $name } ist um
net-clock-turn = Uhr: { $time } für jeden Zug; danach { $end }
net-clock-game = Uhr: { $time } für die ganze Partie, je Platz; danach { $end }
net-clock-computer = springt ein Computer ein ({ $level }), bis die Person den Platz zurückverlangt
net-clock-computer-on = spielt ein Computer weiter ({ $level })
net-clock-end-turn = endet der Zug mit der letzten erlaubten Aktion
net-clock-warning = erfahren es alle, und die Partie geht weiter
net-time-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
net-time-hours = { $count } h
net-time-minutes = { $count } min
net-time-seconds = { $count } s
net-clock-form = Schreib eine Zeit wie 90s-per-turn, 20m-per-game oder 3d-per-turn
net-clock-range = Eine Zeit liegt zwischen 5 Sekunden und 30 Tagen

# Signs to all
net-emote-hello = Hallo
net-emote-good-luck = Viel Glück
net-emote-well-played = Gut gespielt
net-emote-thanks = Danke
net-emote-thinking = Ich überlege noch
net-emote-wow = Oha
net-emote-oops = Hoppla
net-emote-goodbye = Tschüss

# What is not done
net-refused-taken = Dort sitzt jemand anders
net-refused-no-seat = Kein Platz ist frei
net-refused-colour = Diese Farbe gibt es nicht, oder ein anderer Platz hat sie
net-refused-waiting = Noch sind nicht alle da
net-refused-late = Das Spiel ist inzwischen weitergegangen
net-refused-not-yours = Ein anderer Platz ist am Zug
net-refused-illegal = Das verbieten die Regeln
net-refused-declined = Jemand ist nicht einverstanden
net-refused-asked = Es wird schon etwas gefragt
net-refused-too-much = Zu viel auf einmal: es wurde nicht weitergegeben
net-refused-time = Die Zeit dieses Platzes ist um
net-refused-too-long = Das Spiel ist zu lang, um mitgeteilt zu werden

# Why a line is ended
net-bye-ticket = die Karte ist für einen anderen Tisch
net-bye-version = die Programme verstehen einander nicht; das des Gastgebers ist { $program }
net-bye-full = der Tisch lässt niemanden mehr ein
net-bye-nonsense = was gesendet wurde, ist keine Nachricht
net-bye-too-fast = zu viele Nachrichten kamen
net-bye-elsewhere = derselbe Gast kam über eine andere Leitung
net-bye-silent = niemand hat gesagt, wer es ist
net-bye-closed = der Gastgeber schließt den Tisch

# Why it cannot be done
net-no-ticket = Das ist keine Karte für einen Tisch: sie beginnt mit „tikal-table1-“
net-damaged-ticket = Diese Karte ist beschädigt: ein Teil fehlt oder wurde verändert
net-fail-table = Das Spiel dieses Tisches kann hier nicht gespielt werden: { $detail }
net-fail-other-game = An diesem Tisch wird jetzt ein anderes Spiel gespielt
net-fail-strays = Was der Gastgeber vom Spiel mitteilt, passt nicht zu den Regeln dieses Programms
net-fail-disorder = Das Programm des Gastgebers hält sich nicht an die Nachrichten
net-fail-network = Es gibt kein Netz: { $detail }
net-fail-by-hand = In diesem Spiel geben Personen den Zufall von Hand ein, was über das Netz nicht geht
net-fail-no-folder = Das System hat keinen Platz für Spiele
net-fail-not-kept = Das Spiel kann nicht aufbewahrt werden: { $detail }
net-fail-program = { $command } { $reason }
net-fail-bot = Der Computerspieler hat keine Aktion gefunden
