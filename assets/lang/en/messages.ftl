# Messages
message-opened = { $name } is opened
message-close = Close
message-no-dialog =
    No system file dialog is available
    Type a path or choose from the list
message-not-opened =
    { $path } cannot be opened
    { $reason }
message-not-saved =
    { $path } cannot be saved
    { $reason }
message-saved =
    Saved as
    { $path }
message-levels = { $levels }: this level of computer player is not known here, adept plays instead
message-binned =
    { $name } lies in the bin
    It can be taken out there, on the home screen
message-taken-out = { $name } is among your games again
message-not-renamed =
    { $name } keeps its name
    { $reason }
message-not-binned =
    { $name } cannot be put into the bin
    { $reason }
message-not-taken-out =
    { $name } cannot be taken out of the bin
    { $reason }
message-bin-not-emptied =
    The bin cannot be emptied
    { $reason }

# Games that are kept
game-of-last-run = Last game
message-torn =
    The end of this game’s file was damaged
    The last line was left out
message-set-aside =
    Only a part of this game could be read
    It goes on from there. The damaged file is kept as { $path }
game-unkept = This game is not kept at the moment: { $reason }. It is tried again every second
game-unkept-for-good = This game cannot be kept: { $reason }
game-unkept-save = Save elsewhere…
in-use-heading = This game is open in another window
in-use-about = A game can be played in one window only. Close it there, look on here, or play on with a copy.
in-use-look-on = Look on
in-use-copy = Play on with a copy
close-heading = The game at the table is not kept
close-about = What is not kept is lost if the window is closed now.
close-save = Save elsewhere…
close-anyway = Close without keeping it
unsaved-heading = { $count ->
    [one] A variant in the editor is not saved
   *[other] { $count } variants in the editor are not saved
}
unsaved-kept = Nothing is lost: at the next start everything is there again as it is now: { $names }
unsaved-lost = What was changed cannot be kept here, and is lost if the window is closed now: { $names }
unsaved-quit = Quit
unsaved-show = Go to the editor
leave-about = What is not kept is lost if another game takes its place now.
leave-anyway = Leave it without keeping it
rematch-heading = Start a rematch now?
rematch-kept = The game at the table is not over. It stays on the home screen among the “{ home-unfinished }”, and can be resumed from there at any time.
rematch-copied = The game at the table is not over. What stays of it is the file in which it was saved.
rematch-do = Start the rematch
question-cancel = Cancel
watch-end = Stop looking on
watch-end-hint = Also by Esc: the game goes on in the other window

# Files of settings
message-settings-aside =
    { $path } cannot be read and is kept as “{ $aside }”
    { $reason }
message-not-read =
    { $path } cannot be read
    { $reason }
message-not-kept =
    { $path } cannot be written, so what is changed holds until the program ends
    { $reason }
message-wrong-values = In { $path } stands what this program does not know and leaves out: { $values }
message-wrong-value = “{ $name }”: { $value }

# Before something is lost for good
ask-quoted = “{ $name }”
ask-and-more = { $names } and { $more } more
reset-heading = Reset all settings?
reset-about = These get their default values: { $names }. Games, records and lessons stay.
reset-do = Reset
report-drop-heading = Delete the report?
report-drop-about = { $path } tells what went wrong, and helps to mend it. It would be deleted.
report-drop-do = Delete it
lesson-again-heading = Begin “{ $title }” anew?
lesson-again-about = It was left at step { $step } of { $steps }; that would be lost.
lesson-again-do = Begin anew
setup-reset = Back to defaults…
setup-reset-hint = Puts everything in this form back to its defaults
setup-reset-heading = Put the form back to its defaults?
setup-reset-about = The variant, the names, colours and levels of the players, and the options get their default values.
