# Phones that look on: the page beside the island, and its sign in the bar

table-phones = Phones
phones-switch = Let phones look on
phones-switch-line = Phones, tablets, and televisions show the island, the card, who takes what, and the points, and nobody's hand. Players you let in have their own seat on a phone, and see their own cards there.
phones-switch-on-line = It goes off by itself when you leave the game.
phones-trust = Only in a wifi you trust: nothing is encrypted, and whoever can listen to it sees what the phones see.

# The code, and the address in letters
phones-scan = Scan it with a phone's camera
phones-scan-name = Code to scan for { $address }
phones-type = Or type this, on a television for instance
phones-address = Address
phones-code = Code
phones-letters = { $name }: { $words }
phones-next = Doesn't open? Next address
phones-remove = Remove all
phones-remove-hint = Whoever is removed needs the new code to look on again.

# How far anybody came, and what to do
phones-nothing = Nobody has come yet
phones-nothing-line = Doesn't it open? Both devices need the same wifi, and not its guest network. A firewall here has to let port { $port } through. If nothing helps, let both join the hotspot of a phone.
phones-connection = Somebody gets through, but has no page yet
phones-connection-line = Open the address there once more. If it begins with https, make that http.
phones-page = Somebody has the page open
phones-page-line = It asks for the code. The camera brings it along; otherwise type it.
phones-looked = The way is open
phones-looked-line = Right now nobody looks on, except perhaps screens with the page without a script.
phones-looking = { $count ->
        [one] 1 looking on
       *[other] { $count } looking on
    }
phones-here = { $name }, here
phones-asleep = { $name }, asleep
phones-is-here = here
phones-is-asleep = asleep
phones-device-phone = Phone
phones-device-tv = Television
phones-device-screen = Screen

# What keeps it off
phones-no-address = This device is in no network. Join a wifi, then switch it on again.
phones-ports-taken = Other programs, or other windows of this one, have all ports from { $first } to { $last }. Close one of them, then switch it on again.
phones-address-gone = This device has lost that address: its network has changed. Switch it on again.
phones-refused = Phones can't look on: { $why }

# The sign in the bar
phones-sign = { $count ->
        [0] Phones on
        [one] 1 looking on
       *[other] { $count } looking on
    }
phones-sign-name = { $count ->
        [0] Phones are on, and nobody looks on
        [one] Phones: 1 looking on
       *[other] Phones: { $count } looking on
    }

# A seat on a phone
seat-turn = Your turn
seat-discard = Discard { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
seat-take = Take { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
seat-hand-over = Give up { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
seat-tell = Tell the app my { $count ->
        [one] card
       *[other] { $count } cards
    }
seat-from = From { $who }
seat-to = To { $who }
seat-gives = Give { $cards } for
seat-monopoly = Play Monopoly
seat-count = Take what they hand over
seat-plenty = Play Year of Plenty
seat-points = Tell the app my hidden points
seat-points-count = { $points ->
        [0] None
        [one] 1 point
       *[other] { $points } points
    }
seat-stale = That has been settled in the meantime. { $last }
seat-other-cards = These aren't the cards that are asked for now. { $last }
seat-unread = The app can't make this out. Reload the page.

# Seats on phones, at the main device
phones-seats = Seats on phones
phones-asks = { $who } on a phone?
phones-digits = The phone shows { $digits }.
phones-let-in = Let in
phones-let-in-name = Let in { $who }, with { $digits }
phones-let-all-in = Let all in
phones-refuse = No
phones-refuse-name = Don't let in { $who }, with { $digits }
phones-seat-free = Take { $who } off their phone
phones-seat-free-hint = That phone then looks on. The seat is free for another one.
phones-seat-here = { $who }: phone here
phones-seat-asleep = { $who }: phone asleep
