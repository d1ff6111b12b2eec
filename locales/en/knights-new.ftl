# Cities & Knights: a new game and its rules

new-game-base = Base game
new-game-knights = Cities & Knights

# Cards
new-preset-seasons-line-knights = B, C, D and the weather; each card shows ship or gate, too.
new-preset-official-line-knights = The 36 official events; the event die is rolled for each.
new-preset-dice-knights = Three dice
new-preset-dice-line-knights = The app rolls all three; no event cards.
new-preset-own-dice-line-knights = You roll all three and tap what they show; no event cards.
new-preset-stacks-line-knights = Four stacks; with deck A the event die is rolled.
new-source-dice-line-knights = The app rolls two dice and the event die. There are no event cards.
new-source-table-line-knights = You roll, and tell the app what all three dice show.
new-short-dice-knights = No cards: the app rolls three dice
new-means-dice-knights = The app rolls three dice
new-knights-die-on-cards = Each card shows the ship or a gate: no event die is needed.
new-knights-die-on-some = Where a card shows neither ship nor gate, the event die is rolled.
new-knights-die-rolled = These cards show neither ship nor gate: the event die is rolled with each.

# The opening
knights-found-city = { $who }: tap where your city goes
knights-act-found-city = { $who } places a city

# What a table may set
knights-rule-edition = Edition
knights-rule-edition-2020 = Edition of 2020
knights-rule-edition-2020-line = Rules and names of cards as in the book of 2020.
knights-rule-edition-2025 = Edition of 2025
knights-rule-edition-2025-line = Rules and names of cards as in the book of 2025.
knights-stricter = Stricter rules
knights-stricter-line = Knights rest until the first attack, { $saboteur } hits only players with more points, { $spy } takes no other { $spy }.
knights-single = Single rules of Cities & Knights …
knights-single-less = Hide single rules of Cities & Knights

knights-rule-robber_waits = Where the robber waits
knights-rule-robber_waits-on_desert = On the desert
knights-rule-robber_waits-on_desert-line = It stands on the desert until the first attack.
knights-rule-robber_waits-beside_board = Beside the board
knights-rule-robber_waits-beside_board-line = It is beside the board until the first attack puts it on the desert.
knights-rule-chased = A knight chases the robber
knights-rule-chased-numbered = To a number
knights-rule-chased-numbered-line = Only to a hex with a number.
knights-rule-chased-any_hex = To any hex
knights-rule-chased-any_hex-line = Wherever a 7 may move it.
knights-rule-displaced = A displaced knight goes
knights-rule-displaced-connected = Along its roads
knights-rule-displaced-connected-line = To any free spot that its owner's roads reach.
knights-rule-displaced-by_move = As in a move
knights-rule-displaced-by_move-line = Only where it could move by itself.
knights-rule-deserter_level = { $deserter }: level of the new knight
knights-rule-deserter_level-same_or_basic = Same or basic
knights-rule-deserter_level-same_or_basic-line = The same level; a basic knight if there is none left of it.
knights-rule-deserter_level-same_or_lower = Same or lower
knights-rule-deserter_level-same_or_lower-line = The same level or any lower one.
knights-rule-card_red = Red die for cards without ship or gate
knights-rule-card_red-printed = On the card
knights-rule-card_red-printed-line = The red number of the card decides who draws at a gate.
knights-rule-card_red-rolled = Rolled
knights-rule-card_red-rolled-line = A red die is rolled with the event die and decides who draws at a gate.
knights-rule-event_order = What comes first on a card
knights-rule-event_order-text_first = Its text
knights-rule-event_order-text_first-line = First the card's text, then ship or gate.
knights-rule-event_order-die_first = Ship or gate
knights-rule-event_order-die_first-line = First ship or gate, then the card's text.
knights-rule-event_draws = Events draw a card from
knights-rule-event_draws-by_reading = As they say
knights-rule-event_draws-by_reading-line = By each event's rule: resources only, or all cards.
knights-rule-event_draws-resources = Resources
knights-rule-event_draws-resources-line = Where an event draws from a hand, commodities don't count.
knights-rule-event_draws-all_cards = All cards
knights-rule-event_draws-all_cards-line = Where an event draws from a hand, commodities count too.
knights-rule-holder_at_five = Level 5 with its metropolis
knights-rule-holder_at_five-needs_no_city = No other city
knights-rule-holder_at_five-needs_no_city-line = Whoever has the metropolis needs no second city for level 5.
knights-rule-holder_at_five-needs_city = Another city
knights-rule-holder_at_five-needs_city-line = Level 5 always needs a city without a metropolis.
knights-rule-merchant_ground = The merchant stands
knights-rule-merchant_ground-producing = Not on a desert
knights-rule-merchant_ground-producing-line = Only on a hex that produces.
knights-rule-merchant_ground-any_land = On any hex
knights-rule-merchant_ground-any_land-line = On the desert, too.
knights-rule-deserter_acts = { $deserter }: an active new knight
knights-rule-deserter_acts-at_once = Acts at once
knights-rule-deserter_acts-at_once-line = It may act in the same turn.
knights-rule-deserter_acts-next_turn = Acts next turn
knights-rule-deserter_acts-next_turn-line = It may act from its owner's next turn on.
knights-rule-knights_before = Knights before the first attack
knights-rule-knights_before-act = Act
knights-rule-knights_before-act-line = They move and displace from the start.
knights-rule-knights_before-rest = Rest
knights-rule-knights_before-rest-line = They don't act until the barbarians have attacked once.
knights-rule-saboteur_hits = { $saboteur } hits
knights-rule-saboteur_hits-as_many_points = As many points
knights-rule-saboteur_hits-as_many_points-line = Everybody with as many points or more.
knights-rule-saboteur_hits-more_points = More points
knights-rule-saboteur_hits-more_points-line = Only players with more points.
knights-rule-spy_takes = { $spy } takes
knights-rule-spy_takes-any_card = Any card
knights-rule-spy_takes-any_card-line = Any progress card of the other player's.
knights-rule-spy_takes-no_spy = No { $spy }
knights-rule-spy_takes-no_spy-line = Any progress card but another { $spy }. The app can't see it, so the table has to mind.

knights-rule-extra_building-special-line = After each turn everyone else may build, improve and buy knights, one after the other.
knights-rule-extra_building-paired-line = The third player to the left joins in: trades with the bank, builds, and plays progress cards.
knights-reading-conflict-fusion = Whoever alone has the strongest active knights may take 1 random resource from anyone.
knights-reading-conflict-classic = Whoever alone has the strongest active knights may take 1 random card from anyone.
knights-reading-conflict-2025 = Whoever alone has the strongest active knights may take 1 random card from anyone.
knights-reading-tournament-fusion = All who have the strongest active knights each take 1 resource of their choice.
knights-reading-tournament-classic = All who have the strongest active knights each take 1 resource of their choice.
knights-reading-tournament-2025 = All who have the strongest active knights each take 1 resource of their choice.
knights-reading-trade_advantage-fusion = The Longest Road, or else whoever alone has the longest road or the most roads, may take 1 random resource from anyone.

# A game of it that begins in its middle
begin-tool-wall = City wall
begin-tool-knight = Knight
begin-tool-metropolis = Metropolis
begin-tool-merchant = Merchant
begin-short-wall = Wall
begin-short-knight = Knight
begin-hint-wall = Tap a city for each wall. Tap it again to remove the wall.
begin-hint-knight = Tap a spot for each knight. Tap it again to remove it.
begin-hint-metropolis = Tap the city that is this track's metropolis. Tap it again to remove the metropolis.
begin-hint-merchant = Tap the merchant's hex. Tap it again to put the merchant beside the board.
begin-laid = On its side
begin-laid-line = A pillaged city that counts as a settlement.
begin-knight-basic = Basic
begin-knight-strong = Strong
begin-knight-mighty = Mighty
begin-knight-active = Active
begin-knight-inactive = Inactive
begin-track-science = Science
begin-track-trade = Trade
begin-track-politics = Politics
begin-levels = City improvements
begin-level-of = { $track }: level
begin-progress = Progress cards in hand
begin-progress-of = { $track }: progress cards
begin-knights-points = Points
begin-defenders = Points as Defender
begin-point-shown = Shown by { $who }
begin-point-hidden = Nobody has shown it yet.
begin-hand-knights = Resources and commodities
begin-attacks = Attacks so far

# Where a game is told apart
knights-history-game = Cities & Knights, edition of { $edition }
