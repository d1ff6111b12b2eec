# Die Zuguhr. Auf ihr stehen Ziffern; dies sind die Worte für Vorleseprogramme.
clock-pause = Uhr: { $time }. Anhalten
clock-go-on = Uhr: { $time }, angehalten. Weiter
clock-passed = { $time }
clock-left = noch { $time }
clock-over = { $time } drüber
clock-under-a-minute = weniger als eine Minute
clock-seconds = { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
 }
clock-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
 }
clock-hours = { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
 }
clock-hours-minutes = { $hours } { $minutes }
clock-minutes-seconds = { $minutes } { $seconds }

# Auf der Seite eines Spielers; die Zeit steht da wie auf einer Digitaluhr.
clock-sum = Zeit für alle bisherigen Züge: { $time }
