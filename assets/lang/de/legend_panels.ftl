# Die Auslage
display-order = Nächste Folge
display-tokens = Plättchen
display-tiles = Tafeln
display-rule = Regel { $rule }
display-card = { $number } { $name }
display-lake = See
display-used = Dauerhaft; in dieser Runde benutzt, in der nächsten wieder bereit
display-permanent = Dauerhaft: wird behalten und benutzt, nie gespielt
display-taken = Genommen von { $name }
display-place = Platz { $place } in der Reihenfolge der nächsten Runde
display-token = Aktionsplättchen mit { $value } Punkten
display-power = Direktor: { $name }
display-dug = Geborgen: { $kind }
display-shown = Auf { $cell } liegt: { $kind }
display-left = noch { $count }

# Die Tableaus
sheet-score = Punkte: { $score }
sheet-now = Platz { $place } in dieser Runde
sheet-next = Platz { $place } in der nächsten Runde
sheet-passed = gepasst
sheet-explorers = Forscher verfügbar: { $count }; noch anzuwerben: { $later }
sheet-leaders = Expeditionsleiter verfügbar: { $count }; noch anzuwerben: { $later }
sheet-camps = Lager übrig: { $count }
sheet-guards = Tempelwächter übrig: { $count }
sheet-bonus = Karten geben { $bonus } dazu
sheet-treasure = { $name } × { $copies }: { $points } Punkte in einer Wertung
sheet-power = { $director }, Fähigkeit { $place }: { $effect }
sheet-power-used = Benutzt: eine Fähigkeit je Spieler in einer Partie
sheet-cube = Noch keine Fähigkeit benutzt: { $points } Punkte am Ende

# Die Wahl des Szenarios
scenario-random = Zufällig
scenario-random-about = Irgendeines davon, beim Beginn der Partie gezogen.

# Wirkungen in wenigen Worten
short-treasures = 2 × { $kind }
short-put-ruin = { $count } auf eine Fundstelle
short-dig = { $count } bergen
short-look = Fundstellen ansehen
short-scout = Ansehen, einen nehmen
short-put-temple = { $count } auf Tempel
short-uncover-one = { $count } Plättchen, ein Tempel
short-uncover-each = je 1 Plättchen, { $count } Tempel
short-camp = { $count ->
    [0] Lager
   *[other] Lager, { $count } darauf
}
short-recruit = { $count } anwerben
short-recruit-leader = { $count ->
    [one] Leiter anwerben
   *[other] { $count } Leiter anwerben
}
short-recruit-both = { $explorers } und { $leaders } Leiter anwerben
short-jump = Von Feld zu Feld
short-steps = Marsch { $count }
short-slab = Wegplatte
short-points = { $count ->
    [one] +{ $count } Punkt
   *[other] +{ $count } Punkte
}
short-temple = Tempel { $value }
short-lake = Ein See
short-volcano = Ein Vulkan
short-deploy = { $count } gratis einsetzen
short-exchange = { $count ->
    [one] Gratis tauschen
   *[other] { $count } × gratis tauschen
}
