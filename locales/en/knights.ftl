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

step-wall = wall
step-improve = improvement
step-metropolis = metropolis
step-knight = knight

task-metropolis = { $who }: which of your cities becomes the metropolis of { $track }?
task-relocate = { $who }: where does your displaced knight go?

why-asks-metropolis = A level of improvement brought a metropolis.
why-asks-relocate = A stronger knight displaced this one.
why-rule-metropolis = The first to reach level 4 of a track gets its metropolis. Whoever reaches level 5 before them takes it over.
why-rule-relocate = A displaced knight goes where its owner's roads lead. If there is no free place, it returns to the supply.

refused-title-knights-7 = city improvements
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

breach-knights-no-city = Improvements need a city.
breach-knights-no-free-city = Levels 4 and 5 need a city without a metropolis.
breach-knights-metropolis = A metropolis stands there already.
breach-knights-no-road = A knight stands beside one of its owner's roads.
breach-knights-promoted = This knight was promoted this turn already.
breach-knights-no-fortress = Mighty knights need level 3 of politics.
breach-knights-tired = A knight acts once a turn, and only if it was active when the turn began.
breach-knights-reach = This knight's roads don't lead there.
breach-knights-not-weaker = A knight displaces only a weaker one.
breach-knights-not-beside = Only a knight beside the robber chases it away.
breach-knights-locked = The robber stays where it is until the first attack of the barbarians.
breach-knights-chase = A knight chases the robber to a hex with a number.
