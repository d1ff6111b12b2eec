# What is explained where it first comes up: a newcomer's first steps, and Cities & Knights

lesson-enough = No more tips
lesson-enough-name = No more tips for the first steps

lesson-title-drawing = What comes next
lesson-says-drawing = { $source ->
    [dice] The large button always says it: now, roll the dice.
    [table] Roll your dice and tap the number here; the large button says the rest.
    [printed] Draw a card and tap it here; the large button says the rest.
   *[cards] The large button always says it: now, draw a card.
 }

lesson-title-payouts = Payouts
lesson-says-payouts = What each takes stands beside their name; tap it to learn why.

lesson-title-building = Building
lesson-says-building = The button “Build” has the prices, and what each has left.

lesson-title-undoing = A step back
lesson-says-undoing = The arrow at the top takes back the last step, and the one before it, as far as you like.

lesson-title-correcting = A wrong number
lesson-says-correcting = Rest a finger on any number that isn't right, or right-click it, to put it right.

lesson-title-table_view = For everybody
lesson-says-table_view = The screen in the island's corner opens the table view, which all can read from their seats.

lesson-rule-button = Rule
lesson-rule-name = The rule: { $thing }
lesson-done = Got it
lesson-done-name = Got it: { $thing }
lesson-bulb-name = New: { $thing }
lesson-spoken = { $thing }: { $sentence }

lesson-title-barbarians = The barbarians
lesson-says-barbarians = The strip above the island shows how far away they are, and how an attack would end now.
lesson-rule-barbarians = Each ship of the event die brings them a space closer; with the seventh they attack. They are as strong as there are cities. An active knight counts 1, 2 or 3, by its level.

lesson-title-attack = An attack
lesson-says-attack = All active knights stand together against all cities. After it all knights are inactive.
lesson-rule-attack = A pillaged city becomes a settlement, and its wall goes. A metropolis is never pillaged. After the attack all knights are inactive, and the ship begins anew.

lesson-title-gate = A gate
lesson-says-gate = Whoever has improved its track far enough for the red die draws a progress card.
lesson-rule-gate = The event die has a gate for each of the three tracks, and three ships. Each gate has its own deck. A card that counts a point is shown at once; all others stay hidden.

lesson-title-recruiting = Knights
lesson-says-recruiting = { $sea ->
    [yes] Tap a free spot on land by a road or ship of your own to place one, for 1 wool and 1 ore. It begins inactive.
   *[no] Tap a free spot by a road of your own to place one, for 1 wool and 1 ore. It begins inactive.
 }
lesson-rule-recruiting = { $sea ->
    [yes] A basic knight costs 1 wool and 1 ore and stands on a free intersection by a road or ship of its owner's, but not out at sea. Nobody else builds past it, and it breaks their longest trade route. The same price raises it a level, once a turn; the third level needs level 3 of politics. Each player has two of each level.
   *[no] A basic knight costs 1 wool and 1 ore and stands on a free intersection by a road of its owner's. Nobody else builds past it, and it breaks their longest road. The same price raises it a level, once a turn; the third level needs level 3 of politics. Each player has two of each level.
 }

lesson-title-activating = Inactive knights
lesson-says-activating = They only hold their spot. Tap one: for 1 grain it defends at once, and acts from the next turn on.
lesson-rule-activating = { $sea ->
    [yes] A knight acts once a turn, if it was active when the turn began: it moves along its owner's roads and ships, displaces a weaker knight, or chases the robber or the pirate from a hex beside it. Then it is inactive.
   *[no] A knight acts once a turn, if it was active when the turn began: it moves along its owner's roads, displaces a weaker knight, or chases the robber from a hex beside it. Then it is inactive.
 }

lesson-title-improvements = City improvements
lesson-says-improvements = The higher the level, the more often you draw at its gate. Level 3 brings an ability, level 4 may bring a metropolis.
lesson-rule-improvements = A level costs as many commodities as its number: paper for science, cloth for trade, coin for politics. Levels come one after the other, and need a city. Levels 4 and 5 need one without a metropolis.

lesson-title-progress = Progress cards
lesson-says-progress = The app counts them by deck. It only asks which one it is when somebody plays it.
lesson-rule-progress = Progress cards are played on one's own turn after the number: as many as one likes, fresh ones too. { $card } alone is played instead of drawing or rolling. A played card goes back under its deck.

lesson-title-walls = City walls
lesson-says-walls = A 7 leaves { $limit } cards alone, and 2 more for each city wall. Commodities count as well.
lesson-rule-walls = A wall costs 2 brick and stands around a city, one to a city. Each player has three. If the city is pillaged, its wall goes.

lesson-title-metropolis = A metropolis
lesson-says-metropolis = It adds 2 points to its city, and the barbarians leave it alone.
lesson-rule-metropolis = There is one for each track. It stands on a city that has none yet.

lesson-title-event_die = The event die
lesson-says-event_die = The number is in; now tap what your event die shows. It takes effect before the number does.
lesson-rule-event_die = It is rolled along with the two dice: three of its faces are ships, and each of the three gates is on one. A ship brings the barbarians a space closer; at a gate the red die says whose level is high enough.

lesson-title-commodities = Commodities
lesson-says-commodities = A city on forest, pasture or mountains brings paper, cloth or coin as its second card. They pay for improvements.
lesson-rule-commodities = A settlement brings 1 resource. A city brings 2 on hills and fields; on forest it brings 1 lumber and 1 paper, on pasture 1 wool and 1 cloth, on mountains 1 ore and 1 coin. Commodities count as cards: for a 7, for thieves, and in trade.

lesson-title-acting = What a knight does
lesson-says-acting = { $sea ->
    [yes] An active knight does one thing a turn: it moves, drives a weaker knight away, or chases the robber or the pirate. Then it is inactive.
   *[no] An active knight does one thing a turn: it moves, drives a weaker knight away, or chases the robber. Then it is inactive.
 }
lesson-rule-acting = { $sea ->
    [yes] It moves along the roads and ships of its player to a free intersection, past no piece of another player, and changes between them at its player's buildings or where it begins. A displaced knight is moved by its owner, if there is somewhere to go, and goes back to the supply otherwise. A chased robber or pirate goes on as on a 7: to another hex, and a card from somebody beside it.
   *[no] It moves along the roads of its player to a free intersection, past no piece of another player. A displaced knight is moved by its owner, if there is somewhere to go, and goes back to the supply otherwise. A chased robber goes on as on a 7: to another hex, and a card from somebody beside it.
 }

lesson-title-laid_city = A city on its side
lesson-says-laid_city = No settlement was left to replace it, so it counts as one. Standing it up costs what a city costs.
lesson-rule-laid_city = Whoever loses a city takes a settlement for it. With none left, the city is laid on its side: it counts 1 point and brings what a settlement brings. Before any other city is built, this one is stood up.
