stats-way-discovery = Discoveries
stats-source-chit = foreign islands

honor-settler = Across the sea
honor-settler-how = { $who } settled on the most foreign islands: { $count }.
honor-explorer = Explorer
honor-explorer-how = { $who } turned up the most hidden hexes: { $count }.
honor-shipwright = Shipwright
honor-shipwright-how = { $who } built the most ships: { $count }.

records-of-sea = Seafarers: { $count }.
records-kind-sea = Seafarers
records-kind-with = { $game } with { $others }

# The page about Seafarers.
stats-sea = Sea
stats-result-islands = { $count ->
        [one] { $count } point for islands
       *[other] { $count } points for islands
    }
stats-head-islands = For islands
stats-sea-works = Ships built
stats-sea-all-works = What was done at sea
stats-work-ship = ships built
stats-work-move = ships moved
stats-work-pirate = pirate moved
stats-work-discovery = hexes turned up
stats-work-island = foreign islands settled
stats-sea-abroad = { $count ->
        [0] Nobody has settled on a foreign island yet
        [one] { $count } first settlement on a foreign island
       *[other] { $count } first settlements on foreign islands
    }
stats-sea-settled = Turn { $turn }: { $who } on island { $island }, { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
stats-head-island = Island
stats-sea-turned-up = { $count ->
        [0] No hidden hex has been turned up
        [one] { $count } hidden hex turned up
       *[other] { $count } hidden hexes turned up
    }
stats-sea-found = { $turn ->
        [0] Opening: { $who } found { $what }
       *[other] Turn { $turn }: { $who } found { $what }
    }
stats-sea-pirate = { $count ->
        [0] The pirate has not been moved yet
        [one] The pirate was moved once, cards robbed: { $robbed }
       *[other] The pirate was moved { $count } times, cards robbed: { $robbed }
    }
stats-sea-pirate-robs = Turn { $turn }: { $who } moved it and robbed { $robbed }
stats-sea-pirate-sails = Turn { $turn }: { $who } moved it
stats-sea-pirate-of = { $who }: moved it { $moved ->
        [one] once
       *[other] { $moved } times
    }, cards lost to it { $lost }
stats-head-robbed = Robbed

# The scenarios with rules of their own.
stats-source-found = chits found
stats-source-cloth = cloth
stats-result-chits = { $count ->
        [one] { $count } point for chits found
       *[other] { $count } points for chits found
    }
stats-result-cloth = { $count ->
        [one] { $count } point for cloth
       *[other] { $count } points for cloth
    }
stats-head-chits = For chits found
stats-head-cloth = For cloth
why-points-found = { $count ->
        [one] 1 chit found
       *[other] { $count } chits found
    }: { $points }.
why-points-cloth = { $count } cloth: { $points }.
stats-sea-pirate-cloth = Turn { $turn }: { $who } moved it and took 1 cloth from { $robbed }
stats-items = { $count ->
        [0] Nothing has been found on the marked paths yet
        [one] { $count } find on the marked paths
       *[other] { $count } finds on the marked paths
    }
stats-item-chit = a chit
stats-item-card = a development card
stats-item-harbor = a harbor: { $harbor }
stats-cloth-opening = Cloth, opening: { $all }
stats-cloth-turn = Cloth after turn { $turn }: { $all }
stats-cloth-same = Nobody's cloth changed.
stats-cloth-axis = Cloth, by turn
stats-cloth-by-turn = Cloth by turn
stats-cloth-now = Cloth now
stats-cloth-each = { $who }: { $count } cloth, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
stats-fleet = { $count ->
        [0] The fleet has not attacked anybody yet
        [one] The fleet attacked once, beaten: { $won }
       *[other] The fleet attacked { $count } times, beaten: { $won }
    }
stats-fleet-attack = Turn { $turn }, { $who }: fleet { $strength }, warships { $warships }
stats-fleet-won = Beaten: 1 resource of choice.
stats-fleet-even = Held off.
stats-fleet-lost = { $count ->
        [0] Lost, without a card in hand.
        [one] Lost: 1 card.
       *[other] Lost: { $count } cards.
    }
stats-fleet-sums = The fleet's attacks by player
stats-fleet-of = { $who }: beaten { $won }, held off { $even }, lost { $lost }, cards lost { $cards }
stats-head-fleet = Fleet
stats-head-warships = Warships
stats-head-fleet-won = Beaten
stats-head-fleet-even = Held off
stats-head-fleet-lost = Lost
stats-head-cards-lost = Cards lost
stats-wonders = { $count ->
        [0] Nobody has claimed a wonder yet
       *[other] Levels of wonders built: { $built }
    }
stats-wonder-claimed = Turn { $turn }: { $who } claimed a wonder: { $wonder }
stats-wonder-built = Turn { $turn }: { $who } built level { $level }: { $wonder }
stats-wonder-now = { $who }: { $wonder }, { $level ->
        [0] no level yet
       *[other] level { $level }
    }
