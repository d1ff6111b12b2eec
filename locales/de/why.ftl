# Warum: was gezählt wurde, welche Regel entschied, und wer das sagt.

why = Warum?
why-of = { $sentence } Warum?
why-back = Zurück
why-back-player = Zurück zu { $who }

# Wer das sagt.
authority-official = Offizielle Regel
authority-publisher = Antwort des Verlags
authority-edition = Berichtete Lesart: { $set }
authority-ours = Unsere Auslegung
authority-our-card = Unsere eigene Karte
authority-table = So will es der Tisch
why-set-fusion = „Mischung“
why-set-classic = „Klassisch“
why-set-2025 = „2025“
why-readings-differ = Die Ausgaben sind hier verschieden. Dieser Tisch liest so: { $set }.

# Erträge
why-payout-title = Warum { $cards } für { $who }?
why-payout-title-nothing = Warum nichts für { $who }?
why-everyone-title = Warum nehmen sie nichts?
why-settlement = Siedlung bei { $hex }: { $cards }.
why-city = Stadt bei { $hex }: { $cards }.
why-no-building = { $who } hat kein Gebäude an einem Feld mit der Zahl { $number }.
why-cause-away = { $who } ist nicht mehr am Tisch.
why-cause-harvest = Sonst { $count }. Die Karte ändert es.
why-cause-robber = Der Räuber steht dort und behält { $cards }.
why-cause-robber-idle = Der Räuber steht dort, aber ein anderes Feld gibt die eine Karte.
why-cause-spared = Der Räuber steht dort, lässt { $who } aber in Ruhe.
why-cause-asleep = Der Räuber steht dort, schläft aber in diesem Zug.
why-cause-one-card = Sonst { $count }. Wegen der Karte nur 1.
why-cause-other-hex = Wegen der Karte gibt es insgesamt nur 1, und die kommt von einem anderen Feld.
why-by-card = Die Karte von sich aus: { $cards }.
why-together = Zusammen: { $cards }.
why-otherwise = Im Spiel steht es anders: { $cards }. Eine ältere Fassung des Programms hat so gezählt.
why-short-title = Warum zahlt die Bank weniger?
why-short-stock = Die Bank hatte { $stock } und schuldete { $wanted }.
why-short-owed = { $who }: { $cards } fällig.
why-short-nobody = Das reicht nicht für alle, also nimmt niemand { $resource }.
why-short-sole = Nur { $who } bekommt davon etwas und nimmt, was die Bank hatte: { $cards }.

# Abwerfen
why-discard-title = Warum wirft { $who } { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 } ab?
why-discard-title-open = Warum wird abgeworfen?
why-discard-title-keeps = Warum behält { $who } alle Karten?
why-discard-hand = { $who } hält { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }.
why-discard-over = Das sind mehr als { $limit }.
why-discard-within = Das sind nicht mehr als { $limit }.
why-discard-half = Die Hälfte von { $hand }, abgerundet, ist { $count }.
why-discard-unknown = Die App verfolgt hier keine Handkarten. Alle zählen selbst: Wer mehr als { $limit } Karten hält, wirft die Hälfte ab, abgerundet.

# Aufgaben
why-task-title = Warum diese Aufgabe?
why-event-title = Warum betrifft { $event } niemanden?
why-asks-card = Die Karte dieses Zuges verlangt es: { $event }.
why-asks-seven = Die Zahl ist eine 7.
why-asks-knight = { $who } hat einen Ritter gespielt.
why-asks-road-building = { $who } hat Straßenbau gespielt.
why-asks-new-year = Neujahr ist gekommen.
why-asks-weather = { $who } hat die Wetterkarten, und der Zug beginnt.
why-asks-barbarians = Das Barbarenschiff hat die Insel erreicht.
why-means-active = Es betrifft, wer am Zug ist: { $who }.
why-means-all = Es betrifft alle.
why-means-others = Es betrifft alle außer { $who }, der Person am Zug.
why-means-holder = Es betrifft, wer { $award } hat: { $who }.
why-unclaimed = Niemand hat { $award }, also entscheidet die Zählung.
why-compared = Verglichen wird: { $measure }.
why-score = { $who }: { $count }.
why-leads-one = { $who } hat am meisten.
why-leads-many = Gleich viel und am meisten haben { $who }. Es betrifft sie alle.
why-leads-tie = Gleich viel und am meisten haben { $who }. Bei Gleichstand betrifft es niemanden.
why-leads-tie-next = Gleich viel und am meisten haben { $who }, also wird etwas anderes verglichen.
why-leads-zero = Niemand hat etwas.
why-leads-nothing = Solange niemand das hat, betrifft es niemanden.
why-trails = { $who } { $number ->
    [one] hat
   *[other] haben
 } am wenigsten.
why-trails-nobody = Niemand liegt allein hinten, also betrifft es niemanden.
why-at-least = Es betrifft alle mit { $count } oder mehr.
why-at-most = Es betrifft alle mit { $count } oder weniger.
why-nobody-fits = Es trifft auf niemanden zu, also geschieht nichts.
why-freedom-may = Es darf bleiben.
why-freedom-must = Es muss sein. Hat der Tisch es auf seine Weise getan, berührt „Am Tisch erledigt“.
why-yield-kinds = Das Gebäude könnte geben: { $cards }.

# Auszeichnungen
why-award-title = Warum hat { $who } { $award }?
why-award-title-nobody = Warum hat niemand { $award }?
why-award-few = Es braucht { $least }, und so viel hat niemand.
why-award-most = { $who } hat allein am meisten.
why-award-kept = Ebenso viel wie { $who } { $number ->
    [one] hat
   *[other] haben
 } { $others }. Bei Gleichstand bleibt es, wo es war.
why-award-aside = Gleich viel und am meisten haben { $who }, und niemand davon hatte es. Bei Gleichstand bleibt es liegen.
why-award-told = Der Tisch hat es so gesagt. Nach der Zählung wäre es anders.
why-award-before = Davor hatte es { $who }.
why-award-before-nobody = Davor hatte es niemand.
why-award-button = Warum { $award }?

# Punkte
why-points-title = Warum { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } für { $who }?
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
    [one] 1 aufgedeckte Siegpunktkarte
   *[other] { $count } aufgedeckte Siegpunktkarten
 }: { $points }.
why-points-none = Noch nichts, was zählt: 0.
why-points-together = Zusammen: { $points } von { $target }.
why-points-hidden = Noch verdeckte Siegpunktkarten zählen hier nicht.
why-points-corrected = { $count ->
    [one] Der Tisch hat es einmal berichtigt.
   *[other] Der Tisch hat es { $count }-mal berichtigt.
 }
why-win-title = Warum hat { $who } gewonnen?
why-win-enough = { $target } Punkte gewinnen, und { $who } hat im eigenen Zug { $points }.

# Ablehnungen
why-refused-hand = { $who } hält { $cards }.
why-refused-hand-size = { $who } hält { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }.
why-refused-bank = Die Bank hat { $cards }.
why-refused-pieces = Alle { $count } liegen auf der Insel.
why-refused-played = In diesem Zug gespielt: { $card }.
why-refused-rate = { $who } tauscht { $resource } zu { $rate }:1.
why-refused-points = { $who } hat { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }.

# Die Regeln
why-rule-yield = Jedes Feld mit der Zahl gibt für eine Siedlung daneben 1 Karte, für eine Stadt 2.
why-rule-robber-blocks = Das Feld, auf dem der Räuber steht, gibt nichts.
why-rule-robber-spares = Der Räuber lässt alle mit höchstens { $points } Punkten in Ruhe.
why-rule-bank-short = Kann die Bank von einem Rohstoff nicht alles zahlen, nimmt niemand davon.
why-rule-sole-creditor = Kann die Bank nicht alles zahlen, ist aber nur einer Person etwas fällig, nimmt diese den Rest.
why-rule-card = { $event }: { $words }
why-rule-one-in-all = Ein Gebäude an zwei Feldern mit der Zahl gibt insgesamt 1 Karte. Wem es gehört, der wählt, welche.
why-rule-event-first = Erst kommt das Ereignis der Karte, dann ihr Ertrag.
why-rule-hand-limit = Bei einer 7 werfen alle mit mehr als { $limit } Karten die Hälfte ab, abgerundet.
why-rule-seven-robber = Bei einer 7 muss, wer am Zug ist, den Räuber auf ein anderes Feld setzen und zieht dort verdeckt 1 Karte von jemandem mit einem Gebäude.
why-rule-knight = Ein Ritter versetzt den Räuber auf ein anderes Feld; wer ihn spielt, zieht dort verdeckt 1 Karte von jemandem mit einem Gebäude.
why-rule-road-building = Straßenbau gibt bis zu 2 freie Straßen.
why-rule-new-year-vote = Mit einer Schaltjahr-Karte im Stapel stimmt der Tisch bei Neujahr ab: ein neuer Stapel, oder weiter bis zu den verdeckten Karten.
why-rule-weather-stack = Wer die Wetterkarten hat, legt zu Beginn des Zuges die oberste nach unten. Die nächste Jahreszeit kommt.
why-rule-barbarians = Erreicht das Barbarenschiff die Insel, kämpft der Tisch, und das Schiff fährt zurück.
why-rule-clockwise = Was mehrere zugleich tun, tun sie im Uhrzeigersinn, beginnend bei der Person am Zug.
why-rule-nothing-leads = Wer von dem Verglichenen nichts hat, liegt nicht vorn.
why-rule-held-before = Die Karte kommt aus dem, was vor dem Ereignis auf der Hand war.
why-rule-hidden-points = Hier zählen nur Punkte, die alle sehen.
why-rule-longest-road = Die längste Kette eigener Straßen gewinnt sie, ab 5. Weiter geht sie nur an eine längere.
why-rule-largest-army = Wer zuerst 3 Ritter gespielt hat, gewinnt sie. Weiter geht sie nur an jemanden mit mehr.
why-rule-harbormaster = Siedlungen an Häfen zählen 1, Städte 2. Wer zuerst 3 hat, wird Hafenmeister. Weiter geht es nur an jemanden mit mehr.
why-rule-award-tie = Bei Gleichstand bleibt es, wo es ist. Fällt zurück, wer es hatte, und haben mehrere gleich viel, hat es niemand.
why-rule-points = Eine Siedlung zählt 1 Punkt, eine Stadt 2, jede Auszeichnung 2, eine aufgedeckte Siegpunktkarte 1.
why-rule-target-points = Wer im eigenen Zug { $count } Punkte hat, gewinnt.
