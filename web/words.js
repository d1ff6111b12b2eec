// What the page says before there is an app that could say it, and when there
// is none any more.

const english = {
  loading: percent => `Loading … ${percent} %`,
  starting: "Starting …",
  "no-wasm": "This browser can't run Tableside: it lacks WebAssembly, or is too old for it. Please take a current browser.",
  "no-graphics": "Tableside draws with WebGL, and this browser has none. It may be switched off in the settings, or the graphics driver may be too old.",
  "no-storage": "Tableside keeps your games in this browser, and the browser keeps nothing (IndexedDB is missing or forbidden). Please take a current browser, outside of a private window.",
  "no-locks": "Tableside needs Web Locks, so that two tabs don't write the same game. Please take a current browser, and an https address.",
  unreached: "Tableside could not be loaded: the network is gone, or the host. Once it has been loaded, it works without a network.",
  unable: "Tableside could not be started in this browser. Loading it again may help, or another browser.",
  stopped: "Tableside has stopped: a mistake of its own. Load it again; your game is saved and goes on where it was.",
  lost: "The browser has taken the drawing surface away. Load again; your game is saved and goes on where it was.",
  reload: "Load again",
};

const german = {
  loading: percent => `Lädt … ${percent} %`,
  starting: "Startet …",
  "no-wasm": "Dieser Browser kann Tableside nicht ausführen: WebAssembly fehlt oder ist zu alt. Nimm bitte einen aktuellen Browser.",
  "no-graphics": "Tableside zeichnet mit WebGL, und das fehlt diesem Browser. Vielleicht ist es in den Einstellungen abgeschaltet oder der Grafiktreiber zu alt.",
  "no-storage": "Tableside bewahrt deine Spiele in diesem Browser auf, und der bewahrt nichts auf (IndexedDB fehlt oder ist verboten). Nimm bitte einen aktuellen Browser und kein privates Fenster.",
  "no-locks": "Tableside braucht Web Locks, damit nicht zwei Tabs dasselbe Spiel schreiben. Nimm bitte einen aktuellen Browser und eine https-Adresse.",
  unreached: "Tableside konnte nicht geladen werden: Das Netz ist weg oder der Server. Einmal geladen, geht es ohne Netz.",
  unable: "Tableside ließ sich in diesem Browser nicht starten. Vielleicht hilft neu laden oder ein anderer Browser.",
  stopped: "Tableside ist stehen geblieben: ein eigener Fehler. Lade neu; dein Spiel ist gesichert und geht weiter, wo es war.",
  lost: "Der Browser hat die Zeichenfläche weggenommen. Lade neu; dein Spiel ist gesichert und geht weiter, wo es war.",
  reload: "Neu laden",
};

const tongues = { en: english, de: german };

/** The first of the user's languages that is one of ours. */
export function tongue(languages) {
  const codes = languages.map(locale => locale.toLowerCase().split("-")[0]);
  return codes.find(code => code in tongues) ?? "en";
}

/** What is said in this language. */
export function words(code) {
  return tongues[code];
}
