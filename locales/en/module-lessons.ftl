# Fish, rivers, wagons, and oil, explained where each new thing first comes up

lesson-title-catch = Fish
lesson-says-catch = Everybody draws as many tokens as the app says, and looks at them alone. Only the boot is shown.
lesson-rule-catch = A token shows one to three fish. Tokens are drawn one at a time, clockwise; when none is left, the spent ones are mixed. Fish are no cards: a 7 doesn't count them, and nobody steals them.

lesson-title-full_net = A full net
lesson-says-full_net = Seven tokens are the most. Whoever would catch another may exchange one instead, once in that catch.
lesson-rule-full_net = One of theirs goes to the spent tokens, and they draw another. What else they would have caught is lost. The boot doesn't count among the seven.

lesson-title-spending_fish = Spending fish
lesson-says-spending_fish = “Fish” has what they buy without cards: from 2 for the robber up to 7 for a { $knights ->
    [yes] progress card
   *[no] development card
 }. There is no change.
lesson-rule-spending_fish = Each action is paid by itself, in one's own turn and as often as one likes, with tokens that show its price or more. Tokens are never split.

lesson-title-boot = The boot
lesson-says-boot = Its holder needs 1 point more to win. Pass it on to somebody with as many points, or more.
lesson-rule-boot = Nobody's points change by it, only the target. Points that nobody else sees don't count. Whoever leads alone keeps the boot.

lesson-title-bridge = Bridges
lesson-says-bridge = Tap a site where the river crosses a path: a bridge costs 2 brick and 1 lumber, and earns gold.
lesson-rule-bridge = A bridge stands beside a road, bridge, or building of its owner's, where a river runs from hex to hex or into the sea. Nothing else is built there. The Longest Road takes it for a road. Everybody has three.

lesson-title-purse = Gold coins
lesson-says-purse = 2 gold buy 1 resource from the bank, twice a turn. Building at the river earns more.
lesson-rule-purse = A settlement at a river and a road beside one earn 1 gold each. Gold is no card: a 7 doesn't count it, and nobody steals it. In trade either side may give some. The bank pays 1 gold for 4 equal cards, with a 3:1 harbor for 3.

lesson-title-settlers = Wealthiest and poor
lesson-says-settlers = Having most gold, alone, is 1 point. Having least costs 2.
lesson-rule-settlers = Both follow gold at once, in anybody's turn. If several have most, nobody is the Wealthiest Settler; if several have least, all of them are poor. Points may fall below 0.

lesson-title-wagon = The wagon
lesson-says-wagon = After trading and building, “Wagon” shows how far it gets: tap where it shall stop.
lesson-rule-wagon = A path costs 2 points, one with a road 1. Another player's road costs 1 gold besides, and a bandit 2 points more. 1 grain buys 2 points, once in a turn. A plaza ends the move. Once the wagon has moved, nothing is traded or built. It needn't move at all.

lesson-title-cargo = Cargo
lesson-says-cargo = At a plaza a wagon takes the top token of the stack: tap what it shows.
lesson-rule-cargo = The castle needs marble and glass, the quarry tools, the glassworks sand. None of them gives what it needs, so every load goes elsewhere.

lesson-title-bandit = Bandits
lesson-says-bandit = Tap a bandit, then another path for it. If a road lies there, its owner may lose a card.
lesson-rule-bandit = Bandits are in the way of wagons: to pass one costs 2 points more. Any path will do that has land beside it and no bandit. There is no robber.

lesson-title-train = The baggage train
lesson-says-train = “Wagon” has its levels, too: each goes further or is paid better, and the fifth is 1 point.
lesson-rule-train = Levels 2 and 3 cost 1 lumber, 1 wool, and 1 ore, levels 4 and 5 another lumber. The wagon begins with 4 points to move and 1 gold for a delivery, and ends with 7 and 5. From level 2 on it may drive bandits off.

lesson-title-drive_off = A bandit nearby
lesson-says-drive_off = The wagon may throw a die to drive it off. That costs no points, and the move goes on.
lesson-rule-drive_off = Level 2 needs a 6, level 3 a 5 or 6, level 4 a 4 to 6, and level 5 a 3 to 6. The bandit goes to another path, and nobody loses a card.

lesson-title-using_oil = Oil
lesson-says-using_oil = “Oil” turns 1 into 2 of one resource, or 2 and some cards into an oil metropolis.
lesson-rule-using_oil = An oil metropolis costs 1 brick, 1 grain, and 1 ore besides. It counts 3 points, produces 3, and is never flooded. Players trade oil with each other, but the bank doesn't.

lesson-title-oil_track = The oil track
lesson-says-oil_track = Each oil that anybody uses moves it by one. A turn that brings it to 5 ends with a disaster.
lesson-rule-oil_track = At 5 no more oil is used in that turn, and nothing is allowed that would go past it. After the disaster the track begins again at 0.

lesson-title-disaster = A disaster
lesson-says-disaster = Two dice say which: a 7 floods the coast, any other number pollutes a hex.
lesson-rule-disaster = A flood takes settlements at the sea, and makes cities there settlements. Pollution takes a hex's token for good, at a spring 3 oil. When all places for tokens are taken, the game is over, and nobody wins.

lesson-title-sequestering = Oil laid aside
lesson-says-sequestering = Whoever uses no oil in a turn may sequester 1 for good. Every 3 are 1 point.
lesson-rule-sequestering = Sequestered oil never comes back. In a tie the Champion of the Environment stays who they are. In “wide open” games oil may be used and sequestered in one turn.
