# What did not work at the start or around the screens, and what to do.

# Reasons, as the middle of a sentence.
error-not-found = it is not there
error-not-allowed = this program is not allowed to
error-disk-full = the disk is full
error-read-only = the disk can only be read
error-no-folder = a file lies where a folder should be
error-is-folder = it is a folder
error-file-name = no file can have this name on every system
error-system = the system says “{ $words }”

error-open-file = { $file } can't be opened: { $reason }. Check the file, then go to the start again.
error-open-foreign = { $file } is no game of this program, or its beginning is damaged. It is left as it is.
error-open-newer = { $file } was written by a newer version of this program. Update the program to open it.
error-open-other-version = { $file } was written by a newer or other version of Tableside. Open it with that version; it is left as it is.
error-open-unread = { $file } was written by a newer or other version of Tableside. Open it with that version; here it can only be looked at, and it is left as it is.
error-write = { $file } can't be written: { $reason }. Make room or choose another folder with --data-dir, then try again.
error-list = The folder { $folder } can't be read: { $reason }. A new game may not be kept either.
error-setup = This game can't begin: { $reason }.
error-setup-company = at least two have to play
error-setup-color = two players have the same color
error-setup-name = two players have the same name
error-setup-first = the starting player or the holder of the weather cards has no seat
error-setup-cards = the cards can't lie like this
error-setup-rule = no table can have one of the rules
error-setup-start = what lies on the table can't be
error-setup-island = the island has no hexes
error-nothing-to-undo = There is nothing to take back.
error-nothing-to-redo = There is nothing to do again.
error-empty-pile = No event card is left to draw.
error-misfit = That doesn't fit into this game. Nothing has changed.
error-too-much = This game has become too long to go on. Begin a new one in the middle, from this one's position.
error-no-such-act = This line of the history is not there any more. Nothing has changed.
error-refused = The rules don't allow that now. Nothing has changed.

# On the terminal, where there can be no window: one line each.
startup-no-display = there is no display to open the window on; start it from a desktop, or see --help for what works without one
startup-no-graphics = the graphics driver offers no OpenGL, so the window can't be drawn; install one (on Debian: libgl1-mesa-dri), or see --help for what works without a window
startup-no-window = the window can't be opened ({ $reason }); see --help for what works without one
