# The page of settings.

settings = Settings
settings-done = Done
settings-defaults = Reset all
settings-as-system = System
settings-choice = { $setting }: { $choice }

settings-language = Language

settings-zoom = Size
settings-smaller = Size: smaller
settings-larger = Size: larger
settings-zoom-most = This window fits up to { $most }.
settings-zoom-capped = Set to { $wish }. This window fits up to { $most }; a larger one shows the rest.

settings-look = Colors
settings-look-dark = Dark
settings-look-light = Light
settings-look-high-contrast = High contrast

settings-motion = Motion
settings-motion-moving = Full
settings-motion-still = Reduced

settings-clock = Turn clock
settings-clock-off = Off
settings-clock-up = Counts up
settings-clock-down = Counts down
settings-minutes = minutes per turn
settings-minutes-less = Minutes per turn: fewer
settings-minutes-more = Minutes per turn: more
settings-clock-line = The clock only shows the time. Undo sets it back too, and it stops while the app is closed.

settings-awake = Keep the screen on
settings-awake-line = During a game, where the system allows it.
settings-awake-why = A game is in progress.
settings-table-side = Table view follows the turn
settings-table-side-line = It turns to the side of whoever's turn it is.
settings-next-draw = Table view draws by itself
settings-next-draw-line = After Done, the next card comes up at once.
settings-hearing = Sound and voice
settings-sounds = Sounds
settings-sounds-line = A short sound for a card, a 7, an attack, something built, a new turn, and when the turn's time is up.
settings-sounds-silent = This device can't play the app's sounds. On Linux, it needs PulseAudio or PipeWire.
settings-sounds-try = Try the sound
settings-voice = Read aloud
settings-voice-line = Says the number, the event, who takes what, and what to do. The next step interrupts it.
settings-voice-silent = This device can't read aloud for the app. On Linux, install Speech Dispatcher; on Windows, add a voice in the system's settings.
settings-voice-try = Try the voice
settings-voice-sample = Red's turn. The number is 8. Blue takes 2 wool.
settings-buzzes = Vibrate
settings-buzzes-line = The device vibrates wherever there is a sound.
settings-buzzes-silent = This device can't vibrate for the app.
settings-buzzes-try = Try the vibration
settings-quieter = Volume: lower
settings-louder = Volume: higher
settings-volume = Volume: { $percent }
settings-lessons = Explain new things
settings-lessons-line = Explains each new thing once, in a sentence: first steps, Cities & Knights, Seafarers. Turn it off and on again to start over.

settings-unread = The settings could not be read, so everything is back to the defaults. Set them again whenever you like.
