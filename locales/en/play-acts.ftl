# What happened, as sentences: in the history, and on Undo and Redo.

act-at = { $act }: { $place }
act-with = { $act }; { $more }
act-found-settlement = { $who } places a settlement
act-found-road = { $who } places a road
act-draw = draw
act-draw-number = { $who } draws { $number }, { $event }
act-draw-after = { $act }, after { $cards }
act-draw-shuffle = a full reshuffle
act-roll = { $who } rolls { $number }
act-discard = { $who } discards { $cards }
act-discard-count = { $who } discards { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
act-discard-half = { $who } discards half
act-move-robber = { $who } moves the robber
act-steal-untold = { $who } takes a card from { $from }
act-steal = { $who } takes { $cards } from { $from }
act-take = { $who } takes { $cards } from the bank
act-take-unknown = { $who } takes a resource from the bank
act-give-untold = { $who } gives { $to } a card
act-give = { $who } gives { $to } { $cards }
act-damage-road = { $who } turns a { $piece ->
    [ship] ship
    [bridge] bridge
   *[road] road
 } sideways
act-robber-flees = The robber flees
act-robber-flees-home = The robber flees to the desert
act-robber-flees-to = The robber flees to { $place }
act-robber-flees-board = The robber leaves the board
act-choose-yield = { $who } chooses { $resource }
act-leave = { $who } skips a task
act-by-number = then the { $number }: { $what }
act-left = { $what ->
    [task-discard-rest] { $who } keeps all cards
    [task-steal] { $who } takes no card
    [task-take] { $who } takes nothing
    [task-give] { $who } gives nothing
    [task-vote] { $who } doesn't vote
    [task-swap] { $who } swaps nothing
    [task-pay] { $who } pays nothing
    [task-move-robber] { $who } leaves the robber where it is
    [wagons-task-bandit] { $who } leaves the bandits where they are
    [task-robber-to] { $who } leaves the robber where it is
    [task-mend-road] { $who } turns no { $piece ->
        [both] road or ship
        [crossings] road or bridge
        [any] road, ship, or bridge
       *[road] road
     } back
    [task-free-road] { $who } builds no more free { $piece ->
        [both] roads or ships
        [any] roads or ships
       *[road] roads
     }
    [rivers-task-free-bridge] { $who } builds no bridge
    [task-promote] { $who } promotes no further knight
    [task-trade-at-harbor] { $who } makes no offer
    [task-place-deserter] { $who } places no deserting knight
    [fish-task-boot] nobody draws the boot
    [fish-task-exchange] { $who } keeps every fish token
    [sea-task-free-ship] { $who } doesn't lay the ship again
   *[other] Not done: { $task }
 }
act-done-at-table = Skipped without a change: “{ $task }”
act-build-road = { $who } builds a road
act-build-settlement = { $who } builds a settlement
act-build-city = { $who } builds a city
act-repair-road = { $who } repairs a road
act-buy-card = { $who } buys a development card
act-play-knight = { $who } plays a knight
act-play-road-building = { $who } plays Road Building
act-play-year-of-plenty = { $who } plays Year of Plenty
act-play-year-of-plenty-cards = { $who } plays Year of Plenty and takes { $cards }
act-play-monopoly = { $who } plays Monopoly on { $resource } and takes { $count }
act-trade-with-bank = { $who } gives the bank { $give } for { $get }
act-trade = { $who } gives { $with } { $give } for { $get }
act-pass = { $who } ends their turn
act-claim-win = { $count ->
    [0] { $who } wins
    [one] { $who } reveals 1 victory point card and wins
   *[other] { $who } reveals { $count } victory point cards and wins
 }
act-tell-own = { $who } told the app something about their own cards
act-correct-hand = correction of { $who }'s hand
act-correction = correction to “{ $what }”
act-award = { $award } goes to { $who }
act-award-from = { $award } goes from { $from } to { $who }
act-award-nobody = { $award } goes back to the table
act-wins = { $who } wins

# What Undo takes back, in a word
step-settlement = settlement
step-road = road
step-city = city
step-roll = roll
step-vote = vote
step-weather = weather
step-robber = robber
step-steal = steal
step-discard = discard
step-card = event
step-answer = answer
step-development = dev card
step-trade = trade
step-turn = end of turn
step-end = end of game
step-correction = correction
step-change = change
