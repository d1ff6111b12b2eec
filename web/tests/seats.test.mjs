// A seat on a phone in Chromium, at the program's own server: sitting down, doing what is asked there, and being
// back after a nap, a reload, or a restart.

import assert from "node:assert/strict";
import { test } from "node:test";
import { chromium } from "playwright-core";
import { FLAGS, PROGRAM, photograph } from "./browser.mjs";
import { device, headline, hide, looksSound, shows, tab, until } from "./lookers.mjs";
import { MainDevice } from "./main-device.mjs";

const KINDS = [["ore", "ore", "Erz"], ["wool", "wool", "Wolle"], ["grain", "grain", "Getreide"]];
const TALK = { wait: "", waits: false, held: "", go_on: "", form: null, offers: [], voted: "" };
const NOTHING = { token: "t9", asks: [], next: null, next_held: false, may: [], may_put: [], may_count: [], spots: [], talk: TALK, take_back: null, rates: [], hand: null, turn: "" };

/** A view of a seat that has to discard. */
function discarding(seat, language) {
  const isGerman = language === "de";
  const kinds = KINDS.map(([kind, en, de]) => ({ kind, sign: kind, words: isGerman ? de : en, most: 4 }));
  return {
    ...NOTHING, seat, language, name: "Maximiliane von Hohenstein", color: "red",
    hand: { cards: [{ sign: "ore", letters: "5", words: "5 ore", is_loud: false }], facts: [isGerman ? "Auf der Hand: 5 Erz und 4 Wolle." : "Your hand: 5 ore and 4 wool."] },
    asks: [{
      token: "417-0", words: isGerman ? "Maximiliane von Hohenstein wirft 4 Karten ab" : "Maximiliane von Hohenstein discards 4 cards",
      note: "", one_of: [{ key: "0123456789abcdef", words: isGerman ? "Schon abgeworfen" : "Discarded already" }],
      cards: { purpose: "discard", count: 4, kinds, done: isGerman ? "4 Karten abwerfen" : "Discard 4 cards" },
    }],
    turn: isGerman ? "Du bist am Zug" : "Your turn",
    may: ["brick", "lumber"].map(kind => ({ key: `k-${kind}`, within: [isGerman ? "Mit der Bank tauschen" : "Trade with the bank", isGerman ? "Für 3 Erz bekommen" : "Give 3 ore for"], words: kind, sign: kind })),
  };
}

async function table(t, seats = []) {
  const main = await MainDevice.opens(t);
  await main.seats(seats);
  await main.shows("seven");
  const browser = await chromium.launch({ executablePath: PROGRAM, headless: true, args: FLAGS });
  t.after(() => browser.close());
  return { main, browser };
}

/** Picks a name, and is let in with the digits that are shown. */
async function sits(main, page, nth, words = "Take a seat") {
  await page.getByRole("button", { name: words }).click();
  await page.locator(`#seat-${nth}`).click();
  const digits = page.locator("#own .digits");
  const shown = await digits.textContent();
  assert.deepEqual(await main.letsIn(), [{ seat: nth, digits: shown }]);
}

for (const [size, locale, language] of [[[360, 640], "en-GB", "en"], [[320, 568], "de-AT", "de"], [[768, 1024], "en-GB", "en"]]) {
  test(`a seat of ${size.join("x")} in ${language} discards with five touches`, async t => {
    const { main, browser } = await table(t, [discarding(0, "en"), discarding(0, "de")]);
    const { page, complaints } = await device(browser, { size, locale, colorScheme: language === "en" ? "dark" : "light" });
    await page.goto(main.invitation);
    await shows(page, await headline("seven", language));
    const other = language === "de";
    await page.locator("#sit").click();
    await looksSound(page, "names to choose from");
    await page.locator("#seat-0").click();
    await page.locator("#own .digits").waitFor();
    await looksSound(page, "digits");
    const digits = await page.locator("#own .digits").textContent();
    await photograph(page, `seat-digits-${size.join("x")}-${language}`);
    assert.deepEqual(await main.letsIn(), [{ seat: 0, digits }]);
    const done = page.getByRole("button", { name: other ? "4 Karten abwerfen" : "Discard 4 cards" });
    await done.waitFor();
    await looksSound(page, "asked");
    await photograph(page, `seat-asked-${size.join("x")}-${language}`);
    assert.equal(await page.title(), discarding(0, language).asks[0].words, "the title says it");
    assert.ok(await done.isDisabled(), "too few yet");
    const more = page.getByRole("button", { name: other ? "Mehr: Erz" : "More: ore" });
    for (let nth = 0; nth < 4; nth += 1) await more.click();
    assert.ok(await more.isDisabled(), "no more than are asked for");
    await done.click();
    let proposed = [];
    await until(async () => (proposed = await main.proposed()).length > 0, "it arrives");
    assert.equal(proposed.length, 1);
    const { id, ...rest } = proposed[0];
    assert.match(id, /^[0-9a-f]{24}$/);
    assert.deepEqual(rest, { seat: 0, lang: language, do: { put: { ask: "417-0", purpose: "discard", cards: { ore: 4 } } } });
    await main.seats([{ ...discarding(0, "en"), asks: [] }, { ...discarding(0, "de"), asks: [] }]);
    await main.shows("knights");
    await main.answers(true);
    await until(async () => (await page.locator("#own .ask").count()) === 0, "it is done");
    await looksSound(page, "quiet");
    assert.deepEqual(complaints, []);
  });
}

test("what is refused says why, and can be tried again", async t => {
  const { main, browser } = await table(t, [discarding(1, "en")]);
  const { page } = await device(browser);
  await page.goto(main.invitation);
  await sits(main, page, 1);
  await page.getByRole("button", { name: "Discarded already" }).click();
  await until(async () => (await main.proposed()).length > 0, "it arrives");
  await main.answers(false, "That is settled meanwhile. Ben discards 4 cards.");
  await page.getByText("That is settled meanwhile").waitFor();
  await page.getByRole("button", { name: "Trade with the bank" }).click();
  await page.getByRole("button", { name: "Give 3 ore for" }).click();
  await page.getByRole("button", { name: "brick" }).click();
  let proposed = [];
  await until(async () => (proposed = await main.proposed()).length > 0, "it arrives, too");
  assert.deepEqual(proposed[0].do, { choose: { ask: "t9", key: "k-brick" } });
  await main.answers(true);
});

test("a seat is back after a nap, a reload, and a network that went away, without a touch", async t => {
  const { main, browser } = await table(t, [discarding(2, "en")]);
  const { page, context } = await device(browser);
  await page.goto(main.invitation);
  await sits(main, page, 2);
  const asked = page.getByText("discards 4 cards").first();
  await asked.waitFor();
  await hide(page, true);
  await main.seats([{ ...discarding(2, "en"), asks: [] }]);
  await main.shows("knights");
  await hide(page, false);
  await until(async () => (await page.locator("#own .ask").count()) === 0, "current after a nap");
  await main.seats([discarding(2, "en")]);
  await main.shows("seven");
  await asked.waitFor();
  await page.reload();
  await asked.waitFor();
  await context.setOffline(true);
  await page.waitForTimeout(300);
  await context.setOffline(false);
  await asked.waitFor();
  assert.equal((await main.who()).look, 0, "who sits doesn't look on");
});

test("a phone that slept through a restart has its seat at once", async t => {
  const { main, browser } = await table(t, [discarding(2, "en")]);
  const { page } = await device(browser);
  await page.goto(main.invitation);
  await sits(main, page, 2);
  await page.getByText("discards 4 cards").first().waitFor();
  await hide(page, true);
  // The same seat and the same game, told by another run of the program.
  await page.route("**/seat?*", async route => {
    const answer = await route.fetch().catch(() => null);
    if (!answer) return route.abort().catch(() => null);
    if (answer.status() !== 200) return route.fulfill({ response: answer });
    const body = await answer.json();
    body.open.run = "another";
    return route.fulfill({ response: answer, json: body });
  });
  await main.shows("seven");
  await hide(page, false);
  await until(async () => (await page.evaluate(() => view && view.run)) === "another", "it has heard of the other run");
  await page.getByText("discards 4 cards").first().waitFor();
  assert.equal(await page.getByRole("button", { name: "Take a seat" }).count(), 0);
});

test("a phone that scans the code again still has its seat, in another tab as well", async t => {
  const { main, browser } = await table(t, [discarding(2, "en")]);
  const { page, context } = await device(browser);
  await page.goto(main.invitation);
  await sits(main, page, 2);
  const asked = page.getByText("discards 4 cards").first();
  await asked.waitFor();
  await page.goto(main.invitation);
  await asked.waitFor();
  const { page: other } = await tab(context);
  await other.goto(main.invitation);
  await other.getByText("discards 4 cards").first().waitFor();
  assert.deepEqual(await main.letsIn(), [], "nobody asks for a seat");
  await main.removesAll();
  await other.reload();
  await other.getByText("discards 4 cards").first().waitFor();
  await other.close();
  // Where the seat is gone the code lets in as it does anybody.
  await page.route("**/seat?*", route => route.fulfill({ status: 401 }));
  await page.goto(main.invitation);
  await page.getByRole("button", { name: "Take a seat" }).waitFor();
});

test("one phone holds two seats, and names that want to be more stay names", async t => {
  const hostile = { ...discarding(3, "en"), name: "<img src=x onerror=alert(1)>" };
  const { main, browser } = await table(t, [discarding(0, "en"), hostile]);
  const { page, complaints } = await device(browser);
  await page.goto(main.invitation);
  await sits(main, page, 0);
  await page.locator("#own .seat").first().waitFor();
  await sits(main, page, 3, "Another seat on this phone");
  await until(async () => (await page.locator("#own .seat").count()) === 2, "two seats");
  assert.equal(await page.locator("#own img").count(), 0);
  await page.getByText("<img src=x onerror=alert(1)>").first().waitFor();
  await looksSound(page, "two seats");
  assert.deepEqual(complaints, []);
});
