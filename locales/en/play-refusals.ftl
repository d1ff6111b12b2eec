# Why something is refused, and what the rules say.

refused-impossible = That can't be
refused-forbidden = Against the rules
refused-wanted = Wanted: { $place }
refused-place = The reason lies here: { $place }
refused-rule = Rule: { $title }
refused-record = Record it all the same
refused-record-hint = Did the table do it anyway? Then it is recorded, and the history says so.
refused-back = Back
refused-title-3 = opening
refused-title-4 = a turn
refused-title-5 = production, bank and robber
refused-title-6 = building and trading
refused-title-9 = event cards
refused-title-11 = house rules

not-now-opening = The opening has to be finished first.
not-now-opening-over = The opening is over.
not-now-tasks = First the tasks that are still open have to be done or skipped.
not-now-production = First a number has to be drawn or rolled.
not-now-produced = This turn already has its number.
not-now-no-task = Nothing asks for this now.
not-now-over = The game is over. Undo takes the win back.
not-now-not-over = The game is not over.
not-now-extra-building = Others build now. First the turn has to pass.

impossible-player = { $who } can't be meant here.
impossible-sea = There is only sea.
impossible-building = A building stands there already.
impossible-road = A road lies there already.
impossible-piece-road = { $who } has no road left in the supply.
impossible-piece-settlement = { $who } has no settlement left in the supply. A city would set one free.
impossible-piece-city = { $who } has no city left in the supply.
impossible-no-settlement = { $who } has no settlement there to make a city of.
impossible-no-road = There is no such road of this player's.
impossible-hand = By the books { $who } can't have { $cards }. If the books are wrong, correct the hand: touch the player's name.
impossible-hand-empty = { $who } has no card.
impossible-bank = The bank lacks { $cards }.
impossible-supply = There are not so many cards in the game.
impossible-sold-out = All development cards are sold.
impossible-no-card = { $who } has no such development card in hand.
impossible-used-up = All cards of this kind have been played: { $card }.
impossible-unnamed = The app has to know which card it was.
impossible-count = { $due ->
    [one] 1 card belongs
   *[other] { $due } cards belong
 } to this, not { $given }.
impossible-pile = These cards don't lie on the pile.
impossible-points = { $points ->
    [one] 1 point is
   *[other] { $points } points are
 } too few: { $target } are needed.
impossible-hands = Hands are not followed in this game.
impossible-too-many = There are only { $most }, not { $count }.
impossible-pile-holds = The pile has { $left } cards. As few as { $least } can be left in it, and none can be added.
impossible-not-on-coast = Harbors lie on the coast, between land and sea.
impossible-piece-in-the-way = A piece stands there. Take it away first.
impossible-name-taken = { $who } is called so already.
impossible-too-few-players = Two players have to stay. To stop here, break the game off.
impossible-so-already = It is so already.

breach-distance = Too close: another building stands on a neighboring intersection. All three must be free.
breach-no-road = No road of { $who }'s leads there.
breach-not-connected = The road touches no road or building of { $who }'s.
breach-through = The road would go on behind another player's building.
breach-not-beside = The road has to lie beside the settlement just placed.
breach-damaged = A damaged road has to be repaired before { $who } builds another one.
breach-building-damage = { $who } may not build at the end of a damaged road.
breach-production = Building and trading come after production.
breach-second-card = Only one development card a turn.
breach-fresh-card = All of { $who }'s development cards were bought this turn; they can be played from the next turn on.
breach-discard = { $due ->
    [one] 1 card has
   *[other] { $due } cards have
 } to be discarded, not { $given }.
breach-robber = The robber has to move to another hex.
breach-victim = No card can be taken from { $who } now.
breach-recipient = { $who } is not among those who get a card.
breach-not-held = The { $resource } came with this event: a card that was held before it has to be given.
breach-refuge = The robber flees to another place.
breach-rate = The bank asks for { $rate } of this kind, not { $given }.
breach-like = Like is not traded for like: { $resource }.
breach-gift = Both sides of a trade give something.
breach-task = The rules demand that this be done.
breach-task-named = The rules demand it: { $task }
breach-out-of-turn = { $who } may only build and buy now.
breach-building-order = The building phase goes round in seat order: { $who } has had a chance already.
breach-first-seven = No 7 in the first round: roll again.
breach-friendly-robber = The robber leaves { $who } alone: 2 points or fewer.
