# What was done, in a sentence
step-draw = { $name } zieht { $tile }
step-turn-up = Aufgedeckt: { $tile }
step-reveal = { $name } birgt einen Schatz: { $kind }
step-bid = { $name } bietet { $bid }
step-pass = { $name } passt
step-choose = { $name } nimmt { $tile }
step-choose-free = Niemand hat geboten: { $name } nimmt umsonst: { $tile }
step-choose-paid = { $name } nimmt für { $price ->
    [one] { $price } Punkt
   *[other] { $price } Punkte
}: { $tile }
step-scoring = { $said }. Eine Wertung beginnt
step-place = { $name } legt eine Geländetafel auf { $cell }: { $tile }
step-place-again = { $name } legt die Geländetafel auf { $cell }
step-enter-explorer = { $name } setzt einen Forscher auf { $cell } ein
step-enter-leader = { $name } setzt den Expeditionsleiter auf { $cell } ein
step-walk = { $name } zieht { $count ->
    [one] einen Forscher
   *[other] { $count } Forscher
} von { $from } nach { $to }
step-walk-leader = { $name } zieht den Expeditionsleiter von { $from } nach { $to }
step-uncover = { $name } legt auf { $cell } ein Tempelplättchen frei: { $value }
step-uncover-again = { $name } legt auf { $cell } ein Tempelplättchen frei
step-dig = { $name } gräbt auf { $cell }
step-exchange = { $name } tauscht mit { $other } einen Schatz: { $give } gegen { $take }
step-camp = { $name } baut ein Lager auf { $cell }
step-guard-explorer = { $name } bewacht { $cell } mit einem Forscher
step-guard-leader = { $name } bewacht { $cell } mit dem Expeditionsleiter
step-end = { $name } beendet den Zug
step-end-lost = { $name } beendet den Zug, { $points ->
    [one] { $points } Aktionspunkt verfällt
   *[other] { $points } Aktionspunkte verfallen
}
step-score = { $name } wertet { $points }

# The same in a line of the log: a sign in front says who, and the pictures say what
line-draw = zieht { $picture } { $tile }
line-turn-up = aufgedeckt: { $picture } { $tile }
line-reveal = birgt: { $picture } { $kind }
line-bid = bietet { $bid }
line-pass = passt
line-choose = nimmt { $picture } { $tile }
line-choose-free = nimmt umsonst { $picture } { $tile }
line-choose-paid = nimmt für { $price } { $picture } { $tile }
line-scoring = { $line }: Wertung
line-place = legt { $picture } auf { $cell }
line-enter = setzt { $picture } auf { $cell } ein
line-walk = zieht { $count ->
    [one] { $picture }
   *[other] { $count } { $picture }
} { $from } → { $to }
line-uncover = legt auf { $cell } frei: { $value }
line-dig = gräbt auf { $cell }
line-exchange = gibt { $other } { $give } für { $take }
line-exchange-short = tauscht { $give } gegen { $take }
line-camp = baut { $picture } auf { $cell }
line-guard = bewacht { $cell } mit { $picture }
line-end = beendet den Zug
line-end-lost = Ende, { $points ->
    [one] { $points } Punkt verfällt
   *[other] { $points } Punkte verfallen
}
line-score = wertet { $points }

# The same on a chip
chip-walk = { $from } → { $to }
chip-walk-some = { $count } × { $from } → { $to }
chip-tile = Tafel { $tile }
chip-place = Legen { $cell }
chip-enter = Einsetzen { $cell }
chip-uncover = Freilegen { $cell }
chip-dig = Bergen { $cell }
chip-exchange = Tausch
chip-camp = Lager { $cell }
chip-guard = Wächter { $cell }
chip-end = Ende

# The strip of the turn's steps
strip-undo = Schritt { $step }, bis hierher zurücknehmen: { $said }
strip-redo = Schritt { $step }, bis hierher wiederholen: { $said }
strip-fixed = Schritt { $step }: { $said }
strip-undo-hint = Klicken nimmt dies und alles danach zurück
strip-lesson-hint = Damit beginnt die Lektion, deshalb bleibt es
strip-redo-hint = Zurückgenommen: klicken, um bis hierher zu wiederholen
strip-earlier = { $count } frühere Schritte
lock-hint = Hier wurde etwas aufgedeckt: nichts davor lässt sich zurücknehmen
lock-chance = Nicht zurückzunehmen: eine Tafel oder ein Schatz wurde aufgedeckt
lock-not-yours = Nicht zurückzunehmen: das ist nicht dein Schritt

# Looking back
look-back-hint = Klicken zeigt den Spielplan, wie er danach stand; nichts wird zurückgenommen
look-back-end = Klicken führt zurück zur Gegenwart
log-line = Zeile { $step }, Rückblick: { $said }
log-unsafe = { $said } (noch nicht bewahrt)
back-earlier = Einen Schritt früher
back-later = Einen Schritt später
back-now = Zur Gegenwart
back-step = Rückblick: Schritt { $step } von { $steps }
back-step-short = { $step } von { $steps }
back-start = Der Beginn des Spiels

# Recap at hand-over
recap-heading = Seit deinem letzten Zug
recap-decided = Seit du geboten oder gepasst hast
recap-first = Vor deinem ersten Zug
recap-close = Rückschau zuklappen
recap-open = Rückschau aufklappen
recap-show = Schritt { $step }, auf dem Spielplan zeigen: { $said }
recap-paid = { $name } bezahlte { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für einen Zug
recap-paid-you = Du bezahltest { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für einen Zug
recap-free-you = Niemand hat geboten: Du spielst einen Zug umsonst
recap-free = Niemand hat geboten: { $name } hat umsonst gespielt
recap-guarded = { $name } bewacht den Tempel auf { $cell } ({ $value }): er bleibt in dieser Hand
recap-exchanged = { $by } hat von { $name } einen Schatz genommen: { $lost }, und einen anderen gegeben: { $got }
recap-exchanged-you = { $by } hat dir einen Schatz genommen: { $lost }, und einen anderen gegeben: { $got }
recap-control = { $name } hat die Mehrheit am Tempel auf { $cell } ({ $value })
recap-control-you = Du hast die Mehrheit am Tempel auf { $cell } ({ $value })
recap-control-from = { $name } hat jetzt die Mehrheit am Tempel auf { $cell } ({ $value }), zuvor { $before }
recap-control-you-from = Du hast jetzt die Mehrheit am Tempel auf { $cell } ({ $value }), zuvor { $before }
recap-control-from-you = { $name } nahm dir die Mehrheit am Tempel auf { $cell } ({ $value })
recap-control-hands = Die Mehrheit am Tempel auf { $cell } ({ $value }) wechselte: { $names }
recap-control-lost = { $name } hat nicht mehr die Mehrheit am Tempel auf { $cell } ({ $value }), und sonst niemand
recap-control-lost-you = Du hast nicht mehr die Mehrheit am Tempel auf { $cell } ({ $value }), und sonst niemand
recap-control-nobody = Niemand hat mehr die Mehrheit am Tempel auf { $cell } ({ $value })
recap-control-shared-you = Du hast mit { $names } gemeinsam die Mehrheit am Tempel auf { $cell } ({ $value })
recap-control-shared = { $names } haben gemeinsam die Mehrheit am Tempel auf { $cell } ({ $value })

# Plan
plan-heading = Planung für { $name }: nichts davon wird gespielt
plan-heading-you = Deine Planung: nichts davon wird gespielt
plan-waiting = Planung für { $name }
plan-waiting-you = Deine Planung
plan-turn = { $name }, du bist dran! Deine Planung bleibt offen
plan-turn-you = Du bist dran! Deine Planung bleibt offen
plan-turn-first = Die Partie wartet zuerst auf deine Antwort: kehr zu ihr zurück
plan-empty = Probe des nächsten Zuges, ohne seine Geländetafel
plan-nothing = Nichts ist geplant
plan-log = Hier steht nur, was ausprobiert wird. Der Verlauf der Partie kommt mit „{ $back }“ wieder
plan-waits = { $count ->
    [one] { $count } Schritt, bisher möglich
   *[other] { $count } Schritte, bisher alle möglich
}
plan-holds = { $count ->
    [one] { $count } Schritt, noch immer möglich
   *[other] { $count } Schritte, alle noch möglich
}
plan-fails = Schritt { $number } geht nicht mehr ({ $said }): { $why }. Geplant wird auf dem Stand davor
plan-play = Geplantes spielen
plan-play-hint = Möglich in diesem Zug, sobald die Geländetafel liegt, wenn jede Aktion noch erlaubt ist
plan-show = Planung zeigen
plan-hide = Zurück zur Partie
plan-drop = Planung verwerfen
plan-drop-question = { $count ->
    [one] { $count } geplanten Schritt verwerfen?
   *[other] { $count } geplante Schritte verwerfen?
}
plan-drop-do = Verwerfen
plan-drop-keep = Behalten
plan-open = Was hier aufgedeckt wird, weiß niemand: die Planung endet hier
plan-others = Hier sind andere am Zug: der Plan endet
plan-none = Jetzt gibt es nichts zu planen: man plant den eigenen nächsten Zug, während andere handeln

# Tipp
hint-heading = Tipp für { $name }: nichts davon wird gespielt
hint-heading-you = Tipp für dich: nichts davon wird gespielt
hint-by = Was die Stufe „{ $level }“ täte
hint-end = dann den Zug beenden
hint-score = dann werten
hint-share = So gespielt, wäre deine Siegchance { $chance }
hint-worths = Wert für dich, in Punkten über der Tafel, die ohne Gebot kommt: { $list }
hint-worth = { $tile }: { $worth }
hint-bid = { $most ->
    [0] Keine Tafel ist ein Gebot wert
   *[other] Biete bis zu { $most }
}
hint-play = So spielen
hint-close = Tipp schließen
hint-stop = Suche nach einem Tipp beenden
hint-changed = Du hast ihn auf dieser Kopie geändert: „{ hint-play }“ spielt, was hier getan wurde.
hint-undone = Du hast ihn auf dieser Kopie zurückgenommen.
ask-hint = Ein Tipp wird gesucht …
ask-hint-shown = Spiel so, schließ den Tipp, oder nimm zurück und probier auf dieser Kopie etwas anderes
ask-hint-undone = Schließ den Tipp oder probier auf dieser Kopie etwas anderes
thinking-done = { $percent } % der Suche sind getan
bar-pause = Pause
bar-pause-about = Computer warten, bis du sie weiterspielen lässt
bar-hint = Tipp
bar-hint-about = Was der stärkste Computerspieler jetzt täte, und warum. Dass ein Tipp gezeigt wurde, steht dann in der Partie
