# Why a file cannot be opened or saved
failure-not-found = There is no such file: check the path
failure-not-allowed = The system does not allow it: choose another place, or ask for the rights to it
failure-system = The system says: { $detail }
failure-full = There is no room left: make some, or choose another place
failure-read-only-place = Nothing can be written there: choose another place
failure-file-name = The system does not take this name: choose a shorter or a plainer one
failure-folder = A file stands where a folder belongs, or a folder where a file does: choose another path
failure-too-long = It takes too long: another program or a slow disk is in the way; try again
failure-no-file = This is no ordinary file: choose a file
failure-large = It is larger than { $most } bytes, more than any such file has
failure-no-text = This is no UTF-8 text: save it as such
failure-problems = { $first }{ $more ->
    [0] { "" }
    [one] { " " }(and one more problem)
   *[other] { " " }(and { $more } more problems)
}
failure-id-built-in = The id “{ $id }” belongs to a variant of the program: give it another id
failure-id-taken = The id “{ $id }” is taken by { $path }: give it another id
failure-file-taken = { $path } holds something else: give the variant another id, or save it elsewhere
failure-no-folder = The system has no folder for variants: choose where to save it
failure-no-home = The system has no folder for this user’s files: set HOME, or save the game elsewhere
failure-no-variant = The variant “{ $id }” is not at hand: put its file into the folder of variants
failure-unknown-variant = There is no variant “{ $id }”: choose one of { $known }
failure-no-record = At line { $line }, column { $column }, this is no record: { $reason }
failure-record-large = It holds { $bytes } bytes of text, but a record has at most { $most }
failure-format = It was written by a newer version of this program (format { $format }): use that version
failure-not-written = The record cannot be written as text: this is a fault of the program
failure-variant = The variant inside cannot be played: { $detail }
failure-changed = The variant was changed since the game was played: put the old file back
failure-seats = This variant is not for { $seats } players
failure-players = { $variant } is for { $least } to { $most } players: choose another --players
failure-first = There is no seat { $seat } that could begin
failure-seed = The seed is too large
failure-start = The position it begins with has other players, or another turn rule, than the game
failure-position = The position it begins with is not possible: `{ $field }` does not fit the variant or the rest of the position
failure-other-game = It is a record of another game, “{ $game }”
failure-handicap-of-nobody = It gives points at the start for player { $seat }, whom the game does not have
failure-handicap = It gives { $points } points at the start, more than { $most }
failure-read-only = The file is protected from being changed: choose another name, or lift the protection
failure-variant-name = This is the name of a variant: let the name of a record end in .tikal
failure-record-name = This is the name of a record: let the name of a variant end in .ron
failure-no-settings = At line { $line }, column { $column }, this is not as the program writes it: { $reason }
failure-no-value = A value cannot be written as text: this is a fault of the program
failure-busy = Another copy of the program is writing it: try again
failure-in-use = It is open in another window: close it there, look on, or copy it
failure-kept-by-another = Another run keeps its results in { $path }: let it end, or name another file
failure-no-name = A game needs a name: type one
failure-draft-file = { $path }: { $reason }
failure-draft-steps = { $path } says no steps that can be read; it lies at { $aside } now
failure-draft = { $path } is no draft that can be read; it lies at { $aside } now

# Why a word of a record is no action
no-action-verb = “{ $verb }” is no action: write one such as “place c3 2” or “end”
no-action-form = “{ $verb }” is written “{ $form }”, with one blank between words
no-action-word = “{ $found }” is not { $expected }
no-action-bid = a bid
no-action-cell = a hex of this board
no-action-tile = a tile of this variant
no-action-treasure = a kind of treasure of this variant
no-action-seat = a seat of this game
no-action-rotation = a rotation from 0 to 5
no-action-piece = “explorer” or “leader”
failure-no-such-choice = There is no --{ $choice } in the game { $game }: leave it out
