# What is said of games, their files and who has them open.
look-on = Another window plays this game. You look on; what happens there shows here.
look-on-free = No other window plays this game any more.
look-on-gone = This game isn't where it was: it was put away, renamed or deleted. What you see is its last state.
look-on-other-version = This game was written by a newer or other version of Tableside; open it with that version. Here you see it as far as this version can read.
look-on-play = Play on here
look-on-refused = You only look on: another window plays this game. Close it there first, then play on here.
unsaved = A game isn't saved yet: { $why }. It waits in memory; leave this window open.
unsaved-back = To the game
other-tab = Tableside is open in another tab of this browser. Here you can look on; close it there to play here.
unkept = Nothing can be kept just now: { $why }. Leave this page open: all is kept as soon as that works again.
error-other-tab = another tab of this browser has it open
error-mended = Something else had changed this game's file. Nothing is lost: it was written anew, and what was found is kept as { $file }.
error-moved = Something else had written to this game's file. Nothing is lost: the game is kept whole in { $file } from now on.
error-close-unsaved = Not everything is saved yet. Make room or put the disk back; closing once more leaves without it.
error-in-use = { $file } is open in another window. Close it there first.
error-waiting = The step before is still being saved.
error-file-full = the game is larger than a file may be
error-open-damaged = { $file } is a game, but its beginning is damaged and can't be read. It is left as it is.
error-damage-none = The beginning of this game's file was damaged; nothing is lost, for it stands there twice.
error-damage-line-ends = Another program has changed how the lines of this game's file end; nothing is lost.
error-damage = This game was damaged from line { $line } of its file on: { $lines ->
        [one] one line
       *[other] { $lines } lines
    } could not be played again. You go on from turn { $turn }, { $player }.
error-damage-kept = The file as it was found is kept as { $file }.
error-damage-listed = The file as it was found is kept as { $file }; { $later ->
        [one] one later line of it that is whole is
       *[other] { $later } later lines of it that are whole are
    } listed in { $list }.
error-damage-unkept = The damaged file stays as it is until the game can be written again.
