# Städte & Ritter: ein neues Spiel und seine Regeln
