# Cities & Knights: comparing with the table

level-none = not improved
level-science-1 = Abbey
level-science-2 = Library
level-science-3 = Aqueduct
level-science-4 = Theater
level-science-5 = University
level-trade-1 = Market
level-trade-2 = Trading House
level-trade-3 = Merchant Guild
level-trade-4 = Bank
level-trade-5 = Great Exchange
level-politics-1 = Town Hall
level-politics-2 = Church
level-politics-3 = Fortress
level-politics-4 = Cathedral
level-politics-5 = High Assembly
level-2025-science-1 = School
level-2025-politics-2 = Embassy
level-2025-politics-4 = Courthouse

level-brings-nothing = Draws no progress cards
level-brings-draws = Level { $level } draws with red 1 to { $red }
level-brings-science = Level { $level } draws with red 1 to { $red }. A roll without a card brings a resource of choice.
level-brings-trade = Level { $level } draws with red 1 to { $red }. The bank takes 2 of any commodity.
level-brings-politics = Level { $level } draws with red 1 to { $red }. Knights may become mighty.
level-brings-most = Level { $level } draws with any red die.

why-attack-now-title = How would an attack end now?

has-level = { $track } { $level }
has-of-deck = { $count } { $track }
has-progress = { $count ->
    [0] no progress card
    [one] 1 progress card ({ $all })
   *[other] { $count } progress cards ({ $all })
 }
has-knights = { $count ->
    [0] no knight
    [one] 1 knight: { $all }; strength { $strength }
   *[other] { $count } knights: { $all }; strength { $strength }
 }
has-knights-of-level = { $active ->
    [0] { $count } { $level } (inactive)
   *[other] { $count } { $level } ({ $active } active)
 }
has-metropolis = metropolis of { $track }
holds-metropolis = Has the metropolis of { $track }
has-defender = { $count ->
    [one] Defender once
    [2] Defender twice
   *[other] Defender { $count } times
 }
has-merchant = the merchant
has-limit = { $walls ->
    [0] On a 7 they may keep { $limit } cards
    [one] On a 7 they may keep { $limit } cards, with 1 wall
   *[other] On a 7 they may keep { $limit } cards, with { $walls } walls
 }
has-left-of-level = { $count } { $level }
has-left = knights left: { $all }; { $walls ->
    [0] no wall
    [one] 1 wall
   *[other] { $walls } walls
 }

player-improvements = City improvements
player-track = { $track } { $level }: { $name }
player-metropolis = metropolis
player-most = Nobody keeps more than { $most }.

figure-level-science = Science level
figure-level-trade = Trade level
figure-level-politics = Politics level
figure-deck-science = Science
figure-deck-trade = Trade
figure-deck-politics = Politics
figure-progress = Progress cards
figure-defenders = As Defender
figure-attacks = Attacks
figure-merchant = Merchant
figure-fleet-none = none
figure-fleet-kinds = { $count } kinds

truth-level = Which level of { $track } is reached?
truth-level-choice = { $level }
    { $name }
truth-progress = How many progress cards are in the hand?
truth-decks = { $who } holds { $decks }
truth-defenders = How many points as Defender?
truth-attacks = How often have the barbarians attacked?
truth-merchant = Where is the merchant? Tap its hex on the island.
truth-merchant-nowhere = Beside the board
truth-merchant-owner = Whose is it?
truth-merchant-of = The merchant is { $who }'s
truth-fleet = What does a Merchant Fleet trade this turn?
truth-fleet-kind = The bank takes 2 { $resource }
truth-fleet-hint = For whoever builds now, until the end of the turn.

check-pieces-of = Pieces of { $who }
check-whose = They are { $who }'s
check-laid-city = City on its side
check-knight-here = The knight here
check-knight-basic = Basic
check-knight-strong = Strong
check-knight-mighty = Mighty
check-knight-active = { $level },
    active
check-knight-inactive = { $level },
    inactive
check-no-knight = No knight
check-activated = Was activated: 1 grain less
check-activated-name = { $who } has activated this knight for { $price }
check-knight-turn = This turn the knight
check-may-act = may still act
check-acts-no-more = acts no more
check-may-be-promoted = may be promoted
check-was-promoted = was promoted
check-upon = On the city
check-wall = Wall
check-no-wall = No wall
check-metropolis = Metropolis of { $track }
check-no-metropolis = No metropolis of { $track }
check-merchant-here = The merchant here
check-beside-board = Beside the board
check-laid-cities = { $count ->
    [one] 1 city on its side
   *[other] { $count } cities on their side
 }
check-walls = { $count ->
    [0] no wall
    [one] 1 wall
   *[other] { $count } walls
 }
check-metropolises = { $count ->
    [0] no metropolis
    [one] 1 metropolis
   *[other] { $count } metropolises
 }
check-laid-cities-at = Cities on their side
check-knights-at = Knights
check-with-wall = wall
check-place-with = { $place } ({ $what })
check-active-at = { $level }, active: { $place }
check-inactive-at = { $level }, inactive: { $place }
check-decks-left = Progress cards left: { $all }

odd-show-cities = { $count ->
   *[other] one of { $count } cities
 }

player-rates = The bank asks for
why-attack-button = Why did the last attack end like that?
why-gate-button = Who draws at this gate?
