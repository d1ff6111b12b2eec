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

# Scenarios with rules of their own
begin-tool-item = Markierte Wege
begin-tool-village = Dörfer
begin-tool-fleet = Flotte
begin-tool-warship = Kriegsschiffe
begin-hint-item = Auf einen markierten Weg tippen: Was dort liegt, ist genommen, oder es liegt dort, was gewählt ist. Noch einmal tippen nimmt das zurück.
begin-hint-village = Für jedes Tuch, das ein Dorf abgegeben hat, darauf tippen. Ein leeres wird beim nächsten Tippen wieder voll.
begin-hint-fleet = Auf das Feld der Flotte tippen. Noch einmal tippen, wenn sie abgezogen ist.
begin-hint-warship = Auf jedes Schiff tippen, das ein Kriegsschiff ist. Noch einmal tippen nimmt das zurück.
begin-item-taken = Genommen
begin-item-chit = Chip
begin-item-card = Karte
begin-items-left = { $count ->
    [0] Auf markierten Wegen liegt nichts mehr.
    [one] Auf 1 markierten Weg liegt noch etwas.
   *[other] Auf { $count } markierten Wegen liegt noch etwas.
}
begin-harbors = Häfen auf die Insel legen
begin-harbors-line = Häfen, die schon gelegt sind, gehören zur Insel.
begin-village-left = { $number } mit { $count } Tuch
begin-villages-left = Dörfer nach Zahlen: { $all }
begin-fleet-here = Die Flotte steht hier: { $hex }.
begin-fleet-left = Die Flotte ist abgezogen.
begin-fleet-leaves = Die Flotte vom Brett nehmen
begin-scenario = In diesem Szenario
begin-no-wonder = Kein Wunder
begin-held_harbors = Gefundene Häfen, noch nicht gelegt
begin-held-harbor = Hafen von { $who }: { $harbor }
dropped-sea-scenario = Die Karte ist eine andere: Vom Szenario liegt alles wieder wie zu Beginn.
