# The screen of a new game.

new-title = New game
new-back = Back
new-start = Start: { $player } places first

new-tab-players = Players
new-tab-island = Island
new-tab-rules = Rules

# Players
new-color-of = Colour of player { $player }: { $color }
new-name-of = Name of player { $player }
new-take-color = { $color }, { $shape }
new-swap-color = { $color }, { $shape }: swap with { $player }
new-move-up = Move { $player } up
new-move-down = Move { $player } down
new-remove = Remove { $player }
new-add-player = Add a player
new-seat-order = Seated like this, clockwise.
new-who-begins = Who begins?
new-draw-lots = Draw lots
new-lot-fell = By lot: { $player } begins.

new-problem-no-name = { $color } has no name yet.
new-problem-long-name = The name of { $color } is too long.
new-problem-same-name = Two players are called { $player }. Change one of the names.
new-problem-count = Two to four can play.
new-problem-deck = The built-in event cards are damaged. Install the program again.

# Island
new-island-first = First game
new-island-first-line = The fixed island that the rules suggest for beginners.
new-island-spiral = Tokens in a spiral
new-island-spiral-line = Shuffled hexes; the tokens follow in order from a corner.
new-island-random = Random tokens
new-island-random-line = Shuffled hexes and tokens; no two red numbers touch.
new-spiral-direction = The spiral runs
new-clockwise = Clockwise
new-counter-clockwise = Counter-clockwise
new-spiral-corner = Touch the corner hex of the picture where it begins.
new-shuffle-again = Shuffle again
new-lay-hint = Lay your board as in the picture.
new-remark-reds = Red numbers touch: { $one } and { $other }.
new-remark-no-token = { $hex } has no number.
new-remark-count = { $what }: { $found } on this island, { $usual } in the box.
new-remark-fine = You can play it like this.

# Rules
new-target = Points to win
new-target-less = One point less to win
new-target-more = One point more to win
new-harbormaster = Harbormaster
new-harbormaster-line = 2 points to whoever has built most at harbors; usually 11 points win then.

new-hands = Hands
new-hands-open = Open hands
new-hands-open-line = Everybody sees all cards; the app knows each of them.
new-hands-secret = Secret hands
new-hands-secret-line = The app counts along; what is stolen unseen stays unknown.
new-hands-off = Not followed
new-hands-off-line = The app keeps no hands and asks when a 7 needs a count.

new-cards = Event cards
new-new-year = New Year card
new-new-year-line = The deck is shuffled anew before its last five cards come up.

new-rulings = How the events are read
new-set-fusion = Fusion
new-set-fusion-line = A blend of the editions that asks something of everybody.
new-set-classic = Classic
new-set-classic-line = As the first edition is reported to read.
new-set-2025 = 2025
new-set-2025-line = As the edition of 2025 is reported to read.
new-single-events = Single events...
new-single-events-less = Hide single events
new-single-note = All other events are the same in all three.
new-single-count = { $count ->
        [one] One event is read by another set.
       *[other] { $count } events are read by another set.
    }

new-event-calm_sea = Calm Sea
new-event-conflict = Conflict
new-event-earthquake = Earthquake
new-event-epidemic = Epidemic
new-event-neighborly_assistance = Neighborly Assistance
new-event-robber_flees = Robber Flees
new-event-tournament = Tournament
new-event-trade_advantage = Trade Advantage

new-reading-calm_sea-fusion = The Harbormaster, or else the sole player with most harbor points, takes 1 resource of choice.
new-reading-calm_sea-classic = All who share the most harbors take 1 resource of choice.
new-reading-calm_sea-2025 = All who share the most buildings at harbors take 1 resource of choice.
new-reading-conflict-fusion = The Largest Army, or else the sole player with most knights, may take 1 random card from anybody.
new-reading-conflict-classic = The Largest Army, or else the sole player with most knights, may take 1 random card from anybody.
new-reading-conflict-2025 = The Largest Army must take 1 random card from anybody; without it, the sole player with most knights may.
new-reading-earthquake-fusion = Each player turns one road; until it is repaired, its owner builds no road and neither settles nor upgrades at its ends.
new-reading-earthquake-classic = Each player turns one road; until it is repaired, its owner builds no road and settles at its ends only where another own road leads.
new-reading-earthquake-2025 = Each player turns one road; until it is repaired, its owner builds no road and settles at its ends only where another own road leads.
new-reading-epidemic-fusion = Each producing building, city or not, gives 1.
new-reading-epidemic-classic = Each producing city gives only 1.
new-reading-epidemic-2025 = Each producing city gives only 1.
new-reading-neighborly_assistance-fusion = Each leader in points gives 1 card to every player with fewer.
new-reading-neighborly_assistance-classic = Each leader in points gives 1 card to one player with fewer.
new-reading-neighborly_assistance-2025 = Each leader in points gives 1 card to one player with fewer.
new-reading-robber_flees-fusion = The robber goes to the desert; without one, to a hex without buildings.
new-reading-robber_flees-classic = The robber goes to the desert; without one, beside the board.
new-reading-robber_flees-2025 = The robber goes to the desert; without one, beside the board.
new-reading-tournament-fusion = The Largest Army, or else all who share the most knights, take 1 resource of choice.
new-reading-tournament-classic = All who share the most knights take 1 resource of choice.
new-reading-tournament-2025 = All who share the most knights take 1 resource of choice.
new-reading-trade_advantage-fusion = The Longest Road, or else the sole player with the longest road or with most roads, may take 1 random card from anybody.
new-reading-trade_advantage-classic = The Longest Road, or else the sole player with most roads, may take 1 random card from anybody.
new-reading-trade_advantage-2025 = The Longest Road may take 1 random card from anybody.
