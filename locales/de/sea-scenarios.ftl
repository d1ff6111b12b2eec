# Der vergessene Stamm, das Tuch, die Pirateninseln und die Wunder

# Wonders
wonder-theater = Theater
wonder-bridge = Große Brücke
wonder-monument = Denkmal
wonder-wall = Große Mauer
wonder-cathedral = Kathedrale
wonder-lighthouse = Leuchtturm
wonder-library = Bibliothek

# What is done
sea-step-harbor = Hafen
sea-step-cloth = Tuch
sea-step-fleet = Flotte
sea-step-siege = Angriff
sea-step-wonder = Wunder
sea-step-points = Punkte
sea-act-lay-harbor = { $who } legt einen Hafen: { $harbor }
sea-act-take-cloth = { $who } nimmt { $from } 1 Tuch ab
sea-act-sail-fleet = Der niedrigere Würfel zeigt { $lower }
sea-act-lose-to-fleet = { $who } verliert { $cards } an die Flotte
sea-act-lose-to-fleet-untold = { $who } verliert Karten an die Flotte
sea-act-besiege = { $who } greift die eigene Festung an: { $die }
sea-act-claim-wonder = { $who } beansprucht ein Wunder: { $wonder }
sea-act-build-level = { $who } baut eine Stufe des eigenen Wunders
sea-act-reveal-points = { $who } deckt { $count ->
    [one] 1 Siegpunktkarte
   *[other] { $count } Siegpunktkarten
} auf

# What follows
sea-act-found-chit = { $who } findet einen Chip: 1 Punkt
sea-act-found-card = { $who } findet eine Entwicklungskarte
sea-act-found-harbor = { $who } findet einen Hafen: { $harbor }
sea-act-cloth = { $who } nimmt 1 Tuch
sea-act-sailed = { $count ->
    [one] Die Flotte fährt 1 Feld
   *[other] Die Flotte fährt { $count } Felder
}
sea-news-sailed = { $count ->
    [one] Die Flotte segelt 1 Feld weit und greift niemanden an
   *[other] Die Flotte segelt { $count } Felder weit und greift niemanden an
}
sea-news-cloth = { $who } nimmt { $count } Tuch
sea-fleet-ahead-one = { $number } { $who }
sea-fleet-ahead = Nächster Angriff der Flotte, je nach niedrigerem Würfel: { $all }
sea-fleet-ahead-none = Mit der nächsten Zahl erreicht die Flotte niemanden
sea-attack-won = { $who } schlägt die Flotte { $warships } zu { $strength }: 1 Rohstoff nach Wahl
sea-attack-even = { $who } hält der Flotte stand, { $warships } zu { $strength }
sea-attack-lost = { $who } unterliegt der Flotte { $warships } zu { $strength }: { $count ->
    [one] 1 zufällige Karte
   *[other] { $count } zufällige Karten
}
sea-act-fleet-left = Alle Festungen sind erobert: Die Flotte zieht ab
sea-act-armed = Ein Schiff wird zum Kriegsschiff
sea-act-chit-off = { $count ->
    [0] Die Festung von { $who } ist erobert: Sie ist jetzt eine eigene Siedlung
    [one] Ein Chip weniger auf der Festung von { $who }: noch 1
   *[other] Ein Chip weniger auf der Festung von { $who }: noch { $count }
}
sea-act-ship-lost = { $who } verliert ein Schiff

# What is asked
sea-found-settlement-3 = { $who }: Antippen, wohin die dritte Siedlung kommt
sea-task-lay-harbor = { $who }: Wohin kommt der Hafen?
sea-task-fleet = Die Flotte fährt: Was zeigt der niedrigere Würfel?
sea-task-lose-to-fleet = { $who }: Welche { $count ->
    [one] Karte
   *[other] { $count } Karten
} nahm die Flotte?
sea-task-reveal-points = { $who }: Wie viele Siegpunktkarten werden aufgedeckt?
wanted-die = Den niedrigeren Würfel antippen
wanted-coast = Auf die Küste tippen
wanted-points = Auf eine Zahl tippen
sea-fleet-hint = So viele Felder fährt sie, und so stark ist sie.
sea-fleet-sums = Flotte { $strength }, Kriegsschiffe { $warships }
sea-fleet-lower = Der niedrigere Würfel zeigt { $number }
sea-fleet-loses = { $who } verliert
sea-fleet-loses-kind = { $who } verliert 1 { $resource }
sea-fleet-choose = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} wählen
sea-fleet-confirm = { $who } verliert { $cards }
sea-fleet-untold = { $who } hat { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} verloren, ohne zu sagen, welche
sea-fleet-done = { $who } hat verloren, was die Flotte nimmt
sea-harbor-kind = Diesen Hafen legen: { $harbor }
sea-harbor-hint = An die Küste neben ein eigenes Gebäude, neben keinen anderen Hafen.
sea-cloth-of = 1 Tuch von { $from }
sea-cloth-of-name = { $who } nimmt { $from } 1 Tuch ab und keine Karte
sea-points-name = { $who } deckt { $count } auf

# Wonders and fortresses
sea-wonders = Wunder
sea-wonders-title = Wunder
sea-wonder-claim = Das Wunder beanspruchen: { $wonder }
sea-wonder-claim-short = Beanspruchen
sea-wonder-build = Stufe { $level } bauen
sea-wonder-level = Stufe { $level } des Wunders bauen: { $wonder }
sea-wonder-of = { $who }, { $level ->
    [0] noch keine Stufe
   *[other] Stufe { $level }
}
sea-wonder-asks-theater = Verlangt 2 Städte.
sea-wonder-asks-library = Verlangt 2 Städte.
sea-wonder-asks-bridge = Verlangt ein Gebäude an einer Ecke der Meerenge.
sea-wonder-asks-wall = Verlangt ein Gebäude an einer Ecke des Ödlands.
sea-wonder-asks-lighthouse = Verlangt ein Gebäude an einer Leuchtturm-Ecke.
sea-wonder-asks-monument = Verlangt eine Stadt am Hafen und eine Handelsstraße von 5.
sea-wonder-asks-cathedral = Verlangt eine Stadt und 6 Punkte, auch verdeckte.
sea-besiege = Angriff
sea-siege-title = Angriff auf die Festung
sea-siege-stands = { $count ->
    [one] Noch 1 Chip
   *[other] Noch { $count } Chips
}
sea-siege-warships = Kriegsschiffe: { $count }
sea-siege-hint = Einen Würfel werfen: Was zeigt er? Der Zug endet damit.
sea-siege-hint-rolls = Der Zug endet damit. Wirft der Tisch selbst, die Zahl antippen.
sea-siege-chit = Chip weg
sea-siege-one = 1 Schiff weg
sea-siege-two = 2 Schiffe weg

# What the table tells
sea-fixed-item-chit = hier liegt ein Chip
sea-fixed-item-card = hier liegt eine Entwicklungskarte
sea-fixed-item-harbor = hier liegt ein Hafen: { $harbor }
sea-fixed-item-none = hier liegt nichts mehr
sea-fixed-tribe_chits = { $who } hat { $count ->
    [one] 1 Chip
   *[other] { $count } Chips
}
sea-fixed-held_harbors = { $who } hat Häfen zu legen: { $harbors }
sea-fixed-held_harbors-none = { $who } hat keinen Hafen zu legen
sea-fixed-village = ein Dorf mit { $count } Tuch
sea-fixed-cloth_supply = { $count } Tuch im Vorrat
sea-fixed-cloth = { $who } hat { $count } Tuch
sea-fixed-pirate_fleet = die Flotte ist hier
sea-fixed-pirate_fleet-none = die Flotte ist abgezogen
sea-fixed-fortress = { $count ->
    [0] die Festung von { $who } ist erobert
    [one] 1 Chip auf der Festung von { $who }
   *[other] { $count } Chips auf der Festung von { $who }
}
sea-fixed-warship-armed = ein Kriegsschiff
sea-fixed-warship-plain = kein Kriegsschiff
sea-fixed-wonder = Wunder von { $who }: { $wonder }
sea-fixed-wonder-none = { $who } hat kein Wunder
sea-fixed-wonder_level = Wunder von { $who }: Stufe { $count }
check-item-here = Was liegt hier?
check-warship-here = Ist es ein Kriegsschiff?
check-village-here = Wie viel Tuch hat das Dorf?
figure-tribe_chits = Chips
figure-held_harbors = Häfen zu legen
figure-village = Tuch
figure-cloth_supply = Tuch im Vorrat
figure-cloth = Tuch
figure-fortress = Chips auf der Festung
figure-wonder = Wunder
figure-wonder_level = Stufe des Wunders
begin-tribe_chits = Gefundene Chips
begin-cloth = Tuch
begin-cloth_supply = Tuch im Vorrat
begin-fortress = Chips auf der Festung
begin-wonder_level = Stufe des Wunders

# What can't be
sea-not-in-scenario = In diesem Szenario gibt es das nicht.
sea-no-harbor-held = { $who } hat keinen solchen Hafen: { $harbor }.
sea-no-coast = Ein Hafen liegt an der Küste.
sea-no-village = Dort steht kein Dorf.
sea-off-course = Dorthin kommt die Flotte nie.
sea-no-cloth = { $who } hat dort kein Tuch.
sea-no-fleet = Es gibt keine Flotte.
sea-no-fortress = { $who } hat keine Festung anzugreifen.
sea-no-ship-to-arm = { $who } hat kein Schiff, das eine Ritterkarte bewaffnen könnte.
sea-wonder-taken = Dieses Wunder ist vergeben oder nicht dabei: { $wonder }.
sea-second-wonder = { $who } hat schon ein Wunder.
sea-no-wonder = { $who } hat noch kein Wunder beansprucht.
sea-not-won-yet = Punkte allein gewinnen hier nicht: Die Festung muss erobert oder das Wunder allen anderen voraus sein.
sea-wonder-stands = Alle Stufen stehen: { $wonder }.
breach-sea-not-settled = In diesem Szenario siedelt dort niemand.
breach-sea-harbor-not-there = Ein Hafen kommt an die Küste der Hauptinsel, neben ein eigenes Gebäude und neben keinen anderen Hafen.
breach-sea-robber-not-there = In diesem Szenario zieht der Räuber nicht dorthin.
breach-sea-village-link = Diese Schiffe verbinden mit einem Dorf: Sie bleiben.
breach-sea-pirate-without-trade = Nur wer mit einem Dorf handelt, versetzt den Piraten.
breach-sea-wrong-loss = Die Flotte nimmt { $due }, nicht { $given }.
breach-sea-wrong-lower-die = Mit diesem niedrigeren Würfel ergibt sich die Zahl nicht.
breach-sea-off-the-line = Schiffe setzen die eine Linie fort, auf dem kürzesten Weg über die eigene markierte Ecke zur eigenen Festung.
breach-sea-not-at-fortress = Ein Angriff braucht ein Schiff an der Festung.
breach-sea-after-siege = Nach dem Angriff auf eine Festung ist der Zug vorbei.
breach-sea-wonder-condition = { $who } erfüllt die Bedingung nicht: { $wonder }.
refused-title-scenarios-1 = das Szenario
refused-title-scenarios-2 = der Stamm
refused-title-scenarios-3 = Tuch
refused-title-scenarios-4 = die Piraten
refused-title-scenarios-5 = Wunder
import-part-off-map = Das Szenario hat etwas an diesem Ort: { $place }. Die Karte hat ihn nicht. Die Teile des Szenarios wurden weggelassen.
odd-sea-broken-line = Die Schiffe von { $who } sind keine Linie von der Hauptinsel aus.
odd-sea-cloth = Es gibt { $supply } Tuch, gezählt sind { $counted }.
scenario-unkept-tokens = Mit diesen Teilen liegt eine Zahl, wo sie sonst nicht liegt.
scenario-no-knights = Nicht mit Rittern
scenario-without-knights = Für dieses Szenario braucht man Entwicklungskarten, die „Städte & Ritter“ wegnimmt: { $title }. Ein anderes wählen oder ohne die Erweiterung spielen.
error-setup-knights-in-scenario = für dieses Szenario braucht man Entwicklungskarten, die „Städte & Ritter“ wegnimmt
scenario-neither = Es gibt weder Räuber noch Piraten.
scenario-no-pirate = Es gibt keinen Piraten.

# Why
why-asks-marked-path = { $who } hat auf einem markierten Weg einen Hafen gefunden.
why-asks-fleet = Die Flotte fährt, bevor die Zahl etwas bringt.
why-asks-empty-villages = So viele Dörfer sind leer, dass das Spiel endet.
why-rule-marked-paths = Das erste Schiff auf einem markierten Weg nimmt, was dort liegt. Ein Hafen wird gelegt, sobald es einen Platz gibt, im eigenen Zug.
why-rule-fleet = Die Flotte fährt so viele Felder, wie der niedrigere Würfel zeigt, und ist so stark. Wer dort ein Gebäude und mehr Kriegsschiffe hat, nimmt 1 Rohstoff nach Wahl; mit weniger verliert man 1 zufällige Karte und 1 mehr für jede Stadt.
why-rule-empty-villages = Sind am Ende eines Zuges genug Dörfer leer, ist das Spiel vorbei. Es gewinnen die meisten Punkte, dann das meiste Tuch.

# The end
sea-win-shared = { $names } gewinnen gemeinsam
sea-stage-shared = { $names } haben gemeinsam gewonnen
sea-win-wonder = Alle vier Stufen des Wunders stehen.
sea-win-higher = Dazu das höchste Wunder: { $wonder }, Stufe { $level }.
sea-win-fortress = Dazu die eigene Festung.
sea-win-villages = Zu viele Dörfer sind leer: Es gewinnen die meisten Punkte, dann das meiste Tuch.
sea-stats-result-shared = { $names } haben in { $turns } Zügen gemeinsam gewonnen

# What a table may set
sea-rule-fleet_attacks = Die Flotte greift an
sea-rule-fleet_attacks-all = Alle dort
sea-rule-fleet_attacks-all-line = Alle mit einem Gebäude an ihrem Feld.
sea-rule-fleet_attacks-lone = Nur wer allein ist
sea-rule-fleet_attacks-lone-line = Niemanden, wo mehrere Gebäude haben.
sea-rule-empty_villages = Leere Dörfer bis zum Ende
sea-rule-empty_villages-5 = Fünf
sea-rule-empty_villages-5-line = Von acht wie von zwölf.
sea-rule-empty_villages-9 = Neun
sea-rule-empty_villages-9-line = So viele, dass von zwölf noch drei bleiben.
sea-rule-wonder_at = Die Ecke eines Wunders verlangt
sea-rule-wonder_at-building = Ein Gebäude
sea-rule-wonder_at-building-line = Eine Siedlung oder eine Stadt.
sea-rule-wonder_at-settlement = Eine Siedlung
sea-rule-wonder_at-settlement-line = Eine Stadt zählt nicht mehr.
sea-rule-wonder_claim = Ein Wunder wird beansprucht
sea-rule-wonder_claim-free = Kostenlos
sea-rule-wonder_claim-free-line = Stufen werden danach gebaut.
sea-rule-wonder_claim-with_level_1 = Mit Stufe 1
sea-rule-wonder_claim-with_level_1-line = Indem die erste Stufe gebaut wird.
sea-rule-shortest_way = Schiffe zur Festung
sea-rule-shortest_way-yes = Kürzester Weg
sea-rule-shortest_way-yes-line = Jedes Schiff ist einen Weg näher.
sea-rule-shortest_way-no = Beliebiger Weg
sea-rule-shortest_way-no-line = Solange sie eine Linie sind.
sea-rule-marked_paths = Markierte Wege
sea-rule-marked_paths-printed = Wie gedruckt
sea-rule-marked_paths-printed-line = So zeigt sie die Karte.
sea-rule-marked_paths-by_hand = Von Hand
sea-rule-marked_paths-by_hand-line = Beim Vergleich mit dem Tisch lässt sich jeder Weg auf See markieren.
sea-set-fleet_attacks-all = die Flotte greift alle an ihrem Feld an
sea-set-fleet_attacks-lone = die Flotte greift nur an, wer allein ist
sea-set-empty_villages-5 = fünf leere Dörfer beenden das Spiel
sea-set-empty_villages-9 = neun leere Dörfer beenden das Spiel
sea-set-wonder_at-building = für die Ecke eines Wunders zählt jedes Gebäude
sea-set-wonder_at-settlement = für die Ecke eines Wunders zählt nur eine Siedlung
sea-set-wonder_claim-free = Wunder werden kostenlos beansprucht
sea-set-wonder_claim-with_level_1 = Wunder werden mit Stufe 1 beansprucht
sea-set-shortest_way-yes = Schiffe nehmen den kürzesten Weg zur Festung
sea-set-marked_paths-printed = Wege sind wie gedruckt markiert
sea-set-marked_paths-by_hand = der Tisch markiert eigene Wege
sea-set-shortest_way-no = Schiffe nehmen einen beliebigen Weg zur Festung

# Statistics
stats-way-fleet = Die Flotte
stats-work-siege = Festung angegriffen
stats-work-wonder_level = Stufen von Wundern

# Warum die Flotte tat, was sie tat
why-fleet-title = Der Angriff der Flotte
why-fleet-sailed = { $count ->
    [one] Der niedrigere Würfel zeigt 1: Die Flotte fährt 1 Feld und hat die Stärke 1.
   *[other] Der niedrigere Würfel zeigt { $count }: Die Flotte fährt { $count } Felder und hat die Stärke { $count }.
}
why-fleet-nobody = Wo sie anhält, hat niemand ein Gebäude.
