# Warum etwas nicht geht, und was die Regeln sagen.

refused-impossible = Das geht nicht
refused-count = Nach unserer Zählung
refused-lacks = Dafür braucht { $who } noch { $cards }.
refused-anyway = Trotzdem ausführen
refused-forbidden = Gegen die Regeln
refused-place = Der Grund liegt hier: { $place }
refused-rule = Regel: { $title }
refused-record = Trotzdem eintragen
refused-record-hint = Habt ihr es trotzdem gemacht? Dann wird es eingetragen, und im Verlauf steht es dabei.
refused-back = Zurück
refused-title-3 = Aufbau
refused-title-4 = Spielzug
refused-title-5 = Ertrag, Bank und Räuber
refused-title-6 = Bauen und Handeln
refused-title-9 = Ereigniskarten
refused-title-11 = Hausregeln

not-now-opening = Erst der Aufbau: ein Gebäude, dann die Straße dazu.
not-now-opening-over = Der Aufbau ist vorbei.
not-now-tasks = Erst müssen die offenen Aufgaben erledigt oder übersprungen werden.
not-now-production = Erst muss eine Zahl gezogen oder gewürfelt werden.
not-now-produced-already = Dieser Zug hat schon seine Zahl.
not-now-no-such-task = Das ist jetzt nicht gefragt.
not-now-over = Das Spiel ist vorbei. „Rückgängig“ nimmt den Sieg zurück.
not-now-not-over = Das Spiel ist nicht vorbei.
not-now-extra-building = Jetzt bauen andere. Das geht erst im nächsten Zug.

impossible-no-such-player = { $who } lässt sich hier nicht wählen.
impossible-off-island = Da ist nur Meer.
impossible-intersection-taken = { $piece ->
    [knight] Da steht schon ein Ritter.
   *[building] Da steht schon ein Gebäude.
 }
impossible-path-taken = { $piece ->
    [ship] Da liegt schon ein Schiff.
    [bridge] Da steht schon eine Brücke.
   *[road] Da liegt schon eine Straße.
 }
no-piece-left-road = { $who } hat keine Straße mehr im Vorrat.
no-piece-left-settlement = { $who } hat keine Siedlung mehr im Vorrat. Eine Stadt würde eine frei machen.
no-piece-left-city = { $who } hat keine Stadt mehr im Vorrat.
impossible-no-settlement = { $who } hat dort keine Siedlung, aus der eine Stadt werden kann.
impossible-no-such-road = Dieser Spieler hat dort keine solche Straße.
impossible-hand-lacks = Nach der Zählung der App hat { $who } das nicht auf der Hand: { $cards }.
impossible-hand-empty = { $who } hat keine Karte.
impossible-hand-no-resource = Nach der Zählung der App hat { $who } keine Rohstoffe.
impossible-hand-no-commodity = Nach der Zählung der App hat { $who } keine Handelswaren.
impossible-hand-too-small = { $who } hat nur { $size ->
    [one] 1 Karte
   *[other] { $size } Karten
 }, nicht { $count }.
impossible-hand-more = { $who } hat mindestens { $cards }.
impossible-hand-more-secret = Nach der Zählung der App hat { $who } mehr { $resource } als angesagt.
impossible-hand-more-somebody = Nach der Zählung der App hat { $who } oder ein anderer der Gefragten mehr { $resource } als angesagt.
impossible-hand-some-commodity = Nach der Zählung der App hat { $who } eine Handelsware.
impossible-bank-lacks = Das fehlt der Bank: { $cards }.
impossible-too-many-cards = So viele Karten gibt es im Spiel nicht.
impossible-none-left-to-buy = Alle Entwicklungskarten sind verkauft.
impossible-none-to-play = { $who } hat keine solche Entwicklungskarte auf der Hand.
impossible-kind-used-up = Alle Karten dieser Art sind ausgespielt: { $card }.
impossible-card-not-named = Die App muss wissen, welche Karte es war.
impossible-wrong-count = { $due ->
    [one] Nötig ist 1 Karte
   *[other] Nötig sind { $due } Karten
 }, nicht { $given }.
impossible-not-on-the-pile = Diese Karten liegen nicht auf dem Stapel.
impossible-too-few-points = { $points ->
    [one] 1 Punkt ist
   *[other] { $points } Punkte sind
 } zu wenig: Es müssen { $target } sein.
impossible-not-private = Nur an einem Tisch mit privaten Handkarten kann man der App etwas allein sagen.
impossible-hands-not-followed = In diesem Spiel werden Handkarten nicht mitgezählt.
impossible-too-many = Es gibt nur { $most }, nicht { $count }.
impossible-no-such-turn = Züge sind von 1 bis { $most } nummeriert.
impossible-no-such-award = „{ $award }“ gibt es in diesem Spiel nicht.
impossible-pile-holds = Im Stapel sind { $left } Karten. Mindestens { $least } müssen bleiben, und dazu kommen kann keine.
impossible-not-on-coast = Häfen liegen an der Küste, zwischen Land und Meer.
impossible-piece-in-the-way = Da steht eine Figur. Bitte erst wegnehmen.
impossible-name-taken = { $who } heißt schon so.
impossible-too-few-players = Zwei Spieler müssen bleiben. Zum Aufhören das Spiel abbrechen.
impossible-so-already = Das ist schon so.

breach-distance-rule = Zu nah: Auf einer Kreuzung daneben steht schon ein Gebäude. Alle drei müssen frei sein.
breach-settlement-without-road = Dorthin führt keine Straße von { $who }.
breach-road-not-connected = Die Straße schließt an keine Straße und kein Gebäude von { $who } an.
breach-road-through-building = Die Straße ginge hinter einem fremden Gebäude weiter.
breach-road-not-beside-settlement = Die Straße muss neben dem Gebäude liegen, das gerade gesetzt wurde.
breach-road-while-damaged = Erst muss { $piece ->
    [ship] ein kaputtes Schiff repariert werden, dann darf { $who } ein anderes oder eine Straße bauen
    [bridge] eine kaputte Brücke repariert werden, dann darf { $who } eine andere oder eine Straße bauen
   *[road] eine kaputte Straße repariert werden, dann darf { $who } eine andere bauen
 }.
breach-building-at-damage = { $who } darf am Ende { $piece ->
    [ship] eines kaputten Schiffs
    [bridge] einer kaputten Brücke
   *[road] einer kaputten Straße
 } nicht bauen.
breach-before-production = Gebaut und gehandelt wird erst nach der Zahl.
breach-second-card = Nur eine Entwicklungskarte pro Zug.
breach-fresh-card = { $who } hat alle Entwicklungskarten erst in diesem Zug gekauft; ausspielen lassen sie sich ab dem nächsten.
breach-wrong-discard = { $due ->
    [one] 1 Karte muss
   *[other] { $due } Karten müssen
 } abgeworfen werden, nicht { $given }.
breach-robber-stays = Der Räuber muss auf ein anderes Feld.
breach-wrong-victim = Von { $who } kann jetzt keine Karte gezogen werden.
breach-wrong-recipient = { $who } gehört nicht zu denen, die eine Karte bekommen.
breach-not-held-before = { $resource } kam erst durch dieses Ereignis: Gegeben wird eine Karte, die vorher schon da war.
breach-wrong-refuge = Der Räuber muss woandershin fliehen.
breach-wrong-rate = Die Bank will { $rate } von dieser Sorte, nicht { $given }.
breach-like-for-like = { $resource } gegen { $resource } wird nicht getauscht.
breach-gift = Beim Handeln müssen beide Seiten etwas geben.
breach-task-left = Die Regeln verlangen das.
breach-task-named = Die Regeln verlangen es: { $task }
breach-out-of-turn = { $who } darf jetzt nur bauen und kaufen.
breach-building-order = Gebaut wird reihum: { $who } war schon dran.
breach-first-seven = Keine 7 in der ersten Runde: noch einmal würfeln.
breach-friendly-robber = Der Räuber lässt { $who } in Ruhe: 2 Punkte oder weniger.
