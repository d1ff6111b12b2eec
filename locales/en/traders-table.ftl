# Fish, rivers, wagons, and oil on the table: what lies before players, stores, hauls, news, reasons, and the check.
player-wealthiest = Wealthiest Settler, { $points ->
    [one] 1 point
   *[other] { $points } points
}
player-poor = Poor Settler, { $points } points
player-fish = { $count ->
    [one] 1 fish token
   *[other] { $count } fish tokens
}
player-boot = the boot: needs { $needs } points to win
player-train = baggage train of level { $count }
player-load = { $cargo } on the wagon
player-delivered = { $count ->
    [0] nothing delivered
    [one] 1 delivery
   *[other] { $count } deliveries
}
player-oil = { $count } oil
player-sequestered = { $count } sequestered oil
player-champion = Champion of the Environment, { $points ->
    [one] 1 point
   *[other] { $points } points
}

store-fish = { $count ->
    [one] 1 fish token face down
   *[other] { $count } fish tokens face down
}
store-castle = { $count } cargo at the castle
store-quarry = { $count } cargo at the quarries
store-glassworks = { $count } cargo at the glassworks
store-oil = { $count } oil in the supply
store-track = oil track at { $count } of { $most }
store-destroyed = { $count } of { $most } tokens destroyed
stores-name = Stores: { $all }
stage-disaster-due = The oil track is full: a disaster ends this turn.

haul-draws = draws { $count ->
    [one] 1 fish token
   *[other] { $count } fish tokens
}
haul-takes-draws = takes { $cards } and draws { $count ->
    [one] 1 fish token
   *[other] { $count } fish tokens
}
haul-who-draws = { $who } draws { $count ->
    [one] 1 fish token
   *[other] { $count } fish tokens
}
haul-who-takes-draws = { $who } takes { $cards } and draws { $count ->
    [one] 1 fish token
   *[other] { $count } fish tokens
}
haul-note = { $words } ({ $note })
haul-missed = { $owed ->
    [one] 1 fish token due
   *[other] { $owed } fish tokens due
}, { $drawn } drawn

news-wealthiest = { $who } is the Wealthiest Settler
news-wealthiest-nobody = Nobody is the Wealthiest Settler now
news-poor = { $count ->
    [one] { $names } is a Poor Settler
   *[other] { $names } are Poor Settlers
}
news-boot = { $who } has the boot, and needs 1 point more to win
news-boot-nobody = Nobody has the boot now
news-champion = { $who } is the Champion of the Environment
news-champion-nobody = Nobody is the Champion of the Environment now
news-disaster-nothing = It destroys nothing.

why-catch = { $building ->
    [city] City
   *[settlement] Settlement
} at { $water ->
    [lake] a lake
   *[ground] a fishing ground
} ({ $number }): { $count ->
    [0] nothing; it is blocked.
    [one] 1 fish token.
   *[other] { $count } fish tokens.
}
why-catch-together = Fish tokens in all: { $count }.
why-catch-less = Of { $owed } fish tokens due, { $who } draws { $drawn }.
why-rule-settlers = Whoever alone has the most gold is the Wealthiest Settler, for 1 point. Everybody with the least gold is a Poor Settler and loses 2; with wagons there are none.
why-points-last-level = Baggage train of level 5: { $points }.
why-points-boot = { $who } has the boot, so it takes them { $target } points to win.

player-needs = { $who } needs { $needs } points to win.
figure-on-island = on the island
figure-off-island = beside the board
truth-wagon = Where does { $who }'s wagon stand? Tap the place on the island.
truth-load = What does { $who }'s wagon carry?
check-ground-here = The fishing ground here
check-lake-here = The lake's numbers
check-wagon-here = The wagon here
check-wagon-at = Wagon:
check-bandit = A bandit lies here
check-no-bandit = No bandit
check-damaged-bridge = Damaged bridge
check-no-bridge = No bridge
check-under-spring = Under the spring
check-grounds = Fishing grounds: { $numbers }
check-lake = Lake: { $numbers }
check-river = River: { $hexes }
check-spring = { $number ->
    [0] Spring without a number, { $on } under it
   *[other] Spring with a { $number }, { $on } under it
}
check-bandit-at = Bandit: { $place }
check-destroyed-at = Token destroyed: { $place }
off-left-fish = { $count ->
    [one] 1 fish token of { $who }'s is
   *[other] { $count } fish tokens of { $who }'s are
} spent
off-left-boot = the boot goes back among the fish tokens
off-left-oil = { $count } oil of { $who }'s goes back to the supply

history-only-fish = Only what is about fish
history-only-rivers = Only what is about bridges
history-only-gold = Only what is about gold
history-only-wagons = Only what is about wagons
history-only-oil = Only what is about oil
oil-end-title = Nobody wins: the land is destroyed
people-left-fish = { $who }'s fish tokens count as spent. If they had the boot, it is among the face-down tokens again.
people-left-gold = { $who } keeps their gold.
people-left-wagon = { $who }'s wagon stays where it is, with its load.
people-left-oil = { $who }'s oil is back in the supply, except what they sequestered.
place-shore = the sea before { $places }
