# Deck D: unsere eigenen Karten.

deck-d-none = Fahnen im Wind
deck-d-none-text = Die Fahnen wehen, und alles ist gut.

deck-d-fleet = Die Flotte kehrt heim
deck-d-fleet-text = Jeder Spieler mit einem Gebäude am Hafen nimmt 1 Wolle.

deck-d-new_horses = Neue Pferde
deck-d-new_horses-text = Pferde sind teuer. Jeder Spieler, der einen Ritter ausgespielt hat, zahlt der Bank 1 Karte.

deck-d-harbor_dues = Hafengeld
deck-d-harbor_dues-text = Wer die meisten Hafenpunkte hat (Siedlung 1, Stadt 2), zahlt der Bank 1 Karte; bei Gleichstand jeder von ihnen.

deck-d-kings_gift = Geschenk des Königs
deck-d-kings_gift-text = Wer die wenigsten Siegpunkte hat, nimmt 1 Rohstoff nach Wahl; bei Gleichstand jeder von ihnen. Haben alle gleich viele, nimmt niemand.

deck-d-tournament = Frühlingsturnier
deck-d-tournament-text = Wer die Größte Rittermacht hat, nimmt 1 Rohstoff nach Wahl. Solange sie niemand hat, nimmt ihn, wer die meisten Ritter ausgespielt hat; bei Gleichstand jeder von ihnen 1.

deck-d-trade_winds = Passatwind
deck-d-trade_winds-text = Jeder Spieler mit einem Gebäude am Hafen darf 1 Karte mit der Bank gegen 1 einer anderen Sorte tauschen.

deck-d-boat_race = Bootsrennen
deck-d-boat_race-text = Wer allein die meisten Hafenpunkte hat (Siedlung 1, Stadt 2), nimmt 1 Rohstoff nach Wahl.

deck-d-crown_tax = Steuer der Krone
deck-d-crown_tax-text = Wer die meisten Siegpunkte hat, zahlt der Bank 1 Karte; bei Gleichstand jeder von ihnen.

deck-d-road_toll = Wegezoll
deck-d-road_toll-text = Wer die Längste Handelsstraße hat, darf von einem Spieler 1 Karte verdeckt ziehen. Solange sie niemand hat, darf es, wer allein die meisten Straßen hat.

deck-d-golden_summer = Goldener Sommer
deck-d-golden_summer-text = Das ganze Land blüht. Jedes Feld mit Ertrag gibt jeder Siedlung und jeder Stadt daran 1 Rohstoff mehr.

deck-d-pirates = Schwarze Segel
deck-d-pirates-text = Jeder Spieler mit einem Gebäude am Hafen zahlt der Bank 1 Karte. Ist das Barbarenschiff im Spiel, kommt es einen Schritt näher.

deck-d-patrol = Ritter unterwegs
deck-d-patrol-text = Wer die Größte Rittermacht hat, darf den Räuber auf ein anderes Feld stellen; solange sie niemand hat, darf es, wer allein die meisten Ritter ausgespielt hat. Niemand verliert eine Karte.

deck-d-challenge = Die Herausforderung
deck-d-challenge-text = Wer die Größte Rittermacht hat, darf von einem Spieler 1 Karte verdeckt ziehen. Solange sie niemand hat, darf es, wer allein die meisten Ritter ausgespielt hat.

deck-d-royal_visit = Hoher Besuch
deck-d-royal_visit-text = Die Gäste sind hungrig. Wer diese Karte gezogen hat, gibt einem Spieler seiner Wahl 1 Karte.

deck-d-herring = Heringszug
deck-d-herring-text = Die Netze sind voll. Jeder Spieler mit einem Gebäude am Hafen nimmt 1 Getreide.

deck-d-castle_works = Burgbau
deck-d-castle_works-text = Jeder Spieler mit einer Stadt nimmt 1 Erz.

deck-d-closed_harbor = Gesperrter Hafen
deck-d-closed_harbor-text = Nichts kommt durch. Jedes Feld mit Ertrag gibt 1 Karte weniger: Eine Siedlung bekommt nichts, eine Stadt 1 Rohstoff.

deck-d-lighthouse = Der Leuchtturm
deck-d-lighthouse-text = Wer allein die meisten Hafenpunkte hat (Siedlung 1, Stadt 2), nimmt 1 Holz. Ist das Barbarenschiff im Spiel, fährt es einen Schritt zurück.

deck-d-ice_in_harbor = Eis im Hafen
deck-d-ice_in_harbor-text = Wer die meisten Hafenpunkte hat (Siedlung 1, Stadt 2), zahlt der Bank 1 Karte; bei Gleichstand jeder von ihnen.

deck-d-cold_castles = Kalte Burgen
deck-d-cold_castles-text = Jemand muss die Säle heizen. Jeder Spieler mit einer Stadt zahlt der Bank 1 Karte.

deck-d-winter_quarters = Winterlager
deck-d-winter_quarters-text = Gute Ritter bekommen gut zu essen. Jeder Spieler, der einen Ritter ausgespielt hat, nimmt 1 Getreide.

deck-d-kind_heart = Ein gutes Herz
deck-d-kind_heart-text = Wer die meisten Siegpunkte hat, gibt einem Spieler mit weniger Punkten 1 Karte; bei Gleichstand jeder von ihnen.

deck-d-frozen_sea = Gefrorenes Meer
deck-d-frozen_sea-text = Die Schiffe liegen still. Jedes Feld mit Ertrag gibt 1 Karte weniger: Eine Siedlung bekommt nichts, eine Stadt 1 Rohstoff.

deck-d-royal_thanks = Dank der Krone
deck-d-royal_thanks-text = Wer die Größte Rittermacht hat, nimmt 1 Wolle, und wer die Längste Handelsstraße hat, auch.
