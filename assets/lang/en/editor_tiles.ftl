# The editor of variants: the page of tiles
editor-tiles = Tiles
tiles-hint = Click a tile to change it; with Ctrl or Shift several. Drag tiles to other places, within their group or to another one. On the tile that is chosen, click a side to step its slabs.
tiles-hint-keys = By keyboard: arrows go from tile to tile, Shift with an arrow chooses several. { $move } move what is chosen, also to another group. { $add } adds a tile, { $copy } duplicates, { $remove } removes, { $turn } turns. 1 to 6 step the slabs on a side, + and − the copies.
tiles-chosen = { $count ->
    [0] No tile is chosen
    [one] 1 tile is chosen
   *[other] { $count } tiles are chosen
}
tiles-said = { $name }: { $what }
tiles-slabs-said = slabs { $sides }
tiles-no-slabs = no slabs
tiles-copies-said = { $count ->
    [one] 1 copy
   *[other] { $count } copies
}
tiles-side-hint = { $side }: { $count ->
    [0] no slab
    [one] 1 slab
   *[other] { $count } slabs
}. A click makes it { $more }, a right click { $fewer }
tiles-picture = Picture of { $tile }
tiles-temple = Temple
tiles-ruin = Ruin
tiles-clearing = Clearing
tiles-volcano = Volcano
tiles-value = Value
tiles-masks = Treasures (masks)
tiles-copies = Copies
tiles-slabs = Slabs on each side
tiles-volcano-slabs = A volcano needs no slabs.
tiles-differ = { $name }: the chosen tiles differ; what you enter holds for all of them
tiles-group = Group
tiles-group-said = Group { $group }: { $totals }
tiles-group-menu = Menu of group { $group }
tiles-only = only { $counts }
tiles-only-nobody = nobody
tiles-used-by = In games with
tiles-players = { $count } players
tiles-add = Add a tile
tiles-add-to = Add a tile to group { $group }
tiles-choose-all = Choose all of them
tiles-sort-kind = Sort by kind
tiles-sort-value = Sort by value
tiles-sort-slabs = Sort by slabs
tiles-merge = Join those that look the same
tiles-group-left = Move the group left
tiles-group-right = Move the group right
tiles-group-remove = Remove the group
tiles-add-group = Add a group
tiles-all-groups = All groups
tiles-clear = Remove all groups
tiles-find-alike = Find alike
tiles-find-alike-hint = Chooses every tile that looks like a chosen one, turned or not; if none is chosen, all that look like another one
tiles-paste = Paste
tiles-paste-hint = Puts tiles that were copied here, or as text anywhere, behind the chosen ones
tiles-duplicate = Duplicate
tiles-remove = Delete
tiles-copy = Copy
tiles-cut = Cut
tiles-part = Part the copies
tiles-turn-left = Turn anticlockwise
tiles-turn-right = Turn clockwise
tiles-earlier = Move up in the group
tiles-later = Move down in the group
tiles-copied = { $count ->
    [one] 1 tile was copied
   *[other] { $count } tiles were copied
}
tiles-paste-nothing = There is no tile in what was to be pasted: copy one first
tiles-paste-long = What was to be pasted is longer than any variant: copy fewer tiles
tiles-paste-wrong = What was to be pasted is no list of tiles. Line { $line }, column { $column }: { $reason }
tiles-full = { $left ->
    [0] A deck has room for { $most } tiles: take some out, or join those that look the same
    [one] A deck has room for { $most } tiles, so only 1 more: choose fewer
   *[other] A deck has room for { $most } tiles, so only { $left } more: choose fewer
}
tiles-no-letter = There are { $count } groups already, one for each letter
tiles-alike = { $count ->
    [one] 1 tile looks like another one, and is chosen
   *[other] { $count } tiles look like another one, and are chosen
}
tiles-none-alike = No other tile looks the same
tiles-merged = { $count ->
    [one] 1 tile became a copy of another one
   *[other] { $count } tiles became copies of others
}
tiles-total-values = { " " }(values { $count })
tiles-total-masks = { $count ->
    [one] { " " }(1 mask)
   *[other] { " " }({ $count } masks)
}
tiles-total-clearings = { $count ->
    [one] 1 clearing
   *[other] { $count } clearings
}

# Steps
tiles-step-move = Moved: { $name }
tiles-step-duplicate = Duplicated: { $name }
tiles-step-remove = Deleted: { $name }
tiles-step-cut = Cut: { $name }
tiles-step-paste = Pasted: { $name }
tiles-step-part = Copies parted: { $name }
tiles-step-turn = Turned: { $name }
tiles-step-slabs = Slabs: { $name }
tiles-step-kind = Kind: { $name }
tiles-step-value = Value: { $name }
tiles-step-masks = Masks: { $name }
tiles-step-copies = Copies: { $name }
tiles-step-add = Group { $name }: a tile added
tiles-step-merge = Tiles that look the same joined
tiles-step-sort = Group { $name } sorted
tiles-step-sort-all = All groups sorted
tiles-step-group-add = Group { $name } added
tiles-step-group-remove = Group { $name } removed
tiles-step-group-move = Group { $name } moved
tiles-step-clear = All groups removed
tiles-step-use = Group { $name }: who uses it

# Keys
keys-tiles = On the editor’s page of tiles
key-tile = Go to the next tile
key-tile-extend = Choose a row of tiles
key-tile-away = Go to the next tile, choosing nothing
key-tile-toggle = Choose the tile too, or no more
key-tile-all = Choose all tiles of the group
key-tile-move = Move the chosen tiles
key-tile-side = Step the slabs at the top, upper right, lower right, bottom, lower left, upper left
key-tile-more = One copy more
key-tile-fewer = One copy fewer
