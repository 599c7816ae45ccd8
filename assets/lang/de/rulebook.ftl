# Rulebook
rules-back = Zurück
rules-return = Zurück zur vorigen Stelle
rules-close = Spielregel schließen
rules-search = Regel durchsuchen
rules-search-hint = Suchen
rules-base = Grundspiel
rules-advanced = Profispiel
rules-of-game = { $variant } · { $turns }
rules-variant = Spielregel der Variante: { $name }
rules-turns = Wie es zu Zügen kommt: { $turns }
rules-hits = { $count ->
    [0] Nichts gefunden
    [one] { $count } Stelle gefunden
   *[other] { $count } Stellen gefunden
}
rules-chapter-before = Voriges Kapitel: { $chapter }
rules-chapter-after = Nächstes Kapitel: { $chapter }
rules-about = Regel: { $what }
rules-of-action = Regel zu dieser Aktion
rules-of-refusal = Zur Regel
rules-key = Spielregel zur Aktion mit dem Fokus öffnen

# What the rules are about, where a question mark or a menu leads to them
about-placing = Geländetafeln anlegen
about-entering = Einsetzen
about-temples = Tempel und Tempelplättchen
about-guards = Tempelwächter
about-ruins = Fundstellen und Schätze
about-camps = Lager
about-moving = Bewegen
about-exchanges = Tauschen
about-strength = Stärke und Mehrheit
about-scorings = Wertungen
about-auctions = Versteigerungen
about-turns = Züge und Aktionspunkte
about-volcanoes = Vulkane
