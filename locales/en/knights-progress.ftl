# Cities & Knights: playing progress cards

progress = Progress
progress-title = Progress cards of { $who }
progress-none = { $who } holds no progress card.
progress-deck-science = Science
progress-deck-trade = Trade
progress-deck-politics = Politics
progress-tab = { $deck } { $count }
progress-tab-name = Progress cards, { $deck }: { $count }
progress-no-alchemist = Before the number only the { $card } is played, and { $who } holds no card of science.
progress-too-dear = { $who } can't afford it.
progress-all-the-same = It can be recorded all the same, if the table did it.

progress-does-alchemist = Sets both dice instead of rolling or drawing.
progress-does-crane = An improvement for 1 commodity less.
progress-does-engineer = A free city wall.
progress-does-inventor = Two tokens change places, but no 2, 6, 8 or 12.
progress-does-irrigation = 2 grain for each fields hex beside a building.
progress-does-medicine = A city for 2 ore and 1 grain.
progress-does-mining = 2 ore for each mountains hex beside a building.
progress-does-printer = 1 point. Shown as soon as it is drawn.
progress-does-road_building = Two free roads.
progress-does-smith = Promotes up to two knights for free.
progress-does-commercial_harbor = Trades a resource for a commodity with every other player.
progress-does-master_merchant = Takes 2 cards of choice from somebody with more points.
progress-does-merchant = Places the merchant: its hex's resource 2 for 1, and 1 point.
progress-does-merchant_fleet = The bank takes 2 of one kind this turn.
progress-does-resource_monopoly = Takes 2 of one resource from every other player.
progress-does-trade_monopoly = Takes 1 of one commodity from every other player.
progress-does-bishop = Moves the robber and takes a card from everybody beside it.
progress-does-constitution = 1 point. Shown as soon as it is drawn.
progress-does-deserter = Somebody loses a knight, and you may place one like it.
progress-does-diplomat = Removes a road with a loose end.
progress-does-intrigue = Drives a knight away from one of your roads.
progress-does-saboteur = Whoever has as many points or more discards half of their cards.
progress-does-spy = You look at somebody's progress cards and take one.
progress-does-warlord = All your knights become active.
progress-does-wedding = Everybody with more points gives you 2 cards.
progress-hits-more = Whoever has more points discards half of their cards.

progress-idle-crane = { $who } has no city, or no track with a level left.
progress-idle-engineer = { $who } has no city without a wall, or no wall left.
progress-idle-inventor = No two tokens can change places.
progress-idle-irrigation = No fields beside { $who }'s buildings, or no grain in the bank.
progress-idle-medicine = { $who } has no settlement for a city, or no city left.
progress-idle-mining = No mountains beside { $who }'s buildings, or no ore in the bank.
progress-idle-printer = It is shown already.
progress-idle-road_building = { $who } has no road left.
progress-idle-smith = No knight of { $who }'s can get a level now.
progress-idle-commercial_harbor = { $who } has no resource, or nobody has a commodity.
progress-idle-master_merchant = Nobody with cards has more points than { $who }.
progress-idle-merchant = The merchant can't go to any other hex.
progress-idle-merchant_fleet = The bank takes 2 of everything already.
progress-idle-resource_monopoly = There is nobody to take from.
progress-idle-trade_monopoly = There is nobody to take from.
progress-idle-alchemist = The dice can't be set now.
progress-idle-bishop = The robber can't be moved now.
progress-idle-constitution = It is shown already.
progress-idle-deserter = Nobody else has a knight.
progress-idle-diplomat = No road has a loose end.
progress-idle-intrigue = No other knight stands at a road of { $who }'s.
progress-idle-saboteur = Nobody else has that many points, and cards to discard.
progress-idle-spy = Nobody else holds a progress card.
progress-idle-warlord = { $who } has no inactive knight.
progress-idle-wedding = Nobody with cards has more points than { $who }.

progress-play = Play { $card }
progress-play-what = Play { $card }: { $what }
progress-show = Show { $card }: 1 point
progress-shows-title = Somebody shows a point card
progress-shows = { $who } shows { $card }
progress-discards = { $who } discards { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
progress-discards-half = { $who } discards half of their cards.
progress-gives = { $who } gives { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
progress-is-offered = { $who } may have a commodity to trade.
progress-wakes = { $count ->
    [one] { $count } knight becomes active.
   *[other] { $count } knights become active.
}
progress-promotes = { $count ->
    [one] After playing it, tap the knight that gets a level.
   *[other] After playing it, tap the { $count } knights that get a level.
}
progress-roads-next = After playing it, tap the paths of the new roads.
progress-robber-next = After playing it, tap the robber's new hex.

progress-dice-wanted = Choose both dice
progress-dice-set = Set a { $number }

progress-tap-engineer = Tap the city that gets the wall.
progress-tap-medicine = Tap the settlement that becomes a city.
progress-tap-inventor = Tap the two hexes whose tokens change places.
progress-tap-second = Now the other hex.
progress-tap-merchant = Tap the hex for the merchant.
progress-tap-diplomat = Tap the road that goes.
progress-tap-intrigue = Tap the knight that has to go.

progress-whom-master_merchant = From whom are the cards?
progress-whom-deserter = Whose knight deserts?
progress-whom-spy = Whose cards are looked at?
progress-on = { $card }: { $who }, { $what }
progress-has-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
progress-has-knights = { $count ->
    [one] { $count } knight
   *[other] { $count } knights
}
progress-has-cards = { $count ->
    [one] { $count } progress card
   *[other] { $count } progress cards
}
progress-which-cards = { $count ->
    [one] Which card of { $who }'s?
   *[other] Which { $count } cards of { $who }'s?
}
progress-which-untold = Take cards from { $who } without saying which
progress-choose-cards = { $count ->
    [one] Choose { $count } more card
   *[other] Choose { $count } more cards
}
progress-take-cards = Take { $cards } from { $who }
progress-spy-deck = From which of { $who }'s decks is the card that was taken?
progress-spy-took = Took a card of { $track } from { $who }
progress-spy-none = None
progress-spy-looked = Took no card from { $who }

progress-fleet-which = Of which kind does the bank take 2?
progress-fleet-kind = Merchant Fleet for { $resource }
progress-fleet-cheap = 2 for 1 already: { $kinds }
progress-monopoly-which = What does everyone else hand over?
progress-monopoly-choose = Choose a kind
progress-crane-which = Which track gets its next level?
progress-crane-level = { $track } { $level }
progress-crane-name = { $track }, level { $level }: { $price }
progress-crane-not = { $deck }: { $why }
progress-for-free = free

task-sabotage-ask = { $card }: half of these hands goes to the bank
task-deserter-level = The knight that came over: { $level }
task-harbor-gives = { $who } gives a resource:
task-harbor-gets = For a commodity of { $who }'s:
task-harbor-kind = { $who } gives { $resource }
task-harbor-done = Traded
task-harbor-done-name = Traded a resource for a commodity of { $who }'s, unseen
task-harbor-none = No commodity
task-harbor-none-name = { $who } has no commodity
wanted-knight = Tap a knight
