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
undo-nothing = Undo: nothing to undo
redo = Redo
redo-what = Redo: { $what }
redo-nothing = Redo: nothing to redo
history = History
menu = Home
table = Table
not-saved = Not saved: { $why }. The game goes on.
retry = Try again

# Opening
found-settlement-1 = { $opening ->
    [given] { $who }: tap where your next settlement goes
   *[other] { $who }: tap where your first settlement goes
 }
found-settlement-2 = { $opening ->
    [given] { $who }: tap where your last settlement goes
   *[other] { $who }: tap where your second settlement goes
 }
found-road = { $who }: tap where your road goes
found-hint-1 = { $city ->
    [yes] { $sea ->
        [yes] Each player places a settlement and a road or ship, then in reverse order a city and a road or ship.
       *[no] Each player places a settlement and a road, then in reverse order a city and a road.
     }
   *[no] { $sea ->
        [yes] { $opening ->
            [three] Each player places a settlement and a road or ship, then again in reverse order, and once more in order.
           *[other] Each player places a settlement and a road or ship, then again in reverse order.
         }
       *[no] Each player places a settlement and a road, then again in reverse order.
     }
 }
found-hint-2 = { $city ->
    [yes] The city brings a resource for each hex next to it.
   *[no] { $opening ->
        [three] The third settlement brings a card for each hex next to it.
        [given] The last settlement brings a card for each hex next to it.
       *[other] The second settlement brings a card for each hex next to it.
     }
 }
found-brought = { $city ->
    [yes] { $who } takes { $cards } for their city.
   *[no] { $opening ->
        [three] { $who } takes { $cards } for their third settlement.
        [given] { $who } takes { $cards } for their last settlement.
       *[other] { $who } takes { $cards } for their second settlement.
     }
 }

# A die of the table's or the app's
die-roll = Roll the die
die-roll-two = Roll both dice
die-shows = { $number }: { $outcome }
die-name = The die shows { $number }

# Before production
before-title = { $who }, it's your turn
before-again = A 2 or a 12 counts for nothing: roll again.
before-hint = Draw the next card.
before-development = You may play a development card first.
draw = Draw
roll-number = { $number }
roll-name = Rolled { $number }
development = Dev card

# The card
number-shown = The number is { $number }
new-year = New Year: all cards were shuffled into a new pile, then this card was drawn.
pile-used-up = The pile was used up: all cards were shuffled into a new one.

# Payouts
takes = { $who } takes { $cards }
takes-nothing = { $who }: nothing
takes-note = { $sentence }; { $note }
card-waits = only · { $event }
robber-blocks = the robber blocks { $cards }
short-due = { $cards } due, but the bank is short
bank-short = The bank doesn't have enough { $resources } for everyone, so nobody takes any.
bank-short-one = The bank doesn't have enough { $resources }: { $who } takes what's left.
seven-nothing = A 7 produces nothing.
produces-after = The number pays out once the tasks are done.

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
task-discard-next = Next: { $who } { $what }
task-discard-confirm = { $who } has discarded { $given } of { $count }
task-robber = { $either ->
    [yes] { $who } moves the robber or the pirate: tap a hex
   *[no] { $who } moves the robber: tap a hex
 }
task-steal = { $who } takes a card: from whom?
task-steal-one = { $who } takes a card: from { $from }
task-steal-which = Which card did { $who } take from { $from }?
task-steal-from = From { $from }
task-steal-from-name = { $who } takes a card from { $from }
task-steal-later = { $sea ->
    [yes] { $who } takes a card from a player next to the robber or pirate
   *[no] { $who } takes a card from a player next to the robber
 }
task-take = { $who } takes 1 resource of their choice
task-take-kind = { $who } takes { $resource }
task-take-done = Taken
task-take-done-name = { $who } has taken a resource
task-give = { $who } gives 1 card of their choice
task-give-one = { $who } gives { $to } 1 card of their choice
task-give-to = To { $to }
task-give-to-name = { $who } gives a card to { $to }
task-give-kind = { $who } gives { $to } { $resource }
task-give-down = Face down
task-give-down-name = { $who } gives { $to } a card face down
task-give-each = { $who } { $count }
task-give-all-down = { $all }, face down
task-damage = { $piece ->
    [both] { $who } turns a road or ship sideways: tap it
    [crossings] { $who } turns a road or bridge sideways: tap it
    [any] { $who } turns a road, ship, or bridge sideways: tap it
   *[road] { $who } turns a road sideways: tap it
 }
task-flee = The robber flees: tap { $place }
task-flee-among = The robber flees: tap its new hex
task-flee-board = The robber leaves the board
task-flee-done = Robber is beside the board
task-choose-yield = { $who } chooses what the building gives: { $place }
task-yield-kind = { $who } takes { $resource } there
task-free-road = { $either ->
    [yes] { $who }: tap where the free road or ship goes
   *[no] { $who }: tap where the free road goes
 }
task-untold-kinds = Don't say which
task-untold-kind = Don't say which
task-untold-costs = If nobody says which, the app only knows the least that the bank holds, until somebody counts it.
task-untold-costs-hands = If nobody says which, the app knows these hands only in part.
task-untold-discard = { $who } has discarded { $count ->
    [one] 1 card
   *[other] { $count } cards
 }, without saying which
task-untold-pay = { $who } has paid 1 card, without saying which
task-untold-take = { $who } has taken 1 resource, without saying which
task-untold-steal = { $who } has taken 1 card from { $from }, without saying which
task-untold-give = { $who } has given { $to } 1 card, without saying which
task-skip = The table did otherwise …
task-skip-yield = Skip – record { $resource }
task-skip-name = { $label }: { $task }
wanted-hex = Tap a hex
wanted-road = Tap a road
wanted-player = Tap a player
wanted-card = Tap a card
wanted-done = Tap when it's done
task-make-up = Make up for it
task-make-up-name = Make up for it: { $left }
task-again = { $count ->
    [one] Then once more.
   *[other] Then { $count } more times.
}
task-leave = Skip
task-leave-all = { $left }
task-leave-name = Skip: { $left }

kind-less = { $label }, { $resource }: one less
kind-more = { $label }, { $resource }: one more
kinds-clear = { $label }: none

# Turn
build = Build
trade = Trade
bank = Bank
done-pass = Done – pass to { $next }
spots-hint = Tap a marked spot on the island to build there.
spots-none = You can't build anything with these cards now.

# Building
build-title = Build
build-costs = What it costs
build-hint = Tap a marked spot to build there.
build-any-hint = Tap any spot. The app tells you what the rules say.
any-spot = Any spot
legal-spots = Legal spots only
price-road = Road
price-settlement = Settlement
price-city = City
price-development-card = Development card
price-repair = Repair the road
price-left = { $count } left
price-lacks = can't afford it
price-payable = can afford it
price-spots = { $count ->
    [0] no spot
    [one] 1 spot
   *[other] { $count } spots
 }
chooser-title = Build here?
chooser-build = Build: { $piece } for { $price }
chooser-none = You can't build anything here.
chooser-hint = Tap on the island what to build here.
chooser-cancel = Back
ask-piece = { $piece }: { $place }
ask-title = Which one?
ask-new = New { $piece }
ask-theirs = { $piece ->
    [road] { $who }'s road
    [ship] { $who }'s ship
    [bridge] { $who }'s bridge
    [settlement] { $who }'s settlement
    [city] { $who }'s city
    [oil-metropolis] { $who }'s oil metropolis
    [basic] { $who }'s basic knight
    [strong] { $who }'s strong knight
   *[mighty] { $who }'s mighty knight
}
theirs-turn = It's { $who }'s turn.
chooser-route = { $who }'s longest route would be { $length } long.

# Trade
trade-title = Trade with a player
bank-title = Trade with the bank
trade-give = { $who } gives the bank
trade-get = and takes 1
trade-give-kind = Give { $cards }
trade-get-kind = Take { $resource } for { $cards }
trade-first = First tap what to give.
trade-too-few = You don't have enough of any kind to trade with the bank.
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
cards-play = Play one
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
card-monopoly-hint = Which resource does everyone else hand over?
card-monopoly-kind = Monopoly on { $resource }
card-monopoly-counts = How much { $resource } from each player?
card-monopoly-less = { $resource } of { $who }: one less
card-monopoly-more = { $resource } of { $who }: one more
card-monopoly-confirm = Take { $cards } from the others
card-monopoly-counted = Take all { $resource }: the app counts
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
player-hand-unknown = { $count } unknown
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
player-left = left: { $all }
player-left-road = { $count ->
    [one] 1 road
   *[other] { $count } roads
 }
player-left-settlement = { $count ->
    [one] 1 settlement
   *[other] { $count } settlements
 }
player-left-city = { $count ->
    [one] 1 city
   *[other] { $count } cities
 }
player-revealed = { $count ->
    [one] 1 victory point card revealed
   *[other] { $count } victory point cards revealed
 }
player-active = { $name }; it's their turn
player-due = { $name }; has something to do
award-longest_road = { $sea ->
    [yes] Longest Trade Route
   *[other] Longest Road
}
award-largest_army = Largest Army
award-harbormaster = Harbormaster
award-short-longest_road = { $sea ->
    [yes] Route
   *[other] Road
} { $count }
award-short-largest_army = Army { $count }
award-short-harbormaster = Harbor { $count }
award-of = { $award } { $count }
hand-known = { $who } holds { $cards }
hand-unknown = and { $count ->
    [one] 1 card
   *[other] { $count } cards
 } of unknown kind
hand-known-none = { $who }: nothing known for sure
hand-show = Show what is known of { $who }'s hand
hand-hidden-hint = Press and hold a player below to see what's known of their hand.
player-road = { $sea ->
    [yes] { $who }'s longest trade route: { $count } (lit up on the island)
   *[no] { $who }'s longest road: { $count } (lit up on the island)
 }
correct-hand = Correct { $who }'s hand
correct-hidden = Correct { $who }'s development cards
correct-bank = Correct the bank
refused-correct-hint = If the table knows better:
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
win-public = without any hidden points
win-line = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
win-rematch-same = Rematch, same island
win-rematch-new = Rematch, new island
win-picture = Save a picture
win-picture-line = Played on { $when } with Tableside
win-picture-written = Picture saved: { $file }
rematch-same = Clear the board: { $who } sets up first this time.
rematch-new = Lay the island as shown. { $who } sets up first this time.
win-home = Start screen
