# Seefahrer: was ein Tisch festlegt, gespeicherte Karten und ihre Codes

# Was ein Tisch festlegt
sea-rules = Regeln für Seefahrer
sea-rule-foreign_island = Punkte für eine fremde Insel
sea-rule-foreign_island-0 = Keine
sea-rule-foreign_island-0-line = Fremde Inseln zu besiedeln bringt keine eigenen Punkte. Wer schon welche hat, behält sie.
sea-rule-foreign_island-1 = 1 Punkt
sea-rule-foreign_island-1-line = Die erste Siedlung eines Spielers auf jeder fremden Insel bringt 1 Punkt für immer.
sea-rule-foreign_island-2 = 2 Punkte
sea-rule-foreign_island-2-line = Die erste Siedlung eines Spielers auf jeder fremden Insel bringt 2 Punkte für immer.
sea-rule-pirate_ground = Der Pirat fährt
sea-rule-pirate_ground-all_sea = Überallhin
sea-rule-pirate_ground-all_sea-line = Auf jedes Meerfeld, auch auf die des Rahmens.
sea-rule-pirate_ground-open_sea = Nicht zum Rahmen
sea-rule-pirate_ground-open_sea-line = Auf jedes Meerfeld außer denen am Rand der Karte.
sea-rule-founding_gold = Gold am Anfang
sea-rule-founding_gold-of_choice = Bringt Karten
sea-rule-founding_gold-of_choice-line = Das Gebäude der zweiten Runde bringt für jedes Goldfeld daran 1 Rohstoff nach Wahl.
sea-rule-founding_gold-nothing = Bringt nichts
sea-rule-founding_gold-nothing-line = Nur die anderen Felder am Gebäude der zweiten Runde bringen etwas.
sea-rule-friendly_robber-line = Wer 2 Punkte oder weniger hat, wird weder beraubt noch blockiert, an Land wie auf See.
sea-rule-extra_building-line = Auch Schiffe werden dabei gebaut. Nur ein Partner darf auch eines umsetzen.
sea-target-usual = { $count } Punkte, wie auf dieser Karte üblich

# Was er festgelegt hat, als Satz
changed-sea = Neue Regeln für Seefahrer: { $rules }
sea-history-game = Seefahrer: { $rules }
sea-set-foreign_island = { $count ->
    [0] keine Punkte für fremde Inseln
    [one] 1 Punkt für eine fremde Insel
   *[other] { $count } Punkte für eine fremde Insel
}
sea-set-pirate_ground-all_sea = der Pirat fährt überallhin
sea-set-pirate_ground-open_sea = der Pirat bleibt dem Rahmen fern
sea-set-founding_gold-of_choice = Gold bringt am Anfang Karten
sea-set-founding_gold-nothing = Gold bringt am Anfang nichts

# Listen von Spielen

# Noch ein Spiel derselben Leute
rematch-same-hidden = Bitte das Brett abräumen und die verdeckten Felder wieder verdeckt legen. Diesmal setzt { $who } zuerst.
rematch-new-hidden = Die Inseln wie abgebildet legen, die verdeckten Felder verdeckt. Diesmal setzt { $who } zuerst.

# Gespeicherte Karten und Codes
sea-kept-players = { $title }, { $count } Spieler
sea-kept-range = { $title }, { $least } bis { $most } Spieler
sea-kept-own = { $count ->
    [one] Seefahrer, 1 Landfeld
   *[other] Seefahrer, { $count } Landfelder
}
sea-code-of-sea = Diese Insel liegt im Meer. Oben auf „Seefahrer“ tippen, dann noch einmal zeigen.
sea-code-of-base = Diese Insel gehört zum Grundspiel. Oben „Seefahrer“ abwählen, dann noch einmal zeigen.
sea-island-of-sea = Diese Insel liegt im Meer. Oben auf „Seefahrer“ tippen, dann auf „Eigene“.
sea-island-of-base = Diese Insel gehört zum Grundspiel. Oben „Seefahrer“ abwählen, dann auf „Eigene“ tippen.
table-code-line = Wer diesen Code bei einem neuen Spiel eintippt, bekommt diese Insel, wie sie jetzt liegt.
sea-row-sea = { $count ->
    [one] Meer
   *[other] { $count } Meer
}
sea-row-hidden = { $count ->
    [one] verdeckt
   *[other] { $count } verdeckt
}
