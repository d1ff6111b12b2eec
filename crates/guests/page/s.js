// A seat of one's own: sitting down, what is asked of it, and what it may do. It draws what the view of
// the seat brings, and sends back which of it was chosen; what came of it, the next view says.
"use strict";

const SEAT_WORDS = {
  en: {
    sit: "Take a seat", which: "Who are you?", another: "Another seat on this phone", cancel: "Never mind",
    wait: "Wait to be let in at the main device. It shows the same digits:", moved: "This seat is on another phone now, or on none.",
    hand: "My hand", empty: "No cards", may: "What I may do", fewer: "Fewer: ", more: "More: ", sent: "Sent …",
    late: "This is taking a while. Still trying …", failed: "That didn’t get through. Try again.", busy: "Too much at once. Try again in a moment.",
    leftSeat: "It goes on here once the game is opened again and phones are on.", buzz: "Buzz when I’m asked", noBuzz: "Don’t buzz",
    takes: "I take", nothing: "I take nothing: ", table: "Show the table", quiet: "Hide the table", book: "Prices and rules", find: "Find a rule", bank: "My rates at the bank",
    prices: "Prices", rules: "Rules of this game", otherRules: "Rules of other games", close: "Close", larger: "Larger island", smaller: "Smaller island", before: "Previous spot", after: "Next spot",
    where: "Tap a lit spot", whence: "Tap what moves", offer: "Offer", again: "Start over", none: "Nothing found", leave: "Leave the seat",
  },
  de: {
    sit: "Platz nehmen", which: "Wer bist du?", another: "Noch ein Platz auf diesem Handy", cancel: "Doch nicht",
    wait: "Am Hauptgerät wirst du eingelassen. Dort stehen dieselben Ziffern:", moved: "Dieser Platz ist jetzt auf einem anderen Handy oder auf keinem.",
    hand: "Meine Hand", empty: "Keine Karten", may: "Was ich tun kann", fewer: "Weniger: ", more: "Mehr: ", sent: "Gesendet …",
    late: "Das dauert. Es wird weiter versucht …", failed: "Das kam nicht an. Bitte noch einmal.", busy: "Zu viel auf einmal. Gleich noch einmal versuchen.",
    leftSeat: "Hier geht es weiter, sobald die Partie wieder offen ist und Handys an sind.", buzz: "Vibrieren, wenn ich gefragt bin", noBuzz: "Nicht vibrieren",
    takes: "Ich bekomme", nothing: "Ich bekomme nichts: ", table: "Den Tisch zeigen", quiet: "Den Tisch ausblenden", book: "Preise und Regeln", find: "Eine Regel suchen", bank: "Meine Tauschkurse",
    prices: "Preise", rules: "Regeln dieses Spiels", otherRules: "Regeln anderer Spiele", close: "Schließen", larger: "Insel größer", smaller: "Insel kleiner", before: "Vorige Stelle", after: "Nächste Stelle",
    where: "Leuchtende Stelle antippen", whence: "Antippen, was zieht", offer: "Anbieten", again: "Von vorn", none: "Nichts gefunden", leave: "Platz verlassen",
  },
};
const NOBODY = { changes: 0, seats: [], wish: null };
const seatWords = () => SEAT_WORDS[language];

let sitting = NOBODY;
let mine = [];
let notice = "";
/** Whether the seats to choose from are in sight, and the table where nothing is asked. */
let choosing = false;
let peeking = false;
/** Groups of choices that are open, and cards that are being put together, by what they are for. */
let opened = {};
let staged = {};
/** The name of what is on its way. */
let sending = "";
let buzzedFor = [];
let quietAt = 0;
/** The next steps of the own seats, and when a finger that tapped the one before has left the button. */
let nextSteps = "";
let settledAt = 0;

const isSitting = () => Boolean(kept("sits"));
const polled = after => (isSitting() ? "/seat?after=" + after + "&changes=" + (fresh ? 0 : sitting.changes) : "/open?after=" + after);

/** Takes what the own seats see; whoever has none looks on again. */
function takeSeats(body) {
  // Another run of the program knows nothing of what was drawn.
  if (body.open && view && view.run !== body.open.run) forget();
  const had = sitting.seats.length;
  const spots = JSON.stringify(mine.map(it => it.spots));
  sitting = body.me;
  mine = body.mine;
  // Spots go by their numbers, which are others now.
  if (spots !== JSON.stringify(mine.map(it => it.spots))) letGoOfSpots();
  if (had && !sitting.seats.length) tell(seatWords().moved);
  if (sitting.seats.length) choosing = false;
  if (!sitting.seats.length && !sitting.wish) keep("sits", "");
  if (body.open) take(body.open);
}

function forgetSeats() {
  sitting = NOBODY;
  mine = [];
  opened = {};
  staged = {};
  sending = "";
  forgetMap();
  forgetBook();
}

/** Shows a notice for as long as it takes to read it. */
function tell(words) {
  notice = words;
  clearTimeout(quietAt);
  quietAt = setTimeout(() => {
    if (sending) return;
    notice = "";
    redraw();
  }, 10000);
}

function redraw() {
  if (view && place === "game") drawOwn(view);
}

function wish(seat) {
  choosing = false;
  notice = "";
  if (seat !== null) keep("sits", "yes");
  ask("/sit", "POST", { seat }).whole.then(answer => {
    if (answer.status !== 204) tell(seatWords().failed);
    fresh = true;
    look();
  }, () => {
    tell(seatWords().failed);
    redraw();
  });
  redraw();
}

// ---- sending ----

function named() {
  const bytes = new Uint8Array(12);
  crypto.getRandomValues(bytes);
  return Array.from(bytes, it => (it + 256).toString(16).slice(1)).join("");
}

/** Sends what a seat does; says whether it was done. */
async function send(seat, what) {
  if (sending) return false;
  let isDone = false;
  sending = named();
  const body = { id: sending, seat, lang: language, do: what };
  notice = "";
  redraw();
  // The same name each time: what was done already is not done again.
  for (let tries = 0; tries < 8; tries += 1) {
    const answer = await ask("/do", "POST", body, true, 8000).whole.catch(() => ({ status: 0 }));
    if (answer.status === 200 || answer.status === 409 || answer.status === 400) {
      tell((answer.body && answer.body.say) || "");
      isDone = answer.status === 200;
      if (isDone) letGo();
      break;
    }
    if ([401, 403, 410, 503].indexOf(answer.status) >= 0) {
      tell(answer.status === 503 ? seatWords().busy : seatWords().failed);
      if (answer.status !== 503) look();
      break;
    }
    tell(tries < 7 ? seatWords().late : seatWords().failed);
    redraw();
    await pause(answer.status === 202 ? 50 : 1000);
  }
  if (sending === body.id) sending = "";
  redraw();
  return isDone;
}

/** Lets go of what was put together, once it was sent and done. */
const dropOnceDone = (of, sent) => sent.then(isDone => {
  if (isDone) delete staged[of];
});

// What is done unasked has the token of the turn.
const chooses = (one, token) => key => send(one.seat, { choose: { ask: token || one.token, key } });
const puts = (one, token, purpose) => cards => send(one.seat, { put: { ask: token || one.token, purpose, cards } });

// ---- drawing ----

function button(into, words, className, act, name) {
  const node = make(into, "button", className, words);
  node.type = "button";
  if (name) node.id = name;
  node.addEventListener("click", act);
  return node;
}

function chip(into, kind, letters, words) {
  const node = make(into, "span", "chip k-" + kind, letters);
  sign(node, kind);
  spoken(node, words);
  return node;
}

/** A button that opens and closes what is drawn below it. */
function fold(node, words, name, draw) {
  const isOpen = Boolean(opened[name]);
  const head = button(node, words, "group", () => {
    opened[name] = !isOpen;
    redraw();
    const again = id("g-" + name);
    if (!isOpen && again.scrollIntoView) again.scrollIntoView();
  }, "g-" + name);
  head.setAttribute("aria-expanded", String(isOpen));
  if (isOpen) draw(make(node, "div", "within"));
}

const firsts = list => list.filter((it, nth, all) => all.indexOf(it) === nth);

/** Choices by the steps that lead to them; what has places leads to the island. */
function drawChoices(node, list, of, act, depth) {
  const level = depth || 0;
  const step = it => (it.within || [])[level];
  list.filter(it => step(it) === undefined && it.counted).forEach(it => {
    fold(node, it.words, of + it.counted.monopoly, into => drawCounts(into, it.counted, it.one));
  });
  list.filter(it => step(it) === undefined && it.at === undefined && !it.counted).forEach(it => {
    const one = button(node, "", "choice", () => act(it.key), "c-" + it.key);
    if (it.sign) sign(one, it.sign);
    make(one, "span", "say", it.words);
    one.disabled = Boolean(sending);
  });
  const placed = list.filter(it => step(it) === undefined && it.at !== undefined && isAimed(it));
  firsts(placed.map(it => it.words)).forEach(words => {
    button(node, words, "group to-map", () => aimAt(of, placed.filter(it => it.words === words)), "m-" + of + words);
  });
  firsts(list.map(step).filter(it => it !== undefined)).forEach(group => {
    const ways = list.filter(it => step(it) === group);
    // Where there is one way alone, it needs no group.
    if (ways.length === 1 && ways[0].at === undefined && !ways[0].counted && (ways[0].within || []).length === level + 1) {
      const one = button(node, "", "choice", () => act(ways[0].key), "c-" + ways[0].key);
      if (ways[0].sign) sign(one, ways[0].sign);
      make(one, "span", "say", group + ": " + ways[0].words);
      one.disabled = Boolean(sending);
      return;
    }
    fold(node, group, of + level + group, into => drawChoices(into, ways, of + group, act, level + 1));
  });
}

function drawCards(node, wanted, of, act) {
  const cards = staged[of] || (staged[of] = {});
  // What can't be among them any more is put together no longer.
  const counted = it => Math.min(it.most, cards[it.kind] || 0);
  const total = wanted.kinds.reduce((sum, it) => sum + counted(it), 0);
  const list = make(node, "div", "kinds");
  wanted.kinds.forEach(it => {
    const count = counted(it);
    const row = make(list, "div", "kind");
    const change = by => () => {
      cards[it.kind] = Math.max(0, Math.min(it.most, count + by));
      redraw();
    };
    const less = button(row, "−", "less", change(-1), "l-" + of + it.kind);
    less.setAttribute("aria-label", seatWords().fewer + it.words);
    less.disabled = !count;
    chip(row, it.kind, String(count), count + " " + it.words);
    const more = button(row, "+", "more", change(1), "m-" + of + it.kind);
    more.setAttribute("aria-label", seatWords().more + it.words);
    more.disabled = count >= it.most || total >= wanted.count;
    make(row, "span", "say", it.words);
  });
  const sent = {};
  wanted.kinds.forEach(it => { sent[it.kind] = counted(it); });
  const done = button(node, wanted.done + " (" + total + "/" + wanted.count + ")", "main", () => dropOnceDone(of, act(some(sent))), "d-" + of);
  done.disabled = total !== wanted.count || Boolean(sending);
}

/** What each of the others hands over, counted by whoever takes it. */
function drawCounts(node, wanted, one) {
  const of = "count" + one.seat + wanted.monopoly;
  const counts = staged[of] || (staged[of] = {});
  const counted = it => Math.max(it.least, Math.min(it.most, counts[it.who.seat] || 0));
  wanted.of.forEach(it => {
    const count = counted(it);
    const row = make(node, "div", "kind");
    const change = by => () => {
      counts[it.who.seat] = count + by;
      redraw();
    };
    const less = button(row, "−", "less", change(-1), "l-" + of + it.who.seat);
    less.setAttribute("aria-label", seatWords().fewer + it.who.name);
    less.disabled = count <= it.least;
    chip(row, wanted.sign, String(count), count + " " + wanted.words);
    const more = button(row, "+", "more", change(1), "m-" + of + it.who.seat);
    more.setAttribute("aria-label", seatWords().more + it.who.name);
    more.disabled = count >= it.most;
    sign(row, "m-" + it.who.color, "mark m-" + it.who.color);
    make(row, "bdi", "say", it.who.name);
  });
  const total = wanted.of.reduce((sum, it) => sum + counted(it), wanted.surely);
  const sent = {};
  wanted.of.forEach(it => { sent[it.who.seat] = counted(it); });
  const done = button(node, wanted.done + " (" + total + ")", "main", () => {
    dropOnceDone(of, send(one.seat, { count: { ask: one.token, monopoly: wanted.monopoly, counts: sent } }));
  }, "d-" + of);
  done.disabled = Boolean(sending);
}

function some(cards) {
  const chosen = {};
  Object.keys(cards).forEach(it => { if (cards[it]) chosen[it] = cards[it]; });
  return chosen;
}

/** What the last number brings this seat. */
function drawTakes(part, one) {
  const row = view.rows.filter(it => it.seat === one.seat)[0];
  const takes = row && row.takes;
  if (!takes || view.end || (!takes.chips.length && !takes.note)) return;
  const line = make(part, "p", "takes mine");
  if (!takes.chips.length) {
    make(line, "span", "say", seatWords().nothing + (takes.note || takes.words));
    return;
  }
  make(line, "b", "", seatWords().takes);
  takes.chips.forEach(it => chip(line, it.sign, it.letters, it.words));
  if (takes.note) make(line, "span", "say", takes.note);
}

/** What has just happened, and whom all wait for: it is seen without scrolling. */
function drawNow(part, one) {
  if (view.end) return;
  const number = view.number;
  const line = make(part, "p", "now say", "");
  if (number) make(line, "b", "", String(number.number) + " ");
  make(line, "span", "", view.announcement);
  if (!one.asks.length) view.asked.forEach(it => make(part, "p", "now say due", it));
}

function drawSeat(node, one) {
  const part = make(node, "section", "seat");
  const head = make(part, "h2", "", "");
  sign(head, "m-" + one.color, "mark m-" + one.color);
  make(head, "bdi", "", one.name);
  if (one.turn) make(head, "span", "turn-sign", one.turn);
  if (one === mine[0] && !one.asks.length) drawNow(part, one);
  if (one.note) make(part, "p", "say note", one.note);
  one.asks.forEach(it => {
    const asks = make(part, "div", "ask");
    make(asks, "p", "say", it.words);
    if (it.note) make(asks, "p", "say note", it.note);
    if (it.cards) drawCards(asks, it.cards, it.token + it.cards.purpose, puts(one, it.token, it.cards.purpose));
    if (it.one_of.some(choice => choice.at !== undefined)) make(asks, "p", "say note", seatWords()[it.one_of.some(choice => choice.from !== undefined) ? "whence" : "where"]);
    drawChoices(asks, it.one_of, it.token, chooses(one, it.token));
  });
  drawTalk(part, one);
  // What is asked comes first.
  if (one === mine[0] && one.asks.length) drawNow(part, one);
  drawTakes(part, one);
  if (one.hand) {
    const hand = make(part, "div", "hand");
    make(hand, "h3", "", seatWords().hand);
    const chips = make(hand, "p", "takes");
    one.hand.cards.forEach(it => chip(chips, it.sign, it.letters, it.words));
    if (!one.hand.cards.length && !one.hand.facts.length) make(chips, "span", "", seatWords().empty);
    one.hand.facts.forEach(it => make(hand, "p", "say", it));
  }
}

/** All that comes after the island: what may be done besides, and what the bank asks. */
function drawMore(node, one) {
  const form = one.talk && one.talk.form;
  const isAny = one.may.some(it => it.at === undefined || isAimed(it)) || one.may_put.length || one.may_count.length || form || one.take_back;
  if (!isAny && !one.rates.length) return;
  const part = make(node, "section", "seat");
  if (mine.length > 1) make(part, "h2", "", one.name);
  if (isAny) {
    const may = make(part, "div", "may");
    make(may, "h3", "", seatWords().may);
    const counted = one.may_count.map(it => ({ within: it.within, words: it.words, counted: it, one }));
    drawChoices(may, one.may.concat(counted), "may" + one.seat, chooses(one));
    one.may_put.forEach(it => {
      const name = "put" + one.seat + it.purpose;
      fold(may, it.done, name, into => drawCards(into, it, name, puts(one, null, it.purpose)));
    });
    if (form) fold(may, form.title, "offer" + one.seat, into => drawOfferForm(into, one, form));
    const back = one.take_back;
    if (back) button(may, back.words, "choice", () => send(one.seat, { take_back: { act: back.act } }), "back-" + one.seat).disabled = Boolean(sending);
  }
  if (one.rates && one.rates.length) {
    fold(part, seatWords().bank, "rates" + one.seat, into => {
      const rates = make(into, "p", "takes");
      one.rates.forEach(it => chip(rates, it.sign, it.letters, it.words));
    });
  }
}

function drawChair(node, what) {
  const told = seatWords();
  if (what.me.wish) {
    const box = make(node, "div", "ask");
    make(box, "p", "say", told.wait);
    make(box, "p", "digits", what.me.wish.digits);
    button(box, told.cancel, "", () => wish(null), "wish-none");
    return;
  }
  if (!what.choosing) {
    button(node, what.me.seats.length ? told.another : told.sit, "group", () => {
      choosing = true;
      redraw();
    }, "sit");
    return;
  }
  const box = make(node, "div", "ask");
  make(box, "p", "say", told.which);
  what.names.filter(it => what.me.seats.indexOf(it.seat) < 0).forEach(it => {
    const one = button(box, "", "choice", () => wish(it.seat), "seat-" + it.seat);
    sign(one, "m-" + it.color, "mark m-" + it.color);
    make(one, "bdi", "", it.name);
  });
  button(box, told.cancel, "", () => {
    choosing = false;
    redraw();
  }, "sit-not");
}

const isCalled = one => Boolean(one.turn || one.asks.length || (one.talk && (one.talk.offers.length || one.talk.held)));

/** Whether a next step has only just come to where another was: a second tap was meant for that one. */
function settles() {
  const now = mine.map(it => it.seat + (it.next ? it.next.key + it.next.words : "")).join();
  if (now !== nextSteps) {
    if (nextSteps) {
      settledAt = Date.now() + 600;
      setTimeout(redraw, 620);
    }
    nextSteps = now;
  }
  return Date.now() < settledAt;
}

function drawNotice(node) {
  if (sending || notice) make(node, "p", "notice say", notice || seatWords().sent).setAttribute("role", "status");
}

/** Draws the own seats; whoever had the keyboard's focus there has it again. */
function drawOwn(of) {
  const focused = document.activeElement && document.activeElement.id;
  settleSpots();
  const names = of.end ? [] : of.rows.map(it => ({ seat: it.seat, name: it.name, color: it.color }));
  const takes = of.end ? [] : of.rows.map(it => it.takes);
  const what = { me: sitting, mine, notice, now: [of.announcement, of.asked, of.number], choosing, opened, staged, sending, names, takes, language, map: mapState(), book: bookState(), peeking, buzz: kept("buzz"), isSettling: settles() };
  // Whoever asks for a seat sees that first.
  const isAsking = Boolean(sitting.wish || choosing || !mine.length);
  const isQuiet = Boolean(mine.length && !of.end && !mine.some(isCalled) && !choosing && !peeking);
  document.documentElement.classList.toggle("quiet", isQuiet);
  document.documentElement.classList.toggle("asking", Boolean(sitting.wish || choosing));
  document.documentElement.classList.toggle("seated", Boolean(mine.length));
  document.documentElement.classList.toggle("on-turn", mine.some(it => it.turn));
  id("leave").textContent = mine.length ? seatWords().leave : words().leave;
  id("own").hidden = isTelevision || Boolean(of.end && !mine.length);
  region("own", what, node => {
    // Whoever has a seat sees it at the thumb.
    if (!mine.length || of.end) drawNotice(node);
    if (!of.end && isAsking) drawChair(node, what);
    mine.forEach(it => drawSeat(node, it));
  });
  region("more", what, node => {
    node.hidden = id("own").hidden;
    mine.forEach(it => drawMore(node, it));
    if (mine.length && !of.end && !mine.some(isCalled)) {
      button(node, seatWords()[isQuiet ? "table" : "quiet"], "group", () => {
        peeking = !peeking;
        redraw();
      }, "peek");
    }
    if (mine.length) button(node, seatWords().book, "group", openBook, "book-open");
    if (!of.end && !isAsking) drawChair(node, what);
    if (mine.length && navigator.vibrate) {
      button(node, kept("buzz") ? seatWords().noBuzz : seatWords().buzz, "group", () => {
        keep("buzz", kept("buzz") ? "" : "yes");
        redraw();
      }, "buzz");
    }
  });
  region("bar", what, drawBar);
  id("bar").hidden = !mine.length || Boolean(of.end);
  drawSpots(what);
  const again = focused && document.activeElement !== id(focused) ? id(focused) : null;
  if (again && (id("own").contains(again) || id("more").contains(again) || id("bar").contains(again) || id("board").contains(again))) again.focus();
  tellAsked(of);
}

/** The title says what is asked here, and the phone buzzes if that is wished. */
function tellAsked(of) {
  const asks = [].concat(...mine.map(it => it.asks.map(one => "a" + one.token)));
  const on = mine.filter(it => it.turn);
  if (asks.length) document.title = mine.filter(it => it.asks.length)[0].asks[0].words;
  else if (on.length) document.title = on[0].turn;
  const offers = [].concat(...mine.map(it => (it.talk ? it.talk.offers : []).filter(one => one.replies.length).map(one => "o" + one.id)));
  const held = mine.filter(it => it.talk && it.talk.go_on).map(it => "h" + it.seat);
  // Whoever takes something looks up.
  const seats = mine.map(it => it.seat);
  const takes = of.end ? [] : of.rows.filter(it => seats.indexOf(it.seat) >= 0 && it.takes && it.takes.chips.length).map(it => "t" + it.seat + it.takes.chips.map(one => one.sign + one.letters).join());
  const now = asks.concat(offers, held, takes, on.map(it => "n" + it.seat));
  if (now.some(it => buzzedFor.indexOf(it) < 0) && kept("buzz") && navigator.vibrate) navigator.vibrate(120);
  if (asks.some(it => buzzedFor.indexOf(it) < 0) && window.scrollY > 0) window.scrollTo(0, 0);
  buzzedFor = now;
}
