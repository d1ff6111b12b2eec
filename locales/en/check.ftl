# The table check, and putting right what is otherwise on the table.

table-check = Compare with the table
check-title = Compare: { $what }
check-spot-title = What's really here?
check-ground = The board
check-stores = Bank and piles
check-next = Next: { $what }
check-done = All compared: back to the turn
check-jump-name = Jump to: { $what }
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
check-lying-road = { $count ->
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
check-damaged-at = { $sea ->
    [yes] Damaged roads and ships
   *[no] Damaged roads
 }
check-touch-pieces = A piece in the wrong place? Tap its spot on the island. A number is wrong? Tap it.
check-touch-ground = Something in the wrong place? Tap the hex or the harbor on the island.
check-robber = The robber is on { $place }.
check-robber-board = The robber is beside the board.
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
check-correct = Change to: { $what }
check-no-building = No building
check-no-road = No road
check-none = None
check-damaged-road = Damaged road
check-piece-of = { $piece }
    { $who }
check-others = Or someone else's
check-harbor-here = The harbor here
check-robber-here = The robber is here
check-robber-off = The robber is beside the board
check-token-here = The number here
check-terrain-here = The terrain here
check-sea = Sea

player-figures = A number is wrong? Tap it. Points follow from the pieces.

figure-hand = Cards in hand
figure-hidden = Dev cards
figure-knights = Knights
figure-revealed = Points revealed
figure-points = Points
figure-bank = Bank
figure-season = Season
figure-pile = Cards in the pile
figure-ship = Ship: step
figure-turn = Turn of
figure-nobody = nobody
figure-name = Correct { $label }: { $value }
figure-name-of = Correct { $label } of { $who }: { $value }
table-turn-corner = Turn the island
bank-unsure = Bank: { $cards }. Some cards moved without anybody saying which. Tap to enter what is there
bank-unsure-why = Some cards moved without anybody saying which. Count the bank, and it is exact again.
cards-at-least = at least { $cards }
cards-unknown = { $resource } unknown
bank-name = Bank: { $cards }

truth-title = What's really on the table
truth-back = That's right
truth-now = The app says { $value }.
truth-others = Something else about this player
truth-label-of = { $label } of { $who }
truth-less = { $label }: one less
truth-more = { $label }: one more
truth-less-5 = { $label }: five less
truth-more-5 = { $label }: five more
truth-minus-5 = -5
truth-plus-5 = +5
truth-by-kind = By kind
truth-by-change = One more or less
truth-change = What came to this hand or left it without being recorded?
truth-only-count = Just how many
truth-hand = How many cards are in the hand?
truth-count-hint = The app then no longer knows for sure which cards they are.
truth-hidden = How many development cards are face down?
truth-knights = How many knights have been played?
truth-revealed = How many victory point cards are revealed?
truth-bank = What's in the bank?
truth-bank-least = Shown is what is there for certain: some cards moved without anybody saying which. In all there should be { $count }.
truth-pile = How many cards are left in the pile, counting hidden ones and New Year?
truth-pile-hint = Cards that come off are put aside unread. Undo brings them back.
truth-pile-fixed = No card can come off now: New Year is next, or the table votes.
truth-holder = Who has { $award }?
truth-season = Which season is it?
truth-turn = Whose turn is it?
truth-turn-hint = The turn then starts before its number.
truth-printed = Tap the cards that have already come up. Marked ones are out.
truth-printed-in = Card { $number }: { $card }, in the pile. Tap if it has come up
truth-printed-out = Card { $number }: { $card }, has come up. Tap if it is in the pile

odd-title = What doesn't add up
odd-chip = { $count ->
    [one] 1 thing doesn't add up
   *[other] { $count } things don't add up
 }
odd-none = Everything adds up.
odd-hint = You can go on playing. Fix it once you know what's wrong.
odd-which = Which number is wrong? Tap it.
odd-show = Show this place
odd-show-name = { $number }: Show { $place }
