# What games of fish, rivers, wagons, and oil tell.
stats-changed = { $who } { $from } to { $to }.
stats-prize-of = { $award }: { $who }
stats-source-deliveries = deliveries
stats-source-train = baggage train
stats-head-settlers = Settlers' tiles
stats-head-wagons = Wagons
stats-result-wagons = { $count ->
        [one] { $count } point for wagons
       *[other] { $count } points for wagons
    }

honor-carter = Master carter
honor-carter-how = { $who } delivered the most cargo: { $count }.
honor-escort = Safe roads
honor-escort-how = { $who } drove off the most bandits: { $count }.
honor-wealth = Golden touch
honor-wealth-how = { $who } earned the most gold: { $count }.
honor-bridges = Bridge builder
honor-bridges-how = { $who } built the most bridges: { $count }.
honor-angler = Full nets
honor-angler-how = { $who } drew the most fish tokens: { $count }.
honor-guardian = Keeper of the springs
honor-guardian-how = { $who } sequestered the most oil: { $count }.
honor-driller = Oil baron
honor-driller-how = { $who } got { $count } oil from the numbers.

# The page about fish.
stats-fish = Fish
stats-caught-opening = Fish tokens drawn, opening: { $all }
stats-caught-turn = Fish tokens drawn after turn { $turn }: { $all }
stats-caught-same = No change since the turn before.
stats-caught-axis = Fish tokens drawn so far, by turn
stats-caught-by-turn = Fish tokens drawn by turn
stats-fish-held-by-turn = Fish tokens in hand by turn
stats-fish-each = What became of each player's fish tokens
stats-fish-of = { $who }: drawn { $caught }, spent { $spent }, now { $now }.
stats-fish-exchanged = Exchanged: { $count }.
stats-fish-full = Owed without room for them: { $count }.
stats-fish-short = Owed while too few were left: { $count }.
stats-fish-boots = Drew the boot: { $count }.
stats-head-caught = Drawn
stats-head-exchanged = Exchanged
stats-head-full = Owed without room
stats-head-short = Owed, too few left
stats-head-spent = Spent
stats-waters = { $count ->
        [0] No number has brought any fish yet
        [one] { $count } fish token came with the numbers
       *[other] { $count } fish tokens came with the numbers
    }
stats-water-ground = { $count ->
        [one] Ground { $number }
       *[other] Grounds { $number }
    }
stats-water-lake = Lake { $numbers }
stats-water-of = { $water }: { $count ->
        [0] none
       *[other] { $count } ({ $all })
    }
stats-bought = { $count ->
        [0] Nothing has been bought with fish yet
        [one] Fish bought something once
       *[other] Fish bought something { $count } times
    }
stats-bought-each = { $what } { $times ->
        [one] once
        [2] twice
       *[other] { $times } times
    } ({ $fish } fish)
stats-purchases = Bought with fish, turn by turn
stats-boot = { $count ->
        [0] Nobody has drawn the boot yet
       *[other] Who had the boot: { $all }
    }
stats-boot-of = { $who } { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }

# The page about gold.
stats-gold = Gold
stats-purse-opening = Gold, opening: { $all }
stats-purse-turn = Gold after turn { $turn }: { $all }
stats-purse-same = No change since the turn before.
stats-purse-axis = Gold, by turn
stats-purse-by-turn = Gold by turn
stats-gold-earned = Gold that was earned
stats-gold-of = { $who }: { $earned } earned, { $now } now
stats-head-earned = Earned
stats-gold-ways = { $who }: { $came } gold in, { $left } gold out
stats-gold-all = Where gold came from and went
stats-gold-line = { $way }: { $count } gold
stats-gold-first = At the start
stats-gold-way-settlement = Settlements at rivers
stats-gold-way-settlement-left = Settlements taken back
stats-gold-way-road = { $sea ->
    [yes] Roads and ships at rivers
   *[no] Roads at rivers
 }
stats-gold-way-road-left = Taken off rivers
stats-gold-way-bridge = Bridges
stats-gold-way-bridge-left = For bridges
stats-gold-way-delivery = Deliveries
stats-gold-way-delivery-left = For deliveries
stats-gold-way-toll = Tolls received
stats-gold-way-toll-left = Tolls paid
stats-gold-way-trade = From players
stats-gold-way-trade-left = To players
stats-gold-way-sale = Cards sold
stats-gold-way-sale-left = For cards sold
stats-gold-way-purchase = For resources bought
stats-gold-way-purchase-left = Resources bought
stats-gold-way-saved = For cities saved
stats-gold-way-saved-left = Cities saved
stats-gold-way-corrected = Put right
stats-gold-way-corrected-left = Put right, less
stats-settlers = Who held the settlers' tiles
stats-settlers-turns = Turns that ended with a settlers' tile
stats-settlers-of = { $who }: Wealthiest Settler { $wealthiest }, Poor Settler { $poor }
stats-wealthiest-of = { $who }: Wealthiest Settler { $wealthiest }
stats-bridges = Bridges
stats-bridges-of = { $who }: bridges { $count }, gold for them { $gold }
stats-head-bridges = Bridges

# The page about wagons.
stats-wagons = Wagons
stats-delivered-opening = Deliveries, opening: { $all }
stats-delivered-turn = Deliveries after turn { $turn }: { $all }
stats-delivered-same = Nobody delivered any.
stats-delivered-axis = Deliveries so far, by turn
stats-delivered-by-turn = Deliveries by turn
stats-cargo = Cargo that each player delivered
stats-cargo-of = { $who }: { $count ->
        [0] no delivery yet
        [one] { $count } delivery ({ $all })
       *[other] { $count } deliveries ({ $all })
    }
stats-deliveries = Each delivery
stats-wagon-moves = How far the wagons went
stats-wagon-of = { $who }: moves { $moves }, points { $points }, grain paid { $fed }, Swift Journeys { $journeys }, tolls paid { $paid }, received { $received }
stats-head-moves = Moves
stats-head-way = Points
stats-head-fed = Fed
stats-trains-opening = Baggage trains, opening: { $all }
stats-trains-turn = Baggage trains after turn { $turn }: { $all }
stats-trains-same = No baggage train changed.
stats-trains-axis = Levels of baggage trains, by turn
stats-trains-by-turn = Levels of baggage trains by turn
stats-bandits = { $count ->
        [0] Nobody has moved a bandit yet
       *[other] Bandits, turn by turn; driven off: { $driven }
    }
stats-bandits-each = What each player did to bandits
stats-bandits-of = { $who }: moved { $moved }, sent away { $sent }, driven off { $driven }, tried in vain { $withstood }
stats-bandit-moved = Moved
stats-bandit-sent = Sent away
stats-bandit-driven = Driven off
stats-bandit-withstood = Tried in vain
stats-bandit-has-moved = Turn { $turn }: { $who } moved a bandit
stats-bandit-has-sent = Turn { $turn }: { $who } sent a bandit away
stats-bandit-has-driven = Turn { $turn }: { $who } drove a bandit off
stats-bandit-has-withstood = Turn { $turn }: { $who } tried to drive a bandit off

# The page about oil.
stats-oil = Oil
stats-oil-got-opening = Oil from the numbers, opening: { $all }
stats-oil-got-turn = Oil from the numbers after turn { $turn }: { $all }
stats-oil-got-same = Nobody got any.
stats-oil-got-axis = Oil so far, by turn; dashed: disasters
stats-oil-got-by-turn = Oil from the numbers by turn
stats-oil-each = What became of each player's oil
stats-oil-of = { $who }: got { $got }, missed { $missed }, used { $used }, sequestered { $laid }, now { $now }
stats-head-oil-got = From the numbers
stats-head-missed = Missed
stats-head-used = Used
stats-head-laid = Sequestered
stats-oil-ways = { $who }: { $came } oil in, { $left } oil out
stats-oil-all = Where oil came from and went
stats-oil-line = { $way }: { $count } oil
stats-oil-way-number = From the numbers
stats-oil-way-number-left = For the numbers
stats-oil-way-card = By cards
stats-oil-way-card-left = For cards
stats-oil-way-monopoly = By Monopoly
stats-oil-way-monopoly-left = Lost to Monopoly
stats-oil-way-trade = From players
stats-oil-way-trade-left = To players
stats-oil-way-robber = Stolen
stats-oil-way-robber-left = Lost to the robber
stats-oil-way-gift = Gifts received
stats-oil-way-gift-left = Given away
stats-oil-way-discard = For discards
stats-oil-way-discard-left = Discarded
stats-oil-way-converted = For resources
stats-oil-way-converted-left = Turned into resources
stats-oil-way-metropolis = For oil metropolises
stats-oil-way-metropolis-left = Oil metropolises
stats-oil-way-sequestered = From what was sequestered
stats-oil-way-sequestered-left = Sequestered
stats-oil-way-corrected = Put right
stats-oil-way-corrected-left = Put right, less
stats-laid-opening = Sequestered oil, opening: { $all }
stats-laid-turn = Sequestered oil after turn { $turn }: { $all }
stats-laid-same = Nobody sequestered any.
stats-laid-axis = Sequestered oil, by turn
stats-laid-by-turn = Sequestered oil by turn
stats-laid-now = Sequestered oil now
stats-laid-of = { $who }: { $count } oil, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
stats-disasters = { $count ->
        [0] No disaster yet; the track is at { $track } of { $places }
        [one] { $count } disaster; the track is at { $track } of { $places }
       *[other] { $count } disasters; the track is at { $track } of { $places }
    }
stats-disaster = Turn { $turn }, a { $number }:
stats-disaster-polluted = Polluted: { $place }.
stats-disaster-nothing = Nothing was polluted.
stats-flood = Flood. { $all }.
stats-flood-of = { $who }: buildings lost { $removed }, cities made settlements { $reduced }
stats-flood-nothing = Flood. Nothing was lost.
stats-head-removed = Buildings lost
stats-head-reduced = Cities made settlements
