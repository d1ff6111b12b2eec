# Seafarers: a game that begins in its middle, and positions as files

begin-player-sea = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }, longest trade route { $road }{ $awards }
begin-road-sea = route { $length }

begin-tool-ship = Ship
begin-tool-pirate = Pirate
begin-tool-isles = Islands
begin-short-ship = Ship
begin-hint-ship = Tap a path for each ship. Tap it again to remove it.
begin-hint-pirate = Tap the pirate's hex. Tap it again to put the pirate beside the board.
begin-hint-isles = Tap an island that is home to the player, or that has brought them points. Tap it again to take that back.
begin-ship-turned = Damaged
begin-ship-turned-line = A ship that was turned sideways.
begin-pirate-board = Put the pirate beside the board
begin-isles = { $who }: { $all }
begin-isles-none = { $who } has no home yet and no points for islands.
begin-isles-usual = Home is what the map says, or else where the player has settled without points.
begin-isle-home = { $island } home
begin-isle-points = { $island } { $count ->
    [one] 1 point
   *[other] { $count } points
 }

dropped-sea-robber = The robber's hex is gone: the robber is where the map puts it.
dropped-sea-pirate = The pirate's hex is gone: the pirate is where the map puts it.

import-map-off-land = The map has the robber, home or the opening at { $q }, { $r }, where there is no land. That was left out.
