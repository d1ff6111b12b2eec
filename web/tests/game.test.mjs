// A whole opening and four turns with a mixed deck, by touch, on screens of both
// ways up; a turn on a dense one, whose pixels a processor draws four times as long.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DIST, openFor, openPage, photograph } from "./browser.mjs";
import { Host } from "./host.mjs";
import { Table } from "./table.mjs";

let host;
before(async () => {
  host = await Host.of(DIST);
});
after(() => host.close());

/** Decks B, C and D, mixed. */
async function mixed(table) {
  await table.tap("Cards");
  await table.tap("A year of seasons");
}

for (const [name, size, scale, turns] of [
  ["landscape", [1280, 800], 1, 4],
  ["portrait", [800, 1280], 1, 4],
  ["portrait-dense", [800, 1280], 2, 1],
]) {
  test(`an opening and turns with a mixed deck, ${turns} of them, ${name}`, async t => {
    const context = await openFor(t, { touch: true, size, scale });
    const { page, complaints } = await openPage(context);
    const table = await Table.open(context, page, host.url);
    await photograph(page, `${name}-start`);
    await table.begin(mixed);
    await photograph(page, `${name}-opening`);
    await table.opening();
    for (let steps = 0; (await table.turn()) <= turns; steps += 1) {
      assert.ok(steps < 200, "the turns come to an end");
      await table.step();
      await photograph(page, `${name}-turn-${await table.turn()}`);
    }
    // The opening, 12 pieces, and for each turn a card and a pass at least.
    assert.ok((await table.lines()) >= 13 + 2 * turns);
    assert.deepEqual(complaints, []);
  });
}
