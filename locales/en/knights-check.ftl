# Cities & Knights: comparing with the table
