# Shuffled islands, their fairness and their codes, and kept islands.

new-island-kept = Saved

# What can be done with any island
shuffle-large = Enlarge
shuffle-keep = Save this island
shuffle-this-shape = Shuffle this shape
shuffle-large-back = Back
shuffle-large-title = Lay out your board like this

# Rules of a shuffle
shuffle-rules = Shuffle rules
shuffle-all-rules = All rules
shuffle-rule-reds = No red numbers side by side
shuffle-rule-equal = No equal numbers side by side
shuffle-rule-two-twelve = No 2 beside a 12
shuffle-rule-terrain = No equal terrain side by side
shuffle-rule-desert = Desert in the middle

shuffle-unkept-reds = With these pieces, some red numbers have to be side by side.
shuffle-unkept-equal = With these pieces, some equal numbers have to be side by side.
shuffle-unkept-two-twelve = With these pieces, a 2 has to be beside a 12.
shuffle-unkept-terrain = With these pieces, some equal terrain has to be side by side.

shuffle-numbers = Numbers
shuffle-by-chance = At random
shuffle-in-a-spiral = In a spiral
shuffle-spiral-order = In a spiral the numbers keep their order, so the number rules don't apply.

# Shapes
shuffle-shape = Shape
shuffle-form-standard = 19 hexes
shuffle-form-large = 30 hexes
shuffle-form-ring = Lake
shuffle-form-long = Long
shuffle-form-bays = Bays
shuffle-form-wide = 37 hexes
shuffle-form-huge = 61 hexes
shuffle-form-own = Own

# Pieces
shuffle-pieces = Pieces
shuffle-pieces-usual = standard
shuffle-pieces-own = your own
shuffle-pieces-terrain = Hexes: { $pieces } for { $places } places
shuffle-pieces-numbers = Numbers: { $pieces } for { $places } places
shuffle-pieces-harbors = Harbors: { $pieces }
shuffle-pieces-reset = Standard pieces
shuffle-number = Number { $number }
shuffle-piece-less = { $what }: one less
shuffle-piece-more = { $what }: one more
shuffle-misfit-terrain = { $places } places need { $places } hexes, not { $pieces }.
shuffle-misfit-numbers = { $places } hexes need { $places } numbers, not { $pieces }.
shuffle-misfit-harbors = The coast has room for { $places } harbors, not { $pieces }.
shuffle-misfit-hexes = This shape can't be shuffled: an island has 1 to 61 hexes.
shuffle-misfit-shown = The island stays as it is until they fit.

# Fairness
shuffle-fair = How fair it is
shuffle-fair-short = { $spread ->
        [0] { $most } dots to start with
       *[other] { $least } to { $most } dots to start with
    }
shuffle-fair-resources = Dots are the ones below the numbers. 1.0 is average; above it, a resource comes up more often on each of its hexes.
shuffle-fair-none = none
shuffle-fair-said = { $resource }: { $figure }, { $pips } dots in all
shuffle-fair-starts = { $spread ->
        [0] Dots on the two best free spots for each player, picking in turn and back again: all get the same.
        [one] Dots on the two best free spots for each player, picking in turn and back again. Most and fewest are 1 apart.
       *[other] Dots on the two best free spots for each player, picking in turn and back again. Most and fewest are { $spread } apart.
    }
shuffle-nth = { $nth ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $nth }th
    }
shuffle-fair-player = Player { $nth }: { $pips } dots
shuffle-fair-show = Show these spots in the picture
shuffle-spot = A best spot for player { $nth }: { $pips } dots

# Row by row
shuffle-rows = Read it out row by row
shuffle-row = Row { $row }: { $tiles }
shuffle-row-tile = { $terrain } { $number }
shuffle-row-water = water
shuffle-row-harbors = Harbors, clockwise from the top left: { $harbors }
shuffle-row-harbor = { $harbor } at { $tile }

# The code
shuffle-code = Island code
shuffle-code-line = Whoever types in this code gets the same island.
shuffle-code-copy = Copy the code
shuffle-code-copied = Copied
shuffle-code-field = A code to type in
shuffle-code-take = Show that island
shuffle-no-code = This island has no code: one of its harbors is out at sea.
shuffle-code-short = This code isn't complete. Type in all its groups.
shuffle-code-long = This is too long for a code.
shuffle-code-character = Character { $place } is "{ $found }", which is in no code. Codes have digits and letters, but no U.
shuffle-code-check = There's a typo somewhere: the two check digits at the end don't fit the rest. Compare it group by group.
shuffle-code-newer = This code is from a newer version of Tableside. Update to use it.
shuffle-code-nonsense = This isn't an island code, though its check digits fit. Compare it with the one you were given.

# Kept islands
shuffle-from-code = This is the code's island. Start with it, or save it.
shuffle-keep-name = Name of the island shown
shuffle-name-unseen = This name can't be seen. Type at least one visible letter.
shuffle-keep-taken = You already have an island called { $name }. Replace it, or choose another name.
shuffle-replace = Replace { $name }
shuffle-kept = Your islands
shuffle-kept-none = None yet. Give the island shown a name and save it.
shuffle-kept-as = { $name } is saved.
shuffle-hexes = { $count ->
        [one] 1 hex
       *[other] { $count } hexes
    }
shuffle-take = { $name }, { $line }
shuffle-rename = Rename { $name }
shuffle-rename-short = Rename
shuffle-rename-field = New name of { $name }
shuffle-rename-taken = Another island is called { $name }. Choose another name.
shuffle-rename-do = Rename it
shuffle-rename-leave = Leave it
shuffle-remove-short = Delete
shuffle-file-trouble = { $file } can't be read: { $reason }.
shuffle-file-not-a-file = { $file } is a folder or a device, not a file.
shuffle-file-too-large = { $file } is too large for an island.
shuffle-file-foreign = { $file } isn't a Tableside island.
shuffle-file-newer = { $file } is from a newer version of Tableside. Update to use it.
shuffle-file-damaged = { $whole ->
    [yes] { $file } is damaged: { $reason }.
   *[no] { $file } is damaged at { $field }: { $reason }.
 }
shuffle-short-change = Change it
shuffle-short-keep = Save it
shuffle-short-shuffle = Shuffle all
