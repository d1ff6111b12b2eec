# Ein Spiel, das mittendrin beginnt, und Stellungen als Dateien.

new-tab-begin = Beginn
begin-first = Erste Siedlung
begin-middle = Mittendrin
begin-first-line = Das Spiel beginnt mit der ersten Siedlung.
begin-middle-line = Für ein Spiel, das ohne diese App begonnen hat: eingeben, was auf dem Tisch liegt, und weiterspielen.
begin-load = Stellung laden
begin-load-line = Eine Stellung, die Tableside oder ein anderes Programm gespeichert hat.
new-start-middle = Los: { $player } ist am Zug

begin-bare-island = Auf der Insel stehen noch keine Figuren.
begin-bare-players = { $players } { $count ->
    [one] hat
   *[other] haben
 } noch keine Siedlung oder Stadt.

begin-page-how = Wie
begin-page-pieces = Figuren
begin-page-cards = Hände
begin-page-turn = Zug

# Die Zeile eines Spielers: vorgelesen, und auf dem Schirm in zwei Zeilen.
begin-player = { $player }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }, längste Straße { $road }{ $awards }
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
begin-tool-erase = Radierer
begin-short-settlement = Siedlung
begin-short-city = Stadt
begin-short-road = Straße
begin-short-damaged = Kaputt
begin-left = noch { $count }
begin-tool-left = { $tool }, noch { $count }
begin-robber-board = Den Räuber neben das Brett stellen
begin-hint-settlement = Für jede Siedlung auf einen Platz tippen. Noch einmal tippen entfernt sie.
begin-hint-city = Für jede Stadt auf einen Platz tippen. Noch einmal tippen entfernt sie.
begin-hint-road = Für jede Straße auf einen Weg tippen. Noch einmal tippen entfernt sie.
begin-hint-damaged = Für jede quer gedrehte Straße auf einen Weg tippen. Noch einmal tippen entfernt sie.
begin-hint-robber = Auf das Feld des Räubers tippen. Noch einmal tippen stellt ihn neben das Brett.
begin-hint-erase = Zum Wegnehmen auf eine Figur tippen.
begin-robber-here = Der Räuber steht hier: { $hex }.
begin-robber-beside = Der Räuber steht neben dem Brett.

begin-knights = Ausgespielte Ritter
begin-table-less = { $what }: eins weniger
begin-table-more = { $what }: eins mehr
begin-hidden = Entwicklungskarten auf der Hand
begin-revealed = Gezeigte Siegpunktkarten
begin-hand = Rohstoffkarten
begin-by-kind = Nach Sorten
begin-by-number = Nur die Anzahl
begin-number = Handkarten
begin-hands-off = Handkarten werden nicht mitgezählt: Die App fragt nur bei einer 7 danach.
begin-less = { $what } von { $who }: eins weniger
begin-more = { $what } von { $who }: eins mehr
begin-bank-less = { $what } in der Bank: eins weniger
begin-bank-more = { $what } in der Bank: eins mehr

begin-whose-turn = Wer ist am Zug?
begin-before-number = Der Zug beginnt vor seiner Zahl: Als Nächstes wird gezogen oder gewürfelt.
begin-season = Jahreszeit
begin-ship = Barbarenschiff
begin-ship-line = So viele Schritte ist es gefahren
begin-ship-less = Barbarenschiff: einen Schritt zurück
begin-ship-more = Barbarenschiff: einen Schritt näher
begin-awards = Auszeichnungen
begin-award-with = { $award }: { $who }
begin-award-tie = { $award }: Gleichstand. Wer hat sie?
begin-award-choice = { $award }: { $who }
begin-nobody = Niemand
begin-bank = Bank
begin-count-bank = Die Bank zählen
begin-count-bank-line = Sonst ist in der Bank alles, was niemand auf der Hand hat.

begin-problems = Das kann nicht sein:
begin-odd = Das geht noch nicht auf:
begin-odd-line = Ihr könnt trotzdem anfangen. Das Spiel zeigt es, bis alles stimmt.
begin-dropped = Spieler oder Insel haben sich geändert:
begin-loaded = Geladen, aber nicht alles:

bad-start-wrong-seats = Am Tisch sind andere Plätze als in der Stellung.
bad-start-no-such-player = Eine Figur gehört jemandem, der nicht mitspielt.
bad-start-off-island = Eine Figur steht nicht auf der Insel.
bad-start-too-many-pieces = { $piece ->
    [ship] { $who } hat nur { $supply } Schiffe, nicht { $count }.
    [bridge] { $who } hat nur { $supply } Brücken, nicht { $count }.
    [city] { $who } hat nur { $supply } Städte, nicht { $count }.
    [settlement] { $who } hat nur { $supply } Siedlungen, nicht { $count }.
   *[road] { $who } hat nur { $supply } Straßen, nicht { $count }.
 }
bad-start-too-many-cards = Es gibt nur { $supply } { $resource }. { $who } kann nicht { $count } haben.
bad-start-too-many-cards-in-bank = Es gibt nur { $supply } { $resource }. Die Bank kann nicht { $count } haben.
bad-start-hand-too-large = So viele Karten gibt es nicht. { $who } kann nicht { $count } haben.
bad-start-too-many-development-cards = { $kind ->
    [knight] Es gibt nur { $supply } Ritter. { $who } kann nicht { $count } ausgespielt haben.
    [victory-point] Es gibt nur { $supply } Siegpunktkarten. { $who } kann nicht { $count } gezeigt haben.
   *[any] Es gibt nur { $supply } Entwicklungskarten. { $who } kann nicht { $count } haben.
 }
bad-start-unknown-hand = Angeben, wie viele Karten { $who } hat, oder unter „Regeln“ die Handkarten nicht mehr mitzählen.

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
import-unreadable = { $field } ließ sich nicht lesen und fehlt darum.
import-two-tiles = Zwei Felder liegen auf demselben Platz: { $hex }. Das zweite fehlt darum.
import-two-harbors = Zwei Häfen liegen auf demselben Platz: { $place }. Der zweite fehlt darum.
import-too-many-harbors = { $count } Häfen sind zu viele. Die ersten { $most } gelten.
import-taken = Eine Figur von { $who } steht, wo schon eine ist: { $place }. Sie fehlt darum.
import-off-island = Eine Figur von { $who } steht nicht auf der Insel. Sie fehlt darum.
import-too-many-roads = { $who } hat { $count } Straßen. Die ersten { $most } gelten; überzählige bitte wegnehmen.
import-robber-off-island = Der Räuber steht nicht auf der Insel. Er kam neben das Brett.
import-no-seat = { $of ->
    [merchant] Der Händler gehört zu Platz { $seat }, aber dort sitzt niemand. Er wurde weggelassen.
    [turn] Platz { $seat } ist am Zug, aber dort sitzt niemand. Darum ist der erste Spieler am Zug.
    [boot] Der alte Schuh gehört zu Platz { $seat }, aber dort sitzt niemand. Er liegt bei den Fischplättchen.
    [champion] Champion der Umwelt soll Platz { $seat } sein, aber dort sitzt niemand. Es geht nach dem stillgelegten Öl.
   *[award] „{ $award }“ gehört zu Platz { $seat }, aber dort sitzt niemand. Das fehlt darum.
 }
import-bad-name = Der Name von { $who } geht nicht. Namen haben 1 bis 20 Buchstaben.
import-name-taken = Ein anderer Spieler heißt genauso. { $who } heißt nach der Farbe.
import-color-taken = Ein anderer Spieler hat dieselbe Farbe. { $who } hat eine freie bekommen.
import-hands-unknown = Nicht alle Handkarten sind bekannt, darum werden sie nicht mitgezählt. Unter „Regeln“ lässt sich das ändern.
import-more-problems = { $count ->
    [one] Noch etwas fehlt
   *[other] Noch { $count } Dinge fehlen
 }.

position-empty = Da steht nichts. Bitte eine andere Datei wählen oder die ganze Stellung einfügen.
position-too-large = Eine Stellung hat höchstens 1 MB. Das hier ist größer, also wohl etwas anderes.
position-not-text = Das ist kein Text. Bitte eine Datei mit einer Stellung wählen; sie endet auf .json.
position-truncated = Die Stellung bricht in Zeile { $line } ab. Bitte ganz kopieren, bis zur letzten Klammer.
position-not-json = Das ist keine Stellung: In Zeile { $line } ergibt sie ab Zeichen { $column } keinen Sinn mehr. Bitte eine andere Datei wählen oder noch einmal kopieren.
position-not-an-object = Das ist keine Stellung. Eine Stellung beginnt mit einer geschweiften Klammer und nennt Spieler und Felder.
position-not-a-list = Das ist keine Stellung: „{ $field }“ muss eine Liste sein. Bitte eine andere Datei wählen.
position-no-island = Darin ist keine Insel. Eine Stellung braucht ihre Felder.
position-many-hexes = Eine Insel hat höchstens { $most } Felder, diese hat { $count }. Bitte eine kleinere Insel wählen.
position-player-count = { $count ->
    [0] Darin sind keine Spieler. Eine Stellung nennt 1 bis 6 Spieler.
   *[other] Höchstens { $most } können spielen, aber darin sind { $count } Spieler. Bitte welche entfernen und noch einmal laden.
 }
position-file = { $file } lässt sich nicht lesen: { $reason }.
position-not-a-file = { $file } ist ein Ordner, keine Datei. Bitte eine Datei mit einer Stellung wählen.

load-title = Eine Stellung laden
load-file-now = Datei laden
load-text = Oder ihr Text
load-text-hint = Hier einfügen
load-paste = Einfügen
load-text-now = Diesen Text nehmen
load-close = Schließen
load-saved = Hier gespeichert
load-saved-row = { $name } laden
load-saved-named = { $name } laden: { $players }

table-position = Stellung sichern
position-written = Gespeichert und kopiert: { $file }
