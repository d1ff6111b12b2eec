# Why something is refused, and what the rules say.

refused-impossible = Impossible
refused-forbidden = Against the rules
refused-wanted = Where: { $place }
refused-place = The reason is here: { $place }
refused-rule = Rule: { $title }
refused-record = Record it anyway
refused-record-hint = Did you do it anyway? Record it, and the history will say so.
refused-back = Back
refused-title-3 = opening
refused-title-4 = turns
refused-title-5 = production, bank and robber
refused-title-6 = building and trading
refused-title-9 = event cards
refused-title-11 = house rules

not-now-opening = Finish the opening first.
not-now-opening-over = The opening is over.
not-now-tasks = Finish or skip the open tasks first.
not-now-production = Draw or roll a number first.
not-now-produced = This turn already has its number.
not-now-no-task = Nothing calls for that now.
not-now-over = The game is over. Undo takes back the win.
not-now-not-over = The game isn't over.
not-now-extra-building = Others are building now. Pass the turn first.

impossible-player = { $who } isn't possible here.
impossible-sea = There is only sea there.
impossible-building = There is already a building there.
impossible-knight = There is already a knight there.
impossible-road = There is already a road there.
impossible-piece-road = { $who } has no road left in the supply.
impossible-piece-settlement = { $who } has no settlement left in the supply. Building a city would free one.
impossible-piece-city = { $who } has no city left in the supply.
impossible-no-settlement = { $who } has no settlement there to turn into a city.
impossible-no-road = This player has no such road there.
impossible-hand = By the app's count, { $who } can't have { $cards }.
impossible-hand-empty = { $who } has no cards.
impossible-hand-no-resource = By the app's count, { $who } has no resources.
impossible-hand-no-commodity = By the app's count, { $who } has no commodities.
impossible-hand-small = { $who } has only { $size ->
    [one] 1 card
   *[other] { $size } cards
 }, not { $count }.
impossible-hand-more = { $who } has at least { $cards }.
impossible-hand-more-secret = By the app's count, { $who } has more { $resource } than that.
impossible-hand-more-somebody = By the app's count, { $who } or somebody else asked has more { $resource } than that.
impossible-hand-some-commodity = By the app's count, { $who } has a commodity.
impossible-bank = The bank is short of { $cards }.
impossible-supply = There aren't that many cards in the game.
impossible-sold-out = The development cards are sold out.
impossible-no-card = { $who } has no such development card in hand.
impossible-used-up = All cards of this kind have been played: { $card }.
impossible-unnamed = The app has to know which card it was.
impossible-count = { $due ->
    [one] 1 card is needed,
   *[other] { $due } cards are needed,
 } not { $given }.
impossible-pile = These cards aren't on the pile.
impossible-points = { $points ->
    [one] 1 point isn't
   *[other] { $points } points aren't
 } enough: it takes { $target }.
impossible-hands = Hands aren't tracked in this game.
impossible-too-many = There are only { $most }, not { $count }.
impossible-turn-number = Turns are numbered from 1 to { $most }.
impossible-no-award = This game has no { $award }.
impossible-pile-holds = The pile has { $left } cards. At least { $least } must stay, and none can be added.
impossible-not-on-coast = Harbors lie on the coast, between land and sea.
impossible-piece-in-the-way = There is a piece there. Take it away first.
impossible-name-taken = { $who } already has that name.
impossible-too-few-players = Two players have to stay. To stop here, end the game early.
impossible-so-already = That's already so.

breach-distance = Too close: another building stands on a neighboring intersection. All three must be free.
breach-no-road = None of { $who }'s roads leads there.
breach-not-connected = The road isn't connected to any road or building of { $who }'s.
breach-through = The road would go on past another player's building.
breach-not-beside = The road has to go next to the settlement just placed.
breach-damaged = A damaged { $piece ->
    [ship] ship has to be repaired before { $who } builds another ship or a road
   *[road] road has to be repaired before { $who } builds another one
 }.
breach-building-damage = { $who } may not build at the end of a damaged { $piece ->
    [ship] ship
   *[road] road
 }.
breach-production = Building and trading come after production.
breach-second-card = Only one development card per turn.
breach-fresh-card = { $who } bought all their development cards this turn; they can be played from the next turn on.
breach-discard = { $due ->
    [one] 1 card has
   *[other] { $due } cards have
 } to be discarded, not { $given }.
breach-robber = The robber has to move to another hex.
breach-victim = You can't take a card from { $who } now.
breach-recipient = { $who } is not among those who get a card.
breach-not-held = The { $resource } came with this event: the card given has to be one held before it.
breach-refuge = The robber has to flee somewhere else.
breach-rate = The bank wants { $rate } of this kind, not { $given }.
breach-like = You can't trade { $resource } for { $resource }.
breach-gift = Both sides of a trade have to give something.
breach-task = The rules say this has to be done.
breach-task-named = The rules say this has to be done: { $task }
breach-out-of-turn = { $who } may only build and buy now.
breach-building-order = Building goes around in seat order: { $who } has already had a chance.
breach-first-seven = No 7 in the first round: roll again.
breach-friendly-robber = The robber leaves { $who } alone: 2 points or fewer.
