# Cities & Knights: a turn, the barbarians, knights, improvements

improve = Improve
improvements-title = City improvements
knight-title = A knight

barbarians-away = { $count ->
    [one] The barbarians land with the next ship
   *[other] { $count } more ships until the barbarians land
}
barbarians-away-short = { $count ->
    [one] next ship!
   *[other] { $count } to go
}
barbarians-would-lose = { $count ->
    [one] { $who } would lose a city
   *[other] { $who } would lose a city each
}
barbarians-would-defend = { $count ->
   *[other] { $who } would be Defender
}
barbarians-would-draw = { $count ->
   *[other] { $who } would draw a card each
}
barbarians-would-nothing = Nobody would win or lose anything
barbarians-strengths = knights { $defence }, barbarians { $barbarians }
barbarians-name = { $away }; { $strengths }: { $verdict }. Details.

gate-of-science = Science gate
gate-of-trade = Trade gate
gate-of-politics = Politics gate
gate-draws = { $gate }, red { $red }: { $count ->
    [one] { $who } draws a progress card
   *[other] { $who } draw a progress card each
}
gate-nobody = { $gate }, red { $red }: nobody draws
ship-sails = The barbarian ship sails one space
attack-repelled = The attack is repelled: { $defence } against { $barbarians }
attack-lost = The attack is lost: { $defence } against { $barbarians }
attack-knights-lie-down = Lay all knights down: none is active now. The ship starts over.
attack-robber-wakes = From now on the robber moves.
