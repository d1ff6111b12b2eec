// Lookers-on in Chromium at the program's own server: a phone, a tablet, and a television that sleep, lose the
// network, open a second tab, go back, and meet names that want to be more.

import assert from "node:assert/strict";
import { test } from "node:test";
import { chromium } from "playwright-core";
import { FLAGS, PROGRAM, photograph } from "./browser.mjs";
import { SIZES, device, headline, hide, looksSound, own, shows, tab, until } from "./lookers.mjs";
import { MainDevice } from "./main-device.mjs";

/** A browser, and a main device that shows this moment. */
async function table(t, moment, change, turns) {
  const main = await MainDevice.opens(t);
  await main.shows(moment, change, turns);
  const browser = await chromium.launch({ executablePath: PROGRAM, headless: true, args: FLAGS });
  t.after(() => browser.close());
  return { main, browser };
}

const languages = [["en-GB", "en"], ["de-AT", "de"]];

for (const [name, size] of Object.entries(SIZES)) {
  test(`a ${name} looks on, sleeps, loses the network, and is current again each time`, async t => {
    const { main, browser } = await table(t, "base");
    const [locale, language] = languages[size[0] % 2 === 0 ? 0 : 1];
    const { page, complaints, context } = await device(browser, { size, locale });
    await page.goto(main.invitation);
    await shows(page, await headline("base", language));
    assert.equal(page.url(), main.url, "the code is gone from the address");
    await page.waitForFunction(() => {
      const island = document.querySelector("#board img");
      return island && island.complete && island.naturalWidth > 0;
    });
    for (const moment of ["seven", "knights", "fullest", "wagons"]) {
      await main.shows(moment);
      await shows(page, await headline(moment, language));
      await looksSound(page, `${moment}, ${language}`);
    }
    await photograph(page, `looking-on-server-${name}`);
    // Asleep.
    await hide(page, true);
    await main.shows("base");
    await page.waitForTimeout(300);
    assert.equal(await page.locator("#turn h1").textContent(), await headline("wagons", language));
    const woken = Date.now();
    await hide(page, false);
    await shows(page, await headline("base", language));
    assert.ok(Date.now() - woken < 1_000, "current within a second");
    // Offline, which a page that was put aside learns of as it is taken up again.
    await hide(page, true);
    await context.setOffline(true);
    await main.shows("knights");
    await hide(page, false);
    await page.locator("#game.old").waitFor({ timeout: 15_000 });
    assert.equal(await page.locator("#turn h1").textContent(), await headline("base", language));
    await context.setOffline(false);
    await shows(page, await headline("knights", language));
    await until(async () => (await page.locator("#game.old").count()) === 0, "it is old no more");
    // Away, and back.
    await page.goto("about:blank");
    await main.shows("seven");
    await page.goBack();
    await shows(page, await headline("seven", language));
    assert.equal((await main.who()).look, 1, "it is the same looker-on");
    assert.deepEqual(own(complaints), []);
  });
}

test("two tabs of one phone are one looker-on, and a stranger without the code is none", async t => {
  const { main, browser } = await table(t, "base");
  const first = await device(browser);
  await first.page.goto(main.invitation);
  await shows(first.page, await headline("base"));
  const second = await tab(first.context);
  await second.page.goto(main.url);
  await shows(second.page, await headline("base"));
  const stranger = await device(browser);
  await stranger.page.goto(`${main.url}#i=${main.code === "111111" ? "222222" : "111111"}`);
  await stranger.page.getByText("This code isn’t the current one").waitFor();
  assert.equal((await main.who()).look, 1);
  await main.shows("knights");
  for (const { page } of [first, second]) await shows(page, await headline("knights"));
  assert.ok(!(await stranger.page.locator("#game").isVisible()));
  await second.page.getByRole("button", { name: "Stop looking on" }).click();
  await first.page.getByLabel("Six digits").waitFor();
  await until(async () => (await main.who()).look === 0, "the main device knows");
  assert.deepEqual([...own(first.complaints), ...own(second.complaints)], []);
});

test("a name is nothing but a name, and nothing is loaded from anywhere else", async t => {
  const evil = `<img src=x onerror="alert(1)"><script>alert(2)</script>`;
  const turned = "\u202Eeman";
  const change = view => ({ ...view, turn: { ...view.turn, words: evil }, rows: view.rows.map((row, nth) => ({ ...row, name: [evil, turned, "W".repeat(20)][nth % 3] })) });
  const { main, browser } = await table(t, "fullest", change);
  const { page, complaints } = await device(browser, { size: SIZES.television });
  const asked = [];
  page.on("request", request => asked.push(request.url()));
  page.on("dialog", () => assert.fail("a name was run"));
  await page.goto(main.invitation);
  await shows(page, "<img src=x");
  assert.equal(await page.locator("img").count(), 1, "the island alone");
  assert.ok(asked.every(url => url.startsWith(main.url)), asked.join(" "));
  assert.ok((await page.locator("#rows .name bdi").allTextContents()).includes(turned));
  // What the table's rules forbid is refused, and said to nobody else.
  const forbidden = await page.evaluate(async () => {
    const tries = [fetch("https://127.0.0.1:9/"), fetch("data:,x"), new Promise((_, no) => {
      const script = document.createElement("script");
      script.onerror = no;
      script.textContent = "window.ran = true";
      document.head.append(script);
      setTimeout(no, 100);
    })];
    const ended = await Promise.allSettled(tries);
    return [ended.map(it => it.status), window.ran];
  });
  assert.deepEqual(forbidden, [["rejected", "rejected", "rejected"], null].map((it, nth) => (nth ? undefined : it)));
  assert.ok(complaints.length > 0 && complaints.every(it => /Content Security Policy|Refused to|Fetch API/.test(it)), complaints.join("\n"));
});

test("who is removed is told so and comes back with the new code, until the game is left", async t => {
  const { main, browser } = await table(t, "base");
  const { page, complaints } = await device(browser);
  await page.goto(main.invitation);
  await shows(page, await headline("base"));
  const before = main.code;
  await main.removesAll();
  await page.getByRole("heading", { name: "This screen is no longer looking on" }).waitFor();
  assert.notEqual(main.code, before, "the code has turned over");
  await page.getByLabel("Six digits").fill(before);
  await page.keyboard.press("Enter");
  await page.getByText("This code isn’t the current one").waitFor();
  await page.getByLabel("Six digits").fill(main.code);
  await page.keyboard.press("Enter");
  await shows(page, await headline("base"));
  // A page that asks just as the port goes learns nothing but that it is gone.
  await page.waitForTimeout(500);
  await main.leaves();
  await page.getByRole("heading", { name: "The game was left" }).waitFor();
  assert.deepEqual(own(complaints), []);
});

test("a game that is over is seen again by everybody who looks on", async t => {
  const turn = nth => ({ title: `Turn ${nth}`, lines: [`What happened in ${nth}`], island: "none" });
  const turns = { en: [1, 2, 3].map(turn) };
  const { main, browser } = await table(t, "over", view => ({ ...view, replay: 3 }), turns);
  for (const size of Object.values(SIZES)) {
    const { page } = await device(browser, { size });
    await page.goto(main.invitation);
    await shows(page, await headline("over"));
    await page.getByRole("button", { name: "Turn before" }).click();
    await page.getByText("What happened in 3").waitFor();
    await page.getByRole("slider", { name: "See it again" }).fill("0");
    await page.getByText("What happened in 1").waitFor();
    await page.context().close();
  }
});

test("a television without scripts types the code and sees the table", async t => {
  const { main, browser } = await table(t, "knights");
  const { page, complaints } = await device(browser, { size: SIZES.television, javaScriptEnabled: false });
  await page.goto(main.url);
  await page.locator("#code").fill(main.code === "111111" ? "222222" : "111111");
  await page.locator("#enter").click();
  await page.waitForURL(/still/);
  // A wrong code leads to the way in once more.
  await page.locator("#code").fill(main.code);
  await page.locator("#enter").click();
  await page.getByRole("heading", { name: "Benjamin's turn" }).waitFor();
  for (const [what, least] of Object.entries({ h1: 40, ".num": 60, ".row .name": 32, ".row .points": 48 })) {
    const size = await page.locator(what).first().evaluate(it => parseFloat(getComputedStyle(it).fontSize));
    assert.ok(size >= least, `${what}: ${size} can be read from four metres`);
  }
  assert.equal(await page.locator("meta[http-equiv=refresh]").getAttribute("content"), "10");
  const size = await page.locator(".board img").evaluate(it => it.naturalWidth);
  assert.ok(size > 0, "the island is there");
  assert.deepEqual(own(complaints), []);
});

test("how soon the page is painted at a sixfold slowed processor", async t => {
  const { main, browser } = await table(t, "fullest");
  const painted = [];
  for (let nth = 0; nth < 7; nth += 1) {
    const { page, context } = await device(browser, { size: SIZES.phone });
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    await page.goto(main.invitation);
    await shows(page, await headline("fullest"));
    painted.push(await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0].startTime));
    await context.close();
  }
  painted.sort((one, other) => one - other);
  t.diagnostic(`first contentful paint, ms: median ${Math.round(painted[3])}, longest ${Math.round(painted[6])} of 7`);
  assert.equal(painted.length, 7);
});
