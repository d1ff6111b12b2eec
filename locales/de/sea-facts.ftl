# Seefahrer: Stellungen, was nicht aufgeht, warum

award-trade-route = Längste Handelsroute
award-short-trade-route = Route { $count }
measure-trade-route = Handelsroute am Stück

odd-sea-ship = Ein Schiff von { $who } führt zu keinem eigenen Gebäude: { $place }.
odd-sea-chit-home = { $who } hat Punkte für eine Insel, die Heimat ist: { $place }.
odd-sea-two-chits = { $who } hat doppelt Punkte für dieselbe Insel: { $place }.
odd-sea-no-chit = { $who } hat eine Insel besiedelt, aber keine Punkte dafür: { $place }.
odd-sea-no-pirate = Der Pirat steht neben dem Brett. Nach der Karte steht er auf dem Meer: { $place }.
odd-sea-pirate-early = Der Pirat ist auf dem Meer, obwohl die Barbaren noch nicht angegriffen haben: { $place }.

import-sea-hex = Ein Feld wie [{ $q }, { $r }] gibt es nur in Seefahrer. Es fehlt darum.
import-sea-token = Auf dem Meer und auf verdeckten Feldern liegen keine Zahlen. Die bei [{ $q }, { $r }] fehlt darum.
import-sea-ship = Ein Schiff von { $who } liegt nicht auf dem Meer. Es fehlt darum.
import-sea-no-ship = Ein beschädigtes oder neues Schiff von { $who } liegt nirgends. Es fehlt darum.
import-sea-many-ships = { $who } hat { $count } Schiffe. Die ersten { $most } gelten; überzählige bitte wegnehmen.
import-sea-island = Eine Insel, die { $who } als Heimat oder für Punkte hat, gibt es nicht. Sie fehlt darum.
import-sea-pirate = Der Pirat steht nicht auf dem Meer. Er kam neben das Brett.
