# Why a file cannot be opened or saved
failure-not-found = There is no such file: check the path
failure-not-allowed = The system does not allow it: choose another place, or ask for the rights to it
failure-system = The system says: { $detail }
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
failure-no-record = Line { $line }, column { $column }: this is no record ({ $detail })
failure-record-large = It holds { $bytes } bytes of text, but a record has at most { $most }
failure-format = It was written by a newer version of this program (format { $format }): use that version
failure-not-written = The record cannot be put into words ({ $detail })
failure-variant = The variant inside cannot be played: { $detail }
failure-changed = The variant was changed since the game was played: put the old file back
failure-seats = This variant is not for { $seats } players
failure-first = There is no seat { $seat } that could begin
failure-seed = The seed is too large
failure-start = The position it begins with has other players, or another turn rule, than the game
failure-position = The position it begins with is not possible: { $detail }
failure-action = This is no action ({ $detail })
failure-other-game = It is a record of another game, “{ $game }”
failure-handicap-of-nobody = It gives points at the start for player { $seat }, whom the game does not have
failure-handicap = It gives { $points } points at the start, more than { $most }
failure-read-only = The file is protected from being changed: choose another name, or lift the protection
failure-variant-name = This is the name of a variant: let the name of a record end in .tikal
failure-record-name = This is the name of a record: let the name of a variant end in .ron
failure-no-settings = Line { $line }, column { $column }: this is not as the program writes it ({ $detail })
failure-no-value = A value cannot be put into words ({ $detail })
failure-busy = Another copy of the program is writing it: try again
failure-in-use = It is open in another window: close it there, look on, or copy it
failure-no-name = A game needs a name: type one
failure-draft = { $path } is no draft that can be read; it lies at { $aside } now
