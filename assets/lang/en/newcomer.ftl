# What the rules are about, where a question mark or a menu leads to them
about-placing = placing a tile
about-entering = entering
about-temples = temples and their tiers
about-guards = guards
about-ruins = ruins and treasures
about-camps = camps
about-volcanoes = volcanoes
ledger-rule = strength and control
