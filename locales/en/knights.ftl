# Cities & Knights

track-science = science
track-trade = trade
track-politics = politics

act-build-wall = { $who } builds a city wall
act-improve = { $who } improves { $track }
act-place-metropolis = { $who } places the metropolis of { $track }
act-take-metropolis = { $who } takes over { $other }'s metropolis of { $track }
act-recruit = { $who } recruits a knight
act-activate = { $who } activates a knight
act-promote = { $who } promotes a knight
act-move-knight = { $who } moves a knight
act-displace = { $who } displaces a knight
act-displace-whose = { $who } displaces { $other }'s { $level ->
    [strong] strong knight
    [mighty] mighty knight
   *[other] basic knight
 }
act-take-aqueduct = { $who } takes { $cards } thanks to the Aqueduct
act-take-aqueduct-untold = { $who } takes a resource thanks to the Aqueduct
act-relocate = { $who } places their displaced knight
act-chase-robber = { $who } chases the robber away
act-lose-city = { $who } loses a city to the barbarians
act-choose-deck = { $who } draws a progress card from { $track }
act-drew = { $count ->
    [one] { $who } draws a progress card from { $track }
   *[other] { $who } draw a progress card each from { $track }
}
act-put-back = { $who } puts back a progress card of { $track }

step-wall = wall
step-improve = improvement
step-metropolis = metropolis
step-knight = knight
step-pillage = pillage
step-progress = progress card

task-place-metropolis = { $who }: which of your cities becomes the metropolis of { $track }?
task-relocate = { $who }: where does your displaced knight go?
task-lose-city = { $who }: which of your cities do the barbarians pillage?
task-choose-deck = { $who }: from which deck do you draw a progress card?
task-put-back = { $who }: which progress card goes back? Four is the most.
task-event-die = What does the event die show?

why-asks-improvement = A level of improvement brought a metropolis.
why-asks-displacement = A stronger knight displaced this one.
why-asks-event-die = The event die opened a gate.
why-asks-attack = The barbarians attacked.
why-rule-event-die = The event die counts before the number, whatever the number is.
why-rule-attack = If the active knights are as strong as there are cities, the attack fails. Whoever contributed most is a Defender; several draw a progress card each. Otherwise whoever contributed least loses a city that is no metropolis.
why-rule-progress-limit = Nobody keeps more than four progress cards. On another player's turn the fifth goes back at once.
why-rule-metropolis = The first to reach level 4 of a track gets its metropolis. Whoever reaches level 5 before them takes it over.
why-asks-aqueduct = The number brought { $who } nothing, and they have an Aqueduct.
why-rule-aqueduct = An Aqueduct (level 3 of science) brings 1 resource of choice whenever a number other than 7 brings its player nothing.
why-rule-displaced = A displaced knight goes where its owner's roads lead. If there is no free place, it returns to the supply.

refused-title-knights-4 = production
refused-title-knights-7 = city improvements
refused-title-knights-8 = progress cards
refused-title-knights-9 = the barbarians
refused-title-knights-10 = knights
refused-title-knights-11 = the robber

knights-not-played = This table plays without Cities & Knights.
knights-no-city = { $who } has no city there.
knights-wall-there = There is a wall there already.
knights-no-wall-left = { $who } has no wall left.
knights-track-done = This track is at its end.
knights-no-knight = { $who } has no knight there.
knights-no-knight-left = { $who } has no knight of this level left.
knights-active-already = This knight is active already.
knights-mighty-already = This knight can't get any stronger.
knights-nobody-to-displace = There is nobody else's knight there.
knights-no-progress-card = { $who } has no progress card of { $track }.
knights-deck-used-up = This deck is used up.

breach-knights-no-commodity = A resource is taken here, not a commodity.
breach-knights-no-city-to-improve = Improvements need a city.
breach-knights-no-city-for-metropolis = Levels 4 and 5 need a city without a metropolis.
breach-knights-metropolis-there = A metropolis stands there already.
breach-knights-metropolis-safe = A metropolis is never pillaged.
breach-knights-too-many-progress-cards = Nobody ends their turn with more than four progress cards.
breach-knights-knight-without-road = A knight stands beside one of its owner's roads.
breach-knights-promoted-this-turn = This knight was promoted this turn already.
breach-knights-no-fortress = Mighty knights need level 3 of politics.
breach-knights-knight-may-not-act = A knight acts once a turn, and only if it was active when the turn began.
breach-knights-out-of-reach = This knight's roads don't lead there.
breach-knights-not-weaker = A knight displaces only a weaker one.
breach-knights-robber-not-beside = Only a knight beside the robber chases it away.
breach-knights-robber-locked = The robber stays where it is until the first attack of the barbarians.
breach-knights-wrong-chase = A knight chases the robber to a hex with a number.

progress-alchemist = Alchemist
progress-crane = Crane
progress-engineer = Engineer
progress-inventor = Inventor
progress-irrigation = Irrigation
progress-medicine = Medicine
progress-mining = Mining
progress-printer = Printer
progress-road_building = Road Building
progress-smith = Smith
progress-commercial_harbor = Commercial Harbor
progress-master_merchant = Master Merchant
progress-merchant = Merchant
progress-merchant_fleet = Merchant Fleet
progress-resource_monopoly = Resource Monopoly
progress-trade_monopoly = Trade Monopoly
progress-bishop = Bishop
progress-constitution = Constitution
progress-deserter = Deserter
progress-diplomat = Diplomat
progress-intrigue = Intrigue
progress-saboteur = Saboteur
progress-spy = Spy
progress-warlord = Warlord
progress-wedding = Wedding
progress-2025-alchemist = Alchemy
progress-2025-engineer = Engineering
progress-2025-inventor = Invention
progress-2025-printer = Printing
progress-2025-smith = Smithing
progress-2025-master_merchant = Guild Dues
progress-2025-bishop = Taxation
progress-2025-deserter = Treason
progress-2025-diplomat = Diplomacy
progress-2025-saboteur = Sabotage
progress-2025-spy = Espionage
progress-2025-warlord = Encouragement
progress-dice = red { $red }, yellow { $yellow }

knight-basic = basic
knight-strong = strong
knight-mighty = mighty

act-play-progress = { $who } plays { $card }
act-play-progress-what = { $who } plays { $card }: { $what }
act-play-progress-on = { $who } plays { $card } on { $other }
act-play-progress-on-what = { $who } plays { $card } on { $other }: { $what }
act-show-point = { $who } shows { $card }: 1 point
act-event-die = { $who } rolls the event die: { $face }
act-harbor-trade = { $who } trades with { $other }: { $give } for { $get }
act-harbor-trade-unseen = { $who } trades a resource for a commodity with { $other }
act-harbor-trade-none = { $who } offers { $other } a resource, but { $other } has no commodity
act-lose-knight = { $who } loses a knight
act-lose-knight-of-level = { $who }'s { $level ->
    [strong] strong knight
    [mighty] mighty knight
   *[other] basic knight
 } deserts and comes off the island
act-place-deserter = { $who } places the deserter ({ $level })

step-event-die = event die

task-promote = { $who }: which knight do you promote for free?
task-trade-at-harbor = { $who }: do you offer { $other } a resource for a commodity?
task-steal-from-each = { $who } takes a card from everybody beside the robber.
task-lose-knight = { $who }: which of your knights deserts?
task-place-deserter = { $who }: where does the deserter go?

why-asks-progress = { $card } asks for it.
why-rule-progress = What a progress card does is done step by step. What it only allows may be left.

refused-title-knights-12 = progress cards
refused-title-knights-18 = event cards

knights-no-token = There is no token to swap.
knights-point-shown = { $who } has shown this card already: { $card }. There is only one.
knights-red-not-told = Say what the red die shows, too: it decides who draws.
knights-no-such-red = A { $number } can't be rolled with a red { $red }.

breach-knights-nothing-to-gain = { $card } would do nothing now.
breach-knights-not-more-points = { $who } doesn't have more points.
breach-knights-knights-rest = Knights rest until the first attack of the barbarians.
breach-knights-laid-city-first = The city on its side comes first.
breach-knights-token-stays = A 2, 6, 8 or 12 stays where it is.
breach-knights-merchant-on-desert = The merchant doesn't stand on a desert.
breach-knights-merchant-not-beside = The merchant stands beside one of its owner's buildings.
breach-knights-road-not-open = Only a road with a loose end is removed.
breach-knights-damaged-road-stays = A damaged road can't be removed.
breach-knights-knight-cut-off = A knight would be cut off from its owner's roads.
breach-knights-no-own-road-there = The knight has to stand at one of the player's own roads.
breach-knights-wrong-deserter = A knight of this level doesn't come over.
breach-knights-not-that-kind = A resource is taken here, not a commodity.
breach-knights-resources-first = Resources are given first, commodities only if there are too few.

knights-fixed-level = { $who } has reached level { $count } of { $track }
knights-fixed-metropolis = the metropolis of { $track }
knights-fixed-metropolis-none = the metropolis of { $track } is in the supply
knights-fixed-wall = wall of { $who }
knights-fixed-wall-none = no wall
knights-fixed-knight-active = active knight of { $who } ({ $level })
knights-fixed-knight-inactive = inactive knight of { $who } ({ $level })
knights-fixed-knight-none = no knight
knights-fixed-knight-gone = no knight of { $who }
knights-fixed-knight_turn = a knight that { $action ->
    [open] may still act
   *[done] acts no more
 } and { $promotion ->
    [open] may still be promoted
   *[done] isn't promoted again
 } this turn
knights-fixed-attacks = { $count ->
    [one] the barbarians have attacked once
   *[other] the barbarians have attacked { $count } times
}
knights-fixed-merchant = the merchant is { $who }'s
knights-fixed-merchant-none = the merchant is beside the board
knights-fixed-progress = { $who } holds { $count ->
    [one] { $count } progress card of { $track }
   *[other] { $count } progress cards of { $track }
}
knights-fixed-defenders = { $who } has { $count ->
    [one] { $count } point as Defender
   *[other] { $count } points as Defender
}
knights-fixed-point_card = { $who } has shown { $card }
knights-fixed-point_card-none = nobody has shown { $card }
knights-fixed-fleet = the bank takes two of { $kinds } this turn
knights-fixed-fleet-none = no Merchant Fleet this turn

changed-knights = Cities & Knights is played as this table has set it (edition { $edition })

odd-progress-cards = There are { $counted } progress cards of { $track } in hands and on the table, but only { $supply } in the box.
odd-metropolis-without-city = The metropolis of { $track } is on no city: { $place }.
odd-two-metropolises = Two metropolises are on one city: { $place }.
odd-metropolis-without-level = { $who } has the metropolis of { $track }, but not its fourth level.
odd-no-metropolis = { $who } has the fourth level of { $track }, but nobody has its metropolis.
odd-wall-without-city = A wall of { $who }'s is under no city: { $place }.
odd-knight-without-road = A knight of { $who }'s is at none of their roads: { $place }.

bad-start-knights-not-played = Knights and walls need Cities & Knights.
bad-start-knights-too-many-knights = { $who } has { $count } knights of one level. There are 2.
bad-start-knights-too-many-walls = { $who } has { $count } walls. There are 3.
bad-start-knights-too-many-progress-cards = There are { $count } progress cards of { $track }. The deck has 18.
bad-start-knights-too-many-defenders = { $who } can't have { $count } points as Defender.
bad-start-knights-too-many-attacks = The barbarians can't have attacked { $count } times.

why-rule-gate = A gate lets everybody draw who has a level of its track, if the red die is no higher than that level plus 1.

why-discard-walls = { $count ->
    [one] A wall allows 2 more cards: { $limit }.
   *[other] { $count } walls allow 2 more cards each: { $limit }.
}
why-points-metropolises = { $count ->
    [one] { $count } metropolis: { $points } more.
   *[other] { $count } metropolises: { $points } more.
}
why-points-defenders = { $count ->
    [one] Defender once: { $points }.
    [2] Defender twice: { $points }.
   *[other] Defender { $count } times: { $points }.
}
why-points-merchant = { $count ->
   *[other] The merchant: { $points }.
}

why-attack-title = Why does the attack end like this?
why-attack-barbarians = { $count ->
    [one] There is { $count } city, so the barbarians have strength { $count }.
   *[other] There are { $count } cities, so the barbarians have strength { $count }.
}
why-attack-knight = { $level }, { $place }
why-attack-defence = { $who }: { $strength } ({ $knights })
why-attack-repelled = { $defence } against { $barbarians }: repelled.
why-attack-lost = { $defence } against { $barbarians }: the defense fails.
why-attack-defender = { $who } contributes most and is a Defender: 1 point.
why-attack-draws = { $who } contributes as much as others and draws a progress card.
why-attack-nobody = Nobody has an active knight, so nobody gets anything.
why-attack-loses = { $who } contributes least ({ $strength }) and loses a city.
why-attack-no-city = { $who } has no city to lose.
why-attack-metropolises = { $who } has only metropolises. They are safe.
why-attack-stronger = { $who } contributes more ({ $strength }).

why-gate-title = Who draws a progress card of { $track } with a red { $red }?
why-gate-draws = { $who } draws: level { $level }, red { $red }.
why-gate-no-level = { $who } doesn't draw with a red { $red }: level { $level }.
why-gate-red-too-high = { $who } doesn't draw: level { $level }, but red { $red }.
why-gate-deck-used-up = { $who } would draw (level { $level }, red { $red }), but the deck is used up.

why-rate-title = Why does the bank ask { $who } for { $count } { $resource }?
why-rate-bank = That is what the bank usually asks for.
why-rate-harbor = A harbor for any kind: { $place }.
why-rate-own-harbor = A harbor for this kind: { $place }.
why-rate-merchant = The merchant: { $place }.
why-rate-guild = { $who } has level 3 of trade.
why-rate-fleet = A Merchant Fleet, this turn only.

# Cards as they read with Cities & Knights, where there is no Largest Army

event-tournament-text-with-knights = Whoever has the strongest active knights takes 1 resource of their choice; on a tie, each of them does.
event-conflict-text-with-knights = Whoever alone has the strongest active knights may take 1 random card from any player.
deck-d-tournament-text-with-knights = Whoever has the strongest active knights takes 1 resource of their choice; on a tie, each of them does.
deck-d-new_horses-text-with-knights = Horses cost money. Each player with an active knight pays 1 card to the bank.
deck-d-patrol-text-with-knights = Whoever alone has the strongest active knights may move the robber. No card is taken.
deck-d-challenge-text-with-knights = Whoever alone has the strongest active knights may take 1 random card from any player.
deck-d-winter_quarters-text-with-knights = Good knights are fed well. Each player with an active knight takes 1 grain.
deck-d-royal_thanks-text-with-knights = The holder of the Longest Road takes 1 wool.
deck-d-royal_thanks-text-with-sea-with-knights = The holder of the Longest Trade Route takes 1 wool.
