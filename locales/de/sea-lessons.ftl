# Seefahrer, erklärt, wo jedes Neue zum ersten Mal vorkommt

lesson-title-ship = Schiffe
lesson-says-ship = Ein Tipp auf einen Weg am Meer bei einer eigenen Siedlung oder einem eigenen Schiff legt eins, für 1 Holz und 1 Wolle.
lesson-rule-ship = Ein Schiff kostet 1 Holz und 1 Wolle und liegt auf einem freien Weg, neben dem Meer ist. Es schließt an ein eigenes Schiff oder Gebäude an, nie an eine Straße. Wo Schiffe enden, darf eine Siedlung stehen. Jeder hat 15.

lesson-title-sailing = Schiffe versetzen
lesson-says-sailing = Ein Tipp auf ein Schiff am Ende einer Route versetzt es: eins im Zug, und kein neues.
lesson-rule-sailing = Einmal im Zug, nach der Zahl, darf man das letzte Schiff einer Route dorthin versetzen, wo ein neues liegen dürfte. Es ist nicht in diesem Zug gebaut und liegt weder vorher noch nachher beim Piraten. Schiffe, die zwei eigene Gebäude verbinden, bleiben für immer.

lesson-title-pirate = Der Pirat
lesson-says-pirate = Ein Tipp auf Land versetzt den Räuber, auf Meer den Piraten. Er beraubt jemanden mit einem Schiff neben ihm.
lesson-rule-pirate = Der Pirat nimmt eine zufällige Karte von jemandem mit einem Schiff auf einem der sechs Wege um ihn. Solange er dort ist, wird auf ihnen kein Schiff gebaut, und keins fährt hin oder weg. Gebäude an der Küste sind vor ihm sicher.

lesson-title-gold = Gold
lesson-says-gold = Eine Siedlung daneben nimmt 1 Rohstoff nach Wahl, eine Stadt 2.
lesson-rule-gold = Kommt seine Zahl, bringt Gold jeder Siedlung daneben 1 Rohstoff nach Wahl und jeder Stadt 2, beliebig gemischt. Der Räuber blockiert es wie anderes Land.

lesson-title-fog = Ein verdecktes Feld
lesson-says-fog = Auf dem Tisch aufdecken, dann antippen, was es ist. Land bringt seinem Entdecker 1 seines Rohstoffs.
lesson-rule-fog = Eine Straße, ein Schiff oder eine Siedlung, die an einem verdeckten Feld enden, decken es auf. Land bekommt eine Zahl vom Stapel und bringt seinem Entdecker 1 seines Rohstoffs; Gold bringt 1 nach Wahl, Wüste und Meer nichts. Der Zug geht weiter.

lesson-title-abroad = Eine fremde Insel
lesson-says-abroad = Die erste Siedlung dort bringt zu ihrem eigenen Punkt noch { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 }, für immer.
lesson-rule-abroad = Das zählt für jeden einmal auf jeder Insel und bleibt, auch wenn die Siedlung verloren geht. Die eigene Heimat bringt nichts, und Siedlungen aus dem Aufbau auch nicht.

lesson-title-route = Straße und Schiff
lesson-says-route = Sie treffen sich hier ohne Gebäude. Verbunden sind sie nur an einer eigenen Siedlung oder Stadt.
lesson-rule-route = Schiffe schließen nie an eine Straße an und Straßen nie an ein Schiff, nur an ein eigenes Gebäude. Die Handelsroute zählt beide und wechselt nur dort vom einen zum anderen.

# Städte & Ritter, wo Schiffe und Pirat etwas ändern

lesson-title-marked_paths = Markierte Wege
lesson-says-marked_paths = Wer als Erstes ein Schiff darauf setzt, nimmt, was dort liegt: einen Punkt, eine Entwicklungskarte oder einen Hafen.
lesson-rule-marked_paths = Ein Chip ist für immer 1 Punkt. Eine Karte kommt auf die Hand wie eine gekaufte. Ein Hafen kommt an die Küste der Hauptinsel, neben eine eigene Siedlung oder Stadt und nicht direkt neben einen anderen Hafen; ist dort noch kein Platz, wartet er.

lesson-title-villages = Dörfer
lesson-says-villages = Schiffe, die eins mit einem eigenen Gebäude verbinden, bringen sofort 1 Tuch und danach 1, sooft seine Zahl kommt. Die App zahlt es aus.
lesson-rule-villages = Je 2 Tuch sind 1 Punkt. Ein Dorf gibt zuerst eigenes Tuch, danach der gemeinsame Vorrat; ein leeres Dorf gibt nichts. Verbundene Schiffe bleiben für immer liegen, und der Räuber hält Tuch nicht auf.

lesson-title-fleet = Die Flotte
lesson-says-fleet = Mit jeder Zahl fährt sie so weit, wie der niedrigere Würfel zeigt, und greift die Gebäude dort an. Die Ziffern auf dem Meer zeigen, wo das ist.
lesson-rule-fleet = Sie ist so stark wie der niedrigere Würfel. Wer mehr Kriegsschiffe hat, nimmt 1 Rohstoff nach Wahl. Wer gleich viele hat, verliert nichts. Wer weniger hat, verliert 1 zufällige Karte und für jede Stadt 1 mehr. Ein Ritter macht das nächste Schiff einer Route zum Kriegsschiff.

lesson-title-siege = Die eigene Festung
lesson-says-siege = Schiffe haben sie erreicht. Ein Angriff braucht einen Würfel und beendet den Zug.
lesson-rule-siege = Mehr Kriegsschiffe, als der Würfel zeigt, nehmen ihr einen Chip. Bei gleich vielen geht das Schiff an der Festung verloren, bei weniger die beiden nächsten. Ist der dritte Chip weg, ist sie eine eigene Siedlung, und ohne sie gewinnt niemand.

lesson-title-wonders = Wunder
lesson-says-wonders = Jedes verlangt etwas. Wer es hat, beansprucht das Wunder umsonst und zahlt dann vier Stufen.
lesson-rule-wonders = Niemand hat zwei, und ein Anspruch gilt für immer. Stufe 4 gewinnt; ebenso das Punkteziel mit einem Wunder, das höher ist als alle anderen.
