# Gespeicherte Spiele: ihre Seite, das Archiv und die Wege zu Dateien.

# Eine Datei wird gewählt, für ein Deck oder ein Spiel.
file-load-by-path = Eintippen, wo die Datei liegt, oder sie in dieses Fenster ziehen.
file-load-by-dialog = Die Datei wählen oder auf diese Seite ziehen.
file-save-by-path = Eintippen, wo die Datei liegen soll: eine Datei oder ein Ordner.
file-save-as-download = Der Browser legt die Datei zu seinen Downloads.
file-path-field = Pfad der Datei
file-choose = Datei wählen
file-choosing = Das Fenster zum Auswählen ist offen.
file-none-chosen = Es wurde keine Datei gewählt.
file-there = { $file } gibt es schon. Nichts wurde geschrieben.
file-write-over = Überschreiben

home-import = Spiel importieren
home-archive = Archiv ({ $count })
home-deleted = Gelöscht ({ $count })
home-row-titled = { $title }. { $players }. { $state }
home-row-unsaved = noch nicht gespeichert – { $stage }
home-unsaved = Noch nicht gespeichert: Es liegt nur im Arbeitsspeicher.
home-about = Mehr zu { $game }
home-file-about = Mehr zur Datei { $file }

game-back = Zurück
game-title = Titel des Spiels
game-title-hint = Bis zu { $most } Zeichen, nur für diese Liste; ohne Titel stehen dort die Namen.
game-title-unseen = Von diesem Titel ist nichts zu sehen. Er braucht mindestens ein sichtbares Zeichen.
game-rename = Umbenennen
game-rename-off = Titel entfernen
game-archive = Ins Archiv
game-unarchive = Aus dem Archiv
game-delete = Löschen
game-export = Exportieren
game-archived = Spiel im Archiv
game-saved = Gespeichertes Spiel
game-imported = Importiert. Ihr könnt es jetzt hier spielen; die Datei bleibt, wie sie ist.
game-imported-unread = Importiert, wie es ist; die Datei selbst bleibt, wie sie ist.
game-here = Dieses Spiel ist schon hier: Das ist es, so weit es hier gespielt wurde.
game-exported = Gespeichert in { $file }. Auf einem anderen Gerät holt „Spiel importieren“ es herein.
game-named-later = Der Titel ließ sich noch nicht speichern; das geschieht, sobald es wieder geht.
game-unreadable = Eine Datei, die sich nicht öffnen lässt
game-other-version = Ein Spiel aus einer anderen Version
game-look = Ansehen
game-gone = Diese Datei ist nicht mehr da.
game-reading = Diese Datei wird noch eingelesen.
game-open-slow = Trotzdem öffnen

archive-title = Archiv
archive-empty = Das Archiv ist leer. Hinein und heraus kommt ein Spiel auf seiner eigenen Seite.

deleted-title = Gelöscht
deleted-hint = Gelöschtes lässt sich { $days } Tage lang zurückholen. Sofort leeren lässt sich der Papierkorb in den Einstellungen unter „Über Tableside“.
deleted-empty = Es gibt nichts zurückzuholen.
deleted-game = Ein Spiel, gelöscht: { $when }
deleted-deck = Ein Deck, gelöscht: { $when }
deleted-island = Eine Insel, gelöscht: { $when }
deleted-file = Eine Datei, die sich nicht öffnen lässt, gelöscht: { $when }
deleted-left = { $days ->
        [one] noch 1 Tag
       *[other] noch { $days } Tage
    }
deleted-restore = Zurückholen
deleted-restore-name = { $what } zurückholen
deleted-restored = { $what } ist wieder da, wo es war.

games-removed = { $game } wurde gelöscht.
games-undo-remove = Rückgängig: { $game } zurückholen
games-not-put-back = { $file } kann nicht zurück: { $reason }.
games-no-bin = Es lässt sich nichts löschen: { $folder } ist kein eigener Ordner. Bitte entfernen, was dort liegt, und noch einmal versuchen.
games-not-moved = { $file } lässt sich nicht verschieben: { $reason }.

game-export-title = Ein Spiel exportieren
game-export-note = Das ganze Spiel kommt in eine Datei: Spieler, Karten, Decks und Verlauf.
game-export-now = Exportieren
game-export-among = { $file } läge zwischen den Spielen von Tableside. Bitte einen anderen Ort wählen.
game-export-failed = { $file } lässt sich nicht speichern: { $reason }. Bitte einen anderen Ort wählen oder Platz schaffen.

game-import-title = Ein Spiel importieren
game-import-note = Das Spiel wird kopiert; die Datei selbst bleibt, wie sie ist.
game-import-now = Importieren
game-import-unread = { $file } lässt sich nicht lesen: { $reason }.
game-import-large = { $file } ist größer als jedes Spiel von Tableside.
game-import-failed = Das Spiel lässt sich in { $folder } nicht speichern: { $reason }.

files-removed = { $name } wurde gelöscht und liegt 30 Tage lang auf dem Startbildschirm unter „Gelöscht“.
files-put-back = { $name } zurückholen
files-remove = { $name } löschen
files-taken-back = Das geht nicht zurück: Dort liegt jetzt { $file }. Die bitte erst umbenennen oder löschen.
files-folder-trouble = Der Ordner { $folder } lässt sich nicht lesen: { $reason }. Was darin liegt, kann nicht gezeigt werden.
