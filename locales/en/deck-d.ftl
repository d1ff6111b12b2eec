# Deck D: our own cards.
