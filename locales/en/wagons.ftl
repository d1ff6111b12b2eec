# Wagons of Traders & Barbarians.
terrain-castle = castle
terrain-quarry = quarry
terrain-glassworks = glassworks
terrain-label-castle = Castle
terrain-label-quarry = Quarry
terrain-label-glassworks = Glassworks
place-plaza = on the plaza of the { $tile }
place-inner-path = from the plaza of the { $tile } to its { $corner } corner
place-stop = { $place }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
place-stop-toll = { $place }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $gold } gold

cargo-glass = glass
cargo-marble = marble
cargo-sand = sand
cargo-tools = tools

wagons-step-wagon = wagon
wagons-step-bandit = bandit
wagons-step-train = baggage train

wagons-act-travel = { $who } moves their wagon
wagons-act-feed = { $who } gives their wagon a grain for 2 more points
wagons-act-load = { $who } loads { $cargo }
wagons-act-move-bandit = { $who } moves a bandit
wagons-act-send-away = { $who } sends a bandit away with a knight
wagons-act-drive-off = { $who } rolls { $number } to drive a bandit off
wagons-act-buy-level = { $who } raises their baggage train by a level
wagons-act-play-swift-journey = { $who } plays Swift Journey
wagons-act-delivered = { $who } delivers { $cargo }: 1 point

wagons-task-bandit = { $who } moves a bandit to another path.
wagons-task-load = Which token did { $who } load at the { $site }?

card-swift-journey = Swift Journey

wagons-fixed-wagon = { $who }'s wagon
wagons-fixed-wagon-none = { $who }'s wagon is beside the board
wagons-fixed-train = { $who }'s baggage train is at level { $count }
wagons-fixed-load = { $who }'s wagon carries { $cargo }
wagons-fixed-load-none = { $who }'s wagon carries nothing
wagons-fixed-delivered = { $who } has delivered { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
wagons-fixed-bandit-here = a bandit
wagons-fixed-bandit-elsewhere = no bandit
wagons-fixed-castle_stack = { $count ->
    [one] 1 token is left at the castle
   *[other] { $count } tokens are left at the castle
}
wagons-fixed-quarry_stack = { $count ->
    [one] 1 token is left at the quarries
   *[other] { $count } tokens are left at the quarries
}
wagons-fixed-glassworks_stack = { $count ->
    [one] 1 token is left at the glassworks
   *[other] { $count } tokens are left at the glassworks
}
figure-wagon = Wagon
figure-train = Baggage train
figure-load = Load of the wagon
figure-delivered = Cargo delivered
figure-bandit = Bandit
figure-castle_stack = Cargo at the castle
figure-quarry_stack = Cargo at the quarries
figure-glassworks_stack = Cargo at the glassworks
truth-train = What level is the baggage train?
truth-delivered = How many tokens were delivered?
truth-castle_stack = How many tokens are left at the castle?
truth-quarry_stack = How many tokens are left at the quarries?
truth-glassworks_stack = How many tokens are left at the glassworks?
begin-train = Baggage train
begin-delivered = Cargo delivered
begin-castle_stack = Cargo at the castle
begin-quarry_stack = Cargo at the quarries
begin-glassworks_stack = Cargo at the glassworks

wagons-not-played = This table plays without wagons.
wagons-no-wagon = Their wagon isn't on the island yet.
wagons-no-stop = No wagon stops there.
wagons-no-bandit = No bandit lies there.
wagons-bandit-there = A bandit lies there already.
wagons-no-bandit-path = No bandit can lie there.
wagons-last-level = The baggage train has no further level.
wagons-not-from-stack = There is no { $cargo } in that stack.
wagons-not-moved-yet = Swift Journey comes after the wagon's first move.
breach-wagons-out-of-reach = The wagon doesn't get that far with its points and the gold for tolls.
breach-wagons-move-over = The wagon's move is over.
breach-wagons-after-wagon = Once the wagon moves, nothing is traded or built in the turn.
breach-wagons-fed-already = Grain buys points only once.
breach-wagons-thrown-again = With up to four players, a 2 or 12 is thrown again.
breach-wagons-bandit-stays = The bandit has to go to another path.
breach-wagons-not-beside = The wagon doesn't stand at an end of the bandit's path.
breach-wagons-tried-already = A die was thrown for that bandit in this turn already.
breach-wagons-first-level = A baggage train of level 1 drives nobody off.

odd-wagons-cargo = There are { $counted } cargo tokens, but { $supply } in the box.
odd-wagons-bandits = There are { $counted } bandits on the island, but { $supply } in the box.
bad-start-wagons-not-played = Wagons need the game with wagons.
bad-start-wagons-too-many-bandits = There are only 3 bandits, not { $count }.
bad-island-barred = Barred paths are at the sides of trade hexes, each once.

error-wagons-not-played = the island has trade hexes or bandits, and wagons aren't played
error-wagons-no-trade-hex = wagons need a trade hex
error-wagons-bandit-off = a bandit lies off the paths of the island
error-wagons-two-bandits = two bandits lie on one path
error-wagons-too-many-bandits = there are only 3 bandits

import-hex-of-wagons = Only the game with wagons has a trade hex like { $q }, { $r }. It was left out.
import-no-site = Nothing says which site the trade hex { $q }, { $r } has. It was left out.
import-barred-elsewhere = The barred path { $place } isn't at a trade hex, or is listed twice. It was left out.
import-bandit-elsewhere = No bandit can lie { $place }, or there are too many. It was left out.
import-wagon-off-island = { $who }'s wagon is off the island. It was left out.

wagons-rule-journey_grain = Grain for a second move (Swift Journey)
wagons-rule-journey_grain-again = Again
wagons-rule-journey_grain-again-line = Another grain may be paid for the second move.
wagons-rule-journey_grain-once = Once
wagons-rule-journey_grain-once-line = A grain is paid once in a turn, however many moves there are.
wagons-set-journey_grain-again = another grain may be paid for a second move
wagons-set-journey_grain-once = a grain is paid once in a turn
changed-wagons = New rules for wagons: { $rules }
wagons-history-game = Wagons: { $rules }

why-asks-plaza = { $who }'s wagon has come to a plaza.
why-asks-driven-off = { $who } has driven the bandit off.
why-rule-bandit = A 7 or a knight moves a bandit to another path. If another player's road lies there, 1 random resource of theirs may be taken.
why-rule-drive-off = A wagon beside a bandit may roll a die, each bandit once a turn. With a number of its level the bandit goes to another path.
why-rule-cargo = At a plaza a wagon delivers what the site needs, for 1 point and gold by its level. Empty then, it takes the top token of that stack.

stats-work-travel = wagon moves
stats-work-delivery = deliveries
stats-work-train = levels of baggage trains
stats-work-bandit = bandits moved
records-of-wagons = With wagons: { $count }.
records-kind-wagons = wagons
fish-for-wagon = 2 points for the wagon
refused-title-traders-5 = wagons
error-setup-wagons-in-scenario = this map is played without wagons
import-token-on-site = Without rivers, a castle, quarry, or glassworks has no number: { $q }, { $r }. It was left out.
why-points-delivered = { $count ->
    [one] 1 delivery
   *[other] { $count } deliveries
}: { $points }.
