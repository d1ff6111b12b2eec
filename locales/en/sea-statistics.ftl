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
