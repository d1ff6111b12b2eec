# Cities & Knights: a new game and its rules
