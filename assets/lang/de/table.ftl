# The side column
tab-players = Spieler
tab-table = Tisch
side-supplies = Vorrat
side-supplies-hint = Vorrat: Geländetafeln und Tempelplättchen
side-temples = Tempel
side-temples-hint = Tempel: wer sie beherrscht (L)

# Supplies
groups-volcanoes = { $count ->
    [one] darunter { $count } Vulkan
   *[other] darunter { $count } Vulkane
}
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
auction-other = anderes:
auction-pass = Passen
auction-out = und raus

# Chance by hand
chance-heading = Was kam?
chance-drawn = Gezogen: { $tile }
chance-revealed = Geborgen: { $kind }

# Exchange
exchange-heading = Schatz tauschen
exchange-give = Du gibst
exchange-take = { $name } gibt
exchange-give-name = { $kind } geben
exchange-take-name = { $kind } von { $name } nehmen
exchange-do = Tauschen
exchange-cancel = Abbrechen
