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
