# Warum: was gezählt wurde, welche Regel entschied, und wer das sagt.

why = Warum?
why-of = { $sentence } Warum?
why-back = Zurück
why-back-player = Zurück zu { $who }

# Wer das sagt.
authority-official = Offizielle Regel
authority-publisher = Antwort des Verlags
authority-edition = Laut Berichten: { $set }
authority-ours = So entscheidet Tableside
authority-our-card = Unsere eigene Karte
authority-table = Hausregel
why-set-fusion = „Fusion“
why-set-classic = „Klassisch“
why-set-2025 = „2025“
why-readings-differ = Hier unterscheiden sich die Ausgaben. Ereignisregeln an diesem Tisch: { $set }.

# Erträge
why-payout-title = Warum bekommt { $who } { $cards }?
why-payout-title-nothing = Warum bekommt { $who } nichts?
why-everyone-title = Warum bekommen sie nichts?
why-settlement = Siedlung bei { $hex }: { $cards }.
why-city = Stadt bei { $hex }: { $cards }.
why-no-building = { $who } hat kein Gebäude an einem Feld mit der Zahl { $number }.
why-cause-away = { $who } ist nicht mehr am Tisch.
why-cause-harvest = Sonst { $count }. Die Karte ändert es.
why-cause-robber = Der Räuber steht dort und blockiert { $cards }.
why-cause-robber-idle = Der Räuber steht dort, aber ein anderes Feld gibt die eine Karte.
why-cause-spared = Der Räuber steht dort, lässt { $who } aber in Ruhe.
why-cause-asleep = Der Räuber steht dort, schläft aber in diesem Zug.
why-cause-one-card = Sonst { $count }. Wegen der Karte nur 1.
why-cause-other-hex = Wegen der Karte gibt es insgesamt nur 1, und die kommt von einem anderen Feld.
why-by-card = Von der Karte selbst: { $cards }.
why-together = Zusammen: { $cards }.
why-otherwise = Im Spiel steht es anders: { $cards }. Eine ältere Version der App hat so gezählt.
why-short-title = Warum zahlt die Bank weniger?
why-short-stock = Die Bank hatte { $stock } und schuldete { $wanted }.
why-short-owed = { $who }: { $cards } fällig.
why-short-nobody = Das reicht nicht für alle, also bekommt niemand { $resource }.
why-short-sole = Nur { $who } bekommt davon etwas, also alles, was die Bank hatte: { $cards }.

# Abwerfen
why-discard-title = Warum wirft { $who } { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 } ab?
why-discard-title-open = Warum wird abgeworfen?
why-discard-title-keeps = Warum behält { $who } alle Karten?
why-discard-hand = { $who } hat { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }.
why-discard-over = Das sind mehr als { $limit }.
why-discard-within = Das sind nicht mehr als { $limit }.
why-discard-half = Die Hälfte von { $hand }, abgerundet, ist { $count }.
why-discard-unknown = Die App zählt hier keine Handkarten mit. Alle zählen selbst: Wer mehr als { $limit } Karten hat, wirft die Hälfte ab, abgerundet.

# Aufgaben
why-task-title = Warum wird das verlangt?
why-event-title = Warum betrifft „{ $event }“ niemanden?
why-asks-card = So steht es auf der Karte dieses Zugs: { $event }.
why-asks-seven = Die Zahl ist eine 7.
why-asks-knight = { $knights ->
    [yes] { $who } hat den Räuber mit einem Ritter verjagt.
   *[other] { $who } hat einen Ritter ausgespielt.
}
why-asks-road-building = { $who } hat Straßenbau ausgespielt.
why-asks-new-year = Neujahr ist gekommen.
why-asks-weather = { $who } hat die Wetterkarten, und der Zug beginnt.
why-asks-barbarians = Das Barbarenschiff hat die Insel erreicht.
why-means-active = Es betrifft, wer am Zug ist: { $who }.
why-means-all = Es betrifft alle.
why-means-others = Es betrifft alle außer { $who }, denn { $who } ist am Zug.
why-means-holder = Es betrifft, wer „{ $award }“ hat: { $who }.
why-unclaimed = Niemand hat „{ $award }“, also wird gezählt.
why-compared = Verglichen wird: { $measure }.
why-score = { $who }: { $count }.
why-leads-one = { $who } hat am meisten.
why-leads-many = Gleichauf vorn: { $who }. Es betrifft sie alle.
why-leads-tie = Gleichauf vorn: { $who }. Bei Gleichstand betrifft es niemanden.
why-leads-tie-next = Gleichauf vorn: { $who }. Es entscheidet der nächste Vergleich.
why-leads-zero = Niemand hat etwas.
why-leads-nothing = Solange niemand die Auszeichnung hat, betrifft es niemanden.
why-trails = { $who } { $number ->
    [one] hat
   *[other] haben
 } am wenigsten.
why-trails-nobody = Niemand liegt allein hinten, also betrifft es niemanden.
why-at-least = Es betrifft alle mit { $count } oder mehr.
why-at-most = Es betrifft alle mit { $count } oder weniger.
why-nobody-fits = Das trifft auf niemanden zu, also passiert nichts.
why-freedom-may = Das ist freiwillig.
why-freedom-must = Das ist Pflicht. Habt ihr es anders gemacht: „Am Tisch war es anders“ antippen.
why-yield-kinds = Das Gebäude könnte geben: { $cards }.

# Auszeichnungen
why-award-title = Warum hat { $who } { $award }?
why-award-title-nobody = Warum hat niemand { $award }?
why-award-few = Man braucht { $least }, und so viel hat niemand.
why-award-most = { $who } hat allein am meisten.
why-award-kept = Ebenso viel wie { $who } { $number ->
    [one] hat
   *[other] haben
 } { $others }. Bei Gleichstand bleibt es, wo es war.
why-award-aside = Gleichauf vorn: { $who }, und niemand davon hatte es. Bei Gleichstand bekommt es niemand.
why-award-told = Der Tisch hat es so gesagt. Gezählt wäre es anders.
why-award-before = Davor hatte es { $who }.
why-award-before-nobody = Davor hatte es niemand.
why-award-button = Warum { $award }?

# Punkte
why-points-title = Warum hat { $who } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }?
why-points-button = Warum { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }?
why-points-settlements = { $count ->
    [one] 1 Siedlung
   *[other] { $count } Siedlungen
 }: { $points }.
why-points-cities = { $count ->
    [one] 1 Stadt
   *[other] { $count } Städte
 }: { $points }.
why-points-award = { $award }: { $points }.
why-points-revealed = { $count ->
    [one] 1 gezeigte Siegpunktkarte
   *[other] { $count } gezeigte Siegpunktkarten
 }: { $points }.
why-points-none = Noch nichts: 0.
why-points-together = Zusammen: { $points } von { $target }.
why-points-hidden = Noch verdeckte Siegpunktkarten zählen hier nicht.
why-points-corrected = { $count ->
    [one] Der Tisch hat es einmal berichtigt.
   *[other] Der Tisch hat es { $count }-mal berichtigt.
 }
why-win-title = Warum hat { $who } gewonnen?
why-win-enough = { $target } Punkte gewinnen, und { $who } hat { $points }, im eigenen Zug.

# Ablehnungen
why-refused-hand = { $who } hat { $cards }.
why-refused-hand-size = { $who } hat { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }.
why-refused-bank = Die Bank hat { $cards }.
why-refused-pieces = Alle { $count } liegen auf der Insel.
why-refused-played = In diesem Zug schon gespielt: { $card }.
why-refused-rate = { $who } tauscht { $resource } zu { $rate }:1.
why-refused-points = { $who } hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.

# Die Regeln
why-rule-yield = { $knights ->
    [yes] Jedes Feld mit der Zahl bringt einer Siedlung daneben 1 Rohstoff. Einer Stadt bringt es auf Ackerland und Hügelland 2, auf Wald, Weideland und Gebirge 1 Rohstoff und 1 Handelsware.
   *[no] Jedes Feld mit der Zahl bringt einer Siedlung daran 1 Karte, einer Stadt 2.
 }
why-rule-robber-blocks = Das Feld mit dem Räuber bringt nichts.
why-rule-robber-spares = Der Räuber lässt alle mit höchstens { $points } Punkten in Ruhe.
why-rule-bank-short = Kann die Bank von einem Rohstoff nicht alles zahlen, bekommt niemand etwas davon.
why-rule-sole-creditor = Kann die Bank nicht alles zahlen, steht der Rohstoff aber nur einem Spieler zu, bekommt er den Rest.
why-rule-card = { $event }: { $words }
why-rule-one-in-all = Ein Gebäude an zwei Feldern mit der Zahl bringt insgesamt 1 Karte. Sein Besitzer wählt, welche.
why-rule-event-first = Erst kommt das Ereignis der Karte, dann ihre Zahl.
why-rule-hand-limit = Bei einer 7 werfen alle mit mehr als { $limit } Karten die Hälfte ab, abgerundet.
why-rule-seven-robber = { $sea ->
    [yes] Bei einer 7 versetzt, wer am Zug ist, den Räuber oder den Piraten auf ein anderes Feld und zieht verdeckt 1 Karte von einem Spieler mit einem Gebäude dort, auf dem Meer mit einem Schiff.
   *[no] Bei einer 7 versetzt, wer am Zug ist, den Räuber auf ein anderes Feld und zieht von einem Spieler mit einem Gebäude dort verdeckt 1 Karte.
 }
why-rule-knight = { $sea ->
    [yes] Ein Ritter versetzt den Räuber oder den Piraten auf ein anderes Feld; wer ihn ausspielt, zieht verdeckt 1 Karte von einem Spieler mit einem Gebäude dort, auf dem Meer mit einem Schiff.
   *[no] Ein Ritter versetzt den Räuber auf ein anderes Feld; wer ihn ausspielt, zieht von einem Spieler mit einem Gebäude dort verdeckt 1 Karte.
 }
why-rule-road-building = { $sea ->
    [yes] Straßenbau bringt bis zu 2 kostenlose Straßen oder Schiffe.
   *[no] Straßenbau bringt bis zu 2 kostenlose Straßen.
 }
why-rule-new-year-vote = Mit der Karte „Schaltjahr“ im Stapel stimmt der Tisch bei Neujahr ab: neu mischen, oder mit den verdeckten Karten weiter.
why-rule-weather-stack = Wer die Wetterkarten hat, legt am Anfang seines Zugs die oberste nach unten. Die nächste Jahreszeit beginnt.
why-rule-barbarians = Erreicht das Barbarenschiff die Insel, kämpft der Tisch, und das Schiff fährt zurück.
why-rule-clockwise = Was mehrere zugleich tun, tun sie im Uhrzeigersinn; es beginnt, wer am Zug ist.
why-rule-nothing-leads = Wer von dem, was zählt, nichts hat, liegt nicht vorn.
why-rule-held-before = Gegeben wird eine Karte, die schon vor dem Ereignis auf der Hand war.
why-rule-hidden-points = Hier zählen nur Punkte, die alle sehen können.
why-rule-longest-road = { $sea ->
    [yes] Sie geht an die längste Kette eigener Straßen und Schiffe, mindestens 5. Straße und Schiff verbindet nur ein eigenes Gebäude. Weiter geht sie nur an eine längere.
   *[no] Sie geht an die längste Kette eigener Straßen, mindestens 5. Weiter geht sie nur an eine längere.
 }
why-rule-largest-army = Sie geht an den Ersten, der 3 Ritter ausgespielt hat. Weiter geht sie nur an jemanden mit mehr.
why-rule-harbormaster = Siedlungen an Häfen zählen 1, Städte 2. Der Erste mit 3 wird Hafenmeister. Weiter geht es nur an jemanden mit mehr.
why-rule-award-tie = Bei Gleichstand bleibt es, wo es ist. Fällt der Besitzer zurück und sind andere gleichauf vorn, hat es niemand.
why-rule-points = { $knights ->
    [yes] Eine Siedlung zählt 1, eine Stadt 2, eine Metropole 2 mehr, die längste Straße 2. Jedes Mal als Retter, jede offene Punktkarte und der Händler zählen je 1.
   *[no] Eine Siedlung zählt 1 Punkt, eine Stadt 2, jede Auszeichnung 2, eine gezeigte Siegpunktkarte 1.
 }{ $wagons ->
    [yes] { " " }Jede Lieferung zählt 1, ein Tross der Stufe 5 auch 1.
   *[no] { "" }
 }
why-rule-target = Wer im eigenen Zug { $count } Punkte hat, gewinnt.
