# Why: what was counted, which rule decided, and who says so.

why = Why?
why-of = { $sentence } Why?
why-back = Back
why-back-player = Back to { $who }

# Who says so.
authority-official = Official rule
authority-publisher = Publisher's answer
authority-edition = Reported reading: { $set }
authority-ours = Our ruling
authority-our-card = Our own card
authority-table = The table's choice
why-set-fusion = fusion
why-set-classic = classic
why-set-2025 = 2025
why-readings-differ = Editions differ here. This table plays by the { $set } reading.

# Payouts
why-payout-title = Why { $cards } for { $who }?
why-payout-title-nothing = Why nothing for { $who }?
why-everyone-title = Why do they take nothing?
why-settlement = Settlement at { $hex }: { $cards }.
why-city = City at { $hex }: { $cards }.
why-no-building = { $who } has no building at a hex with the number { $number }.
why-cause-away = { $who } has left the table.
why-cause-harvest = Usually { $count }. The card changes it.
why-cause-robber = The robber stands there and keeps { $cards }.
why-cause-robber-idle = The robber stands there, but another hex gives the one card.
why-cause-spared = The robber stands there, but leaves { $who } alone.
why-cause-asleep = The robber stands there, but sleeps this turn.
why-cause-one-card = Usually { $count }. The card holds it to 1.
why-cause-other-hex = The card holds it to 1 in all, and that comes from another hex.
why-by-card = The card by itself: { $cards }.
why-together = Together: { $cards }.
why-otherwise = The game has it otherwise: { $cards }. An older version of the program counted it so.
why-short-title = Why does the bank pay less?
why-short-stock = The bank had { $stock } and owed { $wanted }.
why-short-owed = { $who }: { $cards } due.
why-short-nobody = That is too little for all, so nobody takes any { $resource }.
why-short-sole = Only { $who } is due any, and takes the { $cards } that the bank had.

# Discards
why-discard-title = Why does { $who } discard { $count ->
    [one] 1 card
   *[other] { $count } cards
 }?
why-discard-title-open = Why does anybody discard?
why-discard-title-keeps = Why does { $who } keep all cards?
why-discard-hand = { $who } holds { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
why-discard-over = That is more than { $limit }.
why-discard-within = That is not more than { $limit }.
why-discard-half = Half of { $hand }, rounded down, is { $count }.
why-discard-unknown = The app does not follow the hands here. Each player counts: who holds more than { $limit } cards discards half, rounded down.

# Tasks
why-task-title = Why this task?
why-event-title = Why does { $event } mean nobody?
why-asks-card = This turn's card asks for it: { $event }.
why-asks-seven = The number is a 7.
why-asks-knight = { $who } has played a knight.
why-asks-road-building = { $who } has played Road Building.
why-asks-new-year = New Year has come up.
why-asks-weather = { $who } holds the weather cards, and the turn begins.
why-asks-barbarians = The barbarian ship has reached the island.
why-means-active = It means the player whose turn it is: { $who }.
why-means-all = It means every player.
why-means-others = It means every player but { $who }, whose turn it is.
why-means-holder = It means the holder of { $award }: { $who }.
why-unclaimed = Nobody holds { $award }, so the counts decide.
why-compared = Compared: { $measure }.
why-score = { $who }: { $count }.
why-leads-one = { $who } has the most.
why-leads-many = { $who } share the most, and it means all of them.
why-leads-tie = { $who } share the most. On a tie it means nobody.
why-leads-tie-next = { $who } share the most, so something else is compared.
why-leads-zero = Nobody has any.
why-leads-nothing = While nobody holds it, it means nobody.
why-trails = { $who } { $number ->
    [one] has
   *[other] have
 } the fewest.
why-trails-nobody = Nobody trails alone, so it means nobody.
why-at-least = It means everybody with { $count } or more.
why-at-most = It means everybody with { $count } or fewer.
why-nobody-fits = Nobody fits, so nothing happens.
why-freedom-may = It may be left.
why-freedom-must = It has to be done. If the table has done it in its own way, touch "Resolved at the table".
why-yield-kinds = The building could give { $cards }.

# Awards
why-award-title = Why does { $who } have { $award }?
why-award-title-nobody = Why does nobody have { $award }?
why-award-few = It takes { $least }, and nobody has so many.
why-award-most = { $who } alone has the most.
why-award-kept = { $others } { $number ->
    [one] has
   *[other] have
 } as many as { $who }. Who has it keeps it on a tie.
why-award-aside = { $who } share the most, and none of them has had it. On a tie it stays with nobody.
why-award-told = The table said so. By the counts it would be otherwise.
why-award-before = Before that { $who } had it.
why-award-before-nobody = Nobody had it before.
why-award-button = Why { $award }?

# Points
why-points-title = Why { $points ->
    [one] 1 point
   *[other] { $points } points
 } for { $who }?
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
why-points-none = Nothing that counts yet: 0.
why-points-together = Together: { $points } of { $target }.
why-points-hidden = Victory point cards that are still hidden don't count here.
why-points-corrected = { $count ->
    [one] The table has put this right once.
   *[other] The table has put this right { $count } times.
 }
why-win-title = Why has { $who } won?
why-win-enough = { $target } points win, and { $who } has { $points } on the own turn.

# Refusals
why-refused-hand = { $who } holds { $cards }.
why-refused-hand-size = { $who } holds { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
why-refused-bank = The bank has { $cards }.
why-refused-pieces = All { $count } are on the island.
why-refused-played = Played this turn: { $card }.
why-refused-rate = { $who } trades { $resource } at { $rate }:1.
why-refused-points = { $who } has { $points ->
    [one] 1 point
   *[other] { $points } points
 }.

# The rules
why-rule-yield = Each hex with the number gives 1 card for a settlement beside it and 2 cards for a city.
why-rule-robber-blocks = The hex where the robber stands gives nothing.
why-rule-robber-spares = The robber leaves everybody with { $points } points or fewer alone.
why-rule-bank-short = If the bank can't pay all that is due of one resource, nobody takes any of it.
why-rule-sole-creditor = If the bank can't pay all, but only one player is due that resource, that player takes what is left.
why-rule-card = { $event }: { $words }
why-rule-one-in-all = A building at two hexes with the number gives 1 card in all. Its owner chooses which.
why-rule-event-first = The event of a card comes before its production.
why-rule-hand-limit = On a 7 everybody with more than { $limit } cards discards half of them, rounded down.
why-rule-seven-robber = On a 7 the active player has to move the robber to another hex, and takes 1 card unseen from a player with a building there.
why-rule-knight = A knight moves the robber to another hex, and its player takes 1 card unseen from a player with a building there.
why-rule-road-building = Road Building gives up to 2 free roads.
why-rule-new-year-vote = With a Leap Year card in the pile, the table votes at New Year: a new pile, or on to the hidden cards.
why-rule-weather-stack = Who holds the weather cards puts the top one underneath as the turn begins. The next season comes.
why-rule-barbarians = When the barbarian ship reaches the island, the table fights and the ship goes back.
why-rule-clockwise = Who act at once do so clockwise, beginning with the player whose turn it is.
why-rule-nothing-leads = Who has none of what is compared leads nobody.
why-rule-held-before = The card comes from what the giver held before the event.
why-rule-hidden-points = Only points that all can see count here.
why-rule-longest-road = The longest line of own roads wins it, with 5 or more. It passes only to a longer one.
why-rule-largest-army = Who first plays 3 knights wins it. It passes only to somebody with more.
why-rule-harbormaster = Settlements at harbors count 1, cities 2. Who first has 3 wins it. It passes only to somebody with more.
why-rule-award-tie = On a tie the holder keeps it. If the holder falls back and several share the most, nobody has it.
why-rule-points = A settlement counts 1 point, a city 2, each award 2, a revealed victory point card 1.
why-rule-target-points = Who has { $count } points on the own turn wins.
