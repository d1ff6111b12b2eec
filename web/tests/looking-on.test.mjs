// The page for lookers-on in Chromium, on a phone, a tablet, and a television: whatever happens to the
// screen, the network, or the game, it shows the table as it is, or says that it doesn't.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { FLAGS, PROGRAM, photograph } from "./browser.mjs";
import { Guests, PAGE } from "./guests.mjs";
import { SIZES, device, headline, hide, looksSound, own, shows, tab, until } from "./lookers.mjs";
import { chromium } from "playwright-core";

const MOMENTS = ["base", "seven", "knights", "fullest", "wagons", "over"];

/** A browser, and a main device that shows this moment. */
async function table(t, moment, change) {
  const guests = await Guests.of(moment, change);
  const browser = await chromium.launch({ executablePath: PROGRAM, headless: true, args: FLAGS });
  t.after(async () => {
    await browser.close();
    await guests.close();
  });
  return { guests, browser };
}

const invited = guests => `${guests.url}#i=${guests.invite}`;

test("the page brings no code and no style in its HTML, and none that old browsers can't read", async () => {
  const html = await readFile(join(PAGE, "index.html"), "utf8");
  assert.doesNotMatch(html, /\son\w+=|style=|<style|<script(?! src="\/[bips]\.js")/);
  const scripts = await Promise.all(["p.js", "s.js", "i.js", "b.js"].map(it => readFile(join(PAGE, it), "utf8")));
  for (const script of scripts) assert.doesNotMatch(script, /\?\.[a-z[(]|\?\?|innerHTML|insertAdjacentHTML|document\.write|eval\(|\bimport\b/);
});

test("every sign that a view may name has its drawing", async () => {
  const rust = await readFile(join(PAGE, "..", "..", "words", "src", "game", "looking_on", "signs.rs"), "utf8");
  const html = await readFile(join(PAGE, "index.html"), "utf8");
  const kinds = "brick lumber wool grain ore paper cloth coin glass marble sand tools".split(" ");
  const others = "spring summer autumn winter m-red m-blue m-white m-orange m-green m-brown".split(" ");
  const named = [...rust.matchAll(/Self\("([a-z_]+)"\)/g)].map(it => it[1]);
  assert.ok(named.length > 40);
  for (const name of [...kinds, ...others, ...named]) assert.ok(html.includes(`<g id="${name}">`), name);
});

for (const [name, size] of [...Object.entries(SIZES), ["small phone", [320, 568]], ["phone held across", [640, 360]]]) {
  test(`every moment is whole on a ${name}, in both languages`, async t => {
    const { guests, browser } = await table(t, "base");
    for (const [locale, language] of [["en-GB", "en"], ["de-AT", "de"]]) {
      const { page, complaints, context } = await device(browser, { size, locale, colorScheme: language === "en" ? "dark" : "light" });
      await page.goto(guests.url);
      await looksSound(page, `the way in, ${language}`);
      await page.locator("#code").fill(guests.invite);
      await page.keyboard.press("Enter");
      for (const moment of MOMENTS) {
        await guests.shows(moment);
        await shows(page, await headline(moment, language));
        const view = guests.views.get(language);
        assert.equal(await page.title(), view.turn.words);
        assert.equal(await page.locator("#said").textContent(), view.announcement);
        await until(async () => (await page.locator("#rows > li").count()) === view.rows.length, moment);
        await page.waitForSelector("#board img");
        await looksSound(page, `${moment}, ${language}`);
        if (name === "television") {
          const lowest = await page.evaluate(() => Math.max(...[...document.querySelectorAll("#side > *")].map(it => it.getBoundingClientRect().bottom)));
          assert.ok(lowest <= size[1] - 44, `${moment}, ${language}: all of it is in sight`);
          for (const [what, least] of Object.entries({ "#turn h1": 40, ".num": 60, ".row .name": 30, ".row .points": 48 })) {
            const letters = await page.locator(what).evaluateAll(all => all.map(it => parseFloat(getComputedStyle(it).fontSize)));
            assert.ok(letters.every(it => it >= least), `${moment}, ${language}, ${what}: ${letters} can be read from four metres`);
          }
        }
        await photograph(page, `looking-on-${name.replaceAll(" ", "-")}-${moment}-${language}`);
      }
      assert.deepEqual(complaints, []);
      await context.close();
    }
  });
}

test("the code in the address lets in and is gone from the address", async t => {
  const { guests, browser } = await table(t, "knights");
  const { page, complaints } = await device(browser);
  await page.goto(invited(guests));
  await shows(page, "Benjamin");
  assert.equal(page.url(), guests.url);
  await page.reload();
  await shows(page, "Benjamin");
  assert.equal(guests.asked.filter(it => it.startsWith("POST /claim")).length, 1, "it is remembered");
  assert.deepEqual(complaints, []);
});

test("a code that isn't the current one is refused, and the next one works", async t => {
  const { guests, browser } = await table(t, "knights");
  const { page } = await device(browser);
  await page.goto(`${guests.url}#i=111111`);
  await page.getByText("This code isn’t the current one").waitFor();
  await page.getByLabel("Six digits").fill(guests.invite);
  await page.getByRole("button", { name: "Look on" }).click();
  await shows(page, "Benjamin");
});

test("a page that nobody sees lets go of its poll, and is current at once when it is seen again", async t => {
  const { guests, browser } = await table(t, "base");
  const { page, complaints } = await device(browser);
  await page.goto(invited(guests));
  await shows(page, await headline("base"));
  await until(() => guests.waiting === 1, "it polls");
  await hide(page, true);
  await until(() => guests.waiting === 0, "it lets go");
  await guests.shows("knights");
  const asked = guests.asked.length;
  await page.waitForTimeout(300);
  assert.equal(guests.asked.length, asked, "nothing is asked while it sleeps");
  const before = Date.now();
  await hide(page, false);
  await shows(page, await headline("knights"));
  assert.ok(Date.now() - before < 1_000, "it is current within a second");
  assert.deepEqual(complaints, []);
});

test("a page that the system has frozen is current at once when it goes on", async t => {
  const { guests, browser } = await table(t, "base");
  const { page, complaints, context } = await device(browser);
  await page.goto(invited(guests));
  await shows(page, await headline("base"));
  const devtools = await context.newCDPSession(page);
  await devtools.send("Page.setWebLifecycleState", { state: "frozen" });
  await guests.shows("knights");
  guests.cut();
  await new Promise(resolve => setTimeout(resolve, 3_000));
  const before = Date.now();
  await devtools.send("Page.setWebLifecycleState", { state: "active" });
  await shows(page, await headline("knights"));
  assert.ok(Date.now() - before < 1_000, "it is current within a second");
  assert.deepEqual(own(complaints), []);
});

test("a lost connection is said quietly after a while, with the table as it was, and forgotten once it is back", async t => {
  const { guests, browser } = await table(t, "base");
  const { page, complaints, context } = await device(browser);
  await page.goto(invited(guests));
  await shows(page, await headline("base"));
  await context.setOffline(true);
  guests.cut();
  await page.waitForTimeout(3_000);
  assert.equal(await page.locator("#link").textContent(), "", "not at once");
  await page.getByText("No connection. Last seen at").waitFor({ timeout: 5_000 });
  assert.ok(await page.locator("#game.old").isVisible(), "it is marked as old");
  assert.equal(await page.locator("#turn h1").textContent(), await headline("base"));
  await photograph(page, "looking-on-old");
  await guests.shows("knights");
  await context.setOffline(false);
  await shows(page, await headline("knights"));
  await until(async () => (await page.locator("#link").textContent()) === "", "it is said no more");
  assert.equal(await page.locator("#game.old").count(), 0);
  assert.deepEqual(own(complaints), []);
});

test("two tabs of one browser both look on, and leaving one leaves both", async t => {
  const { guests, browser } = await table(t, "base");
  const first = await device(browser);
  await first.page.goto(invited(guests));
  await shows(first.page, await headline("base"));
  const second = await tab(first.context);
  await second.page.goto(guests.url);
  await shows(second.page, await headline("base"));
  await guests.shows("knights");
  await shows(first.page, await headline("knights"));
  await shows(second.page, await headline("knights"));
  await second.page.getByRole("button", { name: "Stop looking on" }).click();
  await second.page.getByLabel("Six digits").waitFor();
  await first.page.getByLabel("Six digits").waitFor();
  await until(() => guests.secrets.size === 0, "the main device knows");
  assert.deepEqual([...first.complaints, ...second.complaints], []);
});

test("the back button leads away, and forward again to the table as it is", async t => {
  const { guests, browser } = await table(t, "base");
  const { page, complaints } = await device(browser);
  await page.goto(`${guests.url}still`);
  await page.goto(invited(guests));
  await shows(page, await headline("base"));
  await page.goBack();
  await guests.shows("knights");
  assert.match(page.url(), /still$/);
  await page.goForward();
  await shows(page, await headline("knights"));
  assert.deepEqual(complaints, []);
});

test("names are nothing but names", async t => {
  const { guests, browser } = await table(t, "fullest");
  const { page, complaints } = await device(browser, { size: SIZES.television });
  const asked = [];
  page.on("request", request => asked.push(new URL(request.url()).pathname));
  page.on("dialog", () => assert.fail("a name was run"));
  await page.goto(invited(guests));
  await page.waitForSelector("#rows > li");
  const names = await page.locator("#rows .name bdi").allTextContents();
  assert.deepEqual(names, guests.views.get("en").rows.map(row => row.name));
  assert.ok(names.includes("<img onerror=x>") && names.includes("W".repeat(20)));
  assert.equal(await page.locator("#rows img").count(), 0);
  const evil = `<img src=x onerror="alert(1)"><script>alert(2)</script>`;
  await guests.shows("fullest", view => ({ ...view, announcement: evil, turn: { ...view.turn, words: evil }, asked: [evil], rows: view.rows.map(row => ({ ...row, name: evil })) }));
  await shows(page, "<img src=x");
  assert.equal(await page.title(), evil);
  assert.equal(await page.locator("img").count(), 1, "the island alone");
  assert.ok(!asked.includes("/x"));
  assert.deepEqual(complaints, []);
});

test("a game that is over is seen again turn by turn, until it goes on", async t => {
  const { guests, browser } = await table(t, "over", view => ({ ...view, replay: 3 }));
  for (const [name, size] of Object.entries(SIZES)) {
    const { page, complaints } = await device(browser, { size });
    await page.goto(invited(guests));
    await shows(page, await headline("over"));
    const title = page.locator("#replay h3");
    const island = key => page.locator(`#board img[src$="h=${key}"]`).waitFor({ timeout: 10_000 });
    await page.getByRole("button", { name: "Turn before" }).click();
    await page.getByText("What happened in 2").waitFor();
    assert.equal(await title.textContent(), "Turn 2 (en)");
    await island("past2");
    await page.getByRole("slider", { name: "See it again" }).fill("0");
    await page.getByText("What happened in 0").waitFor();
    await island("past0");
    await looksSound(page, `${name}, seen again`);
    await page.getByRole("button", { name: "Turn before" }).click();
    await island("kept");
    assert.equal(await title.textContent(), "As it ended");
    await page.getByRole("button", { name: "Turn after" }).click();
    await island("past0");
    await photograph(page, `looking-on-again-${name}`);
    assert.deepEqual(own(complaints), []);
    await page.context().close();
  }
  const { page } = await device(browser);
  await page.goto(invited(guests));
  await page.getByRole("button", { name: "Turn before" }).click();
  await page.getByText("What happened in 2").waitFor();
  await guests.shows("base");
  await shows(page, await headline("base"));
  assert.ok(await page.locator("#replay").isHidden());
  await page.locator('#board img[src$="h=kept"]').waitFor();
});

test("who is removed is told so, and comes back with a code", async t => {
  const { guests, browser } = await table(t, "base");
  const { page, complaints } = await device(browser);
  await page.goto(invited(guests));
  await shows(page, await headline("base"));
  guests.secrets.clear();
  await guests.shows("knights");
  await page.getByRole("heading", { name: "This screen is no longer looking on" }).waitFor();
  assert.ok(!(await page.locator("#game").isVisible()), "nothing of the table is left");
  assert.equal(await page.evaluate(() => localStorage.getItem("tableside-secret")), null);
  await looksSound(page, "removed");
  await page.getByLabel("Six digits").fill(guests.invite);
  await page.keyboard.press("Enter");
  await shows(page, await headline("knights"));
  assert.deepEqual(own(complaints), []);
});

test("a game that was left is said, and the next one takes its own code", async t => {
  const { guests, browser } = await table(t, "base");
  const { page, complaints } = await device(browser, { locale: "de-DE" });
  await page.goto(invited(guests));
  await shows(page, await headline("base", "de"));
  guests.becomes(410);
  await page.getByRole("heading", { name: "Die Partie wurde verlassen" }).waitFor();
  await looksSound(page, "left");
  guests.becomes("on");
  guests.secrets.clear();
  await page.getByLabel("Sechs Ziffern").fill(guests.invite);
  await page.keyboard.press("Enter");
  await shows(page, await headline("base", "de"));
  assert.deepEqual(own(complaints), []);
});

test("a phone that scans again is the same looker-on, and who comes too late is told so", async t => {
  const { guests, browser } = await table(t, "base");
  const { page } = await device(browser);
  await page.goto(invited(guests));
  await shows(page, await headline("base"));
  await page.goto("about:blank");
  await page.goto(invited(guests));
  await shows(page, await headline("base"));
  await until(() => guests.secrets.size === 1, "the old one has left");
  guests.isFull = true;
  const late = await device(browser);
  await late.page.goto(invited(guests));
  await late.page.getByText("Nobody else can look on right now.").waitFor();
});

test("who comes while the main device has nothing to show is told so", async t => {
  const { guests, browser } = await table(t, "base");
  guests.becomes(204);
  const { page, complaints } = await device(browser);
  await page.goto(invited(guests));
  await page.getByText("can’t save right now").waitFor();
  await looksSound(page, "nothing yet");
  guests.becomes("on");
  await shows(page, await headline("base"));
  assert.deepEqual(own(complaints), []);
});

test("a program that was started again is followed from its first view", async t => {
  const { guests, browser } = await table(t, "base");
  const { page } = await device(browser);
  await page.goto(invited(guests));
  for (let n = 0; n < 3; n += 1) await guests.shows("base");
  await shows(page, await headline("base"));
  guests.cut();
  await guests.restarts("knights");
  guests.cut();
  await shows(page, await headline("knights"));
  assert.equal(await page.locator("#rows > li").count(), 4);
});

test("the language is chosen on the page, kept, and heard at once", async t => {
  const { guests, browser } = await table(t, "knights");
  const { page, complaints } = await device(browser, { locale: "de-AT" });
  await page.goto(invited(guests));
  await shows(page, "Benjamin ist am Zug");
  assert.equal(await page.evaluate(() => document.documentElement.lang), "de");
  const button = page.getByRole("button", { name: "English" });
  await button.focus();
  await page.keyboard.press("Enter");
  await shows(page, "Benjamin's turn");
  assert.equal(await page.evaluate(() => document.activeElement.textContent), "Deutsch", "the focus stays");
  await page.reload();
  await shows(page, "Benjamin's turn");
  assert.deepEqual(complaints, []);
});

test("only what changed is drawn anew", async t => {
  const { guests, browser } = await table(t, "knights");
  const { page } = await device(browser);
  await page.goto(invited(guests));
  await page.waitForSelector("#board img");
  await page.evaluate(() => {
    for (const name of ["turn", "board", "number", "rows", "tracks", "said"]) document.getElementById(name).firstChild.marked = name;
  });
  await guests.shows("knights", view => ({ ...view, turn: { ...view.turn, words: "Somebody else" } }));
  await shows(page, "Somebody else");
  const left = await page.evaluate(() => ["turn", "board", "number", "rows", "tracks", "said"].map(name => document.getElementById(name).firstChild.marked || null));
  assert.deepEqual(left, [null, "board", "number", "rows", "tracks", "said"]);
});

test("every control is reached by keyboard, and the focus is seen", async t => {
  const { guests, browser } = await table(t, "base");
  const { page } = await device(browser);
  await page.goto(guests.url);
  const reached = [];
  for (let n = 0; n < 4; n += 1) {
    await page.keyboard.press("Tab");
    reached.push(await page.evaluate(() => {
      const it = document.activeElement;
      return `${it.id} ${parseFloat(getComputedStyle(it).outlineWidth) >= 2 && getComputedStyle(it).outlineStyle !== "none"}`;
    }));
  }
  assert.deepEqual(reached.slice(0, 3), ["code true", "enter true", "other true"]);
});

for (const [look, options] of Object.entries({
  light: { colorScheme: "light" },
  dark: { colorScheme: "dark" },
  contrast: { contrast: "more" },
})) {
  test(`all text keeps its contrast in the look ${look}`, async t => {
    const { guests, browser } = await table(t, "base");
    const { page } = await device(browser, { size: SIZES.tablet, ...options });
    await page.goto(invited(guests));
    for (const moment of MOMENTS) {
      await guests.shows(moment);
      await shows(page, await headline(moment));
      const faint = await page.evaluate(() => {
        const part = value => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
        const light = ([r, g, b]) => 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
        const read = color => color.match(/[\d.]+/g).map(Number);
        const ground = it => {
          for (let at = it; at; at = at.parentElement) {
            const color = read(getComputedStyle(at).backgroundColor);
            if (color.length < 4 || color[3] > 0) return color;
          }
          return [255, 255, 255];
        };
        const texts = [...document.querySelectorAll("h1, h2, p, li, span, b, bdi, button")].filter(it => it.getClientRects().length && [...it.childNodes].some(node => node.nodeType === 3 && node.textContent.trim()));
        return texts.map(it => {
          const [one, other] = [light(read(getComputedStyle(it).color)), light(ground(it))];
          return [it.textContent, (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)];
        }).filter(it => it[1] < 4.5);
      });
      assert.deepEqual(faint, [], moment);
    }
  });
}

test("a browser without scripts types the code into the same page and gets one that renews itself", async t => {
  const { guests, browser } = await table(t, "knights");
  const { page, complaints } = await device(browser, { size: SIZES.television, javaScriptEnabled: false });
  await page.goto(guests.url);
  await page.locator("#code").fill(guests.invite);
  await page.locator("#enter").click();
  await page.waitForURL(/\/still\?code=482913/);
  await page.getByRole("heading", { name: "Benjamin's turn" }).waitFor();
  assert.equal(await page.locator("meta[http-equiv=refresh]").getAttribute("content"), "10");
  assert.equal(await page.locator(".board img").getAttribute("src"), "/island.svg?h=kept");
  await photograph(page, "looking-on-still");
  assert.deepEqual(complaints, []);
});
