# Decks: the list, a deck's page, the editor.

home-decks = Decks

decks-title = Decks
decks-back = Back
decks-built-in = Included
decks-own = Your own
decks-own-none = None yet. Copy a deck and change it, start a new one, or load a file.
decks-new = New deck
decks-load = Load a file
decks-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
decks-row-plain = { $cards }, the same all year
decks-row-seasons = { $cards } with seasons
decks-row-name = { $title }. { $line }

# A deck's page.
decks-about-a = The official event deck, with texts of our own.
decks-about-b = Gifts, trades and small treats.
decks-about-c = Good and bad harvests, damaged roads and the robber's whims.
decks-about-d = Harbors, knights, awards and ships.
decks-about-ours = Our own cards in the published season format. They aren't the printed cards; if you own those, you can type them in.
decks-about-own = Your own deck. Its file is { $file }.
decks-grid-note = Tap a card to read it.
decks-cell = Red { $red }, yellow { $yellow }: { $number }, { $event }
decks-cell-season = Red { $red }, yellow { $yellow }: { $number }, { $event }, { $season }
decks-cell-none = Red { $red }, yellow { $yellow }: no card
decks-cell-many = Red { $red }, yellow { $yellow }: { $count } cards
decks-cell-count = { $count } cards
decks-events = How often each event comes up
decks-event-row = { $event }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
decks-seasons-row = Cards by season
decks-season-count = { $season } { $count }
decks-all-year = All year
decks-edit = Edit
decks-copy = Copy
decks-share = Save as a file
decks-delete = Delete
decks-only-in = Only in { $season }
decks-quadrant = { $season }: { $face }
decks-card-close = Back to the deck
decks-which-card = Card { $nth } of { $count }
decks-says-nothing = This card has no text.

# Naming: new, copy, load.
decks-name-new = A new deck
decks-name-copy = A copy of { $title }
decks-name-load = Load { $title }
decks-title-field = Title
decks-id-field = File name
decks-title-usual = My deck
decks-title-copy = Copy of { $title }
decks-copy-note = The copy is yours to change. Events that differ by edition follow their text.
decks-id-bad = A file name has 1 to 40 letters, digits, dashes and underscores.
decks-id-reserved = Windows doesn't allow a file called { $id }. Choose another file name.
decks-title-bad = A title has 1 to 40 letters.
decks-id-built-in = { $id } is the name of an included deck. Choose another file name.
decks-id-taken = You already have a deck called { $id }. Choose another file name, or replace the old deck.
decks-create = Create
decks-make-copy = Make the copy
decks-take = Load it
decks-replace-deck = Replace the old deck

# Files.
decks-load-title = Load a deck
decks-load-now = Load
decks-save-title = Save { $title } as a file
decks-save-now = Save
decks-saved-as = Saved as { $file }.
decks-refused = { $file } can't be used as a deck. Nothing has changed.
decks-refused-file = { $file } can't be read: { $reason }.
decks-refused-not-a-file = { $file } isn't a file.
decks-refused-too-large = { $file } is larger than any deck.
decks-refused-misnamed = { $file } contains the deck { $id }. It only counts if its file is called { $id }.json.
decks-refused-built-in-id = { $file } has the id { $id }, which belongs to an included deck.
decks-refused-bad = { $file } has mistakes: { $first }
decks-finding-card = Card { $card }, { $field }: { $message }.
decks-finding-whole-card = Card { $card }: { $message }.
decks-finding-field = { $field }: { $message }.
decks-finding-file = { $message }.
decks-findings-more = And { $count } more.
decks-not-written = { $file } can't be saved: { $reason }.
decks-try-again = Try again

# The editor.
edit-title = Edit { $title }
edit-undo = Undo
edit-kept = Every change is saved right away.
edit-kept-first = Saved as soon as it has a card.
edit-touch-pair = Tap a pair of dice to fill in its card.
edit-filled = { $count } of 36 pairs filled
edit-warn-missing = { $count ->
        [one] 1 pair has no card, so the numbers are uneven.
       *[other] { $count } pairs have no card, so the numbers are uneven.
    }
edit-warn-double = { $count ->
        [one] 1 pair has several cards, so its number comes more often.
       *[other] { $count } pairs have several cards, so their numbers come more often.
    }
edit-warn-faces = { $count ->
        [one] 1 card doesn't show the event die; the others do.
       *[other] { $count } cards don't show the event die; the others do.
    }
edit-warn-silent = The table should carry out { $event }, but it has no text.
edit-warn-unused = No card has the event { $event }.
edit-start = Fill the first empty pair
edit-next = Next empty pair
edit-next-pair = Next pair
edit-done = Done
edit-season = Season of the card
edit-season-none = None
edit-faces = Event die
edit-faces-off = No event die
edit-faces-on = Show the event die
edit-face-name = { $season }: { $face }
edit-event = Event
edit-copy-before = Copy the card before
edit-remove-card = Remove the card
edit-another-card = Another card here
edit-new-event = New event
edit-quiet = Quiet
edit-other-decks = From another deck
edit-event-count = { $event }, on { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
edit-from = From { $deck }
edit-name-field = Name of the event
edit-text-field = Text on the card
edit-text-hint = What the card says
edit-shared = { $count } cards have this event: what you change here changes on all of them.
edit-effects = What the app does
edit-effects-table = Nothing by itself: the table does what the card says, and taps when it's done.
edit-effects-none = Nothing: a quiet card.
edit-add-effect = Add an effect
edit-effect-change = Change: { $effect }
edit-effect-remove = Remove: { $effect }
edit-to-table = Leave it to the table
edit-unnamed = New event
edit-rulings = Under other event rules this event does something else; that stays as it is.

# The effect builder.
build-what = What happens
build-who = Who
build-duty = Must they
build-resource = Which card
build-from = From whom
build-to = To whom
build-holder = Holder of
build-most = Or who has the most
build-least = Who has the least
build-measure = Of what
build-count = How many
build-count-less = One less
build-count-more = One more
build-tie = On a tie
build-bars = Until it is repaired
build-refuge = Without a desert
build-capped = Which buildings
build-hexes = Which hexes
build-harvest = How
build-begins = Which season
build-course = Which way
build-reads = It reads

kind-discard-half = Too many cards: discard
kind-move-robber = Robber moves
kind-steal = Take a random card
kind-take = Take from the bank
kind-give = Give a card
kind-pay = Pay the bank
kind-swap = Swap with the bank
kind-damage-road = Damage a road
kind-mend-road = Repair a road
kind-robber-flees = Robber flees
kind-robber-sleeps = Robber sleeps
kind-cap-yield = One card per building
kind-yield = Better or worse harvest
kind-season = Season changes
kind-ship = Barbarian ship
kind-at-table = The table does it

who-active = Whose turn it is
who-all = Every player
who-others = All others
who-leaders = Who leads
who-trailers = Who's last
who-at-least = With at least …
who-at-most = With at most …

option-none = Nobody
option-any-kind = Any kind
option-all-hexes = All hexes
measure-knights = knights played
measure-road_length = { $sea ->
    [yes] trade route in one line
   *[no] road in one line
 }
measure-roads = roads
measure-harbor_points = harbor points
measure-harbors = harbors
measure-buildings_at_harbors = buildings at harbors
measure-public_points = points
measure-settlements = settlements
measure-cities = cities
measure-damaged_roads = damaged roads
measure-one-knights = knight played
measure-one-road_length = road in one line
measure-one-roads = road
measure-one-harbor_points = harbor point
measure-one-harbors = harbor
measure-one-buildings_at_harbors = building at a harbor
measure-one-public_points = point
measure-one-settlements = settlement
measure-one-cities = city
measure-one-damaged_roads = damaged road
tie-share = All of them
tie-nobody = Nobody
duty-must = Must
duty-may = May
duty-holder-must = Holder must
victims-beside-robber = Next to the robber
victims-anyone = Anyone
recipients-left_neighbour = Left neighbor
recipients-right_neighbour = Right neighbor
recipients-anyone = Anyone
recipients-each_with_fewer_points = Each with fewer points
recipients-one_with_fewer_points = One with fewer points
bars-buildings = Nothing at its ends
bars-settlements_without_other_road = No settlement there
refuge-empty_hex = An empty hex
refuge-beside_board = Beside the board
capped-all_buildings = All buildings
capped-cities = Cities
harvest-one_more = One more
harvest-one_less = One less
harvest-nothing = Nothing
course-nearer = Closer
course-back = Back

# What an effect reads as.
reads-who-active = the player whose turn it is
reads-who-all = every player
reads-who-others = every other player
reads-who-holder = the holder of the { $award }
reads-who-most = whoever has the most { $measures }
reads-who-holder-or = the holder of the { $award }, or while nobody holds it, whoever has the most { $measures }
reads-who-nobody-leads = nobody
reads-who-least = whoever has the fewest { $measure }
reads-who-at-least = everyone with at least { $count } { $measure }
reads-who-at-most = everyone with at most { $count } { $measure }
reads-or-else = { $a }, or else the most { $b }
reads-tie-share = { $who } (on a tie, all of them)
reads-tie-nobody = { $who } (on a tie, nobody)
reads-sentence = { $duty ->
        [may] { $who } may { $act }.
        [holder_must] { $who } must { $act } (may, if not the holder of an award).
       *[must] { $who } must { $act }.
    }
reads-act-move-robber = move the robber to another hex
reads-act-steal-beside_robber = take 1 random card from a player next to the robber
reads-act-steal-anyone = take 1 random card from any player
reads-act-take-any = take 1 card of choice from the bank
reads-act-take = take 1 { $resource } from the bank
reads-act-give-left_neighbour = give 1 card of their choice to the left neighbor
reads-act-give-right_neighbour = give 1 card of their choice to the right neighbor
reads-act-give-anyone = give 1 card of their choice to any player
reads-act-give-each_with_fewer_points = give 1 card of their choice to each player with fewer points
reads-act-give-one_with_fewer_points = give 1 card of their choice to one player with fewer points
reads-act-pay = pay 1 card of their choice to the bank
reads-act-swap = swap 1 card with the bank for 1 of another kind
reads-act-damage-buildings = turn one of their roads sideways; until it is repaired, no settlement or city is built at its ends
reads-act-damage-settlements_without_other_road = turn one of their roads sideways; until it is repaired, no settlement is built at its ends where no other road leads
reads-act-mend = turn one of their damaged roads back for free
reads-discard-half = Whoever has too many cards discards half of them.
reads-flees-empty_hex = The robber returns to the desert; if there is none, to a hex without buildings.
reads-flees-beside_board = The robber returns to the desert; if there is none, it leaves the board.
reads-sleeps = The robber's hex produces this turn.
reads-cap-all_buildings = Each building that produces gives only 1 card.
reads-cap-cities = Each city that produces gives only 1 card.
reads-yield-one_more = { $hexes } give 1 extra resource to each building.
reads-yield-one_less = { $hexes } give 1 card less to each building.
reads-yield-nothing = { $hexes } give nothing.
reads-hexes-all = All hexes
reads-hexes = Hexes with { $resource }
reads-season = { $season } begins.
reads-ship-nearer = The barbarian ship comes a step closer.
reads-ship-back = The barbarian ship goes a step back.
reads-at-table = The table does what the card says.
