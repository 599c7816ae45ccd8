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
open-none = No game is saved as a file yet; games in progress are on the home screen
save-heading = Save a copy of the game
save-do = Save
save-dialog = Choose a place…
save-replaces = There is such a file already: it is replaced
files-recent = Opened or saved last
files-entry = File { $about }
save-hint = The game is kept anyway; a copy can be passed on. Type a path, or choose a record to replace it
files-unclear = There is no telling which path this means: choose the file by the dialog or from the list

# A file over the window
drop-record = Drop { $name } to open the game
drop-variant = Drop { $name } to play this variant
drop-variant-edit = Drop { $name } to edit this variant
drop-file = Drop the file to open it
drop-nothing = { $name } is neither a record nor a variant
drop-asked = Answer the question first, then drop the file again
drop-one =
    { $name } alone was opened
    Drop the others one at a time

# Before a file is replaced
replace-heading = Replace { $name }?
replace-why = There is such a file already; what is in it would be lost
replace-game = It holds “{ $game }”, which would be lost
replace-do = Replace it
file-kind-variant = Variants
replace-variant-why = It will hold the variant that you save; what is in it now is lost. Beside it, the name { $other } is free.
replace-beside = Save under the free name
close-document-heading = Close “{ $name }”?
close-document-about = What you changed in “{ $name }” since it was last saved is lost, unless you reopen it. The last ten that were closed can be reopened.
close-document-new-about = “{ $name }” was never saved: all of it is lost, unless you reopen it. The last ten that were closed can be reopened.
close-documents-heading = Close { $count } documents?
close-documents-about = What is not saved is lost, unless you reopen it, and the last ten that were closed can be reopened: { $names }.
close-document-study = The laboratory is still measuring it: what was counted so far, { $played } of { $of } games, is lost.
close-document-save = Save and close
close-document-do = Close without saving
close-document-study-do = Close and stop measuring
