// The display stays on during a game, where the browser lets a page ask.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Tablet } from "./tablet.mjs";

/** A browser that notes what is asked of its display. */
function noting() {
  window.display = [];
  const locks = {
    async request(what) {
      window.display.push(`asked for the ${what}`);
      const held = {
        released: false,
        async release() {
          window.display.push("let go");
          held.released = true;
        },
      };
      // As when the page is out of sight.
      window.takeAway = () => (held.released = true);
      return held;
    },
  };
  Object.defineProperty(Navigator.prototype, "wakeLock", { get: () => locks });
}

const asked = tablet => tablet.page.evaluate(() => window.display.splice(0));

test("the display stays on while a game is on the table and is asked for once", async t => {
  const tablet = await Tablet.open(t, { before: noting });
  assert.deepEqual(await asked(tablet), []);
  await tablet.play();
  assert.deepEqual(await asked(tablet), ["asked for the screen"]);
  await tablet.touch("History");
  assert.deepEqual(await asked(tablet), []);
  await tablet.touch("Home");
  assert.deepEqual(await asked(tablet), ["let go"]);
  await tablet.touch("Resume");
  assert.deepEqual(await asked(tablet), ["asked for the screen"]);
  assert.deepEqual(tablet.complaints, []);
});

test("it is asked for again when the page is seen again, as long as a game is played", async t => {
  const tablet = await Tablet.open(t, { before: noting });
  await tablet.play();
  await asked(tablet);
  const seen = async () => {
    await tablet.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await tablet.settled();
    return asked(tablet);
  };
  assert.deepEqual(await seen(), [], "it is still held");
  await tablet.page.evaluate(() => window.takeAway());
  assert.deepEqual(await seen(), ["asked for the screen"]);
  await tablet.touch("Home");
  await asked(tablet);
  assert.deepEqual(await seen(), []);
});

for (const [name, before] of Object.entries({
  "knows of no such thing": () => delete Navigator.prototype.wakeLock,
  "refuses": () => {
    const request = () => Promise.reject(new DOMException("low battery", "NotAllowedError"));
    Object.defineProperty(Navigator.prototype, "wakeLock", { get: () => ({ request }) });
  },
})) {
  test(`a browser that ${name} is played on all the same`, async t => {
    const tablet = await Tablet.open(t, { before });
    await tablet.play();
    await tablet.touch("Home");
    assert.ok(await tablet.shows("Resume"));
    assert.deepEqual(tablet.complaints, []);
  });
}
