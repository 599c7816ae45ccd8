# Der Tempel des Chac: Felder, für sich, als Ziel und als Ort
chac-entrance = Eingang
chac-to-entrance = zum Eingang
chac-at-entrance = am Eingang
chac-zone = Zone { $zone }
chac-to-zone = in die Zone { $zone }
chac-at-zone = in der Zone { $zone }
chac-corridor = Gang { $id }
chac-to-corridor = nach { $id } im Gang
chac-at-corridor = auf { $id } im Gang
chac-lava = Lavafeld { $id }
chac-to-lava = auf das Lavafeld { $id }
chac-at-lava = auf dem Lavafeld { $id }
chac-sun = Sonnenecke { $id }
chac-to-sun = auf die Sonnenecke { $id }
chac-at-sun = auf der Sonnenecke { $id }
chac-river = Fluss { $id }
chac-to-river = nach { $id } im Fluss
chac-at-river = auf { $id } im Fluss
chac-bridge = Brücke
chac-to-bridge = auf die Brücke
chac-at-bridge = auf der Brücke
chac-out = draußen
chac-to-out = aus dem Tempel
chac-at-out = draußen
chac-kind-entrance = Eingang
chac-kind-zone = Zone
chac-kind-corridor = Gang
chac-kind-lava = Lavafeld
chac-kind-sun = Sonnenecke
chac-kind-river = Fluss
chac-kind-bridge = Brücke
chac-kind-out = draußen
chac-alcove = Nische { $id } (Schatz mit Wert { $value })

# Schätze
chac-deck-alcove = Nische
chac-deck-lava = Lavaraum
chac-deck-river = Fluss
chac-chest = Truhe
chac-treasure = Schatz mit Wert { $points } ({ $deck })
chac-treasure-chest = Truhe ({ $deck })
chac-treasure-hidden = verdeckter Schatz ({ $deck })
chac-treasures = { $count ->
    [0] keine Schätze
    [one] { $count } Schatz
   *[other] { $count } Schätze
}

# Glyphen, nach ihren Bildern; Zahlen, Karten und Würfel
chac-glyph-sun = Sonne
chac-glyph-moon = Mond
chac-glyph-spiral = Spirale
chac-glyph-pyramid = Pyramide
chac-glyph-hand = Hand
chac-glyph-eye = Auge
chac-glyph-snake = Schlange
chac-glyph-bird = Vogel
chac-glyph-paw = Tatze
chac-glyph-maize = Mais
chac-glyph-skull = Schädel
chac-glyph-fish = Fisch
chac-glyph-flower = Blüte
chac-glyph-cross = Kreuz
chac-glyph-lightning = Blitz
chac-glyph-turtle = Schildkröte
chac-number = Zahl { $number }
chac-number-trapped = Zahl { $number }, eine Falle
chac-face-down = nicht umgedreht
chac-face-up = umgedreht, mit Schatz
chac-face-empty = umgedreht, ohne Schatz
chac-face-sunk = versunken
chac-wall-none = keine Wand rückt vor
chac-wall-left = die linke Wand rückt vor
chac-wall-right = die rechte Wand rückt vor
chac-wall-both = beide Wände rücken vor
chac-no-dice = keine Würfel
chac-die = Würfel { $face }
chac-roll-actions = Aktionen
chac-roll-lock = Schloss
chac-roll-bridge = Brücke
chac-roll-water = Klettern
chac-roll-boulder = Felsen
chac-load = Laststufe { $level }

# Abenteurer
chac-able = { $adventurer } ({ $ability })
chac-who = { $adventurer } ({ $name })
chac-ability-lockpicking = Schlosskunde
chac-ability-endurance = Ausdauer
chac-ability-linguistics = Sprachkunde
chac-ability-swimming = Schwimmen
chac-ability-sprint = Sprint
chac-ability-leap = Sprung
chac-does-lockpicking = Fehlt an einem Schloss eine einzige Zahl, gilt sie als gewürfelt
chac-does-endurance = Vor dem Würfeln: die Laststufe ist in dieser Runde um eins kleiner, aber nicht kleiner als { $least }
chac-does-linguistics = Sieh dir allein die Zahl unter einer benachbarten Lavatafel an, kostenlos
chac-does-swimming = Nimm beim Klettern aus dem Fluss einen gefährlichen Würfel weg ({ $danger ->
    [one] Augenzahl { $danger }
   *[other] Augenzahlen 1 bis { $danger }
})
chac-does-sprint = Ein Schritt kostenlos, auch wenn keine Aktionen übrig sind
chac-does-leap = Für eine Aktion auf ein Feld, zu dem zwei Schritte im rechten Winkel führen; dazwischen geschieht nichts
chac-status-waiting = noch nicht gewählt
chac-status-in = im Tempel
chac-status-lost = verloren
chac-status-out = draußen und in Sicherheit
chac-cause-lava = Lava
chac-cause-river = Fluss
chac-cause-bridge = Brücke
chac-cause-walls = Wände
chac-cause-boulder = Felsen
chac-cause-shut = geschlossener Ausgang

# Wovon eine Regel handelt
chac-about-material = Material
chac-about-setup = Aufbau
chac-about-rounds = Runden und Züge
chac-about-load = Laststufen
chac-about-moving = Gehen
chac-about-walls-room = Raum der Wände
chac-about-alcoves = Nischen und Schlösser
chac-about-way-out = Ausgang
chac-about-lava = Lavaraum
chac-about-river = Fluss
chac-about-bridge = Brücke
chac-about-abilities = Fähigkeiten
chac-about-walls = Wände
chac-about-boulder = Felsen
chac-about-substitutes = Ersatz
chac-about-end = Spielende
chac-about-secrets = was wer weiß

# Varianten, und wie weit ein Spiel ist
chac-facts-squares = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
chac-facts-adventurers = { $count ->
    [one] { $count } Abenteurer
   *[other] { $count } Abenteurer
}
chac-facts-treasures = { $count ->
    [one] { $count } Schatz
   *[other] { $count } Schätze
}
chac-facts-alone = kein Ersatz
chac-progress = { $part ->
    [setup] Aufbau, { $name } ist dran
    [load] Runde { $round }, Lasten, { $name } ist dran
    [dice] Runde { $round }, Würfel für die Aktionen
    [walls] Runde { $round }, Wände
    [boulder] Runde { $round }, Felsen
    [substitute] Runde { $round }, Ersatz, { $name } ist dran
    [end] Die letzten Truhen werden geöffnet
   *[turn] Runde { $round }, { $name } ist dran
}

# Was auf einem Feld ist
chac-here = { $who } mit Laststufe { $level }
chac-here-met = von den Wänden verschlossen
chac-here-deck = { $count ->
    [0] kein Schatz mehr
    [one] noch { $count } Schatz
   *[other] noch { $count } Schätze
}
chac-here-clue = Hinweis mit der Fallenzahl { $number }
chac-here-clue-seen = Hinweis mit der Fallenzahl { $number }, Glyphe { $glyph }
chac-here-boulder = der Felsen
chac-here-alcove = daneben { $alcove }
chac-here-alcove-empty = daneben eine leere Nische
chac-here-covered = verdeckt
chac-here-glyph = Glyphe { $glyph }
chac-here-roof = das Dach ist offen
chac-here-fall = vor dem Wasserfall
chac-here-planks = { $count ->
    [0] keine Planke mehr
    [one] noch { $count } Planke
   *[other] noch { $count } Planken
}

# Was keine Aktion ist
chac-no-verb = „{ $verb }“ ist keine Aktion: eine schreiben, etwa „step c4“ oder „end“
chac-no-adventurer = kein Abenteurer dieser Variante
chac-no-corner = keine Ecke, über der sich das Dach öffnen kann
chac-no-deck = weder ein Stapel dieser Variante noch „alcove“
chac-no-glyph = keine Zahl einer Glyphe
chac-no-number = keine Zahl einer Lavatafel
chac-no-pips = keine Augenzahl des Würfels
chac-no-square = kein Feld dieses Plans
chac-no-value = kein Schatz dieser Variante: sein Wert, oder „chest“
chac-no-wall-card = weder „none“, „left“ und „right“ noch „both“
chac-no-roll = Würfel schreibt man vom niedrigsten zum höchsten, etwa „1 2 3 4 4“

# Warum eine Aktion nicht möglich ist
chac-asked-trap = Zuerst muss der Hinweis einer Zone gezogen werden
chac-asked-deal = Zuerst muss ein Abenteurer ausgeteilt werden
chac-asked-choose = Jetzt wird gewählt, wer zuerst hineingeht: einen der beiden Abenteurer wählen
chac-asked-load = Jetzt geht es um die Lasten: Schätze wegwerfen, oder sagen, dass du bereit bist
chac-asked-actions = Zuerst müssen die Würfel für die Aktionen geworfen werden
chac-asked-lock = Zuerst müssen die Würfel für das Schloss geworfen werden
chac-asked-bridge = Zuerst müssen die Würfel für die Brücke geworfen werden
chac-asked-water = Zuerst müssen die Würfel für das Klettern geworfen werden
chac-asked-boulder = Zuerst müssen die Würfel des Felsens geworfen werden
chac-asked-act = Ein Zug ist im Gang: handeln oder ihn beenden
chac-asked-draw = Zuerst muss der gefundene Schatz gezogen werden
chac-asked-clue = Zuerst muss der Hinweis gezeigt werden
chac-asked-turn = Zuerst muss die Lavatafel umgedreht werden
chac-asked-read = Zuerst muss die Zahl unter der Lavatafel gezeigt werden
chac-asked-lay = Zuerst müssen die Glyphen des Lavaraums gelegt werden
chac-asked-rescue = Der Fluss reißt jemanden fort: Rette dich, oder lass los
chac-asked-wall = Zuerst muss eine Wandkarte aufgedeckt werden
chac-asked-substitute = Jetzt kommt Ersatz: deinen schicken oder warten
chac-asked-chest = Zuerst muss eine Truhe geöffnet werden
chac-barred-boulder = Dort liegt der Felsen, niemand kann auf dieses Feld: { $square }
chac-barred-walls = Die Wände haben sich getroffen, niemand kann mehr auf dieses Feld: { $square }
chac-barred-sunk = Die Tafel ist in der Lava versunken, niemand kann mehr auf dieses Feld: { $square }
chac-barred-bridge = Die Brücke hat keine Planken mehr, niemand kann auf dieses Feld: { $square }
chac-barred-covered = Der Lavaraum ist noch verdeckt, niemand kann auf dieses Feld: { $square }
chac-no-drawn-number = Die Zahl { $number } ist schon gezogen: eine andere eingeben
chac-no-dealing = Dieser Abenteurer ist schon ausgeteilt: einen anderen eingeben
chac-no-such-dice = { $count ->
    [one] Hier wird ein einziger Würfel
   *[other] Hier werden { $count } Würfel
} geworfen ({ $purpose }): so viele eingeben
chac-no-such-treasure = Ein solcher Schatz ist nicht mehr im Stapel ({ $value }): einen anderen eingeben
chac-no-such-glyph = Diese Glyphe kann es nicht sein ({ $glyph }), sie hat eine andere Zahl, oder es ist eine andere: die richtige eingeben
chac-no-such-number = Die Zahl { $number } kann es nicht sein, sie gehört zu einer anderen Glyphe, oder es ist eine andere: die richtige eingeben
chac-no-second-glyph = Diese Glyphe liegt schon ({ $glyph }): eine andere eingeben
chac-no-wall-card-left = Eine solche Wandkarte ist nicht mehr da ({ $card }): eine andere eingeben
chac-no-chest = Eine Truhe ist 1 bis { $sides } wert: eine solche Zahl eingeben
chac-no-own-adventurer = Dieser Abenteurer wurde dir nicht ausgeteilt: einen von deinen wählen
chac-no-own-treasure = Einen solchen Schatz hast du nicht: { $treasure }
chac-no-such-ability = Diese Fähigkeit hat dein Abenteurer nicht: { $ability }
chac-no-second-use = Dein Abenteurer hat seine Fähigkeit schon benutzt, jeder hat sie einmal: { $ability }
chac-no-actions = Du hast keine Aktionen mehr: den Zug beenden
chac-no-way = Von hier ({ $from }) führt keine gepunktete Linie dorthin ({ $to }): Feld für Feld gehen
chac-no-searching = Hier gibt es nichts zu suchen
chac-no-tile-treasure = Der Schatz dieser Tafel ist schon genommen: auf einer anderen suchen
chac-no-deck-left = In diesem Stapel ist kein Schatz mehr: { $deck }
chac-no-more-treasures = Du trägst { $most } Schätze, mehr geht nicht: am Anfang einer Runde welche wegwerfen
chac-no-staying = Auf dem letzten Feld des Flusses kannst du nur klettern oder den Zug beenden
chac-no-second-search = Hier hast du den Fluss schon abgesucht: erst weiterschwimmen
chac-no-clue = Hier ist kein Hinweis: Hinweise sind in den Zonen
chac-no-alcove = Neben diesem Feld ist keine Nische: zu einer gehen
chac-no-alcove-treasure = Die Nische neben diesem Feld ist leer: zu einer anderen gehen
chac-no-second-pick = Vor dem Schloss liegen schon Würfel: einige davon neu würfeln
chac-no-lock-dice = Vor einem Schloss liegen keine Würfel: es zu öffnen beginnen
chac-no-lying-dice = Diese Würfel liegen nicht vor dem Schloss: { $dice }
chac-no-lockpicking = { $count ->
    [0] An einem Schloss fehlt keine Zahl
    [one] Eine einzige Zahl fehlt
   *[other] { $count } Zahlen fehlen ({ $missing })
}: die Fähigkeit gilt für die letzte
chac-no-climbing = Geklettert wird vom letzten Feld des Flusses: erst dorthin
chac-no-landing = Der Felsen liegt, wo du herausklettern würdest: { $square }. Warten, bis er weitergerollt ist
chac-no-jumping = Du bist nicht auf der Brücke: nur dort kannst du hüpfen
chac-no-river-ability = Im Fluss ist dafür kein Platz: { $ability }
chac-no-leap = Zu diesem Feld führen keine zwei Schritte im rechten Winkel: { $square }
chac-no-leap-over = Das Feld, über das du springen würdest, ist jetzt nicht da: so ist { $square } nicht zu erreichen
chac-no-leap-out = Aus dem Tempel springt niemand: hinausgehen
chac-no-tile = Dort liegt keine Lavatafel mit verborgener Zahl: { $square }
chac-no-beside = Von dir führt keine gepunktete Linie zu diesem Feld, und du siehst nur unter benachbarte Tafeln: { $square }
chac-no-stopping = { $count ->
    [one] Noch { $count } Schatz muss
   *[other] Noch { $count } Schätze müssen
} zurückgelassen werden: das ist begonnen
chac-no-saving = Für einen neuen Wurf lässt du { $need ->
    [one] { $need } Schatz
   *[other] { $need } Schätze
} zurück, du hast aber { $have }: loslassen, oder schwimmen, wenn du kannst
chac-no-leaving = Die Würfel wurden schon noch einmal geworfen, Schätze helfen nicht mehr
chac-no-roof = Dort ist das Dach nicht offen: eine offene Ecke wählen oder warten
chac-no-such-square = Dieses Feld gibt es in diesem Tempel nicht
chac-no-such-thing = Diesen Abenteurer, Stapel oder diese Zahl gibt es in diesem Spiel nicht

# Was getan wurde, in einem Satz; ohne den Namen ist er eine Zeile des Verlaufs
chac-told-and = { $said }. { $more }
chac-told-chance = Der Zufall entscheidet: { $what }
chac-told-secret = { $name } sieht etwas, das anderen verborgen ist
chac-told-trap = Hinweis der Zone { $zone }: die Zahl { $number } ist eine Falle
chac-told-deal = { $name } erhält einen Abenteurer: { $able }
chac-told-choose = { $name } schickt { $adventurer } hinein
chac-told-discard = { $name } wirft weg: { $treasure }
chac-told-endurance = { $name } nutzt Ausdauer: die Last wiegt in dieser Runde weniger
chac-told-ability = { $name } nutzt eine Fähigkeit: { $ability }
chac-told-ready = { $name } ist bereit, mit Laststufe { $level }
chac-told-ready-again = { $name } ist bereit
chac-told-actions = Die Würfel für die Aktionen dieser Runde: { $dice }
chac-told-turn = { $name } hat { $actions ->
    [0] keine Aktionen
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}
chac-told-step = { $name } geht { $to }
chac-told-search = { $name } sucht
chac-told-decipher = { $name } entziffert einen Hinweis
chac-told-pick = { $name } versucht sich an einem Schloss
chac-told-reroll = { $name } würfelt am Schloss neu: { $dice }
chac-told-climb = { $name } klettert
chac-told-jump = { $name } hüpft auf der Brücke
chac-told-leap = { $name } springt { $to }
chac-told-sprint = { $name } sprintet { $to }
chac-told-linguistics = { $name } sieht unter eine Tafel: { $square }
chac-told-lockpick = { $name } öffnet das Schloss durch Schlosskunde
chac-told-swim = { $name } schwimmt: ein gefährlicher Würfel zählt nicht mehr
chac-told-leave = { $name } lässt dem Fluss: { $treasure }
chac-told-fall = { $name } lässt los
chac-told-out = { $name } kommt aus dem Tempel, { $treasures ->
    [0] ohne Schätze
    [one] mit { $treasures } Schatz
   *[other] mit { $treasures } Schätzen
}
chac-told-out-again = { $name } kommt aus dem Tempel
chac-told-end-lost = { $name } beendet den Zug, { $actions ->
    [one] { $actions } Aktion verfällt
   *[other] { $actions } Aktionen verfallen
}
chac-told-enter = { $name } schickt { $adventurer } als Ersatz: { $corner }
chac-told-enter-again = { $name } schickt Ersatz: { $corner }
chac-told-wait = { $name } schickt noch keinen Ersatz
chac-told-draw = { $name } findet: { $treasure }
chac-told-draw-hidden = { $name } findet einen Schatz ({ $deck })
chac-told-clue = { $name } sieht die Glyphe der Zone { $zone }: { $glyph }
chac-told-clue-hidden = { $name } sieht die Glyphe der Zone { $zone }
chac-told-read = { $name } sieht die Zahl unter einer Tafel: { $number } ({ $square })
chac-told-read-hidden = { $name } sieht die Zahl unter einer Tafel ({ $square })
chac-told-lock = { $name } hat { $dice } für { $alcove }
chac-told-lock-missing = { $name } hat { $dice } für { $alcove }, es fehlt: { $missing }
chac-told-alcove = { $name } öffnet { $alcove }
chac-told-uncovered = { $name } sieht den Lavaraum: er wird aufgedeckt
chac-told-lay = Eine Glyphe wird gelegt: { $glyph } ({ $square })
chac-told-turn-holds = { $name } dreht eine Tafel um: Zahl { $number }, sie hält ({ $square })
chac-told-turn-sinks = { $name } dreht eine Tafel um: Zahl { $number }, eine Falle, sie versinkt ({ $square })
chac-told-climb-safe = { $name } klettert und wirft { $dice }: keine Gefahr
chac-told-climb-danger = { $name } klettert und wirft { $dice }: { $ones ->
    [one] ein Würfel reißt
   *[other] { $ones } Würfel reißen
} den Abenteurer fort
chac-told-climbed = { $name } klettert aus dem Fluss und steht { $at }
chac-told-bridge = { $name } prüft die Brücke mit Last { $load } und wirft { $dice }: { $broken ->
    [0] keine Planke bricht
    [one] { $broken } Planke bricht
   *[other] { $broken } Planken brechen
}, { $left ->
    [0] keine bleibt
    [one] { $left } bleibt
   *[other] { $left } bleiben
}
chac-told-wall = Eine Wandkarte: { $card } ({ $left } + { $right } von { $steps } Schritten)
chac-told-met = Die Wände treffen sich: der Raum zwischen ihnen ist verschlossen
chac-told-boulder = Der Felsen würfelt { $dice }: { $squares ->
    [one] ein Feld weiter,
   *[other] { $squares } Felder weiter,
} { $to }
chac-told-boulder-rolled = Der Felsen würfelt { $dice }: { $squares ->
    [0] er bleibt liegen
    [one] ein Feld weiter
   *[other] { $squares } Felder weiter
}
chac-told-boulder-moved = Der Felsen rollt { $to }
chac-told-roof = Das Dach öffnet sich: { $corner }
chac-told-closed = Der Felsen verschließt den Ausgang
chac-told-lost-lava = Die Lava verschlingt { $who }
chac-told-lost-river = Der Fluss reißt { $who } fort
chac-told-lost-bridge = Die Brücke bricht unter { $who }
chac-told-lost-walls = Die Wände begraben { $who }
chac-told-lost-boulder = Der Felsen überrollt { $who }
chac-told-lost-shut = Der verschlossene Ausgang sperrt { $who } ein
chac-told-round = Runde { $round } beginnt, { $first } ist zuerst dran
chac-told-chest = { $name } öffnet eine Truhe: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

# Dasselbe als Zeilen des Protokolls, in weniger Worten
chac-line-deal = erhält { $adventurer }
chac-line-discard = wirft weg: { $treasure }
chac-line-leave = lässt zurück: { $treasure }
chac-line-actions = Aktionen: { $dice }
chac-line-draw = findet: { $treasure }
chac-line-lock-missing = hat { $dice }, es fehlt: { $missing }
chac-line-climb-danger = klettert mit { $dice }: { $ones } gefährlich
chac-line-bridge = Brücke, Last { $load }: { $dice }, Planken: { $left }
chac-line-wall = Wandkarte: { $card }
chac-line-boulder = Felsen { $dice }: { $to }
chac-line-enter = schickt { $adventurer }
chac-line-wait = wartet mit dem Ersatz

# Dasselbe auf einem Plättchen
chac-chip-secret = Geheim
chac-chip-number = Nr. { $number }
chac-chip-chest = Truhe { $points }
chac-chip-discard = Wirft { $value } weg
chac-chip-leave = Lassen { $value }
chac-chip-step = → { $square }
chac-chip-leap = Sprung { $square }
chac-chip-sprint = Sprint { $square }
chac-chip-linguistics = Unter { $square }
chac-chip-enter = Über { $square }

# Was aus dem wurde, was andere und die Fallen taten
chac-recap-walls = Die Wände sind { $moved ->
    [one] einen Schritt
   *[other] { $moved } Schritte
} vorgerückt: { $now } von { $steps } sind getan
chac-recap-boulder = Der Felsen ist { $squares ->
    [one] ein Feld weitergerollt,
   *[other] { $squares } Felder weitergerollt,
} { $to }
chac-recap-bridge = { $broken ->
    [one] Eine Planke der Brücke ist
   *[other] { $broken } Planken der Brücke sind
} gebrochen, { $left ->
    [0] keine bleibt
    [one] { $left } bleibt
   *[other] { $left } bleiben
}
chac-recap-lost-you = Du hast { $adventurer } verloren: { $cause ->
    [lava] von der Lava verschlungen
    [river] vom Fluss fortgerissen
    [bridge] die Brücke brach
    [walls] von den Wänden begraben
    [boulder] vom Felsen überrollt
   *[shut] vom verschlossenen Ausgang eingesperrt
}
chac-recap-uncovered-you = Du siehst den Lavaraum: er wird aufgedeckt
chac-recap-turn-holds-you = Du drehst eine Tafel um: Zahl { $number }, sie hält ({ $square })
chac-recap-turn-sinks-you = Du drehst eine Tafel um: Zahl { $number }, eine Falle, sie versinkt ({ $square })
chac-recap-thrown = { $name } hat { $count ->
    [one] einen Schatz
   *[other] { $count } Schätze
} weggeworfen
chac-recap-found = { $name } hat { $count ->
    [one] einen Schatz
   *[other] { $count } Schätze
} gefunden

# Who plays
chac-level-novice-hint = spielt nach Faustregeln, trägt wenig und fürchtet viel
chac-level-adept-hint = spielt nach Faustregeln, trägt mehr und wagt mehr
chac-level-expert-hint = spielt auf mehrere Arten weiter; braucht je Aktion einen Augenblick
chac-level-master-hint = spielt nach jeder sinnvollen Aktion weiter; braucht je Aktion einen Augenblick
