# Seafarers: what a table may set, its kept maps, and their codes

# What a table may set
sea-rules = Rules of Seafarers
sea-rule-foreign_island = Points for a foreign island
sea-rule-foreign_island-0 = None
sea-rule-foreign_island-0-line = Settling abroad brings no points of its own. Points that somebody has stay.
sea-rule-foreign_island-1 = 1 point
sea-rule-foreign_island-1-line = A player's first settlement on each foreign island brings 1 point for good.
sea-rule-foreign_island-2 = 2 points
sea-rule-foreign_island-2-line = A player's first settlement on each foreign island brings 2 points for good.
sea-rule-pirate_ground = The pirate sails
sea-rule-pirate_ground-all_sea = Anywhere
sea-rule-pirate_ground-all_sea-line = To any sea hex, those of the frame too.
sea-rule-pirate_ground-open_sea = Off the frame
sea-rule-pirate_ground-open_sea-line = To any sea hex but those at the edge of what is laid out.
sea-rule-founding_gold = Gold in the opening
sea-rule-founding_gold-of_choice = Brings cards
sea-rule-founding_gold-of_choice-line = The building of the second round brings 1 resource of choice for each gold field next to it.
sea-rule-founding_gold-nothing = Nothing
sea-rule-founding_gold-nothing-line = Only the other hexes next to the building of the second round bring something.
sea-rule-friendly_robber-line = Players with 2 points or fewer are neither robbed nor blocked, on land or at sea.
sea-rule-extra_building-line = Ships are built there, too. Only a partner may also move one.
sea-target-usual = { $count } points, as usual on this map

# What it has set, in a sentence
changed-sea = New rules of Seafarers: { $rules }
sea-history-game = Seafarers: { $rules }
sea-set-foreign_island = { $count ->
    [0] no points for foreign islands
    [one] 1 point for a foreign island
   *[other] { $count } points for a foreign island
}
sea-set-pirate_ground-all_sea = the pirate sails anywhere
sea-set-pirate_ground-open_sea = the pirate stays off the frame
sea-set-founding_gold-of_choice = gold brings cards in the opening
sea-set-founding_gold-nothing = gold brings nothing in the opening

# Lists of games

# Another game of the same people
rematch-same-hidden = Clear the board, and lay the hidden hexes face down again. { $who } sets up first this time.
rematch-new-hidden = Lay the islands as shown, the hidden hexes face down. { $who } sets up first this time.

# Kept maps and codes
sea-kept-players = { $title }, { $count } players
sea-kept-range = { $title }, { $least } to { $most } players
sea-kept-own = { $count ->
    [one] Seafarers, 1 hex of land
   *[other] Seafarers, { $count } hexes of land
}
sea-code-of-sea = This island has sea around it. Tap Seafarers above, then show it again.
sea-code-of-base = This island belongs to the base game. Tap Seafarers above to put it away, then show it again.
sea-island-of-sea = This island has sea around it. Tap Seafarers above, then Saved.
sea-island-of-base = This island belongs to the base game. Tap Seafarers above to put it away, then Saved.
table-code-line = Whoever types in this code for a new game gets this island, as it lies now.
sea-row-sea = { $count ->
    [one] sea
   *[other] { $count } sea
}
sea-row-hidden = { $count ->
    [one] hidden
   *[other] { $count } hidden
}
