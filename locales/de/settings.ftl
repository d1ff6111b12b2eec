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
settings-zoom-most = In dieses Fenster passt höchstens { $most }.
settings-zoom-capped = Eingestellt ist { $wish }. In dieses Fenster passt höchstens { $most }; ein größeres zeigt den Rest.

settings-look = Farben
settings-look-dark = Dunkel
settings-look-light = Hell
settings-look-high-contrast = Starker Kontrast

settings-motion = Bewegung
settings-motion-moving = Bewegt
settings-motion-still = Ruhig

settings-clock = Zuguhr
settings-clock-off = Aus
settings-clock-up = Zählt hoch
settings-clock-down = Zählt runter
settings-minutes = Minuten je Zug
settings-minutes-less = Minuten je Zug: weniger
settings-minutes-more = Minuten je Zug: mehr
settings-clock-line = Die Uhr zeigt nur an. „Rückgängig“ stellt auch sie zurück, und sie steht, solange die App geschlossen ist.

settings-awake = Bildschirm bleibt an
settings-awake-line = Solange ihr spielt, wo das System es zulässt.
settings-awake-why = Ein Spiel liegt auf dem Tisch.

settings-unread = Die Einstellungen ließen sich nicht lesen, darum ist alles wie am Anfang. Stellt sie neu ein, wenn ihr mögt.
