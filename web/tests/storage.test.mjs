// What was entered on the page is never lost: reloads, killed tabs and
// browsers, two tabs, storage that is full or forbidden.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { colors, DIST, kept, killBrowser, openFor, openPage, photograph, profileFolder } from "./browser.mjs";
import { Host } from "./host.mjs";
import { Table } from "./table.mjs";

let host;
before(async () => {
  host = await Host.of(DIST);
});
after(() => host.close());

/** The numbers come from the table, so that a 7 can be had. */
async function ownNumbers(table) {
  await table.tap("Cards");
  await table.tap("Your dice");
}

async function begun(context, settings) {
  const { page, complaints } = await openPage(context);
  const table = await Table.open(context, page, host.url);
  await table.begin(settings);
  return { table, page, complaints };
}

/** Goes on with the game; how it stands. */
async function resumed(table) {
  await table.resume();
  return table.stands();
}

/** It stands as it did. The count of lines is that of the frame before. */
function same([lines, buttons], [linesBefore, buttonsBefore]) {
  assert.deepEqual(buttons, buttonsBefore);
  assert.ok(lines >= linesBefore, `${lines} of ${linesBefore} lines`);
}

/** Into the middle of a 7: the robber has been moved, and more is to be done,
    or it is about to be moved. */
async function seven(table) {
  await table.opening();
  await table.tap("Rolled 7");
}

test("a game stands after a reload as it stood before, with and without a network", async t => {
  const context = await openFor(t, { touch: true });
  const { table, page, complaints } = await begun(context);
  await table.place();
  await table.place();
  const before = await table.stands();
  await page.reload();
  await table.ready();
  same(await resumed(table), before);
  await kept(page);
  await host.close();
  try {
    await page.reload();
    await table.ready();
    same(await resumed(table), before);
    await table.place();
    const after = await table.stands();
    await page.reload();
    await table.ready();
    same(await resumed(table), after);
  } finally {
    await host.open();
  }
  assert.deepEqual(complaints, []);
});

test("a tab killed in the middle of a 7 goes on exactly there", async t => {
  const context = await openFor(t, { touch: true });
  const { table, page: killed } = await begun(context, ownNumbers);
  await seven(table);
  const before = await table.stands();
  const crashed = killed.waitForEvent("crash");
  // Nobody is left to answer.
  table.cdp.send("Page.crash").catch(() => null);
  await crashed;
  const { page, complaints } = await openPage(context);
  const again = await Table.open(context, page, host.url);
  same(await resumed(again), before);
  await photograph(page, "killed-in-a-7");
  await again.settle();
  assert.deepEqual(complaints, []);
});

test("a browser killed at any moment has kept every line that was shown", async t => {
  const profile = await profileFolder();
  let most = 0;
  for (let times = 0; times < 4; times += 1) {
    const context = await openFor(t, { touch: true, profile });
    const { page } = await openPage(context);
    const table = await Table.open(context, page, host.url);
    if (times === 0) await table.begin();
    else {
      await resumed(table);
      assert.ok((await table.lines()) >= most, `${await table.lines()} of ${most} lines`);
    }
    for (let acts = 0; acts <= times; acts += 1) await table.place();
    most = await table.lines();
    await killBrowser(profile);
    await context.close().catch(() => null);
  }
  const context = await openFor(t, { touch: true, profile });
  const { page } = await openPage(context);
  const table = await Table.open(context, page, host.url);
  await resumed(table);
  assert.equal(await table.lines(), most);
});

test("a second tab is told, looks on, and plays on when the first is closed", async t => {
  const context = await openFor(t, { touch: true });
  const { table: first, page: firstPage } = await begun(context);
  await first.place();
  const { page: secondPage, complaints } = await openPage(context);
  const second = await Table.open(context, secondPage, host.url);
  assert.ok(await second.has(/open in another tab/));
  await resumed(second);
  assert.ok(await second.has(/Another window is playing this game/));
  const seen = await second.names();
  await firstPage.bringToFront();
  await first.place();
  await secondPage.bringToFront();
  await second.until(async () => String(await second.names()) !== String(seen), "the step of the other tab");
  await photograph(secondPage, "looks-on");
  const lines = await first.lines();
  await firstPage.close();
  await second.tap("Play here");
  await second.until(async () => (await second.lines()) === lines, "the whole game");
  await second.place();
  assert.ok((await second.lines()) > lines);
  assert.deepEqual(complaints, []);
});

/** Gives the page this many bytes of storage in all, or as many as there are. */
function allow(table, quotaSize) {
  const { origin } = new URL(host.url);
  return table.cdp.send("Storage.overrideQuotaForOrigin", { origin, quotaSize });
}

/** The sign for what is not on the disk. */
const FULL = /^Not saved: the disk is full/;

/** Plays on a full storage, makes room, and finds everything after a reload. */
async function outlivesFullStorage(table, name) {
  await table.until(() => table.has(FULL), "the sign");
  for (let acts = 0; acts < 3; acts += 1) await table.place();
  await photograph(table.page, name);
  const before = await table.stands();
  await allow(table);
  await table.until(async () => !(await table.has(FULL)), "the sign to go");
  await table.page.reload();
  await table.ready();
  const [lines] = await resumed(table);
  assert.equal(lines, before[0]);
}

test("with room for a few kilobytes the game goes on, and all is kept when there is more", async t => {
  const context = await openFor(t, { touch: true });
  const { page, complaints } = await openPage(context);
  const early = { cdp: await context.newCDPSession(page) };
  await allow(early, 4096);
  const table = await Table.open(context, page, host.url);
  await table.begin();
  await outlivesFullStorage(table, "storage-small");
  assert.deepEqual(complaints, []);
});

test("a storage that fills in the middle of a game is told, and nothing of it is lost", async t => {
  const context = await openFor(t, { touch: true });
  const { table, complaints } = await begun(context);
  await table.place();
  await allow(table, 4096);
  // Chromium goes by what it knew of the room for half a minute.
  await table.page.waitForTimeout(31_000);
  await table.place();
  await outlivesFullStorage(table, "storage-full");
  assert.deepEqual(complaints, []);
});

test("a browser that forbids to keep anything says so, and the game goes on in memory", async t => {
  const context = await openFor(t, { touch: true });
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("not here", "SecurityError");
    };
  });
  const { table, page } = await begun(context);
  await table.until(() => table.has(/not allowed|can't|kept|saved/i), "a sign");
  await table.place();
  await table.place();
  assert.ok((await table.lines()) > 2);
  const picture = await photograph(page, "storage-forbidden");
  assert.ok((await colors(page, picture)) > 50);
});
