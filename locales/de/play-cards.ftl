# Jahreszeiten, Abstimmungen, Wetterkarten, das Schiff, und Zahlen von anderswo.

season-spring = Frühling
season-summer = Sommer
season-autumn = Herbst
season-winter = Winter

# Mitten im Satz.
season-word-spring = Frühling
season-word-summer = Sommer
season-word-autumn = Herbst
season-word-winter = Winter

event-face-ship = Schiff
event-face-trade = Handel
event-face-politics = Politik
event-face-science = Wissenschaft

card-new-year = Neujahr
card-leap-year = Schaltjahr
weather-spring = Frühlingsbeginn
weather-summer = Sommerbeginn
weather-autumn = Herbstbeginn
weather-winter = Winterbeginn

deck-title-a = Deck A
deck-title-b = Deck B: Felder und Märkte
deck-title-c = Deck C: Sturm und Stein
deck-title-d = Deck D: Häfen und Kronen

numbers-cards = Ereigniskarten
numbers-dice = Würfel der App
numbers-table = Eure Würfel
numbers-printed = Gedruckte Karten

task-take-fixed = { $who } nimmt 1 { $resource }
task-pay = { $who } zahlt der Bank 1 Karte
task-swap = { $who } darf 1 Karte mit der Bank tauschen
task-mend = { $who } darf { $piece ->
    [ship] 1 kaputtes Schiff
    [bridge] 1 kaputte Brücke
    [both] 1 kaputte Straße oder 1 kaputtes Schiff
    [crossings] 1 kaputte Straße oder Brücke
    [any] 1 kaputte Straße oder Brücke oder 1 kaputtes Schiff
   *[road] 1 kaputte Straße
 } zurückdrehen
task-at-table = Machen, was auf der Karte steht
task-vote = { $who }: Neu mischen oder Schaltjahr?
task-turn-weather = { $who } dreht die Wetterkarten – jetzt kommt: { $season }
task-barbarians = Die Barbaren greifen an: kämpfen, dann das Schiff zurückschicken

task-pay-kind = { $who } zahlt 1 { $resource }
task-mend-one = Zurückgedreht
task-mend-one-name = { $who } dreht { $piece ->
    [ship] das kaputte Schiff
    [bridge] die kaputte Brücke
   *[road] die kaputte Straße
 } zurück: { $place }
task-pay-done = Gezahlt
task-pay-done-name = { $who } hat 1 Karte gezahlt
task-swap-give = { $who } gibt der Bank
task-swap-give-name = { $who } gibt 1 { $resource }
task-swap-get = und nimmt
task-swap-get-name = { $who } nimmt 1 { $resource }
task-swap-done = Getauscht
task-swap-done-name = { $who } hat eine Karte getauscht
task-done = Karte ist erledigt
task-at-table-hint = Das kann die App nicht für euch tun. Am Tisch machen, dann geht es weiter.
task-barbarians-done = Die Barbaren haben angegriffen
task-nobody-else = Alle anderen verzichten
task-vote-reset = Neu mischen
task-vote-reset-name = { $who } stimmt für neu mischen
task-vote-leap = Schaltjahr
task-vote-leap-name = { $who } stimmt für ein Schaltjahr
task-weather-done = { $season } kommt

act-dice = { $who } würfelt { $number } mit den Würfeln der App ({ $red } + { $yellow })
act-dice-face = { $act }, Ereigniswürfel: { $face }
act-draw-marker = { $who } zieht { $card }
act-printed-number = { $who } zieht die gedruckte { $number }: { $event }
act-printed-marker = { $who } zieht gedruckt: { $card }
act-use-source = Gewechselt zu: { $source }
act-vote-reset = { $who } stimmt für neu mischen
act-vote-leap = { $who } stimmt für ein Schaltjahr
act-turn-weather = { $who } dreht die Wetterkarten: { $season } kommt
act-pass-weather = { $who } gibt die Wetterkarten an { $to }
act-pay = { $who } zahlt der Bank { $cards }
act-pay-untold = { $who } zahlt der Bank 1 Karte
act-swap = { $who } tauscht 1 { $give } gegen 1 { $get }
act-swap-one = { $who } tauscht 1 Karte mit der Bank
act-mend-road = { $who } dreht { $piece ->
    [ship] ein kaputtes Schiff
    [bridge] eine kaputte Brücke
   *[road] eine kaputte Straße
 } zurück
act-resolve = Die Karte ist am Tisch erledigt
act-barbarians = Die Barbaren greifen an
act-season = jetzt ist { $season }
act-ship = das Schiff ist bei Schritt { $step }
act-ship-island = das Schiff erreicht die Insel
act-ship-harbor = das Schiff ist wieder in seinem Hafen
fixed-ship = { $step ->
    [0] das Barbarenschiff ist in seinem Hafen
   *[other] das Barbarenschiff ist bei Schritt { $step }
 }

impossible-not-in-the-deck = Diese Karte ist nicht mehr im Stapel. Bitte noch einmal nachsehen oder das frühere Ziehen zurücknehmen.
breach-weather-passed = Wer die Wetterkarten hat, gibt sie im eigenen Zug an einen Nachbarn weiter.
breach-wrong-card = Die Karte sagt, welcher Rohstoff genommen wird: { $resource }.

# Die Jahreszeit
season-now = Die Jahreszeit: { $season }
quadrants = Jahreszeiten dieser Karte: { $all }. Jetzt: { $now }. Ihr Ereignis: { $own }
quadrants-changed = Jahreszeiten dieser Karte: { $all }. Gezogen: { $drawn }. Jetzt: { $now }. Ihr Ereignis: { $own }
quadrant-face = { $season } { $face }
quadrant-any = zu jeder Jahreszeit
card-quiet = Das Ereignis dieser Karte gilt nur im { $season }; jetzt zählt nur die Zahl.
card-brings = Durch die Karte
card-each = Jeder nimmt { $cards }.
card-more = { $card }: { $count } mehr
card-less = { $card }: { $count } weniger
takes-by = { $card }: { $cards }
takes-untold-by = 1 Rohstoff ({ $card })

# Neues beim Ziehen
news-nobody-can-pay = Niemand kann etwas bezahlen, also baut niemand außer der Reihe.
news-weather = Es wird { $season }.
news-weather-stays = Es bleibt { $season }.
news-season-turned = { $season } kommt.
news-season-card = Die Karte wechselt die Jahreszeit: Jetzt ist { $season }.
news-shuffled = Alle Karten wurden neu gemischt.
news-next-stack = Neujahr: Dieser Stapel ist fertig, der nächste beginnt.
news-new-year-vote = Neujahr: Der Tisch stimmt ab.
news-leap-year = Schaltjahr: Auch die verdeckten Karten werden gezogen.
news-printed-new-year = Neujahr: alle gedruckten Karten neu mischen, dann weiterziehen.
news-voted-reset = Die Abstimmung: neu mischen, { $more } zu { $less }.
news-voted-leap = Die Abstimmung: ein Schaltjahr, { $more } zu { $less }.

# Die Abstimmung
vote-title = Neujahr: Wie geht es weiter?
vote-reset-means = Neu mischen: Alle Karten kommen neu in den Stapel. { $count ->
    [0] Keine verdeckte Karte wird
    [one] Die verdeckte Karte wird nicht
   *[other] Die { $count } verdeckten Karten werden nicht
 } aufgedeckt.
vote-leap-means = Schaltjahr: { $count ->
    [0] Nichts ist verdeckt,
    [one] Auch die verdeckte Karte wird gezogen,
   *[other] Auch die { $count } verdeckten Karten werden gezogen,
 } dann werden alle Karten gemischt.
vote-standing = Neu mischen { $reset } · Schaltjahr { $leap }
vote-tie-resets = Bei Gleichstand wird neu gemischt.
vote-tie-goes-on = Bei Gleichstand kommt ein Schaltjahr.
vote-nobody = Niemand stimmt ab
vote-nobody-else = Sonst stimmt niemand ab

# Wetterkarten auf der Hand eines Spielers
weather-held = { $who } hat die Wetterkarten und darf sie weitergeben.
weather-pass = An { $to } geben
weather-pass-left = Links: { $to }
weather-pass-right = Rechts: { $to }
weather-pass-name = Die Wetterkarten an { $to } geben
player-weather = hat die Wetterkarten

# Woher Zahlen kommen
draw-on = Weiterziehen
roll-dice = Würfeln
roll-ask = Was wurde gewürfelt?
printed-ask = Welche Karte?
printed-draw-on = Weiterziehen: Welche Karte?
before-hint-dice = Die App würfeln lassen.
before-hint-table = Würfeln, dann die Summe antippen oder eintippen.
before-hint-table-three = Drei Würfel werfen, dann Rot und Gelb zusammen antippen oder eintippen.
before-hint-printed = Eine gedruckte Karte ziehen, dann ihre zwei Würfel antippen.
numbers = Karten oder Würfel
numbers-title = Woher kommen die Zahlen?
numbers-hint = Ab jetzt kommen die Zahlen von hier:
numbers-once = Nur dieses Mal: Was zeigen eure Würfel?
printed-red = Roter Würfel { $pips }
printed-yellow = Gelber Würfel { $pips }
printed-which = Welche von diesen Karten?
printed-card = { $deck }: { $event }
printed-left = { $count ->
    [one] noch 1 gedruckte Karte
   *[other] noch { $count } gedruckte Karten
 }
printed-left-of = { $deck }: { $sentence }

# Der Ereigniswürfel und das Barbarenschiff
face-ship = Das Schiff fährt einen Schritt
face-trade = Tor des Handels, roter Würfel { $red }
face-politics = Tor der Politik, roter Würfel { $red }
face-science = Tor der Wissenschaft, roter Würfel { $red }
ship-title = Das Barbarenschiff
ship-way = Das Barbarenschiff: { $step ->
    [0] in seinem Hafen
    [7] bei der Insel
   *[other] Schritt { $step } von 7
 }
ship-row-name = { $sentence }. Zum Berichtigen antippen.
ship-hint = Steht es auf dem Tisch woanders? Auf seinen Platz tippen.
ship-now = Jetzt: { $strengths }
ship-inactive = { $count ->
    [one] { $who }: 1 inaktiver Ritter, Stärke { $strength }; 1 Getreide aktiviert ihn
   *[other] { $who }: { $count } inaktive Ritter, zusammen Stärke { $strength }; { $count } Getreide aktivieren sie
}
ship-all-active = Mit allen aktiviert: { $defence } gegen { $barbarians }.
ship-fight-first = Erst muss der Angriff vorbei sein.
ship-harbor = Hafen
ship-step = Schritt { $step }
ship-to = Das Schiff ist hier: { $place }

# Stapel
piles-title = Die Stapel
piles-open = Stapel: Die Zahlen kommen jetzt von woanders ({ $now })
piles-now = Im Spiel
piles-earlier = Früher
piles-drawing = noch { $count } zu ziehen, { $left ->
    [one] 1 Karte
   *[other] { $left } Karten
 } im Stapel
piles-waiting = { $count ->
    [one] 1 Karte, kommt später dran
   *[other] { $count } Karten, kommt später dran
 }
piles-spent = Aufgebraucht: Ihr dürft die Reihenfolge ansehen.
piles-abandoned = Zurückgenommen. Die Reihenfolge bleibt geheim, denn sie gilt noch einmal.
piles-taken-back = Zurückgenommen. Die Reihenfolge dürft ihr jetzt ansehen.
piles-whole = Ganzer Code
piles-order = Reihenfolge zeigen
piles-less = Weniger
piles-more-name = { $label }: { $code }
piles-commitment = SHA-256 aus Nonce und Reihenfolge:
piles-nonce = Nonce (Zufallszahl):
piles-secret = Nonce und Reihenfolge erscheinen, wenn der Stapel fertig oder das Spiel vorbei ist.
piles-from-top = Von oben:
piles-card = { $place }. { $card }
piles-card-number = { $red } + { $yellow } { $event }
piles-promise = Der Code eines Stapels erscheint vor seiner ersten Karte. Er beweist später, dass niemand die Reihenfolge geändert hat. Wie man das prüft, steht in der Anleitung.

card-bare-seven = Nur eine 7
card-seven = { $sea ->
    [yes] Eine 7: Wer zu viele Karten hat, wirft die Hälfte ab, dann wird der Räuber oder der Pirat versetzt.
   *[no] Eine 7: Wer zu viele Karten hat, wirft die Hälfte ab, dann wird der Räuber versetzt.
 }
card-seven-sleeps = { $sea ->
    [yes] Eine 7: Wer zu viele Karten hat, wirft die Hälfte ab. Räuber und Pirat schlafen noch.
   *[no] Eine 7: Wer zu viele Karten hat, wirft die Hälfte ab. Der Räuber schläft noch.
 }
news-nobody = Diesmal betrifft es niemanden.
