# Settings
settings-recap = Tell what others did since my last turn
settings-ask = Ask before points are lost
settings-looks = Look
settings-theme = Theme
settings-board-scale = Size of pieces and numbers on the board
settings-board-smaller = Smaller pieces
settings-board-larger = Larger pieces
settings-names = Names of the hexes
settings-names-off = Only under the pointer
settings-names-rim = At the rim
settings-names-all = On every hex
settings-game = Game
settings-keys = Keys
settings-files = Files
settings-records = Folder of records
settings-variants = Folder of variants
settings-copy = Copy
settings-copy-name = Copy: { $what }
settings-about = About
settings-version = Tikal { $version }
settings-licence = Free software under the MIT or the Apache 2.0 licence, as you like
settings-designers = The game is by Wolfgang Kramer and Michael Kiesling; this program is not an edition of its publisher
settings-reset = Reset everything
settings-reset-hint = All settings as for a new user
settings-reset-none = All settings are as for a new user
settings-heading = Settings
settings-language = Language
settings-language-system = Language of the system
settings-theme-dark = Dark
settings-theme-light = Light
settings-theme-system = Theme of the system
settings-scale = Size of text and buttons
settings-scale-value = { $percent }%
settings-smaller = Smaller
settings-larger = Larger
settings-pace = Pace of computer players
settings-pace-none = At once
settings-pace-fast = Fast
settings-pace-normal = Normal
settings-pace-slow = Slow
settings-back = Back

# Motion and sound
motion-heading = Motion
motion-name = Motion: { $pace }
motion-system = As the system asks
motion-off = Off
motion-slow = Slow
motion-normal = Normal
motion-fast = Fast
sound-heading = Sound
sound-muted = No sounds
sound-volume = Volume

# Keys
key-actions = Actions of the hex
key-let-go = Let go, or close what is open
