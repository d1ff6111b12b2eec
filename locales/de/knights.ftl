# Städte & Ritter

track-science = Wissenschaft
track-trade = Handel
track-politics = Politik

act-build-wall = { $who } baut eine Stadtmauer
act-improve = { $who } baut { $track ->
    [Handel] den Handel
    [Politik] die Politik
   *[Wissenschaft] die Wissenschaft
 } aus
act-place-metropolis = { $who } stellt die Metropole { $track ->
    [Handel] des Handels
    [Politik] der Politik
   *[Wissenschaft] der Wissenschaft
 } auf
act-take-metropolis = { $who } übernimmt von { $other } die Metropole { $track ->
    [Handel] des Handels
    [Politik] der Politik
   *[Wissenschaft] der Wissenschaft
 }
act-recruit = { $who } stellt einen Ritter auf
act-activate = { $who } aktiviert einen Ritter
act-promote = { $who } befördert einen Ritter
act-move-knight = { $who } zieht mit einem Ritter
act-displace = { $who } vertreibt einen Ritter
act-displace-whose = { $who } vertreibt einen { $level ->
    [strong] starken Ritter
    [mighty] mächtigen Ritter
   *[other] einfachen Ritter
 } von { $other }
act-take-aqueduct = { $who } nimmt { $cards } dank des Aquädukts
act-take-aqueduct-untold = { $who } nimmt einen Rohstoff dank des Aquädukts
act-relocate = { $who } versetzt den vertriebenen Ritter
act-chase-robber = { $who } verjagt den Räuber
act-lose-city = { $who } verliert eine Stadt an die Barbaren
act-choose-deck = { $who } zieht eine Fortschrittskarte { $track ->
    [Handel] des Handels
    [Politik] der Politik
   *[Wissenschaft] der Wissenschaft
 }
act-drew = { $count ->
    [one] { $who } zieht eine Fortschrittskarte { $track ->
        [Handel] des Handels
        [Politik] der Politik
       *[Wissenschaft] der Wissenschaft
     }
   *[other] { $who } ziehen je eine Fortschrittskarte { $track ->
        [Handel] des Handels
        [Politik] der Politik
       *[Wissenschaft] der Wissenschaft
     }
}
act-put-back = { $who } legt eine Fortschrittskarte { $track ->
    [Handel] des Handels
    [Politik] der Politik
   *[Wissenschaft] der Wissenschaft
 } zurück

step-wall = Mauer
step-improve = Ausbau
step-metropolis = Metropole
step-knight = Ritter
step-pillage = Plünderung
step-progress = Fortschritt

task-place-metropolis = { $who }: Welche Stadt wird zur Metropole { $track ->
    [Handel] des Handels
    [Politik] der Politik
   *[Wissenschaft] der Wissenschaft
 }?
task-relocate = { $who }: Wohin geht der vertriebene Ritter?
task-lose-city = { $who }: Welche Stadt plündern die Barbaren?
task-choose-deck = { $who }: Von welchem Stapel kommt die Fortschrittskarte?
task-put-back = { $who }: Welche Fortschrittskarte kommt zurück? Vier sind erlaubt.
task-event-die = Was zeigt der Ereigniswürfel?

why-asks-improvement = Eine Ausbaustufe hat eine Metropole gebracht.
why-asks-displacement = Ein stärkerer Ritter hat diesen vertrieben.
why-asks-event-die = Der Ereigniswürfel hat ein Tor geöffnet.
why-asks-attack = Die Barbaren haben angegriffen.
why-rule-event-die = Der Ereigniswürfel gilt vor der Zahl, welche es auch ist.
why-rule-attack = Sind die aktiven Ritter so stark, wie es Städte gibt, scheitert der Angriff. Wer am meisten beiträgt, ist Retter; mehrere ziehen je eine Fortschrittskarte. Sonst verliert, wer am wenigsten beiträgt, eine Stadt ohne Metropole.
why-rule-progress-limit = Niemand behält mehr als vier Fortschrittskarten. Im Zug eines anderen kommt die fünfte sofort zurück.
why-rule-metropolis = Wer als Erster Stufe 4 eines Bereichs erreicht, bekommt dessen Metropole. Wer vor ihm Stufe 5 erreicht, übernimmt sie.
why-asks-aqueduct = Die Zahl hat { $who } nichts gebracht, und { $who } hat ein Aquädukt.
why-rule-aqueduct = Ein Aquädukt (Wissenschaft Stufe 3) bringt 1 beliebigen Rohstoff, sooft eine andere Zahl als die 7 seinem Besitzer nichts bringt.
why-rule-displaced = Ein vertriebener Ritter geht dorthin, wohin die Straßen seines Besitzers führen. Ist kein Platz frei, kommt er in den Vorrat zurück.

refused-title-knights-4 = Ertrag
refused-title-knights-7 = Stadtausbau
refused-title-knights-8 = Fortschrittskarten
refused-title-knights-9 = die Barbaren
refused-title-knights-10 = Ritter
refused-title-knights-11 = Räuber

knights-not-played = An diesem Tisch wird ohne Städte & Ritter gespielt.
knights-no-city = { $who } hat dort keine Stadt.
knights-wall-there = Dort steht schon eine Mauer.
knights-no-wall-left = { $who } hat keine Mauer mehr.
knights-track-done = Dieser Bereich ist ganz ausgebaut.
knights-no-knight = { $who } hat dort keinen Ritter.
knights-no-knight-left = { $who } hat keinen Ritter dieser Stufe mehr.
knights-active-already = Dieser Ritter ist schon aktiv.
knights-mighty-already = Stärker kann dieser Ritter nicht werden.
knights-nobody-to-displace = Dort steht kein fremder Ritter.
knights-no-progress-card = { $who } hat keine Fortschrittskarte { $track ->
    [Handel] des Handels
    [Politik] der Politik
   *[Wissenschaft] der Wissenschaft
 }.
knights-deck-used-up = Dieser Stapel ist leer.

breach-knights-no-commodity = Hier gibt es einen Rohstoff, keine Handelsware.
breach-knights-no-city-to-improve = Ausbauen kann nur, wer eine Stadt hat.
breach-knights-no-city-for-metropolis = Stufe 4 und 5 brauchen eine Stadt ohne Metropole.
breach-knights-metropolis-there = Dort steht schon eine Metropole.
breach-knights-metropolis-safe = Eine Metropole wird nie geplündert.
breach-knights-too-many-progress-cards = Niemand beendet seinen Zug mit mehr als vier Fortschrittskarten.
breach-knights-knight-without-road = Ein Ritter steht an einer eigenen Straße.
breach-knights-promoted-this-turn = Dieser Ritter wurde in diesem Zug schon befördert.
breach-knights-no-fortress = Mächtige Ritter brauchen Stufe 3 der Politik.
breach-knights-knight-may-not-act = Ein Ritter handelt einmal im Zug, und nur, wenn er zu Beginn aktiv war.
breach-knights-out-of-reach = Dorthin führen keine Straßen dieses Ritters.
breach-knights-not-weaker = Ein Ritter vertreibt nur einen schwächeren.
breach-knights-robber-not-beside = Nur ein Ritter neben dem Räuber verjagt ihn.
breach-knights-robber-locked = Der Räuber bleibt, wo er ist, bis die Barbaren das erste Mal angreifen.
breach-knights-wrong-chase = Ein Ritter verjagt den Räuber auf ein Feld mit einer Zahl.

progress-alchemist = Alchimist
progress-crane = Baukran
progress-engineer = Ingenieur
progress-inventor = Erfinder
progress-irrigation = Bewässerung
progress-medicine = Medizin
progress-mining = Bergbau
progress-printer = Buchdruck
progress-road_building = Straßenbau
progress-smith = Schmied
progress-commercial_harbor = Handelshafen
progress-master_merchant = Großhändler
progress-merchant = Händler
progress-merchant_fleet = Handelsflotte
progress-resource_monopoly = Rohstoffmonopol
progress-trade_monopoly = Warenmonopol
progress-bishop = Bischof
progress-constitution = Verfassung
progress-deserter = Deserteur
progress-diplomat = Diplomat
progress-intrigue = Intrige
progress-saboteur = Saboteur
progress-spy = Spion
progress-warlord = Kriegsherr
progress-wedding = Hochzeit
progress-2025-alchemist = Alchemie
progress-2025-engineer = Ingenieurskunst
progress-2025-inventor = Erfindung
progress-2025-printer = Druckkunst
progress-2025-smith = Schmiedekunst
progress-2025-master_merchant = Gildenabgabe
progress-2025-bishop = Besteuerung
progress-2025-deserter = Verrat
progress-2025-diplomat = Diplomatie
progress-2025-saboteur = Sabotage
progress-2025-spy = Spionage
progress-2025-warlord = Ermutigung
progress-dice = Rot { $red }, Gelb { $yellow }

knight-basic = einfach
knight-strong = stark
knight-mighty = mächtig

act-play-progress = { $who } spielt { $card }
act-play-progress-what = { $who } spielt { $card }: { $what }
act-play-progress-on = { $who } spielt { $card } gegen { $other }
act-play-progress-on-what = { $who } spielt { $card } gegen { $other }: { $what }
act-show-point = { $who } legt { $card } offen: 1 Punkt
act-event-die = { $who } wirft den Ereigniswürfel: { $face }
act-harbor-trade = { $who } handelt mit { $other }: { $give } gegen { $get }
act-harbor-trade-unseen = { $who } tauscht mit { $other } einen Rohstoff gegen eine Handelsware
act-harbor-trade-none = { $who } bietet { $other } einen Rohstoff, doch { $other } hat keine Handelsware
act-lose-knight = { $who } verliert einen Ritter
act-lose-knight-of-level = Ein { $level ->
    [strong] starker Ritter
    [mighty] mächtiger Ritter
   *[other] einfacher Ritter
 } von { $who } läuft über und kommt von der Insel
act-place-deserter = { $who } stellt den übergelaufenen Ritter auf ({ $level })

step-event-die = Würfel

task-promote = { $who }: Welcher Ritter wird kostenlos befördert?
task-trade-at-harbor = { $who }: Einen Rohstoff gegen eine Handelsware von { $other }?
task-steal-from-each = { $who } zieht von allen neben dem Räuber eine Karte.
task-lose-knight = { $who }: Welcher Ritter läuft über?
task-place-deserter = { $who }: Wohin kommt der übergelaufene Ritter?

why-asks-progress = { $card } verlangt es.
why-rule-progress = Was eine Fortschrittskarte bewirkt, geschieht Schritt für Schritt. Was sie nur erlaubt, darf unterbleiben.

refused-title-knights-12 = Fortschrittskarten
refused-title-knights-18 = Ereigniskarten

knights-no-token = Dort liegt kein Zahlenchip zum Tauschen.
knights-point-shown = { $who } hat diese Karte schon offengelegt: { $card }. Es gibt nur eine.
knights-red-not-told = Sagt auch, was der rote Würfel zeigt: Er entscheidet, wer zieht.
knights-no-such-red = Eine { $number } geht nicht mit einer roten { $red }.

breach-knights-nothing-to-gain = { $card } würde jetzt nichts bewirken.
breach-knights-not-more-points = { $who } hat nicht mehr Punkte.
breach-knights-knights-rest = Ritter ruhen, bis die Barbaren das erste Mal angreifen.
breach-knights-laid-city-first = Zuerst wird die umgelegte Stadt aufgerichtet.
breach-knights-token-stays = 2, 6, 8 und 12 bleiben liegen.
breach-knights-merchant-on-desert = Der Händler steht nicht auf der Wüste.
breach-knights-merchant-not-beside = Der Händler steht neben einem eigenen Gebäude.
breach-knights-road-not-open = Nur eine Straße mit offenem Ende wird entfernt.
breach-knights-damaged-road-stays = Eine kaputte Straße bleibt liegen.
breach-knights-knight-cut-off = Ein Ritter verlöre den Anschluss an seine Straßen.
breach-knights-no-own-road-there = Der Ritter muss an einer eigenen Straße stehen.
breach-knights-wrong-deserter = Ein Ritter dieser Stufe läuft nicht über.
breach-knights-not-that-kind = Hier wird ein Rohstoff gezogen, keine Handelsware.
breach-knights-resources-first = Zuerst werden Rohstoffe gegeben, Handelswaren nur, wenn sie nicht reichen.

knights-fixed-level = { $who } hat Stufe { $count } { $track ->
    [Handel] des Handels
    [Politik] der Politik
   *[Wissenschaft] der Wissenschaft
 } erreicht
knights-fixed-metropolis = Metropole { $track ->
    [Handel] des Handels
    [Politik] der Politik
   *[Wissenschaft] der Wissenschaft
 }
knights-fixed-metropolis-none = die Metropole { $track ->
    [Handel] des Handels
    [Politik] der Politik
   *[Wissenschaft] der Wissenschaft
 } ist im Vorrat
knights-fixed-wall = Mauer von { $who }
knights-fixed-wall-none = keine Mauer
knights-fixed-knight-active = aktiver Ritter von { $who } ({ $level })
knights-fixed-knight-inactive = inaktiver Ritter von { $who } ({ $level })
knights-fixed-knight-none = kein Ritter
knights-fixed-knight-gone = kein Ritter von { $who }
knights-fixed-knight_turn = ein Ritter, der in diesem Zug { $action ->
    [open] noch handeln
   *[done] nicht mehr handeln
 } und { $promotion ->
    [open] noch
   *[done] nicht mehr
 } befördert werden darf
knights-fixed-attacks = { $count ->
    [one] die Barbaren haben einmal angegriffen
   *[other] die Barbaren haben { $count }-mal angegriffen
}
knights-fixed-merchant = der Händler gehört { $who }
knights-fixed-merchant-none = der Händler steht neben dem Spielbrett
knights-fixed-progress = { $who } hat { $count ->
    [one] { $count } Fortschrittskarte
   *[other] { $count } Fortschrittskarten
 } { $track ->
    [Handel] des Handels
    [Politik] der Politik
   *[Wissenschaft] der Wissenschaft
 }
knights-fixed-defenders = { $who } hat { $count ->
    [one] { $count } Punkt als Retter
   *[other] { $count } Punkte als Retter
}
knights-fixed-point_card = { $who } hat { $card } offengelegt
knights-fixed-point_card-none = niemand hat { $card } offengelegt
knights-fixed-fleet = die Bank nimmt in diesem Zug zwei davon: { $kinds }
knights-fixed-fleet-none = keine Handelsflotte in diesem Zug

changed-knights = Städte & Ritter wird gespielt, wie dieser Tisch es festgelegt hat (Ausgabe { $edition })

odd-progress-cards = Hände und Tisch haben zusammen { $counted } Fortschrittskarten { $track ->
    [Handel] des Handels
    [Politik] der Politik
   *[Wissenschaft] der Wissenschaft
 }, die Schachtel nur { $supply }.
odd-metropolis-without-city = Die Metropole { $track ->
    [Handel] des Handels
    [Politik] der Politik
   *[Wissenschaft] der Wissenschaft
 } steht auf keiner Stadt: { $place }.
odd-two-metropolises = Zwei Metropolen stehen auf einer Stadt: { $place }.
odd-metropolis-without-level = { $who } hat die Metropole { $track ->
    [Handel] des Handels
    [Politik] der Politik
   *[Wissenschaft] der Wissenschaft
 }, aber nicht deren vierte Stufe.
odd-no-metropolis = { $who } hat die vierte Stufe { $track ->
    [Handel] des Handels
    [Politik] der Politik
   *[Wissenschaft] der Wissenschaft
 }, aber niemand hat die Metropole dazu.
odd-wall-without-city = Eine Mauer von { $who } steht unter keiner Stadt: { $place }.
odd-knight-without-road = Ein Ritter von { $who } steht an keiner eigenen Straße: { $place }.

bad-start-knights-not-played = Ritter und Mauern gehören zu Städte & Ritter.
bad-start-knights-too-many-knights = { $who } hat { $count } Ritter einer Stufe. Es gibt 2.
bad-start-knights-too-many-walls = { $who } hat { $count } Mauern. Es gibt 3.
bad-start-knights-too-many-progress-cards = Das sind { $count } Fortschrittskarten { $track ->
    [Handel] des Handels
    [Politik] der Politik
   *[Wissenschaft] der Wissenschaft
 }. Der Stapel hat 18.
bad-start-knights-too-many-defenders = { $who } kann nicht { $count } Punkte als Retter haben.
bad-start-knights-too-many-attacks = Die Barbaren können nicht { $count }-mal angegriffen haben.

why-rule-gate = Bei einem Tor zieht, wer eine Stufe dieses Bereichs hat, wenn der rote Würfel höchstens um 1 höher ist.

why-discard-walls = { $count ->
    [one] Eine Mauer erlaubt 2 Karten mehr: { $limit }.
   *[other] { $count } Mauern erlauben je 2 Karten mehr: { $limit }.
}
why-points-metropolises = { $count ->
    [one] { $count } Metropole: { $points } mehr.
   *[other] { $count } Metropolen: { $points } mehr.
}
why-points-defenders = { $count ->
    [one] Einmal Retter: { $points }.
    [2] Zweimal Retter: { $points }.
   *[other] { $count }-mal Retter: { $points }.
}
why-points-merchant = { $count ->
   *[other] Der Händler: { $points }.
}

why-attack-title = Warum geht der Angriff so aus?
why-attack-barbarians = { $count ->
    [one] Es gibt { $count } Stadt, also haben die Barbaren Stärke { $count }.
   *[other] Es gibt { $count } Städte, also haben die Barbaren Stärke { $count }.
}
why-attack-knight = { $level }, { $place }
why-attack-defence = { $who }: { $strength } ({ $knights })
why-attack-repelled = { $defence } gegen { $barbarians }: abgewehrt.
why-attack-lost = { $defence } gegen { $barbarians }: Die Verteidigung scheitert.
why-attack-defender = { $who } trägt am meisten bei und ist Retter: 1 Punkt.
why-attack-draws = { $who } trägt so viel bei wie andere und zieht eine Fortschrittskarte.
why-attack-nobody = Niemand hat einen aktiven Ritter, also bekommt niemand etwas.
why-attack-loses = { $who } trägt am wenigsten bei ({ $strength }) und verliert eine Stadt.
why-attack-no-city = { $who } hat keine Stadt zu verlieren.
why-attack-metropolises = { $who } hat nur Metropolen. Die sind sicher.
why-attack-stronger = { $who } trägt mehr bei ({ $strength }).

why-gate-title = Wer zieht bei einer roten { $red } eine Fortschrittskarte { $track ->
    [Handel] des Handels
    [Politik] der Politik
   *[Wissenschaft] der Wissenschaft
 }?
why-gate-draws = { $who } zieht: Stufe { $level }, Rot { $red }.
why-gate-no-level = { $who } zieht bei einer roten { $red } nicht: Stufe { $level }.
why-gate-red-too-high = { $who } zieht nicht: Stufe { $level }, aber Rot { $red }.
why-gate-deck-used-up = { $who } würde ziehen (Stufe { $level }, Rot { $red }), doch der Stapel ist leer.

why-rate-title = Warum verlangt die Bank von { $who } { $count } { $resource }?
why-rate-bank = So viel verlangt die Bank gewöhnlich.
why-rate-harbor = Ein Hafen für alle Sorten: { $place }.
why-rate-own-harbor = Ein Hafen für diese Sorte: { $place }.
why-rate-merchant = Der Händler: { $place }.
why-rate-guild = { $who } hat Stufe 3 des Handels.
why-rate-fleet = Eine Handelsflotte, nur in diesem Zug.

# Karten, wie sie bei Städte & Ritter lauten: ohne Größte Rittermacht

event-tournament-text-with-knights = Wer die stärksten aktiven Ritter hat, nimmt 1 Rohstoff nach Wahl; bei Gleichstand jeder von ihnen 1.
event-conflict-text-with-knights = Wer allein die stärksten aktiven Ritter hat, darf von einem Spieler 1 Karte verdeckt ziehen.
deck-d-tournament-text-with-knights = Wer die stärksten aktiven Ritter hat, nimmt 1 Rohstoff nach Wahl; bei Gleichstand jeder von ihnen 1.
deck-d-new_horses-text-with-knights = Pferde sind teuer. Jeder Spieler mit einem aktiven Ritter zahlt der Bank 1 Karte.
deck-d-patrol-text-with-knights = Wer allein die stärksten aktiven Ritter hat, darf den Räuber auf ein anderes Feld stellen. Niemand verliert eine Karte.
deck-d-challenge-text-with-knights = Wer allein die stärksten aktiven Ritter hat, darf von einem Spieler 1 Karte verdeckt ziehen.
deck-d-winter_quarters-text-with-knights = Gute Ritter bekommen gut zu essen. Jeder Spieler mit einem aktiven Ritter nimmt 1 Getreide.
deck-d-royal_thanks-text-with-knights = Wer die Längste Handelsstraße hat, nimmt 1 Wolle.
deck-d-royal_thanks-text-with-sea-with-knights = Wer die Längste Handelsroute hat, nimmt 1 Wolle.
