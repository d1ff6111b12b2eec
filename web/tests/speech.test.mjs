// The page speaks: what screen readers follow says what the canvas shows.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Tablet } from "./tablet.mjs";

/** What the browser tells screen readers of the page, by role. */
async function told(tablet) {
  const { nodes } = await tablet.devtools.send("Accessibility.getFullAXTree");
  return nodes.map(({ role, name, properties = [] }) => ({
    role: role?.value,
    name: name?.value,
    live: properties.find(it => it.name === "live")?.value.value,
  }));
}

/** Notes everything that is said from now on. */
async function listen(tablet) {
  await tablet.page.evaluate(() => {
    window.heard = [];
    for (const id of ["voice", "alarm"]) {
      new MutationObserver(changes => {
        for (const { target, addedNodes } of changes) {
          if (addedNodes.length && target.textContent) window.heard.push([id, target.textContent]);
        }
      }).observe(document.getElementById(id), { subtree: true, childList: true });
    }
  });
  return () => tablet.page.evaluate(() => window.heard.splice(0));
}

test("places for words and a name for the canvas are there before anything is said", async t => {
  const tablet = await Tablet.open(t);
  const all = await told(tablet);
  const live = all.filter(it => it.live).map(it => `${it.role} ${it.live}`);
  assert.deepEqual(live, ["status polite", "alert assertive", "log polite"]);
  assert.match(all.find(it => it.role === "application").name, /^Tableside\. The space bar/);
  assert.equal(await tablet.said("voice"), "");
});

test("card, payouts, tasks and whose turn it is are spoken once each", async t => {
  const tablet = await Tablet.open(t);
  await tablet.opening();
  assert.match(await tablet.said("voice"), /^Red places a road: .+\. Red's turn\.$/);
  const heard = await listen(tablet);
  await tablet.touch("Draw");
  const [[where, words], ...others] = await heard();
  assert.equal(where, "voice");
  // Who takes something, or what the card asks: each of deck A's events has one of these words.
  const says = /^Red's turn\. The number is \d+, .+[.!?] .+(takes|nothing|robber|discards|gives|turns).*[.!?]$/;
  assert.match(words, says);
  assert.deepEqual(others, [], "nothing is said twice");
  const all = await told(tablet);
  assert.ok(all.some(it => it.name === words), "the browser tells of it");
  // Looking around says nothing anew.
  await tablet.touch("History");
  await tablet.touch("Close");
  assert.deepEqual(await heard(), []);
});

test("a refusal is an alert, and is gone when it is put away", async t => {
  const tablet = await Tablet.open(t);
  await tablet.play();
  await tablet.touch("between the pasture (4), the forest (9) and the hills (10)");
  await tablet.touch("between the pasture (4) and the hills (10)");
  const heard = await listen(tablet);
  await tablet.touch("Any spot");
  await tablet.touch("between the pasture (2), the pasture (4) and the forest (9)");
  const [said, ...others] = await heard();
  assert.equal(said[0], "alarm");
  assert.match(said[1], /^Against the rules\. Too close/);
  assert.deepEqual(others, []);
  await tablet.touch("Back");
  assert.equal(await tablet.said("alarm"), "");
});

test("the page speaks the language of the app, also when that changes", async t => {
  const tablet = await Tablet.open(t, { locale: "de-DE" });
  const spoken = () => tablet.page.evaluate(() => document.documentElement.lang);
  assert.equal(await spoken(), "de");
  await tablet.touch("Einstellungen");
  await tablet.touch("English");
  assert.equal(await spoken(), "en");
  const canvas = (await told(tablet)).find(it => it.role === "application");
  assert.match(canvas.name, /The space bar/);
});

test("what the keyboard comes to is spoken by its name, and a field is called so", async t => {
  const tablet = await Tablet.open(t);
  await tablet.touch("New game");
  await tablet.page.keyboard.press("Tab");
  await tablet.settled();
  assert.notEqual(await tablet.said("ring"), "");
  await tablet.touch("Name of player 2");
  assert.equal(await tablet.said("ring"), "", "browsers tell of fields themselves");
  assert.ok((await told(tablet)).some(it => it.role === "textbox" && it.name === "Name of player 2"));
});
