# Die Seite über das Programm und die Lizenzen dahinter.

about = Über Tableside
about-version = Fassung { $version }

about-games = Gespeicherte Spiele
about-games-line = Jedes Spiel ist eine Datei in diesem Ordner; Decks, Inseln und Einstellungen liegen daneben.
about-games-browser = Sie liegen in diesem Browser, nur auf diesem Gerät. Wer im Browser die Daten dieser Seite löscht, löscht auch sie. „Exportieren“ auf der Seite eines Spiels macht daraus eine Datei, die ihr anderswo aufheben könnt.
about-copy = Pfad des Ordners kopieren
about-copied = Kopiert: { $place }

about-licences = Lizenzen
about-own-line = Tableside ist freie Software: Ihr könnt es nutzen, ändern und weitergeben, unter der MIT-Lizenz oder der Apache-Lizenz 2.0, wie ihr wollt.
about-own = Unsere Lizenz
about-others = { $count } Teile von anderen
about-others-line = Mit dem Programm verbunden oder ihm beigelegt. Berührt eines, um seine Lizenz zu lesen.
about-row = { $part }, { $licence }

about-offered = Angeboten unter: { $licence }
about-under = Hier beigelegt unter: { $licence }
about-by = Von: { $who }
about-home = Quelle: { $home }
about-in = Teil von: { $packages }
about-in-linux = dem Linux-Programm
about-in-windows = dem Windows-Programm
about-in-web = der Seite im Browser
