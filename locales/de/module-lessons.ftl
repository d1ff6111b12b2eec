# Fische, Flüsse, Wagen und Öl, erklärt, wo jedes Neue zum ersten Mal vorkommt

lesson-title-catch = Fische
lesson-says-catch = Jeder zieht so viele Plättchen, wie die App sagt, und sieht sie allein an. Nur der alte Schuh wird gezeigt.
lesson-rule-catch = Ein Plättchen zeigt einen bis drei Fische. Gezogen wird einzeln, im Uhrzeigersinn; ist keines mehr da, werden die ausgegebenen gemischt. Fische sind keine Karten: Bei einer 7 zählen sie nicht, und niemand stiehlt sie.

lesson-title-full_net = Volles Netz
lesson-says-full_net = Mehr als sieben Plättchen behält niemand. Wer noch eines fangen würde, darf stattdessen eines tauschen, einmal je Fang.
lesson-rule-full_net = Eines der eigenen kommt zu den ausgegebenen, dafür wird ein anderes gezogen. Was sonst gefangen worden wäre, verfällt. Der alte Schuh zählt nicht mit.

lesson-title-spending_fish = Fische ausgeben
lesson-says-spending_fish = Bei „Fisch“ steht, was sie ohne Karten kaufen: von 2 für den Räuber bis 7 für eine { $knights ->
    [yes] Fortschrittskarte
   *[no] Entwicklungskarte
 }. Wechselgeld gibt es nicht.
lesson-rule-spending_fish = Alles wird einzeln bezahlt, im eigenen Zug und so oft man will, mit Plättchen, die so viele Fische zeigen oder mehr. Geteilt wird kein Plättchen.

lesson-title-boot = Der alte Schuh
lesson-says-boot = Wer ihn hat, braucht 1 Punkt mehr zum Sieg. Er geht an jemanden mit ebenso vielen Punkten oder mehr.
lesson-rule-boot = Punkte ändert er nicht, nur das Ziel. Was sonst niemand sieht, zählt dabei nicht. Wer allein führt, behält den Schuh.

lesson-title-bridge = Brücken
lesson-says-bridge = Ein Tipp auf einen Weg, über den der Fluss fließt, baut eine: für 2 Lehm und 1 Holz, und sie bringt Gold.
lesson-rule-bridge = Eine Brücke steht neben einer eigenen Straße, Brücke oder einem eigenen Gebäude, wo ein Fluss von Feld zu Feld fließt oder ins Meer. Anderes wird dort nicht gebaut. Für die Längste Handelsstraße ist sie eine Straße. Jeder hat drei.

lesson-title-purse = Goldstücke
lesson-says-purse = 2 Gold kaufen 1 Rohstoff von der Bank, zweimal im Zug. Mehr bringt das Bauen am Fluss.
lesson-rule-purse = Eine Siedlung am Fluss und eine Straße daran bringen je 1 Gold. Gold ist keine Karte: Bei einer 7 zählt es nicht, und niemand stiehlt es. Im Handel darf jede Seite Gold geben. Die Bank zahlt 1 Gold für 4 gleiche Karten, mit einem 3:1-Hafen für 3.

lesson-title-settlers = Reich und arm
lesson-says-settlers = Allein das meiste Gold zu haben, ist 1 Punkt. Das wenigste kostet 2.
lesson-rule-settlers = Beides folgt dem Gold sofort, in jedem Zug. Haben mehrere das meiste, ist niemand Reichster Siedler; haben mehrere das wenigste, sind alle arm. Punkte können unter 0 fallen.

lesson-title-wagon = Der Wagen
lesson-says-wagon = Nach dem Handeln und Bauen zeigt „Wagen“, wie weit er kommt: antippen, wo er halten soll.
lesson-rule-wagon = Ein Weg kostet 2 Punkte, einer mit Straße 1. Eine fremde Straße kostet dazu 1 Gold, ein Barbar 2 Punkte mehr. 1 Getreide bringt 2 Punkte, einmal im Zug. Ein Platz beendet den Zug des Wagens. Ist er gezogen, wird nicht mehr gehandelt und gebaut. Er muss nicht ziehen.

lesson-title-cargo = Waren
lesson-says-cargo = Auf einem Platz nimmt der Wagen das oberste Plättchen vom Stapel: antippen, was es zeigt.
lesson-rule-cargo = Das Schloss braucht Marmor und Glas, der Marmorbruch Werkzeug, die Glashütte Sand. Keines gibt, was es braucht, also muss jede Ladung woandershin.

lesson-title-bandit = Barbaren
lesson-says-bandit = Erst einen Barbaren antippen, dann einen anderen Weg für ihn. Liegt dort eine Straße, verliert ihr Besitzer vielleicht eine Karte.
lesson-rule-bandit = Barbaren sind Wagen im Weg: An einem vorbei kostet 2 Punkte mehr. Möglich ist jeder Weg, neben dem Land ist und auf dem kein Barbar liegt. Einen Räuber gibt es nicht.

lesson-title-train = Der Tross
lesson-says-train = Seine Stufen stehen auch bei „Wagen“: Jede kommt weiter oder bringt mehr Gold, und die fünfte ist 1 Punkt.
lesson-rule-train = Stufe 2 und 3 kosten 1 Holz, 1 Wolle und 1 Erz, Stufe 4 und 5 noch ein Holz. Anfangs hat der Wagen 4 Punkte und bringt 1 Gold je Lieferung, am Ende 7 und 5. Ab Stufe 2 darf er Barbaren vertreiben.

lesson-title-drive_off = Ein Barbar nebenan
lesson-says-drive_off = Der Wagen darf um ihn würfeln. Das kostet keine Punkte, und er zieht weiter.
lesson-rule-drive_off = Stufe 2 braucht eine 6, Stufe 3 eine 5 oder 6, Stufe 4 eine 4 bis 6, Stufe 5 eine 3 bis 6. Der Barbar kommt auf einen anderen Weg, und niemand verliert eine Karte.

lesson-title-using_oil = Öl
lesson-says-using_oil = „Öl“ macht aus 1 zwei gleiche Rohstoffe oder aus 2 und ein paar Karten eine Ölmetropole.
lesson-rule-using_oil = Eine Ölmetropole kostet außerdem 1 Lehm, 1 Getreide und 1 Erz. Sie zählt 3 Punkte, nimmt 3 Ertrag und wird nie überflutet. Spieler handeln mit Öl, die Bank nicht.

lesson-title-oil_track = Die Ölleiste
lesson-says-oil_track = Jedes Öl, das jemand nutzt, rückt sie um eins vor. Ein Zug, der sie auf 5 bringt, endet mit einer Katastrophe.
lesson-rule-oil_track = Bei 5 wird in diesem Zug kein Öl mehr genutzt, und darüber hinaus geht nichts. Nach der Katastrophe beginnt sie wieder bei 0.

lesson-title-disaster = Eine Katastrophe
lesson-says-disaster = Zwei Würfel sagen, welche: Eine 7 überflutet die Küste, jede andere Zahl verseucht ein Feld.
lesson-rule-disaster = Eine Flut nimmt Siedlungen am Meer und macht Städte dort zu Siedlungen. Eine Verseuchung nimmt einem Feld für immer den Zahlenchip, an einer Ölquelle 3 Öl. Sind alle Plätze für Zahlenchips belegt, ist die Partie zu Ende, und niemand gewinnt.

lesson-title-sequestering = Stillgelegtes Öl
lesson-says-sequestering = Wer im Zug kein Öl nutzt, darf 1 für immer stilllegen. Je 3 sind 1 Punkt.
lesson-rule-sequestering = Stillgelegtes Öl kommt nie zurück. Bei Gleichstand bleibt Champion der Umwelt, wer es ist. In „offenen“ Partien darf man im selben Zug Öl nutzen und stilllegen.
