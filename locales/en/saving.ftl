# What is said of games, their files and who has them open.
look-on = Another window is playing this game. You are watching; what happens there shows up here.
look-on-free = No other window is playing this game any more.
look-on-gone = This game isn't where it was: it was archived, renamed or deleted. You see how it last stood.
look-on-other-version = This game was saved by a newer or different version of Tableside; open it with that version. Here you see as much as this version can read.
look-on-play = Play here
look-on-refused = You are only watching: another window is playing this game. Close it there first, then play here.
sample = A sample game: look around, play on, take things back. Nothing of it is kept.
sample-leave = Leave the sample
sample-unwritten = This is a sample game: nothing of it is written to a file.
sample-player-1 = Amy
sample-player-2 = Jack
sample-player-3 = Lily
sample-player-4 = Sam
unsaved = A game isn't saved yet: { $why }. It is only in memory; leave this window open.
unsaved-back = To the game
other-tab = Tableside is open in another tab of this browser. Here you can only watch; to play here, close it there.
unkept = Nothing can be saved right now: { $why }. Leave this page open: everything is saved as soon as that works again.
error-other-tab = it is open in another tab of this browser
error-mended = Something else had changed this game's file. Nothing is lost: it was written anew, and the changed file is kept as { $file }.
error-moved = Something else had written to this game's file. Nothing is lost: from now on the whole game is in { $file }.
error-close-unsaved = Not everything is saved yet. Free up some space or reconnect the disk; closing again leaves without saving.
error-in-use = { $file } is open in another window. Close it there first.
error-waiting = The previous step is still being saved.
error-file-full = the game is larger than a file may be
error-open-no-opening = { $file } is a game, but its beginning is damaged and can't be read. It is left as it is.
error-damage-none = The beginning of this game's file was damaged; nothing is lost, since it is there twice.
error-damage-line-ends = Another program changed the line endings in this game's file; nothing is lost.
error-damage = This game's file is damaged from line { $line } on: { $lines ->
        [one] one line
       *[other] { $lines } lines
    } could not be read. You go on from turn { $turn }, { $player }.
error-damage-kept = The damaged file is kept as { $file }.
error-damage-listed = The damaged file is kept as { $file }; { $later ->
        [one] one intact later line is
       *[other] { $later } intact later lines are
    } listed in { $list }.
error-damage-unkept = The damaged file stays as it is until the game can be written again.
