# Städte & Ritter: der Zug, die Barbaren, Ritter, Ausbauten

improve = Ausbauen
improvements-title = Stadtausbau
knight-title = Ein Ritter

barbarians-away = { $count ->
    [one] Die Barbaren landen mit dem nächsten Schiff
   *[other] Noch { $count } Schiffe, bis die Barbaren landen
}
barbarians-away-short = { $count ->
    [one] nächstes Schiff!
   *[other] noch { $count }
}
barbarians-would-lose = { $count ->
    [one] { $who } würde eine Stadt verlieren
   *[other] { $who } würden je eine Stadt verlieren
}
barbarians-would-defend = { $count ->
   *[other] { $who } wäre Retter
}
barbarians-would-draw = { $count ->
   *[other] { $who } würden je eine Karte ziehen
}
barbarians-would-nothing = Niemand würde etwas gewinnen oder verlieren
barbarians-strengths = Ritter { $defence }, Barbaren { $barbarians }
barbarians-name = { $away }; { $strengths }: { $verdict }. Einzelheiten.

gate-of-science = Tor der Wissenschaft
gate-of-trade = Tor des Handels
gate-of-politics = Tor der Politik
gate-draws = { $gate }, rot { $red }: { $count ->
    [one] { $who } zieht eine Fortschrittskarte
   *[other] { $who } ziehen je eine Fortschrittskarte
}
gate-nobody = { $gate }, rot { $red }: niemand zieht
ship-sails = Das Barbarenschiff rückt ein Feld vor
attack-repelled = Der Angriff ist abgewehrt: { $defence } gegen { $barbarians }
attack-lost = Der Angriff ist verloren: { $defence } gegen { $barbarians }
attack-knights-lie-down = Legt alle Ritter um: Keiner ist mehr aktiv. Das Schiff beginnt von vorn.
attack-robber-wakes = Von jetzt an zieht der Räuber.
