// Seafarers by touch: New Shores with the table's dice, a ship built, moved, and loaded anew
// in the middle, and turns with cards and Cities & Knights on a telephone.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DIST, photograph } from "./browser.mjs";
import { told, verified } from "./desktop.mjs";
import { Host } from "./host.mjs";
import { isSpot, openTable } from "./table.mjs";

let host;
before(async () => {
  host = await Host.of(DIST);
});
after(() => host.close());

/** The expansion, with its scenarios; on the page of islands, where the choice shows. */
async function seafarers(table) {
  await table.tap("Island");
  await table.tap("Seafarers");
}

/** New Shores with the table's own dice. */
async function seaByDice(table) {
  await seafarers(table);
  await table.tap("Cards");
  await table.tap("Your own dice");
  await table.tap("Island");
  await table.until(() => table.has(/^New Shores: 14 points win/), "the scenarios");
  await photograph(table.page, "sea-scenarios");
}

/** Where each settles, at the water first and inland then. */
const OPENING = [
  ["hills (8)", "fields (11)", "sea"],
  ["forest (5)", "hills (11)", "sea"],
  ["mountains (5)", "pasture (6)", "forest (10)"],
  ["fields (6)", "mountains (3)", "forest (5)"],
  ["pasture (2)", "pasture (10)", "mountains (5)"],
  ["forest (10)", "pasture (9)", "forest (8)"],
];

/** What is asked where a road and a ship would do, or two places lie under a finger. */
const CHOICE = /^(Lay here: |Build: |It's )/;

/** The places that are offered, those at the water first. */
async function places(table) {
  const spots = (await table.controls()).filter(isSpot);
  const wet = ({ name }) => (/sea|coast/i.test(name) ? 0 : 1);
  return spots.sort((one, other) => wet(one) - wet(other));
}

/** Touches places until a piece lies there, a ship where it may be one. Says which place. */
async function lays(table) {
  const start = await table.lines();
  for (const { name, x, y } of await places(table)) {
    await table.touchPlace(x, y);
    // What may lie there is asked for a moment later.
    if (await table.has("Build here?")) await table.until(() => table.has(CHOICE), "the choice");
    const [ship] = await table.called(/^(Lay here: Ship|Build: Ship)/);
    const [meant] = await table.called(CHOICE);
    if (meant) {
      await table.finger((ship ?? meant).x, (ship ?? meant).y);
      await table.until(async () => (await table.lines()) > start, "the piece");
    }
    const lies = (await table.lines()) > start;
    await table.leavePlace();
    if (lies) return name;
  }
  throw new Error(`nowhere to lay anything: ${JSON.stringify(await table.names())}`);
}

/** How many ships lie on the island of the game's file. */
const ships = shown => shown.players.reduce((sum, player) => sum + (player.ships?.length ?? 0), 0);

test("New Shores by touch: ships of the opening and of a turn, loaded anew in the middle", async t => {
  const { table, page, complaints } = await openTable(t, host.url, [1280, 800]);
  await table.begin(seaByDice);
  const laid = [];
  for (const hexes of OPENING) {
    await table.placeBetween(...hexes);
    laid.push(await lays(table));
  }
  await photograph(page, "sea-opening");

  // Nobody lives at a 12; red's second settlement has brought lumber and wool.
  await table.tap("Rolled 12");
  await table.until(() => table.has(/^Done – pass to /), "the turn's trade");
  await table.rest();
  const [ship] = laid;
  await table.tap(ship);
  await table.until(() => table.has("Move this ship"), "the ship's page");
  await photograph(page, "sea-move");
  const [goal] = (await places(table)).filter(({ name }) => name !== ship);
  await table.tap(goal.name);
  await table.until(() => table.has(/^Undo: .*moves a ship/), "the ship moved");
  await lays(table);
  await table.until(() => table.has(/^Undo: .*builds a ship/), "a ship built");
  await photograph(page, "sea-ship");

  await table.rest();
  await table.reloaded();
  await table.pass();

  const file = await table.exported();
  const shown = told(file);
  assert.deepEqual(shown.expansions, ["sea"]);
  assert.equal(shown.turn, 2);
  assert.ok(ships(shown) > 1, "ships lie at sea");
  assert.ok(shown.island.hexes.some(({ terrain }) => terrain === "sea"));
  verified(file);
  assert.deepEqual(complaints, []);
});

test("turns of Seafarers with Cities & Knights and cards on a telephone", async t => {
  const { table, page, complaints } = await openTable(t, host.url, [480, 800]);
  await table.begin(async () => {
    await seafarers(table);
    await table.tap("Cards");
    await table.tap("Cities & Knights");
  });
  await table.opening();
  await photograph(page, "sea-telephone-opening");
  for (let turn = 1; turn <= 4; turn += 1) {
    await table.tapUntil("Draw", async () => !(await table.has("Draw")));
    await table.settle();
    await photograph(page, `sea-telephone-${turn}`);
    await table.pass();
  }
  const file = await table.exported();
  const shown = told(file);
  assert.deepEqual([...shown.expansions].sort(), ["knights", "sea"]);
  assert.equal(shown.turn, 5);
  verified(file);
  assert.deepEqual(complaints, []);
});
