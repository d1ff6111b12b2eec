# Cities & Knights: a new game and its rules

new-game-base = Base game
new-game-knights = Cities & Knights

# Cards
new-knights-preset-seasons = B, C, D and the weather; each card shows ship or gate, too.
new-knights-preset-official = The 36 official events; the event die is rolled for each.
new-knights-preset-three-dice = Three dice
new-knights-preset-dice = The app rolls all three; no event cards.
new-knights-preset-own-dice = You roll all three and tap what they show; no event cards.
new-knights-preset-stacks = Four stacks; with deck A the event die is rolled.
new-knights-source-cards = The app shuffles and draws the event cards.
new-knights-source-dice = The app rolls two dice and the event die. There are no event cards.
new-knights-source-table = You roll, and tell the app what all three dice show.
new-knights-source-printed = You draw your printed cards, and tell the app which one it was.
new-knights-short-dice = No cards: the app rolls three dice
new-knights-means-dice = The app rolls three dice
new-knights-die-on-cards = Each card shows the ship or a gate: no event die is needed.
new-knights-die-on-some = Where a card shows neither ship nor gate, the event die is rolled.
new-knights-die-rolled = These cards show neither ship nor gate: the event die is rolled with each.

# The opening
knights-found-city = { $who }: tap where your city goes
knights-found-hint-1 = Each player places a settlement and a road, then in reverse order a city and a road.
knights-found-hint-2 = The city brings a resource for each hex next to it.
knights-found-brought = { $who } takes { $cards } for their city.
knights-act-found-city = { $who } places a city
