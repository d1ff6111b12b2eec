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
numbers-table = Eigene Würfel
numbers-printed = Gedruckte Karten

task-take-fixed = { $who }: Nimm 1 { $resource }
task-pay = { $who }: Zahl der Bank 1 Karte
task-swap = { $who }: darf 1 Karte mit der Bank tauschen
task-mend = { $who }: darf 1 kaputte Straße zurückdrehen
task-at-table = Tut, was auf der Karte steht
task-vote = { $who }: Neu mischen oder Schaltjahr?
task-turn-weather = { $who }: Dreh die Wetterkarten – jetzt kommt: { $season }
task-barbarians = Die Barbaren greifen an: Kämpft, dann schickt das Schiff zurück

task-pay-kind = { $who } zahlt 1 { $resource }
task-mend-one = Zurückgedreht
task-mend-one-name = { $who } dreht die kaputte Straße zurück: { $place }
task-pay-done = Gezahlt
task-pay-done-name = { $who } hat 1 Karte gezahlt
task-swap-give = { $who } gibt der Bank
task-swap-give-name = { $who } gibt 1 { $resource }
task-swap-get = und nimmt
task-swap-get-name = { $who } nimmt 1 { $resource }
task-swap-done = Getauscht
task-swap-done-name = { $who } hat eine Karte getauscht
task-done = Die Karte ist erledigt
task-at-table-hint = Das kann die App nicht für euch tun. Macht es am Tisch, dann weiter.
task-barbarians-done = Die Barbaren haben angegriffen
task-nobody-else = Sonst niemand
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
act-use-source = Zahlen kommen jetzt von hier: { $source }
act-vote-reset = { $who } stimmt für neu mischen
act-vote-leap = { $who } stimmt für ein Schaltjahr
act-turn-weather = { $who } dreht die Wetterkarten: { $season } kommt
act-pass-weather = { $who } gibt die Wetterkarten an { $to }
act-pay = { $who } zahlt der Bank { $cards }
act-pay-one = { $who } zahlt der Bank 1 Karte
act-swap = { $who } tauscht 1 { $give } gegen 1 { $get }
act-swap-one = { $who } tauscht 1 Karte mit der Bank
act-mend = { $who } dreht eine kaputte Straße zurück
act-resolve = Die Karte ist am Tisch erledigt
act-barbarians = Die Barbaren greifen an
act-season = jetzt ist { $season }
act-ship = das Schiff ist bei Schritt { $step }
act-ship-island = das Schiff erreicht die Insel
act-ship-harbor = das Schiff ist wieder in seinem Hafen
act-move-ship = { $step ->
    [0] Berichtigt: Das Barbarenschiff ist in seinem Hafen
   *[other] Berichtigt: Das Barbarenschiff ist bei Schritt { $step }
 }

impossible-not-in-deck = Diese Karte ist nicht mehr im Stapel. Seht noch einmal nach, oder nehmt zurück, dass sie schon gezogen wurde.
breach-weather-passed = Wer die Wetterkarten hält, gibt sie an einen Nachbarn, im eigenen Zug.
breach-wrong-card = Die Karte sagt, welcher Rohstoff genommen wird: { $resource }.

# Die Jahreszeit
season-now = Die Jahreszeit: { $season }
quadrants = Jahreszeiten dieser Karte: { $all }. Jetzt: { $now }. Ihr Ereignis: { $own }
quadrants-changed = Jahreszeiten dieser Karte: { $all }. Gezogen: { $drawn }. Jetzt: { $now }. Ihr Ereignis: { $own }
quadrant-face = { $season } { $face }
quadrant-any = zu jeder Jahreszeit
card-quiet = Ruhig: Diese Karte gilt nur im { $season }.
card-brings = Durch die Karte
card-each = Jeder nimmt { $cards }.
card-more = { $count } mehr durch die Karte
card-less = { $count } weniger durch die Karte

# Neues beim Ziehen
news-no-choice = Keine Wahl: { $act }.
news-nobody-can-pay = Niemand kann etwas bezahlen: Neben dem Zug wird nicht gebaut.
news-weather = { $card }: Der { $season } beginnt.
news-season-turned = { $season } kommt.
news-season-card = Die Karte bringt einen Wetterwechsel: Jetzt ist { $season }.
news-shuffled = Alle Karten wurden neu gemischt.
news-next-stack = Neujahr: Dieser Stapel ist fertig, der nächste beginnt.
news-new-year-vote = Neujahr: Der Tisch stimmt ab.
news-leap-year = Schaltjahr: Auch die verdeckten Karten werden gezogen.
news-printed-new-year = Neujahr: Mischt alle gedruckten Karten neu, dann zieht weiter.
news-voted-reset = Die Abstimmung: neu mischen, { $more } zu { $less }.
news-voted-leap = Die Abstimmung: ein Schaltjahr, { $more } zu { $less }.
news-promise = { $count ->
    [one] Neuer Stapel: { $codes }
   *[other] Neue Stapel: { $codes }
 }

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
weather-held = { $who } hält die Wetterkarten und darf sie weitergeben.
weather-pass = An { $to } geben
weather-pass-left = Links: { $to }
weather-pass-right = Rechts: { $to }
weather-pass-name = Die Wetterkarten an { $to } geben
player-weather = hält die Wetterkarten

# Woher Zahlen kommen
draw-on = Weiterziehen
roll-dice = Würfeln
roll-ask = Was wurde gewürfelt?
printed-ask = Welche Karte?
printed-draw-on = Zieht weiter: Welche Karte?
before-hint-dice = Lass die App würfeln. Vorher darfst du eine Entwicklungskarte ausspielen.
before-hint-table = Würfle, dann berühre die Summe oder tippe sie ein. Vorher darfst du eine Entwicklungskarte ausspielen.
before-hint-printed = Zieh eine gedruckte Karte, dann berühre ihre zwei Würfel. Vorher darfst du eine Entwicklungskarte ausspielen.
numbers = Würfelzahl
numbers-title = Woher kommen die Zahlen?
numbers-hint = Ab jetzt kommen Zahlen von hier:
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
ship-row-name = { $sentence }. Berühren, um das Schiff zu berichtigen.
ship-hint = Steht es auf dem Tisch woanders? Berührt seinen Platz.
ship-fight-first = Erst muss der Angriff vorbei sein.
ship-harbor = Hafen
ship-step = Schritt { $step }
ship-to = Das Schiff ist hier: { $place }

# Stapel
piles-title = Die Stapel
piles-open = Stapel: Zahlen kommen jetzt von woanders ({ $now })
piles-now = Im Spiel
piles-earlier = Früher
piles-drawing = { $count ->
    [one] noch 1 Karte, wird gerade gezogen
   *[other] noch { $count } Karten, wird gerade gezogen
 }
piles-waiting = { $count ->
    [one] 1 Karte, kommt später dran
   *[other] { $count } Karten, kommt später dran
 }
piles-spent = Fertig: Die Reihenfolge darf man sehen.
piles-abandoned = Zurückgenommen. Die Reihenfolge bleibt geheim: Sie gilt noch einmal.
piles-taken-back = Zurückgenommen. Die Reihenfolge darf man jetzt sehen.
piles-whole = Ganz
piles-order = Reihenfolge zeigen
piles-less = Weniger
piles-more-name = { $label }: { $code }
piles-commitment = SHA-256 aus Nonce und Reihenfolge:
piles-nonce = Nonce (Zufallszahl):
piles-secret = Nonce und Reihenfolge erscheinen, wenn der Stapel fertig oder das Spiel vorbei ist.
piles-from-top = Von oben:
piles-card = { $place }. { $card }
piles-card-number = { $red } + { $yellow } { $event }
piles-promise = Der Code eines Stapels erscheint vor seiner ersten Karte. Er beweist später, dass niemand die Reihenfolge geändert hat. Um alle zu prüfen: tableside verify GAME

card-seven = Eine 7: Volle Hände werfen die Hälfte ab, dann zieht der Räuber um.
news-nobody = Diesmal trifft es niemanden.
