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

# Menu and messages
menu-game = Spiel
menu-home = Startseite
menu-new = Neues Spiel…
menu-open = Partie öffnen…
menu-save = Speichern…
menu-quit = Beenden
menu-view = Ansicht
menu-fit = Ganzen Plan zeigen
menu-theme = Dunkel oder hell
menu-full-screen = Vollbild
menu-settings = Einstellungen…
menu-course = { $variant } · Zug { $turn } · noch { $tiles } Geländetafeln
message-close = Schließen
message-no-dialog = Das System bietet keinen Dateidialog: Pfad eintippen oder aus der Liste wählen
message-not-opened = { $path } lässt sich nicht öffnen: { $reason }
message-not-saved = { $path } lässt sich nicht speichern: { $reason }
message-saved = Gespeichert als { $path }
message-levels = { $levels }: diese Spielstärke des Computers kennt das Programm nicht, stattdessen spielt „geübt“

# A game that is not saved
question-heading = Die Partie am Tisch ist nicht gespeichert
question-save = Speichern…
question-replace = Ohne Speichern fortfahren
question-cancel = Abbrechen

# Home
home-title = Tikal
home-subtitle = Tempel und Schätze im Urwald
home-continue = Weiterspielen
home-new = Neues Spiel
home-open = Partie öffnen
home-settings = Einstellungen
home-quit = Beenden
home-rejected = { $path } fehlt in der Auswahl: { $reason }

# Settings
settings-heading = Einstellungen
settings-language = Sprache
settings-language-system = Sprache des Systems
settings-theme = Aussehen
settings-theme-dark = Dunkel
settings-theme-light = Hell
settings-theme-system = Wie das System
settings-scale = Größe von Schrift und Knöpfen
settings-scale-value = { $percent } %
settings-smaller = Kleiner
settings-larger = Größer
settings-pace = Tempo der Computerspieler
settings-pace-none = Sofort
settings-pace-fast = Schnell
settings-pace-normal = Normal
settings-pace-slow = Langsam
settings-back = Zurück

# New game
setup-heading = Neues Spiel
setup-variant = Variante
setup-variant-name = Variante: { $name }
setup-players = Spieler
setup-player = Spieler { $number }
setup-count = { $players } Spieler
setup-seat = Platz { $number }
setup-seat-name = Name von Platz { $number }
setup-seat-colour = Farbe von Platz { $number }
setup-seat-player = Spieler von Platz { $number }
setup-turns = Züge
setup-base = Grundspiel: Tafeln werden gezogen
setup-advanced = Profispiel: Tafeln werden versteigert
setup-first = Startspieler
setup-first-random = Zufällig
setup-first-seat = { $name } beginnt
setup-dealer = Zufall
setup-seed = Startzahl
setup-seed-hint = eine neue
setup-by-hand = Zufall von Hand eingeben
setup-by-hand-hint = Für eine Partie am echten Tisch: du sagst, welche Geländetafel und welcher Schatz aufgedeckt wurde
setup-start = Los
setup-back = Zurück
setup-no-variant = Diese Variante ist nicht mehr in der Sammlung
setup-bad-seed = Die Startzahl liegt zwischen 0 und 9007199254740991 oder bleibt leer
setup-no-name = Jeder Spieler braucht einen Namen
setup-same-name = Zwei Spieler haben denselben Namen
setup-same-colour = Zwei Spieler haben dieselbe Farbe
player-person = Mensch
player-random = Computer, zufällig
player-adept = Computer, geübt
colour-red = Rot
colour-orange = Orange
colour-white = Weiß
colour-blue = Blau

# Files
file-kind = Aufzeichnung einer Partie
file-kind-open = Partie oder Variante
files-path = Pfad
files-back = Zurück
open-heading = Partie öffnen
open-hint = Einen Pfad eintippen, aus der Liste wählen oder eine Datei ins Fenster ziehen
open-do = Öffnen
open-dialog = Datei wählen…
open-list = Deine Partien
open-none = Es gibt noch keine Partien
save-heading = Partie speichern
save-do = Speichern
save-dialog = Ort wählen…
save-replaces = Diese Datei gibt es schon: sie wird ersetzt
save-name = Tikal

# Board
board-name = Spielplan
cell-place = hier kann die Geländetafel liegen
cell-place-turned = hier kann die Geländetafel anders gedreht liegen
cell-reach = erreichbar für { $cost ->
    [one] { $cost } Aktionspunkt
   *[other] { $cost } Aktionspunkte
}
cell-strength = { $name }: Stärke { $strength }
cell-held = { $name } hat hier die Mehrheit
cell-contested = Niemand hat hier die Mehrheit
piece-on = { $piece } von { $name } auf { $cell }

# Tile in hand
hand-heading = Gezogene Geländetafel
hand-places = So gedreht { $here ->
    [one] { $here } Platz
   *[other] { $here } Plätze
}, anders noch { $turned }
hand-rotation = Drehung { $rotation }
hand-turn-left = ↺
hand-turn-left-name = Tafel gegen den Uhrzeigersinn drehen
hand-turn-right = ↻ (R)
hand-turn-right-name = Tafel im Uhrzeigersinn drehen

# Supplies
groups-heading = Tafeln nach Gruppe
groups-left = Gruppe { $group }: { $left ->
    [one] noch { $left } Geländetafel
   *[other] noch { $left } Geländetafeln
}
tiers-heading = Tempelplättchen
tiers-left = Tempelplättchen { $tier }: noch { $left }
treasures-hidden = { $count } Schätze noch verborgen

# Log
log-heading = Verlauf

# Players
player-score-hint = Punktestand
player-worth = +{ $points }
player-worth-hint = Was eine Wertung jetzt brächte
player-explorers = Forscher im Vorrat: { $count }
player-leader = Expeditionsleiter im Vorrat: { $count }
player-camps = Lager übrig: { $count }
player-guards = Tempelwächter übrig: { $count }
player-copies = { $name } × { $copies }
player-temples = Tempel: { $list }
player-held = { $cell } ({ $value })
player-guarded = { $cell } ({ $value }, bewacht)
player-amulet-up = Amulett offen
player-amulet-down = Amulett verdeckt

# Action bar
bar-points = { $points ->
    [one] { $points } Aktionspunkt
   *[other] { $points } Aktionspunkte
}
bar-enter = einsetzen
bar-explorer = Forscher
bar-leader = Leiter
bar-below = { $what } · { $cost }
bar-enter-explorer = Forscher einsetzen
bar-enter-leader = Expeditionsleiter einsetzen
bar-transfer = Lagerwechsel
bar-move = Ziehen
bar-uncover = Freilegen
bar-dig = Bergen
bar-exchange = Tauschen…
bar-camp = Lager
bar-guard = Wache
bar-guard-explorer = Bewachen: Forscher
bar-guard-leader = Bewachen: Expeditionsleiter
bar-camp-name = Lager bauen
bar-name = { $title }, Kosten { $cost }
bar-name-on = { $title } auf { $cell }, Kosten { $cost }
bar-no-hex = Zuerst ein Feld mit eigenen Figuren wählen
bar-end-turn = Zug beenden
bar-end-score = Ende, werten
bar-undo = Rückgängig
bar-redo = Wiederholen
bar-undo-hint = Nur eigene Aktionen dieses Zuges, und nichts von vor dem Aufdecken
bar-hurry = Schneller
bar-final-table = Endstand
bar-new-game = Neues Spiel
ask-over = Das Spiel ist zu Ende
ask-chance = Eingeben, was für { $name } gezogen wurde
ask-wait = Der Zufall ist am Zug
ask-computer = { $name } denkt nach
ask-bid = { $name }: bieten oder passen
ask-choose = { $name }: eine Geländetafel wählen
ask-place = { $name }: Geländetafel legen; R oder das Mausrad dreht sie
ask-camp = { $name }: das Lager zum Einsetzen wählen
ask-walk = { $name }: ein Feld anklicken, um dorthin zu ziehen; mit Umschalt alle, die können
ask-scoring = { $name }: vor der Wertung handeln
ask-act = { $name }: eine Figur wählen oder eine einsetzen
ask-end = { $name }: keine Punkte mehr, den Zug beenden
ask-end-score = { $name }: keine Punkte mehr, mit „Ende, werten“ weiter
notice-too-far = { $cell } ist mit { $points ->
    [one] { $points } Aktionspunkt
   *[other] { $points } Aktionspunkten
} nicht erreichbar
notice-stopped = Die Aufzeichnung bricht vor Aktion { $action } ab: { $reason }

# Auction
auction-heading = Versteigerung
auction-tiles = Offene Geländetafeln
auction-choose = Geländetafel wählen
auction-face-up = Offen: { $tile }
auction-take = { $tile } nehmen
auction-passed-first = { $name } passte zuerst
auction-passed = { $name } hat gepasst
auction-bid = { $name } bietet { $bid }
auction-asked = { $name } ist an der Reihe
auction-in = { $name } ist noch dabei
auction-bid-title = Gebot { $bid }
auction-leaves = lässt { $left }
auction-higher = Ein höheres Gebot: eintippen oder zur Seite ziehen
auction-pass = Passen
auction-out = und raus

# Chance by hand
chance-heading = Was kam?
chance-drawn = Gezogen: { $tile }
chance-revealed = Geborgen: { $kind }

# Scoring
scoring-heading = Wertung
scoring-final = Schlusswertung
scoring-acts = { $name } handelt
scoring-waits = { $name } wartet
scoring-scored = { $name }: +{ $points }
scoring-temple = Tempel { $cell }: { $points }
scoring-treasures = { $name } × { $copies }: { $points }

# Exchange
exchange-heading = Schatz tauschen
exchange-give = Du gibst
exchange-take = { $name } gibt
exchange-give-name = { $kind } geben
exchange-take-name = { $kind } von { $name } nehmen
exchange-do = Tauschen
exchange-cancel = Abbrechen

# End
end-heading = Das Spiel ist zu Ende
end-winner = { $names } gewinnt
end-winners = { $names } gewinnen gemeinsam
end-tie-guarded = Gleichstand: der wertvollste bewachte Tempel entschied
end-tie-treasures = Gleichstand: die Zahl der Schätze entschied
end-and = {" und "}
end-close = Spielplan ansehen
end-save = Partie speichern…
end-again = Neues Spiel…
end-start = Startpunkte
end-paid = Bei Versteigerungen bezahlt
end-minus = −{ $points }
end-round = { $number }. Wertung
end-last-round = Schlusswertung
end-sum = { $sum } ({ $temples } + { $treasures })
end-score = Endstand
end-hint = In Klammern: Tempel + Schätze
