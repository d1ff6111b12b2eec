# The start screen.

app-name = Tableside
ok = OK
message-open-folder = Open folder
more-room = Tableside needs a little more room: please make this window larger.

home-welcome = Sits beside your hex island: draws the event cards, keeps the books, and saves every game.
home-new-game = New game
home-new-game-note = For two to six players, with the board on your table.
home-samples = Look around in a sample:
home-sample = Sample game
home-sample-knights = Sample: Cities & Knights
home-sample-sea = Sample: Seafarers
home-sample-note = Or look around in a game in progress, of which nothing is kept:
home-resume = Resume
home-last-played = Last played { $when }
home-other-games = Other games
home-finished-games = Finished games
home-other-version = From another version
home-unreadable = Can't be opened
home-late = More games
home-none-open = No game is under way.
home-reading = { $count ->
    [0] Your games are being read.
    [one] Your games are being read: one more to go.
   *[other] Your games are being read: { $count } more to go.
}

home-stage-opening = Opening: { $player } places
home-stage-turn = Turn { $turn }: { $player }
home-stage-won = { $player } won
home-row-state = { $when } – { $stage }
home-row-name = { $players }. { $state }

# When a game was last played; the time is written as on a digital clock.
home-today = today at { $time }
home-yesterday = yesterday at { $time }
home-on-date = { $date } at { $time }

time-of-day = { $hour }:{ $minute }
date-day = { $day } { $month }
date-year = { $day } { $month } { $year }

month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
