# The page for lookers-on, as far as its words come from the program

looking-on-goal = { $points ->
    [one] 1 point to win
   *[other] { $points } points to win
}
looking-on-island = The island
looking-on-players = Players
looking-on-renews = This page renews itself every 10 seconds.
looking-on-places-settlement = { $who } places a settlement
looking-on-places-city = { $who } places a city
looking-on-places-road = { $who } places a road
looking-on-places-link = { $who } places a road or a ship
looking-on-builds = { $who } may build
