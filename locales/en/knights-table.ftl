# Cities & Knights: a turn, the barbarians, knights, improvements

improve = Improve
improvements-title = City improvements
knight-title = A knight
