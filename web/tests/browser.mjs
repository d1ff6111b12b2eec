// Chromium as it lies on the system, with software drawing, and what it
// complains of.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

export const PROGRAM = process.env.CHROMIUM ?? "/usr/bin/chromium";

/** What it needs to draw without a graphics card. */
export const FLAGS = ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];

/** Nothing moves, unless a test is about that: each movement is some twenty frames, which a
    processor draws. */
const STILL = "--force-prefers-reduced-motion";

/** Where pictures go. */
export const SHOTS = join(import.meta.dirname, "shots");

/** The folder of the page. */
export const DIST = process.env.TABLESIDE_DIST ?? join(import.meta.dirname, "..", "dist");

/** A browser with a profile of its own: like a user's, it keeps what it is
    given until it is closed. `size` in points; `scale` is the device's, given
    on the command line because the emulated one distorts the canvas. */
export async function openBrowser({ size = [1280, 800], scale = 1, locale = "en-GB", touch = false, moving = false, args = [], profile = "" } = {}) {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: PROGRAM,
    headless: true,
    viewport: null,
    locale,
    args: [
      ...FLAGS,
      ...(moving ? [] : [STILL]),
      `--window-size=${size[0]},${size[1]}`,
      `--force-device-scale-factor=${scale}`,
      ...(touch ? ["--touch-events=enabled"] : []),
      ...args,
    ],
  });
  context.asked = size;
  return context;
}

/** The same, gone when the test ends, however it does. */
export async function openFor(t, options) {
  const context = await openBrowser(options);
  t.after(() => context.close().catch(() => null));
  return context;
}

/** Makes the window so large that the page has the size that was asked for:
    what stands around it takes some of it away. */
async function fit(context, page) {
  const [width, height] = context.asked;
  const around = await page.evaluate(() => [outerWidth - innerWidth, outerHeight - innerHeight]);
  const devtools = await context.newCDPSession(page);
  const { windowId } = await devtools.send("Browser.getWindowForTarget");
  const bounds = { width: width + around[0], height: height + around[1] };
  await devtools.send("Browser.setWindowBounds", { windowId, bounds });
  await page.waitForFunction(size => innerWidth === size[0] && innerHeight === size[1], [width, height]);
  await devtools.detach();
}

/** A folder for a profile that outlives its browser. */
export function profileFolder() {
  return mkdtemp(join(tmpdir(), "tableside-profile-"));
}

/** Kills the browser that uses this profile, at once and with all it runs. */
export async function killBrowser(profile) {
  const pattern = `user-data-dir=${profile}`;
  spawnSync("pkill", ["-9", "-f", "--", pattern]);
  while (spawnSync("pgrep", ["-f", "--", pattern]).status === 0) {
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}

/** A new page whose complaints are listed. */
export async function openPage(context) {
  const page = await context.newPage();
  await fit(context, page);
  const complaints = [];
  page.on("console", message => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", error => complaints.push(String(error)));
  return { page, complaints };
}

/** Waits until the page says that it is in this condition. */
export async function reached(page, condition) {
  await page.waitForSelector(`html[data-app="${condition}"]`, { state: "attached", timeout: 60_000 });
}

/** Waits until all files are kept in the browser. */
export async function kept(page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
}

/** A picture for people to look at, and for {@link colors}. */
export async function photograph(page, name) {
  await mkdir(SHOTS, { recursive: true });
  return page.screenshot({ path: join(SHOTS, `${name}.png`) });
}

/** How many colors a picture has; nothing drawn has one. */
export async function colors(page, picture) {
  return page.evaluate(async base64 => {
    const bytes = Uint8Array.from(atob(base64), sign => sign.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d");
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return new Set(new Uint32Array(data.buffer)).size;
  }, picture.toString("base64"));
}

/** The one sentence that can be seen. */
export async function assertSays(page, sentence) {
  const seen = page.locator("#sentence");
  await seen.waitFor({ state: "visible" });
  assert.equal(await seen.innerText(), sentence);
  assert.ok(await page.locator("#reload").isVisible());
  assert.ok(!(await page.locator(".loading").isVisible()));
  assert.ok(!(await page.locator(".silent").isVisible()));
}
