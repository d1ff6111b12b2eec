// Private hands on the page: a finger that rests on a player's own tile shows them their cards, and nobody
// else reads or hears of it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { photograph } from "./browser.mjs";
import { Tablet } from "./tablet.mjs";

test("cards lie under a curtain as long as a finger rests on their owner's tile", async t => {
  const tablet = await Tablet.open(t);
  await tablet.touch(/^Sample game/);
  await tablet.touch("Table");
  await tablet.touch("Tracking hands");
  await tablet.touch(/^Private hands/);
  await tablet.touch("Change it");
  const tile = await tablet.find(/^Amy, /);
  const seen = async () => (await tablet.controls()).map(it => it.name).join("\n");
  const heard = () => tablet.said("voice");
  const [before, voice] = [await seen(), await heard()];
  assert.doesNotMatch(before, /3 lumber|Only Amy/);
  await tablet.fingers("touchStart", [tile.x, tile.y]);
  await tablet.page.waitForTimeout(2_500);
  const held = await seen();
  await photograph(tablet.page, "own-cards-held");
  await tablet.fingers("touchEnd");
  await tablet.settled();
  assert.match(held, /Only Amy looks/);
  assert.match(held, /Your hand: 3 lumber, 4 wool and 1 grain/);
  assert.equal(await seen(), before, "covered again, and no page was opened");
  assert.equal(await heard(), voice, "nothing of it is spoken");
  assert.deepEqual(tablet.complaints, []);
});
