# Das Spiel noch einmal gespielt, und Dateien, die es zeigen.

win-replay = Noch einmal ansehen
win-animation = Film speichern

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
animation-going = Der Film entsteht …
animation-cancel = Abbrechen
animation-cancel-name = Den Film abbrechen
animation-written = Film gespeichert: { $file }
animation-failed = Es gibt keinen Film: { $why }
