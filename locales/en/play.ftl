# The play screen.

list-pair = { $a } and { $b }
list-more = { $a }, { $b }
nothing = nothing
close = Close
player-back = Back to the turn
unknown-player = a player

# Header
turn-of = Turn { $turn } · { $who }
opening-of = Opening · { $who }
pile-left = { $count ->
    [one] 1 card to draw
   *[other] { $count } cards to draw
 }
pile-left-name = Piles: { $count ->
    [one] 1 event card to draw
   *[other] { $count } event cards to draw
 }
undo = Undo
undo-what = Undo: { $what }
undo-nothing = Undo: nothing to take back
redo = Redo
redo-what = Redo: { $what }
redo-nothing = Redo: nothing to do again
history = History
menu = Home
table = Table
not-saved = Not saved: { $why }. The game goes on.
retry = Try again

# Opening
found-settlement-1 = { $who }: touch where your first settlement stands
found-settlement-2 = { $who }: touch where your second settlement stands
found-road = { $who }: touch where the road beside it lies
found-hint-1 = Each player places a settlement and a road, then once more in reverse order.
found-hint-2 = The second settlement brings a card for each hex beside it.
found-brought = { $who } takes { $cards } for the second settlement.

# Before production
before-title = { $who }, it's your turn
before-hint = Draw the next card. A development card may be played first.
draw = Draw
roll-number = { $number }
roll-name = Rolled { $number }
development = Dev card

# The card
number-shown = The number is { $number }
rolled = Rolled
new-year = New Year: all cards were shuffled into a new pile, then this card was drawn.
pile-used-up = The pile was used up: all cards were shuffled into a new one.

# Payouts
everyone-takes = Everyone takes
takes = { $who } takes { $cards }
takes-nothing = { $who }: nothing
takes-note = { $sentence }; { $note }
robber-blocks = the robber blocks { $cards }
short-due = { $cards } due, bank short
bank-short = The bank has too little { $resources } for everyone who is due some, so nobody takes any.
bank-short-one = The bank has too little { $resources }: { $who } takes what is left.
seven-nothing = A 7 produces nothing.
produces-after = The number pays when the tasks are done.

# Tasks
task-discard = { $who } discards { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
task-discard-ask = More than { $limit } cards? Discard half
task-discard-rest = { $who } discards half
task-keeps = keeps all
task-discards = discards { $count }
task-discard-count-less = Cards of { $who }: one less
task-discard-count-more = Cards of { $who }: one more
task-discard-done-name = { $who } is done: { $what }
task-discard-kinds = Which { $count }?
task-discard-kinds-name = { $who } discards { $count }: tell which
task-discard-is-done = { $who } is done
task-discard-told = { $who } has discarded { $count }
task-discard-next = Go on: { $who } { $what }
task-discard-confirm = { $who } has discarded { $given } of { $count }
task-robber = { $who } moves the robber: touch a hex
task-steal = { $who } takes a card: from whom?
task-steal-which = Which card did { $who } take from { $from }?
task-steal-from = From { $from }
task-steal-from-name = { $who } takes a card from { $from }
task-steal-later = { $who } takes a card from a player beside the robber
task-take = { $who } takes 1 resource of choice
task-take-kind = { $who } takes { $resource }
task-take-done = Taken
task-take-done-name = { $who } has taken a resource
task-give = { $who } gives a card of choice
task-give-one = { $who } gives { $to } a card of choice
task-give-to = To { $to }
task-give-to-name = { $who } gives a card to { $to }
task-give-kind = { $who } gives { $to } { $resource }
task-give-down = Face down
task-give-down-name = { $who } gives { $to } a card face down
task-damage = { $who } turns a road sideways: touch it
task-flee = The robber flees: touch { $place }
task-flee-among = The robber flees: touch its new hex
task-flee-board = The robber leaves the board
task-flee-done = Robber put beside the board
task-yield = { $who } chooses what the building gives: { $place }
task-yield-kind = { $who } takes { $resource } there
task-free-road = { $who }: touch where the free road lies
task-untold-kinds = Kinds not told
task-untold-kind = Kind not told
task-untold-discard = { $who } has discarded { $count ->
    [one] 1 card
   *[other] { $count } cards
 }, kinds not told
task-untold-pay = { $who } has paid 1 card, kind not told
task-untold-take = { $who } has taken 1 resource, kind not told
task-untold-steal = { $who } has taken 1 card from { $from }, kind not told
task-untold-give = { $who } has given { $to } 1 card, kind not told
task-skip = Skip - the books stay
task-skip-yield = Skip - the books take { $resource }
task-skip-name = { $label }: { $task }
wanted-hex = Touch a hex
wanted-road = Touch a road
wanted-player = Touch a player
wanted-card = Touch a card
wanted-done = Say when it is done
task-leave = Skip
task-leave-all = Skip - { $left }
task-leave-name = Skip: { $left }

kind-less = { $label }, { $resource }: one less
kind-more = { $label }, { $resource }: one more
kinds-clear = { $label }: none

# Turn
build = Build
trade = Trade
bank = Bank
done-pass = Done - pass to { $next }
spots-hint = Touch a marked spot on the island to build there.
spots-none = Nothing can be built with these cards now.

# Building
build-title = Build
build-costs = What it costs
build-hint = Touch a marked spot, then choose the piece.
build-any-hint = Any spot can be touched. The app says what the rules think of it.
any-spot = Any spot
legal-spots = Legal spots only
price-road = Road
price-settlement = Settlement
price-city = City
price-development-card = Development card
price-repair = Repair the road
price-left = { $count } left
price-lacks = can't be paid
price-payable = can be paid
price-spots = { $count ->
    [0] no spot
    [one] 1 spot
   *[other] { $count } spots
 }
chooser-title = Build here?
chooser-build = Build: { $piece } for { $price }
chooser-none = Nothing can be built here.
chooser-cancel = Back
ask-title = Which one did you mean?

# Trade
trade-title = Trade with a player
bank-title = Trade with the bank
trade-give = { $who } gives the bank
trade-get = and takes 1
trade-give-kind = Give { $cards }
trade-get-kind = Take { $resource } for { $cards }
trade-first = First touch what is given.
trade-too-few = For a trade you need that many of one kind.
player-about = About { $who }
trade-with = With whom?
trade-with-name = Trade with { $who }
trade-confirm = { $who } gives { $give }, { $with } gives { $get }
trade-gives = { $who } gives
trade-gets = { $who } gets
trade-gives-short = gives
trade-gets-short = gets

# Development cards
cards-title = Development cards
cards-of = { $who }: { $ready } ready to play, { $fresh } bought this turn
cards-buy = Buy a card
cards-buy-name = Buy a development card for { $price }
cards-left = { $count ->
    [0] none left to buy
    [one] 1 left to buy
   *[other] { $count } left to buy
 }
card-knight = Knight
card-road-building = Road Building
card-year-of-plenty = Year of Plenty
card-monopoly = Monopoly
card-victory-point = Victory point
card-play = Play { $card }
card-plenty-hint = Choose 2 cards from the bank.
card-plenty-kind = Take { $resource }: { $count } chosen
card-plenty-again = Choose again
card-plenty-confirm = Take { $cards }
card-plenty-choose = Choose { $count ->
    [one] 1 more card
   *[other] { $count } more cards
 }
card-plenty-play = Play Year of Plenty
card-monopoly-hint = Which resource do all others hand over?
card-monopoly-kind = Monopoly on { $resource }
card-monopoly-counts = How many { $resource } does each hand over?
card-monopoly-less = { $resource } of { $who }: one less
card-monopoly-more = { $resource } of { $who }: one more
card-monopoly-confirm = Take { $cards } from the others
card-monopoly-choose = Choose a resource
reveal = Reveal { $count ->
    [one] 1 victory point card
   *[other] { $count } victory point cards
 } and win
reveal-none = Win now

# Players
points = { $count ->
    [one] point
   *[other] points
 }
player-name = { $who }, { $mark }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }, { $details }
player-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
player-hand-open = { $count ->
    [one] 1 card
   *[other] { $count } cards
 } ({ $cards })
player-development = { $count ->
    [one] 1 development card
   *[other] { $count } development cards
 }
player-knights = { $count ->
    [one] 1 knight played
   *[other] { $count } knights played
 }
player-left = left: { $roads ->
    [one] 1 road
   *[other] { $roads } roads
 }, { $settlements ->
    [one] 1 settlement
   *[other] { $settlements } settlements
 }, { $cities ->
    [one] 1 city
   *[other] { $cities } cities
 }
player-revealed = { $count ->
    [one] 1 victory point card revealed
   *[other] { $count } victory point cards revealed
 }
player-active = { $name }; it is this player's turn
award-longest-road = Longest Road
award-largest-army = Largest Army
award-harbormaster = Harbormaster
award-short-longest-road = Road { $count }
award-short-largest-army = Army { $count }
award-short-harbormaster = Harbor { $count }
award-of = { $award } { $count }
hand-known = { $who } holds { $cards }
hand-unknown = and { $count ->
    [one] 1 card
   *[other] { $count } cards
 } of unknown kind
hand-known-none = { $who }: nothing known for sure
hand-show = Show what is known of { $who }'s hand
hand-hidden-hint = Hold a finger on the player's card to see what is known of the hand.
player-road = Longest road of { $who }: { $count }, lit on the island
correct-hand = Correct { $who }'s hand
correct-title = What does { $who } hold?
correct-label = { $who }'s hand
correct-confirm = { $who } holds { $cards }

# The end
win-title = { $who } wins!
win-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 } in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 }
win-revealed = with { $count ->
    [one] 1 revealed victory point card
   *[other] { $count } revealed victory point cards
 }
win-public = with points that all could see
win-line = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
win-home = To the start
card-of-it = of it by the card: { $cards }
card-all-of-it = by the card
