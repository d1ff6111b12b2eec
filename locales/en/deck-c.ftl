# Deck C: our own cards.
