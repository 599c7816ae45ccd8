# What the rules are about, where a question mark or a menu leads to them
about-placing = Geländetafeln anlegen
about-entering = Einsetzen
about-temples = Tempel und Tempelplättchen
about-guards = Wachen
about-ruins = Fundstellen und Schätze
about-camps = Lager
about-volcanoes = Vulkane
ledger-rule = Stärke und Mehrheit
