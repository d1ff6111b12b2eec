# A game that begins in its middle, and positions as files.

new-tab-begin = Begin
begin-first = First settlement
begin-middle = In the middle
begin-first-line = The game begins with the first settlement.
begin-middle-line = For a game that has begun without this app: enter what lies on the table, and play on.
begin-load = Load a position
begin-load-line = A position that another program or this one has written.
new-start-middle = Start: { $player } has the turn

begin-bare-island = No piece lies on the island yet.
begin-bare-players = { $players } { $count ->
    [one] has
   *[other] have
 } no settlement or city yet.

begin-page-how = How
begin-page-pieces = Pieces
begin-page-cards = Hands
begin-page-turn = Turn

# A player's row: read aloud, and in two lines on the screen.
begin-player = { $player }: { $points } points, longest road { $road }{ $awards }
begin-player-award = , { $award }
begin-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
begin-road = road { $length }

begin-tool-settlement = Settlement
begin-tool-city = City
begin-tool-road = Road
begin-tool-damaged = Damaged road
begin-tool-robber = Robber
begin-tool-erase = Eraser
begin-short-settlement = Settlement
begin-short-city = City
begin-short-road = Road
begin-short-damaged = Damaged
begin-left = { $count } left
begin-tool-left = { $tool }, { $count } left
begin-robber-board = Put the robber beside the board
begin-hint-settlement = Touch a spot for each settlement. Touch it again to take it away.
begin-hint-city = Touch a spot for each city. Touch it again to take it away.
begin-hint-road = Touch a path for each road. Touch it again to take it away.
begin-hint-damaged = Touch a path for each road that lies turned. Touch it again to take it away.
begin-hint-robber = Touch the robber's hex. Touch it again to put the robber beside the board.
begin-hint-erase = Touch a piece to take it away.
begin-robber-here = The robber stands on { $hex }.
begin-robber-beside = The robber stands beside the board.

begin-knights = Knights played
begin-hidden = Development cards in hand
begin-revealed = Victory point cards shown
begin-hand = Resource cards
begin-by-kind = By kind
begin-by-number = Only the number
begin-number = Cards in hand
begin-hands-off = Hands are not followed: the app asks for a number when a 7 needs it.
begin-less = { $what } of { $who }: one less
begin-more = { $what } of { $who }: one more
begin-bank-less = { $what } in the bank: one less
begin-bank-more = { $what } in the bank: one more

begin-whose-turn = Whose turn is it?
begin-before-number = The turn begins before its number: draw or roll next.
begin-season = Season
begin-ship = Barbarian ship
begin-ship-line = Steps it has made
begin-ship-less = Barbarian ship: one step back
begin-ship-more = Barbarian ship: one step nearer
begin-awards = Awards
begin-award-with = { $award }: { $who }
begin-award-tie = { $award }: several are level. Who has it?
begin-award-choice = { $award }: { $who }
begin-nobody = Nobody
begin-bank = Bank
begin-count-bank = Count the bank
begin-count-bank-line = Left out, the bank holds what the hands leave.

begin-problems = This can't be:
begin-odd = Does not add up yet:
begin-odd-line = You can start all the same. The game shows it until it adds up.
begin-dropped = Players or island changed:
begin-loaded = Loaded, but not all of it:

bad-start-seats = The table has other seats than the position.
bad-start-player = A piece belongs to a player who is not there.
bad-start-sea = A piece stands off the island.
bad-start-settlements = { $who } has only { $supply } settlements, not { $count }.
bad-start-cities = { $who } has only { $supply } cities, not { $count }.
bad-start-roads = { $who } has only { $supply } roads, not { $count }.
bad-start-cards = There are only { $supply } { $resource }. { $who } can't hold { $count }.
bad-start-bank = There are only { $supply } { $resource }. The bank can't hold { $count }.
bad-start-hand = There are not so many cards. { $who } can't hold { $count }.
bad-start-knights = There are only { $supply } knights. { $who } can't have played { $count }.
bad-start-revealed = There are only { $supply } victory point cards. { $who } can't have shown { $count }.
bad-start-hidden = There are only { $supply } development cards. { $who } can't hold { $count }.
bad-start-unknown = Say how many cards { $who } holds, or stop following hands on the page Rules.

dropped-player = { $who } no longer plays: { $count ->
    [one] 1 piece was
   *[other] { $count } pieces were
 } taken off the board.
dropped-pieces = { $count ->
    [one] 1 piece stood
   *[other] { $count } pieces stood
 } where the island has no place now and went.
dropped-robber = The robber's hex is gone: the robber went to the desert.

import-more-follows = There is more than one position in it. The first one is taken.
import-unreadable = { $field } can't be read. It was left out.
import-two-tiles = Two tiles lie on { $hex }. The second one was left out.
import-two-harbors = Two harbors lie at { $place }. The second one was left out.
import-many-harbors = { $count } harbors are too many. The first { $most } are taken.
import-taken = A piece of { $who } stands where there is one already: { $place }. It was left out.
import-sea = A piece of { $who } stands off the island. It was left out.
import-many-roads = { $who } has { $count } roads. The first { $most } are taken; remove those that are too many.
import-robber = The robber stands off the island. It was put beside the board.
import-no-seat = { $award } belongs to seat { $seat }, but nobody sits there. It was left out.
import-no-seat-turn = It is the turn of seat { $seat }, but nobody sits there. The first player has the turn.
import-bad-name = The name of { $who } can't be used. Names have 1 to 20 letters.
import-name-taken = Another player has the same name. { $who } is called by the color.
import-color-taken = Another player has the same color. { $who } got a free one.
import-hands-unknown = Not all hands are known, so hands are not followed. The page Rules can change that.
import-more-problems = { $count ->
    [one] One more thing was
   *[other] { $count } more things were
 } left out.

position-empty = There is nothing in it. Choose another file, or paste the whole position.
position-too-large = A position has at most 1 MB. This is larger, so it is probably another file.
position-not-text = This is not a text. Choose a file with a position, which ends in .json.
position-truncated = The position ends in the middle, in line { $line }. Copy all of it, to its last bracket.
position-not-json = This is no position: it stops making sense in line { $line } at letter { $column }. Choose another file, or copy it again.
position-not-object = This is no position. A position begins with a curly bracket and names players and hexes.
position-not-list = This is no position: "{ $field }" has to be a list. Choose another file.
position-no-island = There is no island in it. A position for a game needs its hexes.
position-many-hexes = An island has at most { $most } hexes, this one has { $count }. Choose a smaller island.
position-no-players = There are no players in it. A position names 1 to 6 players.
position-many-players = At most { $most } can play, but there are { $count } players in it. Remove some and load it again.
position-file = { $file } can't be read: { $reason }.
position-not-file = { $file } is a folder, not a file. Choose a file with a position.

load-title = Load a position
load-path = Path of the file
load-file-now = Load the file
load-choose = Choose a file...
load-choosing = Choose a file in the other window.
load-none = No file was chosen.
load-text = Or its text
load-text-hint = Paste it here
load-paste = Paste
load-text-now = Take this text
load-close = Close

table-position = Write the position
position-written = The position was written to { $file } and copied.
