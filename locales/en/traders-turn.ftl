# What fish, gold, wagons, and oil ask and offer in a turn.
goods-more = { $label }, { $what }: one more
wanted-bandit = Tap a bandit
wanted-path = Tap a path
wanted-cargo = Tap what it is
wanted-bridge = Tap where the bridge goes

key-cap-fish = F
key-does-fish = spend fish, or pass the boot on
key-cap-wagon = G
key-does-wagon = the wagon: move it, raise the baggage train
key-cap-oil = O
key-does-oil = use oil, or sequester some

fish-action = Fish
fish-title = Fish tokens
fish-buy = { $what } · { $price } fish
fish-buy-brief = { $what } · { $price }
fish-buy-with = { $what } · { $price } fish ({ $tokens })
fish-buy-robber-off = Robber off
fish-buy-pirate-off = Pirate off
fish-buy-wagon = 2 points for the wagon
fish-buy-theft = Take a card
fish-buy-resource = A resource
fish-buy-road = { $sea ->
    [yes] Road or ship
   *[no] A road
}
fish-buy-bridge = A bridge
fish-buy-card = { $knights ->
    [yes] Progress card
   *[no] Dev card
}
fish-laid = Paid with other tokens?
fish-token = { $fish }
fish-token-laid = { $fish } × { $count }
fish-token-name = A token of { $fish } fish: { $count } laid down
fish-laid-again = Take the tokens back
fish-laid-hint = Tap each token that was laid down, and then what it buys.
fish-boot-title = Pass the boot to
fish-boot-nobody = Nobody else has as many points, so the boot stays.
fish-drawn = Draw fish tokens: { $all }.
fish-draws = { $who } { $count }

gold-buys = { $gold } for a resource: { $left ->
    [one] 1 more time in this turn
   *[other] { $left } more times in this turn
}
gold-sells = Sell { $cards } for { $gold }
rivers-save-city = Save the city for { $gold }

wagons-action = Wagon
wagons-title = The wagon
wagons-left = { $points ->
    [one] 1 point to move
   *[other] { $points } points to move
}, { $gold } gold.
wagons-empty = It is empty.
wagons-carries = It carries { $cargo } for the { $site }.
wagons-where = Tap where it should stop.
wagons-nowhere = It can't go anywhere now.
wagons-feed = 1 grain: +{ $count } points
wagons-feed-fish = 2 fish: +{ $count } points
wagons-drive = Drive the bandit off
wagons-drive-at = Drive off the bandit { $place }
wagons-bandit-from = It lies { $place }.
wagons-drive-title = Drive a bandit off
wagons-drive-with = A baggage train of level { $level } drives it off with { $numbers }.
wagons-drive-hint = Roll one die: what does it show?
wagons-drive-hint-rolls = Rolled your own die? Tap what it shows.
wagons-drive-goes = it goes
wagons-drive-stays = it stays
wagons-drive-stayed = { $number }: the bandit stays
wagons-bandit-title = Move a bandit
wagons-bandit-where = Tap the path where it goes.
wagons-send-away = Send the bandit away
wagons-send-away-name = Send away the bandit { $place }
wagons-knight-only-sends = This knight can only send the bandit away.
wagons-buy-level = Level { $count }
wagons-buy-level-name = Baggage train: level { $level } for { $price }
wagons-level-brings = Level { $level }: { $points } points to move, { $gold } gold for a delivery, drives off with { $numbers }.
wagons-level-brings-point = Level { $level }: { $points } points to move, { $gold } gold for a delivery, drives off with { $numbers }, and 1 victory point.
wagons-train-last = The baggage train has its highest level.

oil-action = Oil
oil-title = Oil
oil-track-at = Track { $at } of { $most }: { $left } more may be used in this turn. At { $most } it ends with a disaster.
oil-track-full = The track is full: this turn ends with a disaster.
oil-convert = 1 oil for 2 of
oil-metropolises-left = { $count ->
    [one] 1 left
   *[other] { $count } left
}
oil-metropolis-where = Tap one of your cities.
oil-metropolis-nowhere = There is no city for it.
oil-sequester = Sequester 1 oil
oil-sequester-hint = It is out of the game. Every 3 are 1 point.
oil-monopoly = Oil
card-plenty-oil = Take { $what }: { $count } chosen
oil-counts-for-seven = Oil counts as cards here, and may be among what is discarded.
oil-drawn = Take oil: { $all }.
oil-from = Oil from { $who }
oil-to = Oil to { $who }
oil-one = 1 oil
oil-draw-lot = Draw lots
oil-flood = 7, a flood: { $what }.
oil-flood-nobody = 7, a flood: nothing stands at the sea.
oil-flood-of = { $who } { $lost ->
    [0] {""}
    [one] loses 1 building
   *[other] loses { $lost } buildings
}{ $reduced ->
    [0] {""}
   *[other] { $lost ->
        [0] {""}
       *[other] {" "}and{" "}
    }
}{ $reduced ->
    [0] {""}
    [one] has 1 city turned into a settlement
   *[other] has { $reduced } cities turned into settlements
}
oil-pollutes = { $number }: { $count ->
    [0] no hex has it, nothing happens.
    [one] { $places } is polluted.
   *[other] one of these, drawn by lot: { $places }.
}
oil-flood-done = Flood: take them off
oil-pollutes-spring = 3 oil leave the supply for good.
oil-pollution-done = Confirm the { $number }
task-steal-road-later = { $who } takes a card from whoever has a road there
