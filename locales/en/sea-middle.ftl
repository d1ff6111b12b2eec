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

# Scenarios with rules of their own
begin-tool-item = Marked paths
begin-tool-village = Villages
begin-tool-fleet = Fleet
begin-tool-warship = Warships
begin-hint-item = Tap a marked path to take what lies there, or to put there what you chose. Tap it again to take that back.
begin-hint-village = Tap a village for each cloth it has given away. Tap an empty one to fill it again.
begin-hint-fleet = Tap the fleet's hex. Tap it again once the fleet has left.
begin-hint-warship = Tap each ship that is a warship. Tap it again to take that back.
begin-item-taken = Taken
begin-item-chit = Chit
begin-item-card = Card
begin-items-left = { $count ->
    [0] Nothing lies on marked paths any more.
    [one] Something still lies on 1 marked path.
   *[other] Something still lies on { $count } marked paths.
}
begin-harbors = Lay harbors on the island
begin-harbors-line = Harbors that players have laid already are part of the island.
begin-village-left = { $number } with { $count } cloth
begin-villages-left = Villages, by number: { $all }
begin-fleet-here = The fleet is on { $hex }.
begin-fleet-left = The fleet has left.
begin-fleet-leaves = Take the fleet off the board
begin-scenario = In this scenario
begin-no-wonder = No wonder
begin-held_harbors = Harbors found and not laid yet
begin-held-harbor = Harbor of { $who }: { $harbor }
dropped-sea-scenario = The map is another one: what was entered of its scenario is as when the game begins.
