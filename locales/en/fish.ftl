# Fish of Traders & Barbarians.
fish-step-fish = fish
fish-step-boot = boot

fish-act-spend = { $who } spends { $count } fish: { $action }
fish-act-exchange = { $who } exchanges a fish token
fish-act-draw-boot = { $who } draws the boot
fish-act-pass-boot = { $who } passes the boot to { $to }
fish-act-drew = { $who } draws { $count ->
    [one] 1 fish token
   *[other] { $count } fish tokens
}
fish-for-robber-off = the robber leaves the board
fish-for-pirate-off = the pirate leaves the board
fish-for-theft = a card from another player
fish-for-resource = a resource from the bank
fish-for-road = { $sea ->
    [yes] a road or ship
   *[no] a road
}
fish-for-card = { $knights ->
    [yes] a progress card
   *[no] a development card
}

fish-task-exchange = { $who } has 7 fish tokens. Exchange one?
fish-task-boot = Has anybody drawn the boot?
fish-task-boot-one = Has { $who } drawn the boot?

fish-fixed-fish = { $who } has { $count ->
    [one] 1 fish token
   *[other] { $count } fish tokens
}
fish-fixed-fish_supply = { $count ->
    [one] 1 fish token lies face down
   *[other] { $count } fish tokens lie face down
}
fish-fixed-fish_spent = { $count ->
    [one] 1 fish token is spent
   *[other] { $count } fish tokens are spent
}
fish-fixed-boot = { $who } has the boot
fish-fixed-boot-none = nobody has the boot
figure-fish = Fish tokens
figure-fish_supply = Fish tokens face down
figure-fish_spent = Fish tokens spent
figure-boot = The boot
truth-fish = How many fish tokens?
truth-fish_supply = How many fish tokens lie face down, with the boot while nobody has it?
truth-fish_spent = How many fish tokens are spent?
begin-fish = Fish tokens
begin-fish_supply = Fish tokens face down
begin-fish_spent = Fish tokens spent
begin-boot = The boot

fish-not-played = This table plays without fish.
fish-too-few-tokens = { $who } doesn't have that many fish tokens.
fish-robber-away = The robber is beside the board already.
fish-pirate-away = There is no pirate at sea.
fish-nobody-has-cards = Nobody else has a card.
fish-bank-empty = The bank has no resource left.
fish-no-boot = The boot isn't theirs to pass on.
breach-fish-too-few-fish = That costs { $price } fish, not { $paid }.
breach-fish-fewer-points = The boot goes only to somebody with as many points, or more. { $who } has fewer.

odd-fish-tokens = There are { $counted } fish tokens on the table, but { $supply } in the box.
bad-start-fish-not-played = Fish tokens need the game with fish.
bad-island-fish = A fishing ground lies on a sea hex of its own, and a second token beside a first.

error-fish-not-played = the island has lakes, fishing grounds, or second tokens, and fish aren't played
error-fish-no-shore = a fishing ground has to touch just two land hexes
error-fish-at-harbor = a harbor is where a fishing ground lies
error-fish-number = no fishing ground has the number { $number }
error-fish-lake-at-coast = a lake never lies at the coast
error-setup-fish-in-scenario = the Pirate Islands are played without fish

import-hex-of-fish = Only the game with fish has a lake like { $q }, { $r }. It was left out.
import-second-token-alone = The second token on { $q }, { $r } has no first beside it. It was left out.
import-ground-on-land = The fishing ground on { $q }, { $r } isn't at sea. It was left out.
import-two-grounds = There is more than one fishing ground on { $q }, { $r }, or there are too many. One was left out.
import-ground-at-harbor = The fishing ground on { $q }, { $r } is where a harbor is. It was left out.
import-ground-off-shore = The fishing ground on { $q }, { $r } doesn't touch two land hexes. It was left out.
import-ground-number = No fishing ground has a { $number }. The one on { $q }, { $r } was left out.

fish-rule-fish_short = Too few fish tokens
fish-rule-fish_short-nobody = Nobody draws
fish-rule-fish_short-nobody-line = If fewer are left than all may take, nobody draws any.
fish-rule-fish_short-in_order = In order
fish-rule-fish_short-in_order-line = Players draw in order until none is left.
fish-rule-fish_time = Fish are spent
fish-rule-fish_time-after_production = After production
fish-rule-fish_time-after_production-line = While trading and building.
fish-rule-fish_time-any_time = Any time
fish-rule-fish_time-any_time-line = At any time in one's own turn, even before production.
fish-rule-boot_time = The boot is passed on
fish-rule-boot_time-after_production = After production
fish-rule-boot_time-after_production-line = While trading and building.
fish-rule-boot_time-any_time = Any time
fish-rule-boot_time-any_time-line = At any time in one's own turn, even before production.
fish-set-fish_short-nobody = with too few fish tokens nobody draws
fish-set-fish_short-in_order = with too few fish tokens players draw in order
fish-set-fish_time-after_production = fish are spent after production
fish-set-fish_time-any_time = fish are spent at any time of one's turn
fish-set-boot_time-after_production = the boot is passed on after production
fish-set-boot_time-any_time = the boot is passed on at any time of one's turn
changed-fish = New rules for fish: { $rules }
fish-history-game = Fish: { $rules }

why-asks-fish-spent = { $who } has paid for it with fish.
why-asks-catch = The number is { $number }, and it brought fish.
why-asks-first-catch = A settlement of the opening is at a fishing ground or a lake.
why-rule-catch = A fishing ground or a lake with the number brings a settlement there 1 fish token and a city 2, once all else is paid. The robber stops a lake, but no ground.
why-rule-fish-limit = Nobody keeps more than 7 fish tokens. Whoever has 7 and is owed one may exchange one instead, once.
why-rule-fish-short = If fewer fish tokens are left than all are due together, nobody draws any; by the 2025 edition all draw in turn until none is left.
why-rule-fish-spent = Fish tokens pay for a robber off the board (2), another player's card (3), a resource (4), a road (5), or a development card (7). There is no change.
why-rule-boot = Whoever draws the boot shows it at once, and needs 1 point more to win.

stats-work-fish_spent = fish spent
stats-work-exchange = fish exchanged
stats-work-boot = boot passed on
stats-way-fish = Bought with fish
stats-way-fish-left = Taken for fish
records-of-fish = With fish: { $count }.
records-kind-fish = fish
fish-exchange-done = Exchange
refused-title-traders-1 = fish
fish-fixed-ground = a fishing ground with a { $number }
fish-fixed-ground-none = no fishing ground
fish-fixed-lake = a lake with { $numbers }
fish-fixed-lake-none = a lake without numbers
fish-no-lake = There is no lake there.
import-token-on-lake = A lake has numbers of its own, not a single one: { $q }, { $r }. It was left out.

place-ground = the fishing ground ({ $number }) off { $places }
place-numbers = { $place }, with { $numbers }
