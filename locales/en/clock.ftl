# The turn clock. What is written on it are digits; these are the words for
# screen readers.
clock-pause = Clock: { $time }. Pause
clock-go-on = Clock: { $time }, paused. Resume
clock-passed = { $time }
clock-left = { $time } left
clock-over = { $time } over
clock-under-a-minute = less than a minute
clock-seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
 }
clock-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 }
clock-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
 }
clock-hours-minutes = { $hours } { $minutes }
clock-minutes-seconds = { $minutes } { $seconds }

# On a player's page; the time is written as on a digital clock.
clock-sum = Time for all turns so far: { $time }
