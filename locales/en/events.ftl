# The events of deck A, in our own words. Where editions differ, each reading
# has a text of its own, by the key of its ruling set.

event-none = Quiet Day
event-none-text = The settlers labor in peace. Nothing else happens.

event-robber_attacks = Robber Attacks!
event-robber_attacks-text = Large hands discard half. Then the robber moves and one card is taken from a player beside it.

event-epidemic = Epidemic
event-epidemic-text = Each city that produces gives only 1 card.
event-epidemic-text-fusion = Each building that produces gives only 1 card, settlements and cities alike.

event-earthquake = Earthquake
event-earthquake-text = Each player turns one own road sideways. Until it is repaired (1 brick and 1 lumber) its owner builds no other road, and no settlement that only this road leads to.
event-earthquake-text-fusion = Each player turns one own road sideways. Until it is repaired (1 brick and 1 lumber) its owner builds no other road, and no settlement or city at its ends.

event-good_neighbors = Good Neighbors
event-good_neighbors-text = Each player gives the left neighbor 1 card of the giver's choice.

event-tournament = Tournament
event-tournament-text = Whoever has played the most knights takes 1 resource of choice; all of them if several share the lead.
event-tournament-text-fusion = The holder of the Largest Army takes 1 resource of choice. While nobody holds it, all who have played the most knights do.

event-trade_advantage = Trade Advantage
event-trade_advantage-text = The holder of the Longest Road may take 1 card unseen from any player.
event-trade_advantage-text-fusion = The holder of the Longest Road may take 1 card unseen from any player. While nobody holds it, whoever alone has the longest road, or else the most roads, may.
event-trade_advantage-text-classic = The holder of the Longest Road may take 1 card unseen from any player. While nobody holds it, whoever alone has built the most roads may.

event-calm_sea = Calm Sea
event-calm_sea-text-fusion = The Harbormaster takes 1 resource of choice. While there is none, whoever alone has the most harbor points does.
event-calm_sea-text-classic = Whoever has buildings at the most harbors takes 1 resource of choice; all of them if several share the lead.
event-calm_sea-text-2025 = Whoever has the most buildings at harbors takes 1 resource of choice; all of them if several share the lead.

event-robber_flees = Robber Flees
event-robber_flees-text = The robber returns to the desert; without one it leaves the board until a 7 or a knight. No card is taken.
event-robber_flees-text-fusion = The robber returns to the desert; without one, to a hex without buildings. No card is taken.

event-neighborly_assistance = Neighborly Assistance
event-neighborly_assistance-text = Whoever leads in points gives 1 card of choice to one player with fewer.
event-neighborly_assistance-text-fusion = Whoever leads in points gives 1 card of choice to each player with fewer. Who has too few cards for all gives nothing.

event-conflict = Conflict
event-conflict-text = The holder of the Largest Army may take 1 card unseen from any player. While nobody holds it, whoever alone has played the most knights may.
event-conflict-text-2025 = The holder of the Largest Army takes 1 card unseen from any player. While nobody holds it, whoever alone has played the most knights may.

event-plentiful_year = Plentiful Year
event-plentiful_year-text = Each player may take 1 resource of choice.

ruling-fusion = Read by the fusion rulings
ruling-classic = Read by the classic rulings
ruling-2025 = Read by the 2025 rulings
