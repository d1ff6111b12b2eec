# Städte & Ritter: Fortschrittskarten spielen

progress = Fortschritt
progress-title = Fortschrittskarten von { $who }
progress-none = { $who } hat keine Fortschrittskarte.
progress-deck-science = Wissenschaft
progress-deck-trade = Handel
progress-deck-politics = Politik
progress-tab = { $deck } { $count }
progress-tab-name = Fortschrittskarten, { $deck }: { $count }
progress-no-alchemist = Vor der Zahl wird nur diese Karte gespielt: { $card }. { $who } hat keine Karte der Wissenschaft.
progress-too-dear = { $who } fehlen dafür Karten.
progress-all-the-same = Hat der Tisch es trotzdem getan, lässt es sich so festhalten.

progress-does-alchemist = Bestimmt beide Würfel, statt zu würfeln oder zu ziehen.
progress-does-crane = Eine Ausbaustufe kostet eine Handelsware weniger.
progress-does-engineer = Eine kostenlose Stadtmauer.
progress-does-inventor = Zwei Zahlenchips tauschen, nur nicht 2, 6, 8 oder 12.
progress-does-irrigation = 2 Getreide je Ackerland neben einem eigenen Gebäude.
progress-does-medicine = Eine Stadt für 2 Erz und 1 Getreide.
progress-does-mining = 2 Erz je Gebirge neben einem eigenen Gebäude.
progress-does-printer = 1 Punkt. Liegt offen, sobald sie gezogen ist.
progress-does-road_building = Zwei kostenlose Straßen.
progress-does-smith = Befördert bis zu zwei Ritter kostenlos.
progress-does-commercial_harbor = Tauscht mit jedem anderen einen Rohstoff gegen eine Handelsware.
progress-does-master_merchant = Nimmt 2 Karten nach Wahl von jemandem mit mehr Punkten.
progress-does-merchant = Stellt den Händler auf: Rohstoff des Feldes 2:1 und 1 Punkt.
progress-does-merchant_fleet = Die Bank nimmt in diesem Zug 2 einer Sorte.
progress-does-resource_monopoly = Nimmt 2 eines Rohstoffs von jedem anderen.
progress-does-trade_monopoly = Nimmt 1 einer Handelsware von jedem anderen.
progress-does-bishop = Versetzt den Räuber und zieht eine Karte von allen neben ihm.
progress-does-constitution = 1 Punkt. Liegt offen, sobald sie gezogen ist.
progress-does-deserter = Ein fremder Ritter läuft über: Ein gleicher eigener darf aufs Brett.
progress-does-diplomat = Entfernt eine Straße mit offenem Ende.
progress-does-intrigue = Vertreibt einen Ritter von einer eigenen Straße.
progress-does-saboteur = Wer gleich viele oder mehr Punkte hat, wirft die Hälfte ab.
progress-does-spy = Fremde Fortschrittskarten ansehen und eine davon nehmen.
progress-does-warlord = Alle eigenen Ritter werden aktiv.
progress-does-wedding = Alle mit mehr Punkten geben 2 Karten.
progress-hits-more = Wer mehr Punkte hat, wirft die Hälfte der Karten ab.

progress-idle-crane = { $who } hat keine Stadt, oder kein Bereich hat noch eine Stufe.
progress-idle-engineer = { $who } hat keine Stadt ohne Mauer oder keine Mauer mehr.
progress-idle-inventor = Keine zwei Zahlenchips lassen sich tauschen.
progress-idle-irrigation = { $who } hat kein Gebäude am Ackerland, oder der Bank fehlt Getreide.
progress-idle-medicine = { $who } hat keine Siedlung für eine Stadt oder keine Stadt mehr.
progress-idle-mining = { $who } hat kein Gebäude am Gebirge, oder der Bank fehlt Erz.
progress-idle-printer = Sie liegt schon offen.
progress-idle-road_building = { $who } hat keine Straße mehr.
progress-idle-smith = Kein Ritter von { $who } lässt sich jetzt befördern.
progress-idle-commercial_harbor = { $who } hat keinen Rohstoff, oder niemand hat eine Handelsware.
progress-idle-master_merchant = Niemand mit Karten hat mehr Punkte als { $who }.
progress-idle-merchant = Auf kein anderes Feld darf der Händler.
progress-idle-merchant_fleet = Die Bank nimmt schon von allem 2.
progress-idle-resource_monopoly = Es ist niemand da, der etwas gibt.
progress-idle-trade_monopoly = Es ist niemand da, der etwas gibt.
progress-idle-alchemist = Die Würfel lassen sich jetzt nicht bestimmen.
progress-idle-bishop = Der Räuber lässt sich jetzt nicht versetzen.
progress-idle-constitution = Sie liegt schon offen.
progress-idle-deserter = Niemand sonst hat einen Ritter.
progress-idle-diplomat = Keine Straße hat ein offenes Ende.
progress-idle-intrigue = An keiner Straße von { $who } steht ein fremder Ritter.
progress-idle-saboteur = Niemand sonst hat so viele Punkte und Karten zum Abwerfen.
progress-idle-spy = Niemand sonst hat eine Fortschrittskarte.
progress-idle-warlord = { $who } hat keinen inaktiven Ritter.
progress-idle-wedding = Niemand mit Karten hat mehr Punkte als { $who }.

progress-play = { $card } spielen
progress-play-what = { $card } spielen: { $what }
progress-show = { $card } offenlegen: 1 Punkt
progress-shows-title = Jemand legt eine Punktkarte offen
progress-shows = { $who } legt { $card } offen
progress-discards = { $who } wirft { $count ->
    [one] { $count } Karte ab.
   *[other] { $count } Karten ab.
}
progress-discards-half = { $who } wirft die Hälfte der Karten ab.
progress-gives = { $who } gibt { $count ->
    [one] { $count } Karte.
   *[other] { $count } Karten.
}
progress-is-offered = { $who } hat vielleicht eine Handelsware zum Tauschen.
progress-wakes = { $count ->
    [one] { $count } Ritter wird aktiv.
   *[other] { $count } Ritter werden aktiv.
}
progress-promotes = { $count ->
    [one] Nach dem Ausspielen auf den Ritter tippen, der befördert wird.
   *[other] Nach dem Ausspielen auf die { $count } Ritter tippen, die befördert werden.
}
progress-roads-next = Nach dem Ausspielen auf die Wege der neuen Straßen tippen.
progress-robber-next = Nach dem Ausspielen auf das neue Feld des Räubers tippen.

progress-dice-wanted = Beide Würfel wählen
progress-dice-set = Eine { $number } bestimmen

progress-tap-engineer = Auf die Stadt tippen, die eine Mauer bekommt.
progress-tap-medicine = Auf die Siedlung tippen, die zur Stadt wird.
progress-tap-inventor = Auf die zwei Felder tippen, die ihre Zahlenchips tauschen.
progress-tap-second = Jetzt das andere Feld.
progress-tap-merchant = Auf das Feld für den Händler tippen.
progress-tap-diplomat = Auf die Straße tippen, die verschwindet.
progress-tap-intrigue = Auf den Ritter tippen, der weichen muss.

progress-whom-master_merchant = Von wem kommen die Karten?
progress-whom-deserter = Wessen Ritter läuft über?
progress-whom-spy = Wessen Karten werden angesehen?
progress-on = { $card }: { $who }, { $what }
progress-has-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
progress-has-knights = { $count ->
   *[other] { $count } Ritter
}
progress-has-cards = { $count ->
    [one] { $count } Fortschrittskarte
   *[other] { $count } Fortschrittskarten
}
progress-which-cards = { $count ->
    [one] Welche Karte von { $who }?
   *[other] Welche { $count } Karten von { $who }?
}
progress-which-untold = Von { $who } Karten nehmen, ohne zu sagen, welche
progress-choose-cards = { $count ->
    [one] Noch { $count } Karte wählen
   *[other] Noch { $count } Karten wählen
}
progress-take-cards = { $cards } von { $who } nehmen
progress-spy-deck = Von welchem Stapel ist die Karte, die { $who } hergibt?
progress-spy-took = Eine Karte { $track ->
    [Handel] des Handels
    [Politik] der Politik
   *[Wissenschaft] der Wissenschaft
 } von { $who } genommen
progress-spy-none = Keine
progress-spy-looked = Keine Karte von { $who } genommen

progress-fleet-which = Von welcher Sorte nimmt die Bank 2?
progress-fleet-kind = Handelsflotte für { $resource }
progress-fleet-cheap = Schon jetzt 2:1: { $kinds }
progress-monopoly-which = Was geben alle anderen her?
progress-monopoly-choose = Eine Sorte wählen
progress-crane-which = Welcher Bereich bekommt die nächste Stufe?
progress-crane-level = { $track } { $level }
progress-crane-name = { $track }, Stufe { $level }: { $price }
progress-crane-not = { $deck }: { $why }
progress-for-free = kostenlos

task-sabotage-ask = { $card }: Die Hälfte dieser Hände geht an die Bank
task-deserter-level = Der übergelaufene Ritter: { $level }
task-harbor-gives = { $who } gibt einen Rohstoff:
task-harbor-gets = Gegen eine Handelsware von { $who }:
task-harbor-kind = { $who } gibt { $resource }
task-harbor-done = Getauscht
task-harbor-done-name = Einen Rohstoff gegen eine Handelsware von { $who } getauscht, ungesehen
task-harbor-none = Keine Handelsware
task-harbor-none-name = { $who } hat keine Handelsware
wanted-knight = Auf einen Ritter tippen
