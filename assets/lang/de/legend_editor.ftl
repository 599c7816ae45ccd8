# Varianten von Tikal Legend als Dokumente: was sie ergeben und worin sie sich unterscheiden
totals-dotted = Gepunktete Felder
totals-setup-tiles = Tafeln zu Beginn
totals-card-tiles = Tafeln von Karten
totals-lakes = Seen
totals-face-up = Offene Schätze
totals-card-kinds = Arten von Karten
totals-cards-two = Karten, 2 Spieler
totals-cards-three = Karten, 3 Spieler
totals-cards-four = Karten, 4 Spieler
totals-tokens = Aktionspunkteplättchen
totals-powers = Direktoren
totals-scenarios = Szenarien
totals-rounds = Runden
editor-total-scenarios = { $count ->
    [one] 1 Szenario
   *[other] { $count } Szenarien
}
legend-rule-display-cards = Karten in der Auslage
legend-rule-display-tiles = Tafeln in der Auslage
legend-rule-enter = Kosten des Einsetzens
legend-rule-camp = Kosten eines Lagers
legend-rule-transfer = Kosten von Lager zu Lager
legend-rule-slab = Kosten einer Wegplatte
legend-rule-recruit-explorer = Kosten, einen Forscher anzuwerben
legend-rule-recruit-leader = Kosten, einen Expeditionsleiter anzuwerben
legend-rule-uncover = Kosten des Freilegens
legend-rule-guard = Kosten eines Wächters
legend-rule-dig = Kosten des Grabens
legend-rule-exchange = Kosten eines Tauschs
legend-rule-most-exchanged = Schätze in einem Tausch
legend-rule-unavailable = Erst anzuwerbende Forscher
legend-rule-unavailable-leaders = Erst anzuwerbende Expeditionsleiter
legend-rule-slab-tokens = Wegplatten
legend-rule-scoring-points = Aktionspunkte in einer Wertung
legend-rule-volcano = Punkte für einen Vulkan
legend-rule-unused-power = Punkte für eine ungenutzte Fähigkeit
legend-differs-tiles = Andere Tafeln
legend-differs-cards = Andere Karten
legend-differs-tokens = Andere Aktionspunkteplättchen
legend-differs-powers = Andere Direktoren
legend-differs-scenarios = Andere Szenarien
legend-differs-places = Andere Plätze für Karten
legend-differs-high = Andere Punkte für hohe Tempel
legend-differs-sets = Andere Punkte für Schatzsätze

# Was sich von der Vorlage unterscheidet, Ding für Ding
legend-changes-new = Neu: { $what }
legend-changes-gone = Ohne: { $what }
legend-changes-words = Andere Worte: { $what }
legend-changes-part = { $thing } · { $part }
legend-changes-scenario = Szenario „{ $name }“
legend-changes-laid = { $what }: { $tiles } { $count ->
    [one] liegt
   *[other] liegen
} anderswo
legend-changes-dotted = Neu gepunktet: { $cells }
legend-changes-plain = Nicht mehr gepunktet: { $cells }
