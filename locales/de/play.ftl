# Der Bildschirm des Spiels.

list-pair = { $a } und { $b }
list-more = { $a }, { $b }
nothing = nichts
close = Schließen
player-back = Zurück zum Zug
unknown-player = ein Spieler

# Kopfzeile
turn-of = Zug { $turn } · { $who }
opening-of = Aufbau · { $who }
pile-left = { $count ->
    [one] noch 1 Karte
   *[other] noch { $count } Karten
 }
pile-left-name = Stapel: noch { $count ->
    [one] 1 Ereigniskarte
   *[other] { $count } Ereigniskarten
 }
undo = Rückgängig
undo-what = Rückgängig: { $what }
undo-nothing = Rückgängig: Es gibt nichts rückgängig zu machen
redo = Wiederholen
redo-what = Wiederholen: { $what }
redo-nothing = Wiederholen: Es gibt nichts zu wiederholen
history = Verlauf
menu = Start
table = Tisch
not-saved = Nicht gespeichert: { $why }. Das Spiel geht weiter.
retry = Noch einmal

# Aufbau
found-settlement-1 = { $opening ->
    [given] { $who }: antippen, wohin die nächste Siedlung kommt
   *[other] { $who }: antippen, wohin die erste Siedlung kommt
 }
found-settlement-2 = { $opening ->
    [given] { $who }: antippen, wohin die letzte Siedlung kommt
   *[other] { $who }: antippen, wohin die zweite Siedlung kommt
 }
found-road = { $who }: antippen, wohin die Straße kommt
found-hint-1 = { $city ->
    [yes] { $sea ->
        [yes] Alle setzen eine Siedlung und eine Straße oder ein Schiff, dann in umgekehrter Reihenfolge eine Stadt und eine Straße oder ein Schiff.
       *[no] Alle setzen eine Siedlung und eine Straße, dann in umgekehrter Reihenfolge eine Stadt und eine Straße.
     }
   *[no] { $sea ->
        [yes] { $opening ->
            [three] Alle setzen eine Siedlung und eine Straße oder ein Schiff, dann noch einmal in umgekehrter und ein drittes Mal in der ersten Reihenfolge.
           *[other] Alle setzen eine Siedlung und eine Straße oder ein Schiff, dann noch einmal in umgekehrter Reihenfolge.
         }
       *[no] Alle setzen eine Siedlung und eine Straße, dann noch einmal in umgekehrter Reihenfolge.
     }
 }
found-hint-2 = { $city ->
    [yes] Die Stadt bringt einen Rohstoff für jedes Feld daneben.
   *[no] { $opening ->
        [three] Die dritte Siedlung bringt eine Karte für jedes Feld daneben.
        [given] Die letzte Siedlung bringt eine Karte für jedes Feld daneben.
       *[other] Die zweite Siedlung bringt eine Karte für jedes Feld daneben.
     }
 }
found-brought = { $city ->
    [yes] { $who } bekommt { $cards } für die Stadt.
   *[no] { $opening ->
        [three] { $who } bekommt { $cards } für die dritte Siedlung.
        [given] { $who } bekommt { $cards } für die letzte Siedlung.
       *[other] { $who } bekommt { $cards } für die zweite Siedlung.
     }
 }

# Ein Würfel
die-roll = Würfeln
die-roll-two = Mit beiden würfeln
die-shows = { $number }: { $outcome }
die-name = Der Würfel zeigt { $number }

# Vor der Zahl
before-title = { $who } ist dran
before-again = Eine 2 oder 12 zählt nicht: noch einmal würfeln.
before-hint = Die nächste Karte ziehen.
before-development = Vorher darf eine Entwicklungskarte ausgespielt werden.
draw = Ziehen
roll-number = { $number }
roll-name = { $number } gewürfelt
development = Entwicklung

# Die Karte
number-shown = Die Zahl ist { $number }
new-year = Neujahr: Alle Karten wurden neu gemischt, dann kam diese Karte.
pile-used-up = Der Stapel war leer: Alle Karten wurden neu gemischt.

# Erträge
takes = { $who } bekommt { $cards }
takes-nothing = { $who }: nichts
takes-note = { $sentence }; { $note }
card-waits = nur · { $event }
robber-blocks = der Räuber blockiert { $cards }
short-due = { $cards } fällig, aber die Bank hat zu wenig
bank-short = Die Bank hat nicht genug { $resources } für alle; darum bekommt niemand etwas davon.
bank-short-one = Die Bank hat nicht genug { $resources }: { $who } bekommt den Rest.
seven-nothing = Bei einer 7 gibt es keine Rohstoffe.
produces-after = Erst die Aufgaben, dann die Karten für die Zahl.

# Aufgaben
task-discard = { $who } wirft { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 } ab
task-discard-ask = Mehr als { $limit } Karten? Die Hälfte abwerfen
task-discard-rest = { $who } wirft die Hälfte ab
task-keeps = behält alle
task-discards = wirft { $count } ab
task-discard-count-less = Karten von { $who }: eine weniger
task-discard-count-more = Karten von { $who }: eine mehr
task-discard-done-name = { $who } ist fertig: { $what }
task-discard-kinds = Welche { $count }?
task-discard-kinds-name = { $who } wirft { $count } ab: welche
task-discard-is-done = { $who } ist fertig
task-discard-told = { $who } hat { $count } abgeworfen
task-discard-next = Weiter: { $who } { $what }
task-discard-confirm = { $who } hat { $given } von { $count } abgeworfen
task-robber = { $either ->
    [yes] { $who } versetzt Räuber oder Pirat: auf ein Feld tippen
   *[no] { $who } versetzt den Räuber: auf ein Feld tippen
 }
task-steal = { $who } zieht eine Karte: von wem?
task-steal-one = { $who } zieht eine Karte: von { $from }
task-steal-which = Welche Karte hat { $who } von { $from } gezogen?
task-steal-from = Von { $from }
task-steal-from-name = { $who } zieht eine Karte von { $from }
task-steal-later = { $sea ->
    [yes] { $who } zieht eine Karte von jemandem neben Räuber oder Pirat
   *[no] { $who } zieht eine Karte von einem Spieler neben dem Räuber
 }
task-take = { $who } nimmt 1 Rohstoff nach Wahl
task-take-kind = { $who } nimmt { $resource }
task-take-done = Genommen
task-take-done-name = { $who } hat einen Rohstoff genommen
task-give = { $who } gibt eine Karte nach Wahl
task-give-one = { $who } gibt { $to } eine Karte nach Wahl
task-give-to = An { $to }
task-give-to-name = { $who } gibt eine Karte an { $to }
task-give-kind = { $who } gibt { $to } { $resource }
task-give-down = Verdeckt
task-give-down-name = { $who } gibt { $to } eine Karte verdeckt
task-give-each = { $who } { $count }
task-give-all-down = { $all }, verdeckt
task-damage = { $piece ->
    [both] { $who } dreht eine Straße oder ein Schiff quer: darauf tippen
    [crossings] { $who } dreht eine Straße oder Brücke quer: darauf tippen
    [any] { $who } dreht eine Straße, eine Brücke oder ein Schiff quer: darauf tippen
   *[road] { $who } dreht eine Straße quer: darauf tippen
 }
task-flee = Der Räuber flieht: { $place } antippen
task-flee-among = Der Räuber flieht: auf sein neues Feld tippen
task-flee-board = Der Räuber verlässt die Insel
task-flee-done = Räuber steht neben dem Brett
task-choose-yield = { $who } wählt, was das Gebäude bringt: { $place }
task-yield-kind = { $who } bekommt dort { $resource }
task-free-road = { $either ->
    [yes] { $who }: antippen, wohin die kostenlose Straße oder das Schiff kommt
   *[no] { $who }: antippen, wohin die kostenlose Straße kommt
 }
task-untold-kinds = Nicht sagen, welche
task-untold-kind = Nicht sagen, welche
task-untold-costs = Sagt niemand, welche, weiß die App nur noch, was die Bank mindestens hat, bis jemand sie zählt.
task-untold-costs-hands = Sagt niemand, welche, kennt die App diese Hände nur noch zum Teil.
task-untold-discard = { $who } hat { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 } abgeworfen, ohne zu sagen, welche
task-untold-pay = { $who } hat 1 Karte gezahlt, ohne zu sagen, welche
task-untold-take = { $who } hat 1 Rohstoff genommen, ohne zu sagen, welchen
task-untold-steal = { $who } hat 1 Karte von { $from } gezogen, ohne zu sagen, welche
task-untold-give = { $who } hat { $to } 1 Karte gegeben, ohne zu sagen, welche
task-skip = Am Tisch war es anders …
task-skip-yield = Überspringen – { $resource } eintragen
task-skip-name = { $label }: { $task }
wanted-hex = Auf ein Feld tippen
wanted-road = Auf eine Straße tippen
wanted-player = Auf einen Spieler tippen
wanted-card = Auf eine Karte tippen
wanted-done = Erledigt? Antippen
task-make-up = Nachholen
task-make-up-name = Nachholen: { $left }
task-again = { $count ->
    [one] Dann noch einmal.
   *[other] Dann noch { $count }-mal.
}
task-leave = Verzichten
task-leave-all = { $left }
task-leave-name = Verzichten: { $left }

kind-less = { $label }, { $resource }: eins weniger
kind-more = { $label }, { $resource }: eins mehr
kinds-clear = { $label }: nichts

# Zug
build = Bauen
trade = Handeln
bank = Bank
done-pass = Fertig – weiter an { $next }
spots-hint = Zum Bauen auf einen markierten Platz der Insel tippen.
spots-none = Mit diesen Karten lässt sich jetzt nichts bauen.

# Bauen
build-title = Bauen
build-costs = Was es kostet
build-hint = Zum Bauen auf einen markierten Platz tippen.
build-any-hint = Auf irgendeinen Platz tippen. Die App sagt, was die Regeln dazu meinen.
any-spot = Jeder Platz
legal-spots = Nur erlaubte Plätze
price-road = Straße
price-settlement = Siedlung
price-city = Stadt
price-development-card = Entwicklungskarte
price-repair = Straße reparieren
price-left = noch { $count }
price-lacks = Karten fehlen
price-payable = Karten reichen
price-spots = { $count ->
    [0] kein Platz
    [one] 1 Platz
   *[other] { $count } Plätze
 }
chooser-title = Hier bauen?
chooser-build = Bauen: { $piece } für { $price }
chooser-none = Hier lässt sich nichts bauen.
chooser-hint = Auf der Insel antippen, was hier gebaut wird.
chooser-cancel = Zurück
ask-piece = { $piece }: { $place }
ask-title = Was ist gemeint?
ask-new = Neu: { $piece }
ask-theirs = { $piece ->
    [road] Straße von { $who }
    [ship] Schiff von { $who }
    [bridge] Brücke von { $who }
    [settlement] Siedlung von { $who }
    [city] Stadt von { $who }
    [oil-metropolis] Ölmetropole von { $who }
    [basic] Einfacher Ritter von { $who }
    [strong] Starker Ritter von { $who }
   *[mighty] Mächtiger Ritter von { $who }
}
theirs-turn = { $who } ist am Zug.
chooser-route = Die längste Strecke von { $who } hätte dann die Länge { $length }.

# Handel
trade-title = Mit jemandem handeln
bank-title = Mit der Bank tauschen
trade-give = { $who } gibt der Bank
trade-get = und nimmt 1
trade-give-kind = { $cards } geben
trade-get-kind = { $resource } nehmen für { $cards }
trade-first = Zuerst antippen, was gegeben wird.
trade-too-few = Von keiner Sorte reichen die Karten für einen Tausch mit der Bank.
player-about = Über { $who }
trade-with = Mit wem?
trade-with-name = Mit { $who } handeln
trade-confirm = { $who } gibt { $give }, { $with } gibt { $get }
trade-gives = { $who } gibt
trade-gets = { $who } bekommt
trade-gives-short = gibt
trade-gets-short = bekommt

# Entwicklungskarten
cards-title = Entwicklungskarten
cards-of = { $who }: { $ready } spielbar, { $fresh } in diesem Zug gekauft
cards-buy = Karte kaufen
cards-buy-name = Eine Entwicklungskarte für { $price } kaufen
cards-play = Eine ausspielen
cards-left = { $count ->
    [0] keine mehr zu kaufen
    [one] noch 1 zu kaufen
   *[other] noch { $count } zu kaufen
 }
card-knight = Ritter
card-road-building = Straßenbau
card-year-of-plenty = Erfindung
card-monopoly = Monopol
card-victory-point = Siegpunkt
card-play = { $card } spielen
card-plenty-hint = 2 Karten aus der Bank wählen.
card-plenty-kind = { $resource } nehmen: { $count } gewählt
card-plenty-again = Neu wählen
card-plenty-confirm = { $cards } nehmen
card-plenty-choose = Noch { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 } wählen
card-plenty-play = Erfindung spielen
card-monopoly-hint = Welchen Rohstoff geben alle anderen her?
card-monopoly-kind = Monopol auf { $resource }
card-monopoly-counts = Wie viel { $resource } von jedem?
card-monopoly-less = { $resource } von { $who }: eins weniger
card-monopoly-more = { $resource } von { $who }: eins mehr
card-monopoly-confirm = { $cards } von den anderen nehmen
card-monopoly-counted = Alles nehmen ({ $resource }): die App zählt
card-monopoly-choose = Einen Rohstoff wählen
reveal = { $count ->
    [one] 1 Siegpunktkarte
   *[other] { $count } Siegpunktkarten
 } zeigen und gewinnen
reveal-none = Jetzt gewinnen

# Spieler
points = { $count ->
    [one] Punkt
   *[other] Punkte
 }
player-name = { $who }, { $mark }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }, { $details }
player-hand = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
player-hand-unknown = { $count } unbekannt
player-hand-open = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 } ({ $cards })
player-development = { $count ->
    [one] 1 Entwicklungskarte
   *[other] { $count } Entwicklungskarten
 }
player-knights = { $count ->
    [one] 1 Ritter ausgespielt
   *[other] { $count } Ritter ausgespielt
 }
player-left = noch im Vorrat: { $all }
player-left-road = { $count ->
    [one] 1 Straße
   *[other] { $count } Straßen
 }
player-left-settlement = { $count ->
    [one] 1 Siedlung
   *[other] { $count } Siedlungen
 }
player-left-city = { $count ->
    [one] 1 Stadt
   *[other] { $count } Städte
 }
player-revealed = { $count ->
    [one] 1 Siegpunktkarte gezeigt
   *[other] { $count } Siegpunktkarten gezeigt
 }
player-active = { $name }; ist am Zug
player-due = { $name }; hat etwas zu tun
award-longest_road = { $sea ->
    [yes] Längste Handelsroute
   *[other] Längste Handelsstraße
}
award-largest_army = Größte Rittermacht
award-harbormaster = Hafenmeister
award-short-longest_road = { $sea ->
    [yes] Route
   *[other] Straße
} { $count }
award-short-largest_army = Ritter { $count }
award-short-harbormaster = Hafen { $count }
award-of = { $award } { $count }
hand-known = { $who } hat { $cards }
hand-unknown = und { $count ->
    [one] 1 unbekannte Karte
   *[other] { $count } unbekannte Karten
 }
hand-known-none = { $who }: nichts sicher bekannt
hand-show = Bekannte Karten von { $who } zeigen
hand-hidden-hint = Unten auf einen Spieler gedrückt halten: Dann ist zu sehen, was von der Hand bekannt ist.
player-road = { $sea ->
    [yes] Längste Handelsroute von { $who }: { $count } (leuchtet auf der Insel)
   *[no] Längste Straße von { $who }: { $count } (leuchtet auf der Insel)
 }
correct-hand = Hand von { $who } berichtigen
correct-hidden = Entwicklungskarten von { $who } berichtigen
correct-bank = Bank berichtigen
refused-correct-hint = Falls es am Tisch anders ist:
correct-label = Hand von { $who }
correct-confirm = { $who } hat { $cards }

# Das Ende
win-title = { $who } gewinnt!
win-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } in { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
 }
win-revealed = mit { $count ->
    [one] 1 gezeigten Siegpunktkarte
   *[other] { $count } gezeigten Siegpunktkarten
 }
win-public = ohne verdeckte Punkte
win-line = { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
win-rematch-same = Revanche, gleiche Insel
win-rematch-new = Revanche, neue Insel
win-picture = Bild speichern
win-picture-line = Gespielt am { $when } mit Tableside
win-picture-written = Bild gespeichert: { $file }
rematch-same = Bitte das Brett abräumen: Diesmal setzt { $who } zuerst.
rematch-new = Die Insel wie abgebildet legen. Diesmal setzt { $who } zuerst.
win-home = Zum Start
