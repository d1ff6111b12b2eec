# The history beside the island.

history-title = History
history-line = { $number }. { $words }
history-turn = Turn { $turn } · { $who }
history-opening = The opening
history-start = { $sea ->
    [yes] { $knights ->
        [yes] A game of Seafarers with Cities & Knights begins
       *[no] A game of Seafarers begins
     }
   *[no] { $knights ->
        [yes] A game of Cities & Knights begins
       *[no] The game begins
     }
 }
history-settled = this settles “{ $what }”
history-untold = without saying which
history-no-choice = { $act } (the only choice)
history-against = against the rules: { $why }

# The button at the bottom
history-choose = Tap a line to see the table as it was
history-now = This is now
history-back = Undo everything after this
history-take-up = Go that way again

# Whose lines are shown
history-all = All
history-all-name = Lines of all players
history-only = Only lines about { $who }

# To lines that are not shown
history-reading = Loading
history-earlier = Earlier
history-to-first = Start
history-later = Later
history-to-latest = Latest

# The sign along the top while the table is shown as it was
history-past = { $title }, { $after }
history-past-opening = As it was: opening
history-past-turn = As it was: turn { $turn }
history-past-way-opening = The other way: opening
history-past-way = The other way: turn { $turn }
history-past-card = { $title } · { $event }
history-past-after = after: { $words }
history-to-now = Back to the present

# Ways that were left
history-way = The game once went another way here: { $count ->
    [one] 1 step
   *[other] { $count } steps
 }, until { $until }
history-way-name = Way { $number }. The game once went another way here: { $count ->
    [one] 1 step
   *[other] { $count } steps
 }, until { $until }
history-way-before = { $count ->
    [one] 1 step before that, and then:
   *[other] { $count } steps before that, and then:
 }

# As a file
history-export = Export
history-export-text = As text
history-export-csv = As CSV
history-export-json = As JSON
history-export-name = Export the history: { $form }
history-written = The history was saved to { $file } and copied.
history-untitled = A game
history-players = Players: { $players }
history-begun = Begun: { $when }
history-last = Last played: { $when }
