# Seafarers

sea-step-ship = ship
sea-step-pirate = pirate
sea-step-gold = gold
sea-step-found = discovery

sea-act-found-ship = { $who } places a ship
sea-act-build-ship = { $who } builds a ship
sea-act-move-ship = { $who } moves a ship
sea-act-move-pirate = { $who } moves the pirate
sea-act-chase-pirate = { $who } chases the pirate away
sea-act-take-gold = { $who } takes { $cards } for gold
sea-act-take-gold-untold = { $who } takes what gold brings
sea-act-turn-up = { $who } discovers { $what }
sea-act-earned = { $who } earns { $count ->
    [one] { $count } point for a first settlement on island { $island }
   *[other] { $count } points for a first settlement on island { $island }
}

sea-hex-sea = sea
sea-hex-land = { $terrain } { $number }

sea-task-gold = { $who }: { $count ->
    [one] which resource do you take for gold?
   *[other] which { $count } resources do you take for gold?
}
sea-task-turn-up = { $who }: turn up { $place }. What is it?
found-count = { $ground } × { $count }
found-left = { $name }, { $count } left face down
sea-task-free-ship = { $who }: where does your ship go?

sea-fixed-ship-intact = ship of { $who }
sea-fixed-ship-damaged = damaged ship of { $who }
sea-fixed-ship-none = no ship
sea-fixed-ship-gone = no ship of { $who }
sea-fixed-built-done = a ship built this turn
sea-fixed-built-open = a ship not built this turn
sea-fixed-moved-done = { $who } has moved a ship this turn
sea-fixed-moved-open = { $who } has moved no ship this turn
sea-fixed-pirate = the pirate
sea-fixed-pirate-none = the pirate is beside the board
sea-fixed-chit = { $who } has { $count ->
    [0] no points for this island
    [one] { $count } point for this island
   *[other] { $count } points for this island
}
sea-fixed-home = home of { $who }: { $islands }
sea-fixed-home-none = no home of { $who }
sea-fixed-hidden = hidden hex

sea-not-played = This table plays without Seafarers.
sea-no-ship = { $who } has no ship there.
sea-no-sea = A ship needs sea beside it.
sea-no-sea-hex = The pirate sails only at sea.
sea-not-hidden = This hex lies open already.
sea-pirate-not-beside = Only a knight beside the pirate chases it away.
no-piece-left-ship = { $who } has no ship left in the supply.
price-ship = Ship

breach-sea-friendly-pirate = The pirate leaves { $who } alone, as the robber does.
breach-sea-wrong-gold = Gold brings { $due }, not { $given }.
breach-sea-ship-not-connected = A ship goes on from a ship or building of its owner's, not from a road.
breach-sea-ship-through-building = A ship doesn't go on past another player's piece.
breach-sea-ship-not-beside-settlement = The ship goes beside the settlement that was just placed.
breach-sea-beside-pirate = The pirate is there: no ship is built beside it, and none moves there or away.
breach-sea-second-move = Only one ship is moved in a turn.
breach-sea-built-this-turn = This ship was built this turn. It may move from the next turn on.
breach-sea-ship-not-open = Only the last ship of a route may move.
breach-sea-route-closed = These ships link two buildings: the route is closed and stays.
breach-sea-damaged-ship = A damaged ship is repaired before it moves.
breach-sea-pirate-stays = The pirate has to go to another hex.
breach-sea-pirate-off-frame = At this table the pirate stays off the sea of the frame.
breach-sea-robber-only = Here only the robber is moved, not the pirate.
breach-sea-begins-elsewhere = On this map the first settlements don't go here: only the marked spots are open.
breach-sea-knight-apart = A knight would be cut off.
breach-sea-road-for-road = Whoever takes up a road of their own lays a road again, and a ship for a ship.
breach-sea-merchant-on-gold = The merchant doesn't stand on gold.

refused-title-sea-2 = ships
refused-title-sea-3 = moving ships
refused-title-sea-5 = the pirate
refused-title-sea-6 = gold
refused-title-sea-10 = the scenario
refused-title-sea-12 = knights at sea

bad-rule-foreign_island = A foreign island is worth 0 to { $most } points.
error-setup-sea = what the map says of robber, pirate, home, or hidden hexes doesn't fit its hexes

bad-start-sea-not-played = Ships and the pirate need Seafarers.
bad-start-sea-too-many-chits = { $who } can't have { $count } points from islands.
bad-start-sea-road-under-ship = A road and a ship are on the same path.
bad-start-sea-too-many = There can be { $most } of these, not { $count }.
