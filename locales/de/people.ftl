# Fünf und sechs Spieler, Leute, die kommen und gehen, Hausregeln.

# Neues Spiel
new-large-island = Mit { $count } Spielern: Die große Insel mit 30 Feldern liegt bereit, und nach jedem Zug dürfen die anderen bauen. Ändern könnt ihr das unter Insel und Regeln.
new-island-large = Große Insel
new-island-large-line = 30 Felder für fünf und sechs Spieler, für euch gemischt. Keine roten Zahlen nebeneinander.

# Regeln
rule-extra_building = Außer der Reihe bauen
rule-extra_building-off = Sonst baut niemand
rule-extra_building-off-line = Nur wer am Zug ist, baut.
rule-extra_building-special = Alle anderen bauen
rule-extra_building-special-line = Nach jedem Zug dürfen alle anderen bauen und kaufen, einer nach dem anderen.
rule-extra_building-paired = Zu zweit am Zug
rule-extra_building-paired-line = Der dritte Spieler zur Linken spielt mit: tauscht mit der Bank, baut und darf eine Karte ausspielen.
rule-resource_cards = Karten nur auf Handys
rule-resource_cards-line = Ohne Rohstoffkarten aus Papier: Erträge kommen aufs Handy, und wer keines hat, sieht unter dem Vorhang nach. Was gestohlen wird, zieht die App.
rule-partner_win = Partner dürfen gewinnen
rule-partner_win-line = Mit genug Punkten gewinnt der Partner sofort. Sonst nur im eigenen Zug.
house-rules = Handkarten, Räuber, erste Runde
house-rules-less = Diese Regeln ausblenden
house-set = { $count ->
        [one] 1 Hausregel gilt.
       *[other] { $count } Hausregeln gelten.
    }
rule-hand_limit = Handkartenlimit
rule-hand_limit-less = Handkartenlimit: eine Karte weniger
rule-hand_limit-more = Handkartenlimit: eine Karte mehr
rule-friendly_robber = Freundlicher Räuber
rule-friendly_robber-line = Wer 2 Punkte oder weniger hat, wird nicht beraubt und nicht blockiert.
rule-first_sevens = Keine 7 in der ersten Runde
rule-first_sevens-line = Eine 7 in der ersten Runde zählt nicht: noch einmal ziehen oder würfeln.
house-rule-usual = Üblich: { $rule }.
house-rule-name = { $rule }: { $option }
house-hint = Was ihr ändert, gilt ab jetzt.
house-count-hands = In der App sind alle Hände leer. Zählt jede einmal:
house-would-win = { $who } hat { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } und würde sofort gewinnen.
house-would-win-soon = { $who } hat { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } und würde gewinnen, im nächsten eigenen Zug.
house-change-anyway = Ändern: { $who } gewinnt
house-change-back = Die Regel so lassen

# Das Menü „Tisch“
table-people = Spieler und Plätze
table-rules = Hausregeln
table-hands = Handkarten mitzählen
hands-change = So ändern
hands-keep = Es bleibt, wie es ist
hands-become-open = Der Bildschirm zeigt jede Karte jeder Hand. Wer Karten abgibt, sagt welche. Wurde bisher nicht mitgezählt, zählt jede Hand einmal.
hands-lay-open = Was der App allein gesagt wurde, liegt damit offen.
hands-become-secret = Der Bildschirm zeigt nur, wie viele Karten jeder hat, und Karten dürfen verdeckt abgegeben werden. Wurde bisher nicht mitgezählt, zählt jede Hand einmal.
hands-become-private = Der Bildschirm zeigt nur, wie viele Karten jeder hat. Wer das eigene Feld gedrückt hält, sieht die eigenen, und was niemand sah, sagt man der App allein. Wurden Handkarten bisher nicht mitgezählt, einmal alle zählen.
hands-become-off = Niemand trägt mehr Handel oder Sorten ein: Das sind die wenigsten Handgriffe. Die App vergisst alle Hände und die Bank. Sie sagt nicht mehr, wer bezahlen kann, wer zu viele Karten hat oder dass die Bank leer ist.
table-break-off-sure = Zum Abbrechen noch mal tippen
table-played-on = { $who } hat schon gewonnen. Ihr spielt weiter, und niemand gewinnt noch einmal.
table-played-on-short = weitergespielt

# Spieler und Plätze
people-hint = Im Uhrzeigersinn um den Tisch. Zum Ändern auf einen Spieler tippen.
people-open = { $who } ändern
people-close = { $who } ist fertig
people-name = Neuer Name für { $who }
people-rename = Umbenennen
people-rename-name = { $who } in { $name } umbenennen
people-bad-name-empty = Ein Name braucht mindestens einen Buchstaben.
people-bad-name-long = Ein Name hat höchstens { $most } Buchstaben.
people-bad-name-taken = Ein anderer Spieler heißt schon so.
people-color = { $who } nimmt { $color }, { $shape }
people-swap = { $who } nimmt { $color }, { $shape }, und { $other } die andere Farbe
people-up = Nach vorn
people-up-name = { $who } einen Platz früher setzen
people-down = Nach hinten
people-down-name = { $who } einen Platz später setzen
people-leave = Steigt aus
people-leave-name = { $who } steigt aus
people-back = Steigt wieder ein
people-back-name = { $who } steigt wieder ein
people-away = ausgestiegen
people-leave-hint = Die Figuren bleiben, die Züge fallen aus. Über die Karten entscheidet ihr danach.
people-left-cards = { $count ->
    [one] 1 Karte von { $who } fehlt
   *[other] { $count } Karten von { $who } fehlen
 } in der Bank. { $count ->
    [one] Soll sie
   *[other] Sollen sie
 } zurück?
people-return = Zurück in die Bank: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
people-return-name = Die Karten von { $who } kommen in die Bank zurück
people-left-pieces = { $knights ->
    [yes] Die Figuren von { $who } bleiben stehen, und Städte zählen weiter für die Barbaren. Wollt ihr eine wegnehmen, tippt sie unter „Mit dem Tisch vergleichen“ an.
   *[no] Die Figuren von { $who } bleiben stehen. Wollt ihr eine wegnehmen, tippt sie unter „Mit dem Tisch vergleichen“ an.
 }
player-away = { $name }, nicht am Tisch
player-builds = { $name }, baut gerade

# Nach dem Zug bauen
builds-title = { $who } baut
builds-in = Zug { $turn } von { $active }
builds-name = Zug { $turn } von { $active }: { $who } baut
others-may-build = Andere dürfen bauen
others-hint = Wer bauen will, tippt auf den eigenen Namen, dann auf einen markierten Platz.
others-build = Andere bauen
others-seat = { $wants }. { $name }
done-nobody-builds = Fertig, niemand sonst baut – weiter an { $next }
others-lets = { $who } will bauen
others-nobody = Niemand baut – weiter an { $next }
others-next = Fertig – weiter an { $next }
done-partner = Fertig – { $who } spielt mit
partner-title = { $who } spielt mit
partner-hint = { $who } darf mit der Bank tauschen, bauen und eine Karte ausspielen. Es wird keine Zahl gezogen, und gewinnen kann jetzt niemand.
partner-hint-may-win = { $who } darf mit der Bank tauschen, bauen, eine Karte ausspielen und gewinnen. Es wird keine Zahl gezogen.

# Wer fertig ist
act-pass-part = { $who } ist fertig
act-pass-others = Niemand baut mehr

# Plätze unter einem Finger
ask-this = Dieser: { $place }

# Hausregeln im Spiel
news-first-seven = Eine 7 in der ersten Runde zählt nicht: weggelegt, neu gezogen.
news-first-seven-dice = Eine 7 in der ersten Runde zählt nicht: noch einmal würfeln.
news-first-seven-printed = Eine 7 in der ersten Runde zählt nicht: weglegen und noch einmal ziehen.
roll-again = Noch mal würfeln
act-seven-aside = einer 7, die nicht zählte
act-seven-passed = { $act }, was in der ersten Runde nicht zählt
robber-spares = Vor dem Räuber sicher, mit 2 Punkten oder weniger: { $players }.
win-before = { $who } hatte gewonnen, bevor ihr weitergespielt habt.
