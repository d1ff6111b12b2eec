# Deck B: unsere eigenen Karten.

deck-b-none = Stiller Tag
deck-b-none-text = Ein Tag wie jeder andere.

deck-b-seed_corn = Saatgut
deck-b-seed_corn-text = Jeder Spieler ohne Stadt nimmt 1 Getreide für die Aussaat.

deck-b-lambing = Lämmerzeit
deck-b-lambing-text = Überall Lämmer! Jeder Spieler nimmt 1 Wolle.

deck-b-borrowed_cart = Geliehener Karren
deck-b-borrowed_cart-text = Danke für den Karren! Wer diese Karte gezogen hat, gibt dem rechten Nachbarn 1 Karte.

deck-b-peddler = Der Hausierer
deck-b-peddler-text = Wer diese Karte gezogen hat, darf 1 Karte mit der Bank gegen 1 einer anderen Sorte tauschen.

deck-b-gentle_rain = Sanfter Regen
deck-b-gentle_rain-text = Alles wächst. Jedes Feld mit Ertrag gibt jeder Siedlung und jeder Stadt daran 1 Rohstoff mehr.

deck-b-empty_barns = Leere Scheunen
deck-b-empty_barns-text = Das Essen vom letzten Jahr ist fast weg. Jedes Feld mit Ertrag gibt 1 Karte weniger: Eine Siedlung bekommt nichts, eine Stadt 1 Rohstoff.

deck-b-late_frost = Später Frost
deck-b-late_frost-text = Die Knospen erfrieren. Jedes Feld mit Ertrag gibt 1 Karte weniger: Eine Siedlung bekommt nichts, eine Stadt 1 Rohstoff.

deck-b-midsummer_fair = Sommermarkt
deck-b-midsummer_fair-text = Jeder Spieler darf 1 Karte mit der Bank gegen 1 einer anderen Sorte tauschen.

deck-b-long_days = Lange Tage
deck-b-long_days-text = Für alles ist Zeit. Jedes Feld mit Ertrag gibt jeder Siedlung und jeder Stadt daran 1 Rohstoff mehr.

deck-b-drought = Dürre
deck-b-drought-text = Seit Wochen kein Regen. Jedes Feld mit Ertrag gibt 1 Karte weniger: Eine Siedlung bekommt nichts, eine Stadt 1 Rohstoff.

deck-b-honey = Honigtopf
deck-b-honey-text = Süßes Glück in der alten Eiche! Wer diese Karte gezogen hat, nimmt 1 Rohstoff nach Wahl.

deck-b-moths = Motten
deck-b-moths-text = Die Decken haben Löcher. Wer diese Karte gezogen hat, zahlt der Bank 1 Karte.

deck-b-harvest_home = Erntefest
deck-b-harvest_home-text = Die Scheunen sind voll. Jeder Spieler nimmt 1 Getreide.

deck-b-millers_fee = Müllerlohn
deck-b-millers_fee-text = Der Müller will seinen Anteil. Jeder Spieler mit einer Stadt zahlt der Bank 1 Karte.

deck-b-rich_harvest = Reiche Ernte
deck-b-rich_harvest-text = Was für ein Jahr! Jedes Feld mit Ertrag gibt jeder Siedlung und jeder Stadt daran 1 Rohstoff mehr.

deck-b-market_stall = Marktstand
deck-b-market_stall-text = Wer diese Karte gezogen hat, darf 1 Karte mit der Bank gegen 1 einer anderen Sorte tauschen.

deck-b-wet_harvest = Nasse Ernte
deck-b-wet_harvest-text = Es regnet auf das geschnittene Korn. Jedes Feld mit Ertrag gibt 1 Karte weniger: Eine Siedlung bekommt nichts, eine Stadt 1 Rohstoff.

deck-b-full_baskets = Volle Körbe
deck-b-full_baskets-text = Es ist genug zum Teilen da. Jeder Spieler gibt dem linken Nachbarn 1 Karte.

deck-b-tax_collector = Der Steuereintreiber
deck-b-tax_collector-text = Wer die meisten Siegpunkte hat, zahlt der Bank 1 Karte; bei Gleichstand jeder von ihnen.

deck-b-firewood = Brennholz
deck-b-firewood-text = Für jeden Ofen ist Holz da. Jeder Spieler nimmt 1 Holz.

deck-b-mice = Mäuse in der Scheune
deck-b-mice-text = Knabber, knabber! Jeder Spieler zahlt der Bank 1 Karte.

deck-b-short_days = Kurze Tage
deck-b-short_days-text = Es wird so früh dunkel. Jedes Feld mit Ertrag gibt 1 Karte weniger: Eine Siedlung bekommt nichts, eine Stadt 1 Rohstoff.

deck-b-helping_hands = Helfende Hände
deck-b-helping_hands-text = Die Nachbarn packen an. Wer die wenigsten Siegpunkte hat, nimmt 1 Rohstoff nach Wahl; bei Gleichstand jeder von ihnen. Haben alle gleich viele, nimmt niemand.

deck-b-winter_market = Wintermarkt
deck-b-winter_market-text = Jeder Spieler darf 1 Karte mit der Bank gegen 1 einer anderen Sorte tauschen.
