# Gemischte Inseln, wie gerecht sie sind, ihre Codes, und aufgehobene Inseln.

new-island-kept = Eigene

# Was mit jeder Insel geht
shuffle-large = Groß zeigen
shuffle-keep = Insel speichern
shuffle-this-shape = So mischen
shuffle-large-back = Zurück
shuffle-large-title = So liegt euer Brett

# Regeln beim Mischen
shuffle-rules = Regeln beim Mischen
shuffle-all-rules = Alle Regeln
shuffle-rule-reds = Keine roten Zahlen nebeneinander
shuffle-rule-equal = Keine gleichen Zahlen nebeneinander
shuffle-rule-two-twelve = Keine 2 neben einer 12
shuffle-rule-terrain = Keine gleichen Felder nebeneinander
shuffle-rule-desert = Wüste in der Mitte

shuffle-unkept-reds = Mit diesen Teilen müssen rote Zahlen nebeneinander liegen.
shuffle-unkept-equal = Mit diesen Teilen müssen gleiche Zahlen nebeneinander liegen.
shuffle-unkept-two-twelve = Mit diesen Teilen muss eine 2 neben einer 12 liegen.
shuffle-unkept-terrain = Mit diesen Teilen müssen gleiche Felder nebeneinander liegen.

shuffle-numbers = Zahlen
shuffle-by-chance = Zufällig
shuffle-in-a-spiral = Als Spirale
shuffle-spiral-order = In der Spirale behalten die Zahlen ihre Reihenfolge. Die Regeln für Zahlen gelten dann nicht.

# Formen
shuffle-shape = Form
shuffle-form-standard = 19 Felder
shuffle-form-large = 30 Felder
shuffle-form-ring = See
shuffle-form-long = Lang
shuffle-form-bays = Buchten
shuffle-form-wide = 37 Felder
shuffle-form-huge = 61 Felder
shuffle-form-own = Eigene

# Teile
shuffle-pieces = Teile
shuffle-pieces-usual = wie üblich
shuffle-pieces-own = eigene
shuffle-pieces-terrain = Felder: { $pieces } für { $places } Plätze
shuffle-pieces-numbers = Zahlen: { $pieces } für { $places } Plätze
shuffle-pieces-harbors = Häfen: { $pieces }
shuffle-pieces-reset = Übliche Teile
shuffle-number = Zahl { $number }
shuffle-piece-less = { $what }: eins weniger
shuffle-piece-more = { $what }: eins mehr
shuffle-misfit-terrain = { $places } Plätze brauchen { $places } Felder, nicht { $pieces }.
shuffle-misfit-numbers = { $places } Felder brauchen { $places } Zahlen, nicht { $pieces }.
shuffle-misfit-harbors = An der Küste ist Platz für { $places } Häfen, nicht für { $pieces }.
shuffle-misfit-hexes = Diese Form lässt sich nicht mischen: Eine Insel hat 1 bis 61 Felder.
shuffle-misfit-shown = Die Insel bleibt, wie sie ist, bis es passt.

# Gerechtigkeit
shuffle-fair = Wie ausgewogen sie ist
shuffle-fair-short = { $spread ->
        [0] { $most } Augen zum Start
       *[other] { $least } bis { $most } Augen zum Start
    }
shuffle-fair-resources = Augen sind die Punkte unter den Zahlen. 1,0 ist der Durchschnitt; darüber kommt ein Rohstoff auf jedem seiner Felder öfter.
shuffle-fair-none = keins
shuffle-fair-said = { $resource }: { $figure }, zusammen { $pips } Augen
shuffle-fair-starts = { $spread ->
        [0] Augen an den zwei besten freien Plätzen für jeden Spieler, reihum und wieder zurück: Alle haben gleich viele.
        [one] Augen an den zwei besten freien Plätzen für jeden Spieler, reihum und wieder zurück. Die meisten und die wenigsten liegen 1 auseinander.
       *[other] Augen an den zwei besten freien Plätzen für jeden Spieler, reihum und wieder zurück. Die meisten und die wenigsten liegen { $spread } auseinander.
    }
shuffle-nth = { $nth }.
shuffle-fair-player = Spieler { $nth }: { $pips } Augen
shuffle-fair-show = Diese Plätze im Bild zeigen
shuffle-spot = Bester Platz für Spieler { $nth }: { $pips } Augen

# Reihe für Reihe
shuffle-rows = Reihe für Reihe vorlesen
shuffle-row = Reihe { $row }: { $tiles }
shuffle-row-tile = { $terrain } { $number }
shuffle-row-water = Wasser
shuffle-row-harbors = Häfen, im Uhrzeigersinn ab oben links: { $harbors }
shuffle-row-harbor = { $harbor } an { $tile }

# Der Code
shuffle-code = Insel-Code
shuffle-code-line = Wer diesen Code eintippt, bekommt dieselbe Insel.
shuffle-code-copy = Code kopieren
shuffle-code-copied = Kopiert
shuffle-code-field = Ein Code zum Eintippen
shuffle-code-take = Diese Insel zeigen
shuffle-no-code = Diese Insel hat keinen Code: Ein Hafen liegt draußen auf dem Meer.
shuffle-code-short = Dieser Code ist nicht vollständig. Bitte alle Gruppen eintippen.
shuffle-code-long = Das ist zu lang für einen Code.
shuffle-code-character = Zeichen { $place } ist „{ $found }“, das gibt es in keinem Code. Codes haben Ziffern und Buchstaben, aber kein U.
shuffle-code-check = Etwas ist vertippt: Die zwei Prüfzeichen am Ende passen nicht zum Rest. Bitte Gruppe für Gruppe vergleichen.
shuffle-code-newer = Dieser Code stammt aus einer neueren Version von Tableside. Dafür bitte das Programm aktualisieren.
shuffle-code-nonsense = Das ist kein Insel-Code, obwohl die Prüfzeichen passen. Bitte mit dem vergleichen, den ihr bekommen habt.

# Aufgehobene Inseln
shuffle-from-code = Das ist die Insel zu dem Code. Ihr könnt mit ihr beginnen oder sie speichern.
shuffle-keep-name = Name der gezeigten Insel
shuffle-name-unseen = Von diesem Namen ist nichts zu sehen. Er braucht mindestens ein sichtbares Zeichen.
shuffle-keep-taken = Ihr habt schon eine Insel namens { $name }. Ersetzen oder einen anderen Namen wählen?
shuffle-replace = { $name } ersetzen
shuffle-kept = Eure Inseln
shuffle-kept-none = Noch keine. Der gezeigten Insel einen Namen geben und sie speichern.
shuffle-kept-as = { $name } ist gespeichert.
shuffle-hexes = { $count ->
        [one] 1 Feld
       *[other] { $count } Felder
    }
shuffle-take = { $name }, { $line }
shuffle-rename = { $name } umbenennen
shuffle-rename-short = Name
shuffle-rename-field = Neuer Name für { $name }
shuffle-rename-taken = Eine andere Insel heißt schon { $name }. Bitte einen anderen Namen wählen.
shuffle-rename-do = Umbenennen
shuffle-rename-leave = So lassen
shuffle-remove-short = Löschen
shuffle-file-trouble = { $file } lässt sich nicht lesen: { $reason }.
shuffle-file-not-a-file = { $file } ist ein Ordner oder ein Gerät, keine Datei.
shuffle-file-too-large = { $file } ist zu groß für eine Insel.
shuffle-file-foreign = { $file } ist keine Insel von Tableside.
shuffle-file-newer = { $file } stammt aus einer neueren Version von Tableside. Dafür bitte das Programm aktualisieren.
shuffle-file-damaged = { $whole ->
    [yes] { $file } ist beschädigt: „{ $reason }“ (auf Englisch).
   *[no] { $file } ist beschädigt, bei { $field }: „{ $reason }“ (auf Englisch).
 }
shuffle-short-change = Ändern
shuffle-short-keep = Speichern
shuffle-short-shuffle = Alles mischen
