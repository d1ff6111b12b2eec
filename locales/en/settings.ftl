# The page of settings.

settings = Settings
settings-done = Done
settings-defaults = Reset all
settings-as-system = As the system
settings-choice = { $setting }: { $choice }

settings-language = Language

settings-zoom = Size
settings-smaller = Size: smaller
settings-larger = Size: larger
settings-zoom-most = This window takes up to { $most }.
settings-zoom-capped = Set to { $wish }. This window takes up to { $most }; a larger one shows the rest.

settings-look = Colors
settings-look-dark = Dark
settings-look-light = Light
settings-look-high-contrast = High contrast

settings-motion = Motion
settings-motion-moving = Moving
settings-motion-still = Still

settings-clock = Turn clock
settings-clock-off = Off
settings-clock-up = Counts up
settings-clock-down = Counts down
settings-minutes = minutes a turn
settings-minutes-less = Minutes a turn: fewer
settings-minutes-more = Minutes a turn: more
settings-clock-line = The clock only shows. Undo sets it back too, and it stops while the app is closed.

settings-awake = Keep the display on
settings-awake-line = While a game is being played, where the system allows it.
settings-awake-why = A game is on the table.

settings-unread = The settings could not be read, so all are as they were at first. Set them again when you like.
