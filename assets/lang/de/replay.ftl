# Eine Partie, die nachgespielt oder geprüft wird
replay-turn = { $number }. { $progress }
replay-comment = {"       "}„{ $comment }“
replay-score = { $name } { $score }
replay-scores = {"       "}Stand: { $scores }
replay-final = Endstand: { $scores }
replay-winners = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
replay-goes-on = Nicht zu Ende: { $progress }. Stand: { $scores }
replay-no-turn = Einen Zug { $turn } gibt es nicht: eine Zahl von 1 bis { $turns } wählen
replay-no-sight = Niemand heißt „{ $asked }“: all, spectator oder Nummer oder Name eines Platzes schreiben: { $seats }
replay-secrets = Diese Aufzeichnung enthält, was nur einzelne Plätze wissen. Gezeigt wird sie { $sight }
sight-all = mit allem, was darin steht
sight-spectator = so, wie ein Zuschauer sie sieht
sight-seat = so, wie { $name } sie sah
verify-sound = { $file }: alle { $actions } Aktionen sind erlaubt, und die Punkte stimmen. { $end }
verify-stopped = { $file }: Aktion { $action }, „{ $line }“, ist nicht möglich: { $reason }
verify-scores = { $file }: { $name } hat { $score } Punkte, gewertet wurden aber { $sum }
verify-torn = { $file }: Die letzte Zeile ist abgeschnitten. Alles davor stimmt
verify-wrong = { $file }: Zeile { $line } ist beschädigt. Alles davor stimmt
verify-no-record = { $file }: { $reason }
summary-computer = { $name }: { $level }
summary-turning-points = Wendepunkte:
summary-lead = Nach Zug { $turn } führt { $name }: { $scores }
summary-chances = Nach Zug { $turn } gewinnt am ehesten { $name }: { $scores }
summary-chance = { $name } { $percent } %
parting-other-start = Die beiden Aufzeichnungen haben verschieden begonnen: Sie lassen sich nicht vergleichen
parting-nowhere = Die beiden Aufzeichnungen enthalten dieselben Aktionen
parting-after = { $actions ->
    [0] Sie trennen sich mit der ersten Aktion
    [one] Sie trennen sich nach der ersten Aktion
   *[other] Sie trennen sich nach { $actions } Aktionen
}
parting-here = In dieser Aufzeichnung: { $said }. { $end }
parting-there = In der anderen: { $said }. { $end }
parting-ends = sie endet hier

# Die Wiedergabe im Fenster
menu-replay = Partie nachspielen
end-replay = Nachspielen
replay-end = Beenden
replay-step = Schritt { $step } von { $steps }
replay-more = Mehr
replay-speed = Tempo { $speed }
replay-play = Abspielen
replay-pause = Anhalten
replay-turn-earlier = Einen Zug zurück
replay-turn-later = Einen Zug weiter
replay-mark-earlier = Zur Marke davor: Wertung, Ereignis, Wendepunkt, Kommentar
replay-mark-later = Zur nächsten Marke: Wertung, Ereignis, Wendepunkt, Kommentar
replay-first = Zum Anfang
replay-last = Zum Ende
replay-faster = Schneller nachspielen
replay-slower = Langsamer nachspielen
replay-comment-write = Kommentieren
replay-comment-heading = Kommentar zu Schritt { $step }
replay-comment-keep = Behalten
replay-comment-change = Ändern
replay-branch = Ab hier spielen
replay-branch-name = { $name }, ab Schritt { $step }
replay-compare = Vergleichen…
replay-compare-heading = Mit welcher Partie vergleichen?
replay-compare-about = Diese Partien begannen wie diese und gingen eine Weile denselben Weg.
replay-compare-none = Keine andere aufgehobene oder zuletzt geöffnete Partie begann wie diese
replay-compare-file = Andere Datei…
replay-compare-no-dialog =
    Dieses System zeigt keinen Dateidialog. Öffne die andere Aufzeichnung einmal, dann steht sie hier zur Wahl
replay-compared = Verglichen mit „{ $name }“
replay-compared-close = Vergleich schließen
replay-go-there = Dorthin
replay-parts-here = Die andere Aufzeichnung trennt sich hier
replay-shown-as = Zeigen: { $sight }
replay-secrets-heading = Diese Partie enthält Geheimnisse
replay-secrets-over = Einzelne Plätze wussten, was andere nicht wussten. Die Partie ist zu Ende, verborgen muss nichts mehr bleiben: Für wessen Augen wird sie gezeigt?
replay-secrets-about = Einzelne Plätze wissen, was andere nicht wissen, und die Partie ist nicht zu Ende. Wer mehr davon sieht als der eigene Platz, weiß mehr, als er sollte: Für wessen Augen wird sie gezeigt?
idle-no-replay = Nachspielen lässt sich nur eine Partie, in der gespielt wurde, keine Lektion, kein Rätsel und kein Plan
idle-no-earlier = Vor diesem Moment gibt es keine
idle-no-later = Nach diesem Moment gibt es keine
idle-fastest = Schneller geht es nicht
idle-slowest = Langsamer geht es nicht
palette-replay = Nachspielen: { $name }

# Codes und Zusammenfassungen von Partien
menu-copy-code = Code der Partie kopieren
menu-copy-summary = Zusammenfassung kopieren
menu-paste-code = Code einfügen
message-code = Der Code dieser Partie ist kopiert: { $count } Zeichen
message-code-secrets = Der Code dieser Partie ist kopiert: { $count } Zeichen. Er enthält die Geheimnisse aller Plätze
message-summary = Eine Zusammenfassung dieser Partie ist kopiert
message-code-opened = Die Partie aus dem Code ist offen
message-code-not-opened = Der Code wird nicht geöffnet: { $reason }
message-branched = Nach Schritt { $step } beginnt eine neue Partie. Die andere bleibt, wie sie war
