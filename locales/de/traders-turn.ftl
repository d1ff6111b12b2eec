# Was Fische, Gold, Wagen und Öl in einem Zug fragen und bieten.
goods-more = { $label }, { $what }: eins mehr
wanted-bandit = Auf einen Barbaren tippen
wanted-path = Auf einen Weg tippen
wanted-cargo = Antippen, was es ist
wanted-bridge = Antippen, wohin die Brücke kommt

key-cap-fish = F
key-does-fish = Fische ausgeben oder den Schuh weitergeben
key-cap-wagon = G
key-does-wagon = der Wagen: ziehen, den Tross ausbauen
key-cap-oil = O
key-does-oil = Öl nutzen oder stilllegen

fish-action = Fische
fish-title = Fischplättchen
fish-buy = { $what } · { $price } Fische
fish-buy-brief = { $what } · { $price }
fish-buy-with = { $what } · { $price } Fische ({ $tokens })
fish-buy-robber-off = Räuber weg
fish-buy-pirate-off = Pirat weg
fish-buy-wagon = 2 Punkte für den Wagen
fish-buy-theft = Karte nehmen
fish-buy-resource = Ein Rohstoff
fish-buy-road = { $sea ->
    [yes] Straße oder Schiff
   *[no] Eine Straße
}
fish-buy-bridge = Eine Brücke
fish-buy-card = { $knights ->
    [yes] Fortschritt
   *[no] Entwicklung
}
fish-laid = Mit anderen Plättchen bezahlt?
fish-token = { $fish }
fish-token-laid = { $fish } × { $count }
fish-token-name = Ein Plättchen mit { $fish } Fischen: { $count } ausgelegt
fish-laid-again = Plättchen zurücknehmen
fish-laid-hint = Jedes ausgelegte Plättchen antippen, dann, was es kauft.
fish-boot-title = Den alten Schuh weitergeben an
fish-boot-nobody = Sonst hat niemand so viele Punkte, also bleibt der Schuh.
fish-drawn = Fischplättchen ziehen: { $all }.
fish-draws = { $who } { $count }

gold-buys = { $gold } für einen Rohstoff: in diesem Zug noch { $left }-mal
gold-sells = { $cards } für { $gold } verkaufen
rivers-save-city = Die Stadt für { $gold } retten

wagons-action = Wagen
wagons-title = Der Wagen
wagons-left = { $points ->
    [one] 1 Zugpunkt
   *[other] { $points } Zugpunkte
}, { $gold } Gold.
wagons-empty = Er ist leer.
wagons-carries = Er trägt { $cargo }. Ziel: { $site }.
wagons-where = Antippen, wo er halten soll.
wagons-nowhere = Er kann jetzt nirgendwohin.
wagons-feed = 1 Getreide: +{ $count } Punkte
wagons-feed-fish = 2 Fische: +{ $count } Punkte
wagons-drive = Barbaren vertreiben
wagons-drive-at = Barbaren vertreiben { $place }
wagons-bandit-from = Er liegt { $place }.
wagons-drive-title = Einen Barbaren vertreiben
wagons-drive-with = Ein Tross der Stufe { $level } vertreibt ihn mit { $numbers }.
wagons-drive-hint = Einen Würfel werfen: Was zeigt er?
wagons-drive-hint-rolls = Selbst gewürfelt? Dann die Zahl antippen.
wagons-drive-goes = er geht
wagons-drive-stays = er bleibt
wagons-drive-stayed = Eine { $number }: Der Barbar bleibt liegen
wagons-bandit-title = Einen Barbaren versetzen
wagons-bandit-where = Auf den Weg tippen, auf den er kommt.
wagons-send-away = Barbaren fortschicken
wagons-send-away-name = Barbaren fortschicken { $place }
wagons-knight-only-sends = Dieser Ritter kann nur den Barbaren fortschicken.
wagons-buy-level = Stufe { $count }
wagons-buy-level-name = Tross: Stufe { $level } für { $price }
wagons-level-brings = Stufe { $level }: { $points } Zugpunkte, { $gold } Gold je Lieferung, vertreibt bei { $numbers }.
wagons-level-brings-point = Stufe { $level }: { $points } Zugpunkte, { $gold } Gold je Lieferung, vertreibt bei { $numbers }, und 1 Siegpunkt.
wagons-train-last = Der Tross hat die höchste Stufe.

oil-action = Öl
oil-title = Öl
oil-track-at = Leiste { $at } von { $most }: in diesem Zug noch { $left } Öl. Bei { $most } endet er mit einer Katastrophe.
oil-track-full = Die Leiste ist voll: Der Zug endet mit einer Katastrophe.
oil-convert = 1 Öl für 2
oil-metropolises-left = noch { $count }
oil-metropolis-where = Auf eine eigene Stadt tippen.
oil-metropolis-nowhere = Keine Stadt dafür.
oil-sequester = 1 Öl stilllegen
oil-sequester-hint = Es ist aus dem Spiel. Je 3 sind 1 Punkt.
oil-monopoly = Öl
card-plenty-oil = { $what } nehmen: { $count } gewählt
oil-counts-for-seven = Öl zählt hier als Karten und darf mit abgeworfen werden.
oil-drawn = Öl nehmen: { $all }.
oil-from = Öl von { $who }
oil-to = Öl an { $who }
oil-one = 1 Öl
oil-draw-lot = Los ziehen
oil-flood = 7, eine Flut: { $what }.
oil-flood-nobody = 7, eine Flut: Am Meer steht nichts.
oil-flood-of = { $who } { $lost ->
    [0] {""}
    [one] verliert 1 Gebäude
   *[other] verliert { $lost } Gebäude
}{ $reduced ->
    [0] {""}
   *[other] { $lost ->
        [0] {""}
       *[other] {" "}und{" "}
    }
}{ $reduced ->
    [0] {""}
    [one] macht aus 1 Stadt eine Siedlung
   *[other] macht aus { $reduced } Städten Siedlungen
}
oil-pollutes = { $number }: { $count ->
    [0] Kein Feld hat sie, es geschieht nichts.
    [one] Verseucht wird { $places }.
   *[other] Das Los entscheidet: { $places }.
}
oil-flood-done = Flut: vom Brett nehmen
oil-pollutes-spring = 3 Öl kommen für immer aus dem Vorrat.
oil-pollution-done = Die { $number } bestätigen
task-steal-road-later = { $who } zieht eine Karte von der Person, deren Straße dort liegt
