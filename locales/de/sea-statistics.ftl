stats-way-discovery = Entdeckungen
stats-source-chit = fremde Inseln

honor-settler = Über das Meer
honor-settler-how = { $who }: auf den meisten fremden Inseln gesiedelt ({ $count }).
honor-explorer = Entdeckergeist
honor-explorer-how = { $who }: die meisten verdeckten Felder aufgedeckt ({ $count }).
honor-shipwright = Schiffbau
honor-shipwright-how = { $who }: die meisten Schiffe gebaut ({ $count }).

records-of-sea = Seefahrer: { $count }.
records-kind-sea = Seefahrer
records-kind-with = { $game } mit { $others }

# Die Seite zu Seefahrer.
stats-sea = Meer
stats-result-islands = { $count ->
        [one] { $count } Punkt für Inseln
       *[other] { $count } Punkte für Inseln
    }
stats-head-islands = Für Inseln
stats-sea-works = Gebaute Schiffe
stats-sea-all-works = Was auf See getan wurde
stats-work-ship = Schiffe gebaut
stats-work-move = Schiffe versetzt
stats-work-pirate = Piraten versetzt
stats-work-discovery = Felder aufgedeckt
stats-work-island = fremde Inseln besiedelt
stats-sea-abroad = { $count ->
        [0] Noch hat niemand auf einer fremden Insel gesiedelt
        [one] { $count } erste Siedlung auf einer fremden Insel
       *[other] { $count } erste Siedlungen auf fremden Inseln
    }
stats-sea-settled = Zug { $turn }: { $who } auf Insel { $island }, { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
stats-head-island = Insel
stats-sea-turned-up = { $count ->
        [0] Kein verdecktes Feld wurde aufgedeckt
        [one] { $count } verdecktes Feld aufgedeckt
       *[other] { $count } verdeckte Felder aufgedeckt
    }
stats-sea-found = { $turn ->
        [0] Aufbau: { $who } entdeckt { $what }
       *[other] Zug { $turn }: { $who } entdeckt { $what }
    }
stats-sea-pirate = { $count ->
        [0] Der Pirat wurde noch nicht versetzt
        [one] Der Pirat wurde einmal versetzt, geraubte Karten: { $robbed }
       *[other] Der Pirat wurde { $count }-mal versetzt, geraubte Karten: { $robbed }
    }
stats-sea-pirate-robs = Zug { $turn }: { $who } versetzt ihn und beraubt { $robbed }
stats-sea-pirate-sails = Zug { $turn }: { $who } versetzt ihn
stats-sea-pirate-of = { $who }: { $moved }-mal versetzt, Karten an ihn verloren: { $lost }
stats-head-robbed = Beraubt

# Die Szenarien mit eigenen Regeln.
stats-source-found = gefundene Chips
stats-source-cloth = Tuch
stats-result-chits = { $count ->
        [one] { $count } Punkt für gefundene Chips
       *[other] { $count } Punkte für gefundene Chips
    }
stats-result-cloth = { $count ->
        [one] { $count } Punkt für Tuch
       *[other] { $count } Punkte für Tuch
    }
stats-head-chits = Für Chips
stats-head-cloth = Für Tuch
why-points-found = { $count ->
        [one] 1 gefundener Chip
       *[other] { $count } gefundene Chips
    }: { $points }.
why-points-cloth = { $count } Tuch: { $points }.
stats-sea-pirate-cloth = Zug { $turn }: { $who } versetzt ihn und nimmt { $robbed } 1 Tuch ab
stats-items = { $count ->
        [0] Auf den markierten Wegen wurde noch nichts gefunden
        [one] { $count } Fund auf den markierten Wegen
       *[other] { $count } Funde auf den markierten Wegen
    }
stats-item-chit = einen Chip
stats-item-card = eine Entwicklungskarte
stats-item-harbor = einen Hafen: { $harbor }
stats-cloth-opening = Tuch im Aufbau: { $all }
stats-cloth-turn = Tuch nach Zug { $turn }: { $all }
stats-cloth-same = Bei niemandem hat sich das Tuch geändert.
stats-cloth-axis = Tuch, nach Zügen
stats-cloth-by-turn = Tuch nach Zügen
stats-cloth-now = Tuch jetzt
stats-cloth-each = { $who }: { $count } Tuch, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
stats-fleet = { $count ->
        [0] Die Flotte hat noch niemanden angegriffen
        [one] Die Flotte griff einmal an, geschlagen: { $won }
       *[other] Die Flotte griff { $count }-mal an, geschlagen: { $won }
    }
stats-fleet-attack = Zug { $turn }, { $who }: Flotte { $strength }, Kriegsschiffe { $warships }
stats-fleet-won = Geschlagen: 1 Rohstoff nach Wahl.
stats-fleet-even = Standgehalten.
stats-fleet-lost = { $count ->
        [0] Unterlegen, ohne Karten auf der Hand.
        [one] Unterlegen: 1 Karte verloren.
       *[other] Unterlegen: { $count } Karten verloren.
    }
stats-fleet-sums = Die Angriffe der Flotte nach Spielern
stats-fleet-of = { $who }: geschlagen { $won }, standgehalten { $even }, unterlegen { $lost }, verlorene Karten { $cards }
stats-head-fleet = Flotte
stats-head-warships = Kriegsschiffe
stats-head-fleet-won = Geschlagen
stats-head-fleet-even = Standgehalten
stats-head-fleet-lost = Unterlegen
stats-head-cards-lost = Verlorene Karten
stats-wonders = { $count ->
        [0] Noch hat niemand ein Wunder beansprucht
       *[other] Gebaute Stufen von Wundern: { $built }
    }
stats-wonder-claimed = Zug { $turn }: { $who } beansprucht ein Wunder: { $wonder }
stats-wonder-built = Zug { $turn }: { $who } baut Stufe { $level }: { $wonder }
stats-wonder-now = { $who }: { $wonder }, { $level ->
        [0] noch keine Stufe
       *[other] Stufe { $level }
    }
