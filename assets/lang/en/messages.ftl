# Messages
message-opened = { $name } is opened
message-close = Close
message-no-dialog = No system file dialog is available: type a path or choose from the list
message-not-opened = { $path } cannot be opened: { $reason }
message-not-saved = { $path } cannot be saved: { $reason }
message-saved = Saved as { $path }
message-levels = { $levels }: this level of computer player is not known here, adept plays instead
message-binned = { $name } lies in the bin: it can be taken out there, on the home screen
message-not-renamed = { $name } keeps its name: { $reason }
message-not-binned = { $name } cannot be put into the bin: { $reason }
message-not-taken-out = { $name } cannot be taken out of the bin: { $reason }
message-bin-not-emptied = The bin cannot be emptied: { $reason }

# A game that is not saved
question-heading = The game at the table is not saved
question-save = Save…
question-replace = Go on without saving
question-cancel = Cancel
