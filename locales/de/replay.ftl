# Das Spiel noch einmal gespielt, und Dateien, die es zeigen.

win-replay = Noch einmal ansehen
win-animation = Animation speichern

# Im Verlauf
replay-slider = Stelle im Spiel
replay-at = { $at } von { $count }
replay-play = Abspielen
replay-pause = Anhalten
replay-slow = Langsam
replay-medium = Mittel
replay-fast = Schnell
replay-speed = Tempo: { $speed }
replay-playing = Läuft …
replay-refused = Ihr seht dieses Spiel nur noch einmal an: Ändern lässt sich daran nichts. Weiter geht es auf seiner Seite mit „Weiterspielen“.

# Die Dateien
export-picture = Bild
export-animation = Film
animation-going = Die Animation entsteht …
animation-cancel = Abbrechen
animation-cancel-name = Die Animation abbrechen
animation-written = Animation gespeichert: { $file }
animation-failed = Es gibt keine Animation: { $why }
