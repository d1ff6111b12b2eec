# Was der Tisch mitten im Spiel berichtigt oder ändert.

act-correct = Berichtigt: { $what }
act-correct-was = in der App stand: { $was }
act-correct-unknown = die App wusste es nicht
fixed-building-settlement = Siedlung von { $who }
fixed-building-laid-city = umgelegte Stadt von { $who }
fixed-building-city = Stadt von { $who }
fixed-building-none = kein Gebäude
fixed-road-intact = Straße von { $who }
fixed-road-damaged = kaputte Straße von { $who }
fixed-road-none = keine Straße
fixed-robber = der Räuber
fixed-robber-none = Räuber neben dem Brett
fixed-tile = { $terrain }, Zahl { $number }
fixed-tile-bare = { $terrain }, keine Zahl
fixed-tile-none = Meer
fixed-harbor = Hafen { $harbor }
fixed-harbor-none = kein Hafen
fixed-hand = { $who } hat { $cards }
fixed-hand-came = { $who } hat { $came } mehr
fixed-hand-went = { $who } hat { $went } weniger
fixed-hand-both = { $who } hat { $came } mehr und { $went } weniger
fixed-hand_size = { $who } hat { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
fixed-bank = in der Bank: { $cards }
fixed-knights = { $who } hat { $count ->
    [one] 1 Ritter
   *[other] { $count } Ritter
 } ausgespielt
fixed-hidden = { $who } hat { $count ->
    [one] 1 Entwicklungskarte
   *[other] { $count } Entwicklungskarten
 }
fixed-revealed = { $who } hat { $count ->
    [one] 1 Siegpunktkarte
   *[other] { $count } Siegpunktkarten
 } gezeigt
fixed-holder = { $award }: { $who }
fixed-holder-none = { $award }: niemand
fixed-season = jetzt ist { $season }
fixed-pile = im Stapel { $count ->
    [one] ist noch 1 Karte
   *[other] sind noch { $count } Karten
 }
fixed-printed-in-pile = eine gedruckte Karte ist noch im Stapel
fixed-printed-aside = eine gedruckte Karte war schon da
fixed-turn = { $who } ist am Zug

act-let-build = { $who } darf bauen
act-rename = { $who } heißt jetzt { $name }
act-recolor = { $who } spielt jetzt { $color }
act-move-seat = { $who } wechselt den Platz
act-leave-table = { $who } steigt aus
act-return-hand = Die Karten von { $who } kommen in die Bank zurück
act-come-back = { $who } steigt wieder ein
act-break-off = Der Tisch bricht das Spiel ab
act-play-on = Der Tisch spielt weiter

changed-target = Neue Regel: { $count } Punkte gewinnen
changed-hand_limit = Neue Regel: Handkartenlimit { $count }
changed-harbormaster-in_play = Neue Regel: mit Hafenmeister
changed-harbormaster-off = Neue Regel: ohne Hafenmeister
changed-following-open = Neue Regel: Handkarten sind offen
changed-following-private = Neue Regel: Handkarten sind privat
changed-following-secret = Neue Regel: Handkarten sind geheim
changed-following-off = Neue Regel: Handkarten werden nicht mitgezählt
changed-friendly_robber-on = Neue Regel: freundlicher Räuber
changed-friendly_robber-off = Neue Regel: Der Räuber verschont niemanden
changed-first_sevens-count = Neue Regel: Eine 7 zählt auch in der ersten Runde
changed-first_sevens-drawn_again = Neue Regel: keine 7 in der ersten Runde
changed-extra_building-off = Neue Regel: Nur wer am Zug ist, baut
changed-extra_building-special = Neue Regel: Nach jedem Zug dürfen alle anderen bauen
changed-extra_building-paired = Neue Regel: Zu zweit am Zug
changed-resource_cards-phones = Neue Regel: Rohstoffkarten nur auf Handys
changed-resource_cards-paper = Neue Regel: Rohstoffkarten liegen auf dem Tisch
changed-partner_win-may = Neue Regel: Der Partner darf gewinnen
changed-partner_win-may_not = Neue Regel: Der Partner gewinnt nur im eigenen Zug
changed-rulings = Neue Regel: andere Ereignisregeln

bad-island-two = Zwei Dinge können nicht am selben Platz liegen.
bad-island-hexes = Eine Insel hat höchstens 61 Felder.
bad-island-cells = Eine Insel hat mit ihrem Meer höchstens 127 Felder.
bad-island-harbors = Das sind zu viele Häfen.
bad-rule-target = Punkte zum Sieg: { $least } bis { $most }.
bad-rule-hand_limit = Handkartenlimit: { $least } bis { $most } Karten.
bad-rule-extra_building = Außer der Reihe gebaut wird nur zu fünft oder sechst.
bad-rule-readings = Höchstens { $most } Ereignisse können eine eigene Regel haben.

odd-cards = Es gibt { $supply } { $resource }, aber Hände und Bank ergeben zusammen { $counted }.
odd-all-cards = Es gibt { $supply } Karten, aber Hände und Bank ergeben zusammen { $counted }.
odd-development-cards = { $kind ->
    [knight] Es gibt { $supply } Ritter, aber { $counted } sind ausgespielt.
    [victory-point] Es gibt { $supply } Siegpunktkarten, aber { $counted } wurden gezeigt.
   *[any] Es gibt { $supply } Entwicklungskarten, aber { $counted } sind ausgegeben.
 }
odd-holder = { $award }: hier bei { $told }, nach den Regeln bei { $rules }.
odd-too-close = Zwei Gebäude stehen zu dicht beieinander: { $one } und { $other }.
odd-loose-road = Eine Straße von { $who } ist mit keinem Gebäude von { $who } verbunden: { $place }.
nobody = niemand

end-title = Das Spiel wurde abgebrochen
end-turns = nach { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
 }
end-how = Niemand hat gewonnen. Es bleibt bei diesen Punkten.
home-stage-broken-off = Abgebrochen

table-title = Am Tisch
table-turn = Die Insel drehen
table-break-off = Spiel abbrechen
table-play-on = Weiterspielen

fixed-building-gone = kein Gebäude von { $who }
fixed-road-gone = keine Straße von { $who }
fixed-turn_number = das ist Zug { $count }
truth-turn-number = Zugnummer
