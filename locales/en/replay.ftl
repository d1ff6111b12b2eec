# The game played again, and the files that show it.

win-replay = Replay
win-animation = Save an animation

# In the history
replay-slider = Place in the game
replay-at = { $at } of { $count }
replay-play = Play
replay-pause = Pause
replay-slow = Slow
replay-medium = Medium
replay-fast = Fast
replay-speed = Speed: { $speed }
replay-playing = Playing …
replay-refused = You are only seeing this game again: nothing can be changed. To play on, go back and choose “Resume”.

# The files
export-picture = Picture
export-animation = Animation
animation-going = Making the animation …
animation-cancel = Cancel
animation-cancel-name = Cancel the animation
animation-written = Animation saved: { $file }
animation-failed = There is no animation: { $why }
