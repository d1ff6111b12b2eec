# Five and six players, people who change, house rules.

# New game
new-large-island = There are { $count } of you: the large island of 30 hexes is ready, and others build out of turn. You can change that under Island and Rules.
new-island-large = Large island
new-island-large-line = 30 hexes for five and six players, shuffled for you. No red numbers side by side.

# Rules
rule-extra_building = Building out of turn
rule-extra_building-off = Nobody else builds
rule-extra_building-off-line = Only the player whose turn it is builds.
rule-extra_building-special = Special building phase
rule-extra_building-special-line = After each turn everyone else may build and buy, one after the other.
rule-extra_building-paired = Paired players
rule-extra_building-paired-line = The third player to the left joins in: trades with the bank, builds, may play one card.
rule-resource_cards = Cards on phones only
rule-resource_cards-line = No paper resource cards: payouts go to the phones, and whoever has none looks under the curtain. The app draws what is stolen.
rule-partner_win = Partners may win
rule-partner_win-line = With enough points, the partner wins right then. Otherwise only on their own turn.
house-rules = Hand limit, robber, first round
house-rules-less = Hide these rules
house-set = { $count ->
        [one] 1 house rule is set.
       *[other] { $count } house rules are set.
    }
rule-hand_limit = Hand limit
rule-hand_limit-less = Hand limit: one card less
rule-hand_limit-more = Hand limit: one card more
rule-friendly_robber = Friendly robber
rule-friendly_robber-line = Players with 2 points or fewer are neither robbed nor blocked.
rule-first_sevens = No 7 in the first round
rule-first_sevens-line = A 7 in the first round doesn't count: draw or roll again.
house-rule-usual = Usual: { $rule }.
house-rule-name = { $rule }: { $option }
house-hint = Changes count from now on.
house-count-hands = By the app's count all hands are empty. Count each of them once:
house-would-win = { $who } has { $points ->
        [one] 1 point
       *[other] { $points } points
    } and would win right away.
house-would-win-soon = { $who } has { $points ->
        [one] 1 point
       *[other] { $points } points
    } and would win as soon as it's their turn.
house-change-anyway = Change it: { $who } wins
house-change-back = Leave the rule as it is

# The table menu
table-people = Players and seats
table-rules = House rules
table-hands = Tracking hands
hands-change = Change it
hands-keep = Leave it as it is
hands-become-open = The screen shows every card of every hand. Whoever gives or discards says which cards. If hands weren't tracked so far, count each of them once.
hands-lay-open = What players told the app alone is laid open with it.
hands-become-secret = The screen shows only how many cards each player has, and cards may be given and discarded face down. If hands weren't tracked so far, count each of them once.
hands-become-private = The screen shows only how many cards each player has. Players can look at their own by holding their tile, and tell the app alone what nobody else saw. If hands weren't tracked so far, count each of them once.
hands-become-off = Nobody enters trades or kinds of cards any more: that takes the fewest touches. The app forgets all hands and the bank. It no longer says who can pay, who has too many cards, or that the bank has run out.
table-break-off-sure = Tap again to end it
table-played-on = { $who } has already won. You are playing on, and nobody wins again.
table-played-on-short = played on

# Players and seats
people-hint = Clockwise around the table. Tap a player to change something.
people-open = Change { $who }
people-close = { $who } is done
people-name = New name of { $who }
people-rename = Rename
people-rename-name = Rename { $who } to { $name }
people-bad-name-empty = A name needs at least one letter.
people-bad-name-long = A name has at most { $most } letters.
people-bad-name-taken = Another player already has that name.
people-color = { $who } takes { $color }, { $shape }
people-swap = { $who } takes { $color }, { $shape }, and { $other } takes the other color
people-up = Earlier
people-up-name = Seat { $who } one place earlier
people-down = Later
people-down-name = Seat { $who } one place later
people-leave = Leaves
people-leave-name = { $who } leaves the table
people-back = Comes back
people-back-name = { $who } comes back to the table
people-away = away
people-leave-hint = The pieces stay; the turns are skipped. You then decide about the cards.
people-left-cards = { $count ->
    [one] 1 card of { $who }'s stays
   *[other] { $count } cards of { $who }'s stay
 } out of the bank. Put { $count ->
    [one] it
   *[other] them
 } back?
people-return = Back to the bank: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
people-return-name = { $who }'s cards go back to the bank
people-left-pieces = { $knights ->
    [yes] { $who }'s pieces stay where they are, and cities still count for the barbarians. To take one off, tap it under Compare with the table.
   *[no] { $who }'s pieces stay where they are. To take one off, tap it under Compare with the table.
 }
player-away = { $name }, away from the table
player-builds = { $name }, builds now

# Building beside the turn
builds-title = Building: { $who }
builds-in = turn { $turn } of { $active }
builds-name = Turn { $turn } of { $active }: { $who } builds
others-may-build = Others may build
others-hint = Whoever wants to build: tap them in their seat, then a marked spot.
others-build = Others build
others-seat = { $wants }. { $name }
done-nobody-builds = Done, nobody else builds – pass to { $next }
others-lets = { $who } wants to build
others-nobody = Nobody builds – pass to { $next }
others-next = Done – pass to { $next }
done-partner = Done – { $who } joins in
partner-title = { $who } joins in
partner-hint = { $who } may trade with the bank, build, and play one card. No number is drawn, and nobody can win now.
partner-hint-may-win = { $who } may trade with the bank, build, play one card, and win. No number is drawn.

# Who is done
act-pass-part = { $who } is done
act-pass-others = Nobody else builds

# Places under one finger
ask-this = It's { $place }

# House rules in play
news-first-seven = A 7 in the first round doesn't count: put aside and drawn again.
news-first-seven-dice = A 7 in the first round doesn't count: roll again.
news-first-seven-printed = A 7 in the first round doesn't count: put it aside and draw again.
roll-again = Roll again
act-seven-aside = a 7 that didn't count
act-seven-passed = { $act }, which doesn't count in the first round
robber-spares = The robber leaves { $players } alone: 2 points or fewer.
win-before = { $who } had won before you played on.
