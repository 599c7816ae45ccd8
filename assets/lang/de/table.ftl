# The side column
tab-players = Spieler
tab-table = Tisch
side-supplies = Vorrat
side-supplies-hint = Vorrat: Geländetafeln und Tempelplättchen
side-temples = Tempel
side-temples-hint = Tempel: wer die Mehrheit hat (L)

# Supplies
groups-volcanoes = { $count ->
    [one] darunter { $count } Vulkan
   *[other] darunter { $count } Vulkane
}
groups-heading = Tafeln nach Gruppe
groups-left = Gruppe { $group }: { $left ->
    [one] noch { $left } Geländetafel
   *[other] noch { $left } Geländetafeln
}
tiers-heading = Tempelplättchen
tiers-left = Tempelplättchen { $tier }: noch { $left }
treasures-hidden = { $count ->
    [one] 1 Schatz noch verborgen
   *[other] { $count } Schätze noch verborgen
}
treasures-hidden-few = { $count ->
    [one] 1 Schatz noch verborgen
   *[other] { $count } Schätze noch verborgen
}, { $dug } davon auszugraben

# Log
log-heading = Verlauf
log-notation = Notation
log-notation-hint = Der Verlauf in der Notation, in der Partien gespeichert werden
log-notation-about = Das Protokoll in Notation: die kurzen englischen Wörter, mit denen Aufzeichnungen jede Aktion schreiben, und die Namen der Felder. Ein weiterer Klick führt zurück zu Sätzen
log-in-records = In Aufzeichnungen steht:

# Players
player-score-hint = Punktestand
player-you = du
player-addressed = Du
player-own = { $name }: das bist du
player-own-hint = Das sind deine Figuren
player-worth = +{ $points }
player-explorers = Forscher im Vorrat: { $count }
player-leader = Expeditionsleiter im Vorrat: { $count }
player-camps = Lager übrig: { $count }
player-guards = Tempelwächter übrig: { $count }
player-copies = { $name } × { $copies }
player-treasures-hint = { $points ->
    [one] Bringt { $points } Punkt in jeder Wertung
   *[other] Bringt { $points } Punkte in jeder Wertung
}{ $next ->
    [0] { "" }
   *[other] ; mit einem gleichen mehr { $next }
}
player-treasure-single = Andere können ihn eintauschen, solange er hier der einzige seiner Art ist
player-treasure-safe = Mehrere gleiche sind vor Tausch sicher
player-temples = Tempel: { $list }; zusammen { $total }
player-temples-listed = { $total }: { $list }
player-nothing = Kein Tempel, kein Schatz
player-held = { $cell } ({ $value })
player-guarded = { $cell } ({ $value }, bewacht)
player-amulet-up = Amulett offen: der Zug dieser Runde steht noch bevor, also wird mitgeboten. Es ist kein Schatz und bringt keine Punkte
player-amulet-now = Amulett offen: der Zug dieser Runde wird gerade gespielt, danach wird es umgedreht. Es ist kein Schatz und bringt keine Punkte
player-amulet-out = Amulett offen: der Zug dieser Runde steht noch bevor. Wer gepasst hat, ist aus dieser Versteigerung heraus und bietet in der nächsten wieder mit. Es ist kein Schatz und bringt keine Punkte
player-amulet-down = Amulett verdeckt: der Zug dieser Runde ist gespielt, bis zur nächsten Runde wird nicht mehr mitgeboten. Es ist kein Schatz und bringt keine Punkte
player-bid = bietet { $bid }
player-passed = passt
player-won = zahlt { $bid }
player-won-hint = { $name } hat diese Versteigerung mit { $bid } gewonnen
player-bid-hint = In dieser Versteigerung bot { $name } { $bid }
player-passed-hint = In dieser Versteigerung hat { $name } gepasst

# Auction
auction-heading = Versteigerung
auction-tiles = Offene Geländetafeln
auction-choose = Geländetafel wählen
auction-face-up = Offen: { $tile }
auction-take = { $tile } nehmen
auction-volcano = Wer ihn nimmt, löst eine Wertung aus und handelt darin zuerst
auction-passed-first = { $name } passte zuerst
auction-passed-first-you = Du hast zuerst gepasst
auction-first-hint = Wer zuerst passt, spielt ohne zu zahlen, wenn niemand bietet
auction-poor = { $name } kann nicht bieten
auction-poor-you = Du kannst nicht bieten
auction-poor-hint = Zu wenig Punkte für ein höheres Gebot: das gilt als Passen, ohne Frage
auction-won-free = { $name } spielt umsonst
auction-won-free-you = Du spielst umsonst
auction-passed = { $name } hat gepasst
auction-passed-you = Du hast gepasst
auction-bid = { $name } bietet { $bid }
auction-bid-you = Du bietest { $bid }
auction-bid-won = { $name } gewinnt mit { $bid }
auction-bid-won-you = Du gewinnst mit { $bid }
auction-bid-before = { $name } hat { $bid } geboten
auction-bid-before-you = Du hast { $bid } geboten
auction-asked = { $name } ist an der Reihe
auction-asked-you = Du bist an der Reihe
auction-asked-again = { $name } ist an der Reihe (bot { $bid })
auction-asked-again-you = Du bist an der Reihe (Gebot { $bid })
auction-in = { $name } ist noch nicht dran
auction-in-you = Du bist noch nicht dran
auction-bid-title = Gebot { $bid }
auction-leaves = lässt { $left }
auction-other = Anderer Betrag…
auction-number = Eine andere Punktzahl
auction-range = { $least } bis { $most }
auction-higher = Jedes Gebot von { $least } bis { $most }, ob es einen eigenen Knopf hat oder nicht: Zahl eintippen, dann den Knopf daneben drücken
auction-less = Eins weniger
auction-more = Eins mehr
auction-pass = Passen
auction-out = aussteigen
auction-stays = Endgültig: Die anderen antworten sofort darauf
auction-taken-back = „{ bar-undo }“ nimmt es zurück, samt dem, was andere danach getan haben

# Chance by hand
chance-heading = Was kam?
chance-drawn = Gezogen: { $tile }
chance-revealed = Geborgen: { $kind }
chance-left = noch { $left }
chance-find = Nach Namen suchen
chance-none = Nichts mit diesem Namen kann jetzt kommen
correct-entry = Berichtigen…
correct-hint = Etwas anderes eingeben, auch wenn andere seither gespielt haben
correct-name = Berichtigen: { $said }
correct-draw = Diese Ziehung berichtigen…
correct-treasure = Diesen Schatz berichtigen…
correct-chance = Diesen Zufall berichtigen…
correct-heading = Die Eingabe berichtigen?
correct-since = { $count ->
    [one] { $count } Aktion seither, von { $names }, wird zurückgenommen
   *[other] { $count } Aktionen seither, von { $names }, werden zurückgenommen
}
correct-since-chance = { $count ->
    [one] { $count } Eingabe seither wird zurückgenommen
   *[other] { $count } Eingaben seither werden zurückgenommen
}
correct-again = Bis etwas Neues eingegeben wird, spielt „{ bar-redo }“ alles noch einmal
correct-do = Dorthin zurück und neu eingeben
correct-keep = So lassen
amend-step = Diesen Schritt ändern…
amend-shown = Den gezeigten Schritt ändern…
amend-entry = Ändern…
amend-hint = Berichtigen oder herausnehmen, was hier gespielt wurde, auch wenn andere seither gespielt haben
amend-name = Ändern: { $said }
amend-question = Gespieltes ändern?
amend-do = Berichtigen, dann den Rest wieder spielen
amend-take-out = Herausnehmen, den Rest wieder spielen
amend-kept = { $count ->
    [one] { $count } Aktion seither wird wieder gespielt, wenn sie noch erlaubt ist
   *[other] { $count } Aktionen seither werden wieder gespielt, soweit sie erlaubt sind
}
amend-back = Dorthin zurück und von da an neu spielen
amend-heading = Zu berichtigen: { $said }
amend-later = { $count ->
    [one] Spiele hier, was am Tisch gespielt wurde; dann wird die Aktion danach wieder gespielt, wenn sie noch erlaubt ist
   *[other] Spiele hier, was am Tisch gespielt wurde; dann werden die { $count } Aktionen danach wieder gespielt, soweit sie erlaubt sind
}
amend-play-rest = Den Rest wieder spielen
amend-restore = Wie es vorher war
amend-computer = Der Computer wartet: Spiele den Rest wieder, oder lass das Spiel, wie es war
amend-done = Berichtigt
amend-all = { $count ->
    [one] Die Aktion danach wurde wieder gespielt
   *[other] Alle { $count } Aktionen danach wurden wieder gespielt
}
amend-dropped = { $dropped } der { $count } Aktionen danach { $dropped ->
    [one] fiel
   *[other] fielen
} weg
amend-first = Zuerst { $name }: „{ $line }“. { $why }
amend-no-reason = Sie passt dort nicht mehr

# Exchange
exchange-heading = Schatz tauschen
exchange-give = Du gibst
exchange-take = { $name } gibt
exchange-give-name = { $kind } geben
exchange-take-name = { $kind } von { $name } nehmen
exchange-open = Wähle den Schatz, den du gibst, dann den, den du nimmst
exchange-open-give = Wähle nun den Schatz, den du gibst
exchange-open-take = Wähle nun den Schatz, den du nimmst
exchange-do = Tauschen
exchange-cancel = Abbrechen
exchange-about = Kostet { $cost } Aktionspunkte. Getauscht wird nur, was sein Besitzer genau einmal hat; Paare und Drillinge stehen hier nicht.

# The cover of the board in a game with secrets
cover-title = { $name } ist am Zug
cover-about = Manches darf nur { $name } sehen. Alle anderen schauen weg.
cover-lift = Abdeckung heben
