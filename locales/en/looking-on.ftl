# The page for lookers-on, as far as its words come from the program

looking-on-goal = { $points ->
    [one] 1 point wins
   *[other] { $points } points win
}
looking-on-island = The island
looking-on-players = Players
looking-on-renews = This page renews itself every 10 seconds.
