# Städte & Ritter: ein neues Spiel und seine Regeln

new-game-base = Grundspiel
new-game-knights = Städte & Ritter

# Karten
new-knights-preset-seasons = B, C, D und das Wetter; jede Karte zeigt auch Schiff oder Tor.
new-knights-preset-official = Die 36 offiziellen Ereignisse; dazu fällt der Ereigniswürfel.
new-knights-preset-three-dice = Drei Würfel
new-knights-preset-dice = Die App wirft alle drei; keine Ereigniskarten.
new-knights-preset-own-dice = Ihr werft alle drei und tippt an, was sie zeigen; keine Ereigniskarten.
new-knights-preset-stacks = Vier Stapel; bei Deck A fällt der Ereigniswürfel.
new-knights-source-cards = Die App mischt und zieht die Ereigniskarten.
new-knights-source-dice = Die App wirft zwei Würfel und den Ereigniswürfel. Es gibt keine Ereigniskarten.
new-knights-source-table = Ihr würfelt und sagt der App, was alle drei Würfel zeigen.
new-knights-source-printed = Ihr zieht eure gedruckten Karten und sagt der App, welche es war.
new-knights-short-dice = Keine Karten: Die App wirft drei Würfel
new-knights-means-dice = Die App wirft drei Würfel
new-knights-die-on-cards = Jede Karte zeigt das Schiff oder ein Tor: Ein Ereigniswürfel ist nicht nötig.
new-knights-die-on-some = Zeigt eine Karte weder Schiff noch Tor, fällt der Ereigniswürfel.
new-knights-die-rolled = Diese Karten zeigen weder Schiff noch Tor: Zu jeder fällt der Ereigniswürfel.

# Die Gründung
knights-found-city = { $who }: Wo entsteht deine Stadt?
knights-found-hint-1 = Alle setzen eine Siedlung und eine Straße, dann in umgekehrter Reihenfolge eine Stadt und eine Straße.
knights-found-hint-2 = Die Stadt bringt für jedes Feld neben ihr einen Rohstoff.
knights-found-brought = { $who } nimmt für die Stadt { $cards }.
knights-act-found-city = { $who } setzt eine Stadt
