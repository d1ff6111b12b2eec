# Entering the island that lies on the table.

new-island-by-hand = By hand
new-island-by-hand-line = The island as you entered it.
new-island-enter = Change this island
new-island-no-hex = There are no hexes yet. Enter at least one.
new-remark-more = and { $count } more
new-remark-less = Show fewer
new-remark-no-tokens = No hex has a number yet.
new-remark-many-no-token = { $count } hexes have no number.
new-remark-no-harbors = There are no harbors.
new-remark-counts = Different from the box: { $list }.
new-remark-count-item = { $what } { $found } instead of { $usual }

enter-title = The island on your table
enter-undo = Undo
enter-undo-what = Undo: { $what }
enter-turn = Turn
enter-clear-shape = Remove all
enter-clear-terrain = Clear hexes
enter-clear-numbers = Clear numbers
enter-clear-harbors = No harbors

enter-step-shape = Shape
enter-step-terrain = Terrain
enter-step-numbers = Numbers
enter-step-harbors = Harbors
enter-next-terrain = Next: terrain
enter-next-numbers = Next: numbers
enter-next-harbors = Next: harbors
enter-done = Done

enter-shape-19 = 19 hexes
enter-shape-30 = 30 hexes, for five and six
enter-hint-shape = Or tap the picture: sea becomes land, and land becomes sea.
enter-hexes = { $hexes ->
        [one] 1 hex, at most { $most }.
       *[other] { $hexes } hexes, at most { $most }.
    }
enter-hexes-full = { $hexes } hexes: that's all a game can take.

enter-hint-terrain = Tap a terrain, then the hexes that have it.
enter-left-none = all placed
enter-left = { $count } left
enter-left-over = { $count } too many
enter-fill = Fill the rest with { $terrain }

enter-spiral = Spiral
enter-one-by-one = One by one
enter-hint-spiral = Tap the hex with the first token, then the direction.
enter-spiral-follows = The tokens follow in the usual order. Deserts get none.
enter-hint-number = Tap a number, then the hexes that have it.
enter-number = Number { $number }

enter-frame = Usual
enter-frame-turn = Turn all
enter-frame-on = Shift all
enter-harbor-remove = Remove
enter-hint-harbor = Tap a harbor or a coast, then what it trades.
enter-hint-kind = Tap what it trades. The next harbor follows.

enter-bare = { $hexes ->
        [one] 1 hex is still empty; left so, it becomes sea.
       *[other] { $hexes } hexes are still empty; left so, they become sea.
    }
enter-all-usual = Everything is standard.
enter-remarks-all = All { $count }
enter-remarks-read = Read
enter-remarks-close = Close
enter-remarks-title = What's unusual

enter-did-number = number { $number }
enter-did-take-off = removed
enter-did-rest = all { $terrain }
enter-did-spiral = spiral
enter-did-frame = frame
enter-did-harbor = harbor
enter-did-add = new hex
enter-did-remove = hex removed
enter-did-shape = shape
enter-did-clear = cleared
enter-did-copy = other island

# Maps with sea.
enter-step-ground = Map
enter-step-areas = Islands
enter-next-areas = Next: islands
enter-clear-areas = As usual

enter-ground-land = Land
enter-ground-sea = Sea
enter-ground-hidden = Hidden
enter-hint-ground = Draw with your finger. The sea around land comes by itself.
enter-hint-frame = Frame for how many players?
enter-frame-3 = 3
enter-frame-4 = 4
enter-frame-6 = 5 and 6
enter-frame-name = Frame for { $players } players
enter-nothing-missing = The map is complete.
enter-too-many = More than the box has: { $list }.
enter-too-many-of = { $what } (by { $count })
enter-cells = { $hexes } hexes, sea included; at most { $most }.
enter-fill-number = Fill the rest with { $number }
enter-hint-terrain-at-sea = Tap a terrain, then its hexes, or draw over them.
enter-hint-number-at-sea = Tap a number, then its hexes, or draw over them.
enter-hint-harbor-at-sea = Tap a harbor, then the coasts where it lies.

enter-hint-areas = Tap an island: home or foreign.
enter-home-marked = Marked here
enter-home-begins = Where each begins
enter-area-home = { $letter }: home
enter-area-foreign = { $letter }: foreign
enter-area-open = Island { $letter }
enter-area-name = { $hexes ->
        [one] { $area }, 1 hex
       *[other] { $area }, { $hexes } hexes
    }
enter-area-worth = +{ $points }
enter-area-hex = island { $letter }, { $place }
enter-points-abroad = First settlement on a foreign island
enter-points-name = { $points } for the first settlement abroad
enter-deserts-part = Deserts part islands

enter-no-land = There is no land yet. Draw at least one hex.
enter-map-full = A map has at most { $most } hexes, its sea included.
enter-hidden-number = A hidden hex gets its number once it is turned up.
enter-off-coast = { $count ->
        [one] 1 harbor lies on no coast: it is left out until its coast is back.
       *[other] { $count } harbors lie on no coast: they are left out until their coasts are back.
    }
enter-hidden-numbers = { $count ->
        [one] 1 hidden hex has a number: it is left out until the hex is land again.
       *[other] { $count } hidden hexes have a number: they are left out until the hexes are land again.
    }
enter-did-rest-of = all { $number }
enter-did-areas = islands
enter-what-sea = sea
enter-what-hidden = hidden

# Names of the places of the picture.
enter-place = row { $row }, place { $place }
enter-hex = { $place }: { $what }
enter-empty = empty
enter-empty-number = empty, number { $number }
enter-sea = sea, { $side } of { $place }
enter-first-hex = sea, the first hex
enter-coast = { $side } coast of { $place }: { $what }
enter-no-harbor = no harbor

# Hexes that nobody has turned up, in the names of places.
place-hidden = hidden hex
