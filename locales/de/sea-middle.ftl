# Seefahrer: ein Spiel, zu dem die App in der Mitte kommt, und Stellungen als Dateien

begin-player-sea = { $player }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }, längste Handelsroute { $road }{ $awards }
begin-road-sea = Route { $length }

begin-tool-ship = Schiff
begin-tool-pirate = Pirat
begin-tool-isles = Inseln
begin-short-ship = Schiff
begin-hint-ship = Für jedes Schiff auf einen Weg tippen. Noch einmal tippen entfernt es.
begin-hint-pirate = Auf das Feld des Piraten tippen. Noch einmal tippen stellt ihn neben das Brett.
begin-hint-isles = Auf eine Insel tippen, die Heimat ist oder Punkte gebracht hat. Noch einmal tippen nimmt das zurück.
begin-ship-turned = Beschädigt
begin-ship-turned-line = Ein quer gedrehtes Schiff.
begin-pirate-board = Den Piraten neben das Brett stellen
begin-isles = { $who }: { $all }
begin-isles-none = { $who } hat noch keine Heimat und keine Punkte für Inseln.
begin-isles-usual = Heimat ist, was die Karte sagt, sonst jede Insel, die ohne Punkte besiedelt ist.
begin-isle-home = { $island } Heimat
begin-isle-points = { $island } { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 }

dropped-sea-robber = Das Feld des Räubers ist weg: Er steht, wo die Karte ihn hat.
dropped-sea-pirate = Das Feld des Piraten ist weg: Er steht, wo die Karte ihn hat.

import-map-off-land = Die Karte hat Räuber, Heimat oder Anfang bei { $q }, { $r }, wo kein Land ist. Das fehlt darum.
