stats-way-discovery = Discoveries
stats-source-chit = foreign islands

honor-settler = Across the sea
honor-settler-how = { $who } settled on the most foreign islands: { $count }.
honor-explorer = Explorer
honor-explorer-how = { $who } turned up the most hidden hexes: { $count }.
honor-shipwright = Shipwright
honor-shipwright-how = { $who } built the most ships: { $count }.

records-kind-sea = Seafarers
records-kind-sea-knights = Seafarers with Cities & Knights
