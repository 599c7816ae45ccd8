# Keys: where they work
keys-everywhere = Everywhere
keys-table = At the table
keys-board = On the board
keys-looking-back = While an earlier step is shown
keys-rulebook = In the rulebook

# Keys: what they do
key-board = Go to the board
key-hurry = Let computers go on, or faster
key-next-area = Go to the next area, from a text field too
key-last-area = Go to the previous area
key-larger = Larger text and buttons
key-smaller = Smaller text and buttons
key-designed-size = Text and buttons as designed
key-cell = Go to the next hex
key-choose = Do what a click does there
key-actions = Actions of the hex
key-let-go = Let go, or close what is open

# Keys: what is written on them
key-ctrl = Ctrl
key-shift = Shift
key-alt = Alt
key-option = Option
key-cmd = Cmd
key-enter = Enter
key-escape = Esc
key-space = Space
key-tab = Tab
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
key-home = Home
key-end = End
key-page-up = Page up
key-page-down = Page down
key-menu = Menu

# Why a key does nothing now
idle-not-asked = It is not for you to move now
idle-not-in-variant = This variant does without that
idle-no-tile = No tile is in hand
idle-party = No other number of pieces can walk from here
idle-no-hex = Choose a hex first
idle-no-piece = No piece stands on the board
idle-first-step = Nothing was played before this step
idle-last-step = The board stands as it is now already
idle-purist = A purist game does not show that
idle-take-over = Who decides for this seat can be changed after the next action
idle-no-hint = A hint is for your own turn in a game that you play
idle-no-hint-lesson = In a lesson the card says how to go on; hints are for games
idle-hint-plan = A plan is open: play it or drop it before you ask for a hint
idle-no-number = Type a number of points first
idle-redo = Nothing was taken back that could be played again
idle-take-back-turn = In this game no whole turn can be taken back: that is an option of a new one, “{ setup-take-back }”
idle-no-computer = No computer is to move that could go on
idle-no-rule = What has the keyboard has no rule of its own; { KEY("menu-rules", "F1") } opens the rulebook
idle-no-end = A turn ends here with what is played
idle-covered = Whoever is to move lifts the cover first
key-nothing-to-save = There is no game here that could be saved
key-looks-on = You look on at this game: nothing can be taken back here

# The areas of a screen
area-menu = Menu
area-players = Players
area-board = Board
area-side = Supplies and what is asked
area-log = Log
area-bar = Actions
area-coach = Lesson
area-contents = Contents
area-page = Page
area-screen = Content
area-foot = Buttons at the foot
area-tabs = Open variants
area-tools = Tools
area-pages = Names of the pages
area-form = Page of the variant
area-deck = Tiles
area-fields = Fields of what is chosen
area-beside = Problems, totals and steps
area-results = Results
area-keys = List of keys

# The letters of keys that follow the words of the language; no two keys of the table may share one
letter-board = B
letter-uncover = U
letter-dig = D
letter-search = S

# Setting keys
keys-hint = Choose a line to set another key. Tab, Enter, Space, Esc, arrows and what text fields do with { key-ctrl } stay as they are.
keys-heading = Key for “{ $what }”
keys-ask = Press the new key. Now it is { $key }.
keys-kept = This key leads through the window or belongs to text fields: it cannot be set. Press another one.
keys-unknown = The system gives this key no name: press another one.
keys-taken = { $key } is already the key of { $others }. Swap: { $others } would get { $own }. Or press another key.
keys-taken-for-good = { $key } is already the key of { $others }, which cannot take { $own } instead. Press another key.
keys-swap = Swap
keys-leave = Leave it as it is
keys-reset = The key as designed
keys-reset-all = All keys as designed
keys-reset-none = All keys are as designed
keys-reset-all-heading = All keys as designed?
keys-reset-all-about = Then every key is the one that the program brings.
keys-own = { $key } (yours)
keys-shared = { $key } (yours, and of “{ $other }”)
