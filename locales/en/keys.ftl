# The keyboard, and what screen readers say by themselves.

page-name = Tableside. The space bar presses the large button; the question mark lists all keys.

keys-title = Keyboard
keys-back = Back
keys-line = { $keys }: { $does }
keys-turn = The turn
keys-pages = Pages
keys-around = Everywhere

key-cap-next = Space
key-does-next = the large button at the bottom
key-cap-roll = 2 to 12
key-does-roll = the number that was rolled; a 1 waits a moment for its second digit
key-cap-kind = 1 to { $last }
key-does-kind = { $kinds }, wherever a kind of card is chosen or counted
key-cap-again = Backspace
key-does-again = counts the cards again
key-cap-skip = S
key-does-skip = skips a task and changes nothing
key-cap-undo = Ctrl+Z
key-does-undo = undo
key-cap-redo = Ctrl+Shift+Z
key-does-redo = redo; Ctrl+Y too

key-cap-build = B
key-does-build = build
key-cap-trade = T
key-does-trade = trade
key-cap-bank = M
key-does-bank = trade with the bank
key-cap-cards = D
key-does-cards = development cards
key-cap-improve = I
key-does-improve = city improvements
key-cap-wonders = I
key-does-wonders = claim and build wonders
key-cap-siege = I
key-does-siege = attack on a fortress
key-cap-progress = D
key-does-progress = progress cards
key-cap-history = H
key-does-history = history
key-cap-replay = P
key-does-replay = in the history: plays the game again, or pauses
key-cap-why = W
key-does-why = why: the task, or the first player who takes something
key-cap-stage = V
key-does-stage = table view
key-cap-page = ?
key-does-page = this page; F1 too
key-cap-close = Escape
key-does-close = closes what is open

key-cap-spot = Arrows
key-does-spot = from spot to spot on the island
key-cap-press = Enter
key-does-press = picks the spot, or presses the ringed control; so does the space bar
key-cap-ship = Enter
key-does-ship = on a path at sea: builds a ship
key-cap-sail = Enter
key-does-sail = on a ship at the end of a route: moves it, to the path picked next
key-cap-tab = Tab
key-does-tab = moves the ring to the next control, with Shift to the one before
key-cap-anywhere = Ctrl+Enter
key-does-anywhere = the large button, wherever the ring is
key-cap-scroll = Page Down
key-does-scroll = scrolls a long page down; Page Up scrolls back
key-cap-size = Ctrl+Plus
key-does-size = everything larger; Ctrl+Minus smaller, Ctrl+0 as usual

roll-typed = Rolled 1 …

region-header = Turn, undo and pages
region-card = The card
region-panel = Card, tasks and payouts
region-players = All players

spoken-number = The number is { $number }, { $event }
spoken-nobody = Nobody takes anything
