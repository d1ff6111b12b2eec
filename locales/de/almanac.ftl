# Das Nachschlagewerk: Regeln und Wörter von A bis Z. Was die Einträge sagen, steht in almanac/de.

almanac = Regeln von A bis Z
almanac-search = In den Regeln suchen
almanac-clear = Suche leeren
almanac-none = So heißt hier nichts. Vielleicht mit einem anderen Wort oder einem kürzeren.
almanac-welcome = { $count } kurze Einträge zum Spiel, zu Ereigniskarten, zu den Erweiterungen und zu dieser App. Einen antippen oder nach einem Wort suchen.
almanac-look-up = Nachschlagen: { $title }
almanac-see-also = Siehe auch
almanac-see-also-name = Siehe auch: { $title }
almanac-at-table = An diesem Tisch

# Was dieser Tisch spielt
almanac-target = { $count } Punkte gewinnen.
almanac-hand_limit = Bei einer 7 bleiben bis zu { $count } Karten auf der Hand.
almanac-harbormaster-in_play = Der Hafenmeister ist im Spiel.
almanac-harbormaster-off = Der Hafenmeister ist nicht im Spiel.
almanac-friendly_robber-on = Der Räuber ist freundlich: Wer höchstens 2 Punkte hat, wird weder beraubt noch blockiert.
almanac-friendly_robber-off = Der Räuber ist nicht freundlich: Er beraubt jeden.
almanac-first_sevens-count = Auch in der ersten Runde gilt eine 7.
almanac-first_sevens-drawn_again = Eine 7 in der ersten Runde gilt nicht: Es wird noch einmal gezogen oder gewürfelt.
almanac-resource_cards-phones = Rohstoffkarten sind nur auf Handys.
almanac-resource_cards-paper = Rohstoffkarten sind aus Papier und liegen auf dem Tisch.
almanac-partner_win-may = Hat der Partner genug Punkte, gewinnt er sofort.
almanac-partner_win-may_not = Der Partner gewinnt nur im eigenen Zug.
almanac-rulings = Ereignisse werden nach dem Regelsatz { $set } gelesen.
almanac-numbers = Die Zahlen kommen von: { $numbers }.
almanac-decks = Karten im Spiel: { $decks }.
almanac-foreign_island = { $count ->
    [0] Eine erste Siedlung auf einer fremden Insel bringt keine Punkte.
    [one] Eine erste Siedlung auf einer fremden Insel bringt 1 Punkt.
   *[other] Eine erste Siedlung auf einer fremden Insel bringt { $points } Punkte.
}
almanac-map = Karte: { $map }.
