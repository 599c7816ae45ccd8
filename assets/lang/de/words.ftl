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
tile-named = { $tile }, { $kind }
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
asked-choose = Zuerst eine offene Geländetafel wählen
asked-place = Zuerst die gezogene Geländetafel legen
asked-act = Aktionspunkte werden verbraucht: handeln oder den Zug beenden
asked-scoring = Eine Wertung läuft: handeln oder beenden und werten
asked-nothing = Das Spiel ist zu Ende
no-drawable = Geländetafel { $tile } ist nicht mehr in dieser Gruppe
no-hidden = { $kind } ist nicht mehr verborgen
no-bid-low = Mindestens { $least } bieten
no-bid-high = Das ist mehr als dein Punktestand von { $score }
no-face-up = Geländetafel { $tile } liegt nicht offen
no-cell-taken = Auf { $cell } liegt schon eine Geländetafel
no-beside = { $cell } grenzt an keine Geländetafel auf dem Plan
no-way-in = Nach { $cell } führt kein Weg, wie auch immer man die Geländetafel dreht
no-way-in-right = Keine Steinplatte verbindet { $cell } mit einem Nachbarfeld: um { $degrees }° im Uhrzeigersinn drehen
no-way-in-left = Keine Steinplatte verbindet { $cell } mit einem Nachbarfeld: um { $degrees }° gegen den Uhrzeigersinn drehen
no-repeated = In einer früheren Drehung sieht die Geländetafel genauso aus
no-switched-off = In dieser Variante gibt es „{ $what }“ nicht
no-points = „{ $what }“ kostet { $need ->
    [one] { $need } Aktionspunkt
   *[other] { $need } Aktionspunkte
}, du hast { $have }
no-reserve = In deinem Vorrat ist kein { $piece } mehr
no-own-camp = { $cell } ist weder das Basislager noch dein eigenes Lager
no-piece = Du hast keinen { $piece } auf { $cell }
no-body = Du hast keine Figur auf { $cell }
no-same-camp = Die Figur ist schon auf { $cell }
no-neighbours = { $from } und { $to } sind keine Nachbarfelder
no-tile = Auf { $cell } liegt keine Geländetafel
no-volcano = { $cell } ist ein Vulkan: niemand kann ihn betreten
no-passage = Zwischen { $from } und { $to } liegt keine Steinplatte
no-temple = Auf { $cell } steht kein Tempel
no-guarded = { $name } bewacht den Tempel auf { $cell }
no-tier = Kein Tempelplättchen { $tier } ist mehr da
no-uncover-limit = Der Tempel auf { $cell } wurde in diesem Zug schon { $limit }-mal freigelegt, mehr geht nicht
no-dig-limit = Auf { $cell } wurde in diesem Zug schon { $limit }-mal geborgen, mehr geht nicht
no-workers = Nötig sind { $need } deiner Figuren auf { $cell }, dort sind { $have }
no-ruin = Auf { $cell } ist keine Fundstelle
no-treasure = Auf { $cell } liegt kein Schatz mehr
no-seat = Diesen Spieler gibt es nicht
no-self = Schätze tauscht man mit einem Mitspieler
no-same-kind = Die beiden Schätze sind von derselben Art
no-single-own = Du hast keinen Schatz genau einmal, also keinen zum Geben
no-single-theirs = Kein Gegner hat einen anderen Schatz genau einmal, also gibt es keinen zu nehmen
no-owned-once = Du kannst nur geben, was du genau einmal hast; von { $kind } hast du { $have }
no-theirs-once = { $name } muss { $kind } genau einmal haben und hat { $have }
no-camp-here = Auf dem Basislager wird kein Lager gebaut
no-clearing = { $cell } ist weder eine Lichtung noch eine leere Fundstelle
no-second-camp = { $name } hat schon ein Lager auf { $cell }
no-camp-left = Alle { $limit } Lager sind gebaut
no-guard-left = Alle { $limit } Tempelwächter sind eingesetzt
no-strongest = Deine Stärke von { $own } auf { $cell } ist nicht größer als die { $best } eines Mitspielers
refusal-rule = { $reason } (Regel { $rule })
