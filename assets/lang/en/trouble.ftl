# A problem is reported
trouble-heading = Report a problem
trouble-about = This makes one file, which you can pass on with a word on what went wrong. Nothing is sent anywhere.
trouble-words = What went wrong, and what you did before
trouble-game = With the game at the table, without names
trouble-no-game = There is no game at the table
trouble-game-hint = Whoever reads the record learns everything about the game, what is hidden from players too
trouble-look = What the file holds
trouble-look-hint = Look through it: what you do not want to pass on, you can remove from the file
trouble-place = Choose a place…
trouble-copy = Copy the text
trouble-write = Write the file
trouble-back = Back
trouble-kind = Text
trouble-taken = There is such a file already: choose another name
trouble-written = The report is at { $path }; nothing was sent

# Licences of what is inside the program
licences-heading = Licences
licences-about = The program has { $parts } parts of other authors inside. Under these licences they may be used and passed on:
licences-one =
    { $more ->
        [0] { $name }: { $parts }
       *[other] { $name }: { $parts } and { $more } more
    }
licences-back = Back
