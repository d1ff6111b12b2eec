// Asks for the newest view, and draws it. It knows no rules, and no sentence about the game but those that
// the view brings. Every text goes in as text, never as HTML.
"use strict";

const WORDS = {
  en: {
    lookOn: "Look on", code: "Six digits that the main device shows", enter: "Look on",
    asking: "Connecting …", wrong: "This code isn’t the current one. The main device shows it.",
    many: "Too many tries. Wait a minute.", full: "Nobody else can look on right now.",
    yet: "The main device can’t save right now. It shows the game once it can.", none: "The main device doesn’t answer. Is this device in the same network?",
    removed: "This screen is no longer looking on", removedMore: "A new code brings it back.", left: "The game was left",
    leftMore: "A new code brings it back.", old: "No connection. Last seen at ", leave: "Stop looking on",
    other: "Deutsch", island: "The island", players: "Players",
    replay: "See it again", before: "Turn before", after: "Turn after", end: "As it ended",
  },
  de: {
    lookOn: "Zusehen", code: "Sechs Ziffern, die das Hauptgerät zeigt", enter: "Zusehen",
    asking: "Verbindung wird aufgebaut …", wrong: "Dieser Code gilt nicht mehr. Das Hauptgerät zeigt den neuen.",
    many: "Zu viele Versuche. Bitte eine Minute warten.", full: "Mehr können nicht zusehen.",
    yet: "Das Hauptgerät kann gerade nicht speichern. Danach zeigt es die Partie.", none: "Das Hauptgerät antwortet nicht. Ist dieses Gerät im selben Netz?",
    removed: "Dieser Bildschirm sieht nicht mehr zu", removedMore: "Mit einem neuen Code ist er wieder dabei.", left: "Die Partie wurde verlassen",
    leftMore: "Mit einem neuen Code geht es weiter.", old: "Keine Verbindung. So stand es um ", leave: "Nicht mehr zusehen",
    other: "English", island: "Die Insel", players: "Spieler",
    replay: "Noch einmal ansehen", before: "Ein Zug zurück", after: "Ein Zug weiter", end: "Wie es ausging",
  },
};

const DEADLINE = 35000;
const PATIENCE = 5000;
const id = name => document.getElementById(name);
// Televisions rarely say that it is dark around them.
const isTelevision = /\b(TV|SmartTV|SMART-TV|Tizen|Web0S|BRAVIA|AFT[A-Z]|CrKey|HbbTV)\b/i.test(navigator.userAgent);
if (isTelevision) document.documentElement.setAttribute("data-look", "dark");

// Private windows may forbid to keep anything.
const memory = {};
function keep(name, value) {
  memory[name] = value;
  try {
    if (value) localStorage.setItem("tableside-" + name, value);
    else localStorage.removeItem("tableside-" + name);
  } catch (_) { /* It is in memory. */ }
}
function kept(name) {
  try {
    return localStorage.getItem("tableside-" + name) || memory[name] || "";
  } catch (_) {
    return memory[name] || "";
  }
}

const wanted = (navigator.languages || [navigator.language || "en"]).map(it => it.slice(0, 2).toLowerCase());
let language = kept("language") || wanted.filter(it => WORDS[it])[0] || "en";
if (!WORDS[language]) language = "en";
const words = () => WORDS[language];

let secret = kept("secret");
let view = null;
let seenAt = 0;
let drawn = {};
// Number of times that it began to ask: whatever an earlier one still hears is void.
let round = 0;
let running = null;
let fresh = true;
let lostSince = 0;
let place = "";
// Turn of a game that is over, as long as it is seen again; -1 for its end.
let past = -1;
let pastOf = "";
/** A code that was scanned by a phone that has a seat, for when it has none any more. */
let scanned = "";

// ---- asking ----

function ask(path, method, body, isAnswered, deadline) {
  const given = { cache: "no-store", credentials: "omit", method: method || "GET", headers: {} };
  if (body) {
    given.headers["Content-Type"] = "application/json";
    given.body = JSON.stringify(body);
  }
  if (secret && path !== "/claim") given.headers.Authorization = "Bearer " + secret;
  const stop = window.AbortController ? new AbortController() : null;
  if (stop) given.signal = stop.signal;
  let timer = 0;
  const late = new Promise((_, refuse) => {
    timer = setTimeout(() => {
      refuse(new Error("late"));
      if (stop) stop.abort();
    }, deadline || DEADLINE);
  });
  const answer = fetch(path, given).then(it => (it.status === 200 || (isAnswered && it.status >= 400) ? it.json().then(body => ({ status: it.status, body }), () => ({ status: it.status })) : { status: it.status }));
  const whole = Promise.race([answer, late]);
  const end = () => clearTimeout(timer);
  whole.then(end, end);
  return { stop, whole };
}

const pause = time => new Promise(go => setTimeout(go, time));

/** Lets go of what is being asked. */
function rest() {
  round += 1;
  if (running && running.stop) running.stop.abort();
  running = null;
}

/** Asks from now on, unless nobody sees it. */
function look() {
  rest();
  if (place !== "game") fresh = true;
  if (secret && !document.hidden) follow(round);
}

async function follow(mine) {
  let failed = 0;
  while (mine === round) {
    const began = Date.now();
    const after = fresh || !view ? 0 : view.n;
    const isSeat = isSitting();
    running = ask(polled(after) + "&lang=" + language);
    const answer = await running.whole.catch(() => ({ status: 0 }));
    if (mine !== round) return;
    const status = answer.status;
    if (status === 200 || status === 204) scanned = "";
    if (status === 200) (isSeat ? takeSeats : take)(answer.body);
    if (status === 204 && !view) id("door-words").textContent = words().yet;
    // Who comes back to a game that was left comes with its new code.
    if (status === 401 || status === 410) return gone(status === 410 ? "left" : "removed");
    if (status === 200 || status === 204) {
      failed = 0;
      found();
      if (Date.now() - began < 200) await pause(status === 204 ? 1000 : 50);
    } else {
      failed += 1;
      lost();
      await pause(Math.min(500 * failed, 4000));
    }
  }
}

function take(next) {
  if (view && view.run !== next.run) forget();
  fresh = false;
  view = next;
  show();
}

function forget() {
  view = null;
  drawn = {};
  fresh = true;
  forgetSeats();
  ["own", "more", "bar", "turn", "board", "number", "asked", "rows", "news", "tracks", "said", "replay"].forEach(name => clear(id(name)));
}

function gone(why) {
  // Whoever has a seat is back without asking as soon as there is a game.
  if (why === "left" && isSitting()) {
    lostSince = 0;
    forget();
    door(why);
    setTimeout(() => { if (place === why) look(); }, 4000);
    return;
  }
  keep("sits", "");
  if (kept("secret") === secret) keep("secret", "");
  secret = "";
  lostSince = 0;
  forget();
  const invite = scanned;
  scanned = "";
  if (invite) claim(invite);
  else door(why);
}

// ---- lost and found ----

function lost() {
  // What comes next has to come at once.
  fresh = true;
  if (!lostSince) {
    lostSince = Date.now();
    setTimeout(tellLost, PATIENCE + 50);
  }
  tellLost();
}

function tellLost() {
  const is = lostSince && Date.now() - lostSince >= PATIENCE && !document.hidden;
  id("game").classList.toggle("old", Boolean(is && view));
  let line = "";
  if (is && view) line = words().old + new Date(seenAt).toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit" });
  if (is && place === "asking") id("door-words").textContent = words().none;
  if (id("link").textContent !== line) id("link").textContent = line;
  fit();
}

function found() {
  lostSince = 0;
  seenAt = Date.now();
  tellLost();
}

// ---- the way in ----

/** Shows the door, for this reason: "code", "asking", "removed", "left", or a word of what is wrong. */
function door(why) {
  place = why;
  id("bar").hidden = true;
  closeBook();
  document.documentElement.classList.remove("quiet", "seated", "on-turn", "asking");
  const told = words();
  const isForm = why !== "asking";
  const isGone = why === "removed" || why === "left";
  id("game").hidden = true;
  id("door").hidden = false;
  id("leave").hidden = !secret;
  id("door-title").textContent = isGone ? told[why] : told.lookOn;
  id("door-words").textContent = isGone ? (why === "left" && isSitting() ? seatWords().leftSeat : told[why + "More"]) : told[why === "code" ? "" : why] || "";
  ["code", "code-label", "enter"].forEach(name => { id(name).hidden = !isForm; });
  document.title = id("door-title").textContent + " – Tableside";
  tellLost();
}

function claim(invite) {
  rest();
  // A seat outlasts the code: it is asked for anew only where it is gone.
  if (secret && isSitting()) {
    scanned = invite;
    // It is answered at once.
    fresh = true;
    if (place !== "game") door("asking");
    look();
    return;
  }
  // Whoever was let in before goes on as such.
  const before = secret;
  door("asking");
  const asked = ask("/claim", "POST", { invite, name: device() });
  asked.whole.then(answer => {
    if (answer.status === 200 && answer.body && answer.body.secret) {
      // One device is one looker-on.
      if (before) ask("/leave", "POST", {}).whole.catch(() => null);
      secret = String(answer.body.secret);
      keep("secret", secret);
      id("code").value = "";
      forget();
      look();
    } else if (before) {
      look();
    } else {
      door({ 403: "wrong", 429: "many", 503: "full" }[answer.status] || "none");
    }
  }, () => (before ? look() : door("none")));
}

const device = () => (isTelevision ? "tv" : Math.min(screen.width, screen.height) < 600 ? "phone" : "screen");

/** Takes the code out of the address, so that it stays in no history. */
function invited() {
  const found = /^#i=([0-9]{6})$/.exec(location.hash);
  if (location.hash) history.replaceState(null, "", location.pathname);
  return found ? found[1] : "";
}

// ---- drawing ----

function clear(node) {
  while (node.firstChild) node.removeChild(node.firstChild);
}

function make(into, tag, className, text) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  if (text !== undefined) node.textContent = text;
  return into.appendChild(node);
}

function sign(into, name, className) {
  const [svg, use] = ["svg", "use"].map(it => document.createElementNS("http://www.w3.org/2000/svg", it));
  svg.setAttribute("class", className || "sign");
  svg.setAttribute("viewBox", "-52 -52 104 104");
  svg.setAttribute("aria-hidden", "true");
  use.setAttributeNS("http://www.w3.org/1999/xlink", "href", "#" + name);
  svg.appendChild(use);
  return into.appendChild(svg);
}

/** What is seen is read out in these words. */
function spoken(node, words) {
  node.setAttribute("role", "img");
  node.setAttribute("aria-label", words);
}

function figure(into, one, className) {
  const node = make(into, "span", "fact " + className + (one.is_loud ? " loud" : ""));
  sign(node, one.sign);
  make(node, "b", "", one.letters);
  spoken(node, one.words);
}

function line(into, tag, one) {
  const node = make(into, tag);
  sign(node, one.sign);
  make(node, "span", "say", one.words);
}

function drawTurn(node, of) {
  sign(node, of.isWon ? "trophy" : "m-" + of.turn.color, "mark m-" + of.turn.color);
  const words = make(node, "div");
  make(words, "h1", "say", of.turn.words);
  if (!of.end) make(words, "p", "goal", of.goal);
  if (!of.season) return;
  const pill = make(node, "p", "pill s-" + of.season.sign);
  sign(pill, of.season.sign);
  make(pill, "span", "", of.season.words);
}

/** Shows the island once its picture has come; until then there is the one before. */
function drawIsland(key, again) {
  const now = key + language;
  if (!key || drawn.island === now) return;
  drawn.island = now;
  const picture = new Image();
  picture.alt = words().island;
  picture.onload = () => {
    if (drawn.island !== now) return;
    clear(id("board"));
    id("board").appendChild(frameMap(picture));
    drawn.spots = "";
    drawSpots();
  };
  picture.onerror = () => {
    if (drawn.island !== now) return;
    drawn.island = "";
    if (!again) setTimeout(() => { if (!drawn.island) drawIsland(key, true); }, 1500);
  };
  picture.src = "/island.svg?h=" + encodeURIComponent(key);
}

function drawNumber(node, number) {
  node.className = number ? "card" : "";
  if (!number) return;
  const hot = number.number === 6 || number.number === 8;
  spoken(make(node, "p", hot ? "num hot" : "num", number.number), number.words);
  if (number.dice) {
    const dice = make(node, "p", "dice");
    make(dice, "i", "die red d" + number.dice[0]);
    make(dice, "i", "die yellow d" + number.dice[1]);
    if (number.face) {
      const face = make(dice, "i", "die k-" + number.face.sign);
      sign(face, number.face.sign);
      spoken(face, number.face.words);
    }
  }
  if (!number.title) return;
  const event = make(node, "div", number.is_quiet ? "event quiet" : "event");
  make(event, "h2", "", number.title);
  make(event, "p", "say", number.line);
}

function drawList(node, lines) {
  lines.forEach(words => make(node, "li", "say", words));
}

function player(into, one, isLit, fill) {
  const row = make(into, "li", isLit ? "row active" : "row");
  const mark = sign(row, "m-" + one.color, "mark m-" + one.color);
  mark.removeAttribute("aria-hidden");
  spoken(mark, one.mark);
  if (isLit) row.setAttribute("aria-current", "true");
  const who = make(row, "div", "who");
  const name = make(who, "p", "name");
  make(name, "bdi", "", one.name).title = one.name;
  fill(row, make(who, "p", "facts"), name);
  spoken(make(row, "p", "points", one.points), one.points_words);
}

function drawRows(node, rows) {
  node.className = "rows";
  rows.forEach(one => player(node, one, one.is_active, (row, facts, name) => {
    if (one.is_asked) row.classList.add("due");
    one.honors.forEach(it => figure(name, it, "honor"));
    one.figures.forEach(it => figure(facts, it, ""));
    one.levels.filter(it => it.letters !== "0").forEach(it => figure(facts, it, "level k-" + it.sign));
    one.held.forEach(it => figure(facts, it, ""));
    if (!one.takes) return;
    const { chips, note, words } = one.takes;
    const takes = make(row, "p", "takes");
    chips.forEach(it => {
      const chip = make(takes, "span", "chip k-" + it.sign + (it.letters ? "" : " back"), it.letters);
      sign(chip, it.sign);
      spoken(chip, it.words);
    });
    if (note) make(row, "p", "note say", chips.length ? note : words);
    else if (!chips.length) make(takes, "span", "", words);
  }));
}

function drawStandings(node, end) {
  node.className = "rows standings";
  end.standings.forEach(one => player(node, one, one.has_won, (_, facts) => {
    one.sources.forEach(it => make(facts, "span", "say", it));
  }));
}

function drawTracks(node, of) {
  const ship = of.barbarians;
  if (ship) {
    const strip = make(node, "div", ship.is_loud ? "barbarians loud" : "barbarians");
    const way = make(strip, "span", "way");
    for (let step = 0; step <= ship.island; step += 1) {
      if (step === ship.steps) sign(way, "ship");
      else make(way, "i", step > ship.steps ? "to" : "");
    }
    const sums = make(strip, "span", "sums");
    sign(sums, "knight");
    make(sums, "span", "", ship.knights + " : " + ship.barbarians);
    sign(sums, "city");
    make(strip, "span", "say", ship.verdict);
    spoken(strip, ship.words);
  }
  if (of.sea.length) {
    const strip = make(node, "div", "sea");
    of.sea.forEach(one => line(strip, "span", one));
  }
  if (of.stores.length) {
    const strip = make(node, "div", "stores");
    of.stores.forEach(one => figure(strip, one, ""));
  }
}

// ---- the game again ----

function drawReplay(node, of) {
  node.hidden = !of.count;
  if (!of.count) return;
  const told = words();
  make(node, "h2", "", told.replay);
  const bar = make(node, "p", "seek");
  const button = (name, letters, to) => {
    const made = make(bar, "button", "", letters);
    made.type = "button";
    made.setAttribute("aria-label", name);
    made.addEventListener("click", () => again(to()));
  };
  // Before the first turn and after the last there is the end.
  button(told.before, "\u2039", () => (past < 0 ? of.count : past) - 1);
  const slider = make(bar, "input");
  slider.type = "range";
  slider.max = of.count;
  slider.value = of.count;
  slider.setAttribute("aria-label", told.replay);
  let timer = 0;
  slider.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => again(Number(slider.value)), 120);
  });
  button(told.after, "\u203a", () => past + 1);
  make(node, "h3").setAttribute("aria-live", "polite");
  make(node, "ol", "told");
}

/** Shows the game as this turn left it, or as it ended. */
function again(to) {
  past = view.replay && to >= 0 && to < view.replay ? to : -1;
  const [title, slider, list] = ["h3", "input", "ol"].map(it => id("replay").querySelector(it));
  if (!slider) return;
  const mine = past;
  slider.value = mine < 0 ? view.replay : mine;
  const tell = turn => {
    slider.setAttribute("aria-valuetext", turn.title);
    title.textContent = turn.title;
    clear(list);
    turn.lines.forEach(it => make(list, "li", "say", it));
    drawIsland(turn.island);
    fit();
  };
  if (mine < 0) return tell({ title: words().end, lines: [], island: view.island });
  ask("/replay?turn=" + mine + "&lang=" + language).whole.then(it => {
    if (it.status === 200 && mine === past && view && view.end) tell(it.body);
  }, () => null);
}

/** Draws a region anew if what is in it has changed. */
function region(name, what, draw) {
  const now = JSON.stringify(what);
  if (drawn[name] === now) return;
  drawn[name] = now;
  const node = id(name);
  clear(node);
  draw(node, what);
}

function show() {
  const of = view;
  const end = of.end;
  place = "game";
  id("door").hidden = true;
  id("game").hidden = false;
  id("leave").hidden = false;
  region("turn", { turn: of.turn, goal: of.goal, season: of.season, end: Boolean(end), isWon: Boolean(end && end.standings.some(one => one.has_won)) }, drawTurn);
  const now = [of.run, of.n, of.replay, language].join();
  if (now !== pastOf) past = -1;
  pastOf = now;
  if (past < 0) drawIsland(of.island);
  region("replay", { count: (end && of.replay) || 0, language }, drawReplay);
  if (end && of.replay) again(past);
  id("number").hidden = Boolean(end);
  region("number", end ? null : of.number, drawNumber);
  region("asked", end ? end.lines : of.asked, drawList);
  id("asked").className = end ? "how" : "asked";
  region("rows", end || of.rows, end ? drawStandings : drawRows);
  region("news", end ? [] : of.news, (node, news) => news.forEach(one => line(node, "li", one)));
  region("tracks", end ? { sea: [], stores: [] } : { barbarians: of.barbarians, sea: of.sea, stores: of.stores }, drawTracks);
  // It is seen where nothing else tells of it.
  id("said").className = "said" + (end || of.asked.length ? " heard" : "");
  region("said", of.announcement, (node, text) => { node.textContent = text; });
  document.title = of.turn.words;
  drawOwn(of);
  fit();
}

/** On a wide screen everything has to be in sight: what doesn't fit steps back. */
function fit() {
  const side = id("side");
  const game = id("game");
  game.className = game.className.replace(/ t\d/g, "");
  for (let tight = 1; tight <= 5 && side.scrollHeight > side.clientHeight + 1; tight += 1) game.className += " t" + tight;
}

// ---- language ----

function label() {
  const told = words();
  document.documentElement.lang = language;
  ["enter", "leave", "other"].forEach(it => { id(it).textContent = told[it]; });
  id("code-label").textContent = told.code;
  id("other").hidden = false;
  id("german").hidden = true;
  id("other").lang = language === "en" ? "de" : "en";
  id("rows").setAttribute("aria-label", told.players);
  if (place && place !== "game") door(place);
}

id("other").addEventListener("click", () => {
  language = language === "en" ? "de" : "en";
  keep("language", language);
  fresh = true;
  label();
  look();
});
id("leave").addEventListener("click", () => {
  rest();
  ask("/leave", "POST", {}).whole.catch(() => null);
  secret = "";
  keep("secret", "");
  keep("sits", "");
  lostSince = 0;
  forget();
  door("code");
  id("code").focus();
});
id("way").addEventListener("submit", event => {
  event.preventDefault();
  // The main device writes the code as two groups.
  claim(id("code").value.replace(/[^0-9]/g, ""));
});

// ---- waking up ----

document.addEventListener("visibilitychange", () => (document.hidden ? rest() : look()));
document.addEventListener("resume", look);
window.addEventListener("pageshow", event => { if (event.persisted) look(); });
window.addEventListener("online", look);
window.addEventListener("offline", () => { if (secret) lost(); });
window.addEventListener("resize", fit);
window.addEventListener("hashchange", () => {
  const code = invited();
  if (code) claim(code);
});
// Another tab of this browser was let in, or left.
window.addEventListener("storage", event => {
  if (event.key !== "tableside-secret" || (event.newValue || "") === secret) return;
  secret = event.newValue || "";
  forget();
  rest();
  if (secret) look();
  else door("code");
});

label();
const code = invited();
if (code) {
  claim(code);
} else if (secret) {
  door("asking");
  look();
} else {
  door("code");
}
