# Was erklärt wird, wo es zum ersten Mal vorkommt: erste Schritte, und Städte & Ritter

lesson-enough = Keine Tipps mehr
lesson-enough-name = Keine Tipps mehr zu den ersten Schritten

lesson-title-drawing = Was als Nächstes kommt
lesson-says-drawing = { $source ->
    [dice] Das steht immer auf dem großen Knopf: Jetzt wird gewürfelt.
    [table] Am Tisch würfeln und hier auf die Zahl tippen; alles Weitere sagt der große Knopf.
    [printed] Am Tisch ziehen und hier auf die Karte tippen; alles Weitere sagt der große Knopf.
   *[cards] Das steht immer auf dem großen Knopf: Jetzt wird eine Karte gezogen.
 }

lesson-title-payouts = Erträge
lesson-says-payouts = Was jemand bekommt, steht beim Namen; ein Tipp darauf sagt, warum.

lesson-title-building = Gebaut wird auf der Insel
lesson-says-building = Unter „Bauen“ stehen die Preise, und was jeder noch hat.

lesson-title-undoing = Ein Schritt zurück
lesson-says-undoing = Der Pfeil oben nimmt den letzten Schritt zurück, und den davor, so weit ihr wollt.

lesson-title-correcting = Eine falsche Zahl
lesson-says-correcting = Den Finger auf einer Zahl ruhen lassen, die nicht stimmt, oder rechts klicken, um sie zu berichtigen.

lesson-title-table_view = Für alle am Tisch
lesson-says-table_view = Der Bildschirm in der Ecke der Insel öffnet die Tischansicht, die alle von ihrem Platz aus lesen können.

lesson-rule-button = Regel
lesson-rule-name = Die Regel: { $thing }
lesson-done = Verstanden
lesson-done-name = Verstanden: { $thing }
lesson-bulb-name = Neu: { $thing }
lesson-spoken = { $thing }: { $sentence }

lesson-title-barbarians = Die Barbaren
lesson-says-barbarians = Der Streifen über der Insel zeigt, wie weit sie noch weg sind und wie ein Angriff jetzt ausginge.
lesson-rule-barbarians = Jedes Schiff des Ereigniswürfels bringt sie ein Feld näher, mit dem siebten greifen sie an. Sie sind so stark, wie es Städte gibt. Ein aktiver Ritter zählt 1, 2 oder 3, je nach Stufe.

lesson-title-attack = Ein Angriff
lesson-says-attack = Alle aktiven Ritter stehen zusammen gegen alle Städte. Danach sind alle Ritter inaktiv.
lesson-rule-attack = Eine geplünderte Stadt wird zur Siedlung, und ihre Mauer ist weg. Eine Metropole wird nie geplündert. Nach dem Angriff sind alle Ritter inaktiv, und das Schiff beginnt von vorn.

lesson-title-gate = Ein Tor
lesson-says-gate = Wer in diesem Bereich weit genug für den roten Würfel ausgebaut hat, zieht eine Fortschrittskarte.
lesson-rule-gate = Der Ereigniswürfel hat für jeden der drei Bereiche ein Tor, dazu drei Schiffe. Jedes Tor hat seinen Stapel. Eine Karte, die einen Punkt zählt, wird gleich offen gelegt, alle anderen bleiben verdeckt.

lesson-title-recruiting = Ritter
lesson-says-recruiting = { $sea ->
    [yes] Ein Tipp auf einen freien Platz an Land, an einer eigenen Straße oder einem eigenen Schiff, stellt einen auf, für 1 Wolle und 1 Erz. Er beginnt inaktiv.
   *[no] Ein Tipp auf einen freien Platz an einer eigenen Straße stellt einen auf, für 1 Wolle und 1 Erz. Er beginnt inaktiv.
 }
lesson-rule-recruiting = { $sea ->
    [yes] Ein einfacher Ritter kostet 1 Wolle und 1 Erz und steht auf einer freien Kreuzung an einer eigenen Straße oder einem eigenen Schiff, aber nicht draußen auf See. Niemand sonst baut an ihm vorbei, und er unterbricht fremde Handelsrouten. Der gleiche Preis hebt ihn um eine Stufe, einmal im Zug; die dritte verlangt Stufe 3 der Politik. Jeder hat zwei von jeder Stufe.
   *[no] Ein einfacher Ritter kostet 1 Wolle und 1 Erz und steht auf einer freien Kreuzung an einer eigenen Straße. Niemand sonst baut an ihm vorbei, und er unterbricht fremde längste Straßen. Der gleiche Preis hebt ihn um eine Stufe, einmal im Zug; die dritte verlangt Stufe 3 der Politik. Jeder hat zwei von jeder Stufe.
 }

lesson-title-activating = Inaktive Ritter
lesson-says-activating = Sie halten nur ihren Platz. Auf einen tippen: Für 1 Getreide verteidigt er sofort und handelt ab dem nächsten Zug.
lesson-rule-activating = { $sea ->
    [yes] Ein Ritter handelt einmal im Zug, wenn er zu Beginn aktiv war: Er zieht auf den eigenen Straßen und Schiffen, vertreibt einen schwächeren Ritter oder verjagt Räuber oder Pirat von einem Feld daneben. Danach ist er inaktiv.
   *[no] Ein Ritter handelt einmal im Zug, wenn er zu Beginn aktiv war: Er zieht auf den eigenen Straßen, vertreibt einen schwächeren Ritter oder verjagt den Räuber von einem Feld daneben. Danach ist er inaktiv.
 }

lesson-title-improvements = Stadtausbau
lesson-says-improvements = Je höher die Stufe, desto öfter zieht ihr bei ihrem Tor. Stufe 3 bringt eine Fähigkeit, Stufe 4 vielleicht eine Metropole.
lesson-rule-improvements = Eine Stufe kostet so viele Handelswaren, wie ihre Zahl sagt: Papier für die Wissenschaft, Tuch für den Handel, Münzen für die Politik. Die Stufen kommen der Reihe nach und brauchen eine Stadt, Stufe 4 und 5 eine ohne Metropole.

lesson-title-progress = Fortschrittskarten
lesson-says-progress = Die App zählt sie nach Stapeln. Welche es ist, fragt sie erst, wenn jemand sie spielt.
lesson-rule-progress = Fortschrittskarten spielt man im eigenen Zug nach der Zahl: beliebig viele, auch frisch gezogene. Nur { $card } wird gespielt, statt zu ziehen oder zu würfeln. Eine gespielte Karte kommt unter ihren Stapel.

lesson-title-walls = Stadtmauern
lesson-says-walls = Eine 7 lässt { $limit } Karten in Ruhe, mit jeder Stadtmauer 2 mehr. Auch Handelswaren zählen.
lesson-rule-walls = Eine Mauer kostet 2 Lehm und steht um eine Stadt, eine je Stadt. Jeder hat drei. Wird die Stadt geplündert, ist ihre Mauer weg.

lesson-title-metropolis = Eine Metropole
lesson-says-metropolis = Sie bringt ihrer Stadt 2 Punkte mehr, und die Barbaren lassen sie in Ruhe.
lesson-rule-metropolis = Es gibt eine für jeden Bereich. Sie steht auf einer Stadt, die noch keine hat.

lesson-title-event_die = Der Ereigniswürfel
lesson-says-event_die = Die Zahl steht fest. Jetzt auf das tippen, was euer Ereigniswürfel zeigt: Er wirkt noch vor der Zahl.
lesson-rule-event_die = Er wird mit den beiden Würfeln geworfen: Drei seiner Seiten sind Schiffe, und jedes der drei Tore hat eine. Ein Schiff bringt die Barbaren ein Feld näher. An einem Tor sagt der rote Würfel, wessen Stufe hoch genug ist.

lesson-title-commodities = Handelswaren
lesson-says-commodities = Eine Stadt an Wald, Weideland oder Gebirge bringt als zweite Karte Papier, Tuch oder eine Münze. Damit wird ausgebaut.
lesson-rule-commodities = Eine Siedlung bringt 1 Rohstoff. Eine Stadt bringt an Hügelland und Ackerland 2, am Wald 1 Holz und 1 Papier, am Weideland 1 Wolle und 1 Tuch, am Gebirge 1 Erz und 1 Münze. Handelswaren zählen als Karten: bei einer 7, für Diebe und beim Handeln.

lesson-title-acting = Was ein Ritter tut
lesson-says-acting = { $sea ->
    [yes] Ein aktiver Ritter darf im Zug eines tun: ziehen, einen schwächeren Ritter vertreiben oder Räuber oder Pirat verjagen. Danach ist er inaktiv.
   *[no] Ein aktiver Ritter darf im Zug eines tun: ziehen, einen schwächeren Ritter vertreiben oder den Räuber verjagen. Danach ist er inaktiv.
 }
lesson-rule-acting = { $sea ->
    [yes] Er zieht auf den eigenen Straßen und Schiffen zu einer freien Kreuzung, an keiner fremden Figur vorbei, und wechselt zwischen ihnen nur an eigenen Gebäuden oder wo er beginnt. Einen vertriebenen Ritter versetzt sein Besitzer, wenn es einen Platz gibt; sonst kommt er zurück in den Vorrat. Wird Räuber oder Pirat verjagt, geht es weiter wie bei einer 7: auf ein anderes Feld, und eine Karte von jemandem daneben.
   *[no] Er zieht auf den eigenen Straßen zu einer freien Kreuzung, an keiner fremden Figur vorbei. Einen vertriebenen Ritter versetzt sein Besitzer, wenn es einen Platz gibt; sonst kommt er zurück in den Vorrat. Wird der Räuber verjagt, geht es weiter wie bei einer 7: auf ein anderes Feld, und eine Karte von jemandem daneben.
 }

lesson-title-laid_city = Eine umgelegte Stadt
lesson-says-laid_city = Es war keine Siedlung mehr da, die sie ersetzt, also zählt sie als eine. Sie aufzurichten kostet so viel wie eine Stadt.
lesson-rule-laid_city = Wer eine Stadt verliert, setzt dafür eine Siedlung. Ist keine mehr im Vorrat, wird die Stadt umgelegt: Sie zählt 1 Punkt und bringt, was eine Siedlung bringt. Bevor eine andere Stadt gebaut wird, wird diese aufgerichtet.
