# Der Tisch des Tempels des Chac: was getan, gefragt und gesagt wird.
chac-table-board = Der Tempel
chac-table-progress = { $variant } · { chac-table-round }
chac-table-progress-before = { $variant } · { chac-table-before-short }
chac-table-before-short = vor der ersten Runde
chac-table-round = Runde { $round }
chac-table-search = Suchen
chac-table-decipher = Entziffern
chac-table-pick = Schloss öffnen
chac-table-reroll = Neu würfeln
chac-table-climb = Klettern
chac-table-jump = Hüpfen
chac-table-ability = Fähigkeit benutzen
chac-table-ready = Bereit
chac-table-ready-unseen = Bereit, nichts wegwerfen
chac-table-wait = Warten
chac-table-fall = Loslassen
chac-table-enter = Hinein: { $corner }
chac-table-discard-title = Wegwerfen
chac-table-leave-title = Zurücklassen
chac-table-discard = Wegwerfen: { $treasure }
chac-table-leave = Dem Fluss lassen: { $treasure }
chac-table-show-to-discard = Wegwerfen…
chac-table-show-to-leave = Schätze lassen…
chac-table-once = einmal, gratis
chac-table-name-cost = { $title }, Kosten { $cost }
chac-table-name-free = { $title }, gratis, einmal im Spiel
chac-table-notes = Was ich gesehen habe
chac-table-show-secrets = Zeigen, was nur ich weiß
chac-table-fading = Gesehenes verblasst
chac-table-fading-hint = Was du angesehen hast, verblasst nach einigen Sekunden; der Rest bleibt dem Gedächtnis überlassen
chac-table-show = Zeigen ({ $key })
chac-table-hide = Verbergen ({ $key })
chac-table-no-secrets = Niemand ist gerade hier, dessen Geheimnisse gezeigt werden könnten
chac-table-numbered = Den ersten, zweiten … Würfel wählen, eine Zahl eingeben oder einen Knopf der Leiste drücken
chac-table-key-square = Zum nächsten Feld gehen
chac-table-not-now = Das geht jetzt nicht
chac-table-here = Hier stehst du: Klick ein anderes Feld an, um dorthin zu gehen
chac-table-cut-off = Dorthin führt jetzt kein Weg
chac-table-too-far = Das braucht { $need ->
    [one] eine Aktion
   *[other] { $need } Aktionen
}, { $have ->
    [0] keine ist übrig
    [one] { $have } ist übrig
   *[other] { $have } sind übrig
}
chac-table-no-dice = Wähl zuerst die Würfel, die neu rollen sollen
chac-table-no-square = { $which ->
    [linguistics] Neben deinem Feld liegt keine Lavatafel mit verborgener Zahl
    [leap] Von hier gibt es kein Feld, auf das gesprungen werden kann
   *[sprint] Von hier gibt es kein Feld, auf das gesprintet werden kann
}
chac-table-under = unter { $percent }
chac-table-waste = { $actions ->
    [one] { $actions } Aktion würde verfallen
   *[other] { $actions } Aktionen würden verfallen
}
chac-table-odds-walls = Wände treffen sich { $when ->
    [next] nächste Runde
   *[now] jetzt
}: { $percent } %
chac-table-odds-way = Ausgang in { $when ->
    [next] der nächsten
   *[now] dieser
} Runde zu: { $percent } %
chac-table-odds-left = Felsen { $left } Felder vor dem Ausgang
# Die Zeile über den Knöpfen
chac-table-points = { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
} · Last { $level }
chac-table-points-short = { $actions } · Last { $level }
chac-table-points-load = Laststufe { $level }
chac-table-points-load-short = Last { $level }
chac-table-ask-choose = { $name }: Wähl, wer zuerst hineingeht; der andere kann später kommen
chac-table-ask-load = { $name }: { $can ->
    [both] Wirf Schätze weg oder benutze Ausdauer, um leichter zu sein, oder sag, dass du bereit bist
    [throw] Wirf Schätze weg, um leichter zu werden, oder sag, dass du bereit bist
    [rest] Benutze Ausdauer jetzt für eine leichtere Last in dieser Runde, oder sag, dass du bereit bist
   *[nothing] Leichter wird deine Last jetzt durch nichts, sag, dass du bereit bist
}; { $then ->
    [others] dann werden andere gefragt
   *[dice] dann wird für alle gewürfelt
}
chac-table-ask-act = { $name }: Klick ein Feld an, um dorthin zu gehen, oder wähl eine Aktion
chac-table-ask-act-here = { $name }: Wähl eine Aktion
chac-table-ask-lock = { $name }: Dem Schloss fehlt { $missing }; { $can ->
    [roll] wähl die Würfel, die neu rollen, dann würfle
    [pick] keine Aktionen sind übrig, öffne es durch deine Fähigkeit oder beende den Zug
    [free] keine Aktionen sind übrig, aber was gratis ist, geht noch
   *[end] keine Aktionen sind übrig, beende den Zug
}
chac-table-ask-leap = { $name }: Wähl das Feld, auf das gesprungen wird
chac-table-ask-sprint = { $name }: Wähl das Feld, auf das gesprintet wird
chac-table-ask-linguistics = { $name }: Wähl die Lavatafel, unter die du siehst
chac-table-ask-end = { $name }: Keine Aktionen sind übrig, beende den Zug
chac-table-ask-free = { $name }: Keine Aktionen sind übrig, aber was gratis ist, geht noch
chac-table-ask-stuck = { $name }: Hier geht jetzt nichts, beende den Zug
chac-table-ask-substitute = { $name }: Das Dach ist offen; schick deinen Ersatz hinein oder warte
chac-table-ask-rescue = { $name }: Der Fluss reißt dich mit ({ $ones ->
    [one] { $ones } Würfel
   *[other] { $ones } Würfel
} der Gefahr): { $can ->
    [both] Lass { $cost } Schätze und würfle neu, schwimm, oder lass los
    [leave] Lass { $cost } Schätze und würfle neu, oder lass los
   *[swim] Schwimm, oder lass los
}
chac-table-ask-leave = { $name }: Wähl die Schätze, die du lässt, noch { $left }
chac-table-ask-swim = { $name }: Der Fluss reißt dich mit: Schwimm, oder lass los
chac-table-enter-trap = Gib den Hinweis der Zone { $zone } ein: seine Zahl
chac-table-enter-adventurer = Gib einen Abenteurer ein, den { $name } bekommt
chac-table-enter-dice = Gib die { $count } Würfel ein ({ $purpose }), noch { $left }
chac-table-enter-dice-of = { $name }: Gib die { $count } Würfel ein ({ $purpose }), noch { $left }
chac-table-enter-treasure = { $name } allein: Gib den gezogenen Schatz ein ({ $deck })
chac-table-enter-clue = { $name } allein: Gib die Glyphe des Hinweises der Zone { $zone } ein
chac-table-enter-read = { $name } allein: Gib die Zahl unter der Tafel ein ({ $square })
chac-table-enter-turn = Gib die Zahl der Tafel ein, die { $name } umdreht ({ $square })
chac-table-enter-glyph = Gib die Glyphe ein, die dort liegt: { $square }
chac-table-enter-wall = Gib Wandkarte { $number } von { $all } ein
chac-table-enter-chest = Gib den Würfel für eine Truhe von { $name } ein
chac-table-take-out = Herausnehmen: Würfel { $face }
chac-table-unseen = { $count } ungesehen
# Der Ablauf einer Runde und ihre Würfel
chac-table-before = Vor der ersten Runde
chac-table-after = Das Ende
chac-table-round-first = Runde { $round }, { $first } beginnt
chac-table-part-load = Lasten
chac-table-part-roll = Würfel
chac-table-part-turns = Züge
chac-table-part-walls = Wände
chac-table-part-boulder = Felsen
chac-table-part-substitutes = Ersatz
chac-table-part-now = { $part }: jetzt
chac-table-part-done = { $part }: vorbei
chac-table-dice = Würfel für Aktionen: { $dice }
chac-table-dice-of = Würfel für Aktionen: { $dice }; { $name }, Last { $level }: { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}
chac-table-dice-short = Last { $level }: { $actions }
chac-table-lock = Dem Schloss fehlt { $missing }; gewählte Würfel rollen neu
chac-table-lock-others = Dem Schloss fehlt { $missing }
chac-table-die-again = Würfel { $place }, eine { $face }: rollt neu
chac-table-die-stays = Würfel { $place }, eine { $face }: bleibt
# Was eine Aktion kostet, bringt und wagt
chac-table-left-out = Ohne das, was nur du weißt ({ $key } zeigt es)
chac-table-ask-left-out = { $said } (Chancen ohne das, was nur du weißt: { $key } zeigt es)
chac-table-risk = verloren { $percent } %
chac-table-opens-short = öffnet { $percent } %
chac-table-mean-short = etwa { $points }
chac-table-level-short = Last { $level }
chac-table-trapped-short = Falle { $percent } %
chac-table-goes-in = { $adventurer } geht hinein, { $other } wartet draußen. Einmal im Spiel: { $does }
chac-table-comes-in = { $adventurer } kommt hinein. Einmal im Spiel: { $does }
chac-table-uses = Einmal im Spiel: { $does }
chac-table-level = Aus Laststufe { $from } wird { $to }
chac-table-actions = Mit Last { $level }: { $parts }
chac-table-actions-part = { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
} { $percent } %
chac-table-puts-away = Verdeckt auf den Haufen: { $treasure }
chac-table-turns = Die Tafel wird erst umgedreht und versinkt mit { $percent } % ({ $square })
chac-table-bridge = { $planks ->
    [one] { $planks } Planke
   *[other] { $planks } Planken
} unter Last { $load }: alle halten { $holds } %, alle brechen { $percent } %
chac-table-bridge-others = { $planks ->
    [one] { $planks } Planke
   *[other] { $planks } Planken
} unter Last { $load }, mit { $names }: alle halten { $holds } %, alle brechen { $percent } %
chac-table-climbs = { $dice } Würfel: keine Gefahr { $clear } %, trotz allem verloren { $percent } %
chac-table-rescue = { $leaves ->
    [0] { $dice } Würfel rollen neu: verloren { $percent } %
   *[other] { $leaves } Schätze bleiben zurück, { $dice ->
        [one] { $dice } Würfel rollt
       *[other] { $dice } Würfel rollen
    } neu: verloren { $percent } %
}
chac-table-saved = Verloren: { $percent } %
chac-table-opens = Es fehlt { $missing }; offen nach 1, 2 … Würfen: { $percents } %
chac-table-opens-at-once = Öffnet sofort: { $alcove }
chac-table-treasure = Schatz: { $parts }; im Mittel { $points }
chac-table-value-part = { $value }: { $percent } %
chac-table-glyph = Du allein siehst die Glyphe der Zahl { $number }: eine von { $count }
chac-table-glyph-known = Du kennst die Glyphe der Zahl { $number } schon: { $glyph }
chac-table-number = Du allein siehst ihre Zahl, eine von { $count }: eine Falle mit { $percent } % ({ $square })
chac-table-uncovers = Der Lavaraum wird aufgedeckt
chac-table-dice-lost = Die Würfel vor dem Schloss sind weg: { $dice }
chac-table-actions-lost = { $actions ->
    [one] { $actions } Aktion verfällt
   *[other] { $actions } Aktionen verfallen
}
chac-table-gets-out = In Sicherheit, mit { $treasures ->
    [0] nichts
    [one] { $treasures } Schatz
   *[other] { $treasures } Schätzen
}: { $least } bis { $most } Punkte
chac-table-gets-out-sure = In Sicherheit, mit { $treasures ->
    [0] nichts
    [one] { $treasures } Schatz
   *[other] { $treasures } Schätzen
}: { $least } Punkte
chac-table-stands = Wer am Ende der { $when ->
    [next] nächsten Runde
   *[now] Runde
} { $square } bleibt: { $danger }
chac-table-danger = Wer am Ende der { $when ->
    [next] nächsten Runde
   *[now] Runde
} dort bleibt: { $danger }
chac-table-danger-walls = Wände { $percent } %
chac-table-danger-boulder = Felsen { $percent } %
chac-table-danger-shut = eingeschlossen { $percent } %
chac-table-square-walk = ein Klick geht dorthin, Kosten { $cost }
chac-table-square-ability = ein Klick benutzt hier die Fähigkeit, Kosten { $cost }
chac-table-square-enter = ein Klick schickt hier den Ersatz hinein
# Was erzählt wird
chac-table-walk-line = geht { $to }, { $steps } Schritte
chac-table-laid = Die Glyphen des Lavaraums liegen
chac-table-laid-for = { $name } sieht den Lavaraum: Seine Glyphen liegen
chac-table-laid-chip = Glyphen
# Die Spieler
chac-table-out-short = draußen
chac-table-begins = beginnt diese Runde
chac-table-card-used = { $ability } (benutzt)
chac-table-card-at = { $able }: { $status }, { $place }
chac-table-card-fate = { $able }: { $status }
chac-table-ability-used = die Fähigkeit ist benutzt
chac-table-substitute = Ersatz: { $able }
chac-table-score = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
chac-table-worth = hinausgetragen { $least } bis { $most } Punkte
chac-table-worth-sure = hinausgetragen { $least } Punkte
# Die Notizen, und was kommt
chac-table-side-notes = Notizen
chac-table-side-notes-hint = Was gesehen wurde: Schätze, Hinweise, Zahlen
chac-table-side-decks = Was kommt
chac-table-side-decks-hint = Wände, Felsen, Stapel und Tafeln: was noch kommt
chac-table-own-treasures = Deine Schätze
chac-table-treasures-of = Schätze von { $name }
chac-table-no-treasures = keine Schätze
chac-table-own-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $chests ->
    [0] {""}
    [one] {" "}und eine Truhe
   *[other] {" "}und { $chests } Truhen
}
chac-table-clues = Hinweise: die Zahlen der Fallen
chac-table-clue = Zone { $zone }: Zahl { $number }, Glyphe nicht gesehen
chac-table-clue-known = Zone { $zone }: Zahl { $number }, { $glyph }
chac-table-looked = gesehen von { $names }
chac-table-pairs = Glyphen, deren Zahl du kennst
chac-table-pairs-of = Glyphen, deren Zahl { $name } kennt
chac-table-pairs-any = Glyphen, deren Zahl jemand kennt
chac-table-pairs-public = Glyphen, deren Zahl alle kennen
chac-table-no-pairs = Noch keine
chac-table-pair = { $glyph }: { $number }
chac-table-traps = Wände und Felsen
chac-table-walls-met = Die Wände sind zusammen
chac-table-walls = Links { $left }, rechts { $right } von { $steps } Schritten zusammen; { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} übrig
chac-table-wall-left = { $card }: noch { $count }
chac-table-walls-meet = { $when ->
    [next] Sie treffen sich in der nächsten Runde { $now } %, in zwei Runden { $next } %, in dreien { $third } %
   *[now] Sie treffen sich in dieser Runde { $now } %, bis zur nächsten { $next } %, bis zur dritten { $third } %
}
chac-table-boulder = Felsen: { $square }; in { $when ->
    [next] der nächsten
   *[now] dieser
} Runde { $dice } Würfel, ein Feld für jeden ab { $needs }; { $left } Felder bis zum Ausgang
chac-table-boulder-odds = Felder: { $squares }
chac-table-way-closes = { $when ->
    [next] Ausgang zu in der nächsten Runde { $now } %, in zwei Runden { $next } %, in dreien { $third } %
   *[now] Ausgang zu in dieser Runde { $now } %, bis zur nächsten { $next } %, bis zur dritten { $third } %
}
chac-table-roof = Dach offen in { $when ->
    [next] der nächsten
   *[now] dieser
} Runde: { $percent } % ({ $square })
chac-table-decks = Schätze
chac-table-deck = { $deck }: noch { $left }
chac-table-deck-unseen = { $deck }: noch { $left }; ungesehen { $unseen }
chac-table-tiles = Lavatafeln, die versänken
chac-table-tile-sinks = { $square }: versinkt mit { $percent } %
# Das Ende
chac-table-nobody = Niemand kam hinaus
chac-table-boulder-won = Niemand kam aus dem Tempel: Der Felsen hat gewonnen
chac-table-chests-heading = Truhen
chac-table-chests-closed = { $name }, { $count ->
    [one] { $count } Truhe
   *[other] { $count } Truhen
}
chac-table-chests-opened = { $name }, { $count ->
    [one] { $count } Truhe
   *[other] { $count } Truhen
}: { $values }
chac-table-fate = Schätze hinausgetragen
chac-table-chests = Geöffnete Truhen
# Ein erstes Spiel
chac-first-choose = Zwei Abenteurer gehören dir. Einer geht jetzt hinein; der andere kann später durch das Dach kommen, falls der erste verloren ist. Jeder hat eine Fähigkeit, die er einmal benutzen kann.
chac-first-load = Je mehr du trägst, desto weniger Würfel zählen als Aktionen. Vor dem Wurf darfst du Schätze wegwerfen; niemand muss.
chac-first-act = Jeder Würfel, der deine Laststufe erreicht, ist eine Aktion. Zahlen auf Feldern sind ihr Preis, rote die Gefahr, dort verloren zu sein. Nur was du aus dem Tempel trägst, zählt.
chac-first-rescue = Für jeden Würfel der Gefahr bleiben drei Schätze im Fluss, dann rollen diese Würfel noch einmal.
chac-first-substitute = Der Felsen hat das Dach aufgebrochen. Dein anderer Abenteurer kann auf eine Sonnenecke hinabgelassen werden, ohne Schätze, und spielt ab der nächsten Runde.
chac-table-review-turn = { $part ->
    [choose] { $name } wählt, wer hineingeht
    [load] Runde { $round }, { $name }: Last
    [rescue] Runde { $round }, { $name } im Fluss
    [substitute] Runde { $round }, { $name }: Ersatz
   *[turn] Runde { $round }, { $name }
}

# Ein Plan
chac-table-plan-empty = Ein Versuch des Zuges mit den Würfeln dieser Runde
chac-table-plan-play = Im Zug selbst, wenn jede Aktion noch möglich ist
