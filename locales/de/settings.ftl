# Die Seite mit den Einstellungen.

settings = Einstellungen
settings-done = Fertig
settings-defaults = Alles zurücksetzen
settings-as-system = Wie das System
settings-choice = { $setting }: { $choice }

settings-language = Sprache

settings-zoom = Größe
settings-smaller = Größe: kleiner
settings-larger = Größe: größer
settings-zoom-most = In diesem Fenster sind höchstens { $most } möglich.
settings-zoom-capped = Eingestellt: { $wish }. In diesem Fenster sind höchstens { $most } möglich; ein größeres zeigt den Rest.

settings-look = Farben
settings-look-dark = Dunkel
settings-look-light = Hell
settings-look-high-contrast = Starker Kontrast

settings-motion = Bewegung
settings-motion-moving = Normal
settings-motion-still = Weniger

settings-clock = Zuguhr
settings-clock-off = Aus
settings-clock-up = Vorwärts
settings-clock-down = Rückwärts
settings-minutes = Minuten pro Zug
settings-minutes-less = Minuten pro Zug: weniger
settings-minutes-more = Minuten pro Zug: mehr
settings-clock-line = Die Uhr zeigt nur die Zeit an. „Rückgängig“ stellt auch sie zurück, und solange die App geschlossen ist, steht sie.

settings-awake = Bildschirm bleibt an
settings-awake-line = Während eines Spiels, wo das System es zulässt.
settings-awake-why = Es wird gerade gespielt.
settings-table-side = Tischansicht folgt dem Zug
settings-table-side-line = Sie dreht sich zu der Seite, die am Zug ist.
settings-next-draw = Tischansicht zieht von selbst
settings-next-draw-line = Nach „Fertig“ kommt sofort die nächste Karte.
settings-hearing = Ton und Stimme
settings-sounds = Töne
settings-sounds-line = Ein kurzer Ton bei einer Karte, einer 7, einem Angriff der Barbaren, beim Bauen, zu Beginn eines Zugs und wenn die Zeit um ist.
settings-sounds-silent = Dieses Gerät kann die Töne der App nicht abspielen. Unter Linux braucht es PulseAudio oder PipeWire.
settings-sounds-try = Ton ausprobieren
settings-voice = Vorlesen
settings-voice-line = Sagt die Zahl, das Ereignis, wer was bekommt und was zu tun ist. Der nächste Schritt unterbricht es.
settings-voice-silent = Dieses Gerät kann nicht vorlesen. Unter Linux hilft Speech Dispatcher, unter Windows eine Stimme aus den Einstellungen des Systems.
settings-voice-try = Stimme ausprobieren
settings-voice-sample = Rot ist am Zug. Die Zahl ist 8. Blau bekommt 2 Wolle.
settings-buzzes = Vibrieren
settings-buzzes-line = Das Gerät vibriert, wo es einen Ton gibt.
settings-buzzes-silent = Dieses Gerät kann nicht vibrieren.
settings-buzzes-try = Vibration ausprobieren
settings-quieter = Lautstärke: leiser
settings-louder = Lautstärke: lauter
settings-volume = Lautstärke: { $percent }
settings-lessons = Neues erklären
settings-lessons-line = Erklärt alles Neue einmal, in einem Satz: erste Schritte, Städte & Ritter, Seefahrer. Aus- und wieder eingeschaltet beginnt es von vorn.

settings-unread = Die Einstellungen ließen sich nicht lesen, darum ist alles wie am Anfang. Ihr könnt sie jederzeit neu wählen.
