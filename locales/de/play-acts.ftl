# Was passiert ist, als Sätze: im Verlauf, und bei „Rückgängig“ und „Wiederholen“.

act-at = { $act }: { $place }
act-with = { $act }; { $more }
act-found-settlement = { $who } setzt eine Siedlung
act-found-road = { $who } setzt eine Straße
act-draw = Ziehen
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
act-damage-road = { $who } dreht { $piece ->
    [ship] ein Schiff
    [bridge] eine Brücke
   *[road] eine Straße
 } quer
act-robber-flees = Der Räuber flieht
act-robber-flees-home = Der Räuber flieht in die Wüste
act-robber-flees-to = Der Räuber flieht auf { $place }
act-robber-flees-board = Der Räuber verlässt die Insel
act-choose-yield = { $who } wählt { $resource }
act-leave = { $who } verzichtet auf eine Aufgabe
act-by-number = dann die { $number }: { $what }
act-left = { $what ->
    [task-discard-rest] { $who } behält alle Karten
    [task-steal] { $who } zieht keine Karte
    [task-take] { $who } nimmt nichts
    [task-give] { $who } gibt nichts
    [task-vote] { $who } stimmt nicht ab
    [task-swap] { $who } tauscht nichts
    [task-pay] { $who } zahlt nichts
    [task-move-robber] { $who } lässt den Räuber stehen
    [wagons-task-bandit] { $who } lässt die Barbaren, wo sie sind
    [task-robber-to] { $who } lässt den Räuber stehen
    [task-mend-road] { $who } dreht { $piece ->
        [both] weder Straße noch Schiff
        [crossings] weder Straße noch Brücke
        [any] weder Straße noch Schiff noch Brücke
       *[road] keine Straße
     } zurück
    [task-free-road] { $who } baut { $piece ->
        [both] nichts mehr kostenlos
        [any] nichts mehr kostenlos
       *[road] keine kostenlose Straße mehr
     }
    [rivers-task-free-bridge] { $who } baut keine Brücke
    [task-promote] { $who } befördert keinen weiteren Ritter
    [task-trade-at-harbor] { $who } bietet nichts an
    [task-place-deserter] { $who } stellt keinen übergelaufenen Ritter auf
    [fish-task-boot] niemand zieht den alten Schuh
    [fish-task-exchange] { $who } behält alle Fischplättchen
    [sea-task-free-ship] { $who } setzt das Schiff nicht wieder ein
   *[other] Nicht gemacht: { $task }
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
act-claim-win = { $count ->
    [0] { $who } gewinnt
    [one] { $who } zeigt 1 Siegpunktkarte und gewinnt
   *[other] { $who } zeigt { $count } Siegpunktkarten und gewinnt
 }
act-tell-own = { $who } hat der App etwas über die eigenen Karten gesagt
act-correct-hand = Berichtigung der Hand von { $who }
act-correction = Berichtigung auf „{ $what }“
act-award = { $award } geht an { $who }
act-award-from = { $award } geht von { $from } an { $who }
act-award-nobody = { $award } kommt zurück auf den Tisch
act-wins = { $who } gewinnt
act-done-at-table = Ohne Änderung übersprungen: „{ $task }“

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
step-card = Ereignis
step-answer = Antwort
step-development = Entwicklung
step-trade = Handel
step-turn = Zugende
step-end = Spielende
step-correction = Berichtigung
step-change = Änderung
