# Cities & Knights: statistics
