# Die Arena: zwei Spieler treffen in vielen Partien aufeinander, um zu sehen, wer der stärkere ist
arena-run = { $variant }: { $players } Spieler{ $setup }, Startwert { $seed }
arena-level = Stufe „{ $level }“
arena-asked = auf Stufe „{ $level }“
arena-nodes = { $nodes ->
    [one] { $nodes } Knoten je Entscheidung
   *[other] { $nodes } Knoten je Entscheidung
}
arena-games = { $played } von { $games } Partien gespielt; { $blocks } Blöcke mit gleichem Glück sind vollständig und zählen
arena-stopped = Der Test hat nach { $played } von { $games } Partien angehalten, in { $blocks } Blöcken mit gleichem Glück
arena-share = Anteil von A an den Siegen
arena-elo = A über B, in Elo
arena-margin = Punkte von A mehr als von B, je Platz und Partie
arena-blocks = Blöcke nach dem Anteil, den A gewann: { $list }
arena-undecided = Test zwischen { $low } und { $high } Elo: unentschieden, { $ratio } von ±{ $bound }
arena-decided-low = Test zwischen { $low } und { $high } Elo: entschieden für { $low } ({ $ratio }; falsch in höchstens { $rate } der Fälle)
arena-decided-high = Test zwischen { $low } und { $high } Elo: entschieden für { $high } ({ $ratio }; falsch in höchstens { $rate } der Fälle)
arena-ladder-head = | Stufe gegen die darunter | Partien | Anteil an den Siegen | Elo |
arena-ladder-pair = { $upper } gegen { $lower }
arena-ladder-row = | `{ $upper }` gegen `{ $lower }` | { $games } | { $share } | { $elo } |

# Warum die Arena es nicht kann
arena-fail-command = Spieler { $side }: { $said }
arena-fail-no-command = das nennt kein Programm: „program:“ und seinen Befehl schreiben
arena-fail-open-command = ein Anführungszeichen ist nicht geschlossen: ein zweites schreiben
arena-fail-long-command = dieser Befehl ist zu lang, um aufgehoben zu werden: Schreibe ihn in ein Skript
arena-fail-program = Partie { $game }, Spieler { $side }: { $command } { $reason }. Die bis dahin gespielten Partien zählen
arena-fail-program-said = Partie { $game }, Spieler { $side }: { $command } { $reason }. Es sagte: { $said }. Die bis dahin gespielten Partien zählen
arena-program-start = lässt sich nicht starten: { $detail }
arena-program-ended = endete ohne Antwort ({ $detail })
arena-program-silent = gab in { $seconds } Sekunden keine Antwort
arena-program-long = gab eine Antwort von mehr als { $most } Bytes
arena-program-strange = gab keine Antwort des Protokolls: { $detail }
arena-program-refused = lehnte „{ $request }“ ab: { $message }
arena-program-illegal = wählte „{ $action }“, was nicht erlaubt ist: { $message }
arena-unlike-a = Sie gehört zu einem anderen Vergleich: ein anderer Spieler A spielte, oder mit anderen Knoten
arena-unlike-b = Sie gehört zu einem anderen Vergleich: ein anderer Spieler B spielte, oder mit anderen Knoten
arena-unlike-test = Sie gehört zu einem anderen Vergleich: der Test ist ein anderer
