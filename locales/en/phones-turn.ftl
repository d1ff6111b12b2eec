# A turn on a phone: words of buttons, and of what players say to each other there

# On the island: the place is said beside it
seat-build-road = Build a road
seat-build-settlement = Build a settlement
seat-build-city = Build a city
seat-build-ship = Build a ship
seat-build-bridge = Build a bridge
seat-build-wall = Build a city wall
seat-build-oil-metropolis = Build an oil metropolis
seat-repair = Repair
seat-place-ship = Place a ship
seat-recruit = Recruit a knight
seat-activate = Activate the knight
seat-promote = Promote the knight
seat-move-knight = Move a knight
seat-displace = Displace a knight
seat-chase-robber = Chase the robber
seat-chase-pirate = Chase the pirate
seat-move-ship = Move a ship
seat-move-pirate = Move the pirate here
seat-move-robber = Move the robber here
seat-travel = Move the wagon
seat-move-bandit = Move a bandit

# Everything else
seat-bank = Trade with the bank
seat-progress = Play a progress card
seat-fish = Spend fish
seat-fish-tokens = with { $tokens }
seat-boot = Pass on the boot
seat-oil = Use an oil
seat-weather = Pass on the weather cards
seat-dice = red { $red }, yellow { $yellow }
seat-throw-siege = Attack the fortress: the app throws the die
seat-throw-bandit = Drive off a bandit: the app throws the die
seat-throw-disaster = The app throws for the disaster
seat-throw-lot = The app draws the lot
seat-done = Done
seat-place-road = Place a road
seat-place-settlement = Place a settlement
seat-place-city = Place a city
seat-builds = You may build
seat-turn-at-main = Draw, build, and end the turn at the main device.
seat-dice-show = The dice show
seat-printed = The printed card
seat-done-building = Done building
seat-nobody-builds = Nobody else builds
seat-at-main = At the main device
seat-rate = { $cards } for 1 card from the bank
seat-price-track = { $track }: level 1, then one more each level

# Votes that are opened together
seat-vote-in = Your vote: { $vote }. It is opened once all are in.
seat-voted = { $count } of { $all } have voted

# Wait!
seat-wait = Wait!
seat-wait-no-more = No need to wait any more
seat-go-on = Go on all the same
seat-held = { $count ->
        [one] { $who } asks you to wait
       *[other] { $who } ask you to wait
    }

# Offers
seat-offer = Offer a trade
seat-offer-give = I give
seat-offer-get = I get
seat-offer-to = To
seat-offer-all = all
seat-offered = { $who } gives { $give } for { $get }
seat-withdraw = Take the offer back
seat-answer-yes = Yes: trade
seat-answer-no = No
seat-answer-aloud = Agreed aloud: trade
seat-answer-for = For { $cards }: trade
seat-reply-yes = Yes
seat-reply-no = No
seat-reply-more = For { $cards }?
seat-offer-gone = That offer is over. { $last }
seat-offer-terms = These cards can't be offered now. { $last }
seat-offer-other-terms = They say something else now. { $last }
seat-offer-not-now = Nobody trades right now. { $last }
seat-not-last = That isn't the last thing done any more. { $last }

# At the main device
phones-did = By phone: { $act }
phones-took-back = By phone, taken back: { $act }
phones-turns = Turns on phones
phones-turns-line = Players draw, build, and end their turns on their phones, too. Without it they answer, trade, and buy there.
phones-on = By phone ({ $who }), or here
phones-on-asleep = { $who }'s phone is asleep: do it here
phones-tile = { $name }, { $phone }
phones-tile-here = with a phone
phones-tile-asleep = with a phone that is asleep
phones-voted = { $count } of { $all } have voted by phone
