// A new version is taken at the next start, whole or not at all.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { cp, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { DIST, kept, openBrowser, openPage, reached } from "./browser.mjs";
import { Host } from "./host.mjs";

const sum = text => createHash("sha256").update(text).digest("hex");

/** A copy of the page as `web/build.sh` would make it if its style sheet and
    its title were others. */
async function nextVersion(folder) {
  await cp(DIST, folder, { recursive: true });
  const at = name => join(folder, name);
  const edit = async (name, change) => writeFile(at(name), change(await readFile(at(name), "utf8")));
  let worker = await readFile(at("sw.js"), "utf8");
  const [old] = worker.match(/page-[0-9a-f]{16}\.css/);
  const style = `${await readFile(at(old), "utf8")}\n/* new */\n`;
  const named = `page-${sum(style).slice(0, 16)}.css`;
  await writeFile(at(named), style);
  await rm(at(old));
  await edit("index.html", page => page.replace(old, named).replace("<title>Tableside", "<title>Tableside 2"));
  const page = sum(await readFile(at("index.html")));
  worker = worker.replace(new RegExp(`"${old}": "[0-9a-f]+"`), `"${named}": "${sum(style)}"`);
  worker = worker.replace(/"index.html": "[0-9a-f]+"/, `"index.html": "${page}"`);
  worker = worker.replace(/VERSION = "[0-9a-f]+"/, `VERSION = "${sum(worker).slice(0, 16)}"`);
  await writeFile(at("sw.js"), worker);
}

/** The page has been visited, and its host has a new version now. */
async function visited(t) {
  const folder = await mkdtemp(join(tmpdir(), "tableside-host-"));
  const [served, next] = [join(folder, "served"), join(folder, "next")];
  await cp(DIST, served, { recursive: true });
  await nextVersion(next);
  const host = await Host.of(served);
  const context = await openBrowser();
  t.after(async () => {
    await context.close();
    await host.close().catch(() => {});
    await rm(folder, { recursive: true, force: true });
  });
  const { page } = await openPage(context);
  await page.goto(host.url);
  await reached(page, "painted");
  await kept(page);
  await page.reload();
  await reached(page, "painted");
  const publish = async () => {
    await rename(served, join(folder, "before"));
    await rename(next, served);
  };
  return { host, context, page, served, next, publish };
}

/** Waits until a new version has arrived beside the one that is shown. */
const arrived = page =>
  page.waitForFunction(() => navigator.serviceWorker.getRegistration().then(it => Boolean(it?.waiting)));

/** The versions whose files the browser keeps. */
const versions = page => page.evaluate(async () => (await caches.keys()).length);

test("a new version arrives beside the old one and is there at the next start", async t => {
  const { page, host, publish } = await visited(t);
  await publish();
  await page.reload();
  await reached(page, "painted");
  assert.equal(await page.title(), "Tableside", "what is played now goes on as it was");
  await arrived(page);
  await page.reload();
  await page.waitForFunction(() => document.title === "Tableside 2");
  await reached(page, "painted");
  assert.equal(await versions(page), 1, "the old version's files are gone");
  await host.close();
  await page.reload();
  await reached(page, "painted");
  assert.equal(await page.title(), "Tableside 2", "without a network too");
});

test("a new version waits while another tab plays on the old one", async t => {
  const { page, context, host, publish } = await visited(t);
  const other = await context.newPage();
  await other.goto(host.url);
  await reached(other, "painted");
  await publish();
  await page.reload();
  await reached(page, "painted");
  await arrived(page);
  await page.reload();
  await reached(page, "painted");
  assert.equal(await page.title(), "Tableside");
  await other.close();
  await page.reload();
  await page.waitForFunction(() => document.title === "Tableside 2");
  await reached(page, "painted");
});

test("half of a new version is not taken", async t => {
  const { page, host, served, next } = await visited(t);
  // The list of files is the new one, and the page still the old one.
  await cp(join(next, "sw.js"), join(served, "sw.js"));
  host.asked.length = 0;
  await page.reload();
  await reached(page, "painted");
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration.update().catch(() => {});
    const worker = registration.installing;
    if (worker) await new Promise(resolve => worker.addEventListener("statechange", resolve));
  });
  assert.ok(host.asked.includes("/sw.js"));
  assert.equal(await page.evaluate(() => navigator.serviceWorker.getRegistration().then(it => Boolean(it.waiting))), false);
  await host.close();
  await page.reload();
  await reached(page, "painted");
  assert.equal(await page.title(), "Tableside");
});
