# Deck C: unsere eigenen Karten.

deck-c-none = Ruhiges Wetter
deck-c-none-text = Der Himmel ist grau, aber er hält.

deck-c-robber_leaves = Räuber auf der Flucht
deck-c-robber_leaves-text = Der Räuber geht in die Wüste. Gibt es keine, geht er auf ein Feld ohne Gebäude. Niemand verliert eine Karte.

deck-c-flood = Frühlingsflut
deck-c-flood-text = Der Fluss tritt über die Ufer. Ackerland und Weideland bringen in diesem Zug nichts.

deck-c-road_crew = Straßentrupp
deck-c-road_crew-text = Jeder Spieler darf eine seiner kaputten Straßen kostenlos zurückdrehen.

deck-c-mud = Tiefer Schlamm
deck-c-mud-text = Die Karren stecken fest. Jedes Feld mit Ertrag gibt 1 Karte weniger: Eine Siedlung bekommt nichts, eine Stadt 1 Rohstoff.

deck-c-sleepy_robber = Müder Räuber
deck-c-sleepy_robber-text = Der Räuber döst in der Sonne. In diesem Zug bringt sein Feld Ertrag wie jedes andere.

deck-c-clay_bank = Lehmgrube
deck-c-clay_bank-text = Der Regen hat guten Lehm freigespült. Jeder Spieler nimmt 1 Lehm.

deck-c-thunderstorm = Gewitter
deck-c-thunderstorm-text = Jeder Spieler dreht eine seiner Straßen quer. Bis sie repariert ist, baut er keine andere Straße, und an ihren Enden nichts.

deck-c-lightning = Blitzschlag
deck-c-lightning-text = Der Blitz trifft einen Schuppen! Wer diese Karte gezogen hat, zahlt der Bank 1 Karte.

deck-c-rich_vein = Reiche Ader
deck-c-rich_vein-text = Hügelland und Gebirge mit Ertrag geben jeder Siedlung und jeder Stadt daran 1 Rohstoff mehr.

deck-c-clear_skies = Klarer Himmel
deck-c-clear_skies-text = Die Luft ist frisch und hell. Jedes Feld mit Ertrag gibt jeder Siedlung und jeder Stadt daran 1 Rohstoff mehr.

deck-c-hail = Hagel
deck-c-hail-text = Eis fällt vom Himmel. Jedes Feld mit Ertrag gibt 1 Karte weniger: Eine Siedlung bekommt nichts, eine Stadt 1 Rohstoff.

deck-c-robber_tracks = Spuren im Staub
deck-c-robber_tracks-text = Wer diese Karte gezogen hat, darf den Räuber auf ein anderes Feld stellen. Niemand verliert eine Karte.

deck-c-windfall = Sturmholz
deck-c-windfall-text = Der Sturm hat das Holz für euch gefällt. Jeder Spieler nimmt 1 Holz.

deck-c-landslide = Erdrutsch
deck-c-landslide-text = Wer allein die längste Straße hat, dreht eine seiner Straßen quer. Bis sie repariert ist, baut er keine andere Straße, und an ihren Enden nichts.

deck-c-gale = Herbststurm
deck-c-gale-text = Haltet eure Hüte fest! Jedes Feld mit Ertrag gibt 1 Karte weniger: Eine Siedlung bekommt nichts, eine Stadt 1 Rohstoff.

deck-c-flying_tiles = Fliegende Ziegel
deck-c-flying_tiles-text = Der Wind zerrt an den Dächern. Jeder Spieler mit einer Stadt zahlt der Bank 1 Karte.

deck-c-relief_wagon = Hilfswagen
deck-c-relief_wagon-text = Jeder Spieler mit einer kaputten Straße nimmt 1 Lehm und 1 Holz.

deck-c-fog = Im Nebel verirrt
deck-c-fog-text = Wer allein die wenigsten Siegpunkte hat, darf den Räuber auf ein anderes Feld stellen. Niemand verliert eine Karte.

deck-c-split_rocks = Gesprengte Felsen
deck-c-split_rocks-text = Der Frost sprengt den Stein. Jeder Spieler nimmt 1 Erz.

deck-c-snowed_in = Eingeschneit
deck-c-snowed_in-text = Niemand kommt durch den Schnee. Kein Feld bringt in diesem Zug Karten.

deck-c-icy_roads = Glatte Straßen
deck-c-icy_roads-text = In die Stadt kommt nur wenig. Jede Stadt mit Ertrag bekommt in diesem Zug nur 1 Karte.

deck-c-snowstorm = Schneesturm
deck-c-snowstorm-text = Der Wind heult. Jedes Feld mit Ertrag gibt 1 Karte weniger: Eine Siedlung bekommt nichts, eine Stadt 1 Rohstoff.

deck-c-cold_robber = Kalte Füße
deck-c-cold_robber-text = Der Räuber geht in die Wüste. Gibt es keine, verlässt er die Insel bis zur nächsten 7 oder zum nächsten Ritter. Niemand verliert eine Karte.

deck-c-wolves = Wölfe
deck-c-wolves-text = Sie schleichen um die vollsten Scheunen. Wer die meisten Siegpunkte hat, zahlt der Bank 1 Karte; bei Gleichstand jeder von ihnen.

deck-c-early_thaw = Frühes Tauwetter
deck-c-early_thaw-text = Das Eis schmilzt früh: Jetzt beginnt der Frühling. Jeder Spieler darf eine seiner kaputten Straßen kostenlos zurückdrehen.
