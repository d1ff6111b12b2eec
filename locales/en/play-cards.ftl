# Seasons, votes, weather cards, the ship, and numbers from elsewhere.

season-spring = Spring
season-summer = Summer
season-autumn = Autumn
season-winter = Winter

# Within a sentence.
season-word-spring = spring
season-word-summer = summer
season-word-autumn = autumn
season-word-winter = winter

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
numbers-table = Your dice
numbers-printed = Printed cards

task-take-fixed = { $who } takes 1 { $resource }
task-pay = { $who } pays 1 card to the bank
task-swap = { $who } may swap 1 card with the bank
task-mend = { $who } may turn 1 damaged { $piece ->
    [ship] ship
    [bridge] bridge
    [both] road or ship
    [crossings] road or bridge
    [any] road, ship, or bridge
   *[road] road
 } back
task-at-table = Do what the card says
task-vote = { $who }: new pile or Leap Year?
task-turn-weather = { $who } turns the weather cards – { $season } begins
task-barbarians = The barbarians attack: fight, then send the ship back

task-pay-kind = { $who } pays 1 { $resource }
task-mend-one = Turned back
task-mend-one-name = { $who } turns the damaged { $piece ->
    [ship] ship
    [bridge] bridge
   *[road] road
 } back: { $place }
task-pay-done = Paid
task-pay-done-name = { $who } has paid 1 card
task-swap-give = { $who } gives the bank
task-swap-give-name = { $who } gives 1 { $resource }
task-swap-get = and takes
task-swap-get-name = { $who } takes 1 { $resource }
task-swap-done = Swapped
task-swap-done-name = { $who } has swapped a card
task-done = Card is done
task-at-table-hint = The app can't do this for you. Do it at the table, then go on.
task-barbarians-done = The barbarians have attacked
task-nobody-else = Nobody else wants to
task-vote-reset = New pile
task-vote-reset-name = { $who } votes for a new pile
task-vote-leap = Leap Year
task-vote-leap-name = { $who } votes for a Leap Year
task-weather-done = { $season } begins

act-dice = { $who } rolls { $number } with the app's dice ({ $red } + { $yellow })
act-dice-face = { $act }, event die: { $face }
act-draw-marker = { $who } draws { $card }
act-printed-number = { $who } draws the printed { $number }: { $event }
act-printed-marker = { $who } draws the printed { $card }
act-use-source = Switched to: { $source }
act-vote-reset = { $who } votes for a new pile
act-vote-leap = { $who } votes for a Leap Year
act-turn-weather = { $who } turns the weather cards: { $season } begins
act-pass-weather = { $who } passes the weather cards to { $to }
act-pay = { $who } pays { $cards } to the bank
act-pay-untold = { $who } pays 1 card to the bank
act-swap = { $who } swaps 1 { $give } for 1 { $get }
act-swap-one = { $who } swaps 1 card with the bank
act-mend-road = { $who } turns a damaged { $piece ->
    [ship] ship
    [bridge] bridge
   *[road] road
 } back
act-resolve = The card was done at the table
act-barbarians = The barbarians attack
act-season = it is now { $season }
act-ship = the ship is at step { $step }
act-ship-island = the ship reaches the island
act-ship-harbor = the ship is back in its harbor
fixed-ship = { $step ->
    [0] the barbarian ship is in its harbor
   *[other] the barbarian ship is at step { $step }
 }

impossible-not-in-the-deck = This card isn't in the pile any more. Check the card again, or undo the draw that used it.
breach-weather-passed = The weather cards go from their holder to a neighbor, on the holder's own turn.
breach-wrong-card = The card says which resource is taken: { $resource }.

# The season
season-now = The season: { $season }
quadrants = Seasons of this card: { $all }. Now: { $now }. Its event: { $own }
quadrants-changed = Seasons of this card: { $all }. Drawn in: { $drawn }. Now: { $now }. Its event: { $own }
quadrant-face = { $season } { $face }
quadrant-any = any season
card-quiet = This card's event only counts in { $season }; now just its number does.
card-brings = Because of the card
card-each = Each takes { $cards }.
card-more = { $card }: { $count } more
card-less = { $card }: { $count } less
takes-by = { $card }: { $cards }
takes-untold-by = 1 resource ({ $card })

# News of a draw
news-nobody-can-pay = Nobody can afford anything, so nobody builds out of turn.
news-weather = It is { $season } now.
news-weather-stays = It is still { $season }.
news-season-turned = { $season } begins.
news-season-card = The card changes the season: it is { $season } now.
news-shuffled = All cards were shuffled into a new pile.
news-next-stack = New Year: this pile is done; the next one begins.
news-new-year-vote = New Year: the table votes.
news-leap-year = Leap Year: the hidden cards are drawn too.
news-printed-new-year = New Year: shuffle all printed cards again, then keep drawing.
news-voted-reset = The vote: a new pile, { $more } to { $less }.
news-voted-leap = The vote: a Leap Year, { $more } to { $less }.

# The vote
vote-title = New Year: how do you go on?
vote-reset-means = New pile: all cards are shuffled again. { $count ->
    [0] No hidden card is
    [one] The hidden card is
   *[other] The { $count } hidden cards are
 } not drawn.
vote-leap-means = Leap Year: { $count ->
    [0] nothing is hidden,
    [one] the hidden card is drawn too,
   *[other] the { $count } hidden cards are drawn too,
 } then all cards are shuffled.
vote-standing = New pile { $reset } · Leap Year { $leap }
vote-tie-resets = A tie means a new pile.
vote-tie-goes-on = A tie means a Leap Year.
vote-nobody = Nobody votes
vote-nobody-else = No more votes

# Weather cards in a player's hands
weather-held = { $who } has the weather cards and may pass them on.
weather-pass = Pass to { $to }
weather-pass-left = Left: { $to }
weather-pass-right = Right: { $to }
weather-pass-name = Pass the weather cards to { $to }
player-weather = has the weather cards

# Where numbers come from
draw-on = Draw again
roll-dice = Roll
roll-ask = What was rolled?
printed-ask = Which card?
printed-draw-on = Draw again: which card?
before-hint-dice = Roll the app's dice.
before-hint-table = Roll your dice, then tap or type the total.
before-hint-table-three = Roll the three dice, then tap or type red and yellow together.
before-hint-printed = Draw a printed card, then tap its two dice.
numbers = Cards or dice
numbers-title = Where do the numbers come from?
numbers-hint = From now on the numbers come from:
numbers-once = Just this once: what do your dice show?
printed-red = Red die { $pips }
printed-yellow = Yellow die { $pips }
printed-which = Which of these cards?
printed-card = { $deck }: { $event }
printed-left = { $count ->
    [one] 1 printed card left
   *[other] { $count } printed cards left
 }
printed-left-of = { $deck }: { $sentence }

# The event die and the barbarian ship
face-ship = The ship moves one step
face-trade = Trade gate, red die { $red }
face-politics = Politics gate, red die { $red }
face-science = Science gate, red die { $red }
ship-title = The barbarian ship
ship-way = The barbarian ship: { $step ->
    [0] in its harbor
    [7] at the island
   *[other] step { $step } of 7
 }
ship-row-name = { $sentence }. Tap to correct the ship.
ship-hint = Is it somewhere else on the table? Tap its place.
ship-now = Now: { $strengths }
ship-inactive = { $count ->
    [one] { $who }: 1 inactive knight, strength { $strength }; 1 grain activates it
   *[other] { $who }: { $count } inactive knights, strength { $strength } together; { $count } grain activate them
}
ship-all-active = With all of them active: { $defence } against { $barbarians }.
ship-fight-first = Finish the attack first.
ship-harbor = Harbor
ship-step = Step { $step }
ship-to = The ship is here: { $place }

# Piles
piles-title = The piles
piles-open = Piles: the numbers now come from elsewhere ({ $now })
piles-now = In play
piles-earlier = Earlier
piles-drawing = { $count } to draw, { $left ->
    [one] 1 card
   *[other] { $left } cards
 } in the pile
piles-waiting = { $count ->
    [one] 1 card, comes later
   *[other] { $count } cards, comes later
 }
piles-spent = Done: you can look at its order.
piles-abandoned = Undone. Its order stays secret, because it will be used again.
piles-taken-back = Undone. You can look at its order now.
piles-whole = Whole code
piles-order = Show the order
piles-less = Less
piles-more-name = { $label }: { $code }
piles-commitment = SHA-256 of nonce and order:
piles-nonce = Nonce:
piles-secret = Nonce and order are shown once the pile is done or the game is over.
piles-from-top = From the top:
piles-card = { $place }. { $card }
piles-card-number = { $red } + { $yellow } { $event }
piles-promise = A pile's code is shown before its first card. Later it proves that nobody changed the order. The guide tells you how to check it.

card-bare-seven = Just a 7
card-seven = { $sea ->
    [yes] A 7: whoever has too many cards discards half, then the robber or the pirate moves.
   *[no] A 7: whoever has too many cards discards half, then the robber moves.
 }
card-seven-sleeps = { $sea ->
    [yes] A 7: whoever has too many cards discards half. Robber and pirate still sleep.
   *[no] A 7: whoever has too many cards discards half. The robber still sleeps.
 }
news-nobody = Nobody is affected this time.
