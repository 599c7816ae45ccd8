# The page of the board in the editor of variants
editor-board = Board
editor-anew = This change cannot be written into the text value by value. The text can be written anew: it then says the same, but its comments and its layout are lost. That can be taken back.
editor-anew-write = Write the text anew, without comments
editor-anew-leave = Leave everything as it is
chart-canvas = The board as it is drawn
chart-unreadable = The board has too many columns or rows to be drawn: take a whole board, or mend it on the page of the text.
chart-tool-cells = Hexes
chart-tool-tiles = Printed tiles
chart-tool-camp = Base camp
chart-tool = Tool
chart-symmetry = Symmetry
chart-symmetry-none = No symmetry
chart-symmetry-left-right = Left and right alike
chart-symmetry-top-bottom = Top and bottom alike
chart-symmetry-half = Half turn
chart-symmetry-third = Thirds of a turn
chart-symmetry-sixth = Sixths of a turn
chart-new-tile = New tile:
chart-distances = Distances
chart-out-of-reach = Out of reach
chart-view = Show
chart-templates = Whole boards
chart-templates-hint = Replaces the whole board with everything printed on it. One step back brings it again.
chart-boards-of = The board of
chart-take = Take the board: { $name }
chart-hexagon = Hexagon
chart-rectangle = Rectangle
chart-ring = Ring
chart-halves = Two halves
chart-radius = radius
chart-width = width
chart-columns = columns
chart-rows = rows
chart-number-of = { $name }: { $number }
chart-size = { $cells } of { $most_cells } hexes · { $columns } of { $most_columns } columns · { $rows } of { $most_rows } rows
chart-no-more-cells = A board has at most 64 hexes
chart-no-more-columns = A board has at most 26 columns
chart-no-more-rows = A board has at most 26 rows
chart-base-camp-stays = The base camp stays: move it first
chart-printed-stays = A tile is printed on hex { $cell }, so the hex stays: remove the tile first
chart-last-cell = A board has at least one hex
chart-bare-cells = { $count ->
    [one] No tile can ever be laid on { $cells }
   *[other] No tile can ever be laid on { $count } hexes: { $cells }
}
chart-apart-cells = { $count ->
    [one] No piece can ever come to { $cells }
   *[other] No piece can ever come to { $count } hexes: { $cells }
}
chart-hint-cells = Drag over the outlined places to add hexes, over hexes to remove them. By keyboard: Tab leads to the board, arrows go from place to place, Space adds or removes.
chart-hint-tiles = Click a hex to print a tile on it; a tile to choose it; a side of the chosen one for more slabs. Drag a tile to move it, turn it by the wheel.
chart-hint-tiles-short = Click a hex to print, a tile to choose it, a side of it for more slabs. Drag to move, turn by the wheel.
chart-hint-tiles-keys = By keyboard: { KEY("hand-turn-right-name", "R") } turns, Ctrl with an arrow moves, 1 to 6 step the slabs on a side, clockwise from the top, { KEY("key-take", "Delete") } takes the tile away; { KEY("key-actions", "Shift+F10") } lists all of it, and { KEY("menu-rules", "F1") } opens the rule of the tile.
chart-hint-camp = Click the hex where all players enter. The wheel over the base camp turns it, as do the buttons above.
chart-hint-camp-keys = By keyboard: arrows and Space; { KEY("hand-turn-right-name", "R") } turns the base camp.
chart-free-place = Free place, { $side } of hex { $cell }
chart-steps = { $count ->
    [one] at least 1 passage from the base camp
   *[other] at least { $count } passages from the base camp
}
chart-bare = no tile can ever be laid here
chart-apart = no piece can ever come here
chart-nothing-chosen = No tile is chosen.
chart-printed = Printed tile
chart-cell = Hex
chart-kind = Kind
chart-kind-camp = Base camp
chart-kind-temple = Temple
chart-kind-clearing = Clearing
chart-kind-ruin = Ruin
chart-kind-volcano = Volcano
chart-value = Value of the temple
chart-masks = Treasures of the ruin, one a mask
chart-slabs = Slabs
chart-slabs-of = Slabs: { $side }
chart-side-n = top
chart-side-ne = upper right
chart-side-se = lower right
chart-side-s = bottom
chart-side-sw = lower left
chart-side-nw = upper left
chart-take-away = Remove
chart-take-tile = Take the tile away
chart-take-cell = Remove the hex
chart-draw-cell = Add a hex here
chart-print = Print a tile: { $kind }
chart-settle = Put the base camp here
chart-step-drawn = Hexes added
chart-step-removed = Hexes removed
chart-step-printed = Tile printed on { $name }
chart-step-taken = Tile on { $name } removed
chart-step-turned = Tile on { $name } turned
chart-step-slabs = Slabs on { $name }
chart-step-kind = Tile on { $name } changed
chart-step-carried = Tile moved to { $name }
chart-step-camp = Base camp moved to { $name }
chart-step-template = Board: { $name }
keys-canvas = Where a board is drawn in the editor
key-place = Go to the next place
key-take = Take the tile or the hex away
