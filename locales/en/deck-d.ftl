# Deck D: our own cards.

deck-d-none = Flags in the Wind
deck-d-none-text = The flags wave and all is well.

deck-d-fleet = The Fleet Returns
deck-d-fleet-text = Each player with a building at a harbor takes 1 wool.

deck-d-new_horses = New Horses
deck-d-new_horses-text = Horses cost money. Each player who has played a knight pays 1 card to the bank.

deck-d-harbor_dues = Harbor Dues
deck-d-harbor_dues-text = Whoever has the most harbor points (settlement 1, city 2) pays 1 card to the bank; on a tie, each of them does.

deck-d-kings_gift = The King's Gift
deck-d-kings_gift-text = Whoever has the fewest points takes 1 resource of their choice; on a tie, each of them does. If all are tied, nobody does.

deck-d-tournament = Spring Tournament
deck-d-tournament-text = The holder of the Largest Army, or else everybody with the most knights played, takes 1 resource of their choice.

deck-d-trade_winds = Trade Winds
deck-d-trade_winds-text = Each player with a building at a harbor may swap 1 card with the bank for 1 of another kind.

deck-d-boat_race = Boat Race
deck-d-boat_race-text = Whoever alone has the most harbor points (settlement 1, city 2) takes 1 resource of their choice.

deck-d-crown_tax = Crown Tax
deck-d-crown_tax-text = Whoever has the most points pays 1 card to the bank; on a tie, each of them does.

deck-d-road_toll = Road Toll
deck-d-road_toll-text = The holder of the Longest Road may take 1 random card from any player. While nobody holds it, whoever alone has the most roads may.

deck-d-golden_summer = Golden Summer
deck-d-golden_summer-text = The whole realm is in bloom. Each hex that produces gives 1 extra resource to every settlement and city on it.

deck-d-pirates = Black Sails
deck-d-pirates-text = Each player with a building at a harbor pays 1 card to the bank. If the barbarian ship is in play, it comes a step closer.

deck-d-patrol = Knights on Patrol
deck-d-patrol-text = The holder of the Largest Army, or else whoever alone has played the most knights, may move the robber. No card is taken.

deck-d-challenge = The Challenge
deck-d-challenge-text = The holder of the Largest Army, or else whoever alone has played the most knights, may take 1 random card from any player.

deck-d-royal_visit = Royal Visit
deck-d-royal_visit-text = The guests are hungry. Whoever drew this card gives another player of their choice 1 card.

deck-d-herring = Herring Run
deck-d-herring-text = The nets are full. Each player with a building at a harbor takes 1 grain.

deck-d-castle_works = Castle Works
deck-d-castle_works-text = Each player with a city takes 1 ore.

deck-d-closed_harbor = Closed Harbor
deck-d-closed_harbor-text = Nothing comes through. Each hex that produces gives 1 card less: nothing for a settlement, 1 resource for a city.

deck-d-lighthouse = The Lighthouse
deck-d-lighthouse-text = Whoever alone has the most harbor points (settlement 1, city 2) takes 1 lumber. If the barbarian ship is in play, it goes a step back.

deck-d-ice_in_harbor = Ice in the Harbor
deck-d-ice_in_harbor-text = Whoever has the most harbor points (settlement 1, city 2) pays 1 card to the bank; on a tie, each of them does.

deck-d-cold_castles = Cold Castles
deck-d-cold_castles-text = Someone has to heat those halls. Each player with a city pays 1 card to the bank.

deck-d-winter_quarters = Winter Quarters
deck-d-winter_quarters-text = Good knights are fed well. Each player who has played a knight takes 1 grain.

deck-d-kind_heart = A Kind Heart
deck-d-kind_heart-text = Whoever has the most points gives 1 card to a player with fewer; on a tie, each of them does.

deck-d-frozen_sea = Frozen Sea
deck-d-frozen_sea-text = The ships lie still. Each hex that produces gives 1 card less: nothing for a settlement, 1 resource for a city.

deck-d-royal_thanks = Royal Thanks
deck-d-royal_thanks-text = The holder of the Largest Army takes 1 wool, and so does the holder of the Longest Road.
