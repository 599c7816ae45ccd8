# Files
file-kind = Record of a game
file-kind-open = Record or variant
files-path = Path
files-back = Back
open-heading = Open a record
open-hint = Type a path, choose from the list, or drop a file on the window
open-do = Open
open-dialog = Choose a file…
open-list = Your records
open-none = There are no records yet
save-heading = Save the game
save-do = Save
save-dialog = Choose a place…
save-replaces = There is such a file already: it is replaced
save-name = Tikal
