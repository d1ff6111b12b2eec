# Eigene Karten, hinter dem Vorhang
curtain-only = Nur { $who } schaut hin
curtain-hold = Weiter halten, dann liegen die Karten offen.
curtain-lift = Loslassen, dann sind sie wieder verdeckt.
own-cards = Eigene Karten von { $who }
own-cards-hint = Oder das eigene Feld gedrückt halten. Alle anderen schauen weg.
own-look = Gedrückt halten und ansehen
own-look-hint = Auch mit der Leertaste: gedrückt halten. Die Karten sind nur so lange zu sehen.
own-tell = Der App sagen, was ich habe
own-tell-hint = Für das, was sie nicht wissen kann: eine verdeckt übergebene Karte oder Punkte unter den Entwicklungskarten.
own-tell-hand = Die Hand: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
own-told-so-far = { $told } von { $count } genannt.
own-points-fewer = Ein Punkt weniger
own-points-more = Ein Punkt mehr
own-tell-misfit = Nach allem, was alle gesehen haben, kann das nicht die Hand sein. Noch einmal zählen; stimmt es doch, trotzdem sagen.
own-tell-now = Der App sagen
own-hand = Auf der Hand: { $cards }.
own-hand-empty = Die Hand ist leer.
own-hand-unknown = { $count ->
        [one] Die App kennt die Karte nicht.
       *[other] Die App kennt keine der { $count } Karten.
    }
own-hand-partly = Auf der Hand: { $cards }, dazu { $count ->
        [one] 1 Karte, die
       *[other] { $count } Karten, die
    } die App nicht kennt.
own-points = Verdeckt: { $hidden ->
        [one] 1 Punkt
       *[other] { $hidden } Punkte
    }. Zusammen sind es { $points }.
own-points-win = Verdeckt: { $hidden ->
        [one] 1 Punkt
       *[other] { $hidden } Punkte
    }. Zusammen sind es { $points }: im eigenen Zug den Sieg verkünden.
own-came = Von { $other }: { $card }.
own-came-untold = Von { $other }: eine Karte, die niemand genannt hat.
own-came-undrawn = Von { $other }: eine Karte, die die App nicht ziehen konnte, weil sie diese Hand nicht kennt. Selbst verdeckt ziehen.
own-went = An { $other }: { $card }.
own-went-untold = An { $other }: eine Karte, die niemand genannt hat.
own-went-undrawn = An { $other }: eine Karte, die die App nicht ziehen konnte, weil sie diese Hand nicht kennt. Selbst verdeckt ziehen lassen.
unseen-untold = Nicht sagen
unseen-told = Der App sagen
unseen-drawn = Die App zieht
whisper-which = Welche Karte war es?
whisper-which-of = Welche Karte war es? ({ $nth } von { $count })
whisper-kind = Es war { $resource }
whisper-hint = Die anderen schauen weg. Der Tisch erfährt nur, dass eine Karte gewandert ist.
own-lay-open = Handkarten offenlegen
own-laid-open = Handkarten am Ende
own-laid-points = { $held }; verdeckt: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
step-own = eigene Karten
unseen-drawn-news = Kennt die App die Hand, hat sie eine Karte gezogen: Beide sehen beim Halten ihres Feldes, welche. Sonst selbst verdeckt ziehen.
own-tell-points = Der App verdeckte Punkte sagen
own-points-told = Wie viele der verdeckten Entwicklungskarten sind Punkte?
