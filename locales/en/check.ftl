# The table check, and putting right what is otherwise on the table.

table-check = Compare with the table
check-title = Compare: { $what }
check-spot-title = What is here in truth?
check-ground = The board
check-stores = Bank and piles
check-next = Next: { $what }
check-done = All compared: back to the turn
check-jump = Straight to
check-jump-name = Compare: { $what }
check-settlements = { $count ->
    [0] no settlement
    [one] 1 settlement
   *[other] { $count } settlements
 }
check-cities = { $count ->
    [0] no city
    [one] 1 city
   *[other] { $count } cities
 }
check-roads = { $count ->
    [0] no road
    [one] 1 road
   *[other] { $count } roads
 }
check-damaged = { $count ->
    [one] 1 of them damaged
   *[other] { $count } of them damaged
 }
check-settlements-at = Settlements
check-cities-at = Cities
check-damaged-at = Damaged roads
check-touch-pieces = A piece lies otherwise? Touch its place on the island. A number is wrong? Touch it.
check-touch-ground = Something lies otherwise? Touch the hex or the harbor on the island.
check-robber = The robber stands on { $place }.
check-robber-board = The robber stands beside the board.
check-terrain = { $count } { $terrain }
check-hexes = Hexes: { $all }
check-harbor = { $count ->
    [one] { $harbor }
   *[other] { $count } times { $harbor }
 }
check-harbors = Harbors: { $all }
check-no-harbors = No harbors
check-for-sale = { $count ->
    [0] No development card is left to buy.
    [one] 1 development card is left to buy.
   *[other] { $count } development cards are left to buy.
 }
check-award-count = { $who }: { $count }
check-correct = Correct: { $what }
check-no-building = No building
check-no-road = No road
check-none = None
check-damaged-road = Damaged road
check-piece-of = { $piece }
    { $who }
check-others = Or of another player
check-harbor-here = The harbor here
check-robber-here = The robber stands here
check-robber-off = The robber is beside the board
check-token-here = The number here
check-terrain-here = The terrain here
check-sea = Sea

player-figures = A number is wrong? Touch it. Points follow from the pieces.

figure-hand = Cards in hand
figure-hidden = Dev cards
figure-knights = Knights
figure-revealed = Revealed
figure-points = Points
figure-bank = Bank
figure-season = Season
figure-pile = Event cards in the pile
figure-ship = Ship: step
figure-turn = Turn of
figure-nobody = nobody
figure-name = Correct { $label }: { $value }
figure-name-of = Correct { $label } of { $who }: { $value }
table-turn-corner = Turn the island
bank-name = Bank: { $cards }

truth-title = How it is in truth
truth-back = It is so: back
truth-now = The app says { $value }.
truth-others = Another number of this player
truth-label-of = { $label } of { $who }
truth-less = { $label }: one less
truth-more = { $label }: one more
truth-less-5 = { $label }: five less
truth-more-5 = { $label }: five more
truth-minus-5 = -5
truth-plus-5 = +5
truth-by-kind = By kind
truth-only-count = Only how many
truth-hand = How many cards are in the hand?
truth-count-hint = The app then no longer knows for sure which cards they are.
truth-hidden = How many development cards lie face down?
truth-knights = How many knights have been played?
truth-revealed = How many victory point cards lie open?
truth-bank = What does the bank hold?
truth-pile = How many cards are left in the pile, hidden ones and New Year too?
truth-pile-hint = Cards that come off are put aside unread. To get them back, touch Undo.
truth-pile-fixed = No card can come off now: New Year is next, or the table votes.
truth-holder = Who has { $award }?
truth-season = Which season is it?
truth-turn = Whose turn is it?
truth-turn-hint = The turn then begins before its number.
truth-printed = Touch the cards that have come up already. Marked ones are out.
truth-printed-in = Card { $number }: { $card }, in the pile. Touch: it has come up
truth-printed-out = Card { $number }: { $card }, has come up. Touch: it is in the pile

odd-title = What doesn't add up
odd-chip = { $count ->
    [one] 1 thing doesn't add up
   *[other] { $count } things don't add up
 }
odd-none = Everything adds up.
odd-hint = The game goes on all the same. Put right what is wrong as soon as you know.
odd-which = Which number is wrong? Touch it.
odd-show = Look at this place
odd-show-name = { $number }: Look at { $place }
