# Die Seite zum Zusehen, soweit ihre Wörter aus dem Programm kommen

looking-on-goal = { $points ->
    [one] 1 Punkt zum Sieg
   *[other] { $points } Punkte zum Sieg
}
looking-on-island = Die Insel
looking-on-players = Spieler
looking-on-renews = Diese Seite erneuert sich alle 10 Sekunden.
