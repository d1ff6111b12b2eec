# Was Spiele mit Fischen, Flüssen, Wagen und Öl erzählen.
stats-changed = { $who } { $from } auf { $to }.
stats-prize-of = { $award }: { $who }
stats-source-deliveries = Lieferungen
stats-source-train = Tross
stats-head-settlers = Siedlertafeln
stats-head-wagons = Wagen
stats-result-wagons = { $count ->
        [one] { $count } Punkt für Wagen
       *[other] { $count } Punkte für Wagen
    }

honor-carter = Fuhrmeister
honor-carter-how = { $who }: die meisten Waren geliefert ({ $count }).
honor-escort = Sichere Straßen
honor-escort-how = { $who }: die meisten Barbaren vertrieben ({ $count }).
honor-wealth = Goldenes Händchen
honor-wealth-how = { $who }: das meiste Gold verdient ({ $count }).
honor-bridges = Brückenbau
honor-bridges-how = { $who }: die meisten Brücken gebaut ({ $count }).
honor-angler = Volle Netze
honor-angler-how = { $who }: die meisten Fischplättchen gezogen ({ $count }).
honor-guardian = Hüter der Quellen
honor-guardian-how = { $who }: das meiste Öl stillgelegt ({ $count }).
honor-driller = Ölbaron
honor-driller-how = { $who }: { $count } Öl durch die Zahlen bekommen.

# Die Seite über Fische.
stats-fish = Fische
stats-caught-opening = Gezogene Fischplättchen, Aufbau: { $all }
stats-caught-turn = Gezogene Fischplättchen nach Zug { $turn }: { $all }
stats-caught-same = Unverändert seit dem Zug davor.
stats-caught-axis = Bisher gezogene Fischplättchen, nach Zügen
stats-caught-by-turn = Gezogene Fischplättchen nach Zügen
stats-fish-held-by-turn = Fischplättchen in der Hand nach Zügen
stats-fish-each = Was aus den Fischplättchen wurde
stats-fish-of = { $who }: gezogen { $caught }, ausgegeben { $spent }, jetzt { $now }.
stats-fish-exchanged = Getauscht: { $count }.
stats-fish-full = Ohne Platz dafür: { $count }.
stats-fish-short = Zu wenige übrig: { $count }.
stats-fish-boots = Alter Schuh gezogen: { $count }.
stats-head-caught = Gezogen
stats-head-exchanged = Getauscht
stats-head-full = Ohne Platz
stats-head-short = Zu wenige übrig
stats-head-spent = Ausgegeben
stats-waters = { $count ->
        [0] Noch keine Zahl hat Fische gebracht
        [one] { $count } Fischplättchen kam mit den Zahlen
       *[other] { $count } Fischplättchen kamen mit den Zahlen
    }
stats-water-ground = { $count ->
        [one] Fischgrund { $number }
       *[other] Fischgründe { $number }
    }
stats-water-lake = See { $numbers }
stats-water-of = { $water }: { $count ->
        [0] keines
       *[other] { $count } ({ $all })
    }
stats-bought = { $count ->
        [0] Mit Fischen wurde noch nichts gekauft
        [one] Mit Fischen wurde einmal etwas gekauft
       *[other] Mit Fischen wurde { $count }-mal etwas gekauft
    }
stats-bought-each = { $what } { $times ->
        [one] einmal
        [2] zweimal
       *[other] { $times }-mal
    } ({ $fish } Fische)
stats-purchases = Mit Fischen gekauft, Zug für Zug
stats-boot = { $count ->
        [0] Noch niemand hat den alten Schuh gezogen
       *[other] Wer den alten Schuh hatte: { $all }
    }
stats-boot-of = { $who } { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }

# Die Seite über Gold.
stats-gold = Gold
stats-purse-opening = Gold, Aufbau: { $all }
stats-purse-turn = Gold nach Zug { $turn }: { $all }
stats-purse-same = Unverändert seit dem Zug davor.
stats-purse-axis = Gold, nach Zügen
stats-purse-by-turn = Gold nach Zügen
stats-gold-earned = Verdientes Gold
stats-gold-of = { $who }: verdient { $earned }, jetzt { $now }
stats-head-earned = Verdient
stats-gold-ways = { $who }: { $came } Gold bekommen, { $left } Gold abgegeben
stats-gold-all = Woher Gold kam und wohin es ging
stats-gold-line = { $way }: { $count } Gold
stats-gold-first = Zu Beginn
stats-gold-way-settlement = Siedlungen an Flüssen
stats-gold-way-settlement-left = Zurückgenommene Siedlungen
stats-gold-way-road = { $sea ->
    [yes] Straßen und Schiffe an Flüssen
   *[no] Straßen an Flüssen
 }
stats-gold-way-road-left = Von Flüssen genommen
stats-gold-way-bridge = Brücken
stats-gold-way-bridge-left = Für Brücken
stats-gold-way-delivery = Lieferungen
stats-gold-way-delivery-left = Für Lieferungen
stats-gold-way-toll = Bekommener Zoll
stats-gold-way-toll-left = Gezahlter Zoll
stats-gold-way-trade = Von Spielern
stats-gold-way-trade-left = An Spieler
stats-gold-way-sale = Verkaufte Karten
stats-gold-way-sale-left = Für verkaufte Karten
stats-gold-way-purchase = Für gekaufte Rohstoffe
stats-gold-way-purchase-left = Gekaufte Rohstoffe
stats-gold-way-saved = Für gerettete Städte
stats-gold-way-saved-left = Gerettete Städte
stats-gold-way-corrected = Berichtigt
stats-gold-way-corrected-left = Berichtigt, weniger
stats-settlers = Wer die Siedlertafeln hatte
stats-settlers-turns = Züge, die mit einer Siedlertafel endeten
stats-settlers-of = { $who }: Reichster Siedler { $wealthiest }, Armer Siedler { $poor }
stats-wealthiest-of = { $who }: Reichster Siedler { $wealthiest }
stats-bridges = Brücken
stats-bridges-of = { $who }: Brücken { $count }, Gold dafür { $gold }
stats-head-bridges = Brücken

# Die Seite über Wagen.
stats-wagons = Wagen
stats-delivered-opening = Lieferungen, Aufbau: { $all }
stats-delivered-turn = Lieferungen nach Zug { $turn }: { $all }
stats-delivered-same = Niemand lieferte etwas.
stats-delivered-axis = Bisherige Lieferungen, nach Zügen
stats-delivered-by-turn = Lieferungen nach Zügen
stats-cargo = Wer welche Waren lieferte
stats-cargo-of = { $who }: { $count ->
        [0] noch keine Lieferung
        [one] { $count } Lieferung ({ $all })
       *[other] { $count } Lieferungen ({ $all })
    }
stats-deliveries = Jede Lieferung
stats-wagon-moves = Wie weit die Wagen kamen
stats-wagon-of = { $who }: Bewegungen { $moves }, Punkte { $points }, Getreide bezahlt { $fed }, Schnelle Reisen { $journeys }, Zoll gezahlt { $paid }, bekommen { $received }
stats-head-moves = Bewegungen
stats-head-way = Punkte
stats-head-fed = Gefüttert
stats-trains-opening = Trosse, Aufbau: { $all }
stats-trains-turn = Trosse nach Zug { $turn }: { $all }
stats-trains-same = Kein Tross änderte sich.
stats-trains-axis = Stufen der Trosse, nach Zügen
stats-trains-by-turn = Stufen der Trosse nach Zügen
stats-bandits = { $count ->
        [0] Noch niemand hat einen Barbaren versetzt
       *[other] Barbaren, Zug für Zug; vertrieben: { $driven }
    }
stats-bandits-each = Was wer mit den Barbaren tat
stats-bandits-of = { $who }: versetzt { $moved }, fortgeschickt { $sent }, vertrieben { $driven }, vergebens { $withstood }
stats-bandit-moved = Versetzt
stats-bandit-sent = Fortgeschickt
stats-bandit-driven = Vertrieben
stats-bandit-withstood = Vergebens
stats-bandit-has-moved = Zug { $turn }: { $who } versetzte einen Barbaren
stats-bandit-has-sent = Zug { $turn }: { $who } schickte einen Barbaren fort
stats-bandit-has-driven = Zug { $turn }: { $who } vertrieb einen Barbaren
stats-bandit-has-withstood = Zug { $turn }: { $who } wollte einen Barbaren vertreiben

# Die Seite über Öl.
stats-oil = Öl
stats-oil-got-opening = Öl durch die Zahlen, Aufbau: { $all }
stats-oil-got-turn = Öl durch die Zahlen nach Zug { $turn }: { $all }
stats-oil-got-same = Niemand bekam welches.
stats-oil-got-axis = Öl bisher, nach Zügen; gestrichelt: Katastrophen
stats-oil-got-by-turn = Öl durch die Zahlen nach Zügen
stats-oil-each = Was aus dem Öl wurde
stats-oil-of = { $who }: bekommen { $got }, entgangen { $missed }, genutzt { $used }, stillgelegt { $laid }, jetzt { $now }
stats-head-oil-got = Durch die Zahlen
stats-head-missed = Entgangen
stats-head-used = Genutzt
stats-head-laid = Stillgelegt
stats-oil-ways = { $who }: { $came } Öl bekommen, { $left } Öl abgegeben
stats-oil-all = Woher Öl kam und wohin es ging
stats-oil-line = { $way }: { $count } Öl
stats-oil-way-number = Durch die Zahlen
stats-oil-way-number-left = Für die Zahlen
stats-oil-way-card = Durch Karten
stats-oil-way-card-left = Für Karten
stats-oil-way-monopoly = Durch Monopol
stats-oil-way-monopoly-left = Durch Monopol verloren
stats-oil-way-trade = Von Spielern
stats-oil-way-trade-left = An Spieler
stats-oil-way-robber = Gestohlen
stats-oil-way-robber-left = An den Räuber verloren
stats-oil-way-gift = Geschenkt bekommen
stats-oil-way-gift-left = Verschenkt
stats-oil-way-discard = Für Abgelegtes
stats-oil-way-discard-left = Abgelegt
stats-oil-way-converted = Für Rohstoffe
stats-oil-way-converted-left = In Rohstoffe getauscht
stats-oil-way-metropolis = Für Ölmetropolen
stats-oil-way-metropolis-left = Ölmetropolen
stats-oil-way-sequestered = Aus Stillgelegtem
stats-oil-way-sequestered-left = Stillgelegt
stats-oil-way-corrected = Berichtigt
stats-oil-way-corrected-left = Berichtigt, weniger
stats-laid-opening = Stillgelegtes Öl, Aufbau: { $all }
stats-laid-turn = Stillgelegtes Öl nach Zug { $turn }: { $all }
stats-laid-same = Niemand legte welches still.
stats-laid-axis = Stillgelegtes Öl, nach Zügen
stats-laid-by-turn = Stillgelegtes Öl nach Zügen
stats-laid-now = Stillgelegtes Öl jetzt
stats-laid-of = { $who }: { $count } Öl, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
stats-disasters = { $count ->
        [0] Noch keine Katastrophe; die Leiste steht auf { $track } von { $places }
        [one] { $count } Katastrophe; die Leiste steht auf { $track } von { $places }
       *[other] { $count } Katastrophen; die Leiste steht auf { $track } von { $places }
    }
stats-disaster = Zug { $turn }, eine { $number }:
stats-disaster-polluted = Verseucht: { $place }.
stats-disaster-nothing = Nichts wurde verseucht.
stats-flood = Flut. { $all }.
stats-flood-of = { $who }: verlorene Bauwerke { $removed }, zu Siedlungen gewordene Städte { $reduced }
stats-flood-nothing = Flut. Nichts ging verloren.
stats-head-removed = Verlorene Bauwerke
stats-head-reduced = Zu Siedlungen gewordene Städte
