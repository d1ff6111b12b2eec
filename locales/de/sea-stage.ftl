# Seefahrer in der Tischansicht

stage-sea-pirate = Pirat: { $words }
stage-sea-pirate-near = bei Schiffen von { $who }
stage-sea-pirate-many = bei Schiffen von { $count } Spielern
stage-sea-pirate-alone = bei keinem Schiff
stage-sea-pirate-board = neben dem Brett
stage-sea-pirate-waits = kommt mit dem ersten Angriff
stage-sea-isles = { $islands }: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
stage-sea-isles-spoken = Noch bringt die erste Siedlung auf einer Insel Punkte: { $words }
stage-sea-hidden = { $count } verdeckt
stage-sea-hidden-spoken = Felder: { $words }
stage-sea-earned = Punkte für { $islands }
stage-sea-chits = { $count ->
    [one] 1 Chip
   *[other] { $count } Chips
}
stage-sea-cloth = { $count } Tuch
stage-sea-warships = { $count ->
    [one] 1 Kriegsschiff
   *[other] { $count } Kriegsschiffe
}
stage-sea-level = { $wonder }, Stufe { $level }
