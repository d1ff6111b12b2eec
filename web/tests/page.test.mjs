// The page itself: it arrives, starts, works without a network and says what
// is the matter where it can't.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DIST, colors, kept, openBrowser, openPage, photograph, reached } from "./browser.mjs";
import { Host } from "./host.mjs";

/** A browser and a host that are gone when the test ends. */
async function withPage(t, options = {}) {
  const host = await Host.of(DIST);
  const context = await openBrowser(options);
  t.after(async () => {
    await context.close();
    await host.close().catch(() => {});
  });
  return { host, context, ...(await openPage(context)) };
}

/** The start screen is there: a blank canvas, or one with a bar, has far fewer
    colors than letters with smooth rims. */
async function assertDrawn(page, name) {
  const count = await colors(page, await photograph(page, name));
  assert.ok(count > 60, `${name} has only ${count} colors`);
}

for (const [name, options] of Object.entries({
  "start-1280x800": { size: [1280, 800] },
  "start-800x1280": { size: [800, 1280] },
  "start-1280x800-twice": { size: [1280, 800], scale: 2 },
  "start-800x1280-twice": { size: [800, 1280], scale: 2 },
  "start-german": { locale: "de-DE" },
})) {
  test(`the start screen is drawn without a complaint: ${name}`, async t => {
    const { host, page, complaints } = await withPage(t, options);
    await page.goto(host.url);
    await reached(page, "painted");
    await assertDrawn(page, name);
    assert.deepEqual(complaints, []);
  });
}

test("after the first visit it starts without a network", async t => {
  const { host, page, complaints } = await withPage(t);
  await page.goto(host.url);
  await reached(page, "painted");
  await kept(page);
  await host.close();
  await page.reload();
  await reached(page, "painted");
  await assertDrawn(page, "offline");
  assert.deepEqual(complaints, []);
});

test("the app's code comes over the network once", async t => {
  const { host, page } = await withPage(t);
  await page.goto(host.url);
  await reached(page, "painted");
  await kept(page);
  const asked = host.asked.filter(path => path.endsWith(".wasm"));
  assert.deepEqual(asked.map(path => path.split("-")[0]), ["/app", "/later"], host.asked.join("\n"));
});

test("it can be installed", async t => {
  const { host, context, page } = await withPage(t);
  await page.goto(host.url);
  await reached(page, "painted");
  await kept(page);
  const devtools = await context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  assert.deepEqual(installabilityErrors, []);
  const { errors, data } = await devtools.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  assert.equal(JSON.parse(data).display, "standalone");
});

test("fingers neither scroll nor zoom the page", async t => {
  const { host, context, page } = await withPage(t, { touch: true });
  await page.goto(host.url);
  await reached(page, "painted");
  const devtools = await context.newCDPSession(page);
  const touch = (type, ...places) =>
    devtools.send("Input.dispatchTouchEvent", { type, touchPoints: places.map(([x, y], id) => ({ x, y, id })) });
  // Two fingers go apart, then one goes down and up the page.
  await touch("touchStart", [600, 400], [680, 400]);
  for (let apart = 0; apart <= 300; apart += 30) await touch("touchMove", [600 - apart, 400], [680 + apart, 400]);
  await touch("touchEnd");
  await touch("touchStart", [640, 700]);
  for (let up = 0; up <= 600; up += 60) await touch("touchMove", [640, 700 - up]);
  await touch("touchEnd");
  const seen = await page.evaluate(() => ({
    scale: visualViewport.scale,
    left: visualViewport.pageLeft,
    top: visualViewport.pageTop,
    scrolled: document.scrollingElement.scrollTop,
    selected: String(getSelection()),
  }));
  assert.deepEqual(seen, { scale: 1, left: 0, top: 0, scrolled: 0, selected: "" });
});
