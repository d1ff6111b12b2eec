// Rivers and wagons by touch on the page: chosen in the top row, an opening, wagons that move and
// load, and a game that is there still when loaded anew.

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

/** The number of a turn by the table's dice, and all that it asks. */
async function rolls(table, number) {
  await table.tap(`Rolled ${number}`);
  await table.settle();
}

/** One touch in the top row: it changes nothing of what can be read on the page of the players. */
async function chooses(table, module) {
  await table.until(async () => (await table.touchable(module)).length > 0, module);
  const [button] = await table.touchable(module);
  await table.finger(button.x, button.y);
}

/** Moves the wagon to the first stop of which `wanted` holds, by two touches. Says where to. */
async function drives(table, wanted) {
  const lines = await table.lines();
  await table.tap("Wagon");
  const STOP = /: \d+ points?(, \d+ gold)?$/;
  await table.until(() => table.has(STOP), "the stops");
  const stops = await table.called(STOP);
  const stop = stops.find(({ name }) => wanted(name)) ?? stops[0];
  await table.finger(stop.x, stop.y);
  await table.until(async () => (await table.lines()) > lines, "the wagon to move");
  return stop.name;
}

test("rivers and wagons by touch", async t => {
  const { table, page, complaints } = await openTable(t, host.url, [1280, 800]);
  await table.begin(async () => {
    for (const module of ["Rivers", "Wagons"]) await chooses(table, module);
    await photograph(page, "modules-new");
    await table.tap("Cards");
    await table.tap("Your own dice");
  });
  await table.opening();
  let plazas = 0;
  for (const number of [8, 5, 9]) {
    await rolls(table, number);
    const to = await drives(table, it => it.includes("plaza"));
    await photograph(page, `modules-${number}`);
    if (to.includes("plaza")) {
      plazas += 1;
      // What lay on top of the stack is told in one touch.
      const cargo = /^[^:]+ loads (glass|marble|sand|tools)$/;
      await table.tapUntil(cargo, async () => !(await table.has(cargo)));
    }
    await table.pass();
  }
  await table.reloaded();
  const file = await table.exported();
  const shown = told(file);
  assert.deepEqual(shown.expansions, ["rivers", "wagons"]);
  assert.equal(shown.turn, 4);
  const loads = shown.players.filter(player => player.wagon.load).length;
  assert.equal(loads, plazas, "each wagon that came to a plaza loaded");
  verified(file);
  assert.deepEqual(complaints, []);
});

test("the opening of rivers and wagons on a telephone, and loaded anew", async t => {
  const { table, page, complaints } = await openTable(t, host.url, [480, 800]);
  await table.begin(async () => {
    for (const module of ["Rivers", "Wagons"]) await chooses(table, module);
  });
  await table.opening();
  await photograph(page, "modules-telephone");
  await table.reloaded();
  const file = await table.exported();
  const shown = told(file);
  assert.deepEqual(shown.expansions, ["rivers", "wagons"]);
  assert.ok(shown.players.every(player => player.cities.length === 1 && player.wagon));
  verified(file);
  assert.deepEqual(complaints, []);
});
