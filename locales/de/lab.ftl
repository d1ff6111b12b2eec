# Das Kartenlabor.

home-lab = Kartenlabor
lab-back = Zurück
lab-title = Kartenlabor
lab-decks = Welche Decks?
lab-layout = Anordnung
lab-layout-mixed = Ein Stapel
lab-layout-stacks = Mehrere
lab-new-year = Neujahr
lab-new-year-on = Mit
lab-new-year-leap = Schaltjahr
lab-new-year-off = Ohne
lab-votes = Wie stimmt der Tisch ab?
lab-votes-reset = Neu mischen
lab-votes-half = Per Los
lab-votes-leap = Schaltjahr
lab-weather = Wetterkarten
lab-weather-off = Aus
lab-weather-mixed = Im Stapel
lab-weather-held = Bei einem
lab-years = Wie viele Jahre?
lab-years-note = Ein Jahr dauert von einem Mischen bis zum nächsten.
lab-years-choice-name = { $years } Jahre
lab-run = { $years } Jahre spielen
lab-cancel = Abbrechen
lab-progress = { $percent } von 100 Teilen gespielt
lab-canceled = Angehalten. Es gibt nichts zu zeigen.
lab-empty = Decks und eine Zahl von Jahren wählen. Dann seht ihr, wie anders die Karten fallen als zwei Würfel.

lab-problem-no-deck = Bitte mindestens ein Deck wählen.
lab-problem-too-many = Höchstens { $most } Decks passen zusammen in ein Spiel.
lab-problem-leap-stacks = Das Schaltjahr braucht einen einzigen Stapel. Einen Stapel wählen oder Neujahr ohne Schaltjahr.
lab-problem-no-number = Durch die verdeckten Karten bleibt keine Zahl zum Ziehen. Ein Deck dazunehmen oder Neujahr weglassen.
lab-problem-deck = Die Decks dieses Programms sind beschädigt. Bitte neu installieren.

lab-of = { $decks }: { $turns } Züge in { $years } Jahren.
lab-cards = Karten
lab-dice = Zwei Würfel

# Eine Zahl mit ihrem Artikel: „eine 8“.
lab-A-number = Eine { $number }

lab-numbers-title = { $number } kommt in 72 Zügen { $least }- bis { $most }-mal; mit Würfeln { $dice-least }- bis { $dice-most }-mal
lab-numbers-line = { $number } kommt in { $cards } von 100 Zügen mit Karten und in { $dice } von 100 mit Würfeln.
lab-numbers-legend-line = Dünne Striche: neun von zehn Spielen.

lab-away-title = { $number } blieb höchstens { $longest } Züge lang aus; mit Würfeln { $dice-longest }
lab-away-line = In der Hälfte der Fälle kommt sie nach { $typical } Zügen wieder, in 95 von 100 spätestens nach { $long }; mit Würfeln nach { $dice-typical } und { $dice-long }.
lab-away-legend = Balken: 95 von 100 Mal. Dünner Strich: die längste Zeit.

lab-guess-title = Wer Karten zählt, errät die letzte in { $without } von 100 Fällen; mit Neujahr in { $with }
lab-guess-line = { $left ->
        [one] Noch eine Karte
       *[other] Noch { $left } Karten
    }: Der beste Tipp stimmt in { $with } von 100 Fällen mit Neujahr, in { $without } ohne, in { $dice } mit Würfeln.
lab-guess-line-without = { $left ->
        [one] Noch eine Karte
       *[other] Noch { $left } Karten
    }: Der beste Tipp stimmt in { $without } von 100 Fällen ohne Neujahr, in { $dice } mit Würfeln.
lab-guess-with = Mit Neujahr
lab-guess-without = Ohne Neujahr
lab-guess-dice = Zwei Würfel
lab-guess-axis = Karten, die noch da sind
lab-guess-mean = Über alle Züge: { $with } von 100 mit Neujahr, { $without } ohne.

lab-seasons-title = { $season } ist es in { $share } von 100 Zügen
lab-events-title = In { $share } von 100 Zügen passiert ein Ereignis
lab-events-line = { $event }: in { $share } von 100 Zügen, etwa einmal in { $every }.
lab-events-line-idle = { $event }: in { $share } von 100 Zügen. In { $idle } wird es außerhalb seiner Jahreszeit gezogen, und nichts passiert.
lab-events-line-never = { $event }: kam nicht vor.
lab-kinds-title = { $kind }: in { $share } von 100 Zügen
lab-kinds-line = So oft passiert das durch eine Karte oder eine 7.
lab-net-title = Was Ereignisse in Zufallsspielen bewegen, jedes Mal, wenn sie eintreten
lab-net-line = { $event }: { $net } Karten für den ganzen Tisch, { $passed } von Spieler zu Spieler.

lab-kind-take = Karten von der Bank
lab-kind-give = Geschenke an Mitspieler
lab-kind-steal = Karten von Mitspielern
lab-kind-pay = Zahlungen an die Bank
lab-kind-swap = Tausch mit der Bank
lab-kind-discard = Halbe Hand abgeworfen
lab-kind-robber = Räuber versetzt
lab-kind-yield = Mehr oder weniger Ernte
lab-kind-damage = Kaputte Straßen
lab-kind-mend = Reparierte Straßen
lab-kind-season = Eine Jahreszeit beginnt
lab-kind-ship = Das Barbarenschiff fährt
lab-kind-at_table = Am Tisch erledigt
