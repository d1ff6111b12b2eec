# Ein Zug auf dem Handy: Wörter auf Tasten, und was Spieler einander dort sagen

# Auf der Insel: Der Ort steht daneben
seat-build-road = Straße bauen
seat-build-settlement = Siedlung bauen
seat-build-city = Stadt bauen
seat-build-ship = Schiff bauen
seat-build-bridge = Brücke bauen
seat-build-wall = Stadtmauer bauen
seat-build-oil-metropolis = Ölmetropole bauen
seat-repair = Reparieren
seat-place-ship = Schiff setzen
seat-recruit = Ritter aufstellen
seat-activate = Ritter aktivieren
seat-promote = Ritter befördern
seat-move-knight = Mit einem Ritter ziehen
seat-displace = Einen Ritter vertreiben
seat-chase-robber = Den Räuber verjagen
seat-chase-pirate = Den Piraten verjagen
seat-move-ship = Ein Schiff versetzen
seat-move-pirate = Den Piraten hierher
seat-move-robber = Den Räuber hierher
seat-travel = Den Wagen ziehen
seat-move-bandit = Einen Barbaren versetzen

# Alles andere
seat-bank = Mit der Bank tauschen
seat-progress = Fortschrittskarte ausspielen
seat-fish = Fische einsetzen
seat-fish-tokens = mit { $tokens }
seat-boot = Den alten Schuh weitergeben
seat-oil = Ein Öl einsetzen
seat-weather = Die Wetterkarten weitergeben
seat-dice = Rot { $red }, Gelb { $yellow }
seat-throw-siege = Festung angreifen: Die App würfelt
seat-throw-bandit = Barbaren vertreiben: Die App würfelt
seat-throw-disaster = Die App würfelt für die Katastrophe
seat-throw-lot = Die App zieht das Los
seat-done = Fertig
seat-place-road = Straße setzen
seat-place-settlement = Siedlung setzen
seat-place-city = Stadt setzen
seat-builds = Du darfst bauen
seat-turn-at-main = Gezogen, gebaut und beendet wird dein Zug am Hauptgerät.
seat-dice-show = Die Würfel zeigen
seat-printed = Die gedruckte Karte
seat-done-building = Fertig gebaut
seat-nobody-builds = Sonst baut niemand
seat-at-main = Am Hauptgerät
seat-rate = Die Bank gibt 1 Karte für { $cards }
seat-price-track = { $track }: Stufe 1, dann je Stufe eine mehr

# Stimmen, die zusammen aufgedeckt werden
seat-vote-in = Deine Stimme: { $vote }. Aufgedeckt wird, wenn alle da sind.
seat-voted = { $count } von { $all } haben abgestimmt

# Moment!
seat-wait = Moment!
seat-wait-no-more = Es kann weitergehen
seat-go-on = Trotzdem weiter
seat-held = { $count ->
        [one] { $who } bittet um einen Moment
       *[other] { $who } bitten um einen Moment
    }

# Angebote
seat-offer = Einen Tausch anbieten
seat-offer-give = Ich gebe
seat-offer-get = Ich bekomme
seat-offer-to = An
seat-offer-all = alle
seat-offered = { $who } gibt { $give } für { $get }
seat-withdraw = Angebot zurücknehmen
seat-answer-yes = Ja: tauschen
seat-answer-no = Nein
seat-answer-aloud = Mündlich einig: tauschen
seat-answer-for = Für { $cards }: tauschen
seat-reply-yes = Ja
seat-reply-no = Nein
seat-reply-more = Für { $cards }?
seat-offer-gone = Dieses Angebot gilt nicht mehr. { $last }
seat-offer-terms = Diese Karten lassen sich jetzt nicht anbieten. { $last }
seat-offer-other-terms = Die Antwort lautet inzwischen anders. { $last }
seat-offer-not-now = Gerade wird nicht getauscht. { $last }
seat-not-last = Inzwischen ist etwas anderes geschehen. { $last }

# Am Hauptgerät
phones-did = Per Handy: { $act }
phones-took-back = Per Handy zurückgenommen: { $act }
phones-turns = Züge auf Handys
phones-turns-line = Auf den Handys wird auch gezogen, gebaut und der Zug beendet. Sonst wird dort nur geantwortet, getauscht und gekauft.
phones-on = Per Handy ({ $who }) oder hier
phones-on-asleep = Das Handy von { $who } schläft: hier erledigen
phones-tile = { $name }, { $phone }
phones-tile-here = mit Handy
phones-tile-asleep = mit schlafendem Handy
phones-voted = { $count } von { $all } haben per Handy abgestimmt
