// Scenarios with rules of their own by touch: the Pirate Islands with the table's dice, loaded anew
// once the fleet has sailed, and turns of the Wonders with cards on an upright tablet.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DIST, photograph } from "./browser.mjs";
import { told, verified } from "./desktop.mjs";
import { Host } from "./host.mjs";
import { openTable } from "./table.mjs";

let host;
before(async () => {
  host = await Host.of(DIST);
});
after(() => host.close());

/** Seafarers with this scenario. */
async function scenario(table, title) {
  await table.tap("Island");
  await table.tap("Seafarers");
  await table.tap(new RegExp(`^${title}: `));
}

/** The number of the table's dice, and the lower of them, by which the fleet sails; then all
    that it asks. */
async function sails(table, number, lower) {
  await table.tap(`Rolled ${number}`);
  const die = `The lower die shows ${lower}`;
  await table.tapUntil(die, async () => !(await table.has(die)));
  await table.settle();
}

const AHEAD = /^(With the next number the fleet reaches nobody|The fleet's next attack, by the lower die: )/;

test("the Pirate Islands by touch: the fleet sails, attacks, and is there still when loaded anew", async t => {
  const { table, page, complaints } = await openTable(t, host.url, [1280, 800]);
  await table.begin(async () => {
    await scenario(table, "Pirate Islands");
    await table.tap("Cards");
    await table.tap("Your own dice");
  });
  await table.opening();
  let attacks = 0;
  for (let turn = 1; turn <= 4; turn += 1) {
    await table.until(() => table.has(AHEAD), "whom the fleet may reach");
    const reaches = (await table.called(/^The fleet's next attack.*\b4 /)).length > 0;
    await sails(table, 8, 4);
    await photograph(page, `pirates-${turn}`);
    attacks += (await table.called(/(loses to|holds off|beats) the fleet, /)).length > 0 ? 1 : 0;
    assert.ok(!reaches || attacks > 0, `an attack that was told before it came, in turn ${turn}`);
    if (turn === 2) await table.reloaded();
    await table.pass();
  }
  assert.ok(attacks > 0, "an attack");

  const file = await table.exported();
  const shown = told(file);
  assert.deepEqual(shown.expansions, ["sea"]);
  assert.equal(shown.turn, 5);
  const { at, path } = shown.fleet;
  assert.deepEqual(at, path[(4 * 4) % path.length], "four hexes a turn, around and around");
  verified(file);
  assert.deepEqual(complaints, []);
});

test("turns of the Wonders with cards on an upright tablet", async t => {
  const { table, page, complaints } = await openTable(t, host.url, [800, 1280]);
  await table.begin(() => scenario(table, "Wonders"));
  await table.opening();
  await photograph(page, "wonders-upright-opening");
  for (let turn = 1; turn <= 3; turn += 1) {
    await table.tapUntil("Draw", async () => !(await table.has("Draw")));
    await table.settle();
    await photograph(page, `wonders-upright-${turn}`);
    await table.pass();
  }
  await table.reloaded();
  const file = await table.exported();
  const shown = told(file);
  assert.equal(shown.turn, 4);
  assert.deepEqual([shown.scenario, shown.wonders], ["wonders", []]);
  verified(file);
  assert.deepEqual(complaints, []);
});
