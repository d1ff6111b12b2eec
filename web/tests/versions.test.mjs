// A new version is taken at the next start, whole or not at all.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { cp, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { BareBrowser } from "./bare.mjs";
import { DIST } from "./browser.mjs";
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
  const version = sum(named).slice(0, 16);
  worker = worker.replace(/VERSION = "[0-9a-f]+"/, `VERSION = "${version}"`);
  await edit("index.html", page =>
    page
      .replace(old, named)
      .replace("<title>Tableside", "<title>Tableside 2")
      .replace(/data-version="[0-9a-f]+"/, `data-version="${version}"`));
  const page = sum(await readFile(at("index.html")));
  worker = worker.replace(new RegExp(`"${old}": "[0-9a-f]+"`), `"${named}": "${sum(style)}"`);
  worker = worker.replace(/"index.html": "[0-9a-f]+"/, `"index.html": "${page}"`);
  await writeFile(at("sw.js"), worker);
}

/** The page has been visited, and its host has a new version now. */
async function visited(t) {
  const folder = await mkdtemp(join(tmpdir(), "tableside-host-"));
  const [served, next] = [join(folder, "served"), join(folder, "next")];
  await cp(DIST, served, { recursive: true });
  await nextVersion(next);
  const host = await Host.of(served);
  const browser = await BareBrowser.open();
  t.after(async () => {
    await browser.close();
    await host.close().catch(() => {});
    await rm(folder, { recursive: true, force: true });
  });
  const page = await browser.newPage();
  await page.visit(host.url);
  await page.evaluate("navigator.serviceWorker.ready.then(() => null)");
  await page.visit();
  const publish = async () => {
    await rename(served, join(folder, "before"));
    await rename(next, served);
  };
  return { host, browser, page, served, next, publish };
}

/** Whether a new version has arrived beside the one that is shown. */
const ARRIVED = "navigator.serviceWorker.getRegistration().then(it => Boolean(it?.waiting))";

test("a new version arrives beside the old one and is there at the next start", async t => {
  const { page, host, publish } = await visited(t);
  await publish();
  await page.visit();
  assert.equal(await page.evaluate("document.title"), "Tableside", "what is played now goes on as it was");
  await page.until(ARRIVED);
  await page.visit();
  assert.equal(await page.evaluate("document.title"), "Tableside 2");
  await page.until("caches.keys().then(names => names.length === 1)");
  await host.close();
  await page.visit();
  assert.equal(await page.evaluate("document.title"), "Tableside 2", "without a network too");
});

test("a new version waits while another tab plays on the old one", async t => {
  const { page, browser, host, publish } = await visited(t);
  const other = await browser.newPage();
  await other.visit(host.url);
  await publish();
  await page.show();
  await page.visit();
  await page.until(ARRIVED);
  await page.visit();
  assert.equal(await page.evaluate("document.title"), "Tableside");
  await other.close();
  await page.visit();
  assert.equal(await page.evaluate("document.title"), "Tableside 2");
});

test("half of a new version is not taken", async t => {
  const { page, host, served, next } = await visited(t);
  // The list of files is the new one, and the page still the old one.
  await cp(join(next, "sw.js"), join(served, "sw.js"));
  host.asked.length = 0;
  await page.visit();
  const spoilt = await page.evaluate(`(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration.update().catch(() => {});
    const worker = registration.installing;
    if (worker) await new Promise(resolve => worker.addEventListener("statechange", resolve));
    return worker?.state;
  })()`);
  assert.equal(spoilt, "redundant");
  assert.ok(!(await page.evaluate(ARRIVED)));
  await host.close();
  await page.visit();
  assert.equal(await page.evaluate("document.title"), "Tableside");
});
