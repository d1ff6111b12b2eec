# Was ein Spiel erzählt: Punkte, Karten, Zeit.

stats-title = Statistik
stats-of = Statistik von { $game }
win-statistics = Wie das Spiel lief
stats-back = Zurück
stats-points = Punkte
stats-cards = Karten
stats-time = Zeit
stats-as-tables = Tabellen
stats-as-plots = Bilder
stats-picture = Alles als Bild
stats-csv = Alle Daten als CSV
stats-json = Alle Daten als JSON
stats-written = Die Daten liegen jetzt in { $file }.
stats-nothing-yet = In diesem Spiel ist noch nichts geschehen.

stats-player = Spieler
stats-turn = Zug
stats-all = Alle
stats-count = Anzahl
stats-what = Was
stats-place = Ort
stats-with = Mit
stats-from = Ab Zug
stats-until = Bis Zug
stats-turns-axis = Zug

# Punkte.
stats-points-target = { $points } Punkte zum Sieg
stats-points-of = { $who } { $points }
stats-points-opening = Aufbau: { $all }
stats-points-turn = Nach Zug { $turn }: { $all }
stats-points-same = Bei niemandem haben sich die Punkte geändert.
stats-points-by-turn = Punkte nach Zügen
stats-change = { $who } { $from } auf { $to }: { $why }.
stats-source = { $what } { $by }
stats-source-settlements = Siedlungen
stats-source-cities = Städte
stats-source-revealed = Siegpunktkarten
stats-award = Auszeichnung
stats-awards = { $knights ->
    [yes] Wer die Auszeichnungen und Metropolen hatte
   *[no] Wer die Auszeichnungen hatte
 }
stats-reign = { $award }: { $who } von Zug { $from } bis { $until }.
stats-reign-still = { $award }: { $who } seit Zug { $from }.
stats-held-still = noch immer
stats-roads = { $sea ->
    [yes] Die längsten Handelsrouten
   *[no] Die längsten Straßen
 }
stats-road-of = { $who }: höchstens { $most }, jetzt { $now }
stats-road-most = Höchstens
stats-road-now = Jetzt

# Karten.
stats-produced = Was die Zahlen brachten
stats-produced-of = { $who }: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } { $count ->
        [0] {""}
       *[other] ({ $kinds })
    }
stats-kind = { $count } { $kind }
stats-unseen = { $count } unbekannt
stats-ways = { $who }: { $came } bekommen, { $left } abgegeben
stats-ways-all = Woher Karten kamen und wohin sie gingen
stats-way = Wie
stats-way-line = { $way }: { $count } ({ $kinds })
stats-way-opening = { $knights ->
    [yes] Stadt des Aufbaus
   *[no] Zweite Siedlung
 }
stats-way-production = Zahlen
stats-way-event = Ereignisse
stats-way-event-left = Für Ereignisse
stats-way-robber = Gestohlen
stats-way-robber-left = An den Räuber verloren
stats-way-discard = Abgeworfen
stats-way-development = Entwicklungskarten
stats-way-development-left = Für Entwicklungskarten
stats-way-trade = Von Spielern
stats-way-trade-left = An Spieler
stats-way-bank = Von der Bank
stats-way-bank-left = An die Bank
stats-way-building = Gebaut und gekauft
stats-built = Was gebaut wurde
stats-built-of = { $knights ->
    [yes] { $who }: Straßen { $road }, Siedlungen { $settlement }, Städte { $city }
   *[no] { $who }: Straßen { $road }, Siedlungen { $settlement }, Städte { $city }, Entwicklungskarten { $card }
 }
stats-work-road = Straßen
stats-work-settlement = Siedlungen
stats-work-city = Städte
stats-work-card = Entwicklungskarten
stats-best = Die besten Plätze
stats-best-hex = Feld: { $places }. Karten: { $count }
stats-best-spot = Gebäude: { $places }. Karten: { $count }
stats-spot-of = { $who } { $place }
stats-spots = Was jeder Platz brachte
stats-trades = Wer mit wem getauscht hat
stats-trades-of = { $one } und { $other }: { $count ->
        [one] einmal
        [2] zweimal
       *[other] { $count }-mal
    }
stats-trades-none = Noch hat niemand mit einem anderen Spieler getauscht.

# Zeit.
stats-time-table = Alle Züge zusammen dauerten { $time }
stats-time-of = { $who }: insgesamt { $all }, typisch { $median } je Zug, höchstens { $longest } ({ $turn ->
        [0] Aufbau
       *[other] Zug { $turn }
    })
stats-time-nothing = In diesem Spiel wurde keine Zeit gemessen.
stats-time-by-acts = Ohne Zuguhr: nach den Zeiten der Eingaben
stats-time-by-acts-how = Von jeder Eingabe bis zur nächsten; Pausen von mehr als { $minutes } Minuten zählen nicht.
stats-time-none = { $who } war noch nicht am Zug.
stats-time-so-far = { $who } { $time }
stats-time-after = Nach Zug { $turn }: { $all }
stats-minutes-axis = Minuten bisher, nach Zügen
stats-time-each = Zeit jedes Spielers
stats-time-turns = Zug um Zug
stats-median = Typisch
stats-longest = Längster
stats-longest-turn = In Zug
stats-took = Dauer

# Zahlen.
stats-numbers = Zahlen
stats-number = Zahl
stats-came = Kam
stats-expected = Erwartet
stats-usual-least = Üblich: ab
stats-usual-most = Üblich: bis
stats-usual-held = Darin, von 100
stats-away = Längste Pause
stats-numbers-none = Noch ist keine Zahl gekommen.
stats-numbers-playing = { $count } Zahlen kamen. Zum Vergleich werden faire Spiele gespielt.
stats-numbers-wait = Einen Augenblick.
stats-numbers-players = In wessen Zügen sie kamen
stats-lopsided-tenths = { $count } Zahlen: so ungleich ist es in { $part } von 10 fairen Spielen
stats-lopsided-hundredths = { $count } Zahlen: so ungleich ist es in { $part } von 100 fairen Spielen
stats-lopsided-rarer = { $count } Zahlen: ungleicher als 99 von 100 fairen Spielen
stats-lopsided-usual = Das ist nicht ungewöhnlich.
stats-lopsided-unusual = Das ist ungewöhnlich.
stats-lopsided-how = Verglichen mit { $games } fairen Spielen mit denselben Karten oder Würfeln und ebenso vielen Zügen. Jeder Rahmen umfasst mindestens 95 von 100 davon; die Linie darin ist der Durchschnitt.
stats-number-came = Die { $number } kam { $count ->
        [one] einmal
       *[other] { $count }-mal
    }
stats-number-beside = Die { $number } kam { $count ->
        [one] einmal
       *[other] { $count }-mal
    }; im Schnitt { $expected }, üblich sind { $least } bis { $most }
stats-number-away = Längste Pause: { $longest ->
        [one] { $longest } Zug
       *[other] { $longest } Züge
    }.
stats-number-away-now = Längste Pause: { $longest ->
        [one] { $longest } Zug
       *[other] { $longest } Züge
    }, jetzt { $now }.
stats-number-of = { $who } { $count }
stats-number-players = In den Zügen von: { $players }.

# Glück.
stats-luck = Glück
stats-luck-title = Wie gut es die Zahlen meinten
stats-luck-figure = Glück
stats-luck-none = zu früh
stats-luck-meaning = 1,0: Die Zahlen brachten genau, was diese Gebäude im Schnitt verdienen. Hier zählen nur die Zahlen: nicht der Räuber, nicht der Handel, und gute Plätze heben auch den Schnitt.
stats-luck-of = { $who }: { $figure }. Üblich sind { $least } bis { $most }. Die Zahlen ergaben { $owed ->
    [one] 1 Karte
   *[other] { $owed } Karten
 }, im Schnitt wären es { $average }.
stats-luck-early = { $who }: noch zu früh. Die Zahlen ergaben { $owed ->
    [one] 1 Karte
   *[other] { $owed } Karten
 }, im Schnitt wären es { $average }.
stats-luck-ahead = { $who } { $ahead }
stats-luck-after = Nach { $nth ->
        [one] { $nth } Zahl
       *[other] { $nth } Zahlen
    }: { $all }
stats-luck-course = Karten über oder unter dem Schnitt
stats-luck-axis = Gekommene Zahlen
stats-luck-ledger = { $who }: was Karten brachte und kostete
stats-luck-ledgers = Was Karten brachte und kostete
stats-luck-entry = { $what }: { $cards }
stats-luck-numbers = Zahlen gegen den Schnitt
stats-luck-blocked = Vom Räuber blockiert
stats-luck-withheld = Der Bank fehlten
stats-luck-discards = Abgeworfen
stats-luck-thefts = Gestohlene Karten
stats-luck-events = Durch Ereignisse
stats-luck-development = Durch Entwicklungskarten
stats-luck-average = Im Schnitt
stats-luck-owed = Fällig

# Das Ergebnis.
stats-result = Ergebnis
stats-result-won = { $who } hat nach { $turns } Zügen gewonnen
stats-result-broken = Abgebrochen in Zug { $turns }
stats-result-so-far = Stand in Zug { $turns }
stats-result-of = { $who }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } ({ $parts })
stats-result-settlements = { $count ->
        [one] { $count } Siedlung
       *[other] { $count } Siedlungen
    }
stats-result-cities = { $count ->
        [one] { $count } Stadt
       *[other] { $count } Städte
    }
stats-result-revealed = { $count ->
        [one] { $count } Siegpunktkarte
       *[other] { $count } Siegpunktkarten
    }
stats-result-awards = Auszeichnungen
stats-result-victory = Siegpunktkarten
stats-shuffles = Die Mischungen
stats-shuffle-of = Reihenfolge des Stapels { $code }, von oben
stats-shuffle-code = Code des Stapels
stats-shuffle-decks = Kartensätze
stats-shuffle-state = Stand
stats-shuffle-commitment = SHA-256 aus Nonce und Reihenfolge
stats-shuffle-nonce = Nonce (Zufallszahl)
stats-shuffle-place = Stelle
stats-shuffle-card = Karte
stats-turning = Wendepunkte
stats-turning-none = Noch keine: Niemand war lange allein vorn.
stats-turning-lead = Zug { $turn }: { $who } geht mit { $points } Punkten in Führung.
stats-turning-award = Zug { $turn }: { $award } geht an { $who }.
stats-turning-award-from = Zug { $turn }: { $award } geht von { $from } an { $who }.
stats-honors = Titel
stats-honor = Ehrentitel
honor-comeback = Aufholjagd
honor-comeback-how = { $who }: gewonnen nach { $count } Punkten Rückstand.
honor-knights = Schild der Insel
honor-knights-how = { $who }: die meisten ausgespielten Ritter ({ $count }).
honor-trades = Herz des Marktes
honor-trades-how = { $who }: am häufigsten mit anderen getauscht ({ $count ->
    [one] einmal
   *[other] { $count }-mal
 }).
honor-roads = Wegbereiter
honor-roads-how = { $who }: die meisten Straßen gebaut ({ $count }).
honor-cities = Stadtgründer
honor-cities-how = { $who }: die meisten Städte gebaut ({ $count }).
honor-settlements = Pionier
honor-settlements-how = { $who }: die meisten Siedlungen gebaut ({ $count }).
honor-harvest = Große Ernte: { $kind }
honor-harvest-how = { $who }: { $count } durch die Zahlen bekommen.
honor-harbors = Kunde der Bank
honor-harbors-how = { $who }: { $count } Karten mit der Bank getauscht.
honor-cards = Stratege
honor-cards-how = { $who }: die meisten Entwicklungskarten gekauft ({ $count }).
honor-robbed = Unerschüttert
honor-robbed-how = { $who }: { $count } Karten, die der Räuber blockierte, hingenommen.

# Alle Spiele.
home-records = Alle Spiele
records-title = Alle Spiele
records-reading = { $read } von { $all } Spielen gelesen.
records-none = Es gibt noch kein Spiel. Nach dem ersten steht hier etwas.
records-games = { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }: wer wie viele gewann
records-unreadable = Dateien, die sich nicht lesen lassen: { $count }.
records-wins = { $wins } von { $games }
records-player = { $who }: { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }, { $wins } von { $decided } gewonnen, Punkte im Schnitt { $points }, Glück { $luck }
records-unknown = noch unbekannt
records-numbers = { $count } Zahlen aus { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spielen
    }, daneben ihr Schnitt
records-numbers-left-out = { $count } Zahlen aus { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spielen
    }, daneben ihr Schnitt; { $left } ohne, weil der Schnitt sich nicht leicht sagen lässt
records-number = Die { $number } kam { $count ->
        [one] einmal
       *[other] { $count }-mal
    }; im Schnitt { $expected }
records-sources = Nach Decks und Würfeln
records-source = { $from }: Spiele { $games }, Zahlen { $count }; die 7 kam { $sevens }-mal, im Schnitt { $expected }
records-dice = Zwei Würfel
records-decks = Kartendecks { $decks }
records-head-games = Spiele
records-head-decided = Entschieden
records-head-wins = Gewonnen
records-head-points = Punkte im Schnitt
records-head-source = Woher
