# Gemeinsame Wörter: Landschaften, Rohstoffe, Farben, Häfen und Namen von Orten.

terrain-hills = Hügelland
terrain-forest = Wald
terrain-pasture = Weideland
terrain-fields = Ackerland
terrain-mountains = Gebirge
terrain-desert = Wüste
terrain-gold = Goldfeld
terrain-lake = See
terrain-swamp = Sumpf

# So stehen sie auf den Feldern der Insel.
terrain-label-hills = Hügelland
terrain-label-forest = Wald
terrain-label-pasture = Weideland
terrain-label-fields = Ackerland
terrain-label-mountains = Gebirge
terrain-label-desert = Wüste
terrain-label-gold = Gold
terrain-label-lake = See
terrain-label-swamp = Sumpf

kind-brick = Lehm
kind-lumber = Holz
kind-wool = Wolle
kind-grain = Getreide
kind-ore = Erz
kind-paper = Papier
kind-cloth = Tuch
kind-coin = Münzen

cards-of-brick = { $count } Lehm
cards-of-lumber = { $count } Holz
cards-of-wool = { $count } Wolle
cards-of-grain = { $count } Getreide
cards-of-ore = { $count } Erz
cards-of-paper = { $count } Papier
cards-of-cloth = { $count } Tuch
cards-of-coin = { $count -> 
    [one] 1 Münze
   *[other] { $count } Münzen
}

color-red = Rot
color-blue = Blau
color-white = Weiß
color-orange = Orange
color-green = Grün
color-brown = Braun

mark-red = Kreis
mark-blue = Quadrat
mark-white = Raute
mark-orange = Dreieck
mark-green = Kreuz
mark-brown = Stern

harbor-any = 3:1
harbor-special = 2:1
harbor-brick = 2:1 Lehm
harbor-lumber = 2:1 Holz
harbor-wool = 2:1 Wolle
harbor-grain = 2:1 Getreide
harbor-ore = 2:1 Erz

percent = { $number } %

dice-shown = Roter Würfel { $red }, gelber Würfel { $yellow }

# Orte. Ein Feld heißt kurz nach seiner Landschaft und der Zahl auf dem Chip.
island = Die Insel
island-whole = Ganze Insel zeigen
place-tile = { $terrain } { $number }
place-tile-bare = { $terrain }
place-tile-of-many = { $tile } in Reihe { $row }, Platz { $place }
place-cell-of-many = { $tile } (Reihe { $row }, Platz { $place })
place-hex = Feld { $tile }
place-cell = { $cell }
place-sea = Meer
place-list-2 = { $a } und { $b }
place-list-3 = { $a }, { $b } und { $c }
place-between = zwischen { $places }
place-corner = an { $tile }, Ecke { $corner }
place-corner-of-many = { $places }, an { $tile }, Ecke { $corner }
place-coast = Küste { $side } an { $tile }
place-at-sea = draußen auf dem Meer
place-at-sea-in = draußen auf dem Meer ({ $rows })
place-in-row = { $count ->
    [one] Reihe { $row }, Platz { $places }
   *[other] Reihe { $row }, Plätze { $places }
}
place-rows = { $a }; { $b }

corner-top = oben
corner-upper-right = oben rechts
corner-lower-right = unten rechts
corner-bottom = unten
corner-lower-left = unten links
corner-upper-left = oben links

side-right = rechts
side-lower-right = unten rechts
side-lower-left = unten links
side-left = links
side-upper-left = oben links
side-upper-right = oben rechts
