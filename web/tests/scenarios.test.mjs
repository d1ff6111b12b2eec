// Scenarios with rules of their own by touch: the Pirate Islands with the table's dice, loaded anew
// once the fleet has sailed, turns of the Wonders with cards on an upright tablet, and a whole game of
// theirs, won by the fourth level.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DIST, photograph } from "./browser.mjs";
import { told, verified } from "./desktop.mjs";
import { Host } from "./host.mjs";
import { between, openTable } from "./table.mjs";

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

/** Settlement and road of each, then the same in reverse, where the printed map has its numbers:
    nobody lives at its 12. */
const OPENING = [
  [["hills (11)", "fields (10)", "mountains (6)"], ["hills (11)", "fields (10)"]],
  [["pasture (3)", "forest (9)", "hills (4)"], ["pasture (3)", "forest (9)"]],
  [["fields (6)", "mountains (3)", "fields (4)"], ["fields (6)", "mountains (3)"]],
  [["mountains (3)", "hills (8)", "pasture (9)"], ["hills (8)", "pasture (9)"]],
  [["hills (10)", "forest (8)", "fields (9)"], ["forest (8)", "fields (9)"]],
  [["forest (8)", "pasture (11)", "pasture (2)"], ["pasture (11)", "pasture (2)"]],
];

/** Chooses one of several rules, wherever the page has it. What is chosen has the same name as
    before, so nobody sees whether a touch was lost: a second one does no harm. */
async function chooses(table, name) {
  await table.until(() => table.has(name), `“${name}”`);
  const place = async () => (await table.called(name))[0];
  for (let drags = 0; (await place()).y > 600 && drags < 6; drags += 1) {
    const { x } = await place();
    await table.drag(-480, x, 660);
  }
  const { x, y } = await place();
  for (let times = 0; times < 2; times += 1) await table.finger(x, y);
}

/** Touches this, and waits until the game has gone on by it. */
async function does(table, name) {
  const start = await table.lines();
  await table.tap(name);
  await table.until(async () => (await table.lines()) > start, `what “${name}” does`);
  await table.rest();
}

/** A number that nobody takes anything by. */
async function rolls(table) {
  await does(table, "Rolled 12");
  await table.until(() => table.has(/^Done – pass to /), "the turn's trade");
}

/** Does this on the page of the wonders, which closes by it. */
async function onWonders(table, name) {
  await table.tap("Wonder");
  await does(table, name);
}

const LEVEL = "Red builds a level of their wonder";

test("a whole game of the Wonders, won by the fourth level of one", async t => {
  const { table, page, complaints } = await openTable(t, host.url, [1280, 800]);
  await table.begin(async () => {
    await scenario(table, "Wonders");
    await table.tap("Cards");
    await table.tap("Your own dice");
    await table.tap("Rules");
    // So that nothing has to be earned first: who can pay is for the table to see.
    await chooses(table, "Not tracked");
  });
  for (const pieces of OPENING) {
    for (const hexes of pieces) await table.placeBetween(...hexes);
  }

  // Two cities are what the Theater asks for.
  await rolls(table);
  for (const [settled] of [OPENING[0], OPENING[5]]) await table.placeBetween(...settled);
  await onWonders(table, "Claim the wonder: Theater");
  await onWonders(table, "Build level 1 of the wonder: Theater");
  await table.tap("Wonder");
  await table.until(() => table.has("Red, level 1"), "whose wonder it is");
  await photograph(page, "wonders-claimed");
  await table.tap("Back");
  await table.reloaded();
  await table.pass();

  for (const other of ["Blue", "White"]) {
    assert.ok(await table.has(new RegExp(`^Turn \\d+ · ${other}$`)), `the turn of ${other}`);
    await rolls(table);
    await table.pass();
  }

  await rolls(table);
  for (const level of [2, 3]) await onWonders(table, `Build level ${level} of the wonder: Theater`);
  // Taken back and done again it is the same level: only then the fourth is the next.
  await table.tap(`Undo: ${LEVEL}`);
  await table.tap(`Redo: ${LEVEL}`);
  await table.until(() => table.has("Redo: nothing to redo"), "the level, done again");
  await onWonders(table, "Build level 4 of the wonder: Theater");
  await table.until(() => table.has(/^Red wins!/), "the win");
  assert.ok(await table.has(/All four levels of their wonder stand\./), "why");
  await photograph(page, "wonders-won");

  const file = await table.exported();
  const shown = told(file);
  assert.deepEqual(shown.wonders, [{ name: "theater", player: 0, level: 4 }]);
  assert.deepEqual([shown.turn, shown.phase], [4, "over"]);
  assert.deepEqual(shown.over, { winner: 0, how: "wonder" });
  verified(file);
  assert.deepEqual(complaints, []);
});
