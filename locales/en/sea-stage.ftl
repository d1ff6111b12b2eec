# Seafarers in the table view

stage-sea-pirate = Pirate: { $words }
stage-sea-pirate-near = beside ships of { $who }
stage-sea-pirate-many = beside ships of { $count } players
stage-sea-pirate-alone = beside no ship
stage-sea-pirate-board = beside the board
stage-sea-pirate-waits = comes with the first attack
stage-sea-isles = { $islands }: { $count ->
    [one] 1 point
   *[other] { $count } points
}
stage-sea-isles-spoken = A first settlement on an island still brings points: { $words }
stage-sea-hidden = { $count } hidden
stage-sea-hidden-spoken = Hexes: { $words }
stage-sea-earned = points for { $islands }
stage-sea-chits = { $count ->
    [one] 1 chit
   *[other] { $count } chits
}
stage-sea-cloth = { $count } cloth
stage-sea-warships = { $count ->
    [one] 1 warship
   *[other] { $count } warships
}
stage-sea-level = { $wonder }, level { $level }
