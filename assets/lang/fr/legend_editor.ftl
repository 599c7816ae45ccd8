# Les variantes de Tikal Legend comme documents : leurs totaux et leurs différences
totals-dotted = Cases pointillées
totals-setup-tiles = Tuiles au départ
totals-card-tiles = Tuiles des cartes
totals-lakes = Lacs
totals-face-up = Trésors visibles
totals-card-kinds = Sortes de cartes
totals-cards-two = Cartes, 2 joueurs
totals-cards-three = Cartes, 3 joueurs
totals-cards-four = Cartes, 4 joueurs
totals-tokens = Jetons d’action
totals-powers = Directeurs
totals-scenarios = Scénarios
totals-rounds = Manches
editor-total-scenarios = { $count ->
    [one] { $count } scénario
   *[other] { $count } scénarios
}
legend-rule-display-cards = Cartes exposées
legend-rule-display-tiles = Tuiles exposées
legend-rule-enter = Coût d’une entrée
legend-rule-camp = Coût d’un campement
legend-rule-transfer = Coût d’un campement à l’autre
legend-rule-slab = Coût d’un jeton dalle
legend-rule-recruit-explorer = Coût d’un explorateur à recruter
legend-rule-recruit-leader = Coût d’un chef d’expédition à recruter
legend-rule-uncover = Coût d’un étage dégagé
legend-rule-guard = Coût d’un gardien
legend-rule-dig = Coût d’une fouille
legend-rule-exchange = Coût d’un échange
legend-rule-most-exchanged = Trésors par échange
legend-rule-unavailable = Explorateurs à recruter d’abord
legend-rule-unavailable-leaders = Chefs d’expédition à recruter d’abord
legend-rule-slab-tokens = Jetons dalle
legend-rule-scoring-points = Points d’action lors d’un décompte
legend-rule-volcano = Points pour un volcan
legend-rule-unused-power = Points pour un pouvoir inutilisé
legend-differs-tiles = D’autres tuiles
legend-differs-cards = D’autres cartes
legend-differs-tokens = D’autres jetons d’action
legend-differs-powers = D’autres directeurs
legend-differs-scenarios = D’autres scénarios
legend-differs-places = D’autres places pour les cartes
legend-differs-high = D’autres points pour les hauts temples
legend-differs-sets = D’autres points pour les collections de trésors

# Ce qui diffère du modèle, chose par chose
legend-changes-new = Nouveau : { $what }
legend-changes-gone = Sans : { $what }
legend-changes-words = D’autres mots : { $what }
legend-changes-part = { $thing } · { $part }
legend-changes-scenario = Scénario « { $name } »
legend-changes-laid = { $what } : { $tiles } { $count ->
    [one] est posée
   *[other] sont posées
} ailleurs
legend-changes-dotted = Nouvelles cases pointillées : { $cells }
legend-changes-plain = Cases qui ne sont plus pointillées : { $cells }
