// A turn on a phone in Chromium, touch by touch: on the island, at trades with others, and in the book.

import assert from "node:assert/strict";
import { test } from "node:test";
import { chromium } from "playwright-core";
import { FLAGS, PROGRAM, photograph } from "./browser.mjs";
import { device, looksSound, own, until } from "./lookers.mjs";
import { MainDevice } from "./main-device.mjs";

const KINDS = [["brick", "brick"], ["lumber", "lumber"], ["wool", "wool"], ["grain", "grain"], ["ore", "ore"]];
const kinds = most => KINDS.map(([kind, words]) => ({ kind, sign: kind, words, most }));
const OTHERS = [[1, "Maximiliane Wagnerin", "blue"], [2, "WWWWWWWWWWWWWWWWWWWW", "white"]].map(([seat, name, color]) => ({ seat, name, color }));
const FORM = { title: "Offer a trade", give: "I give", get: "I get", to: "To", all: "all", gives: kinds(3), gets: kinds(9), others: OTHERS };
const TALK = { wait: "", waits: false, held: "", go_on: "", form: FORM, offers: [], voted: "" };
const SPOTS = [[300, 400, "between the hills (6) and the forest (3)"], [500, 620, "between the fields (4) and the pasture (9)"], [520, 640, "the coast of the mountains (10)"]];
const TURN = {
  seat: 0, language: "en", name: "Anna", color: "red", turn: "Your turn", token: "t9", asks: [], may_put: [], may_count: [], talk: TALK, take_back: { act: "7", words: "Undo: Anna builds a road" },
  next: { key: "done", words: "Done" }, hand: { cards: [{ sign: "brick", letters: "3", words: "3 brick", is_loud: false }], facts: [] },
  rates: [{ sign: "ore", letters: "2:1", words: "2 ore for 1 card from the bank", is_loud: false }],
  spots: SPOTS.map(([x, y, words]) => ({ at: [x, y], words })),
  may: [
    { key: "road-0", words: "Build a road", at: 0 }, { key: "road-1", words: "Build a road", at: 1 }, { key: "wall-1", words: "Build a city wall", at: 1 },
    { key: "move-0-2", words: "Move a ship", from: 0, at: 2 }, { key: "move-1-2", words: "Move a ship", from: 1, at: 2 },
    { key: "fleet", within: ["Play a progress card", "Merchant Fleet"], words: "ore", sign: "ore" },
    { key: "merchant", within: ["Play a progress card"], words: "Merchant", at: 2 },
  ],
};

async function seat(t, view = TURN, size = [360, 640]) {
  const main = await MainDevice.opens(t);
  await main.seats([view]);
  await main.shows("base");
  const browser = await chromium.launch({ executablePath: PROGRAM, headless: true, args: FLAGS });
  t.after(() => browser.close());
  const { page, complaints } = await device(browser, { size, hasTouch: true });
  await page.goto(main.invitation);
  await page.locator("#sit").click();
  await page.locator("#seat-0").click();
  await page.locator("#own .digits").waitFor();
  await main.letsIn();
  await page.locator("#own .seat").waitFor();
  const sent = async what => {
    let proposed = [];
    await until(async () => (proposed = await main.proposed()).length > 0, "it arrives");
    await main.answers(true);
    await until(async () => (await page.locator(".notice").count()) === 0, "it is answered");
    assert.deepEqual(proposed.map(it => it.do), [what]);
  };
  return { main, page, complaints, sent };
}

/** Taps the island there, in thousandths of its picture. */
async function tapAt(page, [x, y]) {
  const over = page.locator(".spots");
  await over.scrollIntoViewIfNeeded();
  const box = await over.boundingBox();
  await page.touchscreen.tap(box.x + (x / 1000) * box.width, box.y + (y / 1000) * box.height);
}

for (const size of [[320, 568], [390, 844], [768, 1024]]) {
  test(`a build takes two touches at ${size.join("x")}`, async t => {
    const { page, sent, complaints } = await seat(t, TURN, size);
    await page.locator(".spot").first().waitFor();
    assert.equal(await page.locator(".spot").count(), 2, "what moves isn't lit by itself");
    await looksSound(page, "a turn");
    // Beside the spot, as fingers do.
    await tapAt(page, [315, 415]);
    await page.getByText("between the hills (6) and the forest (3)").waitFor();
    await photograph(page, `seat-builds-${size.join("x")}`);
    await page.getByRole("button", { name: "Build a road" }).click();
    await sent({ choose: { ask: "t9", key: "road-0" } });
    await tapAt(page, [500, 610]);
    assert.deepEqual(await page.locator("#bar .main").allTextContents(), ["Build a road", "Build a city wall"]);
    await looksSound(page, "two for one spot");
    assert.deepEqual(own(complaints), []);
  });
}

test("a spot that was picked is let go of, and what comes next is there again", async t => {
  const { main, page } = await seat(t);
  const done = page.getByRole("button", { name: "Done" });
  await tapAt(page, [300, 400]);
  await page.getByRole("button", { name: "Build a road" }).waitFor();
  assert.equal(await done.count(), 0);
  await tapAt(page, [300, 400]);
  await done.waitFor();
  await tapAt(page, [300, 400]);
  await page.getByRole("button", { name: "Never mind" }).click();
  await done.waitFor();
  // A spot that is lit no more is picked no more.
  await tapAt(page, [300, 400]);
  await page.getByRole("button", { name: "Build a road" }).waitFor();
  await main.seats([{ ...TURN, spots: TURN.spots.slice(1), may: [{ key: "road-1", words: "Build a road", at: 0 }] }]);
  await main.shows("base");
  await done.waitFor();
  assert.equal(await page.locator(".spot.picked").count(), 0);
});

test("with letters twice as large all of it can be read and touched", async t => {
  const ask = { token: "1-0", words: "Anna discards 4 cards", note: "", one_of: [], cards: { purpose: "discard", count: 4, kinds: kinds(4), done: "Discard 4 cards" } };
  const { main, page } = await seat(t, TURN, [320, 568]);
  await page.evaluate(() => { document.documentElement.style.fontSize = "32px"; });
  await tapAt(page, [300, 400]);
  await looksSound(page, "a turn in large letters");
  const words = await page.locator("#bar .tools .say").boundingBox();
  assert.ok(words.width > 150, `its place has room: ${words.width}`);
  const bar = await page.locator("#bar").boundingBox();
  assert.ok(bar.height <= 0.61 * 568, `the bar leaves room: ${bar.height}`);
  await photograph(page, "seat-large-letters");
  await main.seats([{ ...TURN, asks: [ask], next: null, may: [] }]);
  await main.shows("base");
  await page.getByText("Anna discards 4 cards").waitFor();
  await looksSound(page, "a task in large letters");
  await page.locator("#own .ask").scrollIntoViewIfNeeded();
  await photograph(page, "seat-asked-large-letters");
});

test("what the others hand over to a monopoly is counted", async t => {
  const of = OTHERS.map(who => ({ who, least: 0, most: 2 }));
  const counts = ["ore", "grain"].map(kind => ({ monopoly: `monopoly_${kind}`, within: ["Play Monopoly"], words: kind, sign: kind, of, surely: 0, done: "Take what they hand over" }));
  const { page, sent } = await seat(t, { ...TURN, may_count: counts }, [320, 568]);
  await page.getByRole("button", { name: "Play Monopoly" }).click();
  await page.getByRole("button", { name: "ore", exact: true }).click();
  await page.getByRole("button", { name: "More: Maximiliane Wagnerin" }).click();
  await page.getByRole("button", { name: "More: Maximiliane Wagnerin" }).click();
  assert.ok(await page.getByRole("button", { name: "More: Maximiliane Wagnerin" }).isDisabled());
  await looksSound(page, "a monopoly");
  await page.locator("#more .kind").first().scrollIntoViewIfNeeded();
  await photograph(page, "seat-counts");
  await page.getByRole("button", { name: "Take what they hand over (2)" }).click();
  await sent({ count: { ask: "t9", monopoly: "monopoly_ore", counts: { 1: 2, 2: 0 } } });
});

test("a buzz is switched on and off, its button says which it does, and it goes off as something is asked", async t => {
  const { main, page } = await seat(t, { ...TURN, turn: "", next: null, may: [] });
  await page.evaluate(() => {
    window.buzzes = [];
    navigator.vibrate = time => window.buzzes.push(time);
  });
  const buzzes = () => page.evaluate(() => window.buzzes.length);
  const comes = async view => {
    await main.seats([view]);
    await main.shows("base");
  };
  await comes(TURN);
  await page.waitForFunction(() => document.title === "Your turn");
  assert.equal(await buzzes(), 0, "off at first");
  await comes({ ...TURN, turn: "", next: null, may: [] });
  await page.locator("#bar .main").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Buzz when I’m asked" }).click();
  await comes(TURN);
  await page.waitForFunction(() => window.buzzes.length === 1);
  const ask = { token: "1-0", words: "Anna pays 1 card", note: "", one_of: [{ key: "k", words: "brick" }], cards: null };
  await comes({ ...TURN, next: null, may: [], asks: [ask] });
  await page.waitForFunction(() => window.buzzes.length === 2 && document.title === "Anna pays 1 card");
  await comes({ ...TURN, next: null, may: [], asks: [ask], note: "as before" });
  await page.getByText("as before").waitFor();
  assert.equal(await buzzes(), 2, "once for each");
  await page.getByRole("button", { name: "Don’t buzz" }).click();
  await page.getByRole("button", { name: "Buzz when I’m asked" }).waitFor();
});

test("a tablet held across shows all of a seat", async t => {
  const { page } = await seat(t, TURN, [1024, 768]);
  const buzz = page.getByRole("button", { name: "Buzz when I’m asked" });
  await buzz.evaluate(it => it.scrollIntoView({ block: "center" }));
  const [at, bar] = [await buzz.boundingBox(), await page.locator("#bar").boundingBox()];
  assert.ok(at.y > 0 && at.y + at.height <= bar.y + 1, `${JSON.stringify(at)} lies above the bar, ${JSON.stringify(bar)}`);
  await looksSound(page, "a tablet held across");
  await photograph(page, "seat-tablet-across");
});

test("the keyboard goes through the spots, and what moves is picked first", async t => {
  const { page, sent } = await seat(t);
  await page.locator("#spot-after").focus();
  await page.keyboard.press("Enter");
  assert.equal(await page.locator(".spot.picked").getAttribute("aria-label"), SPOTS[0][2]);
  await page.keyboard.press("Enter");
  assert.equal(await page.locator(".spot.picked").getAttribute("aria-label"), SPOTS[1][2]);
  await page.getByRole("button", { name: "Move a ship" }).click();
  await tapAt(page, SPOTS[1]);
  assert.equal(await page.locator(".spot.start").getAttribute("aria-label"), SPOTS[1][2]);
  await tapAt(page, SPOTS[2]);
  await page.locator("#bar").getByRole("button", { name: "Move a ship" }).click();
  await sent({ choose: { ask: "t9", key: "move-1-2" } });
  await page.getByRole("button", { name: "Play a progress card" }).click();
  await page.getByRole("button", { name: "Merchant", exact: true }).click();
  await page.locator("#spot-after").click();
  await page.locator("#bar").getByRole("button", { name: "Merchant" }).click();
  await sent({ choose: { ask: "t9", key: "merchant" } });
});

test("an offer takes four touches, its answers are shown, and one is taken", async t => {
  const { main, page, sent } = await seat(t);
  await page.getByRole("button", { name: "Offer a trade" }).click();
  await page.getByRole("button", { name: "I give: brick" }).click();
  await page.getByRole("button", { name: "I get: ore" }).click();
  await looksSound(page, "an offer");
  await photograph(page, "seat-offers");
  await page.getByRole("button", { name: "Offer", exact: true }).click();
  await sent({ say: { offer: { to: [], give: { brick: 1 }, get: { ore: 1 } } } });
  const said = [{ who: OTHERS[0], words: "For 2 brick", key: "two" }, { who: OTHERS[1], words: "No", key: null }];
  const offers = [{ id: "1", words: "Anna gives 1 brick for 1 ore", withdraw: "Take the offer back", said, replies: [] }];
  await main.seats([{ ...TURN, talk: { ...TALK, offers } }]);
  await main.shows("base");
  await page.getByText("Anna gives 1 brick for 1 ore").waitFor();
  await looksSound(page, "answers");
  await photograph(page, "seat-answers");
  await page.getByRole("button", { name: "Maximiliane Wagnerin: For 2 brick" }).click();
  await sent({ take: { offer: "1", key: "two" } });
});

test("somebody else's offer is answered with one touch, and Wait! holds Done", async t => {
  const replies = [["yes", "Yes"], ["no", "No"], ["more", "For 2 brick?"]].map(([says, words]) => ({ says, words, is_said: false }));
  const offers = [{ id: "4", words: "Maximiliane Wagnerin gives 1 brick for 1 ore", withdraw: "", said: [], replies }];
  const waits = { ...TURN, turn: "", next: null, may: [], talk: { ...TALK, form: null, offers, wait: "Wait!" } };
  const { main, page, sent } = await seat(t, waits, [320, 568]);
  await page.getByRole("button", { name: "For 2 brick?" }).click();
  await sent({ say: { reply: { offer: "4", says: "more" } } });
  await looksSound(page, "somebody else's offer");
  await page.getByRole("button", { name: "Wait!" }).click();
  await sent({ say: "wait" });
  await main.seats([{ ...TURN, next_held: true, talk: { ...TALK, held: "Ben asks you to wait", go_on: "Go on all the same" } }]);
  await main.shows("base");
  const done = page.getByRole("button", { name: "Done" });
  await done.waitFor();
  assert.ok(await done.isDisabled(), "it is held");
  await looksSound(page, "held");
  await page.getByRole("button", { name: "Go on all the same" }).click();
  await sent({ say: "go_on" });
});

test("nothing asked is dark and quiet, and the table is one touch away", async t => {
  const quiet = { ...TURN, turn: "", next: null, may: [], take_back: null, talk: { ...TALK, form: null, wait: "Wait!" } };
  const { page } = await seat(t, quiet);
  assert.ok(await page.evaluate(() => document.documentElement.classList.contains("quiet")));
  assert.ok(!(await page.locator("#board").isVisible()));
  await looksSound(page, "quiet");
  await photograph(page, "seat-quiet");
  await page.getByRole("button", { name: "Show the table" }).click();
  assert.ok(await page.locator("#board").isVisible());
  await looksSound(page, "the table");
});

test("a second tap where the next step has just changed does nothing", async t => {
  const draws = { ...TURN, next: { key: "number", words: "Draw" }, may: [] };
  const { main, page, sent } = await seat(t, draws);
  const next = page.locator("#next-0");
  await next.click();
  await sent({ choose: { ask: "t9", key: "number" } });
  await main.seats([{ ...TURN, token: "t10", may: [] }]);
  await main.shows("base");
  await page.waitForFunction(() => document.getElementById("next-0").textContent.indexOf("Done") >= 0);
  assert.ok(await next.isDisabled(), "it is too soon");
  // The same step of another moment is another one.
  await page.waitForFunction(() => !document.getElementById("next-0").disabled);
  await main.seats([{ ...TURN, token: "t11", next: { key: "done", words: "Nobody else builds" }, may: [] }]);
  await main.shows("base");
  await page.waitForFunction(() => document.getElementById("next-0").textContent.indexOf("Nobody") >= 0);
  assert.ok(await next.isDisabled(), "it is too soon again");
  await page.waitForFunction(() => !document.getElementById("next-0").disabled);
  await next.click();
  await sent({ choose: { ask: "t11", key: "done" } });
});

test("prices and rules are looked up by a word, also without accents", async t => {
  const { main, page } = await seat(t);
  await main.books({
    prices: [{ words: "Road", cards: [{ sign: "brick", letters: "1", words: "1 brick", is_loud: false }] }],
    entries: [{ title: "Café", lines: ["About cups."] }, { title: "Road", lines: ["About roads, and the café."] }],
    others: [{ title: "Cafés at sea", lines: ["About ships."] }, { title: "Ship", lines: ["About the sea."] }],
  });
  await page.getByRole("button", { name: "Prices and rules" }).click();
  await page.locator("#book .price").waitFor();
  await looksSound(page, "the book");
  const told = () => page.locator("#book h3").allTextContents();
  assert.deepEqual(await told(), ["Prices", "Rules of this game", "Rules of other games"]);
  await page.locator("#book-find").fill("cafe");
  assert.deepEqual(await page.locator("#book summary").allTextContents(), ["Café", "Road", "Cafés at sea"]);
  await page.locator("#book-find").fill("ships");
  assert.deepEqual(await told(), ["Rules of other games"], "nothing of this game is about them");
  await page.locator("#book-find").fill("xyz");
  await page.getByText("Nothing found").waitFor();
  await page.keyboard.press("Escape");
  assert.ok(!(await page.locator("#book").isVisible()));
});
