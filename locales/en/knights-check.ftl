# Cities & Knights: comparing with the table

level-none = not improved
level-science-1 = Abbey
level-science-2 = Library
level-science-3 = Aqueduct
level-science-4 = Theater
level-science-5 = University
level-trade-1 = Market
level-trade-2 = Trading House
level-trade-3 = Merchant Guild
level-trade-4 = Bank
level-trade-5 = Great Exchange
level-politics-1 = Town Hall
level-politics-2 = Church
level-politics-3 = Fortress
level-politics-4 = Cathedral
level-politics-5 = High Assembly
level-2025-science-1 = School
level-2025-politics-2 = Embassy
level-2025-politics-4 = Courthouse

level-brings-nothing = Draws no progress cards
level-brings-draws = Draws with red 1 to { $red }
level-brings-science = Draws with red 1 to { $red }. A roll without a card brings a resource of choice.
level-brings-trade = Draws with red 1 to { $red }. The bank takes 2 of any commodity.
level-brings-politics = Draws with red 1 to { $red }. Knights may become mighty.
level-brings-metropolis = Draws with red 1 to { $red }. The first here gets the metropolis.
level-brings-for-good = Draws with any red. The first here has the metropolis for good.

why-attack-now-title = How would an attack end now?
