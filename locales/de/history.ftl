# Der Verlauf neben der Insel.

history-title = Verlauf
history-line = { $number }: { $words }
history-turn = Zug { $turn } · { $who }
history-opening = Der Aufbau
history-start = Das Spiel beginnt
history-settled = damit erledigt: „{ $what }“
history-untold = Sorten nicht gesagt
history-no-choice = es gab keine Wahl
history-against = gegen die Regeln: { $why }

# Der Knopf unten
history-choose = Berührt eine Zeile: So stand der Tisch
history-now = Das ist jetzt
history-back = Hierher zurückgehen
history-take-up = Diesen Weg wieder aufnehmen

# Wessen Zeilen gezeigt werden
history-all = Alle
history-all-name = Zeilen aller Spieler
history-only = Nur Zeilen über { $who }

# Zu Zeilen, die nicht gezeigt werden
history-reading = Es wird gelesen
history-earlier = Früher
history-to-first = Der Anfang
history-later = Später
history-to-latest = Das Neueste

# Das Zeichen am oberen Rand, solange der Tisch so gezeigt wird, wie er war
history-past = { $title }, { $after }
history-past-opening = Wie es war: der Aufbau
history-past-turn = Wie es war: Zug { $turn }
history-past-way-opening = Wie es anders war: der Aufbau
history-past-way = Wie es anders war: Zug { $turn }
history-past-after = nach: { $words }
history-to-now = Zurück zum Jetzt

# Verlassene Wege
history-way = Hier ging das Spiel einmal anders weiter: { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
 }, bis { $until }
history-way-name = Weg { $number }. Hier ging das Spiel einmal anders weiter: { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
 }, bis { $until }
history-way-before = { $count ->
    [one] 1 Schritt davor, und dann:
   *[other] { $count } Schritte davor, und dann:
 }

# Als Datei
history-export = Exportieren
history-export-text = Als Text
history-export-csv = Als CSV
history-export-json = Als JSON
history-export-name = Den Verlauf exportieren: { $form }
history-written = Der Verlauf ist nach { $file } geschrieben und kopiert.
history-untitled = Ein Spiel
history-players = Spieler: { $players }
history-begun = Begonnen: { $when }
history-last = Zuletzt gespielt: { $when }
