# The side column
tab-players = Players
tab-table = Table
side-supplies = Supplies
side-supplies-hint = Supplies: tiles and tiers
side-temples = Temples
side-temples-hint = Temples: who holds them (L)

# Supplies
groups-volcanoes = { $count ->
    [one] { $count } volcano among them
   *[other] { $count } volcanoes among them
}
groups-heading = Tiles left by group
groups-left = Group { $group }: { $left ->
    [one] { $left } tile left
   *[other] { $left } tiles left
}
tiers-heading = Tiers left
tiers-left = Tier { $tier }: { $left } left
treasures-hidden = { $count } treasures still hidden

# Log
log-heading = Log

# Players
player-score-hint = Score
player-worth = +{ $points }
player-explorers = Explorers in reserve: { $count }
player-leader = Leaders in reserve: { $count }
player-camps = Camps left: { $count }
player-guards = Guards left: { $count }
player-copies = { $name } × { $copies }
player-temples = Temples: { $list }
player-held = { $cell } ({ $value })
player-guarded = { $cell } ({ $value }, guarded)
player-amulet-up = Amulet up
player-amulet-down = Amulet down

# Auction
auction-heading = Auction
auction-tiles = Face up
auction-choose = Choose a tile
auction-face-up = Face up: { $tile }
auction-take = Take { $tile }
auction-passed-first = { $name } passed first
auction-passed = { $name } passed
auction-bid = { $name } bids { $bid }
auction-asked = { $name } is asked
auction-in = { $name } is in
auction-bid-title = Bid { $bid }
auction-leaves = leaves { $left }
auction-higher = A higher bid: type it, or drag to the side
auction-other = other:
auction-pass = Pass
auction-out = and be out

# Chance by hand
chance-heading = What came up?
chance-drawn = Drawn: { $tile }
chance-revealed = Dug up: { $kind }

# Exchange
exchange-heading = Exchange a treasure
exchange-give = You give
exchange-take = { $name } gives
exchange-give-name = Give { $kind }
exchange-take-name = Take { $kind } from { $name }
exchange-do = Exchange
exchange-cancel = Cancel
