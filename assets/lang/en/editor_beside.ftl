# What stands beside a page of the editor
editor-totals = Totals
editor-changes = Changes
editor-beside-own = Here
editor-beside-hint = What differs from “{ $name }” is marked.
editor-no-parent = There is no variant to compare it with.
editor-no-changes = It plays like “{ $name }”.
editor-changes-from = Changed from “{ $name }”
editor-cure-step = Mended: { $name }
totals-cells = Hexes
totals-free = Hexes for tiles
totals-tiles = Tiles to draw
totals-group = Group { $group }
totals-group-tiles = { $volcanoes ->
    [0] { $tiles }
    [one] { $tiles } (1 volcano)
   *[other] { $tiles } ({ $volcanoes } volcanoes)
}
totals-turns = Turns each, { $players } players
totals-temples = Temples
totals-clearings = Clearings
totals-ruins = Ruins
totals-volcanoes = Volcanoes
totals-masks = Masks on ruins
totals-treasures = Treasures
totals-tiers = Tiers
totals-idle-treasures = never dug up
totals-idle-tiers = never used
totals-values = Values of all temples
totals-slabs = Slabs a side
totals-passages = Neighbours with a passage
totals-price = Price of a passage
totals-none = –
idle-tiers = Tiers of value { $values } are never used: no temple ever comes to the value below.
idle-gaps = There is no tier of value { $values }: temples of the value below grow no more, although there are higher tiers.
idle-tiers-off = Nothing can be uncovered: no tier is ever used.
idle-treasures = { $count ->
    [one] 1 treasure is never dug up: the ruins show
   *[other] { $count } treasures are never dug up: the ruins show
} { $masks ->
    [0] no mask.
    [one] only 1 mask.
   *[other] only { $masks } masks.
}
idle-treasures-off = Nothing can be dug up: no treasure ever comes to a player.
idle-bids = With { $score } points at the start nobody can bid { $bid }: until somebody has that many, each turn that is auctioned goes for nothing to who passes first.
changes-cells-added = New hexes: { $cells }
changes-cells-removed = Without the hexes: { $cells }
changes-printed = On { $cell }: { $now }, not { $before }
changes-printed-added = On { $cell }: { $tile }
changes-printed-removed = No longer on { $cell }: { $tile }
changes-tiles = Group { $group }: { $now } × { $tile }, not { $before }
changes-only-with = Group { $group }: only with { $players } players
changes-with-all = Group { $group }: with any number of players
changes-face = { $kind } ({ $slabs })
editor-save-where = It cannot be played yet, so it has no place among the variants: choose where to save it with “Save as…”
editor-saved-unfinished = Saved as { $path }, though it cannot be played yet
editor-id-elsewhere = “{ $name }” in { $file } has the id “{ $id }” too. Only one of the two can be among your variants: give this one another id
editor-id-changed = Its id is “{ $id }” now, not “{ $before }”
editor-saved-id = { $told }. { $saved }
editor-outside = This file was changed elsewhere.
editor-take-over = Take over the file
editor-keep-own = Keep this one
editor-step-outside = Taken over from the file
editor-treasures-each-language = Treasures have a name of their own in each language
editor-copy-about = Made from “{ $name }”.
key-next-problem = Next problem
key-last-problem = Previous problem
editor-problem-at = Problem { $number } of { $count }: { $said }
editor-snapshot-name = Name of the snapshot
editor-snapshot-keep = Keep
editor-snapshot-number = Snapshot { $number }
editor-snapshot-go = Go back to the snapshot “{ $name }”
editor-snapshot-drop = Remove the snapshot “{ $name }”…
editor-snapshot-kept = Kept as the snapshot “{ $name }”
editor-snapshots-full = There is no room for another snapshot of this variant, which has at most { $most }: remove one first
editor-step-snapshot = Back to the snapshot “{ $name }”
editor-step-restored = As it was left
drop-snapshot-heading = Remove the snapshot “{ $name }”?
drop-snapshot-about = What the variant said then is lost for good. The variant itself stays as it is.
drop-snapshot-do = Remove it
