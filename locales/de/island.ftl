# Die Insel eingeben, die auf dem Tisch liegt.

new-island-by-hand = Von Hand
new-island-by-hand-line = Die Insel, wie ihr sie eingegeben habt.
new-island-enter = Insel ändern
new-island-no-hex = Noch liegt kein Feld. Mindestens eins eingeben.
new-remark-more = und { $count } weitere
new-remark-less = Weniger zeigen
new-remark-no-tokens = Noch hat kein Feld eine Zahl.
new-remark-many-no-token = { $count } Felder haben keine Zahl.
new-remark-no-harbors = Es gibt keine Häfen.
new-remark-counts = Anders als in der Schachtel: { $list }.
new-remark-count-item = { $what } { $found } statt { $usual }

enter-title = Die Insel auf eurem Tisch
enter-undo = Rückgängig
enter-undo-what = Rückgängig: { $what }
enter-turn = Drehen
enter-clear-shape = Alles weg
enter-clear-terrain = Felder leeren
enter-clear-numbers = Zahlen weg
enter-clear-harbors = Keine Häfen

enter-step-shape = Form
enter-step-terrain = Felder
enter-step-numbers = Zahlen
enter-step-harbors = Häfen
enter-next-terrain = Weiter: Felder
enter-next-numbers = Weiter: Zahlen
enter-next-harbors = Weiter: Häfen
enter-done = Fertig

enter-shape-19 = 19 Felder
enter-shape-30 = 30 Felder, für fünf und sechs
enter-hint-shape = Oder ins Bild tippen: Aus Meer wird Land, und aus Land wird Meer.
enter-hexes = { $hexes ->
        [one] 1 Feld, höchstens { $most }.
       *[other] { $hexes } Felder, höchstens { $most }.
    }
enter-hexes-full = { $hexes } Felder: Mehr gehen in kein Spiel.

enter-hint-terrain = Auf eine Landschaft tippen, dann auf alle Felder, die so aussehen.
enter-left-none = alle liegen
enter-left = noch { $count }
enter-left-over = { $count } zu viel
enter-fill = Den Rest mit { $terrain } füllen

enter-spiral = Spirale
enter-one-by-one = Einzeln
enter-hint-spiral = Auf das Feld mit dem ersten Chip tippen, dann auf die Richtung.
enter-spiral-follows = Die Chips folgen in der üblichen Reihenfolge. Wüsten bekommen keinen.
enter-hint-number = Auf eine Zahl tippen, dann auf alle Felder, die sie haben.
enter-number = Zahl { $number }

enter-frame = Üblich
enter-frame-turn = Alle drehen
enter-frame-on = Alle weiter
enter-harbor-remove = Entfernen
enter-hint-harbor = Auf einen Hafen oder eine Küste tippen, dann auf das, was er tauscht.
enter-hint-kind = Antippen, was er tauscht. Dann kommt der nächste Hafen dran.

enter-bare = { $hexes ->
        [one] 1 Feld ist noch leer; bleibt es so, wird es Meer.
       *[other] { $hexes } Felder sind noch leer; bleiben sie so, werden sie Meer.
    }
enter-all-usual = Alles ist wie üblich.
enter-remarks-all = Alle { $count }
enter-remarks-read = Lesen
enter-remarks-close = Schließen
enter-remarks-title = Was anders ist als üblich

enter-did-number = Zahl { $number }
enter-did-take-off = weggenommen
enter-did-rest = alles { $terrain }
enter-did-spiral = Spirale
enter-did-frame = Rahmen
enter-did-harbor = Hafen
enter-did-add = neues Feld
enter-did-remove = Feld entfernt
enter-did-shape = Form
enter-did-clear = geleert
enter-did-copy = andere Insel

# Karten mit Meer.
enter-step-ground = Karte
enter-step-areas = Inseln
enter-next-areas = Weiter: Inseln
enter-clear-areas = Wie üblich

enter-ground-land = Land
enter-ground-sea = Meer
enter-ground-hidden = Verdeckt
enter-hint-ground = Mit dem Finger malen. Das Meer um das Land kommt von selbst.
enter-hint-frame = Rahmen für wie viele?
enter-frame-3 = 3
enter-frame-4 = 4
enter-frame-6 = 5 und 6
enter-frame-name = Rahmen für { $players }
enter-nothing-missing = Die Karte ist vollständig.
enter-too-many = Mehr, als in der Schachtel ist: { $list }.
enter-too-many-of = { $what } (um { $count })
enter-cells = Mit Meer { $hexes } Felder, höchstens { $most }.
enter-fill-number = Den Rest mit { $number } füllen
enter-hint-terrain-at-sea = Auf eine Landschaft tippen, dann auf ihre Felder, oder darüber malen.
enter-hint-number-at-sea = Auf eine Zahl tippen, dann auf ihre Felder, oder darüber malen.
enter-hint-harbor-at-sea = Auf einen Hafen tippen, dann auf jede Küste, an der er liegt.

enter-hint-areas = Auf eine Insel tippen: Heimat oder fremd.
enter-home-marked = Hier markiert
enter-home-begins = Wo jeder beginnt
enter-area-home = { $letter }: Heimat
enter-area-foreign = { $letter }: fremd
enter-area-open = Insel { $letter }
enter-area-name = { $hexes ->
        [one] { $area }, 1 Feld
       *[other] { $area }, { $hexes } Felder
    }
enter-area-worth = +{ $points }
enter-area-hex = Insel { $letter }, { $place }
enter-points-abroad = Erste Siedlung auf einer fremden Insel
enter-points-name = { $points } für die erste Siedlung in der Fremde
enter-deserts-part = Wüsten trennen Inseln

enter-no-land = Noch gibt es kein Land. Mindestens ein Feld malen.
enter-map-full = Eine Karte hat höchstens { $most } Felder, ihr Meer eingeschlossen.
enter-hidden-number = Ein verdecktes Feld bekommt seine Zahl, wenn es aufgedeckt wird.
enter-off-coast = { $count ->
        [one] 1 Hafen liegt an keiner Küste: Er bleibt weg, bis seine Küste wieder da ist.
       *[other] { $count } Häfen liegen an keiner Küste: Sie bleiben weg, bis ihre Küsten wieder da sind.
    }
enter-hidden-numbers = { $count ->
        [one] 1 verdecktes Feld hat eine Zahl: Sie bleibt weg, bis das Feld wieder Land ist.
       *[other] { $count } verdeckte Felder haben eine Zahl: Sie bleiben weg, bis die Felder wieder Land sind.
    }
enter-did-rest-of = alles { $number }
enter-did-areas = Inseln
enter-what-sea = Meer
enter-what-hidden = verdeckt

# Namen der Plätze im Bild.
enter-place = Reihe { $row }, Platz { $place }
enter-hex = { $place }: { $what }
enter-empty = leer
enter-empty-number = leer, Zahl { $number }
enter-sea = Meer, { $side } neben { $place }
enter-first-hex = Meer, das erste Feld
enter-coast = Küste { $side } an { $place }: { $what }
enter-no-harbor = kein Hafen

# Felder, die noch niemand aufgedeckt hat, in den Namen von Plätzen.
place-hidden = verdecktes Feld
