# Städte & Ritter

track-science = Wissenschaft
track-trade = Handel
track-politics = Politik

act-wall = { $who } baut eine Stadtmauer
act-improve = { $who } baut seine Städte aus: { $track }
act-metropolis = { $who } stellt eine Metropole auf: { $track }
act-recruit = { $who } stellt einen Ritter auf
act-activate = { $who } aktiviert einen Ritter
act-promote = { $who } befördert einen Ritter
act-walk = { $who } zieht mit einem Ritter
act-displace = { $who } vertreibt einen Ritter
act-relocate = { $who } versetzt den vertriebenen Ritter
act-chase = { $who } verjagt den Räuber
act-pillage = { $who } verliert eine Stadt an die Barbaren
act-draw-progress = { $who } zieht eine Fortschrittskarte: { $track }
act-put-back = { $who } legt eine Fortschrittskarte zurück: { $track }

step-wall = Mauer
step-improve = Ausbau
step-metropolis = Metropole
step-knight = Ritter
step-pillage = Plünderung
step-progress = Fortschritt

task-metropolis = { $who }: Welche Stadt wird zur Metropole? ({ $track })
task-relocate = { $who }: Wohin geht der vertriebene Ritter?
task-pillage = { $who }: Welche Stadt plündern die Barbaren?
task-choose-deck = { $who }: Von welchem Stapel kommt die Fortschrittskarte?
task-put-back = { $who }: Welche Fortschrittskarte kommt zurück? Vier sind erlaubt.
task-event-die = Jetzt gilt der Ereigniswürfel.

why-asks-metropolis = Eine Ausbaustufe hat eine Metropole gebracht.
why-asks-relocate = Ein stärkerer Ritter hat diesen vertrieben.
why-asks-event-die = Der Ereigniswürfel hat ein Tor geöffnet.
why-asks-attack = Die Barbaren haben angegriffen.
why-rule-event-die = Der Ereigniswürfel gilt vor der Zahl, welche es auch ist.
why-rule-attack = Sind die aktiven Ritter so stark, wie es Städte gibt, scheitert der Angriff. Wer am meisten beiträgt, ist Retter; mehrere ziehen je eine Fortschrittskarte. Sonst verliert, wer am wenigsten beiträgt, eine Stadt ohne Metropole.
why-rule-progress-limit = Niemand behält mehr als vier Fortschrittskarten. Im Zug eines anderen kommt die fünfte sofort zurück.
why-rule-metropolis = Wer als Erster Stufe 4 eines Bereichs erreicht, bekommt dessen Metropole. Wer vor ihm Stufe 5 erreicht, übernimmt sie.
why-rule-relocate = Ein vertriebener Ritter geht dorthin, wohin die Straßen seines Besitzers führen. Ist kein Platz frei, kommt er in den Vorrat zurück.

refused-title-knights-4 = Ertrag
refused-title-knights-7 = Stadtausbau
refused-title-knights-8 = Fortschrittskarten
refused-title-knights-9 = die Barbaren
refused-title-knights-10 = Ritter
refused-title-knights-11 = Räuber

knights-not-played = An diesem Tisch wird ohne Städte & Ritter gespielt.
knights-no-city = { $who } hat dort keine Stadt.
knights-wall-there = Dort steht schon eine Mauer.
knights-no-wall = { $who } hat keine Mauer mehr.
knights-track-done = Dieser Bereich ist ganz ausgebaut.
knights-no-knight = { $who } hat dort keinen Ritter.
knights-none-left = { $who } hat keinen Ritter dieser Stufe mehr.
knights-active = Dieser Ritter ist schon aktiv.
knights-mighty = Stärker kann dieser Ritter nicht werden.
knights-nobody-there = Dort steht kein fremder Ritter.
knights-no-progress = { $who } hat keine Fortschrittskarte davon: { $track }.
knights-deck-used-up = Dieser Stapel ist leer.

breach-knights-no-commodity = Hier gibt es einen Rohstoff, keine Handelsware.
breach-knights-no-city = Ausbauen kann nur, wer eine Stadt hat.
breach-knights-no-free-city = Stufe 4 und 5 brauchen eine Stadt ohne Metropole.
breach-knights-metropolis = Dort steht schon eine Metropole.
breach-knights-metropolis-safe = Eine Metropole wird nie geplündert.
breach-knights-too-many = Niemand beendet seinen Zug mit mehr als vier Fortschrittskarten.
breach-knights-no-road = Ein Ritter steht an einer eigenen Straße.
breach-knights-promoted = Dieser Ritter wurde in diesem Zug schon befördert.
breach-knights-no-fortress = Mächtige Ritter brauchen Stufe 3 der Politik.
breach-knights-tired = Ein Ritter handelt einmal im Zug, und nur, wenn er zu Beginn aktiv war.
breach-knights-reach = Dorthin führen keine Straßen dieses Ritters.
breach-knights-not-weaker = Ein Ritter vertreibt nur einen schwächeren.
breach-knights-not-beside = Nur ein Ritter neben dem Räuber verjagt ihn.
breach-knights-locked = Der Räuber bleibt, wo er ist, bis die Barbaren das erste Mal angreifen.
breach-knights-chase = Ein Ritter verjagt den Räuber auf ein Feld mit einer Zahl.
