# German texts of the window. The nouns are those of the published German edition.

# Nouns
piece-explorer = Forscher
piece-leader = Expeditionsleiter
kind-base-camp = Basislager
kind-temple = Tempel { $value }
kind-clearing = Lichtung
kind-ruin = Fundstelle, { $left ->
    [one] { $left } Schatz
   *[other] { $left } Schätze
}
kind-ruin-empty = leere Fundstelle
kind-volcano = Vulkan
tile-named = { $kind } (Tafel { $tile })
cell-name = Feld { $cell }
cell-jungle = Urwald
cell-camp = Lager von { $name }
cell-guard = bewacht von { $name } ({ $piece })
cell-explorers = { $count } Forscher von { $name }
cell-leader = Expeditionsleiter von { $name }

# Actions
act-enter = einsetzen
act-transfer = von Lager zu Lager
act-move = ziehen
act-uncover = freilegen
act-dig = bergen
act-exchange = tauschen
act-camp = Lager bauen
act-guard = bewachen

# Why an action is not possible
asked-draw = Zuerst muss eine Geländetafel gezogen werden
asked-reveal = Zuerst muss der geborgene Schatz aufgedeckt werden
asked-bid = Es wird versteigert: bieten oder passen
asked-choose = Zuerst eine der Geländetafeln neben dem Spielplan wählen
asked-place = Zuerst die gezogene Geländetafel legen
asked-act = Aktionspunkte werden verbraucht: handeln oder den Zug beenden
asked-scoring = Eine Wertung läuft: handeln oder beenden und werten
asked-nothing = Das Spiel ist zu Ende
no-drawable = Geländetafel { $tile } ist nicht mehr in dieser Gruppe: eine andere eingeben
no-hidden = { $kind } ist nicht mehr verborgen
no-bid-low = Mindestens { $least } bieten
no-bid-high = Das ist mehr als dein Punktestand: höchstens { $score } bieten
no-face-up = Geländetafel { $tile } liegt nicht offen: eine offene wählen
no-cell-taken = Auf { $cell } liegt schon eine Geländetafel: ein leeres Feld wählen
no-beside = { $cell } grenzt an keine Geländetafel auf dem Plan: ein angrenzendes Feld wählen
no-way-in = Nach { $cell } führt kein Weg, wie auch immer man die Geländetafel dreht: ein anderes Feld wählen
no-way-in-right = Keine Steinplatte verbindet { $cell } mit einem Nachbarfeld: um { $degrees }° im Uhrzeigersinn drehen
no-way-in-left = Keine Steinplatte verbindet { $cell } mit einem Nachbarfeld: um { $degrees }° gegen den Uhrzeigersinn drehen
no-repeated = In einer früheren Drehung sieht die Geländetafel genauso aus: diese nehmen
no-switched-off = In dieser Variante gibt es „{ $what }“ nicht
no-points = „{ $what }“ kostet { $need ->
    [one] { $need } Aktionspunkt
   *[other] { $need } Aktionspunkte
}, du hast { $have }
no-points-left = Keine Aktionspunkte mehr: „{ $what }“ kostet { $need }
no-reserve = In deinem Vorrat ist kein { $piece } mehr
no-own-camp = { $cell } ist weder das Basislager noch dein eigenes Lager: eines davon wählen
no-piece = Du hast keinen { $piece } auf { $cell }: erst einen dorthin bringen
no-body = Du hast keine Figur auf { $cell }: erst eine dorthin bringen
no-same-camp = Die Figur ist schon auf { $cell }: ein anderes Lager wählen
no-neighbours = { $from } und { $to } sind keine Nachbarfelder: Feld für Feld gehen
no-tile = Auf { $cell } liegt keine Geländetafel: Figuren ziehen nur auf Geländetafeln
no-entry = Die Tafel auf { $cell } kann niemand betreten: außen herum gehen
no-passage = Zwischen { $from } und { $to } liegt keine Steinplatte: einen anderen Weg gehen
no-temple = Auf { $cell } steht kein Tempel: ein Feld mit Tempel wählen
no-guarded = { $name } bewacht den Tempel auf { $cell }: das bleibt so
no-tier = Kein Tempelplättchen { $tier } ist mehr da: dieser Tempel wächst nicht mehr
no-uncover-limit = Der Tempel auf { $cell } wurde in diesem Zug schon { $limit }-mal freigelegt: im nächsten Zug weiter
no-dig-limit = Auf { $cell } wurde in diesem Zug schon { $limit }-mal geborgen: im nächsten Zug weiter
no-workers = Nötig sind { $need } deiner Figuren auf { $cell }, dort sind { $have }: noch { $more } dorthin bringen
no-ruin = Auf { $cell } ist keine Fundstelle: ein Feld mit Fundstelle wählen
no-treasure = Auf { $cell } liegt kein Schatz mehr: eine andere Fundstelle wählen
no-seat = Diesen Spieler gibt es nicht
no-cell = Dieses Feld gibt es auf diesem Plan nicht
no-such-tile = Diese Geländetafel gibt es in diesem Spiel nicht
no-self = Schätze tauscht man mit einem Mitspieler: einen wählen
no-same-kind = Die beiden Schätze sind von derselben Art: verschiedene wählen
no-single-own = Du hast keinen Schatz genau einmal, also keinen zum Geben
no-single-theirs = Kein Gegner hat genau einmal einen Schatz, den du nehmen könntest
no-owned-once = Du kannst nur geben, was du genau einmal hast; von { $kind } hast du { $have }: einen anderen wählen
no-theirs-once = { $name } muss { $kind } genau einmal haben und hat { $have }: einen anderen wählen
no-camp-here = Auf dem Basislager wird kein Lager gebaut: eine Lichtung wählen
no-clearing = { $cell } ist weder eine Lichtung noch eine leere Fundstelle: eine davon wählen
no-second-camp = { $name } hat schon ein Lager auf { $cell }: eine andere Lichtung wählen
no-second-camp-own = Du hast schon ein Lager auf { $cell }: eine andere Lichtung wählen
no-camp-left = Alle { $limit } Lager sind gebaut
no-guard-left = Alle { $limit } Tempelwächter sind eingesetzt
no-strongest = Deine Stärke von { $own } auf { $cell } ist nicht größer als die { $best } eines Mitspielers: noch { $more } dorthin bringen
refusal-rule = { $reason } (Regeln: { $what })
no-diggers = Wer in einem Zug { $need }-mal birgt, braucht { $need } Figuren auf { $cell }; dort sind { $have } von dir: noch { $more } dorthin bringen
no-uncoverers = Wer in einem Zug { $need }-mal freilegt, braucht { $need } Figuren auf { $cell }; dort sind { $have } von dir: noch { $more } dorthin bringen
