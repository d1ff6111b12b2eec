# Seasons, votes, weather cards, the ship, and numbers from elsewhere.

season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-winter = Winter

event-face-ship = Ship
event-face-trade = Trade
event-face-politics = Politics
event-face-science = Science

card-new-year = New Year
card-leap-year = Leap Year
weather-spring = Spring Begins
weather-summer = Summer Starts
weather-autumn = Autumn Approaches
weather-winter = Winter Comes

deck-title-a = Deck A
deck-title-b = Deck B: Fields and Markets
deck-title-c = Deck C: Storm and Stone
deck-title-d = Deck D: Harbors and Crowns

numbers-cards = Event cards
numbers-dice = The app's dice
numbers-table = Our own dice
numbers-printed = Printed cards

task-take-fixed = { $who }: take 1 { $resource }
task-pay = { $who }: pay 1 card to the bank
task-swap = { $who }: may swap 1 card with the bank
task-mend = { $who }: may turn 1 damaged road back
task-at-table = Do what the card says
task-vote = { $who }: new pile or Leap Year?
task-turn-weather = { $who }: turn the weather cards - { $season } begins
task-barbarians = The barbarians attack: fight, then send the ship back

task-pay-kind = { $who } pays 1 { $resource }
task-pay-done = Paid
task-pay-done-name = { $who } has paid 1 card
task-swap-give = Gives
task-swap-give-name = { $who } gives 1 { $resource }
task-swap-get = Takes
task-swap-get-name = { $who } takes 1 { $resource }
task-swap-done = Swapped
task-swap-done-name = { $who } has swapped a card
task-done = Done
task-vote-reset = New pile
task-vote-reset-name = { $who } votes for a new pile
task-vote-leap = Leap Year
task-vote-leap-name = { $who } votes for a Leap Year
task-weather-done = { $season } begins

act-dice = { $who } rolls { $number }
act-draw-marker = { $who } draws { $card }
act-printed-number = { $who } draws the printed { $number }: { $event }
act-printed-marker = { $who } draws the printed { $card }
act-use-source = Numbers now come from: { $source }
act-vote-reset = { $who } votes for a new pile
act-vote-leap = { $who } votes for a Leap Year
act-turn-weather = { $who } turns the weather cards
act-pass-weather = The weather cards go to { $to }
act-pay = { $who } pays { $cards } to the bank
act-pay-one = { $who } pays 1 card to the bank
act-swap = { $who } swaps 1 { $give } for 1 { $get }
act-swap-one = { $who } swaps 1 card with the bank
act-mend = { $who } turns a damaged road back
act-resolve = The card is done
act-move-ship = The barbarian ship is at step { $step }

impossible-not-in-deck = This card is not in the pile any more. Look at the card again, or take back the draw that used it.
breach-weather-passed = The weather cards go from their holder to a neighbour, on the holder's own turn.
breach-wrong-card = The card says which resource is taken: { $resource }.
