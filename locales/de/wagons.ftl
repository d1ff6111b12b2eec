# Wagen aus Händler & Barbaren.
terrain-castle = Schloss
terrain-quarry = Marmorbruch
terrain-glassworks = Glashütte
terrain-label-castle = Schloss
terrain-label-quarry = Marmorbruch
terrain-label-glassworks = Glashütte
place-plaza = auf dem Platz ({ $tile })
place-inner-path = vom Platz ({ $tile }) zur Ecke { $corner }
place-stop = { $place }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
place-stop-toll = { $place }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $gold } Gold

cargo-glass = Glas
cargo-marble = Marmor
cargo-sand = Sand
cargo-tools = Werkzeug

wagons-step-wagon = Wagen
wagons-step-bandit = Barbar
wagons-step-train = Tross

wagons-act-travel = { $who } zieht mit dem Wagen
wagons-act-feed = { $who } gibt dem Wagen 1 Getreide für 2 weitere Punkte
wagons-act-load = { $who } lädt { $cargo }
wagons-act-move-bandit = { $who } versetzt einen Barbaren
wagons-act-send-away = { $who } schickt mit einem Ritter einen Barbaren fort
wagons-act-drive-off = { $who } würfelt { $number }, um einen Barbaren zu vertreiben
wagons-act-buy-level = { $who } bringt den Tross eine Stufe höher
wagons-act-play-swift-journey = { $who } spielt Schnelle Reise
wagons-act-delivered = { $who } liefert { $cargo }: 1 Punkt

wagons-task-bandit = { $who } versetzt einen Barbaren auf einen anderen Weg.
wagons-task-load = Welches Plättchen hat { $who } geladen? Ort: { $site }

card-swift-journey = Schnelle Reise

wagons-fixed-wagon = Wagen von { $who }
wagons-fixed-wagon-none = der Wagen von { $who } steht neben dem Spielbrett
wagons-fixed-train = der Tross von { $who } hat Stufe { $count }
wagons-fixed-load = der Wagen von { $who } trägt { $cargo }
wagons-fixed-load-none = der Wagen von { $who } ist leer
wagons-fixed-delivered = { $who } hat { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
} geliefert
wagons-fixed-bandit-here = ein Barbar
wagons-fixed-bandit-elsewhere = kein Barbar
wagons-fixed-castle_stack = am Schloss { $count ->
    [one] liegt noch 1 Plättchen
   *[other] liegen noch { $count } Plättchen
}
wagons-fixed-quarry_stack = am Marmorbruch { $count ->
    [one] liegt noch 1 Plättchen
   *[other] liegen noch { $count } Plättchen
}
wagons-fixed-glassworks_stack = an der Glashütte { $count ->
    [one] liegt noch 1 Plättchen
   *[other] liegen noch { $count } Plättchen
}
figure-wagon = Wagen
figure-train = Tross
figure-load = Ladung des Wagens
figure-delivered = Gelieferte Waren
figure-bandit = Barbar
figure-castle_stack = Waren am Schloss
figure-quarry_stack = Waren am Marmorbruch
figure-glassworks_stack = Waren an der Glashütte
truth-train = Welche Stufe hat der Tross?
truth-delivered = Wie viele Plättchen sind geliefert?
truth-castle_stack = Wie viele Plättchen liegen noch am Schloss?
truth-quarry_stack = Wie viele Plättchen liegen noch am Marmorbruch?
truth-glassworks_stack = Wie viele Plättchen liegen noch an der Glashütte?
begin-train = Tross
begin-delivered = Gelieferte Waren
begin-castle_stack = Waren am Schloss
begin-quarry_stack = Waren am Marmorbruch
begin-glassworks_stack = Waren an der Glashütte

wagons-not-played = An diesem Tisch wird ohne Wagen gespielt.
wagons-no-wagon = Der Wagen ist noch nicht auf der Insel.
wagons-no-stop = Dort kann kein Wagen halten.
wagons-no-bandit = Dort ist kein Barbar.
wagons-bandit-there = Dort ist schon ein Barbar.
wagons-no-bandit-path = Dort kann kein Barbar liegen.
wagons-last-level = Der Tross hat keine höhere Stufe.
wagons-not-from-stack = In diesem Stapel ist kein { $cargo }.
wagons-not-moved-yet = Die Schnelle Reise folgt auf den ersten Zug des Wagens.
breach-wagons-out-of-reach = So weit reichen die Punkte des Wagens oder das Gold für Wegzoll nicht.
breach-wagons-move-over = Der Zug des Wagens ist zu Ende.
breach-wagons-after-wagon = Sobald der Wagen zieht, wird in diesem Zug nicht mehr gehandelt und gebaut.
breach-wagons-fed-already = Getreide bringt nur einmal Punkte.
breach-wagons-thrown-again = Mit bis zu vier Spielern wird bei 2 oder 12 noch einmal gewürfelt.
breach-wagons-bandit-stays = Der Barbar muss auf einen anderen Weg.
breach-wagons-not-beside = Der Wagen steht nicht am Ende dieses Weges.
breach-wagons-tried-already = Um diesen Barbaren wurde in diesem Zug schon gewürfelt.
breach-wagons-first-level = Ein Tross der Stufe 1 vertreibt niemanden.

odd-wagons-cargo = Es gibt { $counted } Warenplättchen, in der Schachtel sind { $supply }.
odd-wagons-bandits = Auf der Insel sind { $counted } Barbaren, in der Schachtel { $supply }.
bad-start-wagons-not-played = Wagen gibt es nur im Spiel mit Wagen.
bad-start-wagons-too-many-bandits = Es gibt nur 3 Barbaren, nicht { $count }.
bad-island-barred = Gesperrte Wege liegen an Handelsfeldern, jeder einmal.

error-wagons-not-played = die Insel hat Handelsfelder oder Barbaren, aber es wird ohne Wagen gespielt
error-wagons-no-trade-hex = Wagen brauchen ein Handelsfeld
error-wagons-bandit-off = ein Barbar liegt abseits der Wege der Insel
error-wagons-two-bandits = zwei Barbaren liegen auf einem Weg
error-wagons-too-many-bandits = es gibt nur 3 Barbaren

import-hex-of-wagons = Nur das Spiel mit Wagen hat ein Handelsfeld wie { $q }, { $r }. Es wurde weggelassen.
import-no-site = Nichts sagt, was auf dem Handelsfeld { $q }, { $r } steht. Es wurde weggelassen.
import-barred-elsewhere = Der gesperrte Weg { $place } liegt an keinem Handelsfeld oder ist doppelt. Er wurde weggelassen.
import-bandit-elsewhere = Der Barbar { $place } kann dort nicht liegen, oder es sind zu viele. Er wurde weggelassen.
import-wagon-off-island = Der Wagen von { $who } ist nicht auf der Insel. Er wurde weggelassen.

wagons-rule-journey_grain = Getreide für den zweiten Zug (Schnelle Reise)
wagons-rule-journey_grain-again = Noch einmal
wagons-rule-journey_grain-again-line = Für den zweiten Zug darf noch ein Getreide gezahlt werden.
wagons-rule-journey_grain-once = Einmal
wagons-rule-journey_grain-once-line = Ein Getreide wird nur einmal im Zug gezahlt, wie oft der Wagen auch zieht.
wagons-set-journey_grain-again = für den zweiten Zug darf noch ein Getreide gezahlt werden
wagons-set-journey_grain-once = ein Getreide wird nur einmal im Zug gezahlt
changed-wagons = Neue Regeln für Wagen: { $rules }
wagons-history-game = Wagen: { $rules }

why-asks-plaza = Der Wagen von { $who } ist auf einen Platz gekommen.
why-asks-driven-off = { $who } hat den Barbaren vertrieben.
why-rule-bandit = Eine 7 oder ein Ritter versetzt einen Barbaren auf einen anderen Weg. Liegt dort die Straße eines anderen, darf man von ihm 1 Rohstoff verdeckt ziehen.
why-rule-drive-off = Ein Wagen neben einem Barbaren darf würfeln, bei jedem Barbaren einmal im Zug. Bei einer Zahl seiner Stufe geht der Barbar auf einen anderen Weg.
why-rule-cargo = Auf einem Platz liefert ein Wagen, was dort gebraucht wird: 1 Punkt und Gold nach der Stufe. Ist er dann leer, nimmt er das oberste Plättchen des Stapels.

stats-work-travel = Wagenzüge
stats-work-delivery = Lieferungen
stats-work-train = Stufen des Trosses
stats-work-bandit = Barbaren versetzt
records-of-wagons = Mit Wagen: { $count }.
records-kind-wagons = Wagen
fish-for-wagon = 2 Punkte für den Wagen
refused-title-traders-5 = Wagen
error-setup-wagons-in-scenario = diese Karte wird ohne Wagen gespielt
import-token-on-site = Ohne Flüsse haben Schloss, Marmorbruch und Glashütte keine Zahl: { $q }, { $r }. Sie fehlt jetzt.
why-points-delivered = { $count ->
    [one] 1 Lieferung
   *[other] { $count } Lieferungen
}: { $points }.
