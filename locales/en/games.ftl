# Saved games: their page, the archive, and the ways to files.

# A file is chosen, for a deck or a game.
file-load-by-path = Type where the file is, or drop it onto this window.
file-load-by-dialog = Choose the file, or drop it onto this page.
file-save-by-path = Type where to put the file: a file or a folder.
file-save-as-download = The browser puts the file in its downloads.
file-path-field = Path of the file
file-choose = Choose a file
file-choosing = The file dialog is open.
file-none-chosen = No file was chosen.
file-there = { $file } already exists. Nothing was written.
file-write-over = Overwrite it

home-import = Import a game
home-archive = Archive ({ $count })
home-deleted = Deleted ({ $count })
home-row-titled = { $title }. { $players }. { $state }
home-row-unsaved = not saved yet – { $stage }
home-unsaved = Not saved yet: it is only in memory.
home-about = More about { $game }
home-file-about = More about the file { $file }

game-back = Back
game-title = Title of the game
game-title-hint = Up to { $most } letters, only for this list; without a title it shows the players' names.
game-title-unseen = This title can't be seen. Type at least one visible letter.
game-rename = Rename
game-rename-off = Remove the title
game-archive = Archive it
game-unarchive = Take it out
game-delete = Delete
game-export = Export
game-archived = Archived game
game-saved = Saved game
game-imported = Imported. You can now play it here; the file stays as it is.
game-imported-unread = Imported as is; the file itself stays as it is.
game-here = This game is already here: this is it, as far as it was played here.
game-exported = Saved to { $file }. On another device, “Import a game” brings it in.
game-named-later = The title could not be saved yet; it will be as soon as that works.
game-unreadable = A file that can't be opened
game-other-version = A game from another version
game-look = Look at it
game-gone = This file isn't there any more.
game-reading = This file is still being read.
game-open-slow = Open it anyway

archive-title = Archive
archive-empty = The archive is empty. A game's own page puts it here and takes it out again.

deleted-title = Deleted
deleted-hint = Deleted things can be restored for { $days } days. To empty the bin right away, see “About Tableside” in the settings.
deleted-empty = There is nothing to restore.
deleted-game = A game, deleted { $when }
deleted-deck = A deck, deleted { $when }
deleted-island = An island, deleted { $when }
deleted-file = A file that can't be opened, deleted { $when }
deleted-left = { $days ->
        [one] 1 day left
       *[other] { $days } days left
    }
deleted-restore = Restore
deleted-restore-name = Restore { $what }
deleted-restored = { $what } is back where it was.

games-removed = { $game } was deleted.
games-undo-remove = Undo: put { $game } back
games-not-put-back = { $file } can't be put back: { $reason }.
games-no-bin = Nothing can be deleted: { $folder } isn't a real folder. Remove what is there, then try again.
games-not-moved = { $file } can't be moved: { $reason }.

game-export-title = Export a game
game-export-note = The whole game goes into one file: players, cards, decks and history.
game-export-now = Export
game-export-among = { $file } would end up among Tableside's own games. Choose another place.
game-export-failed = { $file } can't be saved: { $reason }. Choose another place or free up some space.

game-import-title = Import a game
game-import-note = The game is copied; the file itself stays as it is.
game-import-now = Import
game-import-unread = { $file } can't be read: { $reason }.
game-import-large = { $file } is larger than any Tableside game.
game-import-failed = The game can't be saved in { $folder }: { $reason }.

files-removed = { $name } was deleted. For 30 days it is under “Deleted” on the start screen.
files-put-back = Put { $name } back
files-remove = Delete { $name }
files-taken-back = It can't go back: { $file } is in its place. Rename or delete that one first.
files-folder-trouble = The folder { $folder } can't be read: { $reason }. What is in it can't be shown.
