// The island on the phone of a seat: lit spots, one of which is picked, and the bar below that does it.
// Spots lie closer than a finger is wide, so a tap picks the nearest, and what was picked is said.
"use strict";

/** Choices that the table of groups leads to, and the first place of those that have two. */
let aim = null;
let from = null;
/** The number of the spot that is picked, and whether the island is seen larger. */
let picked = null;
let isLarge = false;
let mapped = [];

const mapState = () => [aim && aim.keys, from, picked, isLarge];

function forgetMap() {
  aim = null;
  from = null;
  picked = null;
}

/** Lets go of spots, which are numbered anew. */
function letGoOfSpots() {
  from = null;
  picked = null;
}

/** Lets go of a spot that is lit no more. */
function settleSpots() {
  const way = lit();
  const numbers = way ? spotsOf(way) : [];
  if (!way) from = null;
  if (numbers.indexOf(picked) < 0) picked = null;
}

/** What was done lets go of what was aimed at. */
function letGo() {
  forgetMap();
}

/** Those that aren't lit by themselves: they move something, or a card has to be named first. */
const isAimed = it => it.from !== undefined || Boolean((it.within || []).length);

function aimAt(of, list) {
  aim = { of, keys: list.map(it => it.key) };
  from = null;
  picked = null;
  redraw();
  const board = id("board");
  if (board.scrollIntoView) board.scrollIntoView({ block: "center" });
}

/** The seat whose choices the island shows, what they are, and how they are sent. */
function lit() {
  for (let nth = 0; nth < mine.length; nth += 1) {
    const one = mine[nth];
    const ways = one.asks.map(it => ({ list: it.one_of.filter(choice => choice.at !== undefined), act: chooses(one, it.token) }));
    ways.push({ list: one.may.filter(choice => choice.at !== undefined), act: chooses(one), isFree: true });
    const way = ways.filter(it => it.list.length)[0];
    if (!way) continue;
    const aimed = aim ? way.list.filter(it => aim.keys.indexOf(it.key) >= 0) : [];
    if (aim && !aimed.length) forgetMap();
    const list = aimed.length ? aimed : way.list.filter(it => !way.isFree || !isAimed(it));
    return { one, list, act: way.act };
  }
  return null;
}

/** Numbers of the spots that may be picked now: where something is, or then where it goes. */
function spotsOf(way) {
  const moves = way.list.filter(it => it.from !== undefined);
  const starts = firsts(moves.map(it => it.from));
  if (starts.length === 1) from = starts[0];
  if (from !== null && starts.indexOf(from) < 0) from = null;
  if (starts.length && from === null) return starts;
  return firsts(way.list.filter(it => it.from === undefined || it.from === from).map(it => it.at));
}

function pick(way, spot) {
  const isStart = from === null && way.list.some(it => it.from === spot) && !way.list.some(it => it.from === undefined && it.at === spot);
  if (isStart) {
    from = spot;
    picked = null;
  } else {
    // A second tap lets go of it.
    picked = picked === spot ? null : spot;
  }
  redraw();
}

function drawSpots() {
  const way = lit();
  const board = id("board");
  const numbers = way && !view.end ? spotsOf(way) : [];
  const map = board.querySelector(".map");
  board.classList.toggle("large", isLarge && numbers.length > 0);
  if (!map) return;
  const what = JSON.stringify([numbers, picked, from, isLarge, way && way.one.spots, language]);
  if (drawn.spots === what && map.querySelector(".spots")) return;
  drawn.spots = what;
  setTimeout(showPicked, 0);
  const old = map.querySelector(".spots");
  if (old) map.removeChild(old);
  mapped = numbers;
  if (!numbers.length) return;
  const over = make(map, "div", "spots");
  numbers.concat(from === null ? [] : [from]).forEach(number => {
    const spot = way.one.spots[number];
    if (!spot) return;
    const isStart = number === from;
    const node = button(over, "", "spot" + (isStart ? " start" : "") + (number === picked ? " picked" : ""), event => {
      event.stopPropagation();
      if (isStart) from = null;
      pick(way, number);
    }, "spot-" + number);
    node.setAttribute("aria-label", spot.words);
    node.setAttribute("aria-pressed", String(number === picked));
    node.style.left = spot.at[0] / 10 + "%";
    node.style.top = spot.at[1] / 10 + "%";
  });
  over.addEventListener("click", event => {
    const box = over.getBoundingClientRect();
    const away = number => {
      const [x, y] = way.one.spots[number].at;
      return Math.hypot(event.clientX - box.left - (x / 1000) * box.width, event.clientY - box.top - (y / 1000) * box.height);
    };
    const nearest = numbers.slice().sort((one, other) => away(one) - away(other))[0];
    if (nearest !== undefined && away(nearest) < 60) pick(way, nearest);
    else if (from !== null && away(from) < 60) {
      from = null;
      redraw();
    }
  });
}

/** On the larger island the spot that is picked is in the middle. */
function showPicked() {
  const board = id("board");
  const map = board.querySelector(".map");
  if (!map || !board.classList.contains("large")) return;
  const way = lit();
  const spot = way && picked !== null && way.one.spots[picked];
  const [x, y] = spot ? spot.at : [500, 500];
  board.scrollLeft = (x / 1000) * map.offsetWidth - board.clientWidth / 2;
  board.scrollTop = (y / 1000) * map.offsetHeight - board.clientHeight / 2;
}

/** The bar at the thumb: what the picked spot is for, the next step, or Wait! */
function drawBar(node) {
  node.hidden = !mine.length || Boolean(view.end);
  if (node.hidden) return;
  drawNotice(node);
  const told = seatWords();
  const way = lit();
  const numbers = way ? spotsOf(way) : [];
  if (numbers.length) {
    const tools = make(node, "p", "tools");
    const stepTo = by => () => {
      const at = numbers.indexOf(picked);
      picked = null;
      pick(way, numbers[(at < 0 ? (by > 0 ? 0 : numbers.length - 1) : at + by + numbers.length) % numbers.length]);
    };
    const spot = picked === null ? null : way.one.spots[picked];
    const whole = way.list.some(it => it.from !== undefined) && from === null ? told.whence : told.where;
    const meant = firsts(way.list.map(it => it.words)).length === 1 ? way.list[0].words : "";
    const said = make(tools, "span", spot ? "say picked" : "say", "");
    said.setAttribute("aria-live", "polite");
    if (!spot && meant) make(said, "b", "", meant + ": ");
    make(said, "span", "", spot ? spot.words : whole);
    const steps = make(tools, "span", "steps");
    button(steps, "‹", "", stepTo(-1), "spot-before").setAttribute("aria-label", told.before);
    button(steps, "›", "", stepTo(1), "spot-after").setAttribute("aria-label", told.after);
    button(steps, isLarge ? "−" : "+", "", () => {
      isLarge = !isLarge;
      redraw();
    }, "larger").setAttribute("aria-label", isLarge ? told.smaller : told.larger);
    if (spot) {
      way.list.filter(it => it.at === picked && (it.from === undefined || it.from === from)).forEach(it => {
        button(node, it.words, "main", () => way.act(it.key), "do-" + it.key).disabled = Boolean(sending);
      });
    }
    const starts = firsts(way.list.map(it => it.from).filter(it => it !== undefined));
    if (spot || aim || (from !== null && starts.length > 1)) button(node, told.cancel, "", () => {
      forgetMap();
      redraw();
    }, "aim-not");
  }
  mine.forEach(one => {
    const talk = one.talk || {};
    const many = mine.length > 1 ? " (" + one.name + ")" : "";
    if (talk.held && talk.go_on) {
      make(node, "p", "say held", talk.held);
      button(node, talk.go_on + many, "", () => send(one.seat, { say: "go_on" }), "go-on-" + one.seat);
    }
    if (one.next && picked === null) {
      const next = button(node, one.next.words + many, "main", () => chooses(one)(one.next.key), "next-" + one.seat);
      next.disabled = Boolean(sending || one.next_held || Date.now() < settledAt);
    }
    if (talk.wait) {
      const wait = button(node, talk.wait + many, talk.waits ? "waits" : "", () => send(one.seat, { say: "wait" }), "wait-" + one.seat);
      wait.disabled = Boolean(sending);
    }
  });
}

/** The picture in a frame of its own size, with its spots over it. */
function frameMap(picture) {
  const map = document.createElement("div");
  map.className = "map";
  const [wide, high] = [picture.naturalWidth || 4, picture.naturalHeight || 3];
  map.style.setProperty("--shape", String(wide / high));
  map.style.paddingTop = "0";
  map.appendChild(picture);
  return map;
}
