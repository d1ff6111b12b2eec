# Fische, Flüsse, Wagen und Öl auf dem Tisch: was vor Spielern liegt, Vorräte, Erträge, Neues, Gründe und die Prüfung.
player-wealthiest = Reichster Siedler, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
player-poor = Armer Siedler, { $points } Punkte
player-fish = { $count } Fischplättchen
player-boot = der alte Schuh: braucht { $needs } Punkte zum Sieg
player-train = Tross der Stufe { $count }
player-load = { $cargo } auf dem Wagen
player-delivered = { $count ->
    [0] nichts geliefert
    [one] 1 Lieferung
   *[other] { $count } Lieferungen
}
player-oil = { $count } Öl
player-sequestered = { $count } stillgelegtes Öl
player-champion = Champion der Umwelt, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

store-fish = { $count } Fischplättchen verdeckt
store-castle = { $count } { $count ->
    [one] Ware
   *[other] Waren
} am Schloss
store-quarry = { $count } { $count ->
    [one] Ware
   *[other] Waren
} am Marmorbruch
store-glassworks = { $count } { $count ->
    [one] Ware
   *[other] Waren
} an der Glashütte
store-oil = { $count } Öl im Vorrat
store-track = Ölleiste auf { $count } von { $most }
store-destroyed = { $count } von { $most } Zahlenchips zerstört
stores-name = Vorräte: { $all }
stage-disaster-due = Die Ölleiste ist voll: Dieser Zug endet mit einer Katastrophe.

haul-draws = zieht { $count } Fischplättchen
haul-takes-draws = nimmt { $cards } und zieht { $count } Fischplättchen
haul-who-draws = { $who } zieht { $count } Fischplättchen
haul-who-takes-draws = { $who } bekommt { $cards } und zieht { $count } Fischplättchen
haul-note = { $words } ({ $note })
haul-missed = { $owed } Fischplättchen fällig, { $drawn } gezogen

news-wealthiest = { $who } ist Reichster Siedler
news-wealthiest-nobody = Niemand ist mehr Reichster Siedler
news-poor = { $count ->
    [one] { $names } ist Armer Siedler
   *[other] { $names } sind Arme Siedler
}
news-boot = { $who } hat den alten Schuh und braucht 1 Punkt mehr zum Sieg
news-boot-nobody = Niemand hat mehr den alten Schuh
news-champion = { $who } ist Champion der Umwelt
news-champion-nobody = Niemand ist mehr Champion der Umwelt
news-disaster-nothing = Sie zerstört nichts.

why-catch = { $building ->
    [city] Stadt
   *[settlement] Siedlung
} an { $water ->
    [lake] einem See
   *[ground] einem Fischgrund
} ({ $number }): { $count ->
    [0] nichts; es ist blockiert.
   *[other] { $count } Fischplättchen.
}
why-catch-together = Fischplättchen zusammen: { $count }.
why-catch-less = Von { $owed } fälligen Fischplättchen zieht { $who } { $drawn }.
why-rule-settlers = Wer allein am meisten Gold hat, ist Reichster Siedler, für 1 Punkt. Alle, die am wenigsten haben, sind Arme Siedler und verlieren 2; mit Wagen gibt es keine Armen Siedler.
why-points-last-level = Tross der Stufe 5: { $points }.
why-points-boot = { $who } hat den alten Schuh und braucht deshalb { $target } Punkte zum Sieg.

player-needs = { $who } braucht { $needs } Punkte zum Sieg.
figure-on-island = auf der Insel
figure-off-island = neben dem Spielfeld
truth-wagon = Wo steht der Wagen von { $who }? Tippe den Ort auf der Insel an.
truth-load = Was trägt der Wagen von { $who }?
check-ground-here = Der Fischgrund hier
check-lake-here = Die Zahlen des Sees
check-wagon-here = Der Wagen hier
check-wagon-at = Wagen:
check-bandit = Hier liegt ein Barbar
check-no-bandit = Kein Barbar
check-damaged-bridge = Beschädigte Brücke
check-no-bridge = Keine Brücke
check-under-spring = Unter der Quelle
check-grounds = Fischgründe: { $numbers }
check-lake = See: { $numbers }
check-river = Fluss: { $hexes }
check-spring = { $number ->
    [0] Quelle ohne Zahl, darunter { $on }
   *[other] Quelle mit { $number }, darunter { $on }
}
check-bandit-at = Barbar: { $place }
check-destroyed-at = Zerstörter Zahlenchip: { $place }
off-left-fish = { $count } Fischplättchen von { $who } { $count ->
    [one] ist
   *[other] sind
} ausgegeben
off-left-boot = der alte Schuh kommt zurück unter die Fischplättchen
off-left-oil = { $count } Öl von { $who } kommt zurück in den Vorrat

history-only-fish = Nur, was Fische betrifft
history-only-rivers = Nur, was Brücken betrifft
history-only-gold = Nur, was Gold betrifft
history-only-wagons = Nur, was Wagen betrifft
history-only-oil = Nur, was Öl betrifft
oil-end-title = Niemand gewinnt: Das Land ist zerstört
people-left-fish = Die Fischplättchen von { $who } gelten als ausgegeben. Der alte Schuh liegt wieder unter den verdeckten, falls er dort war.
people-left-gold = Das Gold bleibt bei { $who }.
people-left-wagon = Der Wagen von { $who } bleibt mit seiner Ladung, wo er ist.
people-left-oil = Das Öl von { $who } ist zurück im Vorrat, bis auf das stillgelegte.
place-shore = das Meer vor { $places }
