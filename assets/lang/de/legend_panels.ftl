# Die Auslage
display-order = Nächste Folge
display-tokens = Plättchen
display-tiles = Tafeln
display-rule = Regel { $rule }
display-used = Dauerhaft; in dieser Runde benutzt, in der nächsten wieder bereit
display-permanent = Dauerhaft: wird behalten und benutzt, nie gespielt
display-taken = Genommen von { $name }
display-place = Platz { $place } in der Reihenfolge der nächsten Runde
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
