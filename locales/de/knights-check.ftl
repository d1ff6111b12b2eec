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
level-brings-draws = Stufe { $level } zieht bei Rot 1 bis { $red }
level-brings-science = Stufe { $level } zieht bei Rot 1 bis { $red }. Ein Wurf ohne Karte bringt einen Rohstoff nach Wahl.
level-brings-trade = Stufe { $level } zieht bei Rot 1 bis { $red }. Die Bank nimmt 2 gleiche Handelswaren.
level-brings-politics = Stufe { $level } zieht bei Rot 1 bis { $red }. Ritter dürfen mächtig werden.
level-brings-most = Stufe { $level } zieht bei jeder roten Zahl.

why-attack-now-title = Wie würde ein Angriff jetzt ausgehen?

has-level = { $track } { $level }
has-of-deck = { $count } { $track }
has-progress = { $count ->
    [0] keine Fortschrittskarte
    [one] 1 Fortschrittskarte ({ $all })
   *[other] { $count } Fortschrittskarten ({ $all })
 }
has-knights = { $count ->
    [0] kein Ritter
    [one] 1 Ritter: { $all }; Stärke { $strength }
   *[other] { $count } Ritter: { $all }; Stärke { $strength }
 }
has-knights-of-level = { $active ->
    [0] { $count } { $level } (inaktiv)
   *[other] { $count } { $level } ({ $active } aktiv)
 }
has-metropolis = Metropole { $track ->
    [Handel] des Handels
    [Politik] der Politik
   *[Wissenschaft] der Wissenschaft
 }
holds-metropolis = Hat die Metropole { $track ->
    [Handel] des Handels
    [Politik] der Politik
   *[Wissenschaft] der Wissenschaft
 }
has-defender = { $count ->
    [one] einmal Retter
    [2] zweimal Retter
   *[other] { $count }-mal Retter
 }
has-merchant = der Händler
has-limit = { $walls ->
    [0] Bei einer 7 bleiben { $limit } Karten
    [one] Bei einer 7 bleiben { $limit } Karten, mit 1 Mauer
   *[other] Bei einer 7 bleiben { $limit } Karten, mit { $walls } Mauern
 }
has-left-of-level = { $count } { $level }
has-left = Ritter übrig: { $all }; { $walls ->
    [0] keine Mauer
    [one] 1 Mauer
   *[other] { $walls } Mauern
 }

player-improvements = Stadtausbau
player-track = { $track } { $level }: { $name }
player-metropolis = Metropole
player-most = Niemand behält mehr als { $most }.

figure-level-science = Wissenschaft
figure-level-trade = Handel
figure-level-politics = Politik
figure-deck-science = Wissenschaft
figure-deck-trade = Handel
figure-deck-politics = Politik
figure-progress = Fortschritt
figure-defenders = Als Retter
figure-attacks = Angriffe
figure-merchant = Händler
figure-fleet-none = keine
figure-fleet-kinds = { $count } Sorten

truth-level = Welche Stufe { $track ->
    [Handel] des Handels
    [Politik] der Politik
   *[Wissenschaft] der Wissenschaft
 } ist erreicht?
truth-level-choice = { $level }
    { $name }
truth-progress = Wie viele Fortschrittskarten sind auf der Hand?
truth-decks = { $who } hat { $decks }
truth-defenders = Wie viele Punkte als Retter?
truth-attacks = Wie oft haben die Barbaren angegriffen?
truth-merchant = Wo steht der Händler? Sein Feld auf der Insel antippen.
truth-merchant-nowhere = Neben dem Brett
truth-merchant-owner = Wem gehört er?
truth-merchant-of = Der Händler gehört { $who }
truth-fleet = Was tauscht die Handelsflotte in diesem Zug?
truth-fleet-kind = Die Bank nimmt 2 { $resource }
truth-fleet-hint = Für den, der gerade baut, bis zum Ende des Zuges.

check-pieces-of = Figuren von { $who }
check-whose = Sie gehören { $who }
check-laid-city = Umgelegte Stadt
check-knight-here = Der Ritter hier
check-knight-basic = Einfach
check-knight-strong = Stark
check-knight-mighty = Mächtig
check-knight-active = { $level },
    aktiv
check-knight-inactive = { $level },
    inaktiv
check-no-knight = Kein Ritter
check-activated = Wurde aktiviert: 1 Getreide weniger
check-activated-name = { $who } hat diesen Ritter für { $price } aktiviert
check-knight-turn = In diesem Zug
check-may-act = darf er noch handeln
check-acts-no-more = handelt er nicht mehr
check-may-be-promoted = darf er befördert werden
check-was-promoted = wurde er befördert
check-upon = An der Stadt
check-wall = Mauer
check-no-wall = Keine Mauer
check-metropolis = Metropole { $track ->
    [Handel] des Handels
    [Politik] der Politik
   *[Wissenschaft] der Wissenschaft
 }
check-no-metropolis = Keine Metropole { $track ->
    [Handel] des Handels
    [Politik] der Politik
   *[Wissenschaft] der Wissenschaft
 }
check-merchant-here = Der Händler hier
check-beside-board = Neben dem Brett
check-laid-cities = { $count ->
    [one] 1 umgelegte Stadt
   *[other] { $count } umgelegte Städte
 }
check-walls = { $count ->
    [0] keine Mauer
    [one] 1 Mauer
   *[other] { $count } Mauern
 }
check-metropolises = { $count ->
    [0] keine Metropole
    [one] 1 Metropole
   *[other] { $count } Metropolen
 }
check-laid-cities-at = Umgelegte Städte
check-knights-at = Ritter
check-with-wall = Mauer
check-place-with = { $place } ({ $what })
check-active-at = { $level }, aktiv: { $place }
check-inactive-at = { $level }, inaktiv: { $place }
check-decks-left = Fortschrittskarten übrig: { $all }

odd-show-cities = { $count ->
   *[other] eine von { $count } Städten
 }

player-rates = Die Bank verlangt
why-attack-button = Warum endete der letzte Angriff so?
why-gate-button = Wer zieht bei diesem Tor?
