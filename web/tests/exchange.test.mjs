// A game goes as a file from a desktop to the page and back.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT, told } from "./desktop.mjs";
import { Tablet } from "./tablet.mjs";

/** Takes a game of the desktop's into the page. */
async function taken(tablet, file) {
  await tablet.touch("Import a game");
  const asked = tablet.page.waitForEvent("filechooser");
  await tablet.touch("Choose a file");
  await (await asked).setFiles(file);
  await tablet.settled();
}

/** The file that leaves the page when the game is exported. */
async function exported(tablet) {
  await tablet.touch("Export");
  await tablet.find("Export a game");
  const leaves = tablet.page.waitForEvent("download");
  await tablet.touch("Export");
  const file = await (await leaves).path();
  await tablet.find(/^Saved to /);
  return file;
}

test("a game of the desktop's comes into the page, and leaves it as it came", async t => {
  const tablet = await Tablet.open(t);
  const file = join(ROOT, "tests", "data", "golden", "v5-1.tableside");
  await taken(tablet, file);
  const back = await exported(tablet);
  assert.deepEqual(told(back), told(file));
  assert.equal(await readFile(back, "utf8"), await readFile(file, "utf8"));
  assert.deepEqual(tablet.complaints, []);
});

test("a game of the page's opens on a desktop with all that was played", async t => {
  const tablet = await Tablet.open(t);
  await tablet.opening();
  await tablet.touch("Draw");
  const lines = await tablet.page.evaluate(() => window.tablesideLines);
  await tablet.touch("Home");
  await tablet.touch(/^More about /);
  const file = await exported(tablet);
  const written = (await readFile(file, "utf8")).trimEnd().split("\n");
  assert.equal(written.length, lines, "the beginning and every act");
  assert.ok(told(file));
  assert.deepEqual(tablet.complaints, []);
});

test("a file that is none of ours is refused in words, and the page goes on", async t => {
  const tablet = await Tablet.open(t);
  await taken(tablet, join(ROOT, "Cargo.toml"));
  await tablet.find(/Cargo\.toml/);
  await tablet.touch("Back");
  await tablet.find("New game");
  assert.deepEqual(tablet.complaints, []);
});
