# The screen of a new game.

new-title = New game
new-back = Back
new-start = Start: { $player } places first

new-tab-players = Players
new-tab-island = Island
new-tab-rules = Rules
new-tab-cards = Cards

# Players
new-color-of = Color of player { $player }: { $color }
new-name-of = Name of player { $player }
new-take-color = { $color }, { $shape }
new-swap-color = { $color }, { $shape }: swap with { $player }
new-move-up = Move { $player } up
new-move-down = Move { $player } down
new-remove = Remove { $player }
new-add-player = Add a player
new-seat-order = Seats, clockwise
new-who-begins = Who starts?
new-draw-lots = Draw lots
new-lot-fell = The lot falls on { $player }.

new-problem-no-name = { $color } has no name yet.
new-problem-long-name = The name of { $color } is too long.
new-problem-same-name = Two players are called { $player }. Change one of the names.
new-problem-count = Two to six can play.
new-problem-deck = The built-in event cards are damaged. Please reinstall the app.

# Island
new-island-first = First game
new-island-shuffled = Shuffled
new-island-turn = Turn the island
new-island-first-line = The fixed island the rules suggest for beginners.
new-clockwise = Clockwise
new-counter-clockwise = Counter-clockwise
new-spiral-corner = Tap the corner hex where it starts.
new-shuffle-again = Shuffle again
new-remark-reds = Red numbers side by side: { $one } and { $other }.
new-remark-no-token = No number yet: { $hex }.
new-remark-desert-token = A number on a hex that gives nothing: { $hex }.
new-remark-parts = The land is in { $parts } separate parts.
new-remark-harbor-off-coast = The harbor at { $path } isn't on the coast.
new-remark-number = number { $number }
new-remark-count = { $what }: { $found } on this island, { $usual } in the box.
new-remark-fine = You can play with it like this.

# Rules
rule-target = Points to win
rule-target-less = Points to win: one less
rule-target-more = Points to win: one more
rule-harbormaster = Harbormaster
rule-harbormaster-in_play-line = 2 points to whoever has built the most at harbors.
rule-harbormaster-off-line = 2 points to whoever has built the most at harbors; usually you then need { $count } points to win.

rule-following = Hands
rule-following-line = “Not tracked” takes the fewest touches. In the other ways the app also knows what the bank holds, and what nobody can pay for. You can change it during the game, in the Table menu.
rule-following-open = Open hands
rule-following-open-line = Hands lie face up: the screen shows every card. Trades and discards are entered by kind.
rule-following-secret = Secret hands
rule-following-secret-line = Hands stay hidden: the screen shows only how many cards each player has. Trades are entered by kind.
rule-following-private = Private hands
rule-following-private-line = Each player sees their own cards, the others only how many there are: press and hold your own tile. Kinds that nobody saw can be told behind a curtain.
rule-following-off = Not tracked
rule-following-off-line = Fewest touches: no trade and no kind is entered. The app then doesn't know who can pay or what the bank holds, and asks at a 7 who has too many cards.

new-rulings = Which event cards lie on the table?
new-set-fusion = Fusion
new-set-fusion-line = No printed edition: a mix of them that gives everybody something to do.
new-set-classic = Classic
new-set-classic-line = Those of the first edition, as far as known.
new-set-2025 = 2025
new-set-2025-line = Those of the 2025 edition, as far as known. Take them, too, if your box has no event cards.
new-single-events = Single events …
new-single-events-less = Hide single events
new-single-note = All other events are the same in all three.
new-single-count = { $count ->
        [one] One event follows another set.
       *[other] { $count } events follow another set.
    }

new-event-calm_sea = Calm Sea
new-event-conflict = Conflict
new-event-earthquake = Earthquake
new-event-epidemic = Epidemic
new-event-neighborly_assistance = Neighborly Assistance
new-event-robber_flees = Robber Flees
new-event-tournament = Tournament
new-event-trade_advantage = Trade Advantage

new-reading-calm_sea-fusion = The Harbormaster, or else whoever alone has the most harbor points, takes 1 resource of their choice.
new-reading-calm_sea-classic = All who are tied for the most harbors each take 1 resource of their choice.
new-reading-calm_sea-2025 = All who are tied for the most buildings at harbors each take 1 resource of their choice.
new-reading-conflict-fusion = The Largest Army, or else whoever alone has the most knights, may take 1 random card from anyone.
new-reading-conflict-classic = The Largest Army, or else whoever alone has the most knights, may take 1 random card from anyone.
new-reading-conflict-2025 = The Largest Army must take 1 random card from anyone; without it, whoever alone has the most knights may.
new-reading-earthquake-fusion = Each player turns one road; until it is repaired, they build no road, and no settlement or city at its ends.
new-reading-earthquake-classic = Each player turns one road; until it is repaired, they build no road, and settle at its ends only where another road of theirs leads.
new-reading-earthquake-2025 = Each player turns one road; until it is repaired, they build no road, and settle at its ends only where another road of theirs leads.
new-reading-epidemic-fusion = Each building that produces gives only 1, city or not.
new-reading-epidemic-classic = Each city that produces gives only 1.
new-reading-epidemic-2025 = Each city that produces gives only 1.
new-reading-neighborly_assistance-fusion = Whoever has the most points gives 1 card to every player with fewer.
new-reading-neighborly_assistance-classic = Whoever has the most points gives 1 card to one player with fewer.
new-reading-neighborly_assistance-2025 = Whoever has the most points gives 1 card to one player with fewer.
new-reading-robber_flees-fusion = The robber goes to the desert; if there is none, to a hex without buildings.
new-reading-robber_flees-classic = The robber goes to the desert; if there is none, beside the board.
new-reading-robber_flees-2025 = The robber goes to the desert; if there is none, beside the board.
new-reading-tournament-fusion = The Largest Army, or else all who have the most knights, take 1 resource of their choice.
new-reading-tournament-classic = All who have the most knights each take 1 resource of their choice.
new-reading-tournament-2025 = All who have the most knights each take 1 resource of their choice.
new-reading-trade_advantage-fusion = The Longest Road, or else whoever alone has the longest road or the most roads, may take 1 random card from anyone.
new-reading-trade_advantage-classic = The Longest Road, or else whoever alone has the most roads, may take 1 random card from anyone.
new-reading-trade_advantage-2025 = The Longest Road may take 1 random card from anyone.

# Cards
new-presets = Popular choices
new-preset-official = Official deck A
new-preset-official-line = The 36 official events.
new-preset-seasons = A year of seasons
new-preset-seasons-line = B, C, D and the weather in one pile.
new-preset-stacks = Deck after deck
new-preset-stacks-line = Four stacks; a player turns the season.
new-preset-dice = Two dice
new-preset-dice-line = The app rolls; no event cards.
new-preset-own-dice = Your own dice
new-preset-own-dice-line = You roll and tap the sum; no event cards.

new-decks = Decks
new-deck-a-line = The official events, without seasons.
new-deck-b-line = Our own: gifts, trades and small treats.
new-deck-c-line = Our own: storms, broken roads and the robber's whims.
new-deck-d-line = Our own: harbors, knights, awards and ships.
new-deck-own-line = A deck of your own.
new-deck-own-seasons-line = A deck of your own, with seasons.
new-deck-count = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
new-deck-short-a = deck A
new-deck-short-b = deck B
new-deck-short-c = deck C
new-deck-short-d = deck D

new-arrangement = Layout
new-arrangement-mixed = One pile
new-arrangement-mixed-line = Shuffled together and drawn from one pile.
new-arrangement-stacks = Stacks
new-arrangement-stacks-line = A stack for each deck, drawn one after the other.
new-stack-order = Which comes first?
new-stack-nth = { $nth }.
new-stack-earlier = Draw { $deck } earlier
new-stack-later = Draw { $deck } later

new-new-year = New Year card
new-new-year-line = The cards are reshuffled before the last ones come up.

new-weather = Change of seasons
new-weather-mixed = Weather cards in the pile
new-weather-mixed-line = Four cards; each one that comes up changes the season.
new-weather-held = Weather cards held by a player
new-weather-held-line = The holder turns to the next season at the start of each of their turns.
new-weather-off = No weather cards
new-weather-off-line = The season stays as it is at the start.
new-weather-holder = Who holds them first?
new-weather-holder-usual = Usual: { $player }
new-weather-holder-line = Usually the player just before the starting player, so that the first season lasts a whole round.

new-source = Cards or dice
new-source-cards = Event cards
new-source-cards-line = The app shuffles and draws the event cards.
new-source-dice = The app's dice
new-source-dice-line = The app rolls two dice. There are no event cards.
new-source-table = Your dice
new-source-table-line = You roll, and tell the app what the dice show.
new-source-printed = Printed cards
new-source-printed-line = You draw your printed cards, and tell the app which one it was.

new-more = More settings
new-more-less = Hide more settings
new-hidden = Hidden cards of each deck
new-hidden-less = Hidden cards: one less
new-hidden-more = Hidden cards: one more
new-leap-year = Leap Year card
new-leap-year-line = At New Year you vote: shuffle again, or draw the hidden cards too.
new-tied-vote = A tied vote
new-tied-vote-resets = A new pile
new-tied-vote-goes-on = A Leap Year
new-season-start = The season at the start
new-event-die = Event die
new-event-die-none = None of these cards shows a ship or a gate: only the app's dice would move the barbarian ship.
new-event-die-line = The cards show a ship or a gate, and the barbarian ship sails.

new-refused-no-deck = No deck is chosen. Tap at least one.
new-refused-many-decks = That's { $decks } decks, but only { $most } can be in play. Take some out.
new-refused-leap-year = A Leap Year card needs one pile. Choose one pile, or leave out Leap Year.
new-refused-no-number = { $hidden } of { $cards } cards would be hidden, leaving none to draw. Hide fewer cards, or add a deck.
new-refused-short-no-deck = Cards: no deck is chosen.
new-refused-short-many-decks = Cards: too many decks.
new-refused-short-leap-year = Cards: Leap Year needs one pile.
new-refused-short-no-number = Cards: too many are hidden.

# What the choice of cards means
new-means-refused = The cards don't fit together
new-means-mixed = { $cards ->
        [one] 1 card in one pile
       *[other] { $cards } cards in one pile
    }
new-means-weather = { $cards ->
        [one] 1 card and 4 weather cards in one pile
       *[other] { $cards } cards and 4 weather cards in one pile
    }
new-means-stacks = { $stacks ->
        [one] One stack
       *[other] { $stacks } stacks, one after the other
    }
new-means-dice = The app rolls two dice
new-means-table = You roll your own dice
new-means-no-cards = No event cards are drawn. If you switch to cards, { $decks } will be used.
new-means-printed = Lay out your printed cards like this.
new-means-turns-all = All cards come up: { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } a year.
new-means-turns = { $hidden ->
        [one] One card stays hidden: { $turns ->
            [one] 1 turn
           *[other] { $turns } turns
        } a year.
       *[other] { $hidden } stay hidden: { $turns ->
            [one] 1 turn
           *[other] { $turns } turns
        } a year.
    }
new-means-turns-about = { $hidden ->
        [one] One card stays hidden: about { $turns } turns a year.
       *[other] { $hidden } stay hidden: about { $turns } turns a year.
    }
new-means-endless = Without New Year all cards come up: { $turns } turns, then they are reshuffled.
new-means-stacks-all = All cards come up: { $turns } turns until all stacks are reshuffled.
new-means-stacks-turns = { $hidden } cards stay hidden: { $turns } turns until all stacks are reshuffled.
new-means-stacks-about = { $hidden } cards stay hidden: about { $turns } turns until all stacks are reshuffled.
new-means-leap-year = At New Year you vote whether to draw the hidden cards too.
new-means-season-times = It starts in { $season }; the season changes 4 times a year.
new-means-season-up-to = It starts in { $season }; the season changes up to 4 times a year.
new-means-season-stack = It starts in { $season }; the season changes while the first stack is drawn.
new-means-season-held = It starts in { $season }; { $player } changes the season at the start of each of their turns.
new-means-season-stays = It stays { $season } the whole time.
new-means-weather-idle = No card here depends on a season: the weather changes nothing.

new-layer-draw = to draw
new-layer-hidden = hidden
new-pile-shown = From the top: { $layers }
new-stack-shown = Stack { $stack } from the top: { $layers }
new-pile-draw = { $count } to draw
new-pile-hidden = { $count } hidden

new-short-mixed = Event cards: { $decks }
new-short-stacks = Event cards in stacks: { $decks }
new-short-printed = Printed cards: { $decks }
new-short-dice = No cards: the app rolls two dice
new-short-table = No cards: your own dice

# A reading of one event, for screen readers.
new-reading-name = { $event }: { $set }
