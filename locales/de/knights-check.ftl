# Städte & Ritter: Vergleich mit dem Tisch
