# Rulebook
rules-back = Back
rules-return = Back to where you were
rules-close = Close the rulebook
rules-search = Search the rules
rules-search-hint = Search
rules-base = Base game
rules-advanced = Advanced game
rules-of-game = { $variant } · { $turns }
rules-variant = Rules of the variant: { $name }
rules-turns = How turns come about: { $turns }
rules-hits = { $count ->
    [0] Nothing found
    [one] { $count } place found
   *[other] { $count } places found
}
rules-chapter-before = Chapter before: { $chapter }
rules-chapter-after = Next chapter: { $chapter }
rules-about = Rules: { $what }
rules-of-action = Rule for this action
rules-of-refusal = Read the rule
rules-key = Open the rulebook at the action that has the keyboard

# What the rules are about, where a question mark or a menu leads to them
about-placing = placing a tile
about-entering = entering
about-temples = temples and their tiers
about-guards = guards
about-ruins = ruins and treasures
about-camps = camps
about-moving = moving
about-exchanges = exchanges
about-strength = strength and control
about-scorings = scoring rounds
about-auctions = auctions
about-turns = turns and action points
about-volcanoes = volcanoes
