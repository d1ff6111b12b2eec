// Offers to others and what they say to them; and the book: prices, and the rules from A to Z.
"use strict";

// ---- offers ----

const tally = (of, kind) => (staged[of] || (staged[of] = {}))[kind] || 0;

/** A button for each kind: a tap adds one. */
function drawTally(node, kinds, of, title) {
  make(node, "h4", "", title);
  const row = make(node, "p", "tally");
  kinds.forEach(it => {
    const count = tally(of, it.kind);
    const one = button(row, "", "chip k-" + it.kind, () => {
      staged[of][it.kind] = count >= it.most ? 0 : count + 1;
      redraw();
    }, "t-" + of + it.kind);
    sign(one, it.sign);
    make(one, "b", "", count ? String(count) : "");
    one.setAttribute("aria-label", title + ": " + it.words + ", " + count);
  });
}

function drawOfferForm(node, one, form) {
  const [give, get, to] = ["give", "get", "to"].map(it => it + one.seat);
  drawTally(node, form.gives, give, form.give);
  drawTally(node, form.gets, get, form.get);
  if (form.others.length > 1) {
    make(node, "h4", "", form.to);
    const row = make(node, "p", "tally");
    const chosen = staged[to] || (staged[to] = {});
    [{ seat: "", name: form.all, color: "" }].concat(form.others).forEach(it => {
      const is = it.seat === "" ? !Object.keys(some(chosen)).length : Boolean(chosen[it.seat]);
      const who = button(row, "", is ? "chosen" : "", () => {
        if (it.seat === "") staged[to] = {};
        else chosen[it.seat] = chosen[it.seat] ? 0 : 1;
        redraw();
      }, "to-" + one.seat + it.seat);
      if (it.color) sign(who, "m-" + it.color, "mark m-" + it.color);
      make(who, "bdi", "", it.name);
      who.setAttribute("aria-pressed", String(is));
    });
  }
  const [given, got] = [some(staged[give] || {}), some(staged[get] || {})];
  const is = Object.keys(given).length && Object.keys(got).length;
  const done = button(node, seatWords().offer, "main", () => {
    const offer = { to: Object.keys(some(staged[to] || {})).map(Number), give: given, get: got };
    send(one.seat, { say: { offer } }).then(isDone => {
      if (!isDone) return;
      [give, get, to].forEach(it => { staged[it] = {}; });
      opened["offer" + one.seat] = false;
      redraw();
      // The answers come there.
      window.scrollTo(0, 0);
    });
  }, "offer-" + one.seat);
  done.disabled = !is || Boolean(sending);
  button(node, seatWords().again, "", () => {
    [give, get, to].forEach(it => { staged[it] = {}; });
    redraw();
  }, "offer-again-" + one.seat);
}

/** Offers of this seat and to it, who asks to wait, and how many have voted. */
function drawTalk(node, one) {
  const talk = one.talk;
  if (!talk) return;
  if (talk.voted) make(node, "p", "say note", talk.voted);
  if (talk.held) make(node, "p", "say held", talk.held);
  talk.offers.forEach(offer => {
    const box = make(node, "div", "ask offer");
    make(box, "p", "say", offer.words);
    offer.said.forEach(it => {
      const line = make(box, "p", "answer");
      sign(line, "m-" + it.who.color, "mark m-" + it.who.color);
      make(line, "bdi", "", it.who.name);
      if (!it.key) {
        make(line, "span", "say", it.words);
        return;
      }
      const takes = button(line, it.words, "main", () => send(one.seat, { take: { offer: offer.id, key: it.key } }), "take-" + offer.id + "-" + it.who.seat);
      takes.setAttribute("aria-label", it.who.name + ": " + it.words);
      takes.disabled = Boolean(sending);
    });
    const row = make(box, "p", "replies");
    offer.replies.forEach(it => {
      const says = button(row, it.words, it.is_said ? "chosen" : "", () => send(one.seat, { say: { reply: { offer: offer.id, says: it.says } } }), "says-" + offer.id + "-" + it.says);
      says.setAttribute("aria-pressed", String(it.is_said));
      says.disabled = Boolean(sending);
    });
    if (offer.withdraw) button(box, offer.withdraw, "", () => send(one.seat, { say: { withdraw: { offer: offer.id } } }), "withdraw-" + offer.id);
  });
}

// ---- the book ----

let book = null;
let bookLanguage = "";
let sought = "";

const bookState = () => [Boolean(book), bookLanguage];

function forgetBook() {
  book = null;
  closeBook();
}

function openBook() {
  const shown = () => {
    id("book").hidden = false;
    drawBook();
    // A keyboard on the screen would lie over it.
    const isFine = window.matchMedia && window.matchMedia("(pointer: fine)").matches;
    id(isFine ? "book-find" : "book-close").focus();
  };
  if (book && bookLanguage === language) {
    shown();
    return;
  }
  ask("/rules?lang=" + language).whole.then(answer => {
    if (answer.status !== 200) throw new Error("no book");
    book = answer.body;
    bookLanguage = language;
    shown();
  }).catch(() => {
    tell(seatWords().failed);
    redraw();
  });
}

function closeBook() {
  if (id("book").hidden) return;
  id("book").hidden = true;
  const open = id("book-open");
  if (open) open.focus();
}

const plain = words => words.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/ß/g, "ss");

/** Whether a word of the text begins as this one does, but for one letter. */
function isNearly(text, word) {
  if (word.length < 4) return false;
  return text.split(/[^a-z0-9]+/).some(other => {
    let same = 0;
    while (same < word.length && word[same] === other[same]) same += 1;
    const begins = (from, to) => other.slice(from).indexOf(word.slice(to)) === 0;
    return begins(same + 1, same + 1) || begins(same + 1, same) || begins(same, same + 1);
  });
}

function drawBook() {
  const told = seatWords();
  id("book-close").textContent = told.close;
  id("book-find").placeholder = told.find;
  id("book-find").setAttribute("aria-label", told.find);
  const list = id("book-list");
  clear(list);
  const asked = plain(sought).split(/\s+/).filter(it => it);
  const title = it => plain(it.title);
  const whole = it => plain(it.title + " " + it.lines.join(" "));
  const among = fits => [book.entries, book.others].map(of => of.filter(it => asked.every(word => fits(it, word))));
  let found = among((it, word) => whole(it).indexOf(word) >= 0);
  if (!found[0].length && !found[1].length) found = among((it, word) => isNearly(title(it), word));
  // What is called so comes first.
  const isTitled = it => asked.every(word => title(it).indexOf(word) >= 0);
  if (!asked.length) {
    make(list, "h3", "", told.prices);
    book.prices.forEach(it => {
      const line = make(list, "p", "price");
      make(line, "span", "say", it.words);
      const cards = make(line, "span", "takes");
      it.cards.forEach(card => chip(cards, card.sign, card.letters, card.words));
    });
  }
  if (!found[0].length && !found[1].length) make(list, "p", "say", told.none);
  found.forEach((of, nth) => {
    if (!of.length) return;
    make(list, "h3", "", nth ? told.otherRules : told.rules);
    of.filter(isTitled).concat(of.filter(it => !isTitled(it))).forEach(it => {
      const entry = make(list, "details");
      make(entry, "summary", "say", it.title);
      it.lines.forEach(words => make(entry, "p", "say", words));
    });
  });
}

// The page's own script comes after this one.
document.getElementById("book-close").addEventListener("click", closeBook);
document.getElementById("book-find").addEventListener("input", event => {
  sought = event.target.value;
  drawBook();
});
document.addEventListener("keydown", event => { if (event.key === "Escape") closeBook(); });
