// Fingers mean the app and never the page, and a keyboard on the screen covers
// nothing that is being written.

import assert from "node:assert/strict";
import { test } from "node:test";
import { photograph } from "./browser.mjs";
import { Tablet } from "./tablet.mjs";

/** How the page lies before the eye. */
const seen = tablet =>
  tablet.page.evaluate(() => ({
    scale: visualViewport.scale,
    left: visualViewport.pageLeft,
    top: visualViewport.pageTop,
    scrolled: document.scrollingElement.scrollTop,
    selected: String(getSelection()),
  }));

const still = { scale: 1, left: 0, top: 0, scrolled: 0, selected: "" };

test("two fingers make the island larger, build nothing, and leave the page as it is", async t => {
  const tablet = await Tablet.open(t);
  await tablet.play();
  const said = await tablet.said("voice");
  const apart = async () => {
    const [one, other] = [await tablet.find("the top corner of the forest (9)"), await tablet.find("the bottom corner of the fields (6)")];
    return Math.hypot(one.x - other.x, one.y - other.y);
  };
  const before = await apart();
  const { x, y } = await tablet.find("The island");
  await tablet.fingers("touchStart", [x - 40, y], [x + 40, y]);
  for (let by = 0; by <= 60; by += 10) await tablet.fingers("touchMove", [x - 40 - by, y], [x + 40 + by, y]);
  await tablet.fingers("touchEnd");
  await tablet.settled();
  await photograph(tablet.page, "pinched");
  assert.ok((await apart()) > 1.3 * before, "the island has grown");
  assert.equal(await tablet.said("voice"), said);
  assert.deepEqual(await seen(tablet), still);
  assert.deepEqual(tablet.complaints, []);
});

test("two touches in a row are two touches and no zoom", async t => {
  const tablet = await Tablet.open(t);
  await tablet.touch("Settings");
  const { x, y } = await tablet.find("Settings");
  for (let touches = 0; touches < 2; touches++) {
    await Promise.all([tablet.fingers("touchStart", [x, y]), tablet.fingers("touchEnd")]);
  }
  await tablet.settled();
  assert.deepEqual(await seen(tablet), still);
});

test("one touch takes one step", async t => {
  const tablet = await Tablet.open(t);
  await tablet.play();
  const lines = () => tablet.page.evaluate(() => window.tablesideLines);
  for (const spot of ["between the pasture (4), the forest (9) and the hills (10)", "between the pasture (4) and the hills (10)"]) {
    const before = await lines();
    await tablet.touch(spot);
    assert.equal(await lines(), before + 1, spot);
  }
});

test("a field has the keyboard, and all that is typed comes into it", async t => {
  const tablet = await Tablet.open(t);
  await tablet.touch("New game");
  await tablet.touch("Name of player 1");
  const writes = () => tablet.page.evaluate(() => document.activeElement.tagName);
  assert.equal(await writes(), "INPUT");
  await tablet.page.keyboard.press("Control+A");
  await tablet.write("Änne");
  assert.ok(await tablet.shows("Start: Änne places first"));
  await tablet.touch("Rules");
  assert.equal(await writes(), "CANVAS", "the keyboard goes away");
});

/** A browser whose keyboard covers the page from a height that a test sets. */
function coverable() {
  const seen = new EventTarget();
  Object.assign(seen, { offsetTop: 0, offsetLeft: 0, scale: 1 });
  Object.defineProperty(seen, "height", { get: () => window.keyboard ?? innerHeight });
  Object.defineProperty(window, "visualViewport", { value: seen });
  window.cover = height => {
    window.keyboard = height;
    seen.dispatchEvent(new Event("resize"));
  };
}

test("a keyboard on the screen covers nothing that is being written", async t => {
  const tablet = await Tablet.open(t, { before: coverable });
  const cover = height => tablet.page.evaluate(height => window.cover(height), height);
  const top = () => tablet.page.evaluate(() => document.getElementById("canvas").getBoundingClientRect().top);
  await tablet.touch("New game");
  await tablet.touch("Name of player 3");
  assert.equal(await top(), 0);
  await cover(230);
  assert.ok((await tablet.find("Name of player 3")).bottom <= 230);
  await photograph(tablet.page, "pushed");
  // Where the page was pushed, fingers still find what they see.
  await tablet.touch("Name of player 2");
  assert.ok((await tablet.find("Name of player 2")).bottom <= 230);
  await tablet.page.keyboard.press("Control+A");
  await tablet.write("Bo");
  await cover(null);
  assert.equal(await top(), 0);
  await tablet.touch("Rules");
  await cover(230);
  assert.equal(await top(), 0, "without a field the page stays where it is");
  await cover(null);
  await tablet.touch("Players");
  await tablet.touch("Name of player 2");
  assert.ok(await tablet.shows(/^Bo$|Bo/));
});

test("keys that browsers have an answer to are the app's alone", async t => {
  const tablet = await Tablet.open(t);
  const untaken = await tablet.page.evaluate(() => {
    const keys = [["+", true], ["-", true], ["0", true], ["z", true], ["F1", false]];
    const canvas = document.getElementById("canvas");
    return keys.filter(([key, ctrlKey]) =>
      canvas.dispatchEvent(new KeyboardEvent("keydown", { key, ctrlKey, bubbles: true, cancelable: true })),
    );
  });
  assert.deepEqual(untaken, []);
});
