# Decks: die Liste, die Seite eines Decks, der Editor.

home-decks = Decks

decks-title = Decks
decks-back = Zurück
decks-built-in = Schon dabei
decks-own = Eure eigenen
decks-own-none = Noch keine. Ein Deck kopieren und ändern, ein neues beginnen oder eine Datei laden.
decks-new = Neues Deck
decks-load = Datei laden
decks-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
decks-row-plain = { $cards }, das ganze Jahr gleich
decks-row-seasons = { $cards } mit Jahreszeiten
decks-row-name = { $title }. { $line }

# Die Seite eines Decks.
decks-about-a = Das offizielle Ereignisdeck, mit unseren eigenen Texten.
decks-about-b = Geschenke, Tausch und kleine Freuden.
decks-about-c = Gute und schlechte Ernten, kaputte Straßen und die Launen des Räubers.
decks-about-d = Häfen, Ritter, Auszeichnungen und Schiffe.
decks-about-ours = Unsere eigenen Karten im veröffentlichten Format mit Jahreszeiten. Es sind nicht die gedruckten; wer die besitzt, kann sie eintippen.
decks-about-own = Euer eigenes Deck. Seine Datei ist { $file }.
decks-grid-note = Zum Lesen auf eine Karte tippen.
decks-cell = Rot { $red }, Gelb { $yellow }: { $number }, { $event }
decks-cell-season = Rot { $red }, Gelb { $yellow }: { $number }, { $event }, { $season }
decks-cell-none = Rot { $red }, Gelb { $yellow }: keine Karte
decks-cell-many = Rot { $red }, Gelb { $yellow }: { $count } Karten
decks-cell-count = { $count } Karten
decks-events = Wie oft jedes Ereignis kommt
decks-event-row = { $event }: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
decks-seasons-row = Karten nach Jahreszeit
decks-season-count = { $season } { $count }
decks-all-year = Ganzjährig
decks-edit = Ändern
decks-copy = Kopieren
decks-share = Als Datei sichern
decks-delete = Löschen
decks-only-in = Nur im { $season }
decks-quadrant = { $season }: { $face }
decks-card-close = Zurück zum Deck
decks-which-card = Karte { $nth } von { $count }
decks-says-nothing = Auf dieser Karte steht nichts.

# Benennen: neu, Kopie, Laden.
decks-name-new = Ein neues Deck
decks-name-copy = Eine Kopie von { $title }
decks-name-load = { $title } laden
decks-title-field = Titel
decks-id-field = Dateiname
decks-title-usual = Mein Deck
decks-title-copy = Kopie von { $title }
decks-copy-note = Die Kopie könnt ihr ändern. Ereignisse, die sich je nach Ausgabe unterscheiden, gelten so, wie es ihr Text sagt.
decks-id-bad = Ein Dateiname hat 1 bis 40 Buchstaben, Ziffern, Binde- und Unterstriche.
decks-id-reserved = Unter Windows kann keine Datei { $id } heißen. Bitte einen anderen Dateinamen wählen.
decks-title-bad = Ein Titel hat 1 bis 40 Zeichen.
decks-id-built-in = { $id } heißt schon ein Deck, das dabei ist. Bitte einen anderen Dateinamen wählen.
decks-id-taken = Ihr habt schon ein Deck namens { $id }. Einen anderen Dateinamen wählen oder das alte Deck ersetzen?
decks-create = Anlegen
decks-make-copy = Kopie anlegen
decks-take = Laden
decks-replace-deck = Altes Deck ersetzen

# Dateien.
decks-load-title = Ein Deck laden
decks-load-now = Laden
decks-save-title = { $title } als Datei sichern
decks-save-now = Sichern
decks-saved-as = Gesichert als { $file }.
decks-refused = { $file } geht nicht als Deck. Es hat sich nichts geändert.
decks-refused-file = { $file } lässt sich nicht lesen: { $reason }.
decks-refused-not-a-file = { $file } ist keine Datei.
decks-refused-too-large = { $file } ist größer als jedes Deck.
decks-refused-misnamed = In { $file } ist das Deck { $id }. Es zählt nur, wenn seine Datei { $id }.json heißt.
decks-refused-built-in-id = { $file } hat die Kennung { $id }. Die gehört einem Deck, das dabei ist.
decks-refused-bad = { $file } hat Fehler: { $first }
decks-finding-card = Karte { $card }, { $field }: „{ $message }“ (auf Englisch).
decks-finding-whole-card = Karte { $card }: „{ $message }“ (auf Englisch).
decks-finding-field = { $field }: „{ $message }“ (auf Englisch).
decks-finding-file = „{ $message }“ (auf Englisch).
decks-findings-more = Und { $count } weitere.
decks-not-written = { $file } lässt sich nicht speichern: { $reason }.
decks-try-again = Noch einmal

# Der Editor.
edit-title = { $title } ändern
edit-undo = Rückgängig
edit-kept = Jede Änderung wird sofort gesichert.
edit-kept-first = Wird gesichert, sobald es eine Karte hat.
edit-touch-pair = Zum Ausfüllen auf ein Würfelpaar tippen.
edit-filled = { $count } von 36 Paaren ausgefüllt
edit-warn-missing = { $count ->
        [one] 1 Paar hat keine Karte, darum sind die Zahlen ungleich verteilt.
       *[other] { $count } Paare haben keine Karte, darum sind die Zahlen ungleich verteilt.
    }
edit-warn-double = { $count ->
        [one] 1 Paar hat mehrere Karten, darum kommt seine Zahl öfter.
       *[other] { $count } Paare haben mehrere Karten, darum kommen ihre Zahlen öfter.
    }
edit-warn-faces = { $count ->
        [one] 1 Karte zeigt den Ereigniswürfel nicht, die anderen schon.
       *[other] { $count } Karten zeigen den Ereigniswürfel nicht, die anderen schon.
    }
edit-warn-silent = { $event } soll der Tisch ausführen, aber es steht kein Text da.
edit-warn-unused = Keine Karte hat das Ereignis { $event }.
edit-start = Erstes leeres Paar ausfüllen
edit-next = Nächstes leeres Paar
edit-next-pair = Nächstes Paar
edit-done = Fertig
edit-season = Jahreszeit der Karte
edit-season-none = Keine
edit-faces = Ereigniswürfel
edit-faces-off = Ohne
edit-faces-on = Mit Ereigniswürfel
edit-face-name = { $season }: { $face }
edit-event = Ereignis
edit-copy-before = Wie die Karte davor
edit-remove-card = Karte entfernen
edit-another-card = Noch eine Karte hier
edit-new-event = Neues Ereignis
edit-quiet = Ruhig
edit-other-decks = Aus einem anderen Deck
edit-event-count = { $event }, auf { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
edit-from = Aus { $deck }
edit-name-field = Name des Ereignisses
edit-text-field = Text auf der Karte
edit-text-hint = Was auf der Karte steht
edit-shared = { $count } Karten haben dieses Ereignis: Was ihr hier ändert, ändert sich auf allen.
edit-effects = Was die App tut
edit-effects-table = Von selbst nichts: Der Tisch tut, was auf der Karte steht, und sagt, wenn es erledigt ist.
edit-effects-none = Nichts: eine ruhige Karte.
edit-add-effect = Wirkung dazu
edit-effect-change = Ändern: { $effect }
edit-effect-remove = Entfernen: { $effect }
edit-to-table = Dem Tisch überlassen
edit-unnamed = Neues Ereignis
edit-rulings = Nach anderen Ereignisregeln tut dieses Ereignis etwas anderes; das bleibt, wie es ist.

# Wirkungen zusammenstellen.
build-what = Was passiert
build-who = Wer
build-duty = Müssen sie
build-resource = Welche Karte
build-from = Von wem
build-to = An wen
build-holder = Wer sie besitzt
build-most = Oder wer am meisten hat
build-least = Wer am wenigsten hat
build-measure = Wovon
build-count = Wie viele
build-count-less = Eins weniger
build-count-more = Eins mehr
build-tie = Bei Gleichstand
build-bars = Bis zur Reparatur
build-refuge = Ohne Wüste
build-capped = Welche Gebäude
build-hexes = Welche Felder
build-harvest = Wie
build-begins = Welche Jahreszeit
build-course = Wohin
build-reads = So liest es sich

kind-discard-half = Zu viele Karten abwerfen
kind-move-robber = Räuber versetzen
kind-steal = Karte verdeckt ziehen
kind-take = Von der Bank nehmen
kind-give = Karte verschenken
kind-pay = An die Bank zahlen
kind-swap = Mit der Bank tauschen
kind-damage-road = Straße kaputt
kind-mend-road = Straße reparieren
kind-robber-flees = Räuber flieht
kind-robber-sleeps = Räuber schläft
kind-cap-yield = Eine Karte pro Gebäude
kind-yield = Bessere, schlechtere Ernte
kind-season = Jahreszeit wechselt
kind-ship = Barbarenschiff
kind-at-table = Der Tisch macht es

who-active = Wer am Zug ist
who-all = Alle Spieler
who-others = Alle anderen
who-leaders = Wer vorn liegt
who-trailers = Wer hinten liegt
who-at-least = Wer mindestens … hat
who-at-most = Wer höchstens … hat

option-none = Niemand
option-any-kind = Beliebig
option-all-hexes = Alle Felder
measure-knights = Ritter
measure-road_length = { $sea ->
    [yes] Handelsroute am Stück
   *[no] Straßen am Stück
 }
measure-roads = Straßen
measure-harbor_points = Hafenpunkte
measure-harbors = Häfen
measure-buildings_at_harbors = Gebäude an Häfen
measure-public_points = Siegpunkte
measure-settlements = Siedlungen
measure-cities = Städte
measure-damaged_roads = Straßenschäden
measure-one-knights = ausgespielten Ritter
measure-one-road_length = Straße am Stück
measure-one-roads = Straße
measure-one-harbor_points = Hafenpunkt
measure-one-harbors = Hafen
measure-one-buildings_at_harbors = Gebäude an einem Hafen
measure-one-public_points = Siegpunkt
measure-one-settlements = Siedlung
measure-one-cities = Stadt
measure-one-damaged_roads = kaputte Straße
tie-share = Alle davon
tie-nobody = Niemand
duty-must = Müssen
duty-may = Dürfen
duty-holder-must = Besitzer muss
victims-beside-robber = Neben dem Räuber
victims-anyone = Beliebig
recipients-left_neighbour = Linker Nachbar
recipients-right_neighbour = Rechter Nachbar
recipients-anyone = Beliebig
recipients-each_with_fewer_points = Alle mit weniger Punkten
recipients-one_with_fewer_points = Einer mit weniger Punkten
bars-buildings = Nichts an ihren Enden
bars-settlements_without_other_road = Keine Siedlung dort
refuge-empty_hex = Ein leeres Feld
refuge-beside_board = Neben das Brett
capped-all_buildings = Alle Gebäude
capped-cities = Städte
harvest-one_more = Eins mehr
harvest-one_less = Eins weniger
harvest-nothing = Nichts
course-nearer = Näher
course-back = Zurück

# Wie sich eine Wirkung liest.
reads-who-active = der Spieler am Zug
reads-who-all = jeder Spieler
reads-who-others = jeder andere Spieler
reads-who-holder = der Besitzer von „{ $award }“
reads-who-most = wer die meisten { $measures } hat
reads-who-holder-or = der Besitzer von „{ $award }“ oder, wenn es keinen gibt, wer die meisten { $measures } hat
reads-who-nobody-leads = niemand
reads-who-least = wer die wenigsten { $measure } hat
reads-who-at-least = jeder, der mindestens { $count } { $measure } hat,
reads-who-at-most = jeder, der höchstens { $count } { $measure } hat,
reads-or-else = { $a }, sonst die meisten { $b }
reads-tie-share = { $who } (bei Gleichstand alle),
reads-tie-nobody = { $who } (bei Gleichstand niemand),
reads-sentence = { $duty ->
        [may] { $who } darf { $act }.
        [holder_must] { $who } muss { $act } (wer keine Auszeichnung besitzt, darf).
       *[must] { $who } muss { $act }.
    }
reads-act-move-robber = den Räuber auf ein anderes Feld versetzen
reads-act-steal-beside_robber = von einem Spieler neben dem Räuber 1 Karte verdeckt ziehen
reads-act-steal-anyone = von einem beliebigen Spieler 1 Karte verdeckt ziehen
reads-act-take-any = 1 Karte nach Wahl von der Bank nehmen
reads-act-take = 1 { $resource } von der Bank nehmen
reads-act-give-left_neighbour = dem linken Nachbarn 1 Karte nach Wahl geben
reads-act-give-right_neighbour = dem rechten Nachbarn 1 Karte nach Wahl geben
reads-act-give-anyone = einem beliebigen Spieler 1 Karte nach Wahl geben
reads-act-give-each_with_fewer_points = jedem Spieler mit weniger Punkten 1 Karte nach Wahl geben
reads-act-give-one_with_fewer_points = einem Spieler mit weniger Punkten 1 Karte nach Wahl geben
reads-act-pay = der Bank 1 Karte nach Wahl zahlen
reads-act-swap = 1 Karte mit der Bank gegen 1 einer anderen Sorte tauschen
reads-act-damage-buildings = eine eigene Straße quer drehen; bis sie repariert ist, entsteht an ihren Enden keine Siedlung und keine Stadt
reads-act-damage-settlements_without_other_road = eine eigene Straße quer drehen; bis sie repariert ist, entsteht an ihren Enden keine Siedlung, außer es führt eine andere Straße hin
reads-act-mend = eine eigene kaputte Straße kostenlos zurückdrehen
reads-discard-half = Wer zu viele Karten hat, wirft die Hälfte ab.
reads-flees-empty_hex = Der Räuber geht zurück in die Wüste. Gibt es keine, geht er auf ein Feld ohne Gebäude.
reads-flees-beside_board = Der Räuber geht zurück in die Wüste. Gibt es keine, verlässt er die Insel.
reads-sleeps = Das Feld des Räubers bringt in diesem Zug Ertrag.
reads-cap-all_buildings = Jedes Gebäude mit Ertrag bekommt nur 1 Karte.
reads-cap-cities = Jede Stadt mit Ertrag bekommt nur 1 Karte.
reads-yield-one_more = { $hexes } bringen jedem Gebäude 1 Rohstoff mehr.
reads-yield-one_less = { $hexes } bringen jedem Gebäude 1 Karte weniger.
reads-yield-nothing = { $hexes } bringen nichts.
reads-hexes-all = Alle Felder
reads-hexes = Felder mit { $resource }
reads-season = { $season } beginnt.
reads-ship-nearer = Das Barbarenschiff kommt einen Schritt näher.
reads-ship-back = Das Barbarenschiff fährt einen Schritt zurück.
reads-at-table = Der Tisch tut, was auf der Karte steht.
