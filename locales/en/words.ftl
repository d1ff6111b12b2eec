# Shared words: terrain, resources, colors, harbors and names of places.

terrain-hills = hills
terrain-forest = forest
terrain-pasture = pasture
terrain-fields = fields
terrain-mountains = mountains
terrain-desert = desert
terrain-gold = gold field
terrain-lake = lake
terrain-swamp = swamp

# As written on the hexes of the island.
terrain-label-hills = Hills
terrain-label-forest = Forest
terrain-label-pasture = Pasture
terrain-label-fields = Fields
terrain-label-mountains = Mountains
terrain-label-desert = Desert
terrain-label-gold = Gold
terrain-label-lake = Lake
terrain-label-swamp = Swamp

kind-brick = brick
kind-lumber = lumber
kind-wool = wool
kind-grain = grain
kind-ore = ore
kind-paper = paper
kind-cloth = cloth
kind-coin = coin

cards-of-brick = { $count } brick
cards-of-lumber = { $count } lumber
cards-of-wool = { $count } wool
cards-of-grain = { $count } grain
cards-of-ore = { $count } ore
cards-of-paper = { $count } paper
cards-of-cloth = { $count } cloth
cards-of-coin = { $count } coin

color-red = Red
color-blue = Blue
color-white = White
color-orange = Orange
color-green = Green
color-brown = Brown

mark-red = disc
mark-blue = square
mark-white = diamond
mark-orange = triangle
mark-green = plus
mark-brown = star

harbor-any = 3:1
harbor-special = 2:1
harbor-brick = 2:1 brick
harbor-lumber = 2:1 lumber
harbor-wool = 2:1 wool
harbor-grain = 2:1 grain
harbor-ore = 2:1 ore

percent = { $number }%

dice-shown = Red die { $red }, yellow die { $yellow }

# Places. A hex's short name is its token's number and its terrain.
island = The island
island-whole = Show the whole island
place-tile = { $terrain } ({ $number })
place-tile-bare = { $terrain }
place-tile-of-many = { $tile } in row { $row }, place { $place }
place-cell-of-many = { $tile } (row { $row }, place { $place })
place-hex = the { $tile }
place-cell = the { $cell }
place-sea = sea
place-list-2 = the { $a } and the { $b }
place-list-3 = the { $a }, the { $b } and the { $c }
place-between = between { $places }
place-corner = the { $corner } corner of the { $tile }
place-corner-of-many = { $places }, at the { $corner } of the { $tile }
place-coast = the { $side } coast of the { $tile }
place-at-sea = out at sea
place-at-sea-in = out at sea ({ $rows })
place-in-row = { $count ->
    [one] row { $row }, place { $places }
   *[other] row { $row }, places { $places }
}
place-rows = { $a }; { $b }

corner-top = top
corner-upper-right = upper right
corner-lower-right = lower right
corner-bottom = bottom
corner-lower-left = lower left
corner-upper-left = upper left

side-right = right
side-lower-right = lower right
side-lower-left = lower left
side-left = left
side-upper-left = upper left
side-upper-right = upper right
