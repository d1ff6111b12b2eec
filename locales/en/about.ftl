# The page about the program, and the licenses behind it.

about = About Tableside
about-version = Version { $version }

about-games = Saved games
about-games-line = Each game is a file in this folder; decks, islands and settings lie beside it.
about-games-browser = They lie in this browser, on this device alone. Clearing the browser's data for this page deletes them. “Export” on a game's page makes a file of it that you can keep elsewhere.
about-copy = Copy the folder's path
about-copied = Copied: { $place }

about-bin = Deleted games, decks and islands
about-bin-line = They are kept for { $days } days, and “Deleted” on the start screen restores them.
about-bin-nothing = Nothing lies there now.
about-bin-holds = { $count ->
        [0] Remains of deleted files lie there
        [one] 1 lies there
       *[other] { $count } lie there
    } now ({ $size } { $unit ->
        [thousands] kB
       *[millions] MB
    }).
about-bin-empty = Empty the bin now
about-bin-sure = { $count ->
        [0] Remains of deleted files go for good.
        [one] 1 game, deck or island goes for good.
       *[other] { $count } games, decks or islands go for good.
    } Nothing brings them back, not even “Undo”.
about-bin-for-good = Delete for good
about-bin-keep = Keep
about-bin-emptied = The bin is empty.
about-bin-left = Not all of the bin could be deleted: { $reason }. Try again later.

about-licenses = Licenses
about-own-line = Tableside is free software: use it, change it and pass it on under the MIT license or the Apache License 2.0, as you like.
about-own = Our license
about-others = { $count } parts by others
about-others-line = Linked into the program or shipped beside it. Touch one to read its license.
about-row = { $part }, { $license }

about-offered = Offered under: { $license }
about-under = Shipped here under: { $license }
about-by = By: { $who }
about-home = Source: { $home }
about-in = Part of: { $packages }
about-in-linux = the Linux program
about-in-windows = the Windows program
about-in-web = the page in a browser
