# Seafarers: a new game

new-game-sea = Seafarers
new-island-scenario = Scenario

# Scenarios
scenario-points = { $points } points win
scenario-no-map = Not for this number
scenario-tile = { $title }: { $line }
scenario-other-number = { $title } has maps for { $counts } players: choose another scenario, or enter a map by hand.
scenario-file = A scenario of your own
scenario-file-line = A file like those of this program's scenarios: its islands, and what lies on them.
scenario-file-read = Use this file
scenario-file-none = There is no scenario in this file.
scenario-file-wrong = This scenario can't be played: something is wrong at { $place }. The command "tableside scenario check" says what.
scenario-robber-first = Where the robber begins; the starting player chooses:
scenario-shuffles = Shuffled within each area:
scenario-shuffle-terrain = Terrain
scenario-shuffle-tokens = Numbers
scenario-shuffle-harbors = Harbors
scenario-shuffle-again = Shuffle again
scenario-unkept-reds = With these pieces, red numbers lie side by side.
scenario-unkept-gold = With these pieces, a red number lies on gold.
scenario-abroad = A first settlement on a foreign island brings { $points ->
    [one] 1 point
   *[other] { $points } points
} more.
scenario-abroad-of-each = Home is where you begin; a first settlement on any other island brings { $points ->
    [one] 1 point
   *[other] { $points } points
} more.
scenario-begins-at-home = { $count ->
    [one] The first settlements go on the home island.
   *[other] The first settlements go on the home islands.
}
scenario-both-beside = Robber and pirate begin beside the board.
scenario-robber-beside = The robber begins beside the board.
scenario-pirate-beside = The pirate begins beside the board.
scenario-harbors-by-players = Players lay the harbors in turn, none next to another. Enter them by hand, or let the app spread them.
scenario-hidden = Face down, shuffled: { $hexes }; with the numbers { $tokens }.
scenario-hidden-hexes = { $count } × { $what }
scenario-hidden-sea = sea
scenario-kept-by-table = The app doesn't know these rules of the scenario; the table keeps them itself:
scenario-kept-open = Rules the table keeps itself
