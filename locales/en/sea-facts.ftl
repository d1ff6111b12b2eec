# Seafarers: positions, what doesn't add up, why

award-trade-route = Longest Trade Route
award-short-trade-route = Route { $count }
measure-trade-route = trade route in one line

odd-sea-ship = A ship of { $who }'s leads to none of their buildings: { $place }.
odd-sea-chit-home = { $who } has points for an island that is home to them: { $place }.
odd-sea-two-chits = { $who } has points for the same island twice: { $place }.
odd-sea-no-chit = { $who } has settled on an island and has no points for it: { $place }.
odd-sea-no-pirate = The pirate is beside the board. The map puts it at sea: { $place }.
odd-sea-pirate-early = The pirate is at sea, but the barbarians haven't attacked yet: { $place }.

import-sea-hex = Only Seafarers has a hex like [{ $q }, { $r }]. It was left out.
import-sea-token = There are no tokens at sea or on hidden hexes. The one at [{ $q }, { $r }] was left out.
import-sea-ship = A ship of { $who }'s isn't at sea. It was left out.
import-sea-no-ship = A ship of { $who }'s that is damaged or new isn't anywhere. It was left out.
import-sea-many-ships = { $who } has { $count } ships. The first { $most } are used; remove the ones that are too many.
import-sea-island = An island that { $who } has as home or for points isn't there. It was left out.
import-sea-pirate = The pirate isn't at sea. It was put beside the board.
