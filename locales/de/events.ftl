# Die Ereignisse von Deck A, in unseren eigenen Worten. Wo Ausgaben sich
# unterscheiden, hat jede Lesart einen eigenen Text, nach dem Schlüssel ihres
# Regelsatzes.

event-none = Ruhiger Tag
event-none-text = Die Siedler arbeiten in Frieden, mehr nicht.

event-robber_attacks = Der Räuber kommt!
event-robber_attacks-text = Wer zu viele Karten hat, wirft die Hälfte ab. Dann wird der Räuber versetzt, und ein Spieler neben ihm verliert 1 Karte.

event-epidemic = Krankheit
event-epidemic-text = Jede Stadt mit Ertrag bekommt nur 1 Karte.
event-epidemic-text-fusion = Jedes Gebäude mit Ertrag bekommt nur 1 Karte, ob Siedlung oder Stadt.

event-earthquake = Erdbeben
event-earthquake-text = Jeder Spieler dreht eine seiner Straßen quer. Bis sie repariert ist (1 Lehm und 1 Holz), baut er keine andere Straße und keine Siedlung, zu der nur diese Straße führt.
event-earthquake-text-fusion = Jeder Spieler dreht eine seiner Straßen quer. Bis sie repariert ist (1 Lehm und 1 Holz), baut er keine andere Straße, und an ihren Enden keine Siedlung und keine Stadt.

event-good_neighbors = Gute Nachbarn
event-good_neighbors-text = Jeder Spieler gibt dem linken Nachbarn 1 Karte seiner Wahl.

event-tournament = Ritterturnier
event-tournament-text = Wer die meisten Ritter ausgespielt hat, nimmt 1 Rohstoff nach Wahl; bei Gleichstand jeder von ihnen.
event-tournament-text-fusion = Wer die Größte Rittermacht hat, nimmt 1 Rohstoff nach Wahl. Solange sie niemand hat, nimmt ihn, wer die meisten Ritter ausgespielt hat; bei Gleichstand jeder von ihnen 1.

event-trade_advantage = Guter Handel
event-trade_advantage-text = Wer die Längste Handelsstraße hat, darf von einem Spieler 1 Karte verdeckt ziehen.
event-trade_advantage-text-fusion = Wer die Längste Handelsstraße hat, darf von einem Spieler 1 Karte verdeckt ziehen. Solange sie niemand hat, darf es, wer allein die längste Straße hat, bei Gleichstand wer allein die meisten Straßen hat.
event-trade_advantage-text-classic = Wer die Längste Handelsstraße hat, darf von einem Spieler 1 Karte verdeckt ziehen. Solange sie niemand hat, darf es, wer allein die meisten Straßen gebaut hat.

event-calm_sea = Stilles Meer
event-calm_sea-text-fusion = Der Hafenmeister nimmt 1 Rohstoff nach Wahl. Solange es keinen gibt, nimmt ihn, wer allein die meisten Hafenpunkte hat.
event-calm_sea-text-classic = Wer an den meisten Häfen gebaut hat, nimmt 1 Rohstoff nach Wahl; bei Gleichstand jeder von ihnen.
event-calm_sea-text-2025 = Wer die meisten Gebäude an Häfen hat, nimmt 1 Rohstoff nach Wahl; bei Gleichstand jeder von ihnen.

event-robber_flees = Der Räuber flieht
event-robber_flees-text = Der Räuber geht zurück in die Wüste. Gibt es keine, verlässt er die Insel bis zur nächsten 7 oder zum nächsten Ritter. Niemand verliert eine Karte.
event-robber_flees-text-fusion = Der Räuber geht zurück in die Wüste. Gibt es keine, geht er auf ein Feld ohne Gebäude. Niemand verliert eine Karte.

event-neighborly_assistance = Nachbarn helfen
event-neighborly_assistance-text = Wer die meisten Siegpunkte hat, gibt einem Spieler mit weniger Punkten 1 Karte nach Wahl.
event-neighborly_assistance-text-fusion = Wer die meisten Siegpunkte hat, gibt jedem Spieler mit weniger Punkten 1 Karte nach Wahl. Reichen die Karten nicht für alle, bekommt niemand eine.

event-conflict = Streit
event-conflict-text = Wer die Größte Rittermacht hat, darf von einem Spieler 1 Karte verdeckt ziehen. Solange sie niemand hat, darf es, wer allein die meisten Ritter ausgespielt hat.
event-conflict-text-2025 = Wer die Größte Rittermacht hat, zieht von einem Spieler 1 Karte verdeckt. Solange sie niemand hat, darf es, wer allein die meisten Ritter ausgespielt hat.

event-plentiful_year = Reiches Jahr
event-plentiful_year-text = Jeder Spieler darf 1 Rohstoff nach Wahl nehmen.
