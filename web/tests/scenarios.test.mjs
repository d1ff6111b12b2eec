// Scenarios with rules of their own by touch: the Pirate Islands with the table's dice, loaded anew
// once the fleet has sailed, turns of the Wonders with cards on an upright tablet, and a whole game of
// theirs, won by the fourth level.

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

/** Whether it is a corner of the island, with three hexes beside it; a path has two. */
const isCorner = ({ name }) => / corner of /.test(name) || (/^between /.test(name) && name.split("the ").length === 4);

/** Makes one of the settlements of whoever is on turn a city. */
async function city(table) {
  const start = await table.lines();
  const built = async () => (await table.lines()) > start;
  for (const { x, y } of (await table.controls()).filter(isCorner)) {
    await table.finger(x, y);
    await table.rest();
    const [asked] = await table.called(/^Build: City/);
    if (asked && !(await built())) await table.finger(asked.x, asked.y);
    await table.rest();
    if (await built()) break;
    await table.leavePlace();
  }
  assert.ok(await table.has(/^Undo: .*city/), "a city");
  await table.leavePlace();
}

/** Touches this on the page of the wonders, and waits until it is done. */
async function onWonders(table, name) {
  const start = await table.lines();
  if (!(await table.has(name))) await table.tap("Wonder");
  await table.tap(name);
  await table.until(async () => (await table.lines()) > start, `“${name}”`);
  await table.rest();
}

test("a whole game of the Wonders, won by the fourth level of one", async t => {
  const { table, page, complaints } = await openTable(t, host.url, [1280, 800]);
  await table.begin(async () => {
    await scenario(table, "Wonders");
    await table.tap("Cards");
    await table.tap("Your own dice");
    await table.tap("Rules");
    // So that nothing has to be earned first: who can pay is for the table to see.
    await table.tap("Not tracked");
  });
  await table.opening();
  // Nobody lives at a 12, and the robber stays where it is.
  const rolls = async () => {
    await table.tap("Rolled 12");
    await table.settle();
  };
  await rolls();
  await city(table);
  await city(table);
  await onWonders(table, "Claim the wonder: Theater");
  await onWonders(table, "Build level 1 of the wonder: Theater");
  await table.tap("Wonder");
  await table.rest();
  await photograph(page, "wonders-claimed");
  await table.tap("Back");
  await table.reloaded();
  await table.pass();
  // The others have their turns, and nothing of theirs is taken away by the win.
  for (let others = 0; others < 2; others += 1) {
    await rolls();
    await table.pass();
  }
  await rolls();
  for (const level of [2, 3]) {
    await onWonders(table, `Build level ${level} of the wonder: Theater`);
  }
  // Taken back and done again, it is the same level.
  await table.tap(/^Undo: /);
  await table.rest();
  await table.tap(/^Redo: /);
  await table.rest();
  await onWonders(table, "Build level 4 of the wonder: Theater");
  await table.until(() => table.has(/^Red wins!/), "the win");
  await photograph(page, "wonders-won");
  assert.ok(await table.has(/All four levels of their wonder stand\./), "why");

  const file = await table.exported();
  const shown = told(file);
  assert.deepEqual(shown.wonders, [{ name: "theater", player: 0, level: 4 }]);
  assert.deepEqual([shown.turn, shown.phase], [4, "over"]);
  assert.deepEqual(shown.over?.winners ?? [shown.over?.winner], [0], JSON.stringify(shown.over));
  verified(file);
  assert.deepEqual(complaints, []);
});
