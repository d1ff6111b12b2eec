# Der Verlauf neben der Insel.

history-title = Verlauf
history-line = { $number }. { $words }
history-turn = Zug { $turn } · { $who }
history-opening = Der Aufbau
history-start = { $sea ->
    [yes] { $knights ->
        [yes] Ein Spiel von Seefahrer mit Städte & Ritter beginnt
       *[no] Ein Spiel von Seefahrer beginnt
     }
   *[no] { $knights ->
        [yes] Ein Spiel von Städte & Ritter beginnt
       *[no] Das Spiel beginnt
     }
 }
history-settled = damit erledigt: „{ $what }“
history-untold = ohne zu sagen, welche
history-no-choice = { $act } (keine andere Wahl)
history-against = gegen die Regeln: { $why }

# Der Knopf unten
history-choose = Zeile antippen, um den Tisch von damals zu sehen
history-now = Das ist jetzt
history-back = Alles danach rückgängig machen
history-take-up = Hier weiterspielen

# Wessen Zeilen gezeigt werden
history-all = Alle
history-all-name = Zeilen aller Spieler
history-only = Nur Zeilen über { $who }

# Zu Zeilen, die nicht gezeigt werden
history-reading = Wird geladen
history-earlier = Früher
history-to-first = Anfang
history-later = Später
history-to-latest = Neueste

# Das Zeichen am oberen Rand, solange der Tisch so gezeigt wird, wie er war
history-past = { $title }, { $after }
history-past-opening = So war es: Aufbau
history-past-turn = So war es: Zug { $turn }
history-past-way-opening = Der andere Weg: Aufbau
history-past-way = Der andere Weg: Zug { $turn }
history-past-card = { $title } · { $event }
history-past-after = nach: { $words }
history-to-now = Zum aktuellen Stand

# Verlassene Wege
history-way = Hier lief das Spiel einmal anders: { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
 }, bis { $until }
history-way-name = Weg { $number }. Hier lief das Spiel einmal anders: { $count ->
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
history-written = Der Verlauf steht jetzt in { $file } und ist kopiert.
history-untitled = Ein Spiel
history-players = Spieler: { $players }
history-begun = Begonnen: { $when }
history-last = Zuletzt gespielt: { $when }
