# Die Seite über das Programm und die Lizenzen dahinter.

about = Über Tableside
about-version = Version { $version }

about-games = Gespeicherte Spiele
about-games-line = Jedes Spiel ist eine Datei in diesem Ordner; Decks, Inseln und Einstellungen liegen daneben.
about-games-browser = Sie liegen in diesem Browser, nur auf diesem Gerät. Wer im Browser die Daten dieser Seite löscht, löscht auch sie. „Exportieren“ auf der Seite eines Spiels macht daraus eine Datei, die ihr anderswo aufheben könnt.
about-copy = Ordnerpfad kopieren
about-copied = Kopiert: { $place }

about-bin = Gelöschte Spiele, Decks, Inseln und Stellungen
about-bin-line = Sie bleiben { $days } Tage lang erhalten; „Gelöscht“ auf dem Startbildschirm holt sie zurück.
about-bin-nothing = Gerade ist nichts darin.
about-bin-holds = { $count ->
        [0] Reste gelöschter Dateien sind darin
        [one] 1 ist darin
       *[other] { $count } sind darin
    } ({ $size } { $unit ->
        [thousands] kB
       *[millions] MB
    }).
about-bin-empty = Papierkorb jetzt leeren
about-bin-sure = { $count ->
        [0] Reste gelöschter Dateien verschwinden
        [one] Ein Spiel, ein Deck oder eine Insel verschwindet
       *[other] { $count } Spiele, Decks oder Inseln verschwinden
    } endgültig. Auch „Rückgängig“ holt sie nicht zurück.
about-bin-for-good = Endgültig löschen
about-bin-keep = Behalten
about-bin-emptied = Der Papierkorb ist leer.
about-bin-left = Der Papierkorb ließ sich nicht ganz leeren: { $reason }. Bitte später noch einmal versuchen.

about-licenses = Lizenzen
about-own-line = Tableside ist freie Software: Ihr könnt es nutzen, ändern und weitergeben, unter der MIT-Lizenz oder der Apache-Lizenz 2.0, wie ihr wollt.
about-own = Unsere Lizenz
about-others = { $count } Teile von anderen
about-others-line = Im Programm enthalten oder ihm beigelegt. Zum Lesen einer Lizenz den Teil antippen.
about-row = { $part }, { $license }

about-offered = Angeboten unter: { $license }
about-under = Hier beigelegt unter: { $license }
about-by = Von: { $who }
about-home = Quelle: { $home }
about-in = Teil von: { $packages }
about-in-linux = dem Linux-Programm
about-in-windows = dem Windows-Programm
about-in-web = der Seite im Browser
