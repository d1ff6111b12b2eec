# Der Startbildschirm.
#
# Anrede in allen Texten: Der Tisch als Ganzes ist „ihr“; wer mit Namen genannt
# wird, steht in der dritten Person („Ada setzt ...“), nie als „du“. Was zu tun
# ist, steht im Infinitiv („Auf ein Feld tippen“, „Bitte noch einmal versuchen“),
# nie als „tippe“ oder „tippt“. Nur die Karten der Decks dürfen rufen.

app-name = Tableside
ok = OK
message-open-folder = Ordner öffnen
more-room = Tableside braucht etwas mehr Platz: Bitte das Fenster größer ziehen.

home-welcome = Liegt neben eurer Insel, zieht die Ereigniskarten, führt Buch und vergisst kein Spiel.
home-new-game = Neues Spiel
home-new-game-note = Für zwei bis sechs Spieler, mit dem Brett auf eurem Tisch.
home-samples = Beispiele zum Umschauen:
home-sample = Beispielspiel
home-sample-knights = Beispiel: Städte & Ritter
home-sample-sea = Beispiel: Seefahrer
home-sample-note = Oder schaut euch in einem laufenden Spiel um; davon wird nichts gespeichert:
home-resume = Weiterspielen
home-last-played = Zuletzt gespielt: { $when }
home-other-games = Andere Spiele
home-finished-games = Beendete Spiele
home-other-version = Aus einer anderen Version
home-unreadable = Lässt sich nicht öffnen
home-late = Weitere Spiele
home-none-open = Gerade ist kein Spiel im Gange.
home-reading = { $count ->
    [0] Die Spiele werden eingelesen.
    [one] Die Spiele werden eingelesen, noch eines.
   *[other] Die Spiele werden eingelesen, noch { $count }.
}

home-stage-opening = Aufbau: { $player } setzt
home-stage-turn = Zug { $turn }: { $player }
home-stage-won = { $player } hat gewonnen
home-row-state = { $when } – { $stage }
home-row-name = { $players }. { $state }

# Wann ein Spiel zuletzt gespielt wurde; die Uhrzeit mit Ziffern.
home-today = heute, { $time }
home-yesterday = gestern, { $time }
home-on-date = { $date }, { $time }

time-of-day = { $hour }:{ $minute } Uhr
date-day = { $day }. { $month }
date-year = { $day }. { $month } { $year }

month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember
