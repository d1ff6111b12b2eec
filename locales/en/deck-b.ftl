# Deck B: our own cards.
