# Städte & Ritter: der Zug, die Barbaren, Ritter, Ausbauten

improve = Ausbauen
improvements-title = Stadtausbau
knight-title = Ein Ritter
