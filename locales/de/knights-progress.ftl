# Städte & Ritter: Fortschrittskarten spielen

progress = Fortschritt
progress-title = Fortschrittskarten
