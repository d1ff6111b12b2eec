# Seefahrer: ein neues Spiel

new-game-sea = Seefahrer
new-island-scenario = Szenario

# Szenarien
scenario-points = { $points } Punkte zum Sieg
scenario-no-map = Nicht für diese Zahl
scenario-tile = { $title }: { $line }
scenario-other-number = { $title } hat Karten für { $counts } Personen: Wählt ein anderes Szenario, oder gebt eine Karte von Hand ein.
scenario-file = Ein eigenes Szenario
scenario-file-line = Eine Datei wie die Szenarien dieses Programms: ihre Inseln und was darauf liegt.
scenario-file-read = Diese Datei nehmen
scenario-file-none = In dieser Datei ist kein Szenario.
scenario-file-wrong = Dieses Szenario lässt sich nicht spielen: Bei { $place } stimmt etwas nicht. Der Befehl „tableside scenario check“ sagt, was.
scenario-robber-first = Hier beginnt der Räuber; wer anfängt, wählt:
scenario-shuffles = Innerhalb jedes Gebiets gemischt:
scenario-shuffle-terrain = Landschaften
scenario-shuffle-tokens = Zahlen
scenario-shuffle-harbors = Häfen
scenario-shuffle-again = Neu mischen
scenario-unkept-reds = Mit diesen Teilen liegen rote Zahlen nebeneinander.
scenario-unkept-gold = Mit diesen Teilen liegt eine rote Zahl auf Gold.
scenario-abroad = Die erste Siedlung auf einer fremden Insel bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} extra.
scenario-abroad-of-each = Heimat ist, wo man beginnt; die erste Siedlung auf jeder anderen Insel bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} extra.
scenario-begins-at-home = { $count ->
    [one] Die ersten Siedlungen kommen auf die Heimatinsel.
   *[other] Die ersten Siedlungen kommen auf die Heimatinseln.
}
scenario-both-beside = Räuber und Pirat stehen zu Beginn neben dem Plan.
scenario-robber-beside = Der Räuber steht zu Beginn neben dem Plan.
scenario-pirate-beside = Der Pirat steht zu Beginn neben dem Plan.
scenario-harbors-by-players = Die Häfen legen alle reihum, keinen neben einen anderen. Gebt sie von Hand ein, oder lasst sie von der App verteilen.
scenario-hidden = Verdeckt und gemischt: { $hexes }; mit den Zahlen { $tokens }.
scenario-hidden-hexes = { $count } × { $what }
scenario-hidden-sea = Meer
scenario-kept-by-table = Diese Regeln des Szenarios kennt die App nicht; auf sie achtet ihr selbst:
scenario-kept-open = Regeln, auf die ihr selbst achtet
