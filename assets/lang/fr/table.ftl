# The side column
tab-players = Joueurs
tab-table = Table
side-supplies = Réserves
side-supplies-hint = Réserves : tuiles et étages
side-temples = Temples
side-temples-hint = Temples : qui les contrôle (L)

# Supplies
groups-volcanoes = { $count ->
    [one] dont { $count } volcan
   *[other] dont { $count } volcans
}
groups-heading = Tuiles par groupe
groups-left = Groupe { $group } : { $left ->
    [one] { $left } tuile restante
   *[other] { $left } tuiles restantes
}
tiers-heading = Étages restants
tiers-left = Étage { $tier } : reste { $left }
treasures-hidden = { $count } trésors encore cachés

# Log
log-heading = Journal

# Players
player-score-hint = Score
player-worth = +{ $points }
player-explorers = Explorateurs en réserve : { $count }
player-leader = Chefs d’expédition en réserve : { $count }
player-camps = Campements restants : { $count }
player-guards = Gardiens restants : { $count }
player-copies = { $name } × { $copies }
player-temples = Temples : { $list }
player-held = { $cell } ({ $value })
player-guarded = { $cell } ({ $value }, gardé)
player-amulet-up = Amulette visible
player-amulet-down = Amulette retournée

# Auction
auction-heading = Enchères
auction-tiles = Tuiles visibles
auction-choose = Choisir une tuile
auction-face-up = Visible : { $tile }
auction-take = Prendre { $tile }
auction-passed-first = { $name } a passé (1er)
auction-passed = { $name } a passé
auction-bid = { $name } offre { $bid }
auction-asked = C’est à { $name }
auction-in = { $name } participe
auction-bid-title = Offrir { $bid }
auction-leaves = reste { $left }
auction-higher = Une offre plus élevée : tapez-la ou glissez sur le côté
auction-other = autre :
auction-pass = Passer
auction-out = et sortir

# Chance by hand
chance-heading = Qu’est-il sorti ?
chance-drawn = Tirée : { $tile }
chance-revealed = Déterré : { $kind }

# Exchange
exchange-heading = Échanger un trésor
exchange-give = Vous donnez
exchange-take = { $name } donne
exchange-give-name = Donner { $kind }
exchange-take-name = Prendre { $kind } de { $name }
exchange-do = Échanger
exchange-cancel = Annuler
