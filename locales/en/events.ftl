# The events of deck A, in our own words. Where editions differ, each reading
# has a text of its own, by the key of its ruling set.

event-none = Quiet Day
event-none-text = The settlers work in peace. Nothing else happens.

event-robber_attacks = Robber Attacks!
event-robber_attacks-text = Whoever has more cards than the limit discards half. Then the robber moves, and 1 card is taken from a player next to it.

event-epidemic = Epidemic
event-epidemic-text = Each city that produces gives only 1 card.
event-epidemic-text-fusion = Settlements and cities each produce just 1 card.

event-earthquake = Earthquake
event-earthquake-text = Each player turns one of their roads sideways. Until it is repaired (1 brick and 1 lumber), they build no other road, and no settlement that only this road leads to.
event-earthquake-text-fusion = Each player turns one of their roads sideways. Until it is repaired (1 brick and 1 lumber), they build no other road, and no settlement or city at its ends.

event-good_neighbors = Good Neighbors
event-good_neighbors-text = Each player gives the neighbor on their left 1 card of their choice.

event-tournament = Tournament
event-tournament-text = Whoever has played the most knights takes 1 resource of their choice; on a tie, each of them does.
event-tournament-text-fusion = The holder of the Largest Army takes 1 resource of their choice. While nobody holds it, all who have played the most knights do.

event-trade_advantage = Trade Advantage
event-trade_advantage-text = The holder of the Longest Road may take 1 random card from any player.
event-trade_advantage-text-fusion = The holder of the Longest Road may take 1 random card from any player. While nobody holds it, whoever alone has the longest road may; on a tie, whoever alone has the most roads.
event-trade_advantage-text-classic = The holder of the Longest Road may take 1 random card from any player. While nobody holds it, whoever alone has built the most roads may.

event-calm_sea = Calm Sea
event-calm_sea-text-fusion = The Harbormaster takes 1 resource of their choice. While nobody holds it, whoever alone has the most harbor points does.
event-calm_sea-text-classic = Whoever has buildings at the most harbors takes 1 resource of their choice; on a tie, each of them does.
event-calm_sea-text-2025 = Whoever has the most buildings at harbors takes 1 resource of their choice; on a tie, each of them does.

event-robber_flees = Robber Flees
event-robber_flees-text = The robber returns to the desert; if there is none, it leaves the board until the next 7 or knight. No card is taken.
event-robber_flees-text-fusion = The robber returns to the desert; if there is none, to a hex without buildings. No card is taken.

event-neighborly_assistance = Neighborly Assistance
event-neighborly_assistance-text = Whoever has the most points gives one player with fewer points 1 card of their choice.
event-neighborly_assistance-text-fusion = Whoever has the most points gives each player with fewer points 1 card of their choice. If they can't give everyone a card, nobody gets one.

event-conflict = Conflict
event-conflict-text = The holder of the Largest Army may take 1 random card from any player. While nobody holds it, whoever alone has played the most knights may.
event-conflict-text-2025 = The holder of the Largest Army takes 1 random card from any player. While nobody holds it, whoever alone has played the most knights may.

event-plentiful_year = Plentiful Year
event-plentiful_year-text = Each player may take 1 resource of their choice.
