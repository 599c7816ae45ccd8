# Messages
message-opened = { $name } is opened
message-close = Close
message-no-dialog = No system file dialog is available: type a path or choose from the list
message-not-opened = { $path } cannot be opened: { $reason }
message-not-saved = { $path } cannot be saved: { $reason }
message-saved = Saved as { $path }
message-levels = { $levels }: this level of computer player is not known here, adept plays instead

# A game that is not saved
question-heading = The game at the table is not saved
question-save = Save…
question-replace = Go on without saving
question-cancel = Cancel

# Files of settings
message-set-aside = { $path } cannot be read and is kept as “{ $aside }”. { $reason }
message-not-read = { $path } cannot be read. { $reason }
message-not-kept = { $path } cannot be written, so what is changed holds until the program ends. { $reason }
message-wrong-values = In { $path } stands what this program does not know and leaves out: { $values }
message-wrong-value = “{ $name }”: { $value }
