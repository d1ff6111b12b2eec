# Städte & Ritter: der Zug, die Barbaren, Ritter, Ausbauten

improve = Ausbauen
improvements-title = Stadtausbau

barbarians-away = { $count ->
    [one] Die Barbaren landen mit dem nächsten Schiff
   *[other] Noch { $count } Schiffe, bis die Barbaren landen
}
barbarians-away-short = { $count ->
    [one] nächstes Schiff!
   *[other] noch { $count }
}
barbarians-would-lose = { $all ->
    [yes] In Gefahr: je eine Stadt von allen { $count }
   *[no] { $count ->
        [one] In Gefahr: eine Stadt von { $who }
       *[other] In Gefahr: je eine Stadt von { $who }
    }
}
barbarians-would-defend = { $count ->
   *[other] { $who } wäre Retter
}
barbarians-would-draw = { $count ->
   *[other] Je eine Karte für { $who }
}
barbarians-would-nothing = Niemand würde etwas gewinnen oder verlieren
barbarians-strengths = Ritter { $defence }, Barbaren { $barbarians }
barbarians-name = { $away }; { $strengths }: { $verdict }. Einzelheiten.

gate-of-science = Tor der Wissenschaft
gate-of-trade = Tor des Handels
gate-of-politics = Tor der Politik
gate-draws = { $gate }, rot { $red }: { $count ->
    [one] { $who } zieht eine Fortschrittskarte (ab Stufe { $level })
   *[other] { $who } ziehen je eine Fortschrittskarte (ab Stufe { $level })
}
gate-nobody = { $gate }, rot { $red }: Niemand zieht (nötig ist Stufe { $level })
ship-sails = Das Barbarenschiff rückt ein Feld vor
attack-repelled = Der Angriff ist abgewehrt: { $defence } gegen { $barbarians }
attack-lost = Die Verteidigung scheitert: { $defence } gegen { $barbarians }
attack-is-repelled = Der Angriff ist abgewehrt
attack-is-lost = Die Verteidigung scheitert
attack-of-loses = verliert eine Stadt
attack-of-defender = Retter: 1 Punkt
attack-of-draws = zieht eine Karte
attack-of-no-city = hat keine Stadt
attack-of-metropolis = hat nur Metropolen
attack-knights-lie-down = Alle Ritter auf die inaktive Seite, das Schiff an den Anfang.
attack-robber-wakes = Jetzt zieht der Räuber.

deck-button = { $track } ({ $count })
deck-draw-name = { $who } zieht vom Stapel { $track ->
    [Handel] des Handels
    [Politik] der Politik
   *[Wissenschaft] der Wissenschaft
 }
deck-put-back-name = { $who } legt eine Karte { $track ->
    [Handel] des Handels
    [Politik] der Politik
   *[Wissenschaft] der Wissenschaft
 } zurück
takes-aqueduct = Aquädukt: { $cards }
takes-aqueduct-untold = 1 Rohstoff (Aquädukt)
takes-aqueduct-due = 1 beliebiger Rohstoff (Aquädukt)
task-take-aqueduct = Aquädukt: { $who } nimmt 1 beliebigen Rohstoff
off-wall = { $who } nimmt auch die Stadtmauer von der Insel
off-knight = { $who } nimmt einen { $level ->
    [strong] starken Ritter
    [mighty] mächtigen Ritter
   *[other] einfachen Ritter
 } von der Insel, weil für ihn kein Platz frei ist
off-knight-left = { $who } nimmt einen { $level ->
    [strong] starken Ritter
    [mighty] mächtigen Ritter
   *[other] einfachen Ritter
 } von der Insel
off-left-cards = { $count ->
    [one] 1 Karte von { $who } fehlt
   *[other] { $count } Karten von { $who } fehlen
 } weiter in der Bank
off-left-cities = { $count ->
    [one] 1 Stadt von { $who } zählt
   *[other] { $count } Städte von { $who } zählen
 } weiter für die Barbaren
surplus-pass = Der Zug endete trotzdem
surplus-before-end = { $who } hat zu viele Fortschrittskarten. Vor Ende des Zuges eine spielen oder zurücklegen:
event-die-name = Der Ereigniswürfel zeigt: { $face }
event-die-red = Was zeigt der rote Würfel?
event-die-red-name = Der rote Würfel zeigt { $red }

piece-wall = Stadtmauer
piece-knight = Ritter

knight-title-basic = Einfacher Ritter, { $state }
knight-title-strong = Starker Ritter, { $state }
knight-title-mighty = Mächtiger Ritter, { $state }
knight-is-active = aktiv
knight-is-inactive = inaktiv
knight-activation = Einen Ritter aktivieren
knight-promotion = Einen Ritter befördern
knight-activate = Aktivieren
knight-activate-name = Diesen Ritter aktivieren: { $price }
knight-promote = Befördern
knight-promote-name = Diesen Ritter befördern: { $price }
knight-chase = Räuber verjagen
knight-chase-where = Auf das Feld tippen, auf das er den Räuber verjagt.
knight-moves = Auf einen markierten Platz tippen: Dorthin zieht er. Danach ist er inaktiv.
knight-displaces = Auf einen markierten Ritter tippen: Den vertreibt er. Danach ist er selbst inaktiv.
knight-moves-displaces = Auf einen markierten Platz tippen: Dorthin zieht er. Oder auf einen schwächeren Ritter: Den vertreibt er. Danach ist er selbst inaktiv.
knight-only-chases = Er kann nicht ziehen, steht aber beim Räuber.
knight-sleeps = Inaktiv: Er hält seinen Platz, verteidigt aber nicht und handelt nicht. Jetzt aktiviert, handelt er ab dem nächsten Zug.
knight-tired = Er hat in diesem Zug gehandelt oder wurde erst aktiviert. Ab dem nächsten Zug handelt er wieder.
knight-beside-the-turn = Ritter handeln im Zug ihres Besitzers.
knight-nowhere = Er kann nirgendwohin.

track-title-science = Wissenschaft
track-title-trade = Handel
track-title-politics = Politik
improvements-level-of = { $who }: Stufe { $level }
improvements-done = Die letzte Stufe ist erreicht.
improve-button = { $name }: { $price }
improve-name = { $track } auf Stufe { $level } ausbauen, { $name }: { $price }
metropolis-open = Wer zuerst Stufe 4 erreicht, bekommt die Metropole.
metropolis-held = { $who } hat die Metropole. Wer zuerst Stufe 5 erreicht, hat sie für immer.
metropolis-threatened = { $who } hat die Metropole. { $count ->
    [one] Noch eine Stufe, und { $others } übernimmt sie.
   *[other] Wer von { $others } zuerst noch eine Stufe ausbaut, übernimmt sie.
}
metropolis-for-good = { $who } hat die Metropole für immer.
improvements-lacks = { $level }; für die nächste Stufe fehlen Karten

wanted-city = Auf eine Stadt tippen
wanted-spot = Auf einen Platz tippen
wanted-deck = Auf einen Stapel tippen
wanted-face = Auf eine Würfelseite tippen

hand-of-limit = { $size }/{ $limit }
pass-brief = Fertig
barbarians-title = { $knights ->
    [no] Das Barbarenschiff
   *[yes] Die Barbaren
 }

stage-barbarians = { $away } · Ritter { $defence } : { $barbarians } Barbaren · { $verdict }
attack-takes-cities = { $all ->
    [yes] Alle { $count } verlieren je eine Stadt
   *[no] { $count ->
        [one] { $who } verliert eine Stadt
       *[other] { $who } verlieren je eine Stadt
    }
}
attack-makes-defender = { $count ->
   *[other] { $who } ist Retter: 1 Punkt
}
attack-gives-cards = { $count ->
   *[other] { $who } ziehen je eine Fortschrittskarte
}
task-discard-ask-walls = Mehr als { $limit } Karten (je Mauer 2 mehr)? Die Hälfte abwerfen
seven-robber-sleeps = { $sea ->
    [yes] Bei einer 7 gibt es keine Karten. Räuber und Pirat schlafen, bis die Barbaren zum ersten Mal angreifen.
   *[no] Bei einer 7 gibt es keine Karten. Der Räuber schläft, bis die Barbaren zum ersten Mal angreifen.
 }
before-alchemist = Stattdessen darf { $card } ausgespielt werden.
