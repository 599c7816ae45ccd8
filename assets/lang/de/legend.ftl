# Tikal Legend: Nomen
kind-lake = See
legend-cell-dotted = gepunkteter Urwald
legend-cell-leaders = { $count } Expeditionsleiter von { $name }
legend-token = Aktionsplättchen { $value }
legend-card = { $name } ({ $number })
legend-card-plain = Karte { $number }
legend-power = { $name } ({ $tile })
legend-power-plain = Direktorplättchen { $tile }
legend-place = Platz { $place } der nächsten Reihenfolge

# Was Karten und Fähigkeiten bewirken
legend-does-treasures = Nimm die offenen Schätze dieser Art: { $kind }
legend-does-put-ruin = { $count ->
    [one] Setze einen verfügbaren Forscher auf eine Fundstelle mit Schätzen
   *[other] Setze bis zu { $count } verfügbare Forscher auf eine einzige Fundstelle mit Schätzen
}
legend-does-dig = { $count ->
    [one] Birg einen Schatz, wo du eine Figur hast
   *[other] Birg bis zu { $count } Schätze; jeder weitere derselben Fundstelle verlangt dort eine Figur mehr von dir
}
legend-does-look = Sieh dir einmal in der Runde den obersten Schatz jeder Fundstelle an
legend-does-scout = Setze einen verfügbaren Forscher auf eine Fundstelle mit Schätzen, sieh alle an, nimm einen und stapele die anderen nach Belieben
legend-does-put-temple = { $count ->
    [one] Setze einen verfügbaren Forscher auf einen Tempel
   *[other] Setze bis zu { $count } verfügbare Forscher auf Tempel
}
legend-does-uncover-one = { $count ->
    [one] Lege ein Tempelplättchen frei, wo du eine Figur hast
   *[other] Lege bis zu { $count } Tempelplättchen eines einzigen Tempels frei; jedes weitere verlangt dort eine Figur mehr von dir
}
legend-does-uncover-each = { $count ->
    [one] Lege ein Tempelplättchen frei, wo du eine Figur hast
   *[other] Lege je ein Tempelplättchen von bis zu { $count } Tempeln frei, auf denen du eine Figur hast
}
legend-does-camp = { $count ->
    [0] Baue ein Lager, oder versetze eines, wenn alle gebaut sind
    [one] Baue ein Lager, oder versetze eines, wenn alle gebaut sind; dann darf eine verfügbare Figur dorthin
   *[other] Baue ein Lager, oder versetze eines, wenn alle gebaut sind; dann dürfen bis zu { $count } verfügbare Figuren dorthin
}
legend-does-recruit = Wirb { $explorers ->
    [0] { "" }
    [one] einen Forscher
   *[other] bis zu { $explorers } Forscher
}{ $both ->
    [1] { " und " }
   *[0] { "" }
}{ $leaders ->
    [0] { "" }
    [one] einen Expeditionsleiter
   *[other] bis zu { $leaders } Expeditionsleiter
} an
legend-does-jump = Bring beliebig viele deiner Figuren von einem Feld auf ein anderes, so weit es auch ist
legend-does-steps = { $count ->
    [one] Zieh mit einer Figur über eine Steinplatte, oder bring sie von Lager zu Lager
   *[other] Zieh mit deinen Figuren über bis zu { $count } Steinplatten; von Lager zu Lager zählt wie eine
}
legend-does-slab = Lege eine Wegplatte zwischen zwei Felder, oder versetze eine, wenn keine mehr da ist
legend-does-points-card = { $count ->
    [one] Ein Aktionspunkt mehr, wenn du dein Aktionsplättchen aktivierst
   *[other] { $count } Aktionspunkte mehr, wenn du dein Aktionsplättchen aktivierst
}
legend-does-points-power = { $count ->
    [one] Ein Aktionspunkt mehr, während du welche ausgibst
   *[other] { $count } Aktionspunkte mehr, während du welche ausgibst
}
legend-does-tile = Lege diese Geländetafel auf ein gepunktetes Feld: { $tile }
legend-does-lake = Lege den nächsten See auf ein gepunktetes Feld
legend-does-volcano = Lege den nächsten Vulkan auf ein gepunktetes Feld; er löst keine Wertung aus
legend-does-deploy = { $count ->
    [one] Setze eine verfügbare Figur umsonst im Basislager oder in deinem Lager ein
   *[other] Setze bis zu { $count } verfügbare Figuren umsonst im Basislager oder in deinen Lagern ein
}
legend-does-exchange = { $count ->
    [one] Tausche einmal umsonst Schätze mit jemandem
   *[other] Tausche bis zu { $count }-mal umsonst Schätze
}

# Dasselbe, wo wenig Platz ist
legend-short-treasures = { $kind } × { $copies }
legend-short-put-ruin = { $count } auf Fundstelle
legend-short-dig = { $count } bergen
legend-short-look = Ansehen
legend-short-scout = Erkunden
legend-short-put-temple = { $count } auf Tempel
legend-short-uncover-one = { $count } freilegen
legend-short-uncover-each = { $count } × 1 freilegen
legend-short-camp = { $count ->
    [0] Lager
   *[other] Lager + { $count }
}
legend-short-recruit = { $count } anwerben
legend-short-recruit-leader = Leiter anwerben
legend-short-jump = Luftbrücke
legend-short-steps = { $count } ziehen
legend-short-slab = Wegplatte
legend-short-points = { $count ->
    [one] +{ $count } Punkt
   *[other] +{ $count } Punkte
}
legend-short-tile = Tafel { $tile }
legend-short-lake = See
legend-short-volcano = Vulkan
legend-short-deploy = { $count } einsetzen
legend-short-exchange = { $count } × tauschen

# Aktionen
legend-act-enter = einsetzen
legend-act-move = ziehen
legend-act-camp = Lager bauen
legend-act-transfer = von Lager zu Lager
legend-act-slab = Wegplatte legen
legend-act-recruit-explorer = Forscher anwerben
legend-act-recruit-leader = Expeditionsleiter anwerben
legend-act-uncover = freilegen
legend-act-guard = bewachen
legend-act-dig = bergen
legend-act-exchange = tauschen

# Wovon eine Regel handelt
legend-about-material = Spielmaterial
legend-about-setup = Vorbereitung
legend-about-drafting = Auswählen
legend-about-turns = Züge
legend-about-keeping = Karten behalten
legend-about-playing = Karten spielen
legend-about-token = das Aktionsplättchen
legend-about-powers = Fähigkeiten des Direktors
legend-about-passing = Passen
legend-about-display = die Auslage
legend-about-laying = Geländetafeln legen
legend-about-card-tiles = Tafeln der Karten
legend-about-entering = Einsetzen
legend-about-moving = Bewegen
legend-about-camps = Lager
legend-about-slabs = Wegplatten
legend-about-recruiting = Anwerben
legend-about-temples = Tempel und Tempelplättchen
legend-about-guards = Tempelwächter
legend-about-ruins = Fundstellen und Schätze
legend-about-exchanges = Tauschen
legend-about-scorings = Wertungen
legend-about-cards = Wirkung der Karten
legend-about-secrets = was bekannt ist

# Eine neue Partie, und wie weit sie ist
legend-random-scenario = Ein zufälliges Szenario
legend-scenario = Szenario: { $name }
legend-facts-rounds = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
legend-facts-scenarios = { $scenarios ->
    [one] { $scenarios } Szenario
   *[other] { $scenarios } Szenarien
}
legend-facts-cards = { $cards } Aktionskarten
legend-facts-hexes = { $hexes ->
    [one] { $hexes } Feld
   *[other] { $hexes } Felder
}
legend-progress = { $part ->
    [scoring] Runde { $round } von { $rounds }, Wertung, { $name } ist dran
    [final] Schlusswertung, { $name } ist dran
    [draft] Runde { $round } von { $rounds }, Auswahl, { $name } ist dran
   *[turn] Runde { $round } von { $rounds }, { $name } ist dran
}
legend-no-scenario = Diese Variante hat kein Szenario „{ $scenario }“: eines von { $known } wählen

# Was keine Aktion ist
legend-no-verb = „{ $verb }“ ist keine Aktion: eine schreiben, etwa „play 17 right“ oder „end“
legend-no-form-or = “ oder „
legend-no-card = keine Karte dieser Variante
legend-no-gift = weder eine Schatzart dieser Variante noch zwei in steigender Folge wie „1+3“
legend-no-order = kein Platz der Reihenfolge
legend-no-place = weder „right“ noch „left“
legend-no-power = keine Fähigkeit von 1 bis 3
legend-no-power-tile = kein Direktorplättchen dieser Variante
legend-no-side = keine Seite: „NE“, „SE“ oder „S“
legend-no-thing = weder „order“, „token“ und „tile“ noch „card“
legend-no-token = kein Wert eines Aktionsplättchens dieser Variante

# Warum eine Aktion nicht möglich ist
legend-asked-deal = Zuerst muss ein Direktorplättchen ausgeteilt werden
legend-asked-card = Zuerst muss eine Karte aufgedeckt werden
legend-asked-token = Zuerst muss ein Aktionsplättchen aus dem Beutel gezogen werden
legend-asked-draft = Es wird ausgewählt: einen Platz der Reihenfolge, ein Aktionsplättchen, eine Tafel oder eine Karte nehmen
legend-asked-turn = Ein Zug ist zu machen: eine Karte behalten oder spielen, das Aktionsplättchen aktivieren, eine Tafel legen oder passen
legend-asked-show = Zuerst muss der angesehene Schatz gezeigt werden
legend-no-step = Dieser Schritt gehört nicht zur Karte oder Fähigkeit, die gerade läuft: sie fortsetzen oder beenden
legend-no-power-left = Dieses Direktorplättchen ist schon ausgeteilt: ein anderes eingeben
legend-no-card-left = { $card } ist nicht mehr im Stapel: eine andere Karte eingeben
legend-no-token-left = Kein Aktionsplättchen { $value } ist mehr im Beutel: ein anderes eingeben
legend-no-such-treasure = Von dieser Art kann der Schatz nicht sein: { $kind }
legend-no-shown = Zuerst wird der Schatz auf { $cell } gezeigt: seine Art eingeben
legend-no-such-place = Die Reihenfolge hat { $places } Plätze: einen davon nehmen
legend-no-place-taken = Diesen Platz hat { $name }: einen anderen wählen
legend-no-second-place = Du hast schon einen Platz der Reihenfolge: etwas anderes nehmen
legend-no-second-token = Du hast schon ein Aktionsplättchen: etwas anderes nehmen
legend-no-token-there = In der Auslage liegt kein Aktionsplättchen { $value }: eines nehmen, das dort liegt
legend-no-tile-there = Tafel { $tile } liegt nicht in der Auslage: eine nehmen, die dort liegt
legend-no-more-tiles = Du hast schon deinen Teil der Tafeln: etwas anderes nehmen
legend-no-card-there = { $card } liegt nicht in der Auslage: eine Karte nehmen, die dort liegt
legend-no-more-cards = Du hast schon { $limit ->
    [one] deine eine Karte
   *[other] deine { $limit } Karten
} dieser Runde: etwas anderes nehmen
legend-no-own-card = Diese Karte hast du dort nicht: { $card }. Eine von deinen wählen
legend-no-replacing = Links ist ein Platz frei: die Karte dorthin legen, ohne eine andere zu ersetzen
legend-no-free-place = { $places ->
    [one] Der einzige Platz links ist belegt
   *[other] Alle { $places } Plätze links sind belegt
}: die Karte wählen, die dafür aus dem Spiel geht
legend-no-playing = { $card } ist dauerhaft und wird nie gespielt: sie behalten, oder ohne sie passen
legend-no-own-token = Du hast kein Aktionsplättchen, das du aktivieren könntest
legend-no-own-tile = Du hast keine Tafel { $tile } zu legen: eine von deinen wählen
legend-no-this-tile = Jetzt wird nicht Tafel { $tile } gelegt: die richtige nehmen
legend-no-jungle = Auf { $cell } liegt schon eine Geländetafel: ein Urwaldfeld wählen
legend-no-dotted = { $cell } ist gepunktet und den Tafeln der Karten vorbehalten: ein Feld ohne Punkte wählen
legend-no-dots = { $cell } ist nicht gepunktet, Tafeln der Karten liegen aber auf gepunkteten Feldern: eines davon wählen
legend-no-free-hex = Auf { $cell } stehen andere, und du führst dort nicht: ein anderes Feld wählen, oder erst mehr Figuren dorthin bringen
legend-no-access = So gedreht führt nichts nach { $cell }: die Tafel drehen oder ein anderes Feld wählen
legend-no-access-right = So gedreht führt nichts nach { $cell }: die Tafel um { $degrees }° im Uhrzeigersinn drehen
legend-no-access-left = So gedreht führt nichts nach { $cell }: die Tafel um { $degrees }° gegen den Uhrzeigersinn drehen
legend-no-discarding = Für Tafel { $tile } ist Platz auf dem Plan, sie wird nicht abgeworfen: sie legen
legend-no-pass-token = Dein Aktionsplättchen ist nicht aktiviert: es aktivieren, bevor du passt
legend-no-pass-tile = Eine deiner Tafeln ist nicht gelegt: sie legen, bevor du passt
legend-no-pass-card = { $card } liegt noch rechts: sie behalten oder spielen, bevor du passt
legend-no-second-power = Du hast schon eine Fähigkeit benutzt; in der ganzen Partie ist es eine
legend-no-useful-power = Diese Fähigkeit würde jetzt nichts bewirken: sie später benutzen
legend-no-look = Du hast keine unbenutzte Karte zum Ansehen: wer sie behält, kann sie in der nächsten Runde wieder benutzen
legend-no-unseen = Du hast den obersten Schatz jeder Fundstelle schon gesehen
legend-no-look-scoring = Während einer Wertung sieht sich niemand Schätze an
legend-no-steps = Der Weg führt über { $need ->
    [one] { $need } Steinplatte
   *[other] { $need } Steinplatten
}, es reicht aber nur noch für { $have }: einen kürzeren Weg wählen
legend-no-explorer-left = Kein Forscher ist verfügbar: erst einen anwerben
legend-no-leader-left = Kein Expeditionsleiter ist verfügbar: erst einen anwerben
legend-no-explorer-to-recruit = Alle deine Forscher sind angeworben
legend-no-leader-to-recruit = Alle deine Expeditionsleiter sind angeworben
legend-no-camp-there = Du hast kein Lager auf { $cell }: eines von deinen wählen
legend-no-same-hex = Die Figur ist schon auf { $cell }: ein anderes Feld wählen
legend-no-passage = Zwischen { $from } und { $to } liegt keine Steinplatte: einen anderen Weg gehen, oder eine Wegplatte dorthin legen
legend-no-camp-left = { $limit ->
    [one] Dein einziges Lager ist gebaut: eine Karte kann es versetzen
   *[other] Alle { $limit } Lager sind gebaut: eine Karte kann eines versetzen
}
legend-no-camp-moved = Du hast noch ein Lager zu bauen, deshalb wird keines versetzt: es bauen
legend-no-hex-beyond = Jenseits dieser Seite von { $cell } endet der Plan: eine Seite zwischen zwei Feldern wählen
legend-no-slab-moved = Es ist noch eine Wegplatte da, deshalb wird keine versetzt: sie legen
legend-no-slab-left = Es ist keine Wegplatte mehr da: eine versetzen, die auf dem Plan liegt
legend-no-slab-there = Auf { $cell } liegt dort keine Wegplatte: eine wählen, die liegt
legend-no-same-side = Dort liegt die Wegplatte schon: eine andere Seite wählen
legend-no-guarded-own = Du bewachst den Tempel auf { $cell }: das bleibt so
legend-no-same-temple = Der Tempel auf { $cell } wurde mit dieser Karte oder Fähigkeit schon freigelegt: einen anderen wählen
legend-no-other-hex = Diese Karte oder Fähigkeit gilt für ein einziges Feld, und das ist jetzt { $cell }: dieses wählen
legend-no-diggers = Wer mit dieser Karte an einer Fundstelle { $need }-mal birgt, braucht { $need } Figuren auf { $cell }; dort sind { $have } von dir: eine andere Fundstelle wählen
legend-no-uncoverers = Wer mit dieser Karte { $need } Tempelplättchen freilegt, braucht { $need } Figuren auf { $cell }; dort sind { $have } von dir: beenden, oder einen Tempel mit mehr Figuren wählen
legend-no-ruin = Auf { $cell } ist keine Fundstelle mit Schätzen: eine solche wählen
legend-no-more-exchanged = { $limit ->
    [one] Auf einmal wird nur { $limit } Schatz
   *[other] Auf einmal werden höchstens { $limit } Schätze
} getauscht: weniger nehmen
legend-no-owned = { $kind }: davon hast du { $have }, das reicht nicht zum Geben
legend-no-theirs = { $kind }: davon hat { $name } nur { $have }, das reicht nicht zum Nehmen
legend-no-fewer = { $kind }: davon hat { $name } { $theirs } und du hast { $own }; man nimmt nur, wovon man selbst mindestens so viele hat
legend-no-more-owned = { $name } behält etwas von der Art, die du nimmst, also gibst du nur Arten, von denen du mehr hast; von dieser hast du nicht mehr: { $kind }
legend-no-kind-there = Ein solcher Schatz liegt nicht auf dieser Fundstelle: { $kind }
legend-no-other-stack = Der Stapel besteht aus den Schätzen, die dort bleiben: genau diese ordnen
legend-no-bound-take = Du hast in die Fundstelle gesehen: erst einen ihrer Schätze nehmen
legend-no-bound-stack = Ein Schatz ist genommen: erst die anderen stapeln
legend-no-such-thing = Diese Tafel, Karte oder Fähigkeit gibt es in diesem Spiel nicht

# Was getan wurde, in einem Satz; ohne den Namen ist er eine Zeile des Verlaufs
legend-told-deal = { $name } erhält ein Direktorplättchen: { $power }
legend-told-card = Eine Karte wird aufgedeckt: { $card }
legend-told-token = Aus dem Beutel: { $token }
legend-told-see = { $name } sieht einen Schatz auf { $cell }: { $kind }
legend-told-see-hidden = { $name } sieht einen Schatz auf { $cell }
legend-told-order = { $name } nimmt { $place }
legend-told-draft-token = { $name } nimmt das Aktionsplättchen { $value }
legend-told-draft-card = { $name } nimmt eine Karte: { $card }
legend-told-keep = { $name } behält eine Karte: { $card }
legend-told-keep-over = { $name } behält eine Karte: { $card }; dafür geht eine andere aus dem Spiel: { $over }
legend-told-play = { $name } spielt eine Karte: { $card }
legend-told-play-left = { $name } spielt eine behaltene Karte: { $card }
legend-told-activate = { $name } aktiviert das Aktionsplättchen: { $points ->
    [one] { $points } Aktionspunkt
   *[other] { $points } Aktionspunkte
}
legend-told-activate-more = { $name } aktiviert das Aktionsplättchen: { $value } + { $bonus } = { $points } Aktionspunkte
legend-told-activate-again = { $name } aktiviert das Aktionsplättchen
legend-told-discard = { $name } wirft eine Tafel ab: { $tile }
legend-told-power = { $name } benutzt die Fähigkeit des Direktors: { $power }
legend-told-look = { $name } sieht sich die obersten Schätze der Fundstellen an
legend-told-enter-leader = { $name } setzt einen Expeditionsleiter auf { $cell } ein
legend-told-walk-leader = { $name } zieht { $count ->
    [one] einen Expeditionsleiter
   *[other] { $count } Expeditionsleiter
} von { $from } nach { $to }
legend-told-move-camp = { $name } versetzt ein Lager von { $from } nach { $to }
legend-told-transfer-explorer = { $name } bringt einen Forscher vom Lager auf { $from } zum Lager auf { $to }
legend-told-transfer-leader = { $name } bringt einen Expeditionsleiter vom Lager auf { $from } zum Lager auf { $to }
legend-told-slab = { $name } legt eine Wegplatte zwischen { $from } und { $to }
legend-told-move-slab = { $name } versetzt die Wegplatte zwischen { $one } und { $other }: sie liegt jetzt zwischen { $from } und { $to }
legend-told-recruit-explorer = { $name } wirbt einen Forscher an
legend-told-recruit-leader = { $name } wirbt einen Expeditionsleiter an
legend-told-guard-leader = { $name } bewacht { $cell } mit einem Expeditionsleiter
legend-told-and-out = { $said }, { $pieces ->
    [one] { $pieces } weitere Figur geht aus dem Spiel
   *[other] { $pieces } weitere Figuren gehen aus dem Spiel
}
legend-told-exchange = { $name } tauscht mit { $other }: gibt { $give } für { $take }
legend-told-put-explorer = { $name } setzt einen Forscher auf { $cell }
legend-told-put-leader = { $name } setzt einen Expeditionsleiter auf { $cell }
legend-told-jump-explorer = { $name } fliegt einen Forscher von { $from } nach { $to }
legend-told-jump-leader = { $name } fliegt einen Expeditionsleiter von { $from } nach { $to }
legend-told-take = { $name } nimmt einen der angesehenen Schätze: { $kind }
legend-told-taken = { $name } nimmt einen Schatz auf { $cell }: { $kind }
legend-told-stack = { $name } stapelt die anderen, von oben: { $list }
legend-told-stack-hidden = { $name } stapelt die anderen Schätze, ungesehen von allen anderen
legend-told-done = { $name } belässt es dabei

# Dasselbe als Zeilen des Protokolls, in weniger Worten
legend-line-card = Aufgedeckt: { $card }
legend-line-keep = behält { $card }
legend-line-keep-over = behält { $card }, eine andere geht
legend-line-play = spielt { $card }
legend-line-activate = aktiviert { $points ->
    [one] { $points } Aktionspunkt
   *[other] { $points } Aktionspunkte
}
legend-line-activate-more = aktiviert { $value } + { $bonus } = { $points } Aktionspunkte
legend-line-power = nutzt eine Fähigkeit: { $power }
legend-line-transfer-explorer = bringt einen Forscher vom Lager { $from } nach { $to }
legend-line-transfer-leader = bringt einen Leiter vom Lager { $from } nach { $to }
legend-line-move-slab = versetzt eine Wegplatte nach { $from }/{ $to }
legend-line-stack-hidden = stapelt die anderen ungesehen

# Was geschah
legend-told-acting = Alles ist ausgewählt: die Züge der Runde { $round } beginnen
legend-told-filled = Auf { $cell } { $count ->
    [one] liegt { $count } verborgener Schatz
   *[other] liegen { $count } verborgene Schätze
}
legend-told-card-lost = { $name } verliert eine dauerhafte Karte, die nicht behalten wurde: { $card }
legend-told-points = { $name } hat { $points ->
    [one] { $points } Aktionspunkt
   *[other] { $points } Aktionspunkte
} mehr
legend-told-pair = { $name } nimmt offene Schätze: { $kind } × { $copies }
legend-told-scoring = Ein Vulkan bricht aus: eine Wertung beginnt
legend-told-last-scoring = Die Schlusswertung beginnt
legend-told-scoring-turn = { $name } hat { $points ->
    [one] { $points } Aktionspunkt
   *[other] { $points } Aktionspunkte
} und wertet danach
legend-told-temple = { $name } wertet { $points } für den Tempel auf { $cell }
legend-told-high-temple = { $name } wertet { $points } für den Tempel auf { $cell }: { $value } + { $high } für seine Höhe
legend-told-volcano = { $name } wertet { $points } für den Vulkan auf { $cell }
legend-told-land = { $name } wertet { $points } für Urwald und Lichtungen: ({ $jungle } + { $clearings }) × { $temples ->
    [one] { $temples } Tempel
   *[other] { $temples } Tempel
}
legend-told-lakes = { $name } wertet { $points } für Seen: { $lakes ->
    [one] { $lakes } See
   *[other] { $lakes } Seen
} × { $masks ->
    [one] { $masks } Maske
   *[other] { $masks } Masken
}
legend-told-treasures = { $name } wertet { $points } für Schätze: { $kind } × { $copies }
legend-told-unused-power = { $name } wertet { $points } für eine nie benutzte Fähigkeit
legend-told-scored = { $name } wertet { $points } und steht jetzt bei { $score }
legend-told-round = Runde { $round } beginnt

# Dasselbe auf einem Plättchen
legend-chip-see = Sehen { $cell }
legend-chip-order = Platz { $place }
legend-chip-keep = { $card } behalten
legend-chip-play = { $card } spielen
legend-chip-activate = Aktivieren
legend-chip-pass = Passen
legend-chip-slab = Platte { $from }–{ $to }
legend-chip-put = Auf { $cell }
legend-chip-stack = Stapeln
legend-chip-done = Fertig

# Who plays
legend-level-novice-hint = nimmt, was am besten aussieht, und irrt sich dabei oft
legend-level-adept-hint = durchsucht seinen Zug ein wenig und kaum den Rest der Runde
legend-level-expert-hint = durchsucht seinen Zug und den Rest der Runde; braucht weniger als eine Sekunde
legend-level-master-hint = durchsucht seinen Zug und den Rest der Runde weit; braucht einige Sekunden
