# Pictures and pages
render-format = { $file }: a picture is written to a file that ends in .png, .svg, .pdf or .gif
render-no-turns = Only a record has turns: give a file that ends in .tikal
render-turns = The game has { $turns ->
    [one] one turn
   *[other] { $turns } turns
}: give a number from 0 to that
picture-letters = No font of this system has these letters, so boxes stand for them: { $letters }

# A variant on paper
print-board = Board
print-score-track = Score track
print-tiles = Tiles
print-tiers = Temple tiers
print-treasures = Treasures
print-pieces = Pieces
print-sheets = Sheets
print-aids = Cards of aid
print-cards = Action cards
print-tokens = Tokens
print-powers = Directors
print-scenarios = Scenarios
print-slab-tokens = Slab tokens
print-wall-cards = Wall cards
print-lava-tiles = Lava tiles and clues
print-traps = Traps
print-adventurers = Adventurers
print-dice = Faces of dice
print-tier = tier of value { $value }
print-prebuilt-tier = tier of value { $value } under a temple
print-of-colour = { $what }, { $colour }
print-explorer = explorer
print-leader = leader
print-camp = camp
print-marker = score marker
print-cube = cube of the director
print-sheet = sheet
print-amulet = amulet
print-slab-token = slab token
print-lava-tile = lava tile: { $glyph }, { $number } beneath
print-clue = clue: { $number }, { $glyph } beneath
print-wall-left = left wall
print-wall-right = right wall
print-cover = cover of the lava room
print-sun = sun, laid where the roof opens
print-boulder = boulder
print-plank = plank
print-die = face { $face } of each die
print-aid = card of aid
print-points = { $points } action points a turn
print-costs = What actions cost
print-kept-cards = ← up to { $cards } kept cards
print-drafted-cards = up to { $cards } drafted cards →
print-recruited-later = To be recruited first: explorers { $explorers }, leaders { $leaders }
print-slabs = slabs
print-leader-strength = Strength of a leader
print-rules = The rules in brief
print-list = What to cut out
print-entry = { $count } × { $name }: { $wide } × { $high } mm, page { $pages }
print-parts = { $parts ->
    [one] one part
   *[other] { $parts } parts
}
print-part = { $title }: row { $row }, column { $column }
print-flap = Glue the next part onto the strip beyond the line.
print-backs = { $title }: backs
print-empty = Empty: the other side is cut out
print-page = { $page } of { $pages }
print-ruler = 100 mm
print-true-size = Print at 100 %, not fitted to the page: the ruler on each page is 100 mm long then.
print-duplex = Print on both sides and turn over the long edge: each back lies behind its front.
print-one-sided = Print on one side. Glue each page with backs behind the one before it, before you cut; or leave the backs out.
print-cutting = Cut along the fine lines; pictures reach a little beyond them.

# Pictures from the window
menu-picture = Save a picture…
menu-copy-picture = Copy the picture
menu-print = Print the variant…
picture-kind = Pictures
print-heading = Print the variant
print-about = A PDF file with everything to be cut out, at its true size, and the rules on two pages.
print-paper = Paper
print-sides = Printed sides
print-sides-both = Front and back
print-sides-one = One side only
print-hexes = A hex, from side to side
print-squares = Two squares of the board, side by side
print-millimetres = { $size } mm
print-language = Language of the pages
print-do = Choose a file…
print-kind = Pages
picture-copied = The picture is on the clipboard
picture-nothing = A picture is made of a game at the table, or of a variant in the editor that can be played
print-begins = The pages are made: that takes a few seconds
