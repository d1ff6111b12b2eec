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

# Wie sie in einem Szenario ohne Räuber oder ohne Auszeichnungen lauten, und wo der Räuber nicht überall hindarf
event-robber_attacks-text-in-tribe = Wer zu viele Karten hat, wirft die Hälfte ab. Dann wird der Räuber auf ein anderes Feld mit Zahl oder der Pirat versetzt, und ein Spieler dort verliert 1 Karte.
event-robber_attacks-text-in-cloth = Wer zu viele Karten hat, wirft die Hälfte ab. Dann wird der Räuber auf den großen Inseln versetzt oder, von jemandem, der mit einem Dorf handelt, der Pirat. Ein Spieler dort verliert 1 Karte, an den Piraten stattdessen auf Wunsch 1 Tuch.
event-robber_attacks-text-in-pirates = Wer zu viele Karten hat, wirft die Hälfte ab. Dann darf, wer am Zug ist, von einem Spieler 1 Karte verdeckt ziehen.
event-robber_attacks-text-in-wonders = { event-robber_attacks-text }
event-earthquake-text-in-tribe = Jeder Spieler dreht eine seiner Straßen quer; Schiffe bleiben, wie sie sind. Bis sie zu ihrem Preis repariert ist, baut er weder Straßen noch Schiffe und keine Siedlung, zu der nur diese Straße führt.
event-earthquake-text-fusion-in-tribe = { event-earthquake-text-fusion-with-sea }
event-earthquake-text-in-cloth = { event-earthquake-text-in-tribe }
event-earthquake-text-fusion-in-cloth = { event-earthquake-text-fusion-with-sea }
event-earthquake-text-in-pirates = { event-earthquake-text-in-tribe }
event-earthquake-text-fusion-in-pirates = { event-earthquake-text-fusion-with-sea }
event-earthquake-text-in-wonders = { event-earthquake-text-in-tribe }
event-earthquake-text-fusion-in-wonders = { event-earthquake-text-fusion-with-sea }
event-trade_advantage-text-in-cloth = Die Längste Handelsroute kann hier niemand haben: Es geschieht nichts.
event-trade_advantage-text-fusion-in-cloth = Wer allein die längste Route hat, darf von einem Spieler 1 Karte verdeckt ziehen, bei Gleichstand wer allein die meisten Straßen und Schiffe hat.
event-trade_advantage-text-classic-in-cloth = Wer allein die meisten Straßen und Schiffe gebaut hat, darf von einem Spieler 1 Karte verdeckt ziehen.
event-trade_advantage-text-in-pirates = { event-trade_advantage-text-in-cloth }
event-trade_advantage-text-fusion-in-pirates = { event-trade_advantage-text-fusion-in-cloth }
event-trade_advantage-text-classic-in-pirates = { event-trade_advantage-text-classic-in-cloth }
event-robber_flees-text-in-cloth = Der Räuber geht in eine Wüste der großen Inseln; gibt es keine, verlässt er den Plan bis zur nächsten 7 oder zum nächsten Ritter. Niemand verliert eine Karte.
event-robber_flees-text-fusion-in-cloth = Der Räuber geht in eine Wüste der großen Inseln; gibt es keine, auf eins ihrer Felder ohne Gebäude. Niemand verliert eine Karte.
event-robber_flees-text-in-pirates = Hier gibt es keinen Räuber: Es geschieht nichts.
event-tournament-text-in-pirates = Wer die meisten Kriegsschiffe hat, nimmt 1 Rohstoff nach Wahl; bei Gleichstand jeder von ihnen.
event-conflict-text-in-pirates = Wer allein die meisten Kriegsschiffe hat, darf von einem Spieler 1 Karte verdeckt ziehen.

deck-c-robber_leaves-text-in-cloth = { event-robber_flees-text-fusion-in-cloth }
deck-c-robber_leaves-text-in-pirates = { event-robber_flees-text-in-pirates }
deck-c-sleepy_robber-text-in-pirates = { event-robber_flees-text-in-pirates }
deck-c-robber_tracks-text-in-tribe = Wer diese Karte gezogen hat, darf den Räuber auf ein anderes Feld mit Zahl versetzen. Niemand verliert eine Karte.
deck-c-robber_tracks-text-in-cloth = Wer diese Karte gezogen hat, darf den Räuber auf ein anderes Feld der großen Inseln versetzen. Niemand verliert eine Karte.
deck-c-robber_tracks-text-in-pirates = { event-robber_flees-text-in-pirates }
deck-c-fog-text-in-tribe = Wer allein die wenigsten Punkte hat, darf den Räuber auf ein anderes Feld mit Zahl versetzen. Niemand verliert eine Karte.
deck-c-fog-text-in-cloth = Wer allein die wenigsten Punkte hat, darf den Räuber auf ein anderes Feld der großen Inseln versetzen. Niemand verliert eine Karte.
deck-c-fog-text-in-pirates = { event-robber_flees-text-in-pirates }
deck-c-cold_robber-text-in-cloth = { event-robber_flees-text-in-cloth }
deck-c-cold_robber-text-in-pirates = { event-robber_flees-text-in-pirates }

deck-d-tournament-text-in-pirates = { event-tournament-text-in-pirates }
deck-d-road_toll-text-in-cloth = Wer allein die meisten Straßen und Schiffe hat, darf von einem Spieler 1 Karte verdeckt ziehen.
deck-d-road_toll-text-in-pirates = { deck-d-road_toll-text-in-cloth }
deck-d-patrol-text-in-pirates = { event-robber_flees-text-in-pirates }
deck-d-challenge-text-in-pirates = { event-conflict-text-in-pirates }
deck-d-new_horses-text-in-pirates = Auch Kanonen sind teuer. Jeder Spieler mit einem Kriegsschiff zahlt der Bank 1 Karte.
deck-d-winter_quarters-text-in-pirates = Gute Mannschaften essen gut. Jeder Spieler mit einem Kriegsschiff nimmt 1 Getreide.
deck-d-royal_thanks-text-in-cloth = Wer die Größte Rittermacht hat, nimmt 1 Wolle.
deck-d-royal_thanks-text-in-cloth-with-knights = Um keine der beiden Auszeichnungen geht es hier: Es geschieht nichts.
deck-d-royal_thanks-text-in-pirates = { deck-d-royal_thanks-text-in-cloth-with-knights }

card-seven-in-tribe = Eine 7: Wer zu viele Karten hat, wirft die Hälfte ab, dann wird der Räuber auf ein anderes Feld mit Zahl oder der Pirat versetzt.
card-seven-in-cloth = Eine 7: Wer zu viele Karten hat, wirft die Hälfte ab, dann wird der Räuber auf den großen Inseln versetzt oder, von jemandem, der mit einem Dorf handelt, der Pirat.
card-seven-in-pirates = Eine 7: Wer zu viele Karten hat, wirft die Hälfte ab, dann darf, wer am Zug ist, von einem Spieler 1 Karte verdeckt ziehen.
card-seven-in-wonders = Eine 7: Wer zu viele Karten hat, wirft die Hälfte ab, dann wird der Räuber versetzt.
card-seven-sleeps-in-wonders = Eine 7: Wer zu viele Karten hat, wirft die Hälfte ab. Der Räuber schläft noch.
