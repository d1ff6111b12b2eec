# A game that begins in its middle, and positions as files.

new-tab-begin = Begin
begin-first = First settlement
begin-middle = In progress
begin-first-line = The game begins with the first settlement.
begin-middle-line = For a game that started without this app: enter what's on the table, and play on.
begin-load = Load a position
begin-load-line = A position saved by Tableside or another program.
new-start-middle = Start: { $player }'s turn

begin-bare-island = There are no pieces on the island yet.
begin-bare-players = { $players } { $count ->
    [one] has
   *[other] have
 } no settlement or city yet.

begin-page-how = How
begin-page-pieces = Pieces
begin-page-cards = Hands
begin-page-turn = Turn

# A player's row: read aloud, and in two lines on the screen.
begin-player = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
 }, longest road { $road }{ $awards }
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
begin-hint-settlement = Tap a spot for each settlement. Tap it again to remove it.
begin-hint-city = Tap a spot for each city. Tap it again to remove it.
begin-hint-road = Tap a path for each road. Tap it again to remove it.
begin-hint-damaged = Tap a path for each road turned sideways. Tap it again to remove it.
begin-hint-robber = Tap the robber's hex. Tap it again to put the robber beside the board.
begin-hint-erase = Tap a piece to remove it.
begin-robber-here = The robber is on { $hex }.
begin-robber-beside = The robber is beside the board.

begin-knights = Knights played
begin-table-less = { $what }: one less
begin-table-more = { $what }: one more
begin-hidden = Development cards in hand
begin-revealed = Victory point cards revealed
begin-hand = Resource cards
begin-by-kind = By kind
begin-by-number = Just how many
begin-number = Cards in hand
begin-hands-off = Hands aren't tracked: the app only asks when a 7 needs a count.
begin-less = { $what } of { $who }: one less
begin-more = { $what } of { $who }: one more
begin-bank-less = { $what } in the bank: one less
begin-bank-more = { $what } in the bank: one more

begin-whose-turn = Whose turn is it?
begin-before-number = The turn starts before its number: draw or roll next.
begin-season = Season
begin-ship = Barbarian ship
begin-ship-line = Steps it has taken
begin-ship-less = Barbarian ship: one step back
begin-ship-more = Barbarian ship: one step closer
begin-awards = Awards
begin-award-with = { $award }: { $who }
begin-award-tie = { $award }: there's a tie. Who has it?
begin-award-choice = { $award }: { $who }
begin-nobody = Nobody
begin-bank = Bank
begin-count-bank = Count the bank
begin-count-bank-line = If you don't, the bank has whatever the hands leave.

begin-problems = This isn't possible:
begin-odd = This doesn't add up yet:
begin-odd-line = You can start anyway. The game shows it until it adds up.
begin-dropped = Players or island changed:
begin-loaded = Loaded, but not all of it:

bad-start-wrong-seats = The table has different seats from the position.
bad-start-no-such-player = A piece belongs to a player who isn't here.
bad-start-off-island = A piece is off the island.
bad-start-too-many-pieces = { $piece ->
    [ship] { $who } has only { $supply } ships, not { $count }.
    [bridge] { $who } has only { $supply } bridges, not { $count }.
    [city] { $who } has only { $supply } cities, not { $count }.
    [settlement] { $who } has only { $supply } settlements, not { $count }.
   *[road] { $who } has only { $supply } roads, not { $count }.
 }
bad-start-too-many-cards = There are only { $supply } { $resource }. { $who } can't hold { $count }.
bad-start-too-many-cards-in-bank = There are only { $supply } { $resource }. The bank can't hold { $count }.
bad-start-hand-too-large = There aren't that many cards. { $who } can't hold { $count }.
bad-start-too-many-development-cards = { $kind ->
    [knight] There are only { $supply } knights. { $who } can't have played { $count }.
    [victory-point] There are only { $supply } victory point cards. { $who } can't have revealed { $count }.
   *[any] There are only { $supply } development cards. { $who } can't hold { $count }.
 }
bad-start-unknown-hand = Say how many cards { $who } holds, or turn off tracking hands under Rules.

dropped-player = { $who } isn't playing any more: { $count ->
    [one] 1 piece was
   *[other] { $count } pieces were
 } taken off the board.
dropped-pieces = { $count ->
    [one] 1 piece was
   *[other] { $count } pieces were
 } where the island has no room now and had to go.
dropped-robber = The robber's hex is gone: the robber went to the desert.

import-more-follows = The file has more than one position. The first one is used.
import-unreadable = { $field } couldn't be read and was left out.
import-two-tiles = Two hexes are in the same place: { $hex }. The second one was left out.
import-two-harbors = Two harbors are in the same place: { $place }. The second one was left out.
import-too-many-harbors = { $count } harbors are too many. The first { $most } are used.
import-taken = A piece of { $who }'s is where there is one already: { $place }. It was left out.
import-off-island = A piece of { $who }'s is off the island. It was left out.
import-too-many-roads = { $who } has { $count } roads. The first { $most } are used; remove the ones that are too many.
import-robber-off-island = The robber is off the island. It was put beside the board.
import-no-seat = { $of ->
    [merchant] The merchant belongs to seat { $seat }, but nobody sits there. It was left out.
    [turn] It's seat { $seat }'s turn, but nobody sits there. The first player goes instead.
    [boot] The boot belongs to seat { $seat }, but nobody sits there. It is among the tokens.
    [champion] The Champion is said to be on seat { $seat }, but nobody sits there. It goes by what is sequestered.
   *[award] { $award } belongs to seat { $seat }, but nobody sits there. It was left out.
 }
import-bad-name = { $who }'s name can't be used. Names have 1 to 20 letters.
import-name-taken = Another player has the same name. { $who } goes by their color.
import-color-taken = Another player has the same color. { $who } got a free one.
import-hands-unknown = Not all hands are known, so hands aren't tracked. You can change that under Rules.
import-more-problems = { $count ->
    [one] One more thing was
   *[other] { $count } more things were
 } left out.

position-empty = There is nothing there. Choose another file, or paste the whole position.
position-too-large = A position is at most 1 MB. This is larger, so it's probably something else.
position-not-text = This isn't text. Choose a file with a position; its name ends in .json.
position-truncated = The position breaks off in line { $line }. Copy all of it, down to the last bracket.
position-not-json = This isn't a position: it stops making sense in line { $line } at character { $column }. Choose another file, or copy it again.
position-not-an-object = This isn't a position. A position starts with a curly bracket and names players and hexes.
position-not-a-list = This isn't a position: "{ $field }" has to be a list. Choose another file.
position-no-island = There is no island in it. A position needs its hexes.
position-many-hexes = An island has at most { $most } hexes; this one has { $count }. Choose a smaller island.
position-player-count = { $count ->
    [0] There are no players in it. A position names 1 to 6 players.
   *[other] At most { $most } can play, but it has { $count } players. Remove some and load it again.
 }
position-file = { $file } can't be read: { $reason }.
position-not-a-file = { $file } is a folder, not a file. Choose a file with a position.

load-title = Load a position
load-file-now = Load the file
load-text = Or its text
load-text-hint = Paste it here
load-paste = Paste
load-text-now = Use this text
load-close = Close
load-saved = Saved here
load-saved-row = Load { $name }
load-saved-named = Load { $name }: { $players }

table-position = Save the position
position-written = Saved and copied: { $file }
