# Die Seite zum Zusehen, soweit ihre Wörter aus dem Programm kommen

looking-on-goal = { $points ->
    [one] 1 Punkt zum Sieg
   *[other] { $points } Punkte zum Sieg
}
looking-on-island = Die Insel
looking-on-players = Spieler
looking-on-renews = Diese Seite erneuert sich alle 10 Sekunden.
looking-on-places-settlement = { $who } setzt eine Siedlung
looking-on-places-city = { $who } setzt eine Stadt
looking-on-places-road = { $who } setzt eine Straße
looking-on-places-link = { $who } setzt eine Straße oder ein Schiff
looking-on-builds = { $who } darf bauen
