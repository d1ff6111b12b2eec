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
lesson-rule-opening_city_at_sea = The first round places a settlement and a road or ship, the second a city and a road or ship. The city brings 1 resource from each hex beside it, never a commodity. So everybody begins with 3 points.
lesson-says-recruiting_at_sea = Tap a free spot on land by a road or ship of your own to place one, for 1 wool and 1 ore. It begins inactive.
lesson-rule-recruiting_at_sea = A basic knight costs 1 wool and 1 ore and stands on a free intersection by a road or ship of its owner's, but not out at sea. Nobody else builds past it, and it breaks their longest trade route. The same price raises it a level, once a turn; the third level needs level 3 of politics. Each player has two of each level.
lesson-rule-activating_at_sea = A knight acts once a turn, if it was active when the turn began: it moves along its owner's roads and ships, displaces a weaker knight, or chases the robber or the pirate from a hex beside it. Then it is inactive.
lesson-title-sleeping_robber_at_sea = Robber and pirate sleep
lesson-rule-sleeping_robber_at_sea = Until the first attack nothing moves the robber, and it robs nobody. If it stands on a hex, that doesn't produce. The pirate comes to sea with that attack. Later each takes a random card, a resource or a commodity.
lesson-says-acting_at_sea = An active knight does one thing a turn, and is inactive then: it moves, drives a weaker knight away, or chases robber or pirate.
lesson-rule-acting_at_sea = It moves along the roads and ships of its player to a free intersection, past no piece of another player, and changes between them at its player's buildings or where it begins. A displaced knight is moved by its owner, if there is somewhere to go, and goes back to the supply otherwise. A chased robber or pirate goes on as on a 7: to another hex, and a card from somebody beside it.
