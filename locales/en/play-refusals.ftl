# Why something is refused, and what the rules say.

refused-impossible = That doesn't work
refused-count = By our count
refused-lacks = { $who } would need { $cards } more.
refused-anyway = Do it anyway
refused-forbidden = Against the rules
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

not-now-opening = The opening comes first: a building, then its road.
not-now-opening-over = The opening is over.
not-now-tasks = Finish or skip the open tasks first.
not-now-production = Draw or roll a number first.
not-now-produced-already = This turn already has its number.
not-now-no-such-task = Nothing calls for that now.
not-now-over = The game is over. Undo takes back the win.
not-now-not-over = The game isn't over.
not-now-extra-building = Others are building now. Pass the turn first.

impossible-no-such-player = { $who } can't be chosen here.
impossible-off-island = There is only sea there.
impossible-intersection-taken = { $piece ->
    [knight] There is already a knight there.
   *[building] There is already a building there.
 }
impossible-path-taken = { $piece ->
    [ship] There is already a ship there.
    [bridge] There is already a bridge there.
   *[road] There is already a road there.
 }
no-piece-left-road = { $who } has no road left in the supply.
no-piece-left-settlement = { $who } has no settlement left in the supply. Building a city would free one.
no-piece-left-city = { $who } has no city left in the supply.
impossible-no-settlement = { $who } has no settlement there to turn into a city.
impossible-no-such-road = This player has no such road there.
impossible-hand-lacks = By the app's count, { $who } can't have { $cards }.
impossible-hand-empty = { $who } has no cards.
impossible-hand-no-resource = By the app's count, { $who } has no resources.
impossible-hand-no-commodity = By the app's count, { $who } has no commodities.
impossible-hand-too-small = { $who } has only { $size ->
    [one] 1 card
   *[other] { $size } cards
 }, not { $count }.
impossible-hand-more = { $who } has at least { $cards }.
impossible-hand-more-secret = By the app's count, { $who } has more { $resource } than that.
impossible-hand-more-somebody = By the app's count, { $who } or somebody else asked has more { $resource } than that.
impossible-hand-some-commodity = By the app's count, { $who } has a commodity.
impossible-bank-lacks = The bank is short of { $cards }.
impossible-too-many-cards = There aren't that many cards in the game.
impossible-none-left-to-buy = The development cards are sold out.
impossible-none-to-play = { $who } has no such development card in hand.
impossible-kind-used-up = All cards of this kind have been played: { $card }.
impossible-card-not-named = The app has to know which card it was.
impossible-wrong-count = { $due ->
    [one] 1 card is needed,
   *[other] { $due } cards are needed,
 } not { $given }.
impossible-not-on-the-pile = These cards aren't on the pile.
impossible-too-few-points = { $points ->
    [one] 1 point isn't
   *[other] { $points } points aren't
 } enough: it takes { $target }.
impossible-not-private = Only at a table that keeps hands private can a player tell the app something alone.
impossible-hands-not-followed = Hands aren't tracked in this game.
impossible-too-many = There are only { $most }, not { $count }.
impossible-no-such-turn = Turns are numbered from 1 to { $most }.
impossible-no-such-award = This game has no { $award }.
impossible-pile-holds = The pile has { $left } cards. At least { $least } must stay, and none can be added.
impossible-not-on-coast = Harbors lie on the coast, between land and sea.
impossible-piece-in-the-way = There is a piece there. Take it away first.
impossible-name-taken = { $who } already has that name.
impossible-too-few-players = Two players have to stay. To stop here, end the game early.
impossible-so-already = That's already so.

breach-distance-rule = Too close: another building stands on a neighboring intersection. All three must be free.
breach-settlement-without-road = None of { $who }'s roads leads there.
breach-road-not-connected = The road isn't connected to any road or building of { $who }'s.
breach-road-through-building = The road would go on past another player's building.
breach-road-not-beside-settlement = The road has to go next to the settlement just placed.
breach-road-while-damaged = A damaged { $piece ->
    [ship] ship has to be repaired before { $who } builds another ship or a road
    [bridge] bridge has to be repaired before { $who } builds another one or a road
   *[road] road has to be repaired before { $who } builds another one
 }.
breach-building-at-damage = { $who } may not build at the end of a damaged { $piece ->
    [ship] ship
    [bridge] bridge
   *[road] road
 }.
breach-before-production = Building and trading come after the number.
breach-second-card = Only one development card per turn.
breach-fresh-card = { $who } bought all their development cards this turn; they can be played from the next turn on.
breach-wrong-discard = { $due ->
    [one] 1 card has
   *[other] { $due } cards have
 } to be discarded, not { $given }.
breach-robber-stays = The robber has to move to another hex.
breach-wrong-victim = You can't take a card from { $who } now.
breach-wrong-recipient = { $who } is not among those who get a card.
breach-not-held-before = The { $resource } came with this event: the card given has to be one held before it.
breach-wrong-refuge = The robber has to flee somewhere else.
breach-wrong-rate = The bank wants { $rate } of this kind, not { $given }.
breach-like-for-like = You can't trade { $resource } for { $resource }.
breach-gift = Both sides of a trade have to give something.
breach-task-left = The rules say this has to be done.
breach-task-named = The rules say this has to be done: { $task }
breach-out-of-turn = { $who } may only build and buy now.
breach-building-order = Building goes around in seat order: { $who } has already had a chance.
breach-first-seven = No 7 in the first round: roll again.
breach-friendly-robber = The robber leaves { $who } alone: 2 points or fewer.
