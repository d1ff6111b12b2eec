# Der Vergleich mit dem Tisch, und berichtigen, was auf dem Tisch anders ist.

table-check = Mit dem Tisch vergleichen
check-title = Vergleichen: { $what }
check-spot-title = Wie sieht es hier wirklich aus?
check-ground = Das Brett
check-stores = Bank und Stapel
check-next = Weiter: { $what }
check-done = Alles verglichen: zurück zum Zug
check-jump-name = Direkt zu: { $what }
check-settlements = { $count ->
    [0] keine Siedlung
    [one] 1 Siedlung
   *[other] { $count } Siedlungen
 }
check-cities = { $count ->
    [0] keine Stadt
    [one] 1 Stadt
   *[other] { $count } Städte
 }
check-lying-road = { $count ->
    [0] keine Straße
    [one] 1 Straße
   *[other] { $count } Straßen
 }
check-damaged = { $count ->
    [one] 1 davon kaputt
   *[other] { $count } davon kaputt
 }
check-settlements-at = Siedlungen
check-cities-at = Städte
check-damaged-at = { $sea ->
    [yes] Kaputte Straßen und Schiffe
   *[no] Kaputte Straßen
 }
check-touch-pieces = Steht etwas anders? Auf den Platz auf der Insel tippen. Stimmt eine Zahl nicht? Darauf tippen.
check-touch-ground = Liegt etwas anders? Auf der Insel auf das Feld oder den Hafen tippen.
check-robber = Der Räuber steht hier: { $place }.
check-robber-board = Der Räuber steht neben dem Brett.
check-terrain = { $count }-mal { $terrain }
check-hexes = Felder: { $all }
check-harbor = { $count ->
    [one] { $harbor }
   *[other] { $count }-mal { $harbor }
 }
check-harbors = Häfen: { $all }
check-no-harbors = Keine Häfen
check-for-sale = { $count ->
    [0] Es gibt keine Entwicklungskarte mehr zu kaufen.
    [one] Es gibt noch 1 Entwicklungskarte zu kaufen.
   *[other] Es gibt noch { $count } Entwicklungskarten zu kaufen.
 }
check-award-count = { $who }: { $count }
check-correct = Berichtigen: { $what }
check-no-building = Kein Gebäude
check-no-road = Keine Straße
check-none = Nichts
check-damaged-road = Kaputte Straße
check-piece-of = { $piece }
    { $who }
check-others = Oder von jemand anderem
check-harbor-here = Der Hafen hier
check-robber-here = Der Räuber steht hier
check-robber-off = Der Räuber steht neben dem Brett
check-token-here = Die Zahl hier
check-terrain-here = Die Landschaft hier
check-sea = Meer

player-figures = Stimmt eine Zahl nicht? Darauf tippen. Die Punkte ergeben sich aus den Figuren.

figure-hand = Handkarten
figure-hidden = Entw.-Karten
figure-knights = Ritter
figure-revealed = Offene Siegpunkte
figure-points = Punkte
figure-bank = Bank
figure-season = Jahreszeit
figure-pile = Karten im Stapel
figure-ship = Schiff: Schritt
figure-turn = Am Zug
figure-nobody = niemand
figure-name = { $label } berichtigen: { $value }
figure-name-of = { $label } von { $who } berichtigen: { $value }
table-turn-corner = Insel drehen
bank-unsure = Bank: { $cards }. Manche Karten wurden bewegt, ohne dass jemand sagte, welche. Antippen und eintragen, was da ist
bank-unsure-why = Manche Karten wurden bewegt, ohne dass jemand sagte, welche. Wird die Bank gezählt, stimmt sie wieder genau.
cards-at-least = mindestens { $cards }
cards-unknown = { $resource } unbekannt
bank-name = Bank: { $cards }

truth-title = Berichtigen
truth-back = Stimmt so
truth-now = Die App sagt { $value }.
truth-others = Etwas anderes bei diesem Spieler
truth-label-of = { $label } von { $who }
truth-less = { $label }: eins weniger
truth-more = { $label }: eins mehr
truth-less-5 = { $label }: fünf weniger
truth-more-5 = { $label }: fünf mehr
truth-minus-5 = -5
truth-plus-5 = +5
truth-by-kind = Nach Sorten
truth-by-change = Eine mehr oder weniger
truth-change = Was kam auf diese Hand oder ging weg, ohne dass es jemand eingetragen hat?
truth-only-count = Nur wie viele
truth-hand = Wie viele Karten sind auf der Hand?
truth-count-hint = Die App weiß dann nicht mehr sicher, welche Karten es sind.
truth-hidden = Wie viele Entwicklungskarten liegen verdeckt?
truth-knights = Wie viele Ritter sind ausgespielt?
truth-revealed = Wie viele Siegpunktkarten sind gezeigt?
truth-bank = Was ist in der Bank?
truth-bank-least = Hier steht, was sicher da ist: Manche Karten wurden bewegt, ohne dass jemand sagte, welche. Insgesamt müssten es { $count } sein.
truth-pile = Wie viele Karten sind noch im Stapel? Die verdeckten und Neujahr zählen mit.
truth-pile-hint = Karten, die wegkommen, werden ungelesen beiseitegelegt. „Rückgängig“ holt sie zurück.
truth-pile-fixed = Jetzt kann keine Karte weg: Als Nächstes kommt Neujahr, oder der Tisch stimmt ab.
truth-holder = Wer hat „{ $award }“?
truth-season = Welche Jahreszeit ist es?
truth-turn = Wer ist am Zug?
truth-turn-hint = Der Zug beginnt dann vor seiner Zahl.
truth-printed = Auf die Karten tippen, die schon da waren. Markierte sind draußen.
truth-printed-in = Karte { $number }: { $card }, im Stapel. Antippen, wenn sie schon da war
truth-printed-out = Karte { $number }: { $card }, war schon da. Antippen, wenn sie im Stapel ist

odd-title = Was nicht aufgeht
odd-chip = { $count ->
    [one] 1 Sache geht nicht auf
   *[other] { $count } Sachen gehen nicht auf
 }
odd-none = Alles geht auf.
odd-hint = Ihr könnt trotzdem weiterspielen. Was falsch ist, lässt sich jederzeit berichtigen.
odd-which = Welche Zahl ist falsch? Darauf tippen.
odd-show = Diesen Platz zeigen
odd-show-name = { $number }: { $place } zeigen
