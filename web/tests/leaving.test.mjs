// Who leaves the page loses nothing: what is typed is kept, and what can't be
// stored is asked about.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Tablet } from "./tablet.mjs";
import { reached } from "./browser.mjs";

/** A browser whose storage is full from when a test says so. */
function mayBeFull() {
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...what) {
    if (window.full) throw new DOMException("no room", "QuotaExceededError");
    return put.apply(this, what);
  };
}

/** Closes the page as a user does; what the browser asks before that. */
async function close(tablet) {
  const asked = [];
  tablet.page.on("dialog", async dialog => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });
  await tablet.page.close({ runBeforeUnload: true });
  for (let tries = 0; tries < 20 && !tablet.page.isClosed() && !asked.length; tries++) {
    await new Promise(resolve => setTimeout(resolve, 250));
  }
  return asked;
}

test("a page that has stored everything is closed without a question", async t => {
  const tablet = await Tablet.open(t);
  await tablet.play();
  await tablet.touch("between the pasture (4), the forest (9) and the hills (10)");
  assert.deepEqual(await close(tablet), []);
  assert.ok(tablet.page.isClosed());
});

test("who closes it while something is not stored is asked", async t => {
  const tablet = await Tablet.open(t, { before: mayBeFull });
  await tablet.play();
  await tablet.page.evaluate(() => (window.full = true));
  await tablet.touch("between the pasture (4), the forest (9) and the hills (10)");
  assert.deepEqual(await close(tablet), ["beforeunload"]);
  assert.ok(!tablet.page.isClosed());
  await tablet.page.evaluate(() => (window.full = false));
  await tablet.page.waitForTimeout(4_000);
  assert.deepEqual(await close(tablet), [], "not any more once it is stored");
});

/** A title is being typed. */
async function typing(tablet) {
  await tablet.play();
  await tablet.touch("Home");
  await tablet.touch(/^More about /);
  await tablet.touch("Title of the game");
  await tablet.write("Rainy night");
}

test("a title that is being typed is kept when the page is put out of sight and killed", async t => {
  const tablet = await Tablet.open(t);
  await typing(tablet);
  await tablet.page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await tablet.page.waitForTimeout(1_000);
  const killed = new Promise(resolve => tablet.page.once("crash", resolve));
  tablet.devtools.send("Page.crash").catch(() => {});
  await killed;
  const next = await tablet.context.newPage();
  await next.goto(`${tablet.host.url}?witness`);
  await reached(next, "painted");
  tablet.page = next;
  await tablet.find(/Rainy night/);
});

test("it is kept when the page is loaded anew", async t => {
  const tablet = await Tablet.open(t);
  await typing(tablet);
  await tablet.start();
  await tablet.find(/Rainy night/);
});
