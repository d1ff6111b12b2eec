# The deck lab.

home-lab = Deck lab
lab-back = Back
lab-title = Deck lab
lab-decks = Which decks?
lab-layout = Layout
lab-layout-mixed = One pile
lab-layout-stacks = Stacks
lab-new-year = New Year
lab-new-year-on = With
lab-new-year-leap = Leap Year
lab-new-year-off = Without
lab-votes = How does the table vote?
lab-votes-reset = New pile
lab-votes-half = Random
lab-votes-leap = Leap Year
lab-weather = Weather cards
lab-weather-off = Off
lab-weather-mixed = In the pile
lab-weather-held = With a player
lab-years = How many years?
lab-years-note = A year lasts from one shuffle to the next.
lab-years-choice-name = { $years } years
lab-run = Play { $years } years
lab-cancel = Cancel
lab-progress = { $percent } of 100 parts played
lab-canceled = Stopped. Nothing to show.
lab-empty = Choose decks and a number of years to see how the cards compare with two dice.

lab-problem-no-deck = Choose at least one deck.
lab-problem-too-many = At most { $most } decks can be played together.
lab-problem-leap-stacks = A Leap Year card needs one pile. Choose one pile, or New Year without Leap Year.
lab-problem-no-number = The hidden cards leave no number to draw. Add another deck, or turn off New Year.
lab-problem-deck = The built-in decks are damaged. Please reinstall the app.

lab-of = { $decks }: { $turns } turns in { $years } years.
lab-cards = Cards
lab-dice = Two dice

# A number with its article, as "an 8", "a 7".
lab-A-number = { $number ->
        [8] An 8
        [11] An 11
       *[other] A { $number }
    }

lab-numbers-title = { $number } comes up { $least } to { $most } times in 72 turns; with dice { $dice-least } to { $dice-most }
lab-numbers-line = { $number } comes up in { $cards } of 100 turns with cards, in { $dice } with dice.
lab-numbers-legend-line = Thin lines: nine out of ten games.

lab-away-title = { $number } stayed away for at most { $longest } turns; with dice { $dice-longest }
lab-away-line = Half the time it is back after { $typical } turns, 95 of 100 times within { $long }; with dice after { $dice-typical } and { $dice-long }.
lab-away-legend = Bar: 95 of 100 times. Thin line: the longest time.

lab-guess-title = Whoever counts cards guesses the last one right { $without } of 100 times; with New Year { $with }
lab-guess-line = { $left ->
        [one] One card left
       *[other] { $left } cards left
    }: the best guess is right { $with } of 100 times with New Year, { $without } without, { $dice } with dice.
lab-guess-line-without = { $left ->
        [one] One card left
       *[other] { $left } cards left
    }: the best guess is right { $without } of 100 times without New Year, { $dice } with dice.
lab-guess-with = With New Year
lab-guess-without = Without New Year
lab-guess-dice = Two dice
lab-guess-axis = Cards left to draw
lab-guess-mean = Over all turns: { $with } of 100 with New Year, { $without } without.

lab-seasons-title = { $season } lasts { $share } of 100 turns
lab-events-title = An event happens in { $share } of 100 turns
lab-events-line = { $event }: in { $share } of 100 turns, about one in { $every }.
lab-events-line-idle = { $event }: in { $share } of 100 turns. In { $idle } it is drawn out of its season, and nothing happens.
lab-events-line-never = { $event }: it did not happen.
lab-kinds-title = { $kind }: in { $share } of 100 turns
lab-kinds-line = How often a card or a 7 makes this happen.
lab-net-title = What events move in random games, each time they happen
lab-net-line = { $event }: { $net } cards for the whole table, { $passed } from player to player.

lab-kind-take = Cards from the bank
lab-kind-give = Gifts between players
lab-kind-steal = Cards taken from players
lab-kind-pay = Payments to the bank
lab-kind-swap = Swaps with the bank
lab-kind-discard = Discards of half a hand
lab-kind-robber = The robber moves
lab-kind-yield = More or less harvest
lab-kind-damage = Damaged roads
lab-kind-mend = Repaired roads
lab-kind-season = A season begins
lab-kind-ship = The barbarian ship moves
lab-kind-at_table = Done at the table
