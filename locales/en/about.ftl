# The page about the program, and the licenses behind it.

about = About Tableside
about-version = Version { $version }

about-games = Saved games
about-games-line = Each game is a file in this folder; decks, islands and settings are next to it.
about-games-browser = They are stored in this browser, on this device only. Clearing the browser's data for this page deletes them. “Export” on a game's page makes a file you can keep elsewhere.
about-copy = Copy folder path
about-copied = Copied: { $place }

about-bin = Deleted games, decks, islands and positions
about-bin-line = They are kept for { $days } days; “Deleted” on the start screen brings them back.
about-bin-nothing = There is nothing in it now.
about-bin-holds = { $count ->
        [0] Leftovers of deleted files are in it
        [one] 1 is in it
       *[other] { $count } are in it
    } now ({ $size } { $unit ->
        [thousands] kB
       *[millions] MB
    }).
about-bin-empty = Empty the bin now
about-bin-sure = { $count ->
        [0] Leftovers of deleted files will be gone for good.
        [one] 1 game, deck or island will be gone for good.
       *[other] { $count } games, decks or islands will be gone for good.
    } Not even “Undo” brings them back.
about-bin-for-good = Delete for good
about-bin-keep = Keep
about-bin-emptied = The bin is empty.
about-bin-left = The bin could not be emptied completely: { $reason }. Try again later.

about-licenses = Licenses
about-own-line = Tableside is free software: use it, change it and pass it on under the MIT license or the Apache License 2.0, as you like.
about-own = Our license
about-others = { $count } parts by others
about-others-line = Built into the program or shipped with it. Tap one to read its license.
about-row = { $part }, { $license }

about-offered = Offered under: { $license }
about-under = Shipped here under: { $license }
about-by = By: { $who }
about-home = Source: { $home }
about-in = Part of: { $packages }
about-in-linux = the Linux program
about-in-windows = the Windows program
about-in-web = the page in a browser
