# Der Bildschirm eines neuen Spiels.

new-title = Neues Spiel
new-back = Zurück
new-start = Los: { $player } setzt zuerst

new-tab-players = Spieler
new-tab-island = Insel
new-tab-rules = Regeln
new-tab-cards = Karten

# Spieler
new-color-of = Farbe von Spieler { $player }: { $color }
new-name-of = Name von Spieler { $player }
new-take-color = { $color }, { $shape }
new-swap-color = { $color }, { $shape }: mit { $player } tauschen
new-move-up = { $player } nach oben
new-move-down = { $player } nach unten
new-remove = { $player } entfernen
new-add-player = Noch ein Spieler
new-seat-order = Sitzordnung im Uhrzeigersinn
new-who-begins = Wer fängt an?
new-draw-lots = Auslosen
new-lot-fell = Das Los fällt auf { $player }.

new-problem-no-name = { $color } hat noch keinen Namen.
new-problem-long-name = Der Name von { $color } ist zu lang.
new-problem-same-name = Zwei Spieler heißen { $player }. Bitte einen der Namen ändern.
new-problem-count = Zwei bis sechs können spielen.
new-problem-deck = Die Ereigniskarten des Programms sind beschädigt. Bitte neu installieren.

# Insel
new-island-first = Erstes Spiel
new-island-shuffled = Gemischt
new-island-turn = Insel drehen
new-island-first-line = Der feste Aufbau fürs erste Spiel.
new-clockwise = Im Uhrzeigersinn
new-counter-clockwise = Gegen den Uhrzeigersinn
new-spiral-corner = Im Bild auf das Eckfeld tippen, an dem sie beginnt.
new-shuffle-again = Neu mischen
new-remark-reds = Rote Zahlen nebeneinander: { $one } und { $other }.
new-remark-no-token = Noch keine Zahl: { $hex }.
new-remark-desert-token = Eine Zahl auf einem Feld, das nichts bringt: { $hex }.
new-remark-parts = Das Land liegt in { $parts } getrennten Teilen.
new-remark-harbor-off-coast = Der Hafen { $path } liegt nicht an der Küste.
new-remark-number = Zahl { $number }
new-remark-count = { $what }: { $found } auf dieser Insel, { $usual } in der Schachtel.
new-remark-fine = Ihr könnt so spielen.

# Regeln
rule-target = Punkte zum Sieg
rule-target-less = Punkte zum Sieg: einer weniger
rule-target-more = Punkte zum Sieg: einer mehr
rule-harbormaster = Hafenmeister
rule-harbormaster-in_play-line = 2 Punkte für den, der am meisten an Häfen gebaut hat.
rule-harbormaster-off-line = 2 Punkte für den, der am meisten an Häfen gebaut hat; meist spielt man dann bis { $count } Punkte.

rule-following = Handkarten
rule-following-line = „Nicht mitgezählt“ braucht die wenigsten Handgriffe. Sonst weiß die App auch, was die Bank hat und was niemand bezahlen kann. Im Spiel lässt es sich unter „Tisch“ ändern.
rule-following-open = Offene Handkarten
rule-following-open-line = Die Karten liegen offen: Der Bildschirm zeigt jede. Eingetragen wird, wer was tauscht und abgibt.
rule-following-secret = Geheime Handkarten
rule-following-secret-line = Die Karten bleiben verdeckt: Der Bildschirm zeigt nur, wie viele jeder hat. Eingetragen wird, wer was tauscht.
rule-following-private = Private Handkarten
rule-following-private-line = Jeder sieht die eigenen Karten, die anderen nur, wie viele es sind: das eigene Feld gedrückt halten. Was niemand sah, lässt sich hinter einem Vorhang eintragen.
rule-following-off = Nicht mitgezählt
rule-following-off-line = Die wenigsten Handgriffe: Kein Handel, keine Sorte wird eingetragen. Dafür weiß die App nicht, wer bezahlen kann und was in der Bank liegt, und fragt bei einer 7, wer zu viele Karten hat.

new-rulings = Welche Ereigniskarten liegen auf dem Tisch?
new-set-fusion = Fusion
new-set-fusion-line = Keine gedruckte Ausgabe: eine Mischung, bei der alle etwas zu tun haben.
new-set-classic = Klassisch
new-set-classic-line = Die der ersten Ausgabe, soweit bekannt.
new-set-2025 = 2025
new-set-2025-line = Die der Ausgabe von 2025, soweit bekannt. Nehmt sie auch, wenn ihr keine Ereigniskarten habt.
new-single-events = Einzelne Ereignisse …
new-single-events-less = Einzelne Ereignisse ausblenden
new-single-note = Alle anderen Ereignisse sind bei allen dreien gleich.
new-single-count = { $count ->
        [one] Ein Ereignis folgt einer anderen Ausgabe.
       *[other] { $count } Ereignisse folgen einer anderen Ausgabe.
    }

new-event-calm_sea = Stilles Meer
new-event-conflict = Streit
new-event-earthquake = Erdbeben
new-event-epidemic = Krankheit
new-event-neighborly_assistance = Nachbarn helfen
new-event-robber_flees = Der Räuber flieht
new-event-tournament = Ritterturnier
new-event-trade_advantage = Guter Handel

new-reading-calm_sea-fusion = Der Hafenmeister, sonst wer allein die meisten Hafenpunkte hat, nimmt 1 Rohstoff nach Wahl.
new-reading-calm_sea-classic = Alle, die an den meisten Häfen gebaut haben, nehmen 1 Rohstoff nach Wahl.
new-reading-calm_sea-2025 = Alle, die die meisten Gebäude an Häfen haben, nehmen 1 Rohstoff nach Wahl.
new-reading-conflict-fusion = Die Größte Rittermacht, sonst wer allein die meisten Ritter hat, darf von einem Spieler 1 Karte ziehen.
new-reading-conflict-classic = Die Größte Rittermacht, sonst wer allein die meisten Ritter hat, darf von einem Spieler 1 Karte ziehen.
new-reading-conflict-2025 = Die Größte Rittermacht muss von einem Spieler 1 Karte ziehen; ohne sie darf es, wer allein die meisten Ritter hat.
new-reading-earthquake-fusion = Jeder dreht eine Straße quer; bis sie repariert ist, baut er keine Straße, und an ihren Enden keine Siedlung und keine Stadt.
new-reading-earthquake-classic = Jeder dreht eine Straße quer; bis sie repariert ist, baut er keine Straße, und an ihren Enden nur dort eine Siedlung, wo eine andere eigene Straße hinführt.
new-reading-earthquake-2025 = Jeder dreht eine Straße quer; bis sie repariert ist, baut er keine Straße, und an ihren Enden nur dort eine Siedlung, wo eine andere eigene Straße hinführt.
new-reading-epidemic-fusion = Jedes Gebäude mit Ertrag, ob Stadt oder nicht, bekommt nur 1.
new-reading-epidemic-classic = Jede Stadt mit Ertrag bekommt nur 1.
new-reading-epidemic-2025 = Jede Stadt mit Ertrag bekommt nur 1.
new-reading-neighborly_assistance-fusion = Wer die meisten Punkte hat, gibt jedem mit weniger Punkten 1 Karte.
new-reading-neighborly_assistance-classic = Wer die meisten Punkte hat, gibt einem mit weniger Punkten 1 Karte.
new-reading-neighborly_assistance-2025 = Wer die meisten Punkte hat, gibt einem mit weniger Punkten 1 Karte.
new-reading-robber_flees-fusion = Der Räuber geht in die Wüste, ohne Wüste auf ein Feld ohne Gebäude.
new-reading-robber_flees-classic = Der Räuber geht in die Wüste, ohne Wüste neben das Brett.
new-reading-robber_flees-2025 = Der Räuber geht in die Wüste, ohne Wüste neben das Brett.
new-reading-tournament-fusion = Die Größte Rittermacht, sonst alle mit den meisten Rittern, nehmen 1 Rohstoff nach Wahl.
new-reading-tournament-classic = Alle mit den meisten Rittern nehmen 1 Rohstoff nach Wahl.
new-reading-tournament-2025 = Alle mit den meisten Rittern nehmen 1 Rohstoff nach Wahl.
new-reading-trade_advantage-fusion = Die Längste Handelsstraße, sonst wer allein die längste Straße oder die meisten Straßen hat, darf von einem Spieler 1 Karte ziehen.
new-reading-trade_advantage-classic = Die Längste Handelsstraße, sonst wer allein die meisten Straßen hat, darf von einem Spieler 1 Karte ziehen.
new-reading-trade_advantage-2025 = Die Längste Handelsstraße darf von einem Spieler 1 Karte ziehen.

# Karten
new-presets = Beliebte Auswahl
new-preset-official = Offizielles Deck A
new-preset-official-line = Die 36 offiziellen Ereignisse.
new-preset-seasons = Ein Jahr mit Wetter
new-preset-seasons-line = B, C, D und das Wetter in einem Stapel.
new-preset-stacks = Deck nach Deck
new-preset-stacks-line = Vier Stapel; ein Spieler wechselt die Jahreszeit.
new-preset-dice = Zwei Würfel
new-preset-dice-line = Die App würfelt; keine Ereigniskarten.
new-preset-own-dice = Eigene Würfel
new-preset-own-dice-line = Ihr würfelt und tippt die Summe an; keine Ereigniskarten.

new-decks = Decks
new-deck-a-line = Die offiziellen Ereignisse, ohne Jahreszeiten.
new-deck-b-line = Von uns: Geschenke, Tausch und kleine Freuden.
new-deck-c-line = Von uns: Stürme, kaputte Straßen, die Launen des Räubers.
new-deck-d-line = Von uns: Häfen, Ritter, Auszeichnungen und Schiffe.
new-deck-own-line = Ein eigenes Deck.
new-deck-own-seasons-line = Ein eigenes Deck mit Jahreszeiten.
new-deck-count = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
new-deck-short-a = Deck A
new-deck-short-b = Deck B
new-deck-short-c = Deck C
new-deck-short-d = Deck D

new-arrangement = Anordnung
new-arrangement-mixed = Ein Stapel
new-arrangement-mixed-line = Zusammengemischt und von einem Stapel gezogen.
new-arrangement-stacks = Mehrere
new-arrangement-stacks-line = Ein Stapel für jedes Deck, einer nach dem anderen.
new-stack-order = Welcher kommt zuerst?
new-stack-nth = { $nth }.
new-stack-earlier = { $deck } früher ziehen
new-stack-later = { $deck } später ziehen

new-new-year = Karte „Neujahr“
new-new-year-line = Die Karten werden neu gemischt, bevor die letzten drankommen.

new-weather = Wechsel der Jahreszeiten
new-weather-mixed = Wetterkarten im Stapel
new-weather-mixed-line = Vier Karten; jede, die kommt, wechselt die Jahreszeit.
new-weather-held = Ein Spieler hat die Wetterkarten
new-weather-held-line = Wer sie hat, wechselt am Anfang jedes eigenen Zugs zur nächsten Jahreszeit.
new-weather-off = Keine Wetterkarten
new-weather-off-line = Die Jahreszeit bleibt wie am Anfang.
new-weather-holder = Wer hat sie zuerst?
new-weather-holder-usual = Üblich: { $player }
new-weather-holder-line = Üblich ist, wer vor dem Startspieler sitzt: So dauert die erste Jahreszeit eine ganze Runde.

new-source = Karten oder Würfel
new-source-cards = Ereigniskarten
new-source-cards-line = Die App mischt und zieht die Ereigniskarten.
new-source-dice = Würfel der App
new-source-dice-line = Die App würfelt mit zwei Würfeln. Es gibt keine Ereigniskarten.
new-source-table = Eure Würfel
new-source-table-line = Ihr würfelt und sagt der App, was die Würfel zeigen.
new-source-printed = Gedruckte Karten
new-source-printed-line = Ihr zieht eure gedruckten Karten und sagt der App, welche es war.

new-more = Mehr Einstellungen
new-more-less = Weniger Einstellungen
new-hidden = Verdeckte Karten je Deck
new-hidden-less = Verdeckte Karten: eine weniger
new-hidden-more = Verdeckte Karten: eine mehr
new-leap-year = Karte „Schaltjahr“
new-leap-year-line = Bei Neujahr stimmt ihr ab: neu mischen oder auch die verdeckten Karten ziehen.
new-tied-vote = Bei Gleichstand
new-tied-vote-resets = Neu mischen
new-tied-vote-goes-on = Ein Schaltjahr
new-season-start = Jahreszeit am Anfang
new-event-die = Ereigniswürfel
new-event-die-none = Keine dieser Karten zeigt ein Schiff oder ein Tor: Nur die Würfel der App würden das Barbarenschiff bewegen.
new-event-die-line = Die Karten zeigen ein Schiff oder ein Tor, und das Barbarenschiff fährt.

new-refused-no-deck = Es ist kein Deck gewählt. Bitte mindestens eins antippen.
new-refused-many-decks = Das sind { $decks } Decks, höchstens { $most } gehen ins Spiel. Bitte welche herausnehmen.
new-refused-leap-year = Das Schaltjahr braucht einen einzigen Stapel. Einen Stapel wählen oder das Schaltjahr weglassen.
new-refused-no-number = { $hidden } von { $cards } Karten wären verdeckt, also bliebe keine zum Ziehen. Weniger verdecken oder ein Deck dazunehmen.
new-refused-short-no-deck = Karten: Es ist kein Deck gewählt.
new-refused-short-many-decks = Karten: zu viele Decks.
new-refused-short-leap-year = Karten: Schaltjahr braucht einen Stapel.
new-refused-short-no-number = Karten: zu viele sind verdeckt.

# Was die Auswahl bedeutet
new-means-refused = So können die Karten nicht liegen
new-means-mixed = { $cards ->
        [one] 1 Karte in einem Stapel
       *[other] { $cards } Karten in einem Stapel
    }
new-means-weather = { $cards ->
        [one] 1 Karte und 4 Wetterkarten in einem Stapel
       *[other] { $cards } Karten und 4 Wetterkarten in einem Stapel
    }
new-means-stacks = { $stacks ->
        [one] Ein Stapel
       *[other] { $stacks } Stapel, einer nach dem anderen
    }
new-means-dice = Die App würfelt mit zwei Würfeln
new-means-table = Ihr würfelt selbst
new-means-no-cards = Es kommen keine Ereigniskarten. Wechselt ihr zu Karten, wird { $decks } gezogen.
new-means-printed = So liegen eure gedruckten Karten.
new-means-turns-all = Alle Karten kommen dran: { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    } im Jahr.
new-means-turns = { $hidden ->
        [one] Eine Karte bleibt verdeckt: { $turns ->
            [one] 1 Zug
           *[other] { $turns } Züge
        } im Jahr.
       *[other] { $hidden } bleiben verdeckt: { $turns ->
            [one] 1 Zug
           *[other] { $turns } Züge
        } im Jahr.
    }
new-means-turns-about = { $hidden ->
        [one] Eine Karte bleibt verdeckt: etwa { $turns } Züge im Jahr.
       *[other] { $hidden } bleiben verdeckt: etwa { $turns } Züge im Jahr.
    }
new-means-endless = Ohne Neujahr kommen alle Karten dran: { $turns } Züge, dann wird neu gemischt.
new-means-stacks-all = Alle Karten kommen dran: { $turns } Züge, bis alle Stapel neu gemischt werden.
new-means-stacks-turns = { $hidden } Karten bleiben verdeckt: { $turns } Züge, bis alle Stapel neu gemischt werden.
new-means-stacks-about = { $hidden } Karten bleiben verdeckt: etwa { $turns } Züge, bis alle Stapel neu gemischt werden.
new-means-leap-year = Bei Neujahr stimmt ihr ab, ob auch die verdeckten Karten gezogen werden.
new-means-season-times = Es beginnt im { $season }; die Jahreszeit wechselt 4-mal im Jahr.
new-means-season-up-to = Es beginnt im { $season }; die Jahreszeit wechselt bis zu 4-mal im Jahr.
new-means-season-stack = Es beginnt im { $season }; die Jahreszeit wechselt, solange der erste Stapel gezogen wird.
new-means-season-held = Es beginnt im { $season }; { $player } wechselt die Jahreszeit am Anfang jedes eigenen Zugs.
new-means-season-stays = Es bleibt die ganze Zeit { $season }.
new-means-weather-idle = Keine Karte hier hängt von der Jahreszeit ab: Das Wetter ändert nichts.

new-layer-draw = zum Ziehen
new-layer-hidden = verdeckt
new-pile-shown = Von oben: { $layers }
new-stack-shown = Stapel { $stack } von oben: { $layers }
new-pile-draw = { $count } zum Ziehen
new-pile-hidden = { $count } verdeckt

new-short-mixed = Ereigniskarten: { $decks }
new-short-stacks = Ereigniskarten in Stapeln: { $decks }
new-short-printed = Gedruckte Karten: { $decks }
new-short-dice = Keine Karten: Die App würfelt
new-short-table = Keine Karten: eigene Würfel

# Eine Lesart eines Ereignisses, für Vorleseprogramme.
new-reading-name = { $event }: { $set }
