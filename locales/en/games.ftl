# Saved games: their page, the archive, and the ways to files.

# A file is chosen, for a deck or a game.
file-load-by-path = Write where the file lies, or drop it onto this window.
file-load-by-dialog = Choose the file, or drop it onto this page.
file-save-by-path = Write where the file shall lie: a file or a folder.
file-save-as-download = The browser puts the file where its downloads go.
file-path-field = Path of the file
file-choose = Choose a file
file-choosing = The file dialog is open.
file-none-chosen = No file was chosen.
file-there = { $file } is there already. Nothing was written.
file-write-over = Write over it

home-import = Import a game
home-archive = Archive ({ $count })
home-deleted = Deleted ({ $count })
home-row-titled = { $title }. { $players }. { $state }
home-row-unsaved = not saved yet - { $stage }
home-unsaved = Not saved yet: it waits in memory.
home-about = More about { $game }
home-file-about = More about the file { $file }

game-back = Back
game-title = Title of the game
game-title-hint = Up to { $most } letters, in this list only; without any the players' names stand there.
game-title-unseen = Nobody can see anything of this title. Write at least one letter that shows.
game-rename = Rename
game-rename-off = Take the title away
game-archive = To the archive
game-unarchive = Out of the archive
game-delete = Delete
game-export = Export
game-archived = Game in the archive
game-saved = Saved game
game-imported = Imported. It is yours to play here now; the file stays as it is.
game-imported-unread = Imported as it is; the file itself stays as it is.
game-here = This game is here already: this is it, as far as it was played here.
game-exported = Written to { $file }. On another machine “Import a game” takes it in.
game-named-later = The title could not be written yet; it waits in memory and is written as soon as that works.
game-unreadable = A file that can't be opened
game-other-version = A game of another version
game-look = Look at it
game-gone = This file isn't there any more.

archive-title = Archive
archive-empty = Nothing lies in the archive. Games are put here from their own page, and brought back from it.

deleted-title = Deleted
deleted-hint = What was deleted can be restored for { $days } days. “About Tableside” in the settings tells how to empty the bin at once.
deleted-empty = Nothing was deleted that can be restored.
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

games-removed = { $game } is deleted.
games-undo-remove = Undo: put { $game } back
games-taken-back = { $file } can't be put back: something else lies there now.
games-not-put-back = { $file } can't be put back: { $reason }.
games-no-bin = Nothing can be deleted: { $folder } is no folder of its own. Take away what lies there, then try again.
games-not-moved = { $file } can't be moved: { $reason }.

game-export-title = Export a game
game-export-note = Everything of the game goes into one file: players, cards, decks and history.
game-export-now = Export
game-export-among = { $file } would lie among the games of this program. Choose another place.
game-export-failed = { $file } can't be written: { $reason }. Choose another place or make room.

game-import-title = Import a game
game-import-note = The game is copied; the file itself stays as it is.
game-import-now = Import
game-import-unread = { $file } can't be read: { $reason }.
game-import-large = { $file } is larger than any game of this program.
game-import-failed = The game can't be kept in { $folder }: { $reason }.
