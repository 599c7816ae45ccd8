# Ein Problem wird gemeldet
trouble-heading = Ein Problem melden
trouble-about = Es entsteht eine einzige Datei, die sich mit einem Wort darüber weitergeben lässt, was schiefging. Nichts wird irgendwohin geschickt.
trouble-words = Was schiefging, und was vorher geschah
trouble-game = Mit der Partie am Tisch, ohne Namen
trouble-no-game = Am Tisch ist keine Partie
trouble-game-hint = Wer die Aufzeichnung liest, erfährt alles über die Partie, auch was den Spielern verborgen ist
trouble-look = Was in der Datei steht
trouble-look-hint = Bitte durchsehen: Was nicht weitergegeben werden soll, lässt sich aus der Datei löschen
trouble-place = Ort wählen…
trouble-copy = Text kopieren
trouble-write = Datei schreiben
trouble-back = Zurück
trouble-kind = Text
trouble-taken = So eine Datei gibt es schon: anderen Namen wählen
trouble-written = Der Bericht liegt in { $path }; nichts wurde verschickt

# Lizenzen dessen, was im Programm steckt
licences-heading = Lizenzen
licences-about = Im Programm stecken { $parts } Teile anderer Urheber. Unter diesen Lizenzen dürfen sie benutzt und weitergegeben werden:
licences-one =
    { $more ->
        [0] { $name }: { $parts }
       *[other] { $name }: { $parts } und { $more } weitere
    }
licences-back = Zurück
