# Decks: the list, a deck's page, the editor.

home-decks = Decks

decks-title = Decks
decks-back = Back
decks-built-in = Come with the program
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
decks-undo-remove = Put { $title } back
decks-removed = { $title } is deleted. The start screen keeps it under “Deleted” for 30 days.
decks-remove-file = Delete { $file }
decks-folder-trouble = The folder { $folder } can't be read: { $reason }. Own decks can't be shown.

# A deck's page.
decks-about-a = The official event deck as facts, with texts of our own.
decks-about-b = Gifts, trades and small plenty.
decks-about-c = Good and bad harvests, damaged roads, and the robber's ways.
decks-about-d = Harbors, knights, awards and ships.
decks-about-ours = Our own cards in the published season format. They are not the printed cards; whoever owns those can type them in.
decks-about-own = An own deck. Its file is { $file }.
decks-grid-note = Touch a card to read it.
decks-cell = Red { $red }, yellow { $yellow }: { $number }, { $event }
decks-cell-season = Red { $red }, yellow { $yellow }: { $number }, { $event }, { $season }
decks-cell-none = Red { $red }, yellow { $yellow }: no card
decks-cell-many = Red { $red }, yellow { $yellow }: { $count } cards
decks-cell-count = { $count } cards
decks-events = How often each event comes
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
decks-copy-note = The copy is yours to change. Events that differ by edition are read as their text says.
decks-id-bad = A file name has 1 to 40 letters, digits, dashes and underscores.
decks-id-reserved = Windows lets no file be called { $id }. Choose another file name.
decks-title-bad = A title has 1 to 40 letters.
decks-id-built-in = { $id } is the name of a deck that comes with the program. Choose another file name.
decks-id-taken = You have a deck of the name { $id } already. Choose another file name, or replace the old deck.
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
decks-refused-no-file = { $file } is no file.
decks-refused-large = { $file } is larger than any deck.
decks-refused-name = { $file } holds the deck { $id }. It is used only if its file is called { $id }.json.
decks-refused-built-in = { $file } has the id { $id }, which belongs to a deck that comes with the program.
decks-refused-bad = { $file } has mistakes: { $first }
decks-finding-card = Card { $card }, { $field }: { $message }.
decks-finding-whole-card = Card { $card }: { $message }.
decks-finding-field = { $field }: { $message }.
decks-finding-file = { $message }.
decks-findings-more = And { $count } more.
decks-not-written = { $file } can't be written: { $reason }.
decks-try-again = Try again
decks-taken-back = { $file } is there now, so the deleted deck can't go back.

# The editor.
edit-title = Edit { $title }
edit-undo = Undo
edit-kept = Every change is kept at once.
edit-kept-first = Kept as soon as it has a card.
edit-touch-pair = Touch a pair of dice to fill in its card.
edit-filled = { $count } of 36 pairs filled
edit-warn-missing = { $count ->
        [one] 1 pair has no card, so the numbers lean.
       *[other] { $count } pairs have no card, so the numbers lean.
    }
edit-warn-double = { $count ->
        [one] 1 pair has several cards, so its number comes more often.
       *[other] { $count } pairs have several cards, so their numbers come more often.
    }
edit-warn-faces = { $count ->
        [one] 1 card does not show the event die, the others do.
       *[other] { $count } cards do not show the event die, the others do.
    }
edit-warn-silent = { $event } is for the table to resolve, but it has no text.
edit-warn-unused = No card has the event { $event }.
edit-start = Fill the first empty pair
edit-next = Next empty pair
edit-next-pair = Next pair
edit-done = Done
edit-season = Featured season
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
edit-effects-table = Nothing by itself: the table does what the card says, and says when it is done.
edit-effects-none = Nothing: a quiet card.
edit-add-effect = Add an effect
edit-effect-change = Change: { $effect }
edit-effect-remove = Remove: { $effect }
edit-to-table = Leave it to the table
edit-unnamed = New event
edit-rulings = By other ruling sets this event does something else; that stays as it is.

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

kind-discard-half = Large hands discard
kind-move-robber = Robber moves
kind-steal = Take a card unseen
kind-take = Take from the bank
kind-give = Give a card
kind-pay = Pay the bank
kind-swap = Swap with the bank
kind-damage-road = Damage a road
kind-mend-road = Mend a road
kind-robber-flees = Robber flees
kind-robber-sleeps = Robber sleeps
kind-cap-yield = One card a building
kind-yield = Better or worse harvest
kind-season = Season changes
kind-ship = Barbarian ship
kind-at-table = The table does it

who-active = The player at turn
who-all = Every player
who-others = All others
who-leaders = Who leads
who-trailers = Who trails
who-at-least = With at least
who-at-most = With at most

option-none = Nobody
option-any-kind = Any kind
option-all-hexes = All hexes
option-award-longest-road = Longest Road
option-award-largest-army = Largest Army
option-award-harbormaster = Harbormaster
measure-knights = played knights
measure-road-length = road in one line
measure-roads = roads
measure-harbor-points = harbor points
measure-harbors = harbors
measure-buildings-at-harbors = buildings at harbors
measure-public-points = points
measure-settlements = settlements
measure-cities = cities
measure-damaged-roads = damaged roads
tie-share = All of them
tie-nobody = Nobody
duty-must = Must
duty-may = May
duty-holder-must = Holder must
victims-beside-robber = Beside the robber
victims-anyone = Anyone
recipients-left = Left neighbor
recipients-right = Right neighbor
recipients-anyone = Anyone
recipients-each-fewer = Each with fewer points
recipients-one-fewer = One with fewer points
bars-buildings = Nothing at its ends
bars-settlements = No settlement there
refuge-empty-hex = An empty hex
refuge-beside-board = Beside the board
capped-all-buildings = All buildings
capped-cities = Cities
harvest-one-more = One more
harvest-one-less = One less
harvest-nothing = Nothing
course-nearer = Nearer
course-back = Back

# What an effect reads as.
reads-who-active = the player whose turn it is
reads-who-all = every player
reads-who-others = every other player
reads-who-holder = the holder of the { $award }
reads-who-most = whoever has the most { $measures }
reads-who-holder-or = the holder of the { $award }, or while there is none whoever has the most { $measures }
reads-who-nobody-leads = nobody
reads-who-least = whoever has the fewest { $measure }
reads-who-at-least = everybody with at least { $count } { $measure }
reads-who-at-most = everybody with at most { $count } { $measure }
reads-or-else = { $a }, or else the most { $b }
reads-tie-share = { $who } (all who tie)
reads-tie-nobody = { $who } (nobody on a tie)
reads-sentence = { $duty ->
        [may] { $who } may { $act }.
        [holder] { $who } must { $act } (may, if not the holder of an award).
       *[must] { $who } must { $act }.
    }
reads-act-move-robber = move the robber to another hex
reads-act-steal-beside = take 1 card unseen from a player beside the robber
reads-act-steal-anyone = take 1 card unseen from any player
reads-act-take-any = take 1 card of choice from the bank
reads-act-take = take 1 { $resource } from the bank
reads-act-give-left = give 1 card of choice to the left neighbor
reads-act-give-right = give 1 card of choice to the right neighbor
reads-act-give-anyone = give 1 card of choice to any player
reads-act-give-each = give 1 card of choice to each player with fewer points
reads-act-give-one = give 1 card of choice to one player with fewer points
reads-act-pay = pay 1 card of choice to the bank
reads-act-swap = give the bank 1 card for one of another kind
reads-act-damage-buildings = turn one own road sideways; until it is repaired, no settlement or city is built at its ends
reads-act-damage-settlements = turn one own road sideways; until it is repaired, no settlement is built at its ends where no other road leads
reads-act-mend = turn one own damaged road back for free
reads-discard-half = Whoever has too many cards discards half of them.
reads-flees-empty-hex = The robber returns to the desert; without one, to a hex without buildings.
reads-flees-beside-board = The robber returns to the desert; without one, it leaves the board.
reads-sleeps = The robber's hex produces this turn.
reads-cap-all = Each building that produces gives only 1 card.
reads-cap-cities = Each city that produces gives only 1 card.
reads-yield-more = { $hexes } give 1 card more for each building.
reads-yield-less = { $hexes } give 1 card less for each building.
reads-yield-nothing = { $hexes } give nothing.
reads-hexes-all = All hexes
reads-hexes = Hexes of { $resource }
reads-season = { $season } begins.
reads-ship-nearer = The barbarian ship comes a step nearer.
reads-ship-back = The barbarian ship goes a step back.
reads-at-table = The table does what the card says.
