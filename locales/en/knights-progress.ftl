# Cities & Knights: playing progress cards

progress = Progress
progress-title = Progress cards
