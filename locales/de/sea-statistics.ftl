stats-way-discovery = Entdeckungen
stats-source-chit = fremde Inseln

honor-settler = Über das Meer
honor-settler-how = { $who }: auf den meisten fremden Inseln gesiedelt ({ $count }).
honor-explorer = Entdeckergeist
honor-explorer-how = { $who }: die meisten verdeckten Felder aufgedeckt ({ $count }).
honor-shipwright = Schiffbau
honor-shipwright-how = { $who }: die meisten Schiffe gebaut ({ $count }).

records-kind-sea = Seefahrer
records-kind-sea-knights = Seefahrer mit Städte & Ritter
