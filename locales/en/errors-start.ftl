# What did not work at the start or around the screens, and what to do.

# Reasons, as the middle of a sentence.
error-not-found = it is not there
error-not-allowed = this program is not allowed to
error-disk-full = the disk is full
error-read-only = the disk is read-only
error-no-folder = a file is where a folder should be
error-is-folder = it is a folder
error-file-name = not every system allows a file with this name
error-system = the system says “{ $words }”

error-open-file = { $file } can't be opened: { $reason }. Check the file, then try again from the start screen.
error-open-not-a-game = { $file } isn't a Tableside game, or its beginning is damaged. It is left as it is.
error-open-too-new = { $file } was saved by a newer version of Tableside. Update to open it.
error-open-other-version = { $file } was saved by a newer or different version of Tableside. Open it with that version; it is left as it is.
error-open-unread = { $file } was saved by a newer or different version of Tableside. Open it with that version; here you can only look at it, and it is left as it is.
error-open-too-slow = { $file } takes too long to read and was skipped. On its own page you can open it anyway, or delete it if it isn't one of your games.
error-write = { $file } can't be saved: { $reason }. Free up some space or check the folder, then try again.
error-list = The folder { $folder } can't be read: { $reason }. A new game might not be saved either.
error-setup = This game can't start: { $reason }.
error-setup-too-few-players = it takes at least two players
error-setup-same-color = two players have the same color
error-setup-same-name = two players have the same name
error-setup-no-first = the starting player or the holder of the weather cards isn't at the table
error-setup-wrong-cards = the cards don't fit together
error-setup-rule = one of the rules can't be played
error-setup-start = the position on the table isn't possible
error-setup-no-island = the island has no hexes
error-nothing-to-undo = There is nothing to undo.
error-nothing-to-redo = There is nothing to redo.
error-empty-pile = No event cards are left to draw.
error-misfit = That doesn't fit this game. Nothing has changed.
error-too-much = This game is too long to go on. Start a new one in the middle, from this position.
error-no-such-act = This line of the history isn't there any more. Nothing has changed.
error-refused = The rules don't allow that now. Nothing has changed.

# On the terminal, where there can be no window: one line each.
startup-no-display = there is no display to open the window on; start it from a desktop, or see --help for what works without one
startup-no-graphics = the graphics driver offers no OpenGL, so the window can't be drawn; install one (on Debian: libgl1-mesa-dri), or see --help for what works without a window
startup-no-window = the window can't be opened ({ $reason }); see --help for what works without one
