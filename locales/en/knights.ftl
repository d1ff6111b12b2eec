# Cities & Knights

track-science = science
track-trade = trade
track-politics = politics

act-wall = { $who } builds a city wall
act-improve = { $who } improves their cities: { $track }
act-metropolis = { $who } places the metropolis of { $track }
act-recruit = { $who } recruits a knight
act-activate = { $who } activates a knight
act-promote = { $who } promotes a knight
act-walk = { $who } moves a knight
act-displace = { $who } displaces a knight
act-relocate = { $who } places their displaced knight
act-chase = { $who } chases the robber away
act-pillage = { $who } loses a city to the barbarians
act-draw-progress = { $who } draws a progress card: { $track }
act-put-back = { $who } puts a progress card back: { $track }

step-wall = wall
step-improve = improvement
step-metropolis = metropolis
step-knight = knight
step-pillage = pillage
step-progress = progress card

task-metropolis = { $who }: which of your cities becomes the metropolis of { $track }?
task-relocate = { $who }: where does your displaced knight go?
task-pillage = { $who }: which of your cities do the barbarians pillage?
task-choose-deck = { $who }: from which deck do you draw a progress card?
task-put-back = { $who }: which progress card goes back? Four is the most.
task-event-die = The event die comes next.

why-asks-metropolis = A level of improvement brought a metropolis.
why-asks-relocate = A stronger knight displaced this one.
why-asks-event-die = The event die opened a gate.
why-asks-attack = The barbarians attacked.
why-rule-event-die = The event die counts before the number, whatever the number is.
why-rule-attack = If the active knights are as strong as there are cities, the attack fails. Whoever contributed most is a Defender; several draw a progress card each. Otherwise whoever contributed least loses a city that is no metropolis.
why-rule-progress-limit = Nobody keeps more than four progress cards. On another player's turn the fifth goes back at once.
why-rule-metropolis = The first to reach level 4 of a track gets its metropolis. Whoever reaches level 5 before them takes it over.
why-rule-relocate = A displaced knight goes where its owner's roads lead. If there is no free place, it returns to the supply.

refused-title-knights-4 = production
refused-title-knights-7 = city improvements
refused-title-knights-8 = progress cards
refused-title-knights-9 = the barbarians
refused-title-knights-10 = knights
refused-title-knights-11 = the robber

knights-not-played = This table plays without Cities & Knights.
knights-no-city = { $who } has no city there.
knights-wall-there = There is a wall there already.
knights-no-wall = { $who } has no wall left.
knights-track-done = This track is at its end.
knights-no-knight = { $who } has no knight there.
knights-none-left = { $who } has no knight of this level left.
knights-active = This knight is active already.
knights-mighty = This knight can't get any stronger.
knights-nobody-there = There is nobody else's knight there.
knights-no-progress = { $who } has no progress card of { $track }.
knights-deck-used-up = This deck is used up.

breach-knights-no-commodity = A resource is taken here, not a commodity.
breach-knights-no-city = Improvements need a city.
breach-knights-no-free-city = Levels 4 and 5 need a city without a metropolis.
breach-knights-metropolis = A metropolis stands there already.
breach-knights-metropolis-safe = A metropolis is never pillaged.
breach-knights-too-many = Nobody ends their turn with more than four progress cards.
breach-knights-no-road = A knight stands beside one of its owner's roads.
breach-knights-promoted = This knight was promoted this turn already.
breach-knights-no-fortress = Mighty knights need level 3 of politics.
breach-knights-tired = A knight acts once a turn, and only if it was active when the turn began.
breach-knights-reach = This knight's roads don't lead there.
breach-knights-not-weaker = A knight displaces only a weaker one.
breach-knights-not-beside = Only a knight beside the robber chases it away.
breach-knights-locked = The robber stays where it is until the first attack of the barbarians.
breach-knights-chase = A knight chases the robber to a hex with a number.
