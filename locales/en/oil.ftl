# Oil Springs.
oil-step-oil = oil
oil-step-metropolis = oil metropolis
oil-step-disaster = disaster
terrain-spring = spring
terrain-label-spring = Spring

oil-act-convert = { $who } uses an oil for 2 { $resource }
oil-act-build-metropolis = { $who } builds an oil metropolis
oil-act-sequester = { $who } sequesters an oil
oil-act-disaster = Disaster: { $number }
oil-act-pollute = Lots are drawn
oil-act-discard = { $who } discards { $count } oil and { $cards }
oil-act-discard-untold = { $who } discards { $count } oil and the rest in cards
oil-act-steal = { $who } takes an oil from { $from }
oil-act-take = { $who } takes an oil
oil-act-give = { $who } gives { $to } an oil
oil-act-monopoly = { $who } plays Monopoly on oil
oil-act-year-of-plenty = { $who } plays Year of Plenty and takes { $count } oil and { $cards }
oil-act-got = { $who } gets { $count } oil
oil-act-took = { $from } hands over an oil
oil-act-removed = The flood takes { $who }'s building at { $place }
oil-act-reduced = The flood leaves { $who } a settlement at { $place }
oil-act-polluted = { $place } is polluted
oil-act-champion = { $who } is Champion of the Environment
oil-act-no-champion = Nobody is Champion of the Environment any more

oil-count = { $count } oil

oil-task-disaster = { $who } rolls two dice for the disaster
oil-task-lot = { $who } draws lots for the hex that is polluted
task-take-or-oil = { $who } takes 1 resource of their choice, or 1 oil
task-steal-or-oil = { $who } takes a card, or an oil: from whom?
task-give-or-oil-one = { $who } gives { $to } 1 card of their choice, or 1 oil
task-give-or-oil = { $who } gives 1 card of their choice, or 1 oil

oil-fixed-oil = { $who } has { $count } oil
oil-fixed-sequestered = { $who } has sequestered { $count } oil
oil-fixed-oil_supply = { $count } oil in the supply
oil-fixed-oil_track = the track is at { $count }
oil-fixed-destroyed-on_hex = the token is on the hex
oil-fixed-destroyed-on_track = the token is on the track
oil-fixed-spring = a spring, { $terrain } under it
oil-fixed-champion = { $who } is Champion of the Environment
oil-fixed-champion-none = nobody is Champion of the Environment
oil-fixed-oil_used-open = { $who } hasn't used oil in this turn
oil-fixed-oil_used-done = { $who } has used oil in this turn
oil-fixed-oil_laid-open = { $who } hasn't sequestered oil in this turn
oil-fixed-oil_laid-done = { $who } has sequestered oil in this turn
fixed-building-oil-metropolis = oil metropolis of { $who }
figure-oil = Oil
figure-sequestered = Sequestered oil
figure-oil_supply = Oil in the supply
figure-oil_track = The oil track
figure-destroyed = The hex's token
figure-champion = Champion of the Environment
figure-oil_used = Oil used in this turn
figure-oil_laid = Oil sequestered in this turn
truth-oil = How much oil?
truth-sequestered = How much sequestered oil?
truth-oil_supply = How much oil is in the supply?
truth-oil_track = Where is the oil track?
begin-oil = Oil
begin-sequestered = Sequestered oil
begin-oil_supply = Oil in the supply
begin-oil_track = The oil track
begin-destroyed = Tokens on the track
begin-champion = Champion of the Environment

oil-not-played = This table plays without oil.
oil-too-little = { $who } doesn't have that much oil.
oil-supply-empty = There isn't that much oil in the supply.
oil-no-city = No city of theirs stands there that could become an oil metropolis.
oil-no-metropolis-left = All oil metropolises are built.
oil-no-land = That hex is no land.
oil-no-spring = There is no spring there.
breach-oil-track-full = The track has room for { $left } more oil in this turn.
breach-oil-used-after-sequestering = Nobody uses oil in a turn in which they sequestered some.
breach-oil-sequestered-after-use = Nobody sequesters oil in a turn in which they used some.
breach-oil-second-sequestered = One oil a turn is sequestered.
breach-oil-over-limit = { $who } would hold more oil than the limit.
breach-oil-no-card = At this table oil doesn't count for a 7 and isn't stolen.
breach-oil-no-oil-by-card = This is about cards, not oil.
breach-oil-oil-for-oil = Nobody trades oil for oil.
breach-oil-wrong-hex = The lot is between other hexes.
breach-oil-robber-not-there = The robber doesn't go to a hex that has lost its token.
refused-title-traders-7 = oil

odd-oil-oil = There is { $counted } oil on the table, but { $supply } in the box.
odd-oil-metropolises = There are { $counted } oil metropolises on the island, but { $supply } in the box.
odd-oil-token-back = A hex that lost its token to the track has one: { $place }.
bad-start-oil-not-played = Oil and its metropolises need the game with oil.
bad-start-oil-track-too-long = The oil track has no place { $count }.
bad-island-spring = A spring takes the place of a terrain of the base game.
error-oil-not-played = the island has springs, and oil isn't played
not-offered-oil-with-knights = oil isn't offered with Cities & Knights: no rules tell of both, and there would be two kinds of metropolis
import-spring-on = The spring on { $q }, { $r } isn't on a terrain of the base game. It was left out.

oil-rule-oil_limit = Most oil that a player holds
oil-rule-oil_limit-4 = 4
oil-rule-oil_limit-4-line = What somebody can't take goes to whoever is next.
oil-rule-oil_limit-none = No limit
oil-rule-oil_limit-none-line = As in “wide open” games.
oil-rule-oil_both = Using and sequestering oil in one turn
oil-rule-oil_both-no = Not both
oil-rule-oil_both-no-line = Whoever uses oil sequesters none in that turn.
oil-rule-oil_both-yes = Both
oil-rule-oil_both-yes-line = One oil a turn is sequestered, and others may be used.
oil-rule-oil_is_card = Oil counts for a 7
oil-rule-oil_is_card-by_rulings = By the event cards
oil-rule-oil_is_card-by_rulings-line = With the fusion event cards only cards count and are stolen. With all others, oil does and is, too.
oil-rule-oil_is_card-yes = Yes
oil-rule-oil_is_card-yes-line = It counts for the hand limit, and the robber may take one.
oil-rule-oil_is_card-no = No
oil-rule-oil_is_card-no-line = Only cards count, and only cards are stolen.
oil-rule-destroyed_places = Places for destroyed tokens
oil-set-oil_limit-4 = nobody holds more than 4 oil
oil-set-oil_limit-none = no limit to the oil that a player holds
oil-set-oil_both-no = oil is used or sequestered in a turn, not both
oil-set-oil_both-yes = oil is used and sequestered in one turn
oil-set-oil_is_card-by_rulings = oil counts for a 7 as events are read
oil-set-oil_is_card-yes = oil counts for a 7
oil-set-oil_is_card-no = oil doesn't count for a 7
oil-set-destroyed_places = { $count } places for destroyed tokens
bad-rule-destroyed_places = Places for destroyed tokens: { $least } to { $most }.
rule-destroyed_places-less = Places for destroyed tokens: one less
rule-destroyed_places-more = Places for destroyed tokens: one more
changed-oil = New rules for oil: { $rules }
oil-history-game = Oil: { $rules }

why-asks-oil-track = So much oil was used that the turn ends with a disaster.
why-rule-oil-got = For its number a spring gives a settlement 1 oil, a city 2, and an oil metropolis 3, after all else, clockwise from the active player. Nobody takes more than they may hold, nor more than there is.
why-rule-oil-is-card = Oil counts with the cards for a 7.
why-rule-disaster = When a turn ends with 5 oil used, two dice are rolled. A 7 floods what stands at the sea; any other number pollutes a hex.
why-rule-sequestered = Every 3 sequestered oil are 1 point. The Champion of the Environment, who has the most, at least 3, has 1 more.
why-oil = Springs: { $count } oil, { $got } of it taken.
why-oil-metropolis = Oil metropolis at { $hex }: { $cards }.
why-gold-oil-metropolis = Oil metropolis at { $hex }: { $count ->
    [0] nothing.
    [one] 1 resource of choice.
   *[other] { $count } resources of choice.
}
why-points-oil-metropolises = { $count ->
    [one] 1 oil metropolis
   *[other] { $count } oil metropolises
}: { $points }.
why-points-sequestered = Sequestered oil: { $points }.
why-points-champion = Champion of the Environment: { $points }.
why-discard-oil = { $who } has { $count } oil, which counts with them.

oil-end-board-dead = The last place for destroyed tokens is taken: nobody wins.
oil-end-champion = { $who }, Champion of the Environment, has the last word.
oil-stats-result-board-dead = Nobody won: the land was destroyed after { $turns } turns
stats-work-oil_used = oil used
stats-work-oil_metropolis = oil metropolises
stats-work-sequestering = oil sequestered
stats-work-disaster = disasters
stats-way-oil = For oil
stats-way-oil-left = Taken for oil
records-of-oil = With oil: { $count }.
records-kind-oil = oil
check-oil-metropolises-at = Oil metropolises:
check-oil-metropolis = Oil metropolis
wanted-disaster = Tap the sum of the dice
stats-head-oil = Oil
stats-result-oil = { $count ->
    [one] 1 point for oil
   *[other] { $count } points for oil
}
stats-source-oil-metropolises = oil metropolises
stats-source-sequestered = sequestered oil
stats-source-champion = Champion of the Environment
check-token-on_hex = Token on the hex
check-token-on_track = Token on the oil track
check-oil-turn = Oil in this turn
check-oil-unused = { $who } hasn't used any
check-oil-used = { $who } has used some
check-oil-unlaid = { $who } hasn't sequestered any
check-oil-laid = { $who } has sequestered one
