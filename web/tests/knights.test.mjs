// Cities & Knights by touch: a game with the table's dice through an attack, loaded anew
// in the middle, and turns with cards on a telephone.

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

/** The expansion, with its cards; on the page of cards, where the choice shows. */
async function knights(table) {
  await table.tap("Cards");
  await table.tap("Cities & Knights");
}

/** The expansion, with the table's own dice, so that all that comes is known. */
async function knightsByDice(table) {
  await knights(table);
  await table.tap("Your own dice");
}

/** Where red's knight stands, at the end of the road of red's city. */
const POST = ["forest (3)", "fields (4)", "pasture (5)"];

/** Settlement and road of each, then city and road of each in reverse. */
const OPENING = [
  [["mountains (10)", "pasture (2)", "hills (6)"], ["mountains (10)", "hills (6)"]],
  [["desert", "forest (3)", "fields (4)"], ["desert", "forest (3)"]],
  [["mountains (3)", "hills (5)", "fields (6)"], ["mountains (3)", "hills (5)"]],
  [["pasture (4)", "forest (9)", "hills (10)"], ["pasture (4)", "hills (10)"]],
  [["fields (9)", "forest (11)", "forest (8)"], ["forest (11)", "forest (8)"]],
  [["fields (4)", "pasture (5)", "pasture (11)"], ["fields (4)", "pasture (5)"]],
];

/** Tells the number and the ship of the table's dice, and waits for what it says. */
async function sails(table, number) {
  await table.tap(`Rolled ${number}`);
  await table.tap("The event die shows: Ship");
  await table.until(() => table.has(/^Done – pass to /), "the turn's trade");
}

/** How far the ship is away, as the strip above the island says. */
async function away(table) {
  const [strip] = await table.called(/barbarians land.*: .*Details\.$/);
  assert.ok(strip, "the strip is there");
  return Number(/^(\d+) more ships/.exec(strip.name)?.[1] ?? 1);
}

test("Cities & Knights by touch, through an attack, and loaded anew in the middle", async t => {
  const { table, page, complaints } = await openTable(t, host.url, [1280, 800]);
  await table.begin(knightsByDice);
  for (const pieces of OPENING) {
    for (const hexes of pieces) await table.placeBetween(...hexes);
  }
  await photograph(page, "knights-opening");
  assert.equal(await away(table), 7);

  // Red: a knight is recruited by one touch, and active by two more.
  await sails(table, 10);
  assert.equal(await away(table), 6);
  await table.placeBetween(...POST);
  await table.tap(between(POST));
  await photograph(page, "knights-knight");
  await table.tap(/^Activate this knight/);
  await table.until(() => table.has(/^Red, .*strength 1/), "an active knight");
  await table.pass();

  // Blue: paper for science.
  await sails(table, 8);
  await table.tap("Improve");
  await photograph(page, "knights-improve");
  await table.tap(/^Improve science to level 1/);
  await table.until(() => table.has(/^Blue, .*science 1/), "the level");
  await table.pass();

  // White: loaded anew between the number and the event die.
  await table.tap("Rolled 5");
  await table.until(() => table.has("The event die shows: Ship"), "the event die");
  await table.reloaded();
  await table.tap("The event die shows: Ship");
  await table.pass();

  // Red: a gate, at which blue draws.
  await table.tap("Rolled 8");
  await table.tap("The event die shows: Science");
  await table.tap("The red die shows 2");
  await table.until(() => table.has(/^Science gate, red 2: Blue draws /), "the gate");
  assert.equal(await away(table), 4);
  await photograph(page, "knights-gate");
  await table.pass();

  // Blue plays what was drawn.
  await sails(table, 4);
  await table.tap("Progress");
  await photograph(page, "knights-progress");
  await table.tap("Irrigation");
  await table.tap(/^Play Irrigation: /);
  await table.until(() => table.has(/^Blue, .*no progress card/), "the card to be played");
  await table.pass();

  for (const number of [4, 10]) {
    await sails(table, number);
    await table.pass();
  }

  // Blue's ship is the seventh: one knight stands against three cities.
  await sails(table, 8);
  for (const who of [/^Blue, .*: 2 points/, /^White, .*: 2 points/]) {
    await table.until(() => table.has(who), `the attack: ${who}`);
  }
  assert.equal(await away(table), 7);
  await photograph(page, "knights-attack");
  await table.reloaded();
  await table.pass();

  const file = await table.exported();
  const shown = told(file);
  assert.deepEqual(shown.expansions, ["knights"]);
  assert.equal(shown.turn, 9);
  assert.deepEqual(shown.barbarians, { ship: 0, attacks: 1 });
  const [red, blue, white] = shown.players;
  assert.deepEqual(shown.players.map(player => player.cities.length), [1, 0, 0], "both who gave nothing lose");
  assert.deepEqual(red.knights_on_board.map(({ level, active }) => [level, active]), [[1, false]]);
  assert.deepEqual(blue.improvements, { science: 1, trade: 0, politics: 0 });
  assert.deepEqual(blue.progress_cards, { science: 0, trade: 0, politics: 0 });
  assert.equal(white.settlements.length, 2);
  verified(file);
  assert.deepEqual(complaints, []);
});

test("turns of Cities & Knights with cards, each with its ship or gate, on a telephone", async t => {
  const { table, page, complaints } = await openTable(t, host.url, [480, 800]);
  await table.begin(knights);
  await table.opening();
  await photograph(page, "knights-telephone-opening");
  let left = await away(table);
  for (let turn = 1; turn <= 4; turn += 1) {
    await table.tapUntil("Draw", async () => !(await table.has("Draw")));
    await table.settle();
    if (!(await table.has(/ gate, red \d: /))) left -= 1;
    assert.equal(await away(table), left, "a ship, if no gate");
    await photograph(page, `knights-telephone-${turn}`);
    await table.pass();
  }
  const file = await table.exported();
  const shown = told(file);
  assert.equal(shown.turn, 5);
  assert.equal(shown.barbarians.ship, 7 - left);
  verified(file);
  assert.deepEqual(complaints, []);
});
