# Settings
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
