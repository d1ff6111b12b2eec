# Seafarers at the table

# Ships built and moved
price-repair-ship = Repair the ship
chooser-lay = Lay here: { $piece }
sail-title = Move this ship
sail-where = Tap where it goes: { $count ->
    [one] 1 path is open to it.
   *[other] { $count } paths are open to it.
 }
sail-back = This ship has moved. Tap where it was to put it back.
sail-nowhere = There is nowhere else for it to go.

# What is asked
sea-task-robber-hint = On land it's the robber that goes there, at sea the pirate.
wanted-road-or-ship = Tap a road or ship

# Gold
gold-takes = { $who } takes
gold-choose = Choose { $count ->
    [one] 1 resource
   *[other] { $count } resources
 }
gold-confirm = { $who } takes { $cards }
gold-done = { $who } has taken what gold brings
gold-untold = { $who } has taken { $count ->
    [one] 1 resource
   *[other] { $count } resources
 } for gold, without saying which

# Hidden hexes
found-sea = Sea
found-ground = Here is: { $ground }
found-token-in-short = Which number?
found-token = { $terrain }: which number?
found-number = Its number is { $number }
found-bare = None
found-bare-name = It has no number
wanted-ground = Tap what it is
wanted-token = Tap its number

# Knights
knight-chase-pirate = Chase the pirate
knight-only-chases-pirate = It can't move, but it stands beside the pirate.
knight-chase-pirate-where = Tap the sea hex to which it chases the pirate.

# Players
player-left-ship = { $count ->
    [one] 1 ship left
   *[other] { $count } ships left
 }
sea-chit = { $count ->
    [one] 1 point
   *[other] { $count } points
 } for island { $island }

# Table check
check-lying-ship = { $count ->
    [one] 1 ship
   *[other] { $count } ships
 }
check-chits = points for: { $islands }
check-no-ship = No ship
check-no-link = No road or ship
check-damaged-ship = Damaged ship
check-ship-turn = In this turn
check-ship-old = Not built this turn
check-ship-built = Built this turn
check-ship-to-move = { $who } may move a ship
check-ship-moved = { $who } has moved a ship
check-pirate = The pirate is on { $place }.
check-pirate-board = The pirate is beside the board.
check-pirate-here = The pirate is here
check-pirate-off = The pirate is beside the board
check-hidden = Hidden
check-sea-count = { $count } sea
check-hidden-count = { $count } hidden
check-islands = islands: { $all }
check-island = { $island } with { $count ->
    [one] 1 hex
   *[other] { $count } hexes
 }
check-chit = { $count ->
    [0] No points
    [one] 1 point
   *[other] { $count } points
 }
check-isle-here = Island { $island }: points and home
check-home = Home
check-home-gone = Not home
