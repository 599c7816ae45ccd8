# Action bar
bar-key = Taste: { $key }
bar-lesson = Lektion { $lesson }
bar-taught-later = Das lernst du in Lektion { $lesson }
bar-sets = Punkte für gleiche Schätze: { $sets }
bar-set = { $copies ->
    [1] ein einzelner { $points }
    [2] ein Paar { $points }
   *[other] { $copies } gleiche { $points }
}
bar-guards = Deine anderen Figuren dort verlassen das Spiel endgültig
bar-guards-led = Deine anderen Figuren dort verlassen das Spiel endgültig, auch der Expeditionsleiter
bar-guards-leader = Der Expeditionsleiter bleibt bis zum Ende dort als Tempelwächter; deine anderen Figuren dort verlassen das Spiel endgültig
bar-leader-leaves = kostet Leiter
bar-leader-lost = Dein Expeditionsleiter verlässt das Spiel endgültig; zurücknehmbar, bis etwas aufgedeckt wird
bar-points = { $points ->
    [one] { $points } Aktionspunkt
   *[other] { $points } Aktionspunkte
}
bar-points-short = { $points ->
    [one] { $points } Aktionspunkt
   *[other] { $points } Aktionspunkte
}
bar-enter = einsetzen
bar-explorer = Forscher
bar-leader = Leiter
bar-enter-explorer = Forscher einsetzen
bar-enter-leader = Expeditionsleiter einsetzen
bar-transfer = Lagerwechsel
bar-move = Ziehen
bar-uncover = Freilegen
bar-dig = Bergen
bar-exchange = Tauschen…
bar-camp = Lager
bar-guard = Wächter
bar-guard-explorer = Bewachen: Forscher
bar-guard-leader = Bewachen: Expeditionsleiter
bar-camp-name = Lager bauen
bar-name = { $title }, Kosten { $cost }
bar-name-on = { $title } auf { $cell }, Kosten { $cost }
bar-no-piece = Noch keine eigene Figur auf dem Plan: setz zuerst eine ein
bar-no-hex = Zuerst ein Feld mit eigenen Figuren wählen
bar-end-turn = Zug beenden
bar-end-score = Ende, werten
bar-dig-stays = Ein Schatz wird aufgedeckt: Was davor getan wurde, lässt sich nicht mehr zurücknehmen
bar-undo = Rückgängig
bar-redo = Wiederholen
bar-undo-hint = Nur die eigenen Aktionen dieses Zuges lassen sich zurücknehmen; es gibt noch keine
bar-undo-chance = Nicht zurückzunehmen: seither wurde eine Tafel oder ein Schatz aufgedeckt; eine neue Partie mit „{ setup-take-back }“ würde es erlauben
bar-undo-bid = Bieten und Passen sind endgültig, weil andere darauf geantwortet haben; die Option „{ setup-take-back }“ einer neuen Partie würde es erlauben
bar-undo-chance-lesson = Nicht zurückzunehmen: seither wurde eine Tafel oder ein Schatz aufgedeckt; „{ learn-back }“ auf der Karte führt zurück
bar-undo-bid-lesson = Bieten und Passen sind endgültig, weil andere darauf geantwortet haben; „{ learn-back }“ auf der Karte führt zurück
bar-hurry = Schneller
bar-take-back-turn = Zug zurücknehmen
bar-take-back-turn-hint = Eine Hausregel dieser Partie: alles lässt sich zurücknehmen, mit dem Zug auch, was Computerspieler danach taten
bar-take-back-turn-none = Noch gibt es keinen Zug, der sich zurücknehmen ließe
bar-pace = Tempo der Computerspieler: { $pace }
bar-go-on = Weiterspielen
bar-plan = Planen
bar-final-table = Endstand
bar-new-game = Neues Spiel

# What is asked
ask-back = Der Spielplan zeigt einen früheren Schritt; ein Klick darauf führt zurück
ask-over = Das Spiel ist zu Ende
ask-chance = Eingeben, was für { $name } gezogen wurde
ask-wait = Der Zufall ist am Zug
ask-computer = { $name } denkt nach
ask-computer-plays = { $name } spielt
ask-sent = Abgeschickt; die Antwort kommt gleich
ask-sent-back = Gefragt; die anderen entscheiden, ob es zurückgenommen wird
ask-elsewhere = { $name } ist am Zug
ask-elsewhere-away = { $name } ist am Zug, aber weg
ask-elsewhere-free = { $name } ist am Zug; der Platz ist frei
ask-still = Die Partie ruht; { $name }, ein Computer, ist dran
ask-covered = { $name }, hebe die Abdeckung, um zu spielen
ask-lesson = Lies die Karte; danach ist { $name } am Zug
ask-lesson-read = Lies die Karte, dann drück „{ learn-next }“
ask-lesson-leader = Klick deinen Leiter mit dem gelben Ring an
ask-lesson-explorer = Klick den Forscher mit dem gelben Ring an
ask-lesson-hex = Klick auf das markierte Feld
ask-lesson-button = Klick auf den umrahmten Knopf
ask-lesson-tile = Klick auf die umrahmte Geländetafel
ask-lesson-turn = Dreh die Geländetafel mit dem umrahmten Knopf
ask-lesson-over = Die Lektion endet hier
ask-bid = { $name }: mindestens { $least } bieten oder passen
ask-bid-alone = { $name }: alle anderen haben gepasst, { $least } genügt; oder passen, dann spielt umsonst, wer zuerst gepasst hat
ask-choose = { $name }: eine Geländetafel wählen
ask-choose-free = Niemand hat geboten: { $name } hat zuerst gepasst und wählt umsonst eine Geländetafel
ask-choose-free-you = Niemand hat geboten, und du hast zuerst gepasst: wähle umsonst eine Geländetafel
ask-free = Niemand hat geboten: { $name } hat zuerst gepasst und bekommt den Zug umsonst
ask-choose-won = { $name } bekommt mit { $bid } den Zuschlag, { $names } { $count ->
    [one] passt
   *[other] passen
}: eine Geländetafel wählen
ask-choose-won-you = Du bekommst mit { $bid } den Zuschlag, { $names } { $count ->
    [one] passt
   *[other] passen
}: wähle eine Geländetafel
ask-won = { $name } bekommt mit { $bid } den Zuschlag und wählt; { $names } { $who ->
    [one] passt
    [you] passt
   *[other] passen
}
ask-place = { $name }: Geländetafel legen; { KEY("hand-turn-right-name", "R") } oder das Mausrad dreht sie
ask-place-turned = { $name }: Geländetafel legen; { KEY("hand-turn-right-name", "R") } oder das Mausrad dreht sie. Weißer Rand: anders gedreht möglich
ask-place-fixed = { $name }: Geländetafel legen
ask-camp = { $name }: das Lager zum Einsetzen wählen
ask-walk = { $name }: anklicken, wohin; Umschalt + Klick: so viele Figuren wie möglich
ask-walk-alone = { $name }: ein Feld anklicken, um dorthin zu ziehen
ask-walk-or-act = { $name }: ein Feld anklicken, um dorthin zu ziehen, oder eine Aktion
ask-act-here = { $name }: eine Aktion wählen oder eine andere Figur
ask-act-first = { $name }: eine Figur aus dem Vorrat einsetzen
ask-scoring = Wertung: { $name } handelt und wertet dann
ask-scoring-you = Wertung: handle zuerst, dann werden deine Punkte gezählt
ask-act = { $name }: eine Figur wählen oder eine einsetzen
ask-end = { $name }: keine Aktionspunkte mehr, den Zug beenden
ask-end-score = { $name }: keine Aktionspunkte mehr, mit „Ende, werten“ weiter

# What the table has to tell
notice-too-far = Bis { $cell } kostet es { $need ->
    [one] { $need } Aktionspunkt
   *[other] { $need } Aktionspunkte
}, du hast { $points }
notice-missed = Der Plan hat sich kurz vor dem Klick geändert: nichts ist geschehen
notice-other-bid = Unter dem Zeiger stehen jetzt andere Gebote: klick noch einmal, um { $bid } zu bieten
notice-turned = Die Tafel ist so gedreht, dass sie auf { $cell } passt: klick dort noch einmal, um sie zu legen
notice-fewer = Gezogen: { $went } von { $chosen }, für mehr reichten die Punkte nicht
notice-took-back-too = Auch zurückgenommen: was { $names } danach gespielt hat
notice-took-back-of = Zurückgenommen: was { $name } zuletzt getan hat
notice-no-way = Kein Weg führt diese Figur nach { $cell }
notice-stopped = Die Aufzeichnung bricht vor Aktion { $action } ab: { $reason }

# Before points are lost
waste-question = { $points ->
    [one] { $points } Aktionspunkt würde verfallen
   *[other] { $points } Aktionspunkte würden verfallen
}
waste-end = Trotzdem beenden
waste-go-on = Weiterspielen
waste-score = Trotzdem werten
ask-after-score = { $name } wertet { $points }. { $asked }
ask-after-score-you = Du bekommst { $points }. { $asked }

# Before the leader is lost
guard-question = { $others ->
    [0] Dein Expeditionsleiter steht auf { $cell }: Wird ein Forscher Wächter, verlässt der Expeditionsleiter das Spiel endgültig
    [one] Dein Expeditionsleiter steht auf { $cell }: Wird ein Forscher Wächter, verlassen der Expeditionsleiter und dein anderer Forscher dort das Spiel endgültig
   *[other] Dein Expeditionsleiter steht auf { $cell }: Wird ein Forscher Wächter, verlassen der Expeditionsleiter und deine { $others } anderen Forscher dort das Spiel endgültig
}
guard-question-leader = { $others ->
    [0] Als Wächter bleibt dein Expeditionsleiter bis zum Ende auf { $cell }
    [one] Als Wächter bleibt dein Expeditionsleiter bis zum Ende auf { $cell }; dein Forscher dort verlässt das Spiel endgültig
   *[other] Als Wächter bleibt dein Expeditionsleiter bis zum Ende auf { $cell }; deine { $others } Forscher dort verlassen das Spiel endgültig
}
guard-anyway = Trotzdem bewachen
guard-not = Nicht bewachen
