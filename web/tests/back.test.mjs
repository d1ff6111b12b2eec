// The browser's way back leads through the app before it leaves the page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Tablet } from "./tablet.mjs";

/** Where the browser is. */
const address = tablet => tablet.page.evaluate(() => location.protocol);

/** The user goes back from the start. */
async function leave(tablet) {
  await tablet.page.goBack().catch(() => {});
  return tablet.page.url();
}

test("back goes to the start, and the game is there to resume", async t => {
  const tablet = await Tablet.open(t);
  await tablet.play();
  await tablet.touch("between the pasture (4), the forest (9) and the hills (10)");
  const said = await tablet.said("voice");
  await tablet.back();
  assert.ok(await tablet.shows("New game"));
  assert.equal(await address(tablet), "http:");
  await tablet.touch("Resume");
  assert.match(said, /tap where your road goes/);
  assert.match(await tablet.said("voice"), /tap where your road goes/);
});

test("back closes what is open, one thing after the other, without a touch in between", async t => {
  const tablet = await Tablet.open(t);
  await tablet.play();
  await tablet.touch("Table");
  await tablet.touch("Settings");
  assert.ok(await tablet.shows("Done"));
  await tablet.back();
  assert.ok(!(await tablet.shows("Done")));
  assert.ok(await tablet.shows("Players and seats"), "the page behind it");
  await tablet.back();
  assert.ok(!(await tablet.shows("Players and seats")) && (await tablet.shows("History")));
  await tablet.back();
  assert.ok(await tablet.shows("New game"));
});

test("back at the start leaves the page at once, however one came there", async t => {
  for (const home of ["Home", "back", "reload"]) {
    const tablet = await Tablet.open(t);
    await tablet.play();
    if (home === "Home") await tablet.touch("Home");
    if (home === "back") await tablet.back();
    if (home === "reload") await tablet.start();
    await tablet.find("Resume");
    assert.equal(await leave(tablet), "about:blank", home);
  }
});

test("forward from the start leads nowhere and takes nothing away", async t => {
  const tablet = await Tablet.open(t);
  await tablet.play();
  await tablet.back();
  await tablet.page.evaluate(() => history.forward());
  await tablet.settled();
  assert.ok(await tablet.shows("New game"));
  await tablet.touch("Resume");
  assert.ok(await tablet.shows("History"));
  assert.deepEqual(tablet.complaints, []);
});
