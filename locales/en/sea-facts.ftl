# Seafarers: positions, what doesn't add up, why

odd-sea-loose-ship = A ship of { $who }'s leads to none of their buildings: { $place }.
odd-sea-chit-at-home = { $who } has points for an island that is home to them: { $place }.
odd-sea-two-chits = { $who } has points for the same island twice: { $place }.
odd-sea-no-chit = { $who } has settled on an island and has no points for it: { $place }.
odd-sea-no-pirate = The pirate is beside the board. The map puts it at sea: { $place }.
odd-sea-pirate-too-early = The pirate is at sea, but the barbarians haven't attacked yet: { $place }.

import-hex-of-seafarers = Only Seafarers has a hex like { $q }, { $r }. It was left out.
import-token-off-land = There are no tokens at sea or on hidden hexes. The one at { $q }, { $r } was left out.
import-ship-off-sea = A ship of { $who }'s isn't at sea. It was left out.
import-no-such-ship = A ship of { $who }'s that is damaged or new isn't anywhere. It was left out.
import-too-many-ships = { $who } has { $count } ships. The first { $most } are used; remove the ones that are too many.
import-island-at-sea = An island that { $who } has as home or for points isn't there. It was left out.
import-pirate-off-sea = The pirate isn't at sea. It was put beside the board.

sea-found-link = { $who }: tap where your road or ship goes

sea-gold-note = { $count ->
    [one] 1 resource of choice
   *[other] { $count } resources of choice
} for gold
sea-takes-found = found: { $cards }
sea-gold-taken = { $cards } for gold
sea-gold-blocked = the robber blocks { $count ->
    [one] 1 resource for gold
   *[other] { $count } resources for gold
}
sea-takes-gold = { $who }: { $note }

why-gold-settlement = Settlement at { $hex }: { $count ->
    [0] nothing.
    [one] 1 resource of choice.
   *[other] { $count } resources of choice.
}
why-gold-city = City at { $hex }: { $count ->
    [0] nothing.
    [one] 1 resource of choice.
   *[other] { $count } resources of choice.
}
why-gold-robber = The robber is there and blocks { $count ->
    [one] 1 resource.
   *[other] { $count } resources.
}
why-gold-together = Total for gold: { $count ->
    [one] 1 resource of choice.
   *[other] { $count } resources of choice.
}
why-gold-short = The bank has only { $count } left to take.
why-gold-title = Why does { $who } get something for gold?
why-points-chit = Island { $island }: { $points }.
why-pirate-title = Whom may the pirate rob?
why-pirate-robbed = { $who } has a ship beside the pirate.
why-pirate-no-cards = { $who } has a ship beside the pirate, but no cards.
why-pirate-spared = { $who } has a ship beside the pirate, but few points: it leaves them alone.
why-pirate-only-building = { $who } has only a building there. The pirate robs ships.
why-pirate-no-ship = { $who } has no ship there.
why-asks-gold = The number is { $number }, and { $who } has buildings at gold with it.
why-asks-gold-found = { $who } has found gold.
why-asks-gold-founded = { $opening ->
    [three] { $who }'s third settlement is at gold.
    [given] { $who }'s last settlement is at gold.
   *[other] { $who }'s second settlement is at gold.
 }
why-asks-discovery = A road, ship, or settlement of { $who }'s ends at a hidden hex.
why-rule-gold = A gold field with the number brings a settlement next to it 1 resource of choice and a city 2.
why-rule-gold-order = Gold is chosen once all else is paid, clockwise from the player whose turn it is, from what the bank has left.
why-rule-founding-gold = In the opening, the last settlement takes 1 resource of choice for each gold field next to it.
why-rule-turn-up = A hidden hex is turned up once a road, ship, or settlement reaches it. Land brings its finder 1 of its resource, gold 1 of choice, a desert or the sea nothing.
why-rule-chits = A player's first settlement on each foreign island brings { $count ->
    [one] 1 point
   *[other] { $count } points
} for good. Settlements of the opening bring no points.
why-rule-pirate-robs = The pirate takes 1 random card from a player with a ship on one of the six paths around it.
