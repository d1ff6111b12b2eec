# Städte & Ritter: Vergleich mit dem Tisch

level-none = nicht ausgebaut
level-science-1 = Abtei
level-science-2 = Bibliothek
level-science-3 = Aquädukt
level-science-4 = Theater
level-science-5 = Universität
level-trade-1 = Markt
level-trade-2 = Handelshaus
level-trade-3 = Gildehaus
level-trade-4 = Bank
level-trade-5 = Börse
level-politics-1 = Rathaus
level-politics-2 = Kirche
level-politics-3 = Festung
level-politics-4 = Kathedrale
level-politics-5 = Hoher Rat
level-2025-science-1 = Schule
level-2025-politics-2 = Botschaft
level-2025-politics-4 = Gerichtshof

level-brings-nothing = Zieht keine Fortschrittskarten
level-brings-draws = Zieht bei Rot 1 bis { $red }
level-brings-science = Zieht bei Rot 1 bis { $red }. Ein Wurf ohne Karte bringt einen Rohstoff nach Wahl.
level-brings-trade = Zieht bei Rot 1 bis { $red }. Die Bank nimmt 2 gleiche Handelswaren.
level-brings-politics = Zieht bei Rot 1 bis { $red }. Ritter dürfen mächtig werden.
level-brings-metropolis = Zieht bei Rot 1 bis { $red }. Wer als Erster hier ist, bekommt die Metropole.
level-brings-for-good = Zieht bei jedem Rot. Wer als Erster hier ist, behält die Metropole.

why-attack-now-title = Wie endete ein Angriff jetzt?
