# The editor of variants
editor-heading = Variant editor
editor-hint = Make a variant of your own: begin with one that is there, change what you like, try it out, let computers play it and save it. Everything can be taken back, problems are found as you work, and nothing is lost when the program ends.
editor-from-name = Begin with { $name }
editor-new = +
editor-new-hint = Another document
editor-open = Open…
editor-save = Save
editor-save-as = Save as…
editor-save-here = Save here
editor-browse = Browse…
editor-path = File:
editor-open-path = File to open:
editor-untitled = Without a name
editor-tab = Document: { $name }
editor-tab-changed = Document: { $name }, not saved
editor-documents = Open documents, shown: { $name }
editor-pages = Pages, shown: { $name }
editor-close-name = Close “{ $name }”
editor-close = Close the document
editor-close-others = Close the others
editor-close-all = Close all documents
editor-reopen = Reopen the document closed last
editor-revert = Revert to saved
editor-all-documents = All { $count } documents
editor-idle-next = No other document is open
editor-idle-close = No document is shown that could be closed
editor-idle-reopen = No document was closed that could be reopened
editor-step-reverted = Reverted to what its file says
key-next-document = Next document
key-last-document = Previous document
editor-copy-name = { $name }, my version
editor-overview = Overview
editor-supplies = Tiers and treasures
editor-rules = Rules
editor-source = Text
editor-problems = Problems
editor-steps = Steps
editor-no-problems = Nothing is wrong with it.
editor-at = Line { $line }, column { $column }
editor-step-first = As it was opened
editor-step-typed = Typed in the text
editor-step-set = { $what }
editor-step-parent = { $what } as in “{ $name }”
editor-step-values = { $what }: { $before } → { $now }
editor-step-named = { $name }
editor-step-add = { $what }: one more
editor-step-remove = { $what }: one removed
editor-unreadable = The text cannot be read
editor-faulty = Cannot be played yet: { $errors ->
    [one] 1 error
   *[other] { $errors } errors
}
editor-playable = Can be played{ $warnings ->
    [0] {""}
    [one] , 1 warning
   *[other] , { $warnings } warnings
}
editor-nothing-read = The text could never be read, so there is nothing to show here: mend it on the page of the text.
editor-not-read = The text cannot be read at present: this is what it said last. Mend it on the page of the text, then it can be changed here.
editor-opens-rule = Opens rule { $rule }; from its field by { $key }
editor-range = From { $least } to { $most }
editor-beyond = “{ $typed }” is not possible here: a number from { $least } to { $most }. It is { $value } now
editor-possible = { $action }: whether it is possible
editor-off = off
editor-parent-value = ↺ { $value }
editor-parent-hint = { $field }: as in “{ $name }”
editor-nothing = nothing
editor-idle-undo = Nothing was changed in this document yet
editor-idle-redo = No step was taken back in this document
editor-code-apart = There is “{ $name }” already: this one has the id “{ $id }”, so that it can be saved beside it
editor-code-known = You have a variant with the id “{ $id }” already: “{ $name }”. When you save, you are asked which is to stay
editor-not-saved =
    Not saved
    { $reason }
editor-not-kept =
    What you change in the editor is not kept at present
    { $reason }. It is tried again; save it to be sure.
editor-not-restored =
    A document of the editor was not taken up again
    { $reason }
editor-steps-not-restored =
    A document of the editor is here without its earlier steps
    { $reason }
editor-total-cells = { $count ->
    [one] 1 hex
   *[other] { $count } hexes
}
editor-total-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
editor-total-printed = { $count ->
    [one] 1 printed tile
   *[other] { $count } printed tiles
}
editor-total-temples = { $count ->
    [one] 1 temple
   *[other] { $count } temples
}
editor-total-ruins = { $count ->
    [one] 1 ruin
   *[other] { $count } ruins
}
editor-total-volcanoes = { $count ->
    [one] 1 volcano
   *[other] { $count } volcanoes
}
editor-about = The variant
editor-each-language = Name and description differ in each language
editor-languages-kept = What it says in the other languages is kept until you save it: tick this to have it again.
editor-name = Name
editor-description = Description
editor-id = Id (letters, digits, hyphens)
editor-author = Author
editor-based-on = Made from “{ $parent }”
editor-based-on-lost = Made from the variant with the id “{ $parent }”, which is not at hand: it is compared with “{ $name }”
editor-based-on-nothing = Made from nothing: it is compared with “{ $name }”
editor-colours = Colours of the players, in the order of their seats
editor-colour = Colour { $number }
editor-colour-add = Add a colour
editor-colour-remove = Remove colour { $number }
editor-colour-earlier = Move colour { $number } up
editor-colour-later = Move colour { $number } down
editor-players = Players
editor-least-players = At least
editor-most-players = At most
editor-turns = Turns
editor-turn-rule = How turns come about
editor-points = Action points a turn
editor-start-score = Score at the start, tiles drawn
editor-auction-start = Score at the start, turns auctioned
editor-least-bid = Least bid
editor-costs = What actions cost
editor-transfer = Move from camp to camp
editor-uncover-limit = Tiers a turn at one temple
editor-dig-limit = Treasures a turn at one ruin
editor-guard = Set a guard
editor-pieces = Pieces of each player
editor-explorers = Explorers
editor-leaders = Leaders
editor-camps = Camps
editor-guards = Guards
editor-holding = Who controls a temple, and who wins
editor-leader-strength = Strength of a leader
editor-ties = Equally strong at a temple
editor-ties-nobody = nobody controls it
editor-ties-everyone = each of them controls it
editor-tie-breaks = Equal scores at the end
editor-tie-guarded = the most valuable guarded temple
editor-tie-treasures = more treasures
editor-tie-place = { $place }. { $what }
editor-tiers = Tiers
editor-tier = Tiers of value { $value }
editor-tiers-total = { $count ->
    [one] 1 tier in all
   *[other] { $count } tiers in all
}
editor-treasures = Treasures
editor-treasure = Treasure
editor-add-treasure = Add a kind
editor-treasure-picture = Picture of treasure { $number }
editor-treasure-name = Name of treasure { $number }
editor-treasure-name-in = Name of treasure { $number }, { $language }
editor-treasure-copies = Copies of treasure { $number }
editor-treasure-remove = Remove treasure { $number }
editor-treasures-total = { $count ->
    [one] 1 treasure in all
   *[other] { $count } treasures in all
}
editor-scores = What treasures of one kind score together
editor-score = Score of { $count } of a kind
editor-scores-more = One more
editor-scores-fewer = One fewer
editor-tiers-rule = How temples grow
editor-treasures-rule = How treasures are dug up
editor-scores-rule = How sets score
glyph-mask = Mask
glyph-jaguar = Jaguar
glyph-serpent = Serpent
glyph-bird = Bird
glyph-sun = Sun
glyph-moon = Moon
glyph-maize = Maize
glyph-hand = Hand
editor-rule-of = Rule for: { $field }
editor-source-field = The text of the variant
