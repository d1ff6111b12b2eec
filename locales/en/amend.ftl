# What the table puts right or changes in the middle of a game.

act-correct = Corrected: { $what }
act-correct-was = the app said: { $was }
act-correct-unknown = the app didn't know
fixed-building-settlement = settlement of { $who }
fixed-building-laid-city = city of { $who } on its side
fixed-building-city = city of { $who }
fixed-building-none = no building
fixed-road-intact = road of { $who }
fixed-road-damaged = damaged road of { $who }
fixed-road-none = no road
fixed-robber = the robber
fixed-robber-none = robber beside the board
fixed-tile = { $terrain }, number { $number }
fixed-tile-bare = { $terrain }, no number
fixed-tile-none = sea
fixed-harbor = harbor { $harbor }
fixed-harbor-none = no harbor
fixed-hand = { $who } holds { $cards }
fixed-hand-came = { $who } has { $came } more
fixed-hand-went = { $who } has { $went } less
fixed-hand-both = { $who } has { $came } more and { $went } less
fixed-hand_size = { $who } holds { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
fixed-bank = the bank holds { $cards }
fixed-knights = { $who } has played { $count ->
    [one] 1 knight
   *[other] { $count } knights
 }
fixed-hidden = { $who } holds { $count ->
    [one] 1 development card
   *[other] { $count } development cards
 }
fixed-revealed = { $who } has revealed { $count ->
    [one] 1 victory point card
   *[other] { $count } victory point cards
 }
fixed-holder = { $who } has { $award }
fixed-holder-none = nobody has { $award }
fixed-season = it is { $season }
fixed-pile = the pile has { $count ->
    [one] 1 card left
   *[other] { $count } cards left
 }
fixed-printed-in-pile = a printed card is still in the pile
fixed-printed-aside = a printed card has come up already
fixed-turn = it is { $who }'s turn

act-let-build = { $who } may build
act-rename = { $who } is now called { $name }
act-recolor = { $who } now plays { $color }
act-move-seat = { $who } changes seats
act-leave-table = { $who } leaves the table
act-return-hand = { $who }'s cards go back to the bank
act-come-back = { $who } plays again
act-break-off = The table ends the game early
act-play-on = The table plays on

changed-target = New rule: { $count } points win
changed-hand_limit = New rule: hand limit { $count }
changed-harbormaster-in_play = New rule: with Harbormaster
changed-harbormaster-off = New rule: without Harbormaster
changed-following-open = New rule: hands are open
changed-following-private = New rule: hands are private
changed-following-secret = New rule: hands are secret
changed-following-off = New rule: hands aren't tracked
changed-friendly_robber-on = New rule: friendly robber
changed-friendly_robber-off = New rule: the robber spares nobody
changed-first_sevens-count = New rule: a 7 counts in the first round
changed-first_sevens-drawn_again = New rule: no 7 in the first round
changed-extra_building-off = New rule: only the player whose turn it is builds
changed-extra_building-special = New rule: special building phase
changed-extra_building-paired = New rule: paired players
changed-resource_cards-phones = New rule: resource cards are on phones only
changed-resource_cards-paper = New rule: resource cards lie on the table
changed-partner_win-may = New rule: the partner may win
changed-partner_win-may_not = New rule: the partner wins only on their own turn
changed-rulings = New rule: other event rules

bad-island-two = Two things can't be in the same place.
bad-island-hexes = An island has at most 61 hexes.
bad-island-cells = An island has at most 127 hexes with its sea.
bad-island-harbors = That's too many harbors.
bad-rule-target = Points to win: { $least } to { $most }.
bad-rule-hand_limit = Hand limit: { $least } to { $most } cards.
bad-rule-extra_building = Building out of turn is for five and six players.
bad-rule-readings = At most { $most } events can have a rule of their own.

odd-cards = There are { $supply } { $resource }, but hands and bank add up to { $counted }.
odd-all-cards = There are { $supply } cards, but hands and bank add up to { $counted }.
odd-development-cards = { $kind ->
    [knight] There are { $supply } knights, but { $counted } have been played.
    [victory-point] There are { $supply } victory point cards, but { $counted } are revealed.
   *[any] There are { $supply } development cards, but { $counted } are out.
 }
odd-holder = { $award } is with { $told }; by the rules it goes to { $rules }.
odd-too-close = Two buildings are too close together: { $one } and { $other }.
odd-loose-road = A road of { $who } isn't connected to any of { $who }'s buildings: { $place }.
nobody = nobody

end-title = The game ended early
end-turns = after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 }
end-how = Nobody has won. The points stand as they are.
home-stage-broken-off = Ended early

table-title = At the table
table-turn = Rotate the island
table-break-off = End the game early
table-play-on = Play on

fixed-building-gone = no building of { $who }
fixed-road-gone = no road of { $who }
fixed-turn_number = this is turn { $count }
truth-turn-number = Turn number
