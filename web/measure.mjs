// What the page weighs and how soon it shows something, beside empty pages
// made in the same way: one of eframe as it comes, and one of no more of eframe
// than the app has.
//
//   web/build.sh && web/build.sh --empty && web/build.sh --lean
//   npm --prefix web/tests ci
//   node web/measure.mjs [LOADS]

import { existsSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const loads = Number(process.argv[2] ?? 9);
const pages = {
  app: join(import.meta.dirname, "dist"),
  empty: join(import.meta.dirname, "dist-empty"),
  lean: join(import.meta.dirname, "dist-lean"),
};

function fail(...lines) {
  for (const line of lines) console.error(`web/measure: ${line}`);
  process.exit(1);
}

if (!(loads >= 1)) fail("LOADS is a number, 9 if none is given");
for (const folder of Object.values(pages)) {
  if (!existsSync(join(folder, "index.html"))) fail(`${folder} is missing; run web/build.sh, also with --empty and with --lean`);
}
const { openBrowser, openPage, reached } = await import("./tests/browser.mjs").catch(() =>
  fail("playwright-core is missing; install it: npm --prefix web/tests ci"));
const { Host } = await import("./tests/host.mjs");

/** Bytes of wasm and scripts, as they are and packed as hosts pack them: of what the first frame
    waits for, or of what comes after it. */
async function weight(folder, { later = false } = {}) {
  const code = (await readdir(folder)).filter(name => /\.(wasm|js)$/.test(name) && name !== "sw.js");
  const names = code.filter(name => name.startsWith("later-") === later);
  const bodies = await Promise.all(names.map(name => readFile(join(folder, name))));
  const total = sizes => sizes.reduce((sum, size) => sum + size, 0);
  return {
    plain: total(bodies.map(body => body.byteLength)),
    packed: total(bodies.map(body => gzipSync(body, { level: 9 }).byteLength)),
  };
}

/** Milliseconds from the start of a first visit until a frame is on the
    screen. */
async function firstPaint(folder) {
  const host = await Host.of(folder);
  const context = await openBrowser();
  try {
    const { page } = await openPage(context);
    await page.goto(host.url);
    await reached(page, "painted");
    return await page.evaluate(() => performance.getEntriesByName("tableside-painted")[0].startTime);
  } finally {
    await context.close();
    await host.close();
  }
}

const median = values => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
const kilobytes = bytes => `${Math.round(bytes / 1000)} kB`;

const weights = {};
const times = {};
for (const [name, folder] of Object.entries(pages)) {
  weights[name] = await weight(folder);
  times[name] = [];
}
// By turns, so that whatever else the machine does strikes all.
for (let load = 0; load < loads; load += 1) {
  for (const [name, folder] of Object.entries(pages)) times[name].push(await firstPaint(folder));
}

const references = { empty: "empty page, eframe as it comes", lean: "empty page, eframe as the app has it" };
console.log("| what | here | reference | ratio |\n|---|---|---|---|");
for (const [name, words] of Object.entries(references)) {
  const row = (what, app, reference, show) =>
    console.log(`| ${what} | ${show(app)} | ${words}: ${show(reference)} | ${(app / reference).toFixed(2)} |`);
  row("wasm and scripts before the first frame, gzipped", weights.app.packed, weights[name].packed, kilobytes);
  row("the same, plain", weights.app.plain, weights[name].plain, kilobytes);
  const took = name => median(times[name]);
  row(`first visit to first frame, median of ${loads}`, took("app"), took(name), ms => `${Math.round(ms)} ms`);
}
const { plain, packed } = await weight(pages.app, { later: true });
console.log(`\nAfter the first frame: ${kilobytes(packed)} gzipped, ${kilobytes(plain)} plain.`);
