# Bilder und Seiten
render-format = { $file }: Ein Bild wird in eine Datei geschrieben, die auf .png, .svg, .pdf oder .gif endet
render-no-turns = Nur eine Aufzeichnung hat Züge: Geben Sie eine Datei an, die auf .tikal endet
render-turns = Die Partie hat { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
}: Geben Sie eine Zahl von 0 bis dahin an
picture-letters = Keine Schrift dieses Systems hat diese Zeichen, daher stehen Kästchen dafür: { $letters }

# Eine Variante auf Papier
print-board = Spielplan
print-score-track = Punkteleiste
print-tiles = Plättchen
print-tiers = Tempelstufen
print-treasures = Schätze
print-pieces = Figuren
print-sheets = Tableaus
print-aids = Übersichtskarten
print-cards = Aktionskarten
print-tokens = Marker
print-powers = Direktoren
print-scenarios = Szenarien
print-slab-tokens = Steinmarker
print-wall-cards = Wandkarten
print-lava-tiles = Lavaplatten und Hinweise
print-traps = Fallen
print-adventurers = Abenteurer
print-dice = Würfelseiten
print-tier = Stufe mit Wert { $value }
print-prebuilt-tier = Stufe mit Wert { $value } unter einem Tempel
print-of-colour = { $what }, { $colour }
print-explorer = Forscher
print-leader = Leiter
print-camp = Lager
print-marker = Punktemarker
print-cube = Würfel des Direktors
print-sheet = Tableau
print-amulet = Amulett
print-slab-token = Steinmarker
print-lava-tile = Lavaplatte: { $glyph }, darunter { $number }
print-clue = Hinweis: { $number }, darunter { $glyph }
print-wall-left = linke Wand
print-wall-right = rechte Wand
print-cover = Abdeckung des Lavaraums
print-sun = Sonne, hingelegt, wo sich das Dach öffnet
print-boulder = Felskugel
print-plank = Planke
print-die = Seite { $face } jedes Würfels
print-aid = Übersichtskarte
print-points = { $points } Aktionspunkte je Zug
print-costs = Was Aktionen kosten
print-kept-cards = ← bis { $cards } behaltene Karten
print-drafted-cards = bis { $cards } ausgewählte Karten →
print-recruited-later = Erst anzuwerben: Forscher { $explorers }, Leiter { $leaders }
print-slabs = Steine
print-leader-strength = Stärke eines Leiters
print-rules = Die Regeln in Kürze
print-list = Was auszuschneiden ist
print-entry = { $count } × { $name }: { $wide } × { $high } mm, Seite { $pages }
print-parts = { $parts ->
    [one] ein Teil
   *[other] { $parts } Teile
}
print-part = { $title }: Reihe { $row }, Spalte { $column }
print-flap = Das nächste Teil wird auf den Streifen jenseits der Linie geklebt.
print-backs = { $title }: Rückseiten
print-empty = Leer: Die andere Seite wird ausgeschnitten
print-page = { $page } von { $pages }
print-ruler = 100 mm
print-true-size = Mit 100 % drucken, nicht an die Seite angepasst: Dann ist das Lineal auf jeder Seite 100 mm lang.
print-duplex = Beidseitig drucken und über die lange Kante wenden: Jede Rückseite liegt hinter ihrer Vorderseite.
print-one-sided = Einseitig drucken. Jede Seite mit Rückseiten vor dem Schneiden hinter die Seite davor kleben, oder die Rückseiten weglassen.
print-cutting = Entlang der feinen Linien schneiden; die Bilder reichen ein wenig darüber hinaus.

# Bilder aus dem Fenster
menu-picture = Bild speichern…
menu-copy-picture = Bild kopieren
menu-print = Variante drucken…
picture-kind = Bilder
print-heading = Variante drucken
print-about = Eine PDF-Datei mit allem, was auszuschneiden ist, in wahrer Größe, und den Regeln auf zwei Seiten.
print-paper = Papier
print-sides = Bedruckte Seiten
print-sides-both = Vorder- und Rückseite
print-sides-one = Nur eine Seite
print-hexes = Ein Sechseck, von Seite zu Seite
print-squares = Zwei Felder des Plans nebeneinander
print-millimetres = { $size } mm
print-language = Sprache der Seiten
print-do = Datei wählen…
print-kind = Seiten
picture-copied = Das Bild ist in der Zwischenablage
picture-nothing = Ein Bild gibt es von einer Partie am Tisch, oder von einer spielbaren Variante im Editor
print-begins = Die Seiten werden gemacht: Das dauert einige Sekunden
