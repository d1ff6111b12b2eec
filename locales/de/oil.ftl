# Ölquellen.
oil-step-oil = Öl
oil-step-metropolis = Ölmetropole
oil-step-disaster = Katastrophe
terrain-spring = Ölquelle
terrain-label-spring = Ölquelle

oil-act-convert = { $who } nutzt ein Öl für 2 { $resource }
oil-act-build-metropolis = { $who } baut eine Ölmetropole
oil-act-sequester = { $who } legt ein Öl still
oil-act-disaster = Katastrophe: { $number }
oil-act-pollute = Das Los ist gezogen
oil-act-discard = { $who } wirft { $count } Öl und { $cards } ab
oil-act-discard-untold = { $who } wirft { $count } Öl und den Rest in Karten ab
oil-act-steal = { $who } nimmt { $from } ein Öl
oil-act-take = { $who } nimmt ein Öl
oil-act-give = { $who } gibt { $to } ein Öl
oil-act-monopoly = { $who } spielt Monopol auf Öl
oil-act-year-of-plenty = { $who } spielt Erfindung und nimmt { $count } Öl und { $cards }
oil-act-got = { $who } bekommt { $count } Öl
oil-act-took = { $from } gibt ein Öl ab
oil-act-removed = Die Flut nimmt { $who } ein Gebäude: { $place }
oil-act-reduced = Nach der Flut bleibt { $who } eine Siedlung: { $place }
oil-act-polluted = Verseucht: { $place }
oil-act-champion = { $who } ist Champion der Umwelt
oil-act-no-champion = Niemand ist mehr Champion der Umwelt

oil-count = { $count } Öl

oil-task-disaster = { $who } würfelt mit zwei Würfeln die Katastrophe aus
oil-task-lot = { $who } lost aus, welches Feld verseucht wird
task-take-or-oil = { $who } nimmt 1 Rohstoff nach Wahl oder 1 Öl
task-steal-or-oil = { $who } nimmt eine Karte oder ein Öl: von wem?
task-give-or-oil-one = { $who } gibt { $to } 1 Karte nach Wahl oder 1 Öl
task-give-or-oil = { $who } gibt 1 Karte nach Wahl oder 1 Öl

oil-fixed-oil = { $who } hat { $count } Öl
oil-fixed-sequestered = { $who } hat { $count } Öl stillgelegt
oil-fixed-oil_supply = { $count } Öl im Vorrat
oil-fixed-oil_track = die Leiste steht auf { $count }
oil-fixed-destroyed-on_hex = der Zahlenchip liegt auf dem Feld
oil-fixed-destroyed-on_track = der Zahlenchip liegt auf der Leiste
oil-fixed-spring = eine Ölquelle, darunter { $terrain }
oil-fixed-champion = { $who } ist Champion der Umwelt
oil-fixed-champion-none = niemand ist Champion der Umwelt
oil-fixed-oil_used-open = { $who } hat in diesem Zug kein Öl genutzt
oil-fixed-oil_used-done = { $who } hat in diesem Zug Öl genutzt
oil-fixed-oil_laid-open = { $who } hat in diesem Zug kein Öl stillgelegt
oil-fixed-oil_laid-done = { $who } hat in diesem Zug Öl stillgelegt
fixed-building-oil-metropolis = Ölmetropole von { $who }
figure-oil = Öl
figure-sequestered = Stillgelegtes Öl
figure-oil_supply = Öl im Vorrat
figure-oil_track = Die Ölleiste
figure-destroyed = Der Zahlenchip des Felds
figure-champion = Champion der Umwelt
figure-oil_used = Öl, in diesem Zug genutzt
figure-oil_laid = Öl, in diesem Zug stillgelegt
truth-oil = Wie viel Öl?
truth-sequestered = Wie viel stillgelegtes Öl?
truth-oil_supply = Wie viel Öl ist im Vorrat?
truth-oil_track = Worauf steht die Ölleiste?
begin-oil = Öl
begin-sequestered = Stillgelegtes Öl
begin-oil_supply = Öl im Vorrat
begin-oil_track = Die Ölleiste
begin-destroyed = Zahlenchips auf der Leiste
begin-champion = Champion der Umwelt

oil-not-played = An diesem Tisch wird ohne Öl gespielt.
oil-too-little = So viel Öl hat { $who } nicht.
oil-supply-empty = So viel Öl ist nicht im Vorrat.
oil-no-city = Dort steht keine eigene Stadt, die Ölmetropole werden könnte.
oil-no-metropolis-left = Alle Ölmetropolen sind gebaut.
oil-no-land = Dieses Feld ist kein Land.
oil-no-spring = Dort ist keine Ölquelle.
breach-oil-track-full = Auf der Leiste ist in diesem Zug noch Platz für { $left } Öl.
breach-oil-used-after-sequestering = Wer im Zug Öl stilllegt, nutzt darin keines mehr.
breach-oil-sequestered-after-use = Wer im Zug Öl nutzt, legt darin keines still.
breach-oil-second-sequestered = Stillgelegt wird ein Öl im Zug.
breach-oil-over-limit = { $who } hätte mehr Öl als erlaubt.
breach-oil-no-card = An diesem Tisch zählt Öl bei einer 7 nicht und wird nicht gestohlen.
breach-oil-no-oil-by-card = Hier geht es um Karten, nicht um Öl.
breach-oil-oil-for-oil = Niemand tauscht Öl gegen Öl.
breach-oil-wrong-hex = Gelost wird zwischen anderen Feldern.
breach-oil-robber-not-there = Auf ein Feld, das seinen Zahlenchip verloren hat, geht der Räuber nicht.
refused-title-traders-7 = Öl

odd-oil-oil = Auf dem Tisch sind { $counted } Öl, in der Schachtel nur { $supply }.
odd-oil-metropolises = Auf der Insel stehen { $counted } Ölmetropolen, in der Schachtel sind nur { $supply }.
odd-oil-token-back = Auf einem Feld, das seinen Zahlenchip verloren hat, liegt einer: { $place }.
bad-start-oil-not-played = Öl und seine Metropolen gehören zum Spiel mit Öl.
bad-start-oil-track-too-long = Die Ölleiste hat keine { $count }.
bad-island-spring = Eine Ölquelle liegt auf einem Gelände des Grundspiels.
error-oil-not-played = die Insel hat Ölquellen, aber es wird ohne Öl gespielt
not-offered-oil-with-knights = Öl gibt es nicht zusammen mit Städte & Ritter: Keine Regeln sagen etwas zu beidem, und es gäbe zwei Arten von Metropolen
import-spring-on = Die Ölquelle auf { $q }, { $r } liegt nicht auf einem Gelände des Grundspiels. Sie wurde weggelassen.

oil-rule-oil_limit = So viel Öl darf jemand haben
oil-rule-oil_limit-4 = 4
oil-rule-oil_limit-4-line = Was jemand nicht nehmen kann, bekommt der Nächste.
oil-rule-oil_limit-none = Keine Grenze
oil-rule-oil_limit-none-line = Wie in „offenen“ Partien.
oil-rule-oil_both = Öl in einem Zug nutzen und stilllegen
oil-rule-oil_both-no = Nicht beides
oil-rule-oil_both-no-line = Wer Öl nutzt, legt in diesem Zug keines still.
oil-rule-oil_both-yes = Beides
oil-rule-oil_both-yes-line = Ein Öl im Zug wird stillgelegt, anderes darf genutzt werden.
oil-rule-oil_is_card = Öl zählt bei einer 7
oil-rule-oil_is_card-by_rulings = Je nach Ereigniskarten
oil-rule-oil_is_card-by_rulings-line = Bei den Ereigniskarten „Fusion“ zählt es nicht und wird nicht gestohlen, bei allen anderen schon.
oil-rule-oil_is_card-yes = Ja
oil-rule-oil_is_card-yes-line = Es zählt zur Handgrenze, und der Räuber darf eines nehmen.
oil-rule-oil_is_card-no = Nein
oil-rule-oil_is_card-no-line = Nur Karten zählen, und nur Karten werden gestohlen.
oil-rule-destroyed_places = Plätze für zerstörte Zahlenchips
oil-set-oil_limit-4 = niemand hat mehr als 4 Öl
oil-set-oil_limit-none = Öl ohne Grenze
oil-set-oil_both-no = Öl wird in einem Zug genutzt oder stillgelegt, nicht beides
oil-set-oil_both-yes = Öl wird in einem Zug genutzt und stillgelegt
oil-set-oil_is_card-by_rulings = Öl zählt bei einer 7 so, wie die Ereignisse gelesen werden
oil-set-oil_is_card-yes = Öl zählt bei einer 7
oil-set-oil_is_card-no = Öl zählt bei einer 7 nicht
oil-set-destroyed_places = { $count } Plätze für zerstörte Zahlenchips
bad-rule-destroyed_places = Plätze für zerstörte Zahlenchips: { $least } bis { $most }.
rule-destroyed_places-less = Plätze für zerstörte Zahlenchips: einer weniger
rule-destroyed_places-more = Plätze für zerstörte Zahlenchips: einer mehr
changed-oil = Neue Regeln für Öl: { $rules }
oil-history-game = Öl: { $rules }

why-asks-oil-track = Es wurde so viel Öl genutzt, dass der Zug mit einer Katastrophe endet.
why-rule-oil-got = Bei ihrer Zahl gibt eine Ölquelle einer Siedlung 1 Öl, einer Stadt 2 und einer Ölmetropole 3, nach allem anderen, im Uhrzeigersinn ab dem, der am Zug ist. Niemand nimmt mehr, als er haben darf, und mehr, als da ist.
why-rule-oil-is-card = Öl zählt bei einer 7 zu den Karten.
why-rule-disaster = Endet ein Zug mit 5 genutztem Öl, werden zwei Würfel geworfen. Eine 7 überflutet, was am Meer steht; jede andere Zahl verseucht ein Feld.
why-rule-sequestered = Je 3 stillgelegte Öl sind 1 Punkt. Wer am meisten hat, mindestens 3, ist Champion der Umwelt und hat 1 Punkt mehr.
why-oil = Ölquellen: { $count } Öl, genommen { $got }.
why-oil-metropolis = Ölmetropole an { $hex }: { $cards }.
why-gold-oil-metropolis = Ölmetropole an { $hex }: { $count ->
    [0] nichts.
    [one] 1 Rohstoff nach Wahl.
   *[other] { $count } Rohstoffe nach Wahl.
}
why-points-oil-metropolises = { $count ->
    [one] 1 Ölmetropole
   *[other] { $count } Ölmetropolen
}: { $points }.
why-points-sequestered = Stillgelegtes Öl: { $points }.
why-points-champion = Champion der Umwelt: { $points }.
why-discard-oil = { $who } hat { $count } Öl, das dazuzählt.

oil-end-board-dead = Der letzte Platz für zerstörte Zahlenchips ist belegt: Niemand gewinnt.
oil-end-champion = { $who } ist Champion der Umwelt und hat das letzte Wort.
oil-stats-result-board-dead = Niemand hat gewonnen: Das Land war nach { $turns } Zügen zerstört
stats-work-oil_used = genutztes Öl
stats-work-oil_metropolis = Ölmetropolen
stats-work-sequestering = stillgelegtes Öl
stats-work-disaster = Katastrophen
stats-way-oil = Für Öl
stats-way-oil-left = Für Öl genommen
records-of-oil = Mit Öl: { $count }.
records-kind-oil = Öl
check-oil-metropolises-at = Ölmetropolen:
check-oil-metropolis = Ölmetropole
wanted-disaster = Augensumme antippen
stats-head-oil = Öl
stats-result-oil = { $count ->
    [one] 1 Punkt für Öl
   *[other] { $count } Punkte für Öl
}
stats-source-oil-metropolises = Ölmetropolen
stats-source-sequestered = stillgelegtes Öl
stats-source-champion = Champion der Umwelt
check-token-on_hex = Zahlenchip auf dem Feld
check-token-on_track = Zahlenchip auf der Ölleiste
check-oil-turn = Öl in diesem Zug
check-oil-unused = { $who } hat keines genutzt
check-oil-used = { $who } hat welches genutzt
check-oil-unlaid = { $who } hat keines stillgelegt
check-oil-laid = { $who } hat eines stillgelegt
