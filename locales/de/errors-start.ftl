# Was am Anfang oder rund um die Bildschirme nicht ging, und was zu tun ist.

# Gründe, als Teil eines Satzes.
error-not-found = dort ist nichts
error-not-allowed = dieses Programm darf das nicht
error-disk-full = der Speicher ist voll
error-read-only = hier lässt sich nur lesen, nicht schreiben
error-no-folder = wo ein Ordner sein soll, liegt eine Datei
error-is-folder = es ist ein Ordner
error-file-name = nicht jedes System lässt diesen Dateinamen zu
error-system = das System sagt: „{ $words }“

error-open-file = { $file } lässt sich nicht öffnen: { $reason }. Bitte die Datei prüfen und auf dem Startbildschirm noch einmal öffnen.
error-open-not-a-game = { $file } ist kein Spiel von Tableside, oder der Anfang ist beschädigt. Die Datei bleibt, wie sie ist.
error-open-too-new = { $file } stammt aus einer neueren Version von Tableside. Zum Öffnen bitte das Programm aktualisieren.
error-open-other-version = { $file } stammt aus einer neueren oder anderen Version von Tableside. Bitte mit der Version öffnen, aus der es stammt; die Datei bleibt, wie sie ist.
error-open-unread = { $file } stammt aus einer neueren oder anderen Version von Tableside. Bitte mit der Version öffnen, aus der es stammt; hier lässt es sich nur ansehen, und die Datei bleibt, wie sie ist.
error-open-too-slow = { $file } braucht zu lange und wurde übersprungen. Auf der Seite der Datei lässt sie sich trotzdem öffnen oder, wenn sie kein eigenes Spiel ist, löschen.
error-write = { $file } lässt sich nicht speichern: { $reason }. Bitte Platz schaffen oder den Ordner prüfen, dann noch einmal versuchen.
error-list = Der Ordner { $folder } lässt sich nicht lesen: { $reason }. Vielleicht wird auch ein neues Spiel nicht gespeichert.
error-setup = Dieses Spiel kann nicht beginnen: { $reason }.
error-setup-too-few-players = es braucht mindestens zwei Spieler
error-setup-same-color = zwei Spieler haben dieselbe Farbe
error-setup-same-name = zwei Spieler heißen gleich
error-setup-no-first = wer anfängt oder die Wetterkarten hat, sitzt nicht am Tisch
error-setup-wrong-cards = so können die Karten nicht liegen
error-setup-rule = eine der Regeln lässt sich so nicht spielen
error-setup-start = was auf dem Tisch liegt, kann so nicht sein
error-setup-no-island = die Insel hat keine Felder
error-nothing-to-undo = Es gibt nichts rückgängig zu machen.
error-nothing-to-redo = Es gibt nichts zu wiederholen.
error-empty-pile = Es ist keine Ereigniskarte mehr da.
error-misfit = Das passt nicht zu diesem Spiel. Es hat sich nichts geändert.
error-too-much = Dieses Spiel ist zu lang, um weiterzugehen. Bitte ein neues mittendrin beginnen, mit dieser Stellung.
error-no-such-act = Diese Zeile des Verlaufs gibt es nicht mehr. Es hat sich nichts geändert.
error-refused = Das erlauben die Regeln jetzt nicht. Es hat sich nichts geändert.

# Im Terminal, wenn es kein Fenster geben kann: je eine Zeile.
startup-no-display = es gibt keinen Bildschirm für das Fenster; bitte auf einem Desktop starten, oder mit --help nachsehen, was ohne Fenster geht
startup-no-graphics = der Grafiktreiber kann kein OpenGL, also lässt sich das Fenster nicht zeichnen; bitte einen installieren (unter Debian: libgl1-mesa-dri), oder mit --help nachsehen, was ohne Fenster geht
startup-no-window = das Fenster lässt sich nicht öffnen ({ $reason }); mit --help steht da, was ohne Fenster geht
