# What a game tells: points, cards, time.

stats-title = Statistics
stats-of = Statistics of { $game }
win-statistics = How the game went
stats-back = Back
stats-points = Points
stats-cards = Cards
stats-time = Time
stats-as-tables = Tables
stats-as-plots = Charts
stats-picture = Save it all as a picture
stats-csv = All data as CSV
stats-json = All data as JSON
stats-written = The data was saved to { $file }.
stats-nothing-yet = Nothing has happened in this game yet.

stats-player = Player
stats-turn = Turn
stats-all = All
stats-count = Number
stats-what = What
stats-place = Place
stats-with = With
stats-from = From turn
stats-until = Until turn
stats-turns-axis = Turn

# Points.
stats-points-target = { $points } points to win
stats-points-of = { $who } { $points }
stats-points-opening = Opening: { $all }
stats-points-turn = After turn { $turn }: { $all }
stats-points-same = Nobody's points changed.
stats-points-by-turn = Points by turn
stats-change = { $who } { $from } to { $to }: { $why }.
stats-source = { $what } { $by }
stats-source-settlements = settlements
stats-source-cities = cities
stats-source-revealed = victory point cards
stats-award = Award
stats-awards = { $knights ->
    [yes] Who held the awards and metropolises
   *[no] Who held the awards
 }
stats-reign = { $award }: { $who } from turn { $from } to { $until }.
stats-reign-still = { $award }: { $who } since turn { $from }.
stats-held-still = still held
stats-roads = { $sea ->
    [yes] The longest trade routes
   *[no] The longest roads
 }
stats-road-of = { $who }: at most { $most }, now { $now }
stats-road-most = At most
stats-road-now = Now

# Cards.
stats-produced = What the numbers brought
stats-produced-of = { $who }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } { $count ->
        [0] {""}
       *[other] ({ $kinds })
    }
stats-kind = { $count } { $kind }
stats-unseen = { $count } unknown
stats-ways = { $who }: { $came } in, { $left } out
stats-ways-all = Where cards came from and went
stats-way = How
stats-way-line = { $way }: { $count } ({ $kinds })
stats-way-opening = { $knights ->
    [yes] City of the opening
   *[no] Second settlement
 }
stats-way-production = Numbers
stats-way-event = Events
stats-way-event-left = For events
stats-way-robber = Stolen
stats-way-robber-left = Lost to the robber
stats-way-discard = Discarded
stats-way-development = Development cards
stats-way-development-left = For development cards
stats-way-trade = From players
stats-way-trade-left = To players
stats-way-bank = From the bank
stats-way-bank-left = To the bank
stats-way-building = Built and bought
stats-built = What was built
stats-built-of = { $knights ->
    [yes] { $who }: roads { $road }, settlements { $settlement }, cities { $city }
   *[no] { $who }: roads { $road }, settlements { $settlement }, cities { $city }, development cards { $card }
 }
stats-work-road = Roads
stats-work-settlement = Settlements
stats-work-city = Cities
stats-work-card = Development cards
stats-best = The best places
stats-best-hex = Hex: { $places }. Cards: { $count }
stats-best-spot = Building: { $places }. Cards: { $count }
stats-spot-of = { $who } { $place }
stats-spots = What each place brought
stats-trades = Who traded with whom
stats-trades-of = { $one } and { $other }: { $count ->
        [one] once
        [2] twice
       *[other] { $count } times
    }
stats-trades-none = Nobody has traded with another player yet.

# Time.
stats-time-table = All turns together took { $time }
stats-time-of = { $who }: { $all } in all, typically { $median } a turn, at most { $longest } ({ $turn ->
        [0] opening
       *[other] turn { $turn }
    })
stats-time-nothing = No time was measured in this game.
stats-time-by-acts = Without the turn clock: by when things were entered
stats-time-by-acts-how = From each entry to the next; breaks of more than { $minutes } minutes are left out.
stats-time-none = { $who } has had no turn yet.
stats-time-so-far = { $who } { $time }
stats-time-after = After turn { $turn }: { $all }
stats-minutes-axis = Minutes so far, by turn
stats-time-each = Time of each player
stats-time-turns = Turn by turn
stats-median = Typical
stats-longest = Longest
stats-longest-turn = In turn
stats-took = Took

# Numbers.
stats-numbers = Numbers
stats-number = Number
stats-came = Times
stats-expected = Expected
stats-usual-least = Usual: from
stats-usual-most = Usual: to
stats-usual-held = Within it, of 100
stats-away = Longest gap
stats-numbers-none = No numbers have come up yet.
stats-numbers-playing = { $count } numbers came up. Fair games are being played for comparison.
stats-numbers-wait = One moment.
stats-numbers-players = Whose turns they came up in
stats-lopsided-tenths = { $count } numbers: as uneven as { $part } in 10 fair games
stats-lopsided-hundredths = { $count } numbers: as uneven as { $part } in 100 fair games
stats-lopsided-rarer = { $count } numbers: more uneven than 99 in 100 fair games
stats-lopsided-usual = That's nothing unusual.
stats-lopsided-unusual = That's unusual.
stats-lopsided-how = Compared with { $games } fair games with the same cards or dice and as many turns. At least 95 in 100 of them lie within each frame; the line in it is the average.
stats-number-came = { $number } came up { $count ->
        [one] once
       *[other] { $count } times
    }
stats-number-beside = { $number } came up { $count ->
        [one] once
       *[other] { $count } times
    }; { $expected } on average, { $least } to { $most } is usual
stats-number-away = Longest gap: { $longest ->
        [one] { $longest } turn
       *[other] { $longest } turns
    }.
stats-number-away-now = Longest gap: { $longest ->
        [one] { $longest } turn
       *[other] { $longest } turns
    }, now { $now }.
stats-number-of = { $who } { $count }
stats-number-players = In these players' turns: { $players }.

# Luck.
stats-luck = Luck
stats-luck-title = How kind the numbers were
stats-luck-figure = Luck
stats-luck-none = too early
stats-luck-meaning = 1.0: the numbers brought exactly what these buildings earn on average. Only numbers count here: not the robber, not trades; and good places raise the average too.
stats-luck-of = { $who }: { $figure }. { $least } to { $most } is usual. The numbers brought { $owed ->
    [one] 1 card
   *[other] { $owed } cards
 }, on average it would be { $average }.
stats-luck-early = { $who }: too early to tell. The numbers brought { $owed ->
    [one] 1 card
   *[other] { $owed } cards
 }, on average it would be { $average }.
stats-luck-ahead = { $who } { $ahead }
stats-luck-after = After { $nth ->
        [one] { $nth } number
       *[other] { $nth } numbers
    }: { $all }
stats-luck-course = Cards above or below the average
stats-luck-axis = Numbers
stats-luck-ledger = { $who }: what brought cards and what cost them
stats-luck-ledgers = What brought cards and what cost them
stats-luck-entry = { $what }: { $cards }
stats-luck-numbers = Numbers vs. the average
stats-luck-blocked = Blocked by the robber
stats-luck-withheld = Short at the bank
stats-luck-discards = Discarded
stats-luck-thefts = Stolen cards
stats-luck-events = Events
stats-luck-development = Development cards
stats-luck-average = On average
stats-luck-owed = Due

# The result.
stats-result = Result
stats-result-won = { $who } won after { $turns } turns
stats-result-broken = Ended early in turn { $turns }
stats-result-so-far = As it stands in turn { $turns }
stats-result-of = { $who }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $parts })
stats-result-settlements = { $count ->
        [one] { $count } settlement
       *[other] { $count } settlements
    }
stats-result-cities = { $count ->
        [one] { $count } city
       *[other] { $count } cities
    }
stats-result-revealed = { $count ->
        [one] { $count } victory point card
       *[other] { $count } victory point cards
    }
stats-result-awards = Awards
stats-result-victory = Victory point cards
stats-shuffles = The shuffles
stats-shuffle-of = Order of pile { $code }, from the top
stats-shuffle-code = Pile's code
stats-shuffle-decks = Decks
stats-shuffle-state = State
stats-shuffle-commitment = SHA-256 of nonce and order
stats-shuffle-nonce = Nonce
stats-shuffle-place = Place
stats-shuffle-card = Card
stats-turning = Turning points
stats-turning-none = None so far: nobody has led alone for long.
stats-turning-lead = Turn { $turn }: { $who } takes the lead with { $points } points.
stats-turning-award = Turn { $turn }: { $award } goes to { $who }.
stats-turning-award-from = Turn { $turn }: { $award } goes from { $from } to { $who }.
stats-honors = Titles
stats-honor = Title
honor-comeback = Comeback
honor-comeback-how = { $who } won after being { $count } points behind.
honor-knights = Shield of the island
honor-knights-how = { $who } played the most knights: { $count }.
honor-trades = Heart of the market
honor-trades-how = { $who } traded most often with others: { $count ->
        [one] once
       *[other] { $count } times
    }.
honor-roads = Trailblazer
honor-roads-how = { $who } built the most roads: { $count }.
honor-cities = City founder
honor-cities-how = { $who } built the most cities: { $count }.
honor-settlements = Pioneer
honor-settlements-how = { $who } built the most settlements: { $count }.
honor-harvest = Great harvest of { $kind }
honor-harvest-how = { $who } got { $count } from the numbers.
honor-harbors = The bank's best customer
honor-harbors-how = { $who } traded { $count } cards to the bank.
honor-cards = Strategist
honor-cards-how = { $who } bought the most development cards: { $count }.
honor-robbed = Unshaken
honor-robbed-how = { $who } put up with the robber blocking { $count } cards.

# All games.
home-records = All games
records-title = All games
records-reading = { $read } of { $all } games read.
records-none = There are no games yet. Play one, then come back.
records-games = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }: who won how many
records-unreadable = Files that can't be read: { $count }.
records-wins = { $wins } of { $games }
records-player = { $who }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $wins } of { $decided } won, points on average { $points }, luck { $luck }
records-unknown = not known yet
records-numbers = { $count } numbers of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, with their average
records-numbers-left-out = { $count } numbers of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, with their average; { $left } left out because their average is hard to tell
records-number = { $number } came up { $count ->
        [one] once
       *[other] { $count } times
    }; { $expected } on average
records-sources = By decks and dice
records-source = { $from }: games { $games }, numbers { $count }; 7 came up { $sevens } times, { $expected } on average
records-dice = Two dice
records-decks = Decks { $decks }
records-head-games = Games
records-head-decided = Decided
records-head-wins = Won
records-head-points = Points on average
records-head-source = From
