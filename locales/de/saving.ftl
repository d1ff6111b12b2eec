# Was von Spielen, ihren Dateien und ihren Fenstern gesagt wird.
look-on = Ein anderes Fenster spielt dieses Spiel. Ihr schaut zu; was dort geschieht, erscheint hier.
look-on-free = Kein anderes Fenster spielt dieses Spiel mehr.
look-on-gone = Dieses Spiel ist nicht mehr da, wo es war: Es wurde weggelegt, umbenannt oder gelöscht. Ihr seht seinen letzten Stand.
look-on-other-version = Dieses Spiel stammt aus einer neueren oder anderen Version von Tableside; bitte mit der Version öffnen, aus der es stammt. Hier seht ihr es, so weit diese Version es lesen kann.
look-on-play = Hier weiterspielen
look-on-refused = Ihr schaut nur zu: Ein anderes Fenster spielt dieses Spiel. Erst dort schließen, dann hier weiterspielen.
sample = Ein Beispielspiel: umschauen, weiterspielen, zurücknehmen. Nichts davon wird gespeichert.
sample-leave = Beispiel verlassen
sample-unwritten = Das ist ein Beispielspiel: Nichts davon wird in eine Datei geschrieben.
sample-player-1 = Jonas
sample-player-2 = Lena
sample-player-3 = Paul
sample-player-4 = Mia
unsaved = Ein Spiel ist noch nicht gespeichert: { $why }. Dieses Fenster bitte offen lassen.
unsaved-back = Zum Spiel
other-tab = Tableside ist in einem anderen Tab dieses Browsers offen. Hier könnt ihr nur zuschauen; um hier zu spielen, bitte den anderen schließen.
unkept = Gerade lässt sich nichts speichern: { $why }. Diese Seite bitte offen lassen: Sobald es wieder geht, wird alles gespeichert.
error-other-tab = es ist in einem anderen Tab dieses Browsers offen
error-mended = Etwas anderes hatte die Datei dieses Spiels verändert. Verloren ist nichts: Sie ist neu geschrieben, und die veränderte liegt als { $file } daneben.
error-moved = Etwas anderes hatte in die Datei dieses Spiels geschrieben. Nichts ist verloren: Das ganze Spiel liegt von nun an in { $file }.
error-close-unsaved = Noch ist nicht alles gespeichert. Bitte Platz schaffen oder den Datenträger anschließen; noch einmal schließen verwirft den Rest.
error-in-use = { $file } ist in einem anderen Fenster offen. Bitte zuerst dort schließen.
error-waiting = Der Schritt davor wird noch gespeichert.
error-file-full = das Spiel ist größer, als eine Datei sein darf
error-open-no-opening = { $file } ist ein Spiel, aber sein Anfang ist beschädigt und nicht zu lesen. Die Datei bleibt, wie sie ist.
error-damage-none = Der Anfang der Datei dieses Spiels war beschädigt; verloren ist nichts, denn er steht dort zweimal.
error-damage-line-ends = Ein anderes Programm hat die Zeilenenden in der Datei dieses Spiels geändert; verloren ist nichts.
error-damage = Die Datei dieses Spiels ist ab Zeile { $line } beschädigt: { $lines ->
        [one] eine Zeile war
       *[other] { $lines } Zeilen waren
    } nicht mehr zu lesen. Ihr spielt weiter ab Zug { $turn }, { $player }.
error-damage-kept = Die beschädigte Datei liegt als { $file } daneben.
error-damage-listed = Die beschädigte Datei liegt als { $file } daneben; { $later ->
        [one] eine spätere heile Zeile steht
       *[other] { $later } spätere heile Zeilen stehen
    } in { $list }.
error-damage-unkept = Die beschädigte Datei bleibt, wie sie ist, bis das Spiel wieder geschrieben werden kann.
