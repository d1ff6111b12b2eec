# Why: what was counted, which rule decided, and who says so.

why = Why?
why-of = { $sentence } Why?
why-back = Back
why-back-player = Back to { $who }

# Who says so.
authority-official = Official rule
authority-publisher = Publisher's answer
authority-edition = As reported: { $set }
authority-ours = Our ruling
authority-our-card = Our own card
authority-table = The table's choice
why-set-fusion = Fusion
why-set-classic = Classic
why-set-2025 = 2025
why-readings-differ = Editions differ here. Event rules at this table: { $set }.

# Payouts
why-payout-title = Why does { $who } get { $cards }?
why-payout-title-nothing = Why does { $who } get nothing?
why-everyone-title = Why do they get nothing?
why-settlement = Settlement at { $hex }: { $cards }.
why-city = City at { $hex }: { $cards }.
why-no-building = { $who } has no building on a hex with the number { $number }.
why-cause-away = { $who } has left the table.
why-cause-harvest = Usually { $count }. The card changes it.
why-cause-robber = The robber is there and blocks { $cards }.
why-cause-robber-idle = The robber is there, but another hex gives the one card.
why-cause-spared = The robber is there, but leaves { $who } alone.
why-cause-asleep = The robber is there, but asleep this turn.
why-cause-one-card = Usually { $count }. The card limits it to 1.
why-cause-other-hex = The card limits it to 1 in all, and that comes from another hex.
why-by-card = From the card itself: { $cards }.
why-together = Total: { $cards }.
why-otherwise = The game has { $cards } instead. An older version of the app counted it that way.
why-short-title = Why does the bank pay less?
why-short-stock = The bank had { $stock } and owed { $wanted }.
why-short-owed = { $who }: { $cards } due.
why-short-nobody = That isn't enough for everyone, so nobody takes any { $resource }.
why-short-sole = Only { $who } is due any, so they take what the bank had: { $cards }.

# Discards
why-discard-title = Why does { $who } discard { $count ->
    [one] 1 card
   *[other] { $count } cards
 }?
why-discard-title-open = Why does anyone discard?
why-discard-title-keeps = Why does { $who } keep all cards?
why-discard-hand = { $who } has { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
why-discard-over = That is more than { $limit }.
why-discard-within = That isn't more than { $limit }.
why-discard-half = Half of { $hand }, rounded down, is { $count }.
why-discard-unknown = The app doesn't track hands here. Everyone counts: whoever has more than { $limit } cards discards half, rounded down.

# Tasks
why-task-title = Why is this asked?
why-event-title = Why does “{ $event }” affect nobody?
why-asks-card = This turn's card says so: { $event }.
why-asks-seven = The number is a 7.
why-asks-knight = { $knights ->
    [yes] { $who } has chased the robber away with a knight.
   *[other] { $who } has played a knight.
}
why-asks-road-building = { $who } has played Road Building.
why-asks-new-year = New Year has come up.
why-asks-weather = { $who } has the weather cards, and it is the start of their turn.
why-asks-barbarians = The barbarian ship has reached the island.
why-means-active = It affects the player whose turn it is: { $who }.
why-means-all = It affects every player.
why-means-others = It affects every player but { $who }, whose turn it is.
why-means-holder = It affects the holder of { $award }: { $who }.
why-unclaimed = Nobody holds { $award }, so whoever has the most counts.
why-compared = Compared by: { $measure }.
why-score = { $who }: { $count }.
why-leads-one = { $who } has the most.
why-leads-many = { $who } are tied for the most, so it affects all of them.
why-leads-tie = { $who } are tied for the most. On a tie it affects nobody.
why-leads-tie-next = { $who } are tied for the most, so a tiebreaker decides.
why-leads-zero = Nobody has any.
why-leads-nothing = While nobody holds it, it affects nobody.
why-trails = { $who } { $number ->
    [one] has
   *[other] have
 } the fewest.
why-trails-nobody = Nobody is alone in last place, so it affects nobody.
why-at-least = It affects everyone with { $count } or more.
why-at-most = It affects everyone with { $count } or fewer.
why-nobody-fits = It applies to nobody, so nothing happens.
why-freedom-may = You don't have to.
why-freedom-must = This has to be done. If you did it your own way, tap “The table did otherwise”.
why-yield-kinds = The building could give { $cards }.

# Awards
why-award-title = Why does { $who } have { $award }?
why-award-title-nobody = Why does nobody have { $award }?
why-award-few = It takes { $least }, and nobody has that many.
why-award-most = { $who } alone has the most.
why-award-kept = { $others } { $number ->
    [one] has
   *[other] have
 } as many as { $who }. On a tie, the holder keeps it.
why-award-aside = { $who } are tied for the most, and none of them had it before. On a tie nobody gets it.
why-award-told = The table said so. By the count it would be different.
why-award-before = { $who } had it before that.
why-award-before-nobody = Nobody had it before that.
why-award-button = Why { $award }?

# Points
why-points-title = Why does { $who } have { $points ->
    [one] 1 point
   *[other] { $points } points
 }?
why-points-button = Why { $points ->
    [one] 1 point
   *[other] { $points } points
 }?
why-points-settlements = { $count ->
    [one] 1 settlement
   *[other] { $count } settlements
 }: { $points }.
why-points-cities = { $count ->
    [one] 1 city
   *[other] { $count } cities
 }: { $points }.
why-points-award = { $award }: { $points }.
why-points-revealed = { $count ->
    [one] 1 revealed victory point card
   *[other] { $count } revealed victory point cards
 }: { $points }.
why-points-none = Nothing yet: 0.
why-points-together = Total: { $points } of { $target }.
why-points-hidden = Victory point cards that are still hidden don't count here.
why-points-corrected = { $count ->
    [one] The table has corrected this once.
   *[other] The table has corrected this { $count } times.
 }
why-win-title = Why did { $who } win?
why-win-enough = { $target } points win, and { $who } has { $points } on their own turn.

# Refusals
why-refused-hand = { $who } has { $cards }.
why-refused-hand-size = { $who } has { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
why-refused-bank = The bank has { $cards }.
why-refused-pieces = All { $count } are on the island.
why-refused-played = Already played this turn: { $card }.
why-refused-rate = { $who } trades { $resource } at { $rate }:1.
why-refused-points = { $who } has { $points ->
    [one] 1 point
   *[other] { $points } points
 }.

# The rules
why-rule-yield = { $knights ->
    [yes] Each hex with the number gives a settlement next to it 1 resource. It gives a city 2 on fields and hills, and 1 resource and 1 commodity on forest, pasture and mountains.
   *[no] Each hex with the number gives 1 card to a settlement next to it and 2 cards to a city.
 }
why-rule-robber-blocks = The hex with the robber gives nothing.
why-rule-robber-spares = The robber leaves everyone with { $points } points or fewer alone.
why-rule-bank-short = If the bank can't pay everything due of one resource, nobody takes any of it.
why-rule-sole-creditor = If the bank can't pay it all, but only one player is due that resource, they take what's left.
why-rule-card = { $event }: { $words }
why-rule-one-in-all = A building next to two hexes with the number gives 1 card in all. Its owner picks which.
why-rule-event-first = A card's event comes before its number.
why-rule-hand-limit = On a 7, everyone with more than { $limit } cards discards half of them, rounded down.
why-rule-seven-robber = { $sea ->
    [yes] On a 7, the player whose turn it is moves the robber or the pirate to another hex, and takes 1 random card from a player with a building, or at sea a ship, there.
   *[no] On a 7, the player whose turn it is must move the robber to another hex, and takes 1 random card from a player with a building there.
 }
why-rule-knight = { $sea ->
    [yes] A knight moves the robber or the pirate to another hex, and its player takes 1 random card from a player with a building, or at sea a ship, there.
   *[no] A knight moves the robber to another hex, and its player takes 1 random card from a player with a building there.
 }
why-rule-road-building = { $sea ->
    [yes] Road Building gives up to 2 free roads or ships.
   *[no] Road Building gives up to 2 free roads.
 }
why-rule-new-year-vote = With a Leap Year card in the pile, the table votes at New Year: a new pile, or go on through the hidden cards.
why-rule-weather-stack = Whoever has the weather cards puts the top one at the bottom at the start of their turn. The next season begins.
why-rule-barbarians = When the barbarian ship reaches the island, the table fights and the ship goes back.
why-rule-clockwise = Players who act at the same time go clockwise, starting with the player whose turn it is.
why-rule-nothing-leads = Nobody leads with none.
why-rule-held-before = The card has to be one the giver held before the event.
why-rule-hidden-points = Only points that everyone can see count here.
why-rule-longest-road = { $sea ->
    [yes] It goes to the longest line of one player's roads and ships, at least 5. Road and ship join only at a building of that player's. It passes only to a longer one.
   *[no] It goes to the longest line of one player's roads, at least 5. It passes only to a longer one.
 }
why-rule-largest-army = It goes to the first player with 3 knights played. It passes only to someone with more.
why-rule-harbormaster = Settlements at harbors count 1, cities 2. It goes to the first player with 3. It passes only to someone with more.
why-rule-award-tie = On a tie, the holder keeps it. If the holder falls behind and others are tied for the most, nobody has it.
why-rule-points = { $knights ->
    [yes] A settlement counts 1, a city 2, a metropolis 2 more, the longest road 2, and each time as Defender, each open point card and the merchant 1.
   *[no] A settlement counts 1 point, a city 2, each award 2, a revealed victory point card 1.
 }{ $wagons ->
    [yes] { " " }Each delivery counts 1, and so does a baggage train of level 5.
   *[no] { "" }
 }
why-rule-target = Whoever has { $count } points on their own turn wins.
