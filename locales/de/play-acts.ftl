# Was passiert ist, als Sätze: im Verlauf, und bei „Rückgängig“ und „Wiederholen“.

act-at = { $act }: { $place }
act-with = { $act }; { $more }
act-found-settlement = { $who } setzt eine Siedlung
act-found-road = { $who } setzt eine Straße
act-draw = ziehen
act-draw-number = { $who } zieht { $number }, { $event }
act-draw-after = { $act }, nach { $cards }
act-draw-shuffle = neuem Mischen aller Karten
act-roll = { $who } würfelt { $number }
act-discard = { $who } wirft ab: { $cards }
act-discard-count = { $who } wirft { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 } ab
act-discard-half = { $who } wirft die Hälfte ab
act-move-robber = { $who } versetzt den Räuber
act-steal-untold = { $who } zieht eine Karte von { $from }
act-steal = { $who } zieht { $cards } von { $from }
act-take = { $who } nimmt { $cards } aus der Bank
act-take-unknown = { $who } nimmt einen Rohstoff aus der Bank
act-give-untold = { $who } gibt { $to } eine Karte
act-give = { $who } gibt { $to } { $cards }
act-damage-road = { $piece ->
    [ship] ein Schiff
   *[road] eine Straße
 } von { $who } ist kaputt
act-robber-flees = der Räuber flieht
act-robber-flees-board = der Räuber verlässt die Insel
act-choose-yield = { $who } wählt { $resource }
act-leave = { $who } verzichtet auf eine Aufgabe
act-by-number = Zahl { $number }: { $what }
act-left-robber = { $who } lässt den Räuber stehen
act-left = Nicht gemacht: { $task }
act-left-discard = { $who } behält alle Karten
act-left-steal = { $who } zieht keine Karte
act-left-take = { $who } nimmt nichts
act-left-give = { $who } gibt nichts
act-left-vote = { $who } stimmt nicht ab
act-left-swap = { $who } tauscht nichts
act-left-mend = { $who } dreht { $piece ->
    [both] weder Straße noch Schiff
   *[road] keine Straße
 } zurück
act-left-pay = { $who } zahlt nichts
act-left-road = { $who } baut { $piece ->
    [both] nichts mehr kostenlos
   *[road] keine kostenlose Straße mehr
 }
act-build-road = { $who } baut eine Straße
act-build-settlement = { $who } baut eine Siedlung
act-build-city = { $who } baut eine Stadt
act-repair-road = { $who } repariert eine Straße
act-buy-card = { $who } kauft eine Entwicklungskarte
act-play-knight = { $who } spielt einen Ritter
act-play-road-building = { $who } spielt Straßenbau
act-play-year-of-plenty = { $who } spielt Erfindung
act-play-year-of-plenty-cards = { $who } spielt Erfindung und nimmt { $cards }
act-play-monopoly = { $who } spielt Monopol auf { $resource } und nimmt { $count }
act-trade-with-bank = { $who } gibt der Bank { $give } für { $get }
act-trade = { $who } gibt { $with } { $give } für { $get }
act-pass = { $who } beendet den Zug
act-claim-win = { $who } zeigt { $count ->
    [0] keine Karte
    [one] 1 Siegpunktkarte
   *[other] { $count } Siegpunktkarten
 } und gewinnt
act-correct-hand = Berichtigt: Hand von { $who }
act-award = { $award } geht an { $who }
act-award-nobody = { $award } hat jetzt niemand
act-wins = { $who } gewinnt
act-done-at-table = Übersprungen, nichts geändert: { $task }

# Was Rückgängig zurücknimmt, in einem Wort
step-settlement = Siedlung
step-road = Straße
step-city = Stadt
step-roll = Wurf
step-vote = Stimme
step-weather = Wetter
step-robber = Räuber
step-steal = Raub
step-discard = Abwerfen
step-card = Karte
step-answer = Antwort
step-development = Karte
step-trade = Handel
step-turn = Zugende
step-end = Spielende
step-correction = Berichtigung
step-change = Änderung
