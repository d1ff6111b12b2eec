# Städte & Ritter: Statistik
