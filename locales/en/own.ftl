# Own cards, behind the curtain
curtain-only = Only { $who } looks
curtain-hold = Keep holding to see your cards.
curtain-lift = Let go, and they are covered again.
own-cards = { $who }'s own cards
own-cards-hint = Or press and hold your tile. Everybody else looks away.
own-look = Press and hold to look
own-look-hint = A key works, too: hold the space bar down. Your cards are shown only as long as you hold.
own-tell = Tell the app what I hold
own-tell-hint = For what it can't know: a card that passed face down, or points among your development cards.
own-tell-hand = Your hand: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
own-told-so-far = { $told } of { $count } told.
own-points-fewer = One point fewer
own-points-more = One point more
own-tell-misfit = By what everybody saw, this can't be your hand. Count once more; if it is right, tell it all the same.
own-tell-now = Tell the app
own-hand = Your hand: { $cards }.
own-hand-empty = Your hand is empty.
own-hand-unknown = { $count ->
        [one] The app doesn't know your card.
       *[other] The app doesn't know any of your { $count } cards.
    }
own-hand-partly = Your hand: { $cards }, and { $count ->
        [one] 1 card
       *[other] { $count } cards
    } that the app doesn't know.
own-points = Hidden: { $hidden ->
        [one] 1 point
       *[other] { $hidden } points
    }. With { $hidden ->
        [one] it
       *[other] them
    } you have { $points }.
own-points-win = Hidden: { $hidden ->
        [one] 1 point
       *[other] { $hidden } points
    }. That makes { $points }: claim the win in your turn.
own-came = From { $other }: { $card }.
own-came-untold = From { $other }: a card that nobody told.
own-came-undrawn = From { $other }: a card that the app couldn't draw, as it doesn't know that hand. Draw one unseen.
own-went = To { $other }: { $card }.
own-went-untold = To { $other }: a card that nobody told.
own-went-undrawn = To { $other }: a card that the app couldn't draw, as it doesn't know your hand. Let them draw one unseen.
unseen-untold = Don't say which
unseen-told = Tell the app which
unseen-drawn = The app draws
whisper-which = Which card was it?
whisper-which-of = Which card was it? ({ $nth } of { $count })
whisper-kind = It was { $resource }
whisper-hint = The others look away. The table only learns that a card passed.
own-lay-open = Lay the hands open
own-laid-open = Hands at the end
own-laid-points = { $held }; hidden: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
step-own = own cards
unseen-drawn-news = If the app knows that hand, it drew a card: the two of you see which by holding your tiles. Otherwise draw one unseen.
own-tell-points = Tell the app of hidden points
own-points-told = How many of your hidden development cards are points?
