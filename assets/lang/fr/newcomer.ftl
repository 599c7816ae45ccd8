# What the rules are about, where a question mark or a menu leads to them
about-placing = poser une tuile
about-entering = entrer en jeu
about-temples = temples et étages
about-guards = gardiens
about-ruins = sites et trésors
about-camps = campements
about-volcanoes = volcans
ledger-rule = force et contrôle
