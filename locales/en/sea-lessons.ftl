# Seafarers, explained where each new thing first comes up

lesson-title-ship = Ships
lesson-says-ship = Tap a path at sea by a settlement or ship of your own to lay one, for 1 lumber and 1 wool.
lesson-rule-ship = A ship costs 1 lumber and 1 wool and lies on a free path with sea beside it. It goes on from a ship or building of its owner's, never from a road. A settlement may stand where ships end. Each player has 15.

lesson-title-sailing = Moving a ship
lesson-says-sailing = Tap a ship at the end of a route to move it: one a turn, and none that is new.
lesson-rule-sailing = Once a turn, after the number, a player may move the last ship of a route to where a new ship of theirs could lie. It wasn't built this turn, and isn't beside the pirate, before or after. Ships that link two of their buildings stay for good.

lesson-title-pirate = The pirate
lesson-says-pirate = Tap land to move the robber, or sea to move the pirate. It robs somebody with a ship beside it.
lesson-rule-pirate = The pirate takes a random card from a player with a ship on one of the six paths around it. While it is there, no ship is built on them, and none moves there or away. Buildings on the coast are safe from it.

lesson-title-gold = Gold
lesson-says-gold = A settlement beside it takes 1 resource of choice, a city 2.
lesson-rule-gold = When its number comes, gold brings each settlement beside it 1 resource of its owner's choice and each city 2, in any mix. The robber blocks it like other land.

lesson-title-fog = A hidden hex
lesson-says-fog = Turn it up on the table, then tap what it is. Land brings its finder 1 of its resource.
lesson-rule-fog = A road, ship or settlement that ends at a hidden hex turns it up. Land takes a number from the stack and brings its finder 1 of its resource; gold brings 1 of choice, a desert and the sea nothing. The turn goes on.

lesson-title-abroad = A foreign island
lesson-says-abroad = A first settlement there earns { $count ->
    [one] 1 point
   *[other] { $count } points
 } beside its own, for good.
lesson-rule-abroad = It counts once for each player and island, and stays even if the settlement is lost. What is home to a player earns them nothing, and neither do settlements of the opening.

lesson-title-route = Road and ship
lesson-says-route = Yours meet here without a building. They join only at a settlement or city of your own.
lesson-rule-route = Ships never go on from a road, nor roads from a ship, but from a building of their owner's. The trade route counts both, and changes from one to the other only there.

# Cities & Knights, where ships and the pirate make a difference

lesson-title-marked_paths = Marked paths
lesson-says-marked_paths = Whoever first puts a ship on one takes what lies there: a point, a development card, or a harbor.
lesson-rule-marked_paths = A chit is 1 point for good. A card goes into the hand as if it had been bought. A harbor is laid on the coast of the main island, beside a settlement or city of its finder's and apart from other harbors; where there is no room yet, it waits.

lesson-title-villages = Villages
lesson-says-villages = Ships that link one to a building of yours bring 1 cloth at once, and 1 whenever its number comes. The app pays it out.
lesson-rule-villages = Every 2 cloth are 1 point. A village gives its own cloth first, then the common supply does; an empty village gives nothing. Linked ships stay for good, and the robber doesn't stop cloth.

lesson-title-fleet = The fleet
lesson-says-fleet = With every number it sails as far as the lower die says, and attacks the buildings where it stops. The figures on the sea show where that is.
lesson-rule-fleet = It is as strong as the lower die. Whoever has more warships takes 1 resource of their choice. Whoever has as many loses nothing. Whoever has fewer loses 1 random card, and 1 more for each city. A knight makes the next ship of a route a warship.

lesson-title-siege = Your fortress
lesson-says-siege = Your ships have reached it. An attack takes one die, and ends the turn.
lesson-rule-siege = More warships than the die shows take a chit off it. With as many, the ship at the fortress is lost; with fewer, the two ships nearest to it. Without its third chit the fortress is yours: a settlement, which you need to win.

lesson-title-wonders = Wonders
lesson-says-wonders = Each asks for something. Whoever has it claims the wonder for nothing, then pays for four levels.
lesson-rule-wonders = Nobody has two, and a claim is for good. Level 4 wins; so does the target in points with a wonder that is higher than everybody else's.
