# Städte & Ritter: ein neues Spiel und seine Regeln

new-game-base = Grundspiel
new-game-knights = Städte & Ritter

# Karten
new-preset-seasons-line-knights = B, C, D und das Wetter; jede Karte zeigt auch Schiff oder Tor.
new-preset-official-line-knights = Die 36 offiziellen Ereignisse; dazu fällt der Ereigniswürfel.
new-preset-dice-knights = Drei Würfel
new-preset-dice-line-knights = Die App wirft alle drei; keine Ereigniskarten.
new-preset-own-dice-line-knights = Ihr werft alle drei und tippt an, was sie zeigen; keine Ereigniskarten.
new-preset-stacks-line-knights = Vier Stapel; bei Deck A fällt der Ereigniswürfel.
new-source-dice-line-knights = Die App wirft zwei Würfel und den Ereigniswürfel. Es gibt keine Ereigniskarten.
new-source-table-line-knights = Ihr würfelt und sagt der App, was alle drei Würfel zeigen.
new-short-dice-knights = Keine Karten: Die App wirft drei Würfel
new-means-dice-knights = Die App wirft drei Würfel
new-knights-die-on-cards = Jede Karte zeigt das Schiff oder ein Tor: Ein Ereigniswürfel ist nicht nötig.
new-knights-die-on-some = Zeigt eine Karte weder Schiff noch Tor, fällt der Ereigniswürfel.
new-knights-die-rolled = Diese Karten zeigen weder Schiff noch Tor: Zu jeder fällt der Ereigniswürfel.

# Der Aufbau
knights-found-city = { $who }: antippen, wohin die Stadt kommt
knights-act-found-city = { $who } setzt eine Stadt

# Was ein Tisch festlegen kann
knights-rule-edition = Ausgabe
knights-rule-edition-2020 = Ausgabe von 2020
knights-rule-edition-2020-line = Regeln und Namen der Karten wie im Heft von 2020.
knights-rule-edition-2025 = Ausgabe von 2025
knights-rule-edition-2025-line = Regeln und Namen der Karten wie im Heft von 2025.
knights-stricter = Strengere Regeln
knights-stricter-line = Ritter ruhen bis zum ersten Angriff, „{ $saboteur }“ trifft nur Spieler mit mehr Punkten, „{ $spy }“ nimmt keine Karte „{ $spy }“.
knights-single = Einzelne Regeln von Städte & Ritter …
knights-single-less = Einzelne Regeln ausblenden

knights-rule-robber_waits = Wo der Räuber wartet
knights-rule-robber_waits-on_desert = In der Wüste
knights-rule-robber_waits-on_desert-line = Bis zum ersten Angriff steht er in der Wüste.
knights-rule-robber_waits-beside_board = Neben dem Brett
knights-rule-robber_waits-beside_board-line = Er steht neben dem Brett, bis ihn der erste Angriff in die Wüste bringt.
knights-rule-chased = Ein Ritter verjagt den Räuber
knights-rule-chased-numbered = Auf eine Zahl
knights-rule-chased-numbered-line = Nur auf ein Feld mit einer Zahl.
knights-rule-chased-any_hex = Auf jedes Feld
knights-rule-chased-any_hex-line = Überallhin, wohin ihn auch eine 7 bringen darf.
knights-rule-displaced = Ein vertriebener Ritter geht
knights-rule-displaced-connected = Entlang der Straßen
knights-rule-displaced-connected-line = Auf jeden freien Platz, zu dem die Straßen seines Besitzers führen.
knights-rule-displaced-by_move = Wie im Zug
knights-rule-displaced-by_move-line = Nur dorthin, wohin er selbst ziehen könnte.
knights-rule-deserter_level = { $deserter }: Stufe des neuen Ritters
knights-rule-deserter_level-same_or_basic = Gleich oder einfach
knights-rule-deserter_level-same_or_basic-line = Dieselbe Stufe; ist keiner davon übrig, ein einfacher.
knights-rule-deserter_level-same_or_lower = Gleich oder niedriger
knights-rule-deserter_level-same_or_lower-line = Dieselbe Stufe oder jede niedrigere.
knights-rule-card_red = Roter Würfel zu Karten ohne Schiff und Tor
knights-rule-card_red-printed = Auf der Karte
knights-rule-card_red-printed-line = Die rote Zahl der Karte entscheidet, wer bei einem Tor zieht.
knights-rule-card_red-rolled = Geworfen
knights-rule-card_red-rolled-line = Zum Ereigniswürfel fällt ein roter Würfel und entscheidet, wer bei einem Tor zieht.
knights-rule-event_order = Was auf einer Karte zuerst kommt
knights-rule-event_order-text_first = Der Text
knights-rule-event_order-text_first-line = Zuerst der Text der Karte, dann Schiff oder Tor.
knights-rule-event_order-die_first = Schiff oder Tor
knights-rule-event_order-die_first-line = Zuerst Schiff oder Tor, dann der Text der Karte.
knights-rule-event_draws = Ereignisse ziehen eine Karte aus
knights-rule-event_draws-by_reading = Je nachdem
knights-rule-event_draws-by_reading-line = Wie die Regel des Ereignisses sagt: nur Rohstoffe oder alle Karten.
knights-rule-event_draws-resources = Rohstoffen
knights-rule-event_draws-resources-line = Zieht ein Ereignis aus einer Hand, zählen Handelswaren nicht.
knights-rule-event_draws-all_cards = Allen Karten
knights-rule-event_draws-all_cards-line = Zieht ein Ereignis aus einer Hand, zählen auch Handelswaren.
knights-rule-holder_at_five = Stufe 5 mit eigener Metropole
knights-rule-holder_at_five-needs_no_city = Ohne Stadt
knights-rule-holder_at_five-needs_no_city-line = Wer die Metropole hat, braucht für Stufe 5 keine zweite Stadt.
knights-rule-holder_at_five-needs_city = Weitere Stadt
knights-rule-holder_at_five-needs_city-line = Stufe 5 braucht immer eine Stadt ohne Metropole.
knights-rule-merchant_ground = Der Händler steht
knights-rule-merchant_ground-producing = Nicht in der Wüste
knights-rule-merchant_ground-producing-line = Nur auf einem Feld mit Ertrag.
knights-rule-merchant_ground-any_land = Auf jedem Feld
knights-rule-merchant_ground-any_land-line = Auch in der Wüste.
knights-rule-deserter_acts = { $deserter }: ein aktiver neuer Ritter
knights-rule-deserter_acts-at_once = Handelt gleich
knights-rule-deserter_acts-at_once-line = Er darf noch im selben Zug handeln.
knights-rule-deserter_acts-next_turn = Ab dem nächsten Zug
knights-rule-deserter_acts-next_turn-line = Er darf ab dem nächsten Zug seines Besitzers handeln.
knights-rule-knights_before = Ritter vor dem ersten Angriff
knights-rule-knights_before-act = Handeln
knights-rule-knights_before-act-line = Sie ziehen und vertreiben von Anfang an.
knights-rule-knights_before-rest = Ruhen
knights-rule-knights_before-rest-line = Sie handeln erst, wenn die Barbaren einmal angegriffen haben.
knights-rule-saboteur_hits = { $saboteur } trifft
knights-rule-saboteur_hits-as_many_points = Gleich viele Punkte
knights-rule-saboteur_hits-as_many_points-line = Alle mit gleich vielen oder mehr Punkten.
knights-rule-saboteur_hits-more_points = Mehr Punkte
knights-rule-saboteur_hits-more_points-line = Nur Spieler mit mehr Punkten.
knights-rule-spy_takes = { $spy } nimmt
knights-rule-spy_takes-any_card = Jede Karte
knights-rule-spy_takes-any_card-line = Jede Fortschrittskarte des anderen.
knights-rule-spy_takes-no_spy = Ohne { $spy }
knights-rule-spy_takes-no_spy-line = Jede Fortschrittskarte außer „{ $spy }“. Die App sieht sie nicht, der Tisch achtet selbst darauf.

knights-rule-extra_building-special-line = Nach jedem Zug dürfen alle anderen bauen, ausbauen und Ritter kaufen, einer nach dem anderen.
knights-rule-extra_building-paired-line = Der dritte Spieler zur Linken spielt mit: tauscht mit der Bank, baut und spielt Fortschrittskarten.
knights-reading-conflict-fusion = Wer allein die stärksten aktiven Ritter hat, darf von einem Spieler 1 Rohstoff ziehen.
knights-reading-conflict-classic = Wer allein die stärksten aktiven Ritter hat, darf von einem Spieler 1 Karte ziehen.
knights-reading-conflict-2025 = Wer allein die stärksten aktiven Ritter hat, darf von einem Spieler 1 Karte ziehen.
knights-reading-tournament-fusion = Alle mit den stärksten aktiven Rittern nehmen 1 Rohstoff nach Wahl.
knights-reading-tournament-classic = Alle mit den stärksten aktiven Rittern nehmen 1 Rohstoff nach Wahl.
knights-reading-tournament-2025 = Alle mit den stärksten aktiven Rittern nehmen 1 Rohstoff nach Wahl.
knights-reading-trade_advantage-fusion = Die Längste Handelsstraße, sonst wer allein die längste Straße oder die meisten Straßen hat, darf von einem Spieler 1 Rohstoff ziehen.

# Ein Spiel, zu dem die App in der Mitte kommt
begin-tool-wall = Stadtmauer
begin-tool-knight = Ritter
begin-tool-metropolis = Metropole
begin-tool-merchant = Händler
begin-short-wall = Mauer
begin-short-knight = Ritter
begin-hint-wall = Für jede Mauer auf eine Stadt tippen. Noch einmal tippen entfernt die Mauer.
begin-hint-knight = Für jeden Ritter auf einen Platz tippen. Noch einmal tippen entfernt ihn.
begin-hint-metropolis = Auf die Stadt tippen, die Metropole dieses Bereichs ist. Noch einmal tippen entfernt die Metropole.
begin-hint-merchant = Auf das Feld des Händlers tippen. Noch einmal tippen stellt ihn neben das Brett.
begin-laid = Auf der Seite
begin-laid-line = Eine geplünderte Stadt, die als Siedlung zählt.
begin-knight-basic = Einfach
begin-knight-strong = Stark
begin-knight-mighty = Mächtig
begin-knight-active = Aktiv
begin-knight-inactive = Inaktiv
begin-track-science = Wissenschaft
begin-track-trade = Handel
begin-track-politics = Politik
begin-levels = Stadtausbau
begin-level-of = { $track }: Stufe
begin-progress = Fortschrittskarten auf der Hand
begin-progress-of = { $track }: Fortschrittskarten
begin-knights-points = Punkte
begin-defenders = Punkte als Retter
begin-point-shown = Offengelegt von { $who }
begin-point-hidden = Noch von niemandem offengelegt.
begin-hand-knights = Rohstoffe und Handelswaren
begin-attacks = Angriffe bisher

# Woran ein Spiel zu erkennen ist
knights-history-game = Städte & Ritter, Ausgabe von { $edition }
