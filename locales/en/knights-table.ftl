# Cities & Knights: a turn, the barbarians, knights, improvements

improve = Improve
improvements-title = City improvements

barbarians-away = { $count ->
    [one] The barbarians land with the next ship
   *[other] { $count } more ships until the barbarians land
}
barbarians-away-short = { $count ->
    [one] next ship!
   *[other] { $count } to go
}
barbarians-would-lose = { $all ->
    [yes] All { $count } would lose a city each
   *[no] { $count ->
        [one] { $who } would lose a city
       *[other] { $who } would lose a city each
    }
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
    [one] { $who } draws a progress card (level { $level } or higher)
   *[other] { $who } draw a progress card each (level { $level } or higher)
}
gate-nobody = { $gate }, red { $red }: nobody draws (level { $level } needed)
ship-sails = The barbarian ship sails one space
attack-repelled = The attack is repelled: { $defence } against { $barbarians }
attack-lost = The defense fails: { $defence } against { $barbarians }
attack-is-repelled = The attack is repelled
attack-is-lost = The defense fails
attack-of-loses = loses a city
attack-of-defender = Defender: 1 point
attack-of-draws = draws a card
attack-of-no-city = has no city
attack-of-metropolis = has only metropolises
attack-knights-lie-down = Turn all knights to their inactive side. The ship starts over.
attack-robber-wakes = From now on the robber moves.

deck-button = { $track } ({ $count })
deck-draw-name = { $who } draws from the deck of { $track }
deck-put-back-name = { $who } puts back a card of { $track }
takes-aqueduct = Aqueduct: { $cards }
takes-aqueduct-untold = 1 resource (Aqueduct)
takes-aqueduct-due = 1 resource of choice (Aqueduct)
task-take-aqueduct = Aqueduct: { $who } takes 1 resource of their choice
off-wall = { $who } takes off the city wall, too
off-knight = { $who } takes a { $level ->
    [strong] strong knight
    [mighty] mighty knight
   *[other] basic knight
 } off the island, as it has nowhere to go
off-knight-left = { $who } takes a { $level ->
    [strong] strong knight
    [mighty] mighty knight
   *[other] basic knight
 } off the island
off-left-cards = { $count ->
    [one] 1 card of { $who }'s stays
   *[other] { $count } cards of { $who }'s stay
 } out of the bank
off-left-cities = { $count ->
    [one] 1 city of { $who }'s still counts
   *[other] { $count } cities of { $who }'s still count
 } for the barbarians
surplus-pass = The turn ended all the same
surplus-before-end = { $who } holds too many progress cards. Play one, or put it back before the turn ends:
event-die-name = The event die shows: { $face }
event-die-red = What does the red die show?
event-die-red-name = The red die shows { $red }

piece-wall = City wall
piece-knight = Knight

knight-title-basic = Basic knight, { $state }
knight-title-strong = Strong knight, { $state }
knight-title-mighty = Mighty knight, { $state }
knight-is-active = active
knight-is-inactive = inactive
knight-activation = Activating a knight
knight-promotion = Promoting a knight
knight-activate = Activate
knight-activate-name = Activate this knight: { $price }
knight-promote = Promote
knight-promote-name = Promote this knight: { $price }
knight-chase = Chase the robber
knight-chase-where = Tap the hex to which it chases the robber.
knight-moves = Tap a marked spot to move it there. It is inactive afterward.
knight-displaces = Tap a marked knight to displace it. This one is inactive afterward.
knight-moves-displaces = Tap a marked spot to move it there, or a weaker knight to displace that. It is inactive afterward.
knight-only-chases = It can't move, but it stands beside the robber.
knight-sleeps = Inactive: it blocks its spot, but doesn't defend or act. Activated now, it acts from the next turn on.
knight-tired = It has acted, or was activated, this turn. It acts again from the next turn on.
knight-beside-the-turn = Knights act on their owner's turn.
knight-nowhere = It has nowhere to go.

track-title-science = Science
track-title-trade = Trade
track-title-politics = Politics
improvements-level-of = { $who }: level { $level }
improvements-done = The last level is reached.
improve-button = { $name }: { $price }
improve-name = Improve { $track } to level { $level }, { $name }: { $price }
metropolis-open = Whoever reaches level 4 first gets the metropolis.
metropolis-held = { $who } has the metropolis. Whoever reaches level 5 first has it for good.
metropolis-threatened = { $who } has the metropolis. { $count ->
    [one] One more level, and { $others } takes it over.
   *[other] One more level, and one of these takes it over: { $others }.
}
metropolis-for-good = { $who } has the metropolis for good.
improvements-lacks = { $level }; can't afford the next level

wanted-city = Tap a city
wanted-spot = Tap a spot
wanted-deck = Tap a deck
wanted-face = Tap a face of the die

hand-of-limit = { $size }/{ $limit }
pass-brief = Done
barbarians-title = { $knights ->
    [no] The barbarian ship
   *[yes] The barbarians
 }

stage-barbarians = { $away } · knights { $defence } : { $barbarians } barbarians · { $verdict }
attack-takes-cities = { $all ->
    [yes] All { $count } lose a city each
   *[no] { $count ->
        [one] { $who } loses a city
       *[other] { $who } lose a city each
    }
}
attack-makes-defender = { $count ->
   *[other] { $who } is Defender: 1 point
}
attack-gives-cards = { $count ->
   *[other] { $who } draw a progress card each
}
task-discard-ask-walls = Over the limit ({ $limit }, and 2 more per wall)? Discard half
seven-robber-sleeps = { $sea ->
    [yes] A 7 produces nothing. Robber and pirate sleep until the barbarians first attack.
   *[no] A 7 produces nothing. The robber sleeps until the barbarians first attack.
 }
before-alchemist = { $card } may be played instead.
