# Die Tastatur, und was Vorleseprogramme von selbst sagen.

page-name = Tableside. Die Leertaste drückt den großen Knopf, das Fragezeichen zeigt alle Tasten.

keys-title = Tastatur
keys-back = Zurück
keys-line = { $keys }: { $does }
keys-turn = Der Zug
keys-pages = Seiten
keys-around = Überall

key-cap-next = Leertaste
key-does-next = der große Knopf unten
key-cap-roll = 2 bis 12
key-does-roll = die gewürfelte Zahl; eine 1 wartet kurz auf ihre zweite Ziffer
key-cap-kind = 1 bis { $last }
key-does-kind = { $kinds }, wo immer eine Kartensorte gewählt oder gezählt wird
key-cap-again = Rücktaste
key-does-again = zählt die Karten neu
key-cap-skip = S
key-does-skip = überspringt eine Aufgabe und ändert nichts
key-cap-undo = Strg+Z
key-does-undo = rückgängig
key-cap-redo = Strg+Umschalt+Z
key-does-redo = wiederholen; auch Strg+Y

key-cap-build = B
key-does-build = bauen
key-cap-trade = T
key-does-trade = handeln
key-cap-bank = M
key-does-bank = mit der Bank tauschen
key-cap-cards = D
key-does-cards = Entwicklungskarten
key-cap-improve = I
key-does-improve = Stadtausbau
key-cap-wonders = I
key-does-wonders = Wunder beanspruchen und bauen
key-cap-siege = I
key-does-siege = Angriff auf die Festung
key-cap-progress = D
key-does-progress = Fortschrittskarten
key-cap-history = H
key-does-history = Verlauf
key-cap-replay = P
key-does-replay = im Verlauf: spielt das Spiel noch einmal ab oder hält an
key-cap-why = W
key-does-why = warum: die Aufgabe, oder wer als Erster etwas bekommt
key-cap-stage = V
key-does-stage = Tischansicht
key-cap-page = ?
key-does-page = diese Seite; auch F1
key-cap-close = Esc
key-does-close = schließt, was offen ist

key-cap-spot = Pfeile
key-does-spot = von Platz zu Platz auf der Insel
key-cap-press = Eingabe
key-does-press = wählt den Platz oder drückt, was umrandet ist; die Leertaste auch
key-cap-ship = Eingabe
key-does-ship = auf einem Weg am Meer: baut ein Schiff
key-cap-sail = Eingabe
key-does-sail = auf einem Schiff am Ende einer Route: versetzt es auf den Weg, der danach gewählt wird
key-cap-tab = Tabulator
key-does-tab = rückt den Rand weiter, mit Umschalt zurück
key-cap-anywhere = Strg+Eingabe
key-does-anywhere = der große Knopf, wo auch immer der Rand ist
key-cap-scroll = Bild ab
key-does-scroll = blättert lange Seiten weiter; Bild auf zurück
key-cap-size = Strg+Plus
key-does-size = alles größer; Strg+Minus kleiner, Strg+0 wie üblich

roll-typed = 1 … gewürfelt

region-header = Zug, Rückgängig und Seiten
region-card = Die Karte
region-panel = Karte, Aufgaben und Erträge
region-players = Alle Spieler

spoken-number = Die Zahl ist { $number }, { $event }
spoken-nobody = Niemand bekommt etwas
