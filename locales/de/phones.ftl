# Handys, die zusehen: die Seite neben der Insel und ihr Zeichen in der Leiste

table-phones = Handys
phones-switch = Handys zusehen lassen
phones-switch-line = Handys, Tablets und Fernseher zeigen die Insel, die Karte, wer was nimmt und die Punkte, aber keine Handkarten. Wer eingelassen wird, hat den eigenen Platz auf dem Handy und sieht dort die eigenen Karten.
phones-switch-on-line = Verlasst ihr die Partie, geht es von selbst aus.
phones-trust = Nur in einem WLAN, dem ihr vertraut: Nichts ist verschlüsselt, und wer es abhört, sieht, was die Handys sehen.

# Der Code, und die Adresse in Buchstaben
phones-scan = Mit der Kamera eines Handys scannen
phones-scan-name = Code zum Scannen für { $address }
phones-type = Oder das hier eintippen, etwa am Fernseher
phones-address = Adresse
phones-code = Code
phones-letters = { $name }: { $words }
phones-next = Es öffnet sich nicht? Nächste Adresse
phones-remove = Alle entfernen
phones-remove-hint = Wer entfernt wird, braucht zum Zusehen den neuen Code.

# Wie weit jemand kam, und was zu tun ist
phones-nothing = Noch ist niemand da
phones-nothing-line = Es öffnet sich nicht? Beide Geräte müssen im selben WLAN sein, nicht im Gastnetz. Eine Firewall hier muss Port { $port } durchlassen. Hilft nichts, beide Geräte mit dem Hotspot eines Handys verbinden.
phones-connection = Jemand kommt durch, hat aber noch keine Seite
phones-connection-line = Die Adresse dort noch einmal öffnen. Beginnt sie mit https, dann daraus http machen.
phones-page = Jemand hat die Seite offen
phones-page-line = Sie fragt nach dem Code. Die Kamera bringt ihn mit, sonst wird er eingetippt.
phones-looked = Der Weg ist frei
phones-looked-line = Gerade sieht niemand zu, außer vielleicht auf der Seite ohne Skript.
phones-looking = { $count ->
        [one] 1 sieht zu
       *[other] { $count } sehen zu
    }
phones-here = { $name }, da
phones-asleep = { $name }, schläft
phones-is-here = da
phones-is-asleep = schläft
phones-device-phone = Handy
phones-device-tv = Fernseher
phones-device-screen = Bildschirm

# Was es verhindert
phones-no-address = Dieses Gerät ist in keinem Netz. Mit einem WLAN verbinden und noch einmal einschalten.
phones-ports-taken = Andere Programme oder andere Fenster der App belegen alle Ports von { $first } bis { $last }. Eines davon schließen und noch einmal einschalten.
phones-address-gone = Das Gerät hat diese Adresse nicht mehr, denn sein Netz hat gewechselt. Noch einmal einschalten.
phones-refused = Handys können nicht zusehen: { $why }

# Das Zeichen in der Leiste
phones-sign = { $count ->
        [0] Handys an
        [one] 1 sieht zu
       *[other] { $count } sehen zu
    }
phones-sign-name = { $count ->
        [0] Handys sind an, und niemand sieht zu
        [one] Handys: 1 sieht zu
       *[other] Handys: { $count } sehen zu
    }

# Ein Platz auf einem Handy
seat-turn = Du bist am Zug
seat-discard = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } abwerfen
seat-take = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } nehmen
seat-hand-over = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } abgeben
seat-tell = Der App meine { $count ->
        [one] Karte
       *[other] { $count } Karten
    } sagen
seat-from = Von { $who }
seat-to = An { $who }
seat-gives = Für { $cards } bekommen
seat-monopoly = Monopol ausspielen
seat-count = Nehmen, was sie hergeben
seat-plenty = Erfindung ausspielen
seat-points = Der App meine verdeckten Punkte sagen
seat-points-count = { $points ->
        [0] Keine
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
seat-stale = Das ist inzwischen erledigt. { $last }
seat-other-cards = Diese Karten sind gerade nicht gefragt. { $last }
seat-unread = Damit kann die App nichts anfangen. Die Seite neu laden.

# Plätze auf Handys, am Hauptgerät
phones-seats = Plätze auf Handys
phones-asks = { $who } auf einem Handy?
phones-digits = Das Handy zeigt { $digits }.
phones-let-in = Einlassen
phones-let-in-name = { $who } einlassen, mit { $digits }
phones-let-all-in = Alle einlassen
phones-refuse = Nein
phones-refuse-name = { $who } nicht einlassen, mit { $digits }
phones-seat-free = { $who } vom Handy nehmen
phones-seat-free-hint = Dieses Handy sieht dann nur noch zu. Der Platz ist frei für ein anderes.
phones-seat-here = { $who }: Handy da
phones-seat-asleep = { $who }: Handy schläft
