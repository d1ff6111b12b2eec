# The Forgotten Tribe, Cloth, the Pirate Islands, and the Wonders

# Wonders
wonder-theater = Theater
wonder-bridge = Great Bridge
wonder-monument = Monument
wonder-wall = Great Wall
wonder-cathedral = Cathedral
wonder-lighthouse = Lighthouse
wonder-library = Library

# What is done
sea-step-harbor = harbor
sea-step-cloth = cloth
sea-step-fleet = fleet
sea-step-siege = attack
sea-step-wonder = wonder
sea-step-points = points
sea-act-lay-harbor = { $who } lays a harbor: { $harbor }
sea-act-take-cloth = { $who } takes 1 cloth from { $from }
sea-act-sail-fleet = The lower die shows { $lower }
sea-act-lose-to-fleet = { $who } loses { $cards } to the fleet
sea-act-lose-to-fleet-untold = { $who } loses cards to the fleet
sea-act-besiege = { $who } attacks their fortress with a { $die }
sea-act-claim-wonder = { $who } claims a wonder: { $wonder }
sea-act-build-level = { $who } builds a level of their wonder
sea-act-reveal-points = { $who } reveals { $count ->
    [one] 1 victory point card
   *[other] { $count } victory point cards
}

# What follows
sea-act-found-chit = { $who } finds a chit: 1 point
sea-act-found-card = { $who } finds a development card
sea-act-found-harbor = { $who } finds a harbor: { $harbor }
sea-act-cloth = { $who } takes 1 cloth
sea-act-sailed = { $count ->
    [one] The fleet sails 1 hex
   *[other] The fleet sails { $count } hexes
}
sea-news-sailed = { $count ->
    [one] The fleet sails 1 hex and attacks nobody
   *[other] The fleet sails { $count } hexes and attacks nobody
}
sea-news-cloth = { $who } takes { $count } cloth
sea-fleet-ahead-one = { $number } { $who }
sea-fleet-ahead = The fleet's next attack, by the lower die: { $all }
sea-fleet-ahead-none = With the next number the fleet reaches nobody
sea-attack-won = { $who } beats the fleet, { $warships } to { $strength }: 1 resource of choice
sea-attack-even = { $who } holds off the fleet, { $warships } to { $strength }
sea-attack-lost = { $who } loses to the fleet, { $warships } to { $strength }: { $count ->
    [one] 1 random card
   *[other] { $count } random cards
}
sea-act-fleet-left = Every fortress is taken: the fleet leaves
sea-act-armed = A ship becomes a warship
sea-act-chit-off = { $count ->
    [0] { $who }'s fortress is taken: it is their settlement
    [one] A chit off { $who }'s fortress: 1 is left
   *[other] A chit off { $who }'s fortress: { $count } are left
}
sea-act-ship-lost = { $who } loses a ship

# What is asked
sea-found-settlement-3 = { $who }: tap where your third settlement goes
sea-task-lay-harbor = { $who }: where does your harbor go?
sea-task-fleet = The fleet sails: what did the lower die show?
sea-task-lose-to-fleet = { $who }: which { $count ->
    [one] card
   *[other] { $count } cards
} did the fleet take?
sea-task-reveal-points = { $who }: how many victory point cards do you reveal?
wanted-die = Tap the lower die
wanted-coast = Tap the coast
wanted-points = Tap a number
sea-fleet-hint = It sails as many hexes, and is as strong.
sea-fleet-sums = Fleet { $strength }, warships { $warships }
sea-fleet-lower = The lower die shows { $number }
sea-fleet-loses = { $who } loses
sea-fleet-loses-kind = { $who } loses 1 { $resource }
sea-fleet-choose = Choose { $count ->
    [one] 1 card
   *[other] { $count } cards
}
sea-fleet-confirm = { $who } loses { $cards }
sea-fleet-untold = { $who } has lost { $count ->
    [one] 1 card
   *[other] { $count } cards
}, without saying which
sea-fleet-done = { $who } has lost what the fleet takes
sea-harbor-kind = Lay this harbor: { $harbor }
sea-harbor-hint = On the coast by a building of your own, next to no other harbor.
sea-cloth-of = 1 cloth of { $from }
sea-cloth-of-name = { $who } takes 1 cloth from { $from } and no card
sea-points-name = { $who } reveals { $count }

# Wonders and fortresses
sea-wonders = Wonder
sea-wonders-title = Wonders
sea-wonder-claim = Claim the wonder: { $wonder }
sea-wonder-claim-short = Claim
sea-wonder-build = Build level { $level }
sea-wonder-level = Build level { $level } of the wonder: { $wonder }
sea-wonder-of = { $who }, { $level ->
    [0] no level yet
   *[other] level { $level }
}
sea-wonder-asks-theater = Needs 2 cities.
sea-wonder-asks-library = Needs 2 cities.
sea-wonder-asks-bridge = Needs a building on a corner of the strait.
sea-wonder-asks-wall = Needs a building on a corner of the wasteland.
sea-wonder-asks-lighthouse = Needs a building on a lighthouse corner.
sea-wonder-asks-monument = Needs a city at a harbor and a trade route of 5.
sea-wonder-asks-cathedral = Needs a city and 6 points, hidden ones too.
sea-besiege = Attack
sea-siege-title = Attack on the fortress
sea-siege-stands = { $count ->
    [one] 1 chit is left
   *[other] { $count } chits are left
}
sea-siege-warships = Warships: { $count }
sea-siege-hint = Roll one die: what does it show? The turn ends with it.
sea-siege-hint-rolls = The turn ends with it. If the table rolls its own die, tap what it shows.
sea-siege-chit = chit off
sea-siege-one = 1 ship lost
sea-siege-two = 2 ships lost

# What the table tells
sea-fixed-item-chit = a chit lies here
sea-fixed-item-card = a development card lies here
sea-fixed-item-harbor = a harbor lies here: { $harbor }
sea-fixed-item-none = nothing lies here any more
sea-fixed-tribe_chits = { $who } has { $count ->
    [one] 1 chit
   *[other] { $count } chits
}
sea-fixed-held_harbors = { $who } has harbors to lay: { $harbors }
sea-fixed-held_harbors-none = { $who } has no harbor to lay
sea-fixed-village = a village with { $count } cloth
sea-fixed-cloth_supply = { $count } cloth in the common supply
sea-fixed-cloth = { $who } has { $count } cloth
sea-fixed-pirate_fleet = the fleet is here
sea-fixed-pirate_fleet-none = the fleet has left
sea-fixed-fortress = { $count ->
    [0] { $who }'s fortress is taken
    [one] 1 chit on { $who }'s fortress
   *[other] { $count } chits on { $who }'s fortress
}
sea-fixed-warship-armed = a warship
sea-fixed-warship-plain = no warship
sea-fixed-wonder = { $who }'s wonder: { $wonder }
sea-fixed-wonder-none = { $who } has no wonder
sea-fixed-wonder_level = { $who }'s wonder: level { $count }
check-item-here = What lies here?
check-warship-here = Is the ship a warship?
check-village-here = How much cloth does the village have?
figure-tribe_chits = Chits
figure-held_harbors = Harbors to lay
figure-village = Cloth
figure-cloth_supply = Cloth in the supply
figure-cloth = Cloth
figure-fortress = Chits on the fortress
figure-wonder = Wonder
figure-wonder_level = Level of the wonder
begin-tribe_chits = Chits found
begin-cloth = Cloth
begin-cloth_supply = Cloth in the common supply
begin-fortress = Chits on the fortress
begin-wonder_level = Level of the wonder

# What can't be
sea-not-in-scenario = This scenario has no such thing.
sea-no-harbor-held = { $who } holds no such harbor: { $harbor }.
sea-no-coast = A harbor lies on a coast.
sea-no-village = No village stands there.
sea-off-course = The fleet never comes there.
sea-no-cloth = { $who } has no cloth there.
sea-no-fleet = There is no fleet.
sea-no-fortress = { $who } has no fortress to attack.
sea-no-ship-to-arm = { $who } has no ship that a knight card could arm.
sea-wonder-taken = This wonder is taken, or not played: { $wonder }.
sea-second-wonder = { $who } has a wonder already.
sea-no-wonder = { $who } has claimed no wonder yet.
sea-not-won-yet = Points alone don't win here: the fortress has to be taken, or the wonder ahead of all others.
sea-wonder-stands = All its levels stand: { $wonder }.
breach-sea-not-settled = Nobody settles there in this scenario.
breach-sea-harbor-not-there = A harbor is laid on the main island's coast, by a building of its owner's and next to no other harbor.
breach-sea-robber-not-there = The robber doesn't go there in this scenario.
breach-sea-village-link = These ships link a village: they stay.
breach-sea-pirate-without-trade = Only who trades with a village moves the pirate.
breach-sea-wrong-loss = The fleet takes { $due }, not { $given }.
breach-sea-wrong-lower-die = No two dice with this lower one make that number.
breach-sea-off-the-line = Ships go on with one line, by the shortest way past the own marked corner to the own fortress.
breach-sea-not-at-fortress = An attack needs a ship at the fortress.
breach-sea-after-siege = After an attack on a fortress the turn is over.
breach-sea-wonder-condition = { $who } doesn't meet the condition: { $wonder }.
refused-title-scenarios-1 = the scenario
refused-title-scenarios-2 = the tribe
refused-title-scenarios-3 = cloth
refused-title-scenarios-4 = the pirates
refused-title-scenarios-5 = wonders
import-part-off-map = The scenario has something at { $place }, and the map doesn't have that place. The scenario's parts were left out.
odd-sea-broken-line = { $who }'s ships are no single line from the main island.
odd-sea-cloth = There are { $supply } cloth, and { $counted } were counted.
scenario-unkept-tokens = With these pieces, a number lies where it usually doesn't.
scenario-no-knights = Not with knights
scenario-without-knights = { $title } needs development cards, which Cities & Knights takes out: choose another scenario, or play without it.
error-setup-knights-in-scenario = in this scenario development cards are needed, which Cities & Knights takes out
scenario-neither = There is neither robber nor pirate.
scenario-no-pirate = There is no pirate.

# Why
why-asks-marked-path = { $who } found a harbor on a marked path.
why-asks-fleet = The fleet sails before the number brings anything.
why-asks-empty-villages = So many villages are empty that the game ends.
why-rule-marked-paths = The first ship on a marked path takes what lies there. A harbor is laid as soon as there is a place for it, in its owner's turn.
why-rule-fleet = The fleet sails as many hexes as the lower die shows, and is as strong. Whoever has a building there and more warships takes 1 resource of choice; with fewer they lose 1 random card, and 1 more for each city.
why-rule-empty-villages = When enough villages are empty at the end of a turn, the game is over. Most points win, then most cloth.

# The end
sea-win-shared = { $names } win together
sea-stage-shared = { $names } won together
sea-win-wonder = All four levels of their wonder stand.
sea-win-higher = Their wonder is the highest: { $wonder }, level { $level }.
sea-win-fortress = They have taken their fortress.
sea-win-villages = Too many villages are empty: most points win, then most cloth.
sea-stats-result-shared = { $names } won together in { $turns } turns

# What a table may set
sea-rule-fleet_attacks = The fleet attacks
sea-rule-fleet_attacks-all = Everybody there
sea-rule-fleet_attacks-all-line = Each player with a building at its hex.
sea-rule-fleet_attacks-lone = Only one alone
sea-rule-fleet_attacks-lone-line = Nobody where several have buildings.
sea-rule-empty_villages = Empty villages that end the game
sea-rule-empty_villages-5 = Five
sea-rule-empty_villages-5-line = Of eight as of twelve.
sea-rule-empty_villages-9 = Nine
sea-rule-empty_villages-9-line = As many as leave three of twelve.
sea-rule-wonder_at = A wonder's corner asks for
sea-rule-wonder_at-building = A building
sea-rule-wonder_at-building-line = A settlement or a city.
sea-rule-wonder_at-settlement = A settlement
sea-rule-wonder_at-settlement-line = A city no longer counts.
sea-rule-wonder_claim = A wonder is claimed
sea-rule-wonder_claim-free = For free
sea-rule-wonder_claim-free-line = Levels are built afterwards.
sea-rule-wonder_claim-with_level_1 = With level 1
sea-rule-wonder_claim-with_level_1-line = By building its first level.
sea-rule-shortest_way = Ships to the fortress
sea-rule-shortest_way-yes = Shortest way
sea-rule-shortest_way-yes-line = Each ship is one path nearer.
sea-rule-shortest_way-no = Any way
sea-rule-shortest_way-no-line = As long as they are one line.
sea-rule-marked_paths = Marked paths
sea-rule-marked_paths-printed = As printed
sea-rule-marked_paths-printed-line = The map has them.
sea-rule-marked_paths-by_hand = By hand
sea-rule-marked_paths-by_hand-line = When you compare with the table, mark any path at sea.
sea-set-fleet_attacks-all = the fleet attacks everybody at its hex
sea-set-fleet_attacks-lone = the fleet attacks only one alone
sea-set-empty_villages-5 = five empty villages end the game
sea-set-empty_villages-9 = nine empty villages end the game
sea-set-wonder_at-building = any building meets a wonder's corner
sea-set-wonder_at-settlement = only a settlement meets a wonder's corner
sea-set-wonder_claim-free = wonders are claimed for free
sea-set-wonder_claim-with_level_1 = wonders are claimed with level 1
sea-set-shortest_way-yes = ships take the shortest way to the fortress
sea-set-marked_paths-printed = paths are marked as printed
sea-set-marked_paths-by_hand = the table marks its own paths
sea-set-shortest_way-no = ships take any way to the fortress

# Statistics
stats-way-fleet = The fleet
stats-work-siege = fortress attacked
stats-work-wonder_level = levels of wonders

# Why the fleet did what it did
why-fleet-title = The fleet's attack
why-fleet-sailed = { $count ->
    [one] The lower die shows 1: the fleet sails 1 hex, with a strength of 1.
   *[other] The lower die shows { $count }: the fleet sails { $count } hexes, with a strength of { $count }.
}
why-fleet-nobody = Nobody has a building where it stops.
