# The history beside the island.

history-title = History
history-line = { $number }: { $words }
history-turn = Turn { $turn } · { $who }
history-opening = The opening
history-start = The game begins
history-settled = which settles “{ $what }”
history-untold = kinds not told
history-no-choice = there was no choice
history-against = against the rules: { $why }

# The button at the bottom
history-choose = Touch a line to see the table as it was
history-now = That is now
history-back = Go back to here
history-take-up = Take that way up again

# Whose lines are shown
history-all = All
history-all-name = Lines of all players
history-only = Only lines about { $who }

# To lines that are not shown
history-reading = Reading
history-earlier = Earlier
history-to-first = The beginning
history-later = Later
history-to-latest = The latest

# The sign along the top while the table is shown as it was
history-past = { $title }, { $after }
history-past-opening = As it was: the opening
history-past-turn = As it was: turn { $turn }
history-past-way-opening = As it was otherwise: the opening
history-past-way = As it was otherwise: turn { $turn }
history-past-after = after: { $words }
history-to-now = Back to now

# Ways that were left
history-way = Here the game once went on otherwise: { $count ->
    [one] 1 act
   *[other] { $count } acts
 }, until { $until }
history-way-name = Way { $number }. Here the game once went on otherwise: { $count ->
    [one] 1 act
   *[other] { $count } acts
 }, until { $until }
history-way-before = { $count ->
    [one] 1 act before, and then:
   *[other] { $count } acts before, and then:
 }

# As a file
history-export = Export
history-export-text = As text
history-export-csv = As CSV
history-export-json = As JSON
history-export-name = Export the history: { $form }
history-written = The history is written to { $file } and copied.
history-untitled = A game
history-players = Players: { $players }
history-begun = Begun: { $when }
history-last = Last played: { $when }
