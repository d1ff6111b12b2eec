# Seefahrer: Stellungen, was nicht aufgeht, warum

odd-sea-loose-ship = Ein Schiff von { $who } führt zu keinem eigenen Gebäude: { $place }.
odd-sea-chit-at-home = { $who } hat Punkte für eine Insel, die Heimat ist: { $place }.
odd-sea-two-chits = { $who } hat doppelt Punkte für dieselbe Insel: { $place }.
odd-sea-no-chit = { $who } hat eine Insel besiedelt, aber keine Punkte dafür: { $place }.
odd-sea-no-pirate = Der Pirat steht neben dem Brett. Nach der Karte steht er auf dem Meer: { $place }.
odd-sea-pirate-too-early = Der Pirat ist auf dem Meer, obwohl die Barbaren noch nicht angegriffen haben: { $place }.

import-hex-of-seafarers = Ein Feld wie { $q }, { $r } gibt es nur in Seefahrer. Es fehlt darum.
import-token-off-land = Auf dem Meer und auf verdeckten Feldern liegen keine Zahlen. Die bei { $q }, { $r } fehlt darum.
import-ship-off-sea = Ein Schiff von { $who } liegt nicht auf dem Meer. Es fehlt darum.
import-no-such-ship = Ein kaputtes oder neues Schiff von { $who } liegt nirgends. Es fehlt darum.
import-too-many-ships = { $who } hat { $count } Schiffe. Die ersten { $most } gelten; überzählige bitte wegnehmen.
import-island-at-sea = Eine Insel, die { $who } als Heimat oder für Punkte hat, gibt es nicht. Sie fehlt darum.
import-pirate-off-sea = Der Pirat steht nicht auf dem Meer. Er kam neben das Brett.

sea-found-link = { $who }: antippen, wohin die Straße oder das Schiff kommt

sea-gold-note = { $count ->
    [one] 1 beliebiger Rohstoff
   *[other] { $count } beliebige Rohstoffe
} für Gold
sea-takes-found = entdeckt: { $cards }
sea-gold-taken = { $cards } für Gold
sea-gold-blocked = der Räuber blockiert { $count ->
    [one] 1 Rohstoff für Gold
   *[other] { $count } Rohstoffe für Gold
}
sea-takes-gold = { $who }: { $note }

why-gold-settlement = Siedlung bei { $hex }: { $count ->
    [0] nichts.
    [one] 1 beliebiger Rohstoff.
   *[other] { $count } beliebige Rohstoffe.
}
why-gold-city = Stadt bei { $hex }: { $count ->
    [0] nichts.
    [one] 1 beliebiger Rohstoff.
   *[other] { $count } beliebige Rohstoffe.
}
why-gold-robber = Der Räuber steht dort und blockiert { $count ->
    [one] 1 Rohstoff.
   *[other] { $count } Rohstoffe.
}
why-gold-together = Zusammen für Gold: { $count ->
    [one] 1 beliebiger Rohstoff.
   *[other] { $count } beliebige Rohstoffe.
}
why-gold-short = Die Bank hat nur noch { $count } davon.
why-gold-title = Warum bekommt { $who } etwas für Gold?
why-points-chit = Insel { $island }: { $points }.
why-pirate-title = Wen darf der Pirat berauben?
why-pirate-robbed = { $who } hat ein Schiff neben dem Piraten.
why-pirate-no-cards = { $who } hat ein Schiff neben dem Piraten, aber keine Karten.
why-pirate-spared = { $who } hat ein Schiff neben dem Piraten, aber wenige Punkte und wird verschont.
why-pirate-only-building = { $who } hat dort nur ein Gebäude. Der Pirat beraubt Schiffe.
why-pirate-no-ship = { $who } hat dort kein Schiff.
why-asks-gold = Die Zahl ist { $number }, und { $who } hat Gebäude an Gold mit dieser Zahl.
why-asks-gold-found = { $who } hat Gold entdeckt.
why-asks-gold-founded = { $opening ->
    [three] Die dritte Siedlung von { $who } steht an Gold.
    [given] Die letzte Siedlung von { $who } steht an Gold.
   *[other] Die zweite Siedlung von { $who } steht an Gold.
 }
why-asks-discovery = Eine Straße, ein Schiff oder eine Siedlung von { $who } reicht an ein verdecktes Feld.
why-rule-gold = Ein Goldfeld mit der Zahl bringt einer Siedlung daran 1 Rohstoff nach Wahl, einer Stadt 2.
why-rule-gold-order = Gold wird gewählt, wenn alles andere bezahlt ist, im Uhrzeigersinn ab dem Spieler am Zug und aus dem, was die Bank noch hat.
why-rule-founding-gold = Am Anfang bringt die letzte Siedlung für jedes Goldfeld daran 1 Rohstoff nach Wahl.
why-rule-turn-up = Ein verdecktes Feld wird aufgedeckt, sobald eine Straße, ein Schiff oder eine Siedlung daran reicht. Land bringt dem Entdecker 1 von seinem Rohstoff, Gold 1 nach Wahl, Wüste und Meer nichts.
why-rule-chits = Die erste Siedlung eines Spielers auf jeder fremden Insel bringt { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} für immer. Siedlungen des Anfangs bringen keine Punkte.
why-rule-pirate-robs = Der Pirat zieht verdeckt 1 Karte von einem Spieler mit einem Schiff auf einem der sechs Wege um ihn.
