# Städte & Ritter: Statistik

stats-knights = Ritter
stats-barbarians = Barbaren
stats-knights-of = { $who } { $count }

# Die Barbaren gegen die Ritter.
stats-strength-title = Barbaren gegen Ritter
stats-strength-opening = Aufbau: Barbaren { $barbarians }, Ritter { $knights }
stats-strength-turn = Nach Zug { $turn }: Barbaren { $barbarians }, Ritter { $knights }
stats-strength-attack = Angriff in Zug { $turn }: Barbaren { $barbarians }, Ritter { $knights }
stats-strength-each = Aktive Ritter: { $all }.
stats-strength-nobody = Niemand hat einen aktiven Ritter.
stats-strength-axis = Züge (gestrichelte Linie: ein Angriff)

# Angriffe.
stats-attacks = { $count ->
        [one] { $count } Angriff
       *[other] { $count } Angriffe
    }, { $repelled } abgewehrt
stats-attacks-none = Die Barbaren haben noch nicht angegriffen
stats-attack = Zug { $turn }: Barbaren { $barbarians }, Ritter { $knights }
stats-attack-lost = Geplündert: { $who } { $count ->
        [one] verlor eine Stadt.
       *[other] verloren je eine Stadt.
    }
stats-attack-lost-nothing = Nicht abgewehrt, doch keine Stadt fiel.
stats-attack-repelled = Abgewehrt.
stats-attack-defender = Abgewehrt: { $who } wurde Retter.
stats-attack-draws = Abgewehrt: { $who } { $count ->
        [one] zog eine Fortschrittskarte.
       *[other] zogen je eine Fortschrittskarte.
    }
stats-attacks-of = { $who }: Stärke insgesamt { $strength }, Retter { $defender }, Karten dafür { $draws }, verlorene Städte { $lost }
stats-attacks-sums = Die Angriffe nach Spielern
stats-repelled = abgewehrt
stats-lost = nicht abgewehrt
stats-drew = { $who } { $track }
stats-head-outcome = Ausgang
stats-head-strength = Stärke insgesamt
stats-head-draws = Gezogene Karten
stats-head-pillaged = Verlorene Städte

# Ausbau.
stats-levels-title = Der Ausbau, Stufe um Stufe
stats-levels-opening = Ausbaustufen im Aufbau: { $all }
stats-levels-turn = Ausbaustufen nach Zug { $turn }: { $all }
stats-level = { $who }: { $track } { $level }.
stats-levels-same = Niemand hat Städte ausgebaut.
stats-levels-axis = Stufen aller drei Bereiche, nach Zügen
stats-levels-now = Wie weit Städte ausgebaut sind
stats-levels-of = { $who }: Wissenschaft { $science }, Handel { $trade }, Politik { $politics }
stats-head-track = Bereich
stats-head-level = Stufe

# Fortschrittskarten.
stats-progress = Gezogene Fortschrittskarten
stats-progress-of = { $who }: { $count } gezogen{ $count ->
        [0] .
       *[other] : { $tracks }.
    }
stats-of-track = { $track } { $count }
stats-several = { $card } ({ $count })
stats-progress-played = Gespielt: { $cards }.
stats-progress-shown = Gezeigt: { $cards }.
stats-progress-spied = Erspäht: { $count }.
stats-progress-lost = An Spione verloren: { $count }.
stats-progress-back = Zurückgelegt: { $count }.
stats-progress-cards = Gespielte Fortschrittskarten
stats-head-card = Karte
stats-head-played = Gespielt
stats-head-shown = Gezeigt
stats-head-spied = Erspäht
stats-head-spied-on = An Spione verloren
stats-head-back = Zurückgelegt

# Was gekauft und getan wurde.
stats-works = Ritter, Mauern und Ausbau
stats-works-of = { $who }: { $all }
stats-works-none = noch nichts
stats-work-count = { $what } { $count }
stats-work-knight = Ritter
stats-work-promotion = befördert
stats-work-activation = aktiviert
stats-work-wall = Mauern
stats-work-improvement = Ausbaustufen
stats-work-displacement = vertrieben
stats-work-chase = Räuber verjagt

# Karten.
stats-way-aqueduct = Aquädukt
stats-way-progress = Fortschrittskarten
stats-way-progress-left = Für Fortschrittskarten

# Glück.
stats-luck-progress = Fortschrittskarten
stats-luck-commodities = { $who }: fällige Handelswaren, mit Durchschnitt
stats-luck-against = { $owed } / { $average }
stats-luck-kind = { $who }, { $kind }: { $owed } fällig, im Durchschnitt { $average }.
stats-luck-kinds = Was die Zahlen schuldeten, nach Sorten
stats-kind-head = Sorte

# Punkte.
stats-metropolis = Metropole { $track ->
    [Handel] des Handels
    [Politik] der Politik
   *[Wissenschaft] der Wissenschaft
 }
stats-source-metropolises = Metropolen
stats-source-defender = Retter
stats-source-point-cards = Punktkarten
stats-source-merchant = Händler

# Das Ergebnis.
stats-result-metropolises = { $count ->
        [one] { $count } Metropole
       *[other] { $count } Metropolen
    }
stats-result-defender = { $count ->
        [one] einmal Retter
        [2] zweimal Retter
       *[other] { $count }-mal Retter
    }
stats-head-metropolises = Metropolen
stats-head-defender = Retter
stats-head-point-cards = Punktkarten
stats-head-merchant = Händler

honor-defender = Vorn auf der Mauer
honor-defender-how = { $who }: am häufigsten Retter ({ $count ->
        [one] einmal
       *[other] { $count }-mal
    }).
honor-rampart = Fels in der Brandung
honor-rampart-how = { $who }: die stärksten Ritter bei abgewehrten Angriffen (insgesamt { $count }).
honor-improvements = Baumeister
honor-improvements-how = { $who }: die meisten Ausbaustufen ({ $count }).
honor-progress = Kopf voller Pläne
honor-progress-how = { $who }: die meisten Fortschrittskarten gespielt ({ $count }).
honor-marshal = Marschall
honor-marshal-how = { $who }: am häufigsten Ritter angeworben und befördert ({ $count }).
honor-pillaged = Phönix aus der Asche
honor-pillaged-how = { $who }: { $count ->
        [one] eine Stadt
       *[other] { $count } Städte
    } an die Barbaren verloren und weitergespielt.

# Alle Spiele.
records-of-knights = Städte & Ritter: { $count }.
records-kind-base = Grundspiel
records-kind-knights = Städte & Ritter
records-player-both = { $who }: { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }, { $wins } von { $decided } gewonnen, Glück { $luck }. { $kinds }
records-of-kind = { $kind }: { $wins } von { $decided } gewonnen, im Durchschnitt { $points } Punkte.
