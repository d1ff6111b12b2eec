# Deck C: our own cards.

deck-c-none = Calm Weather
deck-c-none-text = The sky is gray, but it holds.

deck-c-robber_leaves = Robber on the Run
deck-c-robber_leaves-text = The robber goes to the desert; if there is none, to a hex without buildings. No card is taken.

deck-c-flood = Spring Flood
deck-c-flood-text = The river bursts its banks. Fields and pastures give nothing this turn.

deck-c-road_crew = Road Crew
deck-c-road_crew-text = Each player may turn one of their damaged roads back for free.

deck-c-mud = Deep Mud
deck-c-mud-text = The carts are stuck. Each hex that produces gives 1 card less: nothing for a settlement, 1 resource for a city.

deck-c-sleepy_robber = Sleepy Robber
deck-c-sleepy_robber-text = The robber dozes in the sun. This turn its hex produces like any other.

deck-c-clay_bank = Clay Bank
deck-c-clay_bank-text = The rain has washed out good clay. Each player takes 1 brick.

deck-c-thunderstorm = Thunderstorm
deck-c-thunderstorm-text = Each player turns one of their roads sideways. Until it is repaired, they build no other road, and nothing at its ends.

deck-c-lightning = Lightning
deck-c-lightning-text = It hits a shed! Whoever drew this card pays 1 card to the bank.

deck-c-rich_vein = Rich Vein
deck-c-rich_vein-text = Hills and mountains that produce give 1 extra resource to every settlement and city on them.

deck-c-clear_skies = Clear Skies
deck-c-clear_skies-text = The air is fresh and bright. Each hex that produces gives 1 extra resource to every settlement and city on it.

deck-c-hail = Hail
deck-c-hail-text = Stones of ice fall from the sky. Each hex that produces gives 1 card less: nothing for a settlement, 1 resource for a city.

deck-c-robber_tracks = Tracks in the Dust
deck-c-robber_tracks-text = Whoever drew this card may move the robber to another hex. No card is taken.

deck-c-windfall = Fallen Trees
deck-c-windfall-text = The gale has felled the wood for you. Each player takes 1 lumber.

deck-c-landslide = Landslide
deck-c-landslide-text = Whoever alone has the longest road turns one road sideways. Until it is repaired, they build no other road, and nothing at its ends.

deck-c-gale = Autumn Gale
deck-c-gale-text = Hold on to your hats! Each hex that produces gives 1 card less: nothing for a settlement, 1 resource for a city.

deck-c-flying_tiles = Flying Tiles
deck-c-flying_tiles-text = The wind tears at the roofs. Each player with a city pays 1 card to the bank.

deck-c-relief_wagon = Relief Wagon
deck-c-relief_wagon-text = Each player with a damaged road takes 1 brick and 1 lumber.

deck-c-fog = Lost in the Fog
deck-c-fog-text = Whoever alone has the fewest points may move the robber to another hex. No card is taken.

deck-c-split_rocks = Split Rocks
deck-c-split_rocks-text = The frost splits the stone. Each player takes 1 ore.

deck-c-snowed_in = Snowed In
deck-c-snowed_in-text = Nobody gets through the snow. No hex gives any cards this turn.

deck-c-icy_roads = Icy Roads
deck-c-icy_roads-text = Little makes it to town. Each city that produces gives only 1 card this turn.

deck-c-snowstorm = Snowstorm
deck-c-snowstorm-text = The wind howls. Each hex that produces gives 1 card less: nothing for a settlement, 1 resource for a city.

deck-c-cold_robber = Cold Feet
deck-c-cold_robber-text = The robber goes to the desert; if there is none, it leaves the board until the next 7 or knight. No card is taken.

deck-c-wolves = Wolves
deck-c-wolves-text = They prowl around the fullest barns. Whoever has the most points pays 1 card to the bank; on a tie, each of them does.

deck-c-early_thaw = Early Thaw
deck-c-early_thaw-text = The ice melts early: spring begins now. Each player may turn one of their damaged roads back for free.
