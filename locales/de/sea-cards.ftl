# Karten, wie sie an einem Tisch mit Seefahrer lauten: Was sie von Straßen sagen, gilt auch für Schiffe

event-robber_attacks-text-with-sea = Wer zu viele Karten hat, wirft die Hälfte ab. Dann wird der Räuber oder der Pirat versetzt, und ein Spieler dort verliert 1 Karte.
event-earthquake-text-with-sea = Jeder Spieler dreht eine Straße oder ein Schiff quer. Bis das zu seinem Preis repariert ist, baut er weder Straßen noch Schiffe und keine Siedlung, zu der nur dieser Weg führt.
event-earthquake-text-fusion-with-sea = Jeder Spieler dreht eine Straße oder ein Schiff quer. Bis das zu seinem Preis repariert ist, baut er weder Straßen noch Schiffe, und an den Enden keine Siedlung und keine Stadt.
event-trade_advantage-text-with-sea = Wer die Längste Handelsroute hat, darf von einem Spieler 1 Karte verdeckt ziehen.
event-trade_advantage-text-fusion-with-sea = Wer die Längste Handelsroute hat, darf von einem Spieler 1 Karte verdeckt ziehen. Solange sie niemand hat, darf es, wer allein die längste Route hat, bei Gleichstand wer allein die meisten Straßen und Schiffe hat.
event-trade_advantage-text-classic-with-sea = Wer die Längste Handelsroute hat, darf von einem Spieler 1 Karte verdeckt ziehen. Solange sie niemand hat, darf es, wer allein die meisten Straßen und Schiffe gebaut hat.

deck-c-road_crew-text-with-sea = Jeder Spieler darf eine kaputte Straße oder ein kaputtes Schiff kostenlos zurückdrehen.
deck-c-thunderstorm-text-with-sea = Jeder Spieler dreht eine Straße oder ein Schiff quer. Bis das repariert ist, baut er weder Straßen noch Schiffe, und an den Enden nichts.
deck-c-landslide-text-with-sea = Wer allein die längste Handelsroute hat, dreht eine Straße oder ein Schiff quer. Bis das repariert ist, baut er weder Straßen noch Schiffe, und an den Enden nichts.
deck-c-relief_wagon-text-with-sea = Jeder Spieler mit einer kaputten Straße oder einem kaputten Schiff nimmt 1 Lehm und 1 Holz.
deck-c-early_thaw-text-with-sea = Das Eis schmilzt früh: Jetzt beginnt der Frühling. Jeder Spieler darf eine kaputte Straße oder ein kaputtes Schiff kostenlos zurückdrehen.

deck-d-road_toll-text-with-sea = Wer die Längste Handelsroute hat, darf von einem Spieler 1 Karte verdeckt ziehen. Solange sie niemand hat, darf es, wer allein die meisten Straßen und Schiffe hat.
deck-d-royal_thanks-text-with-sea = Wer die Größte Rittermacht hat, nimmt 1 Wolle, und wer die Längste Handelsroute hat, auch.
