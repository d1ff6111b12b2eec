# Deck B: our own cards.

deck-b-none = Quiet Day
deck-b-none-text = A day like any other.

deck-b-seed_corn = Seed Corn
deck-b-seed_corn-text = Each player without a city takes 1 grain for sowing.

deck-b-lambing = Lambing Time
deck-b-lambing-text = Lambs everywhere! Each player takes 1 wool.

deck-b-borrowed_cart = Borrowed Cart
deck-b-borrowed_cart-text = Thanks for the cart! Whoever drew this card gives the neighbor on their right 1 card.

deck-b-peddler = The Peddler
deck-b-peddler-text = Whoever drew this card may swap 1 card with the bank for 1 of another kind.

deck-b-gentle_rain = Gentle Rain
deck-b-gentle_rain-text = Everything grows. Each hex that produces gives 1 extra resource to every settlement and city on it.

deck-b-empty_barns = Empty Barns
deck-b-empty_barns-text = Last year's food is nearly gone. Each hex that produces gives 1 card less: nothing for a settlement, 1 resource for a city.

deck-b-late_frost = Late Frost
deck-b-late_frost-text = The buds freeze. Each hex that produces gives 1 card less: nothing for a settlement, 1 resource for a city.

deck-b-midsummer_fair = Midsummer Fair
deck-b-midsummer_fair-text = Each player may swap 1 card with the bank for 1 of another kind.

deck-b-long_days = Long Days
deck-b-long_days-text = There is time for everything. Each hex that produces gives 1 extra resource to every settlement and city on it.

deck-b-drought = Drought
deck-b-drought-text = No rain for weeks. Each hex that produces gives 1 card less: nothing for a settlement, 1 resource for a city.

deck-b-honey = Honey Pot
deck-b-honey-text = Sweet luck in the old oak! Whoever drew this card takes 1 resource of their choice.

deck-b-moths = Moths
deck-b-moths-text = There are holes in the blankets. Whoever drew this card pays 1 card to the bank.

deck-b-harvest_home = Harvest Home
deck-b-harvest_home-text = The barns are full. Each player takes 1 grain.

deck-b-millers_fee = Miller's Fee
deck-b-millers_fee-text = The miller wants a share. Each player with a city pays 1 card to the bank.

deck-b-rich_harvest = Rich Harvest
deck-b-rich_harvest-text = What a year! Each hex that produces gives 1 extra resource to every settlement and city on it.

deck-b-market_stall = Market Stall
deck-b-market_stall-text = Whoever drew this card may swap 1 card with the bank for 1 of another kind.

deck-b-wet_harvest = Wet Harvest
deck-b-wet_harvest-text = It rains on the cut grain. Each hex that produces gives 1 card less: nothing for a settlement, 1 resource for a city.

deck-b-full_baskets = Full Baskets
deck-b-full_baskets-text = There is enough to share. Each player gives the neighbor on their left 1 card.

deck-b-tax_collector = The Tax Collector
deck-b-tax_collector-text = Whoever has the most points pays 1 card to the bank; on a tie, each of them does.

deck-b-firewood = Firewood
deck-b-firewood-text = There is wood for every stove. Each player takes 1 lumber.

deck-b-mice = Mice in the Barn
deck-b-mice-text = Nibble, nibble! Each player pays 1 card to the bank.

deck-b-short_days = Short Days
deck-b-short_days-text = It gets dark so early. Each hex that produces gives 1 card less: nothing for a settlement, 1 resource for a city.

deck-b-helping_hands = Helping Hands
deck-b-helping_hands-text = Neighbors help: whoever has the fewest points takes 1 resource of their choice; on a tie, each does. If all are tied, nobody does.

deck-b-winter_market = Winter Market
deck-b-winter_market-text = Each player may swap 1 card with the bank for 1 of another kind.
