# The table view: what all must see from two metres.

stage = Table view
stage-turn = { $who }'s turn
stage-builders = Somebody builds
stage-back = Island
stage-back-name = Back to the island
stage-toward-left = Turn toward the left side
stage-toward-far = Turn toward the far side
stage-toward-right = Turn toward the right side
stage-takes = takes { $cards }
stage-takes-note = takes { $cards } ({ $note })
stage-nothing = nothing
stage-nothing-for = Nothing for
stage-nothing-note = nothing: { $note }
stage-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
stage-spoken = { $who }: { $words }
