# Seefahrer am Tisch

# Schiffe bauen und versetzen
price-repair-ship = Schiff reparieren
chooser-lay = Hierher: { $piece }
sail-title = Dieses Schiff versetzen
sail-where = Antippen, wohin es fährt: { $count ->
    [one] 1 Weg steht ihm offen.
   *[other] { $count } Wege stehen ihm offen.
 }
sail-back = Dieses Schiff ist schon gefahren. Antippen, wo es war, um es zurückzusetzen.
sail-nowhere = Es kann nirgends sonst hin.

# Was gefragt wird
sea-task-robber-hint = An Land kommt der Räuber dorthin, auf See der Pirat.
wanted-road-or-ship = Auf eine Straße oder ein Schiff tippen

# Gold
gold-takes = { $who } nimmt
gold-choose = { $count ->
    [one] 1 Rohstoff
   *[other] { $count } Rohstoffe
 } wählen
gold-confirm = { $who } nimmt { $cards }
gold-done = { $who } hat genommen, was Gold bringt
gold-untold = { $who } hat für Gold { $count ->
    [one] 1 Rohstoff
   *[other] { $count } Rohstoffe
 } genommen, ohne zu sagen, welche

# Verdeckte Felder
found-sea = Meer
found-ground = Hier ist: { $ground }
found-token-in-short = Welche Zahl?
found-token = { $terrain }: Welche Zahl?
found-number = Darauf liegt die { $number }
found-bare = Keine
found-bare-name = Ohne Zahl
wanted-ground = Antippen, was es ist
wanted-token = Die Zahl antippen

# Ritter
knight-chase-pirate = Piraten verjagen
knight-only-chases-pirate = Er kann nicht ziehen, steht aber beim Piraten.
knight-chase-pirate-where = Auf das Meerfeld tippen, auf das er den Piraten verjagt.

# Spieler
player-left-ship = { $count ->
    [one] noch 1 Schiff
   *[other] noch { $count } Schiffe
 }
sea-chit = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 } für Insel { $island }

# Tischprüfung
check-lying-ship = { $count ->
    [one] 1 Schiff
   *[other] { $count } Schiffe
 }
check-chits = Punkte für: { $islands }
check-no-ship = Kein Schiff
check-no-link = Weder Straße noch Schiff
check-damaged-ship = Kaputtes Schiff
check-ship-turn = In diesem Zug
check-ship-old = Nicht in diesem Zug gebaut
check-ship-built = In diesem Zug gebaut
check-ship-to-move = { $who } darf ein Schiff versetzen
check-ship-moved = { $who } hat ein Schiff versetzt
check-pirate = Der Pirat steht hier: { $place }.
check-pirate-board = Der Pirat steht neben dem Brett.
check-pirate-here = Der Pirat steht hier
check-pirate-off = Der Pirat steht neben dem Brett
check-hidden = Verdeckt
check-sea-count = { $count } Meer
check-hidden-count = { $count } verdeckt
check-islands = Inseln: { $all }
check-island = { $island } mit { $count ->
    [one] 1 Feld
   *[other] { $count } Feldern
 }
check-chit = { $count ->
    [0] Keine Punkte
    [one] 1 Punkt
   *[other] { $count } Punkte
 }
check-isle-here = Insel { $island }: Punkte und Heimat
check-home = Heimat
check-home-gone = Keine Heimat
