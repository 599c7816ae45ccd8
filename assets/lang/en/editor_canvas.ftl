# The canvas of every board in the editor: areas, the part that is looked at, its menu
canvas-tool-select = Select
canvas-larger = Show the board larger
canvas-smaller = Show the board smaller
canvas-whole = Show the whole board
canvas-hint = Ctrl with the wheel or two fingers zoom, the middle button moves the board; “{ KEY("canvas-larger", "+") }”, “{ KEY("canvas-smaller", "−") }” and “{ KEY("canvas-whole", "0") }” on the board do so by keyboard. A click with the other button, or { KEY("key-actions", "Shift+F10") }, lists what can be done there.
area-count = { $count ->
    [one] { $count } hex selected
   *[other] { $count } hexes selected
}
area-hint-short = Drag a frame around hexes; drag what is selected to move it, with Ctrl to copy it.
area-hint = Drag a frame around hexes, or click them with Ctrl, to select them. Drag what is selected to move it with everything on it, with Ctrl to copy it.
area-hint-keys = By keyboard: Shift with an arrow or the space bar selects, Ctrl+A all; Ctrl with an arrow moves, { KEY("hand-turn-right-name", "R") } turns, { KEY("area-across", "H") } and { KEY("area-over", "V") } mirror, Ctrl+C, Ctrl+X and Ctrl+V copy, cut and paste, { KEY("key-take", "Delete") } removes.
area-extend = Select up to the next place
area-move = Move what is selected, or what lies there
area-all = Select everything
area-nothing = Select nothing
area-copy = Copy
area-cut = Cut
area-paste = Paste here
area-turn = Turn the selection clockwise
area-turn-back = Turn the selection anticlockwise
area-across = Mirror left and right
area-over = Mirror top and bottom
area-remove = Remove the selection
area-no-copy = There is nothing on the clipboard that could be pasted here: copy a part of such a board first
area-step-moved = Selection moved
area-step-turned = Selection turned
area-step-mirrored = Selection mirrored
area-step-copied = Copy pasted
area-step-removed = Selection removed
