# Was an einer Variante des Tempels des Chac nicht stimmt
chac-quantity-width = Die Breite des Bildes
chac-quantity-height = Die Höhe des Bildes
chac-quantity-column = Die Spalte
chac-quantity-row = Die Reihe
chac-quantity-square-width = Die Breite
chac-quantity-square-height = Die Höhe
chac-quantity-value = Der Wert des Schatzes
chac-quantity-face = Die Augenzahl
chac-quantity-per-seat = Die Zahl der Abenteurer je Spieler
chac-quantity-dice = Die Zahl der Würfel
chac-quantity-load = Die Laststufe
chac-quantity-least-load = Die kleinste Laststufe
chac-quantity-chests = Die Zahl der Truhen
chac-quantity-copies = Die Zahl der Schätze
chac-quantity-chest-sides = Die Zahl der Seiten des Truhenwürfels
chac-quantity-wall-steps = Die Zahl der Schritte, bis sich die Wände treffen
chac-quantity-cards-round = Die Zahl der Wandkarten in einer Runde
chac-quantity-wall-cards = Die Zahl der Wandkarten
chac-quantity-boulder-dice = Die Zahl der Würfel des Felsens
chac-quantity-boulder-needs = Die Augenzahl, die den Felsen bewegt
chac-quantity-planks = Die Zahl der Planken
chac-quantity-danger = Die höchste gefährliche Augenzahl
chac-quantity-rescue = Die Zahl der Schätze, die man zurücklässt

chac-problem-id = „{ $found }“ kann keine Kennung sein: 1 bis 40 Buchstaben, Ziffern und Bindestriche wählen, etwa „my-temple“
chac-problem-short-id = „{ $found }“ kann hier keine Kennung sein: 1 bis { $most } Buchstaben und Ziffern wählen, etwa „c12“
chac-problem-squares = Das sind { $count } Felder: höchstens { $most } behalten
chac-problem-none-of-kind = Es gibt kein Feld dieser Art ({ $kind }): ein Feld zu einem solchen machen
chac-problem-many-of-kind = Von dieser Art ({ $kind }) gibt es { $count } Felder: höchstens { $most } behalten
chac-problem-traps = { $zones ->
    [one] { $zones } Zone verlangt
   *[other] { $zones } Zonen verlangen
} ebenso viele Fallenzahlen, es gibt aber { $tiles ->
    [one] nur { $tiles } Lavafeld
   *[other] nur { $tiles } Lavafelder
}: Lavafelder hinzufügen oder Zonen weglassen
chac-problem-no-square = Kein Feld heißt „{ $found }“: eines des Plans nennen
chac-problem-other-kind = { $square } ist von anderer Art als { $kind }: ein Feld dieser Art nennen
chac-problem-square-twice = { $square } steht hier zweimal: einen der beiden Einträge entfernen
chac-problem-way-to-itself = Dieser Weg führt von { $square } zu sich selbst: ein anderes Feld nennen
chac-problem-way-twice = Der Weg von { $from } nach { $to } steht hier zweimal: einen der beiden Einträge entfernen
chac-problem-way-in-river = { $square } ist im Fluss, wo man nur mit der Strömung geht: den Weg in „one_way“ schreiben
chac-problem-unseen-door = Von { $square } kommt man in den Lavaraum, sieht ihn aber nicht: das Feld in „lookouts“ schreiben
chac-problem-other-way-out = Von { $square } führt ein Weg hinaus: nur vom letzten Feld des Gangs hinausführen
chac-problem-no-door = Von { $square }, dem letzten Feld des Gangs, führt kein Weg hinaus: einen anlegen
chac-problem-short-corridor = Der Gang hat { $count ->
    [0] keine Felder
    [one] ein einziges Feld
   *[other] { $count } Felder
}: mindestens zwei schreiben
chac-problem-not-listed = { $square } fehlt: die Liste braucht alle Felder dieser Art ({ $kind })
chac-problem-not-joined = Von { $from } führt kein Weg nach { $to }, das hier darauf folgt: einen anlegen oder die Reihenfolge ändern
chac-problem-current = Von { $square } geht es noch anderswohin: nur zum nächsten Feld des Flusses führen
chac-problem-no-landing = Niemand kann aus dem Fluss klettern: als „landing“ das Feld des Gangs nennen, auf dem man dann steht
chac-problem-landing = Es gibt keinen Fluss, aus dem man klettern könnte: „landing“ weglassen
chac-problem-openings = Das sind { $count } Öffnungen: höchstens { $most } behalten
chac-problem-never-opens = Über der Sonnenecke { $square } öffnet sich das Dach nie: sie in „openings“ schreiben oder ein Lavafeld daraus machen
chac-problem-alcoves = Das sind { $count } Nischen: höchstens { $most } behalten
chac-problem-two-alcoves = { $square } hat zwei Nischen: eine behalten
chac-problem-lock = Dieses Schloss verlangt { $found ->
    [0] keine Augenzahlen
   *[other] { $found } Augenzahlen
}: 1 bis { $dice } verschiedene schreiben
chac-problem-face-twice = Die Augenzahl { $face } steht hier zweimal: einen der beiden Einträge entfernen
chac-problem-decks = { $decks ->
    [one] { $decks } Stapel
   *[other] { $decks } Stapel
} für { $zones ->
    [one] { $zones } Zone
   *[other] { $zones } Zonen
}: für jede Zone einen schreiben
chac-problem-treasures = Das sind { $count } Schätze, die der Nischen mitgezählt: höchstens { $most } behalten
chac-problem-levels = Die Lasttabelle hat { $count ->
    [one] eine einzige Stufe
   *[other] { $count } Stufen
}: 2 bis { $most } schreiben, für keinen Schatz, einen, zwei und so weiter
chac-problem-few-adventurers = { $have ->
    [one] { $have } Abenteurer
   *[other] { $have } Abenteurer
} für { $players } Spieler mit je { $each }: mindestens { $need } schreiben
chac-problem-many-adventurers = Das sind { $count } Abenteurer: höchstens { $most } behalten
chac-problem-no-boulder-dice = Der Felsen hat keine Würfel: schreiben, mit wie vielen er beginnt
chac-problem-entries = Das sind { $count } Zahlen: höchstens { $most } behalten
chac-problem-no-way-out = Vom Eingang führt kein Weg hinaus, niemand käme je ins Freie: einen anlegen
chac-problem-unreachable = Niemand kommt je nach { $square }: einen Weg dorthin legen oder das Feld entfernen
chac-problem-overlap = { $square } ist über { $other } gezeichnet: eines der beiden verschieben
chac-problem-off-picture = Dies ist über den Rand des Bildes gezeichnet: es verschieben oder das Bild vergrößern
chac-problem-no-deck = „{ $found }“ nennt keinen Stapel dieses Tempels: einen nennen, etwa „zone1“, „lava“ oder „river“
chac-problem-walls = Die Karten rücken die Wände zusammen { $arrows ->
    [one] einen Schritt
   *[other] { $arrows } Schritte
} vor, sie treffen sich aber erst nach { $steps }: Karten hinzufügen oder weniger Schritte verlangen
chac-problem-few-treasures = { $have ->
    [0] Keine Schätze
    [one] { $have } Schatz
   *[other] { $have } Schätze
} im Stapel „{ $deck }“ für { $places } Stellen, an denen einer zu finden ist: welche hinzufügen oder es so lassen, wenn es so gemeint ist
