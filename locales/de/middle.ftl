# Ein Spiel, das mittendrin beginnt, und Stellungen als Dateien.

new-tab-begin = Beginn
begin-first = Erste Siedlung
begin-middle = Mittendrin
begin-first-line = Das Spiel beginnt mit der ersten Siedlung.
begin-middle-line = Für ein Spiel, das ohne diese App begonnen hat: Gebt ein, was auf dem Tisch liegt, und spielt weiter.
begin-load = Stellung laden
begin-load-line = Eine Stellung, die ein anderes Programm oder dieses hier geschrieben hat.
new-start-middle = Los: { $player } ist am Zug

begin-bare-island = Auf der Insel liegt noch keine Figur.
begin-bare-players = { $players } { $count ->
    [one] hat
   *[other] haben
 } noch keine Siedlung oder Stadt.

begin-page-how = Wie
begin-page-pieces = Figuren
begin-page-cards = Hände
begin-page-turn = Zug

# Die Zeile eines Spielers: vorgelesen, und auf dem Schirm in zwei Zeilen.
begin-player = { $player }: { $points } Punkte, längste Straße { $road }{ $awards }
begin-player-award = , { $award }
begin-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
begin-road = Straße { $length }

begin-tool-settlement = Siedlung
begin-tool-city = Stadt
begin-tool-road = Straße
begin-tool-damaged = Kaputte Straße
begin-tool-robber = Räuber
begin-tool-erase = Löschen
begin-short-settlement = Siedlung
begin-short-city = Stadt
begin-short-road = Straße
begin-short-damaged = Kaputt
begin-left = noch { $count }
begin-tool-left = { $tool }, noch { $count }
begin-robber-board = Den Räuber neben das Brett stellen
begin-hint-settlement = Berührt für jede Siedlung ihren Platz. Noch einmal, und sie ist wieder weg.
begin-hint-city = Berührt für jede Stadt ihren Platz. Noch einmal, und sie ist wieder weg.
begin-hint-road = Berührt für jede Straße ihren Weg. Noch einmal, und sie ist wieder weg.
begin-hint-damaged = Berührt für jede quer gelegte Straße ihren Weg. Noch einmal, und sie ist wieder weg.
begin-hint-robber = Berührt das Feld des Räubers. Noch einmal, und er steht neben dem Brett.
begin-hint-erase = Berührt eine Figur, um sie wegzunehmen.
begin-robber-here = Der Räuber steht hier: { $hex }.
begin-robber-beside = Der Räuber steht neben dem Brett.

begin-knights = Ausgespielte Ritter
begin-hidden = Entwicklungskarten auf der Hand
begin-revealed = Gezeigte Siegpunktkarten
begin-hand = Rohstoffkarten
begin-by-kind = Nach Sorten
begin-by-number = Nur die Anzahl
begin-number = Handkarten
begin-hands-off = Handkarten werden nicht mitgezählt: Die App fragt nur, wenn eine 7 es braucht.
begin-less = { $what } von { $who }: eins weniger
begin-more = { $what } von { $who }: eins mehr
begin-bank-less = { $what } in der Bank: eins weniger
begin-bank-more = { $what } in der Bank: eins mehr

begin-whose-turn = Wer ist am Zug?
begin-before-number = Der Zug beginnt vor seiner Zahl: Als Nächstes wird gezogen oder gewürfelt.
begin-season = Jahreszeit
begin-ship = Barbarenschiff
begin-ship-line = Wie viele Schritte es gefahren ist
begin-ship-less = Barbarenschiff: einen Schritt zurück
begin-ship-more = Barbarenschiff: einen Schritt näher
begin-awards = Auszeichnungen
begin-award-with = { $award }: { $who }
begin-award-tie = { $award }: Mehrere sind gleichauf. Wer hat sie?
begin-award-choice = { $award }: { $who }
begin-nobody = Niemand
begin-bank = Bank
begin-count-bank = Die Bank zählen
begin-count-bank-line = Ohne Zählen liegt in der Bank, was nicht auf den Händen ist.

begin-problems = Das kann nicht sein:
begin-odd = Das geht noch nicht auf:
begin-odd-line = Ihr könnt trotzdem anfangen. Das Spiel zeigt es, bis alles stimmt.
begin-dropped = Spieler oder Insel haben sich geändert:
begin-loaded = Geladen, aber nicht alles:

bad-start-seats = Am Tisch sind andere Plätze als in der Stellung.
bad-start-player = Eine Figur gehört einem Spieler, den es nicht gibt.
bad-start-sea = Eine Figur steht nicht auf der Insel.
bad-start-settlements = { $who } hat nur { $supply } Siedlungen, nicht { $count }.
bad-start-cities = { $who } hat nur { $supply } Städte, nicht { $count }.
bad-start-roads = { $who } hat nur { $supply } Straßen, nicht { $count }.
bad-start-cards = Es gibt nur { $supply } { $resource }. { $who } kann nicht { $count } haben.
bad-start-bank = Es gibt nur { $supply } { $resource }. Die Bank kann nicht { $count } haben.
bad-start-hand = So viele Karten gibt es nicht. { $who } kann nicht { $count } haben.
bad-start-knights = Es gibt nur { $supply } Ritter. { $who } kann nicht { $count } ausgespielt haben.
bad-start-revealed = Es gibt nur { $supply } Siegpunktkarten. { $who } kann nicht { $count } gezeigt haben.
bad-start-hidden = Es gibt nur { $supply } Entwicklungskarten. { $who } kann nicht { $count } haben.
bad-start-unknown = Sagt, wie viele Karten { $who } hat, oder zählt auf der Seite „Regeln“ keine Handkarten mehr mit.

dropped-player = { $who } spielt nicht mehr mit: { $count ->
    [one] 1 Figur kam
   *[other] { $count } Figuren kamen
 } vom Brett.
dropped-pieces = { $count ->
    [one] 1 Figur stand, wo es auf der Insel keinen Platz mehr gibt, und ist weg.
   *[other] { $count } Figuren standen, wo es auf der Insel keinen Platz mehr gibt, und sind weg.
 }
dropped-robber = Das Feld des Räubers ist weg: Er ist in die Wüste gegangen.

import-more-follows = Darin ist mehr als eine Stellung. Die erste gilt.
import-unreadable = { $field } lässt sich nicht lesen. Es blieb weg.
import-two-tiles = Zwei Felder liegen auf demselben Platz: { $hex }. Das zweite blieb weg.
import-two-harbors = Zwei Häfen liegen auf demselben Platz: { $place }. Der zweite blieb weg.
import-many-harbors = { $count } Häfen sind zu viele. Die ersten { $most } gelten.
import-taken = Eine Figur von { $who } steht, wo schon eine ist: { $place }. Sie blieb weg.
import-sea = Eine Figur von { $who } steht nicht auf der Insel. Sie blieb weg.
import-many-roads = { $who } hat { $count } Straßen. Die ersten { $most } gelten; nehmt die weg, die zu viel sind.
import-robber = Der Räuber steht nicht auf der Insel. Er kam neben das Brett.
import-no-seat = „{ $award }“ gehört zu Platz { $seat }, aber dort sitzt niemand. Es blieb weg.
import-no-seat-turn = Platz { $seat } ist am Zug, aber dort sitzt niemand. Der erste Spieler ist am Zug.
import-bad-name = Der Name von { $who } geht nicht. Namen haben 1 bis 20 Buchstaben.
import-name-taken = Ein anderer Spieler heißt genauso. { $who } heißt nach der Farbe.
import-color-taken = Ein anderer Spieler hat dieselbe Farbe. { $who } hat eine freie bekommen.
import-hands-unknown = Nicht alle Handkarten sind bekannt, darum werden sie nicht mitgezählt. Auf der Seite „Regeln“ lässt sich das ändern.
import-more-problems = { $count ->
    [one] Noch etwas blieb
   *[other] Noch { $count } Dinge blieben
 } weg.

position-empty = Da steht nichts. Wählt eine andere Datei, oder fügt die ganze Stellung ein.
position-too-large = Eine Stellung hat höchstens 1 MB. Diese Datei ist größer, also ist es wohl eine andere.
position-not-text = Das ist kein Text. Wählt eine Datei mit einer Stellung; sie endet auf .json.
position-truncated = Die Stellung hört mittendrin auf, in Zeile { $line }. Kopiert sie ganz, bis zur letzten Klammer.
position-not-json = Das ist keine Stellung: In Zeile { $line } ergibt sie bei Zeichen { $column } keinen Sinn mehr. Wählt eine andere Datei, oder kopiert sie noch einmal.
position-not-object = Das ist keine Stellung. Eine Stellung beginnt mit einer geschweiften Klammer und nennt Spieler und Felder.
position-not-list = Das ist keine Stellung: „{ $field }“ muss eine Liste sein. Wählt eine andere Datei.
position-no-island = Darin ist keine Insel. Eine Stellung braucht ihre Felder.
position-many-hexes = Eine Insel hat höchstens { $most } Felder, diese hat { $count }. Wählt eine kleinere Insel.
position-no-players = Darin sind keine Spieler. Eine Stellung nennt 1 bis 6 Spieler.
position-many-players = Höchstens { $most } können spielen, aber darin sind { $count } Spieler. Nehmt welche heraus und ladet noch einmal.
position-file = { $file } lässt sich nicht lesen: { $reason }.
position-not-file = { $file } ist ein Ordner, keine Datei. Wählt eine Datei mit einer Stellung.

load-title = Eine Stellung laden
load-path = Pfad der Datei
load-file-now = Datei laden
load-choose = Datei wählen …
load-choosing = Wählt eine Datei im anderen Fenster.
load-none = Keine Datei wurde gewählt.
load-text = Oder ihr Text
load-text-hint = Hier einfügen
load-paste = Einfügen
load-text-now = Diesen Text nehmen
load-close = Schließen

table-position = Stellung sichern
position-written = Die Stellung liegt jetzt in { $file } und ist kopiert.
