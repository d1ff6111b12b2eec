# Die Tischansicht: was alle aus zwei Metern sehen sollen.

stage = Tischansicht
stage-turn = { $who } ist am Zug
stage-builders = Jemand baut
stage-back = Insel
stage-back-name = Zurück zur Insel
stage-toward-left = Zur linken Seite drehen
stage-toward-far = Zur gegenüberliegenden Seite drehen
stage-toward-right = Zur rechten Seite drehen
stage-takes = nimmt { $cards }
stage-takes-note = nimmt { $cards } ({ $note })
stage-nothing = nichts
stage-nothing-for = Nichts für
stage-nothing-note = nichts: { $note }
stage-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
stage-spoken = { $who }: { $words }
