# Cards as they read at a table that plays Seafarers: what they say of roads goes for ships, too

event-robber_attacks-text-with-sea = Whoever has more cards than the limit discards half. Then the robber or the pirate moves, and 1 card is taken from a player there.
event-earthquake-text-with-sea = Each player turns one of their roads or ships sideways. Until it is repaired at its price, they build no other road or ship, and no settlement that only this one leads to.
event-earthquake-text-fusion-with-sea = Each player turns one of their roads or ships sideways. Until it is repaired at its price, they build no other road or ship, and no settlement or city at its ends.
event-trade_advantage-text-with-sea = The holder of the Longest Trade Route may take 1 random card from any player.
event-trade_advantage-text-fusion-with-sea = The holder of the Longest Trade Route may take 1 random card from any player. While nobody holds it, whoever alone has the longest route may; on a tie, whoever alone has the most roads and ships.
event-trade_advantage-text-classic-with-sea = The holder of the Longest Trade Route may take 1 random card from any player. While nobody holds it, whoever alone has built the most roads and ships may.

deck-c-road_crew-text-with-sea = Each player may turn one of their damaged roads or ships back for free.
deck-c-thunderstorm-text-with-sea = Each player turns one of their roads or ships sideways. Until it is repaired, they build no other road or ship, and nothing at its ends.
deck-c-landslide-text-with-sea = Whoever alone has the longest trade route turns a road or ship sideways. Until it is repaired, they build no other, and nothing at its ends.
deck-c-relief_wagon-text-with-sea = Each player with a damaged road or ship takes 1 brick and 1 lumber.
deck-c-early_thaw-text-with-sea = The ice melts early: spring begins now. Each player may turn one of their damaged roads or ships back for free.

deck-d-road_toll-text-with-sea = The holder of the Longest Trade Route may take 1 random card from any player. While nobody holds it, whoever alone has the most roads and ships may.
deck-d-royal_thanks-text-with-sea = The holder of the Largest Army takes 1 wool, and so does the holder of the Longest Trade Route.

# What they say in a scenario without a robber, without awards, or where these keep to some hexes
event-robber_attacks-text-in-tribe = Whoever has more cards than the limit discards half. Then the robber moves to another hex with a number, or the pirate moves, and 1 card is taken from a player there.
event-robber_attacks-text-in-cloth = Whoever has more cards than the limit discards half. Then the robber moves on the large islands, or, by somebody who trades with a village, the pirate. 1 card is taken from a player there, or by the pirate 1 cloth instead.
event-robber_attacks-text-in-pirates = Whoever has more cards than the limit discards half. Then whoever is on turn may take 1 random card from any player.
event-robber_attacks-text-in-wonders = { event-robber_attacks-text }
event-earthquake-text-in-tribe = Each player turns one of their roads sideways; ships stay as they are. Until it is repaired at its price, they build no other road or ship, and no settlement that only this road leads to.
event-earthquake-text-fusion-in-tribe = { event-earthquake-text-fusion-with-sea }
event-earthquake-text-in-cloth = { event-earthquake-text-in-tribe }
event-earthquake-text-fusion-in-cloth = { event-earthquake-text-fusion-with-sea }
event-earthquake-text-in-pirates = { event-earthquake-text-in-tribe }
event-earthquake-text-fusion-in-pirates = { event-earthquake-text-fusion-with-sea }
event-earthquake-text-in-wonders = { event-earthquake-text-in-tribe }
event-earthquake-text-fusion-in-wonders = { event-earthquake-text-fusion-with-sea }
event-trade_advantage-text-in-cloth = Nobody can hold the Longest Trade Route here: nothing happens.
event-trade_advantage-text-fusion-in-cloth = Whoever alone has the longest route may take 1 random card from any player; on a tie, whoever alone has the most roads and ships may.
event-trade_advantage-text-classic-in-cloth = Whoever alone has built the most roads and ships may take 1 random card from any player.
event-trade_advantage-text-in-pirates = { event-trade_advantage-text-in-cloth }
event-trade_advantage-text-fusion-in-pirates = { event-trade_advantage-text-fusion-in-cloth }
event-trade_advantage-text-classic-in-pirates = { event-trade_advantage-text-classic-in-cloth }
event-robber_flees-text-in-cloth = The robber goes to a desert of the large islands; if there is none, it leaves the board until the next 7 or knight. No card is taken.
event-robber_flees-text-fusion-in-cloth = The robber goes to a desert of the large islands; if there is none, to one of their hexes without buildings. No card is taken.
event-robber_flees-text-in-pirates = There is no robber here: nothing happens.
event-tournament-text-in-pirates = Whoever has the most warships takes 1 resource of their choice; on a tie, each of them does.
event-conflict-text-in-pirates = Whoever alone has the most warships may take 1 random card from any player.

deck-c-robber_leaves-text-in-cloth = { event-robber_flees-text-fusion-in-cloth }
deck-c-robber_leaves-text-in-pirates = { event-robber_flees-text-in-pirates }
deck-c-sleepy_robber-text-in-pirates = { event-robber_flees-text-in-pirates }
deck-c-robber_tracks-text-in-tribe = Whoever drew this card may move the robber to another hex with a number. No card is taken.
deck-c-robber_tracks-text-in-cloth = Whoever drew this card may move the robber to another hex of the large islands. No card is taken.
deck-c-robber_tracks-text-in-pirates = { event-robber_flees-text-in-pirates }
deck-c-fog-text-in-tribe = Whoever alone has the fewest points may move the robber to another hex with a number. No card is taken.
deck-c-fog-text-in-cloth = Whoever alone has the fewest points may move the robber to another hex of the large islands. No card is taken.
deck-c-fog-text-in-pirates = { event-robber_flees-text-in-pirates }
deck-c-cold_robber-text-in-cloth = { event-robber_flees-text-in-cloth }
deck-c-cold_robber-text-in-pirates = { event-robber_flees-text-in-pirates }

deck-d-tournament-text-in-pirates = { event-tournament-text-in-pirates }
deck-d-road_toll-text-in-cloth = Whoever alone has the most roads and ships may take 1 random card from any player.
deck-d-road_toll-text-in-pirates = { deck-d-road_toll-text-in-cloth }
deck-d-patrol-text-in-pirates = { event-robber_flees-text-in-pirates }
deck-d-challenge-text-in-pirates = { event-conflict-text-in-pirates }
deck-d-new_horses-text-in-pirates = Guns cost money, too. Each player with a warship pays 1 card to the bank.
deck-d-winter_quarters-text-in-pirates = Good crews are fed well. Each player with a warship takes 1 grain.
deck-d-royal_thanks-text-in-cloth = The holder of the Largest Army takes 1 wool.
deck-d-royal_thanks-text-in-cloth-with-knights = Neither of the two awards exists here: nothing happens.
deck-d-royal_thanks-text-in-pirates = { deck-d-royal_thanks-text-in-cloth-with-knights }

card-seven-in-tribe = A 7: whoever has too many cards discards half, then the robber moves to another hex with a number, or the pirate moves.
card-seven-in-cloth = A 7: whoever has too many cards discards half, then the robber moves on the large islands, or, by somebody who trades with a village, the pirate.
card-seven-in-pirates = A 7: whoever has too many cards discards half, then whoever is on turn may take 1 random card from any player.
card-seven-in-wonders = A 7: whoever has too many cards discards half, then the robber moves.
card-seven-sleeps-in-wonders = A 7: whoever has too many cards discards half. The robber still sleeps.
