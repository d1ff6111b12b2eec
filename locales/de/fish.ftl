# Fische aus Händler & Barbaren.
fish-step-fish = Fisch
fish-step-boot = Schuh

fish-act-spend = { $who } gibt { $count } Fische aus: { $action }
fish-act-exchange = { $who } tauscht ein Fischplättchen
fish-act-draw-boot = { $who } zieht den alten Schuh
fish-act-pass-boot = { $who } gibt den alten Schuh an { $to }
fish-act-drew = { $who } zieht { $count ->
    [one] 1 Fischplättchen
   *[other] { $count } Fischplättchen
}
fish-for-robber-off = der Räuber verlässt das Spielfeld
fish-for-pirate-off = der Pirat verlässt das Spielfeld
fish-for-theft = eine Karte von jemand anderem
fish-for-resource = ein Rohstoff von der Bank
fish-for-road = { $sea ->
    [yes] eine Straße oder ein Schiff
   *[no] eine Straße
}
fish-for-card = { $knights ->
    [yes] eine Fortschrittskarte
   *[no] eine Entwicklungskarte
}

fish-task-exchange = { $who } hat 7 Fischplättchen. Eines tauschen?
fish-task-boot = Hat jemand den alten Schuh gezogen?
fish-task-boot-one = Hat { $who } den alten Schuh gezogen?

fish-fixed-fish = { $who } hat { $count ->
    [one] 1 Fischplättchen
   *[other] { $count } Fischplättchen
}
fish-fixed-fish_supply = { $count ->
    [one] 1 Fischplättchen liegt verdeckt
   *[other] { $count } Fischplättchen liegen verdeckt
}
fish-fixed-fish_spent = { $count ->
    [one] 1 Fischplättchen ist ausgegeben
   *[other] { $count } Fischplättchen sind ausgegeben
}
fish-fixed-boot = { $who } hat den alten Schuh
fish-fixed-boot-none = niemand hat den alten Schuh
figure-fish = Fischplättchen
figure-fish_supply = Verdeckte Fischplättchen
figure-fish_spent = Ausgegebene Fischplättchen
figure-boot = Der alte Schuh
truth-fish = Wie viele Fischplättchen?
truth-fish_supply = Wie viele Fischplättchen liegen verdeckt, mit dem alten Schuh, solange ihn niemand hat?
truth-fish_spent = Wie viele Fischplättchen sind ausgegeben?
begin-fish = Fischplättchen
begin-fish_supply = Verdeckte Fischplättchen
begin-fish_spent = Ausgegebene Fischplättchen
begin-boot = Der alte Schuh

fish-not-played = An diesem Tisch wird ohne Fische gespielt.
fish-too-few-tokens = So viele Fischplättchen hat { $who } nicht.
fish-robber-away = Der Räuber steht schon neben dem Spielfeld.
fish-pirate-away = Auf dem Meer ist kein Pirat.
fish-nobody-has-cards = Niemand sonst hat eine Karte.
fish-bank-empty = Die Bank hat keinen Rohstoff mehr.
fish-no-boot = Den alten Schuh hat jemand anderes.
breach-fish-too-few-fish = Das kostet { $price } Fische, nicht { $paid }.
breach-fish-fewer-points = Den alten Schuh bekommt nur, wer ebenso viele Punkte hat oder mehr. { $who } hat weniger.

odd-fish-tokens = Auf dem Tisch sind { $counted } Fischplättchen, in der Schachtel aber { $supply }.
bad-start-fish-not-played = Fischplättchen gibt es nur im Spiel mit Fischen.
bad-island-fish = Jeder Fischgrund liegt auf einem eigenen Meerfeld, und ein zweiter Zahlenchip neben einem ersten.

error-fish-not-played = die Insel hat Seen, Fischgründe oder zweite Zahlenchips, und Fische werden nicht gespielt
error-fish-no-shore = ein Fischgrund muss genau zwei Landfelder berühren
error-fish-at-harbor = wo ein Fischgrund liegt, ist ein Hafen
error-fish-number = kein Fischgrund hat die Zahl { $number }
error-fish-lake-at-coast = ein See liegt nie an der Küste
error-setup-fish-in-scenario = die Pirateninseln werden ohne Fische gespielt

import-hex-of-fish = Einen See wie { $q }, { $r } gibt es nur im Spiel mit Fischen. Er wurde weggelassen.
import-second-token-alone = Der zweite Zahlenchip auf { $q }, { $r } liegt neben keinem ersten. Er wurde weggelassen.
import-ground-on-land = Der Fischgrund auf { $q }, { $r } liegt nicht im Meer. Er wurde weggelassen.
import-two-grounds = Auf { $q }, { $r } liegt mehr als ein Fischgrund, oder es sind zu viele. Einer wurde weggelassen.
import-ground-at-harbor = Der Fischgrund auf { $q }, { $r } liegt, wo ein Hafen ist. Er wurde weggelassen.
import-ground-off-shore = Der Fischgrund auf { $q }, { $r } berührt nicht zwei Landfelder. Er wurde weggelassen.
import-ground-number = Kein Fischgrund hat eine { $number }. Der auf { $q }, { $r } wurde weggelassen.

fish-rule-fish_short = Zu wenige Fischplättchen
fish-rule-fish_short-nobody = Niemand zieht
fish-rule-fish_short-nobody-line = Sind weniger da, als alle nehmen dürfen, zieht niemand eines.
fish-rule-fish_short-in_order = Der Reihe nach
fish-rule-fish_short-in_order-line = Es wird der Reihe nach gezogen, bis keines mehr da ist.
fish-rule-fish_time = Fische ausgeben
fish-rule-fish_time-after_production = Nach den Erträgen
fish-rule-fish_time-after_production-line = Beim Handeln und Bauen.
fish-rule-fish_time-any_time = Jederzeit
fish-rule-fish_time-any_time-line = Jederzeit im eigenen Zug, auch vor den Erträgen.
fish-rule-boot_time = Den alten Schuh weitergeben
fish-rule-boot_time-after_production = Nach den Erträgen
fish-rule-boot_time-after_production-line = Beim Handeln und Bauen.
fish-rule-boot_time-any_time = Jederzeit
fish-rule-boot_time-any_time-line = Jederzeit im eigenen Zug, auch vor den Erträgen.
fish-set-fish_short-nobody = bei zu wenigen Fischplättchen zieht niemand
fish-set-fish_short-in_order = bei zu wenigen Fischplättchen wird der Reihe nach gezogen
fish-set-fish_time-after_production = Fische werden nach den Erträgen ausgegeben
fish-set-fish_time-any_time = Fische werden jederzeit ausgegeben
fish-set-boot_time-after_production = der alte Schuh geht nach den Erträgen weiter
fish-set-boot_time-any_time = der alte Schuh geht jederzeit weiter
changed-fish = Neue Regeln für Fische: { $rules }
fish-history-game = Fische: { $rules }

why-asks-fish-spent = { $who } hat mit Fischen dafür bezahlt.
why-asks-catch = Die Zahl ist { $number }, und sie hat Fische gebracht.
why-asks-first-catch = Eine Siedlung aus dem Aufbau steht an einem Fischgrund oder See.
why-rule-catch = Ein Fischgrund oder See mit der Zahl bringt einer Siedlung daran 1 Fischplättchen, einer Stadt 2, wenn alles andere bezahlt ist. Der Räuber hält einen See auf, aber keinen Fischgrund.
why-rule-fish-limit = Mehr als 7 Fischplättchen behält niemand. Wer 7 hat und eines bekäme, darf stattdessen einmal eines tauschen.
why-rule-fish-short = Sind weniger Fischplättchen übrig, als alle zusammen bekämen, zieht niemand; nach der Ausgabe von 2025 ziehen alle reihum, bis keins mehr da ist.
why-rule-fish-spent = Fischplättchen bezahlen den Räuber vom Spielfeld (2), eine Karte von jemand anderem (3), einen Rohstoff (4), eine Straße (5) oder eine Entwicklungskarte (7). Wechselgeld gibt es nicht.
why-rule-boot = Wer den alten Schuh zieht, zeigt ihn sofort und braucht 1 Punkt mehr zum Sieg.

stats-work-fish_spent = Fische ausgegeben
stats-work-exchange = Fische getauscht
stats-work-boot = Schuh weitergegeben
stats-way-fish = Mit Fischen gekauft
stats-way-fish-left = Für Fische genommen
records-of-fish = Mit Fischen: { $count }.
records-kind-fish = Fischen
fish-exchange-done = Tauschen
refused-title-traders-1 = Fische
fish-fixed-ground = ein Fischgrund mit einer { $number }
fish-fixed-ground-none = kein Fischgrund
fish-fixed-lake = ein See mit { $numbers }
fish-fixed-lake-none = ein See ohne Zahlen
fish-no-lake = Dort ist kein See.
import-token-on-lake = Ein See hat mehrere eigene Zahlen, keine einzelne: { $q }, { $r }. Sie fehlt jetzt.

place-ground = Fischgrund { $number } vor { $places }
place-numbers = { $place } mit { $numbers }
