# The almanac: rules and words from A to Z. What its entries say stands in almanac/en.

almanac = Rules from A to Z
almanac-search = Search the rules
almanac-clear = Clear the search
almanac-none = Nothing is called that. Try another word, or a shorter one.
almanac-welcome = { $count } short entries about the game, its event cards, its expansions, and this app. Tap one, or search for a word.
almanac-look-up = Look it up: { $title }
almanac-see-also = See also
almanac-see-also-name = See also: { $title }
almanac-at-table = At this table

# What this table plays
almanac-target = { $count } points win.
almanac-hand_limit = A 7 leaves up to { $count } cards alone.
almanac-harbormaster-in_play = Harbormaster is played for.
almanac-harbormaster-off = Harbormaster is not played for.
almanac-friendly_robber-on = The robber is friendly: players with 2 points or fewer are neither robbed nor blocked.
almanac-friendly_robber-off = The robber is not friendly: it robs anybody.
almanac-first_sevens-count = A 7 counts in the first round, too.
almanac-first_sevens-drawn_again = A 7 in the first round doesn't count: draw or roll again.
almanac-resource_cards-phones = Resource cards are on phones only.
almanac-resource_cards-paper = Resource cards are of paper, and lie on the table.
almanac-partner_win-may = A partner with enough points wins right then.
almanac-partner_win-may_not = A partner wins only on their own turn.
almanac-rulings = Events are read by the set { $set }.
almanac-numbers = Numbers come from: { $numbers }.
almanac-decks = Cards in play: { $decks }.
almanac-foreign_island = { $count ->
    [0] A first settlement on a foreign island brings no points.
    [one] A first settlement on a foreign island brings 1 point.
   *[other] A first settlement on a foreign island brings { $points } points.
}
almanac-map = Map: { $map }.
