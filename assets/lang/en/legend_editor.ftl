# Variants of Tikal Legend as documents: what they add up to, and how they differ
totals-dotted = Dotted hexes
totals-setup-tiles = Tiles at the start
totals-card-tiles = Tiles of cards
totals-lakes = Lakes
totals-face-up = Treasures face up
totals-card-kinds = Kinds of cards
totals-cards-two = Cards, 2 players
totals-cards-three = Cards, 3 players
totals-cards-four = Cards, 4 players
totals-tokens = Tokens of action points
totals-powers = Directors
totals-scenarios = Scenarios
totals-rounds = Rounds
editor-total-scenarios = { $count ->
    [one] 1 scenario
   *[other] { $count } scenarios
}
legend-rule-display-cards = Cards on display
legend-rule-display-tiles = Tiles on display
legend-rule-enter = Cost of entering
legend-rule-camp = Cost of a camp
legend-rule-transfer = Cost from camp to camp
legend-rule-slab = Cost of a slab token
legend-rule-recruit-explorer = Cost of recruiting an explorer
legend-rule-recruit-leader = Cost of recruiting a leader
legend-rule-uncover = Cost of uncovering
legend-rule-guard = Cost of a guard
legend-rule-dig = Cost of digging
legend-rule-exchange = Cost of an exchange
legend-rule-most-exchanged = Treasures in one exchange
legend-rule-unavailable = Explorers to recruit first
legend-rule-unavailable-leaders = Leaders to recruit first
legend-rule-slab-tokens = Slab tokens
legend-rule-scoring-points = Action points of a scoring turn
legend-rule-volcano = Points for a volcano
legend-rule-unused-power = Points for an unused power
legend-differs-tiles = Other tiles
legend-differs-cards = Other cards
legend-differs-tokens = Other tokens of action points
legend-differs-powers = Other directors
legend-differs-scenarios = Other scenarios
legend-differs-places = Other places for cards
legend-differs-high = Other points for high temples
legend-differs-sets = Other points for sets of treasures

# What differs from the parent, thing by thing
legend-changes-new = New: { $what }
legend-changes-gone = Without: { $what }
legend-changes-words = Other words: { $what }
legend-changes-part = { $thing } · { $part }
legend-changes-scenario = Scenario “{ $name }”
legend-changes-laid = { $what }: { $count ->
    [one] { $tiles } lies
   *[other] { $tiles } lie
} elsewhere
legend-changes-dotted = Newly dotted: { $cells }
legend-changes-plain = No longer dotted: { $cells }
