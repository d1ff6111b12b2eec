# Flüsse aus Händler & Barbaren, ihre Brücken und Gold.
rivers-step-bridge = Brücke
gold-step-gold = Gold
gold-count = { $count } Gold

rivers-act-build-bridge = { $who } baut eine Brücke
rivers-act-save-city = { $who } rettet eine Stadt mit Gold
gold-act-buy = { $who } kauft { $cards } für 2 Gold
gold-act-buy-untold = { $who } kauft einen Rohstoff für 2 Gold
gold-act-sell = { $who } verkauft der Bank { $cards }
gold-earned = { $who } bekommt { $count } Gold
gold-paid = { $who } zahlt { $count } Gold
gold-given = { $who } gibt { $to } { $count } Gold
rivers-task-free-bridge = { $who } darf kostenlos eine Brücke bauen

rivers-fixed-bridge-intact = Brücke von { $who }
rivers-fixed-bridge-damaged = kaputte Brücke von { $who }
rivers-fixed-bridge-none = keine Brücke
rivers-fixed-bridge-gone = keine Brücke von { $who }
gold-fixed-gold = { $who } hat { $count } Gold
figure-gold = Gold
truth-gold = Wie viel Gold?
begin-gold = Gold

rivers-not-played = An diesem Tisch wird ohne Flüsse gespielt.
rivers-no-site = Eine Brücke steht, wo ein Fluss von Feld zu Feld fließt oder ins Meer.
gold-not-played = An diesem Tisch wird ohne Gold gespielt.
gold-too-little = So viel Gold hat { $who } nicht: { $count }.
no-piece-left-bridge = { $who } hat keine Brücke mehr.
price-bridge = Brücke
price-repair-bridge = Brücke reparieren
breach-rivers-bridge-not-connected = Die Brücke schließt an keine Straße, keine Brücke und kein Gebäude von { $who } an.
breach-rivers-bridge-through-building = Die Brücke ginge hinter einem fremden Gebäude weiter.
breach-rivers-on-bridge-site = Hier wird nur eine Brücke gebaut.
breach-rivers-bridge-stays = Eine Brücke bleibt stehen.
breach-rivers-ship-at-river = Ein Schiff vom Fluss wegzuversetzen kostet 1 Gold, und { $who } hat keines.
breach-gold-third-purchase = Mehr als zwei Rohstoffe im Zug gibt es für Gold nicht.
breach-gold-wrong-sale = Für 1 Gold verlangt die Bank von { $who } { $rate } Karten, nicht { $given }.
breach-gold-gold-for-gold = Gold wird nicht gegen Gold getauscht.
refused-title-traders-2 = Flüsse und Gold
refused-title-traders-8 = mehrere Erweiterungen

odd-rivers-loose-bridge = Eine Brücke von { $who } führt zu keinem eigenen Gebäude: { $place }.
bad-start-rivers-not-played = Brücken gibt es nur im Spiel mit Flüssen.
bad-start-rivers-road-under-bridge = Neben einer Brücke liegt auf demselben Weg noch etwas.
bad-start-gold-not-played = Hier wird ohne Gold gespielt.
bad-start-gold-too-much = So viel Gold kann { $who } nicht haben: { $count }.
bad-river-not-played = Flüsse und Sümpfe gibt es nur im Spiel mit Flüssen
bad-river-too-many = es sind zu viele oder zu lange Flüsse
bad-river-too-short = zum { $river }. Fluss gehören ein Feld und das Meer, in das er mündet
bad-river-does-not-flow = der { $river }. Fluss fließt nicht vom Feld davor auf sein { $hex }. Feld oder kommt zweimal dorthin
bad-river-not-land = das { $hex }. Feld des { $river }. Flusses ist kein Land
bad-river-mouth-on-land = der { $river }. Fluss mündet nicht ins Meer
bad-river-two-rivers = das { $hex }. Feld des { $river }. Flusses gehört schon einem anderen
bad-river-swamp-token = ein Sumpf hat keine Zahl
bad-river-with-lake = neben Flüssen gibt es keinen See
bad-river-robber-not-on-swamp = der Räuber beginnt auf einem Sumpf
bad-river-bridge-off-site = eine Brücke steht, wo keine stehen kann
error-setup-rivers-in-scenario = diese Karte wird ohne Flüsse gespielt
import-hex-of-rivers = Nur das Spiel mit Flüssen hat einen Sumpf wie { $q }, { $r }. Er fehlt jetzt.
import-token-on-swamp = Ein Sumpf hat keine Zahl: { $q }, { $r }. Sie fehlt jetzt.
import-bridge-off-site = Eine Brücke von { $who } steht, wo keine stehen kann. Sie fehlt jetzt.
import-too-many-bridges = { $who } hat { $count } Brücken. Die ersten { $most } gelten; überzählige bitte wegnehmen.

player-gold = { $count } Gold
player-left-bridge = { $count ->
    [one] 1 Brücke
   *[other] { $count } Brücken
}
check-lying-bridge = { $count ->
    [one] 1 Brücke
   *[other] { $count } Brücken
}

rule-gold_harbors = Gold an 2:1-Häfen
rule-gold_harbors-no = Nein
rule-gold_harbors-no-line = Ein Hafen für einen Rohstoff hilft beim Verkauf für Gold nicht.
rule-gold_harbors-yes = Ja
rule-gold_harbors-yes-line = 2 Rohstoffe des Hafens bringen 1 Gold.
changed-gold_harbors-no = Neue Regel: kein Gold an 2:1-Häfen
changed-gold_harbors-yes = Neue Regel: Gold an 2:1-Häfen
rivers-rule-bridge_gold = Gold für eine Brücke
rivers-rule-bridge_gold-3 = 3
rivers-rule-bridge_gold-3-line = Wer eine Brücke baut, bekommt 3 Gold.
rivers-rule-bridge_gold-2 = 2
rivers-rule-bridge_gold-2-line = Wer eine Brücke baut, bekommt 2 Gold.
rivers-set-bridge_gold-3 = eine Brücke bringt 3 Gold
rivers-set-bridge_gold-2 = eine Brücke bringt 2 Gold
changed-rivers = Neue Regeln für Flüsse: { $rules }
rivers-history-game = Flüsse: { $rules }

why-means-wealthiest = Es betrifft den Reichsten Siedler: { $who }.
why-points-wealthiest = Reichster Siedler: { $points }.
why-points-poor = Armer Siedler: { $points }.

fish-for-bridge = eine Brücke

stats-work-bridge = Brücken gebaut
stats-source-wealthiest = Reichster Siedler
stats-source-poor = Armer Siedler
records-of-rivers = Mit Flüssen: { $count }.
records-kind-rivers = Flüssen
