# Seefahrer

sea-step-ship = Schiff
sea-step-pirate = Pirat
sea-step-gold = Gold
sea-step-found = Entdeckung

sea-act-found-ship = { $who } setzt ein Schiff
sea-act-build-ship = { $who } baut ein Schiff
sea-act-move-ship = { $who } versetzt ein Schiff
sea-act-move-pirate = { $who } versetzt den Piraten
sea-act-chase-pirate = { $who } verjagt den Piraten
sea-act-take-gold = { $who } nimmt { $cards } für Gold
sea-act-take-gold-untold = { $who } nimmt, was Gold bringt
sea-act-turn-up = { $who } entdeckt { $what }
sea-act-earned = { $who } bekommt { $count ->
    [one] { $count } Punkt für die erste Siedlung auf Insel { $island }
   *[other] { $count } Punkte für die erste Siedlung auf Insel { $island }
}

sea-hex-sea = Meer
sea-hex-land = { $terrain } { $number }

sea-task-gold = { $who }: { $count ->
    [one] Welcher Rohstoff für das Gold?
   *[other] Welche { $count } Rohstoffe für das Gold?
}
sea-task-turn-up = { $who } deckt auf: { $place }. Was ist es?
found-count = { $ground } × { $count }
found-left = { $name }, noch { $count } verdeckt
sea-task-free-ship = { $who }: Wohin kommt das Schiff?

sea-fixed-ship-intact = Schiff von { $who }
sea-fixed-ship-damaged = kaputtes Schiff von { $who }
sea-fixed-ship-none = kein Schiff
sea-fixed-ship-gone = kein Schiff von { $who }
sea-fixed-built-done = in diesem Zug gebautes Schiff
sea-fixed-built-open = nicht in diesem Zug gebautes Schiff
sea-fixed-moved-done = { $who } hat in diesem Zug ein Schiff versetzt
sea-fixed-moved-open = { $who } hat in diesem Zug kein Schiff versetzt
sea-fixed-pirate = der Pirat
sea-fixed-pirate-none = der Pirat steht neben dem Brett
sea-fixed-chit = { $who } hat { $count ->
    [0] keine Punkte für diese Insel
    [one] { $count } Punkt für diese Insel
   *[other] { $count } Punkte für diese Insel
}
sea-fixed-home = Heimat von { $who }: { $islands }
sea-fixed-home-none = keine Heimat von { $who }
sea-fixed-hidden = verdecktes Feld

sea-not-played = An diesem Tisch wird ohne Seefahrer gespielt.
sea-no-ship = { $who } hat dort kein Schiff.
sea-no-sea = Ein Schiff braucht Meer neben sich.
sea-no-sea-hex = Der Pirat fährt nur auf dem Meer.
sea-not-hidden = Dieses Feld liegt schon offen.
sea-pirate-not-beside = Nur ein Ritter neben dem Piraten verjagt ihn.
no-piece-left-ship = { $who } hat kein Schiff mehr im Vorrat.
price-ship = Schiff

breach-sea-friendly-pirate = Der Pirat verschont { $who }, wie der Räuber.
breach-sea-wrong-gold = Das Gold bringt { $due }, nicht { $given }.
breach-sea-ship-not-connected = Ein Schiff schließt an ein eigenes Schiff oder Gebäude an, nicht an eine Straße.
breach-sea-ship-through-building = Ein Schiff führt nicht an einer fremden Figur vorbei.
breach-sea-ship-not-beside-settlement = Das Schiff kommt neben die eben gesetzte Siedlung.
breach-sea-beside-pirate = Dort ist der Pirat: Neben ihm wird kein Schiff gebaut, und keines kommt dorthin oder von dort weg.
breach-sea-second-move = In einem Zug wird nur ein Schiff versetzt.
breach-sea-built-this-turn = Dieses Schiff wurde in diesem Zug gebaut. Ab dem nächsten darf es fahren.
breach-sea-ship-not-open = Nur das letzte Schiff einer Route darf fahren.
breach-sea-route-closed = Diese Schiffe verbinden zwei Gebäude: Die Route ist geschlossen und bleibt.
breach-sea-damaged-ship = Ein kaputtes Schiff wird repariert, bevor es fährt.
breach-sea-pirate-stays = Der Pirat muss auf ein anderes Feld.
breach-sea-pirate-off-frame = An diesem Tisch bleibt der Pirat vom Meer des Rahmens weg.
breach-sea-robber-only = Hier wird nur der Räuber versetzt, nicht der Pirat.
breach-sea-begins-elsewhere = Auf dieser Karte beginnt man hier nicht: Offen sind nur die markierten Plätze.
breach-sea-knight-apart = Ein Ritter wäre abgeschnitten.
breach-sea-road-for-road = Wer eine eigene Straße wegnimmt, legt wieder eine Straße, und für ein Schiff ein Schiff.
breach-sea-merchant-on-gold = Der Händler kommt nicht auf Gold.

refused-title-sea-2 = Schiffe
refused-title-sea-3 = Schiffe versetzen
refused-title-sea-5 = der Pirat
refused-title-sea-6 = Gold
refused-title-sea-10 = das Szenario
refused-title-sea-12 = Ritter auf See

bad-rule-foreign_island = Eine fremde Insel bringt 0 bis { $most } Punkte.
error-setup-sea = was die Karte über Räuber, Pirat, Heimat oder verdeckte Felder sagt, passt nicht zu ihren Feldern

bad-start-sea-not-played = Schiffe und den Piraten gibt es nur mit Seefahrern.
bad-start-sea-too-many-chits = { $who } kann keine { $count } Punkte von Inseln haben.
bad-start-sea-road-under-ship = Eine Straße und ein Schiff liegen auf demselben Weg.
bad-start-sea-too-many = Davon kann es { $most } geben, nicht { $count }.
