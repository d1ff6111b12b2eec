# Was am Anfang oder rund um die Bildschirme nicht ging, und was zu tun ist.

# Gründe, als Teil eines Satzes.
error-not-found = sie ist nicht da
error-not-allowed = dieses Programm darf das nicht
error-disk-full = der Speicher ist voll
error-read-only = hier lässt sich nur lesen
error-no-folder = wo ein Ordner sein soll, liegt eine Datei
error-is-folder = es ist ein Ordner
error-file-name = so kann nicht auf jedem System eine Datei heißen
error-system = das System sagt: „{ $words }“

error-open-file = { $file } lässt sich nicht öffnen: { $reason }. Seht nach der Datei, dann geht wieder zum Start.
error-open-foreign = { $file } ist kein Spiel dieses Programms, oder der Anfang ist beschädigt. Die Datei bleibt, wie sie ist.
error-open-newer = { $file } stammt aus einer neueren Version dieses Programms. Holt euch die neue Version, um das Spiel zu öffnen.
error-open-other-version = { $file } stammt aus einer neueren oder anderen Version von Tableside. Öffnet das Spiel mit der Version, aus der es stammt; die Datei bleibt, wie sie ist.
error-open-unread = { $file } stammt aus einer neueren oder anderen Version von Tableside. Öffnet das Spiel mit der Version, aus der es stammt; hier lässt es sich nur ansehen, und die Datei bleibt, wie sie ist.
error-write = { $file } lässt sich nicht schreiben: { $reason }. Macht Platz oder wählt mit --data-dir einen anderen Ordner, dann versucht es noch einmal.
error-list = Der Ordner { $folder } lässt sich nicht lesen: { $reason }. Vielleicht wird auch ein neues Spiel nicht gespeichert.
error-setup = Dieses Spiel kann nicht beginnen: { $reason }.
error-setup-company = mindestens zwei müssen spielen
error-setup-color = zwei Spieler haben dieselbe Farbe
error-setup-name = zwei Spieler heißen gleich
error-setup-first = der Startspieler oder der Halter der Wetterkarten hat keinen Platz
error-setup-cards = so können die Karten nicht liegen
error-setup-rule = eine der Regeln geht an keinem Tisch
error-setup-start = was auf dem Tisch liegt, kann nicht sein
error-setup-island = die Insel hat keine Felder
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-nothing-to-redo = Es gibt nichts zu wiederholen.
error-empty-pile = Es ist keine Ereigniskarte mehr da.
error-misfit = Das passt nicht in dieses Spiel. Es hat sich nichts geändert.
error-too-much = Dieses Spiel ist zu lang geworden, um weiterzugehen. Beginnt ein neues mittendrin, mit der Stellung von diesem.
error-no-such-act = Diese Zeile des Verlaufs gibt es nicht mehr. Es hat sich nichts geändert.
error-refused = Das erlauben die Regeln jetzt nicht. Es hat sich nichts geändert.

# Im Terminal, wenn es kein Fenster geben kann: je eine Zeile.
startup-no-display = es gibt keinen Bildschirm für das Fenster; starte das Programm auf einem Desktop, oder sieh mit --help nach, was ohne Fenster geht
startup-no-graphics = der Grafiktreiber kann kein OpenGL, also lässt sich das Fenster nicht zeichnen; installiere einen (unter Debian: libgl1-mesa-dri), oder sieh mit --help nach, was ohne Fenster geht
startup-no-window = das Fenster lässt sich nicht öffnen ({ $reason }); sieh mit --help nach, was ohne Fenster geht
