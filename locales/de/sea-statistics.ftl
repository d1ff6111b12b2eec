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
