# Cities & Knights: statistics

stats-knights = Knights
stats-barbarians = Barbarians
stats-knights-of = { $who } { $count }

# The barbarians against the knights.
stats-strength-title = Barbarians against knights
stats-strength-opening = Opening: barbarians { $barbarians }, knights { $knights }
stats-strength-turn = After turn { $turn }: barbarians { $barbarians }, knights { $knights }
stats-strength-attack = Attack in turn { $turn }: barbarians { $barbarians }, knights { $knights }
stats-strength-each = Active knights: { $all }.
stats-strength-nobody = Nobody has an active knight.
stats-strength-axis = Turns (dashed line: an attack)

# Attacks.
stats-attacks = { $count ->
        [one] { $count } attack
       *[other] { $count } attacks
    }, { $repelled } repelled
stats-attacks-none = The barbarians have not attacked yet
stats-attack = Turn { $turn }: barbarians { $barbarians }, knights { $knights }
stats-attack-lost = Pillaged: { $who } { $count ->
        [one] lost a city.
       *[other] lost a city each.
    }
stats-attack-lost-nothing = Not repelled, but no city fell.
stats-attack-repelled = Repelled.
stats-attack-defender = Repelled: { $who } became Defender.
stats-attack-draws = Repelled: { $who } { $count ->
        [one] drew a progress card.
       *[other] drew a progress card each.
    }
stats-attacks-of = { $who }: strength { $strength } in all, Defender { $defender }, cards for it { $draws }, cities lost { $lost }
stats-attacks-sums = The attacks by player
stats-repelled = repelled
stats-lost = not repelled
stats-drew = { $who } { $track }
stats-head-outcome = Outcome
stats-head-strength = Strength in all
stats-head-draws = Cards drawn
stats-head-pillaged = Cities lost

# Improvements.
stats-levels-title = Improvements, one by one
stats-levels-opening = Levels of improvement, opening: { $all }
stats-levels-turn = Levels of improvement after turn { $turn }: { $all }
stats-level = { $who }: { $track } { $level }.
stats-levels-same = Nobody improved their cities.
stats-levels-axis = Levels of all three tracks, by turn
stats-levels-now = How far cities are improved
stats-levels-of = { $who }: science { $science }, trade { $trade }, politics { $politics }
stats-head-track = Track
stats-head-level = Level

# Progress cards.
stats-progress = Progress cards drawn
stats-progress-of = { $who }: { $count } drawn{ $count ->
        [0] .
       *[other] : { $tracks }.
    }
stats-of-track = { $track } { $count }
stats-several = { $card } ({ $count })
stats-progress-played = Played: { $cards }.
stats-progress-shown = Shown: { $cards }.
stats-progress-spied = Spied: { $count }.
stats-progress-lost = Lost to spies: { $count }.
stats-progress-back = Put back: { $count }.
stats-progress-cards = Progress cards played
stats-head-card = Card
stats-head-played = Played
stats-head-shown = Shown
stats-head-spied = Spied
stats-head-spied-on = Lost to spies
stats-head-back = Put back

# What was bought and done.
stats-works = Knights, walls, and improvements
stats-works-of = { $who }: { $all }
stats-works-none = nothing yet
stats-work-count = { $what } { $count }
stats-work-knight = knights
stats-work-promotion = promoted
stats-work-activation = activated
stats-work-wall = walls
stats-work-improvement = improvements
stats-work-displacement = displaced
stats-work-chase = robber chased

# Cards.
stats-way-aqueduct = Aqueduct
stats-way-progress = Progress cards
stats-way-progress-left = For progress cards

# Luck.
stats-luck-progress = Progress cards
stats-luck-commodities = { $who }: commodities due, with their average
stats-luck-against = { $owed } / { $average }
stats-luck-kind = { $who }, { $kind }: { $owed } due, { $average } on average.
stats-luck-kinds = What the numbers owed, by kind
stats-kind-head = Kind

# Points.
stats-metropolis = Metropolis of { $track }
stats-source-metropolises = metropolises
stats-source-defender = Defender
stats-source-point-cards = point cards
stats-source-merchant = merchant

# The result.
stats-result-metropolises = { $count ->
        [one] { $count } metropolis
       *[other] { $count } metropolises
    }
stats-result-defender = { $count ->
        [one] Defender once
        [2] Defender twice
       *[other] Defender { $count } times
    }
stats-head-metropolises = Metropolises
stats-head-defender = Defender
stats-head-point-cards = Point cards
stats-head-merchant = Merchant

honor-defender = First on the wall
honor-defender-how = { $who } was Defender most often: { $count ->
        [one] once
       *[other] { $count } times
    }.
honor-rampart = Steady as a rock
honor-rampart-how = { $who } had the strongest knights when attacks were repelled: { $count } in all.
honor-improvements = Master builder
honor-improvements-how = { $who } improved their cities the most: { $count ->
        [one] { $count } level
       *[other] { $count } levels
    }.
honor-progress = Head full of plans
honor-progress-how = { $who } played the most progress cards: { $count }.
honor-marshal = Marshal
honor-marshal-how = { $who } recruited and promoted knights most often: { $count ->
        [one] once
       *[other] { $count } times
    }.
honor-pillaged = Risen from the ashes
honor-pillaged-how = { $who } lost { $count ->
        [one] a city
       *[other] { $count } cities
    } to the barbarians and carried on.

# All games.
records-of-knights = Cities & Knights: { $count }.
records-kind-base = Base game
records-kind-knights = Cities & Knights
records-player-both = { $who }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $wins } of { $decided } won, luck { $luck }. { $kinds }
records-of-kind = { $kind }: { $wins } of { $decided } won, points on average { $points }.
