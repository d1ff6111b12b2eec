// The app's code comes in two parts: the start is drawn by the first alone, and a touch that is
// faster than the second waits for it, or is told that it can't be had.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DIST, assertSays, colors, kept, openFor, openPage, photograph, reached } from "./browser.mjs";
import { Host } from "./host.mjs";
import { Table } from "./table.mjs";
import { words } from "../words.js";

const LATER = /\/later-[0-9a-f]{16}\.wasm$/;

/** A browser that keeps nothing of the page's code, and a host. */
async function forgetful(t, options = {}) {
  const host = await Host.of(DIST);
  const context = await openFor(t, { touch: true, ...options });
  t.after(() => host.close().catch(() => {}));
  await context.addInitScript(() => delete Navigator.prototype.serviceWorker);
  const { page, complaints } = await openPage(context);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  return { host, context, page, complaints };
}

/** Whether something asked for the second part before its time. */
const hurried = page => page.evaluate(() => "hurried" in document.documentElement.dataset);

/** Loads the page from a host that keeps the second part back: the start is drawn without. */
async function assertStarts({ host, page, complaints }, name) {
  const release = host.hold(LATER);
  await page.goto(host.url);
  await reached(page, "painted");
  // What moves or is read in the frames after the first.
  await page.waitForTimeout(1_000);
  const count = await colors(page, await photograph(page, name));
  assert.ok(count > 60, `${name} has only ${count} colors`);
  assert.equal(await hurried(page), false, "nothing of the second part was called");
  assert.deepEqual(complaints, []);
  release();
}

const SIZES = { wide: [1280, 800], tall: [800, 1280], telephone: [360, 740] };

for (const [shape, size] of Object.entries(SIZES)) {
  for (const locale of ["en-GB", "de-DE"]) {
    test(`a new visitor's start is drawn by the first part alone: ${shape}, ${locale}`, async t => {
      await assertStarts(await forgetful(t, { size, locale }), `first-part-${shape}-${locale}`);
    });
  }
}

/** The games that may lie on the start screen, and how they are begun. */
const GAMES = {
  base: { size: [1280, 800], settings: async () => {} },
  knights: {
    size: [800, 1280],
    settings: async table => {
      await table.tap("Cards");
      await table.tap("Cities & Knights");
    },
  },
  sea: {
    size: [480, 800],
    settings: async table => {
      await table.tap("Island");
      await table.tap("Seafarers");
    },
  },
};

for (const [game, { size, settings }] of Object.entries(GAMES)) {
  test(`a start with a game is drawn by the first part alone: ${game}`, async t => {
    const visit = await forgetful(t, { size });
    const table = await Table.open(visit.context, visit.page, visit.host.url);
    await table.begin(settings);
    await table.opening();
    await table.tap("Home");
    await assertStarts(visit, `first-part-${game}`);
  });
}

/** The start is there, the second part isn't; `page` has something to touch. */
async function started(t) {
  const visit = await forgetful(t);
  const release = visit.host.hold(LATER);
  const table = await Table.open(visit.context, visit.page, visit.host.url);
  const [{ x, y }] = await table.called("New game");
  // Whoever touches what isn't there yet is answered late.
  const touch = () => table.finger(x, y).catch(() => false);
  return { ...visit, release, table, touch };
}

test("a touch that is faster than the second part waits for it", async t => {
  const { host, page, release, table, touch, complaints } = await started(t);
  const touched = touch();
  for (let times = 0; times < 100 && host.asked.filter(path => LATER.test(path)).length < 2; times += 1) {
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  release();
  await touched;
  await table.until(() => table.has(/^Start: /), "a new game");
  assert.equal(await hurried(page), true);
  await table.tap(/^Start: /);
  await table.until(async () => (await table.lines()) > 0, "the game to begin");
  assert.deepEqual(complaints, []);
});

test("a second part that did not come is asked for again by a touch", async t => {
  const visit = await forgetful(t);
  await visit.page.route(LATER, route => route.abort(), { times: 1 });
  const table = await Table.open(visit.context, visit.page, visit.host.url);
  await table.tap("New game");
  await table.until(() => table.has(/^Start: /), "a new game");
  assert.equal(await hurried(visit.page), true);
});

test("a second part that never comes is told", async t => {
  const { host, page, touch } = await started(t);
  await host.close();
  await touch();
  await reached(page, "unreached");
  await assertSays(page, words("en").unreached);
});

test("a host that sends something else instead of the second part is told", async t => {
  const { page, touch, release } = await started(t);
  await page.route(LATER, route => route.fulfill({ status: 200, body: "<html>Log in first</html>" }));
  await touch();
  release();
  await reached(page, "unable");
  await assertSays(page, words("en").unable);
});

test("without a network a game begins as well", async t => {
  const host = await Host.of(DIST);
  t.after(() => host.close().catch(() => {}));
  const context = await openFor(t, { touch: true });
  const { page, complaints } = await openPage(context);
  await page.goto(host.url);
  await reached(page, "painted");
  await kept(page);
  await host.close();
  const table = await Table.open(context, page, host.url);
  await table.begin();
  await table.opening();
  assert.deepEqual(complaints, []);
});
