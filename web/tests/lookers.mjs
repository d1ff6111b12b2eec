// What the tests of the page for lookers-on have in common: devices, and what a page has to be like.

import assert from "node:assert/strict";
import { kept } from "./guests.mjs";

export const SIZES = { phone: [360, 640], tablet: [768, 1024], television: [1920, 1080] };

/** A device of its own, with a page whose complaints are listed. */
export async function device(browser, { size = SIZES.phone, locale = "en-GB", ...options } = {}) {
  const context = await browser.newContext({ viewport: { width: size[0], height: size[1] }, locale, ...options });
  return { context, ...(await tab(context)) };
}

export async function tab(context) {
  const page = await context.newPage();
  const complaints = [];
  page.on("console", message => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", error => complaints.push(String(error)));
  return { page, complaints };
}

/** Waits until the table is shown with this headline. */
export async function shows(page, words) {
  await page.locator("#turn h1", { hasText: words }).waitFor({ timeout: 10_000 });
}

export async function headline(moment, language = "en") {
  return (await kept(moment)).get(language).turn.words;
}

/** Makes the page believe that nobody sees it, or that somebody does again. */
export function hide(page, isHidden) {
  return page.evaluate(hidden => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => (hidden ? "hidden" : "visible") });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}

/** Waits until `is` holds. */
export async function until(is, words) {
  const end = Date.now() + 10_000;
  while (!(await is())) {
    assert.ok(Date.now() < end, words);
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}

/** Controls that can be seen, with their names and sizes, and texts that stick out of the page. */
export function looked(page) {
  return page.evaluate(() => {
    // Spots lie closer than fingers are wide: a tap anywhere picks the nearest, and two buttons go through them.
    const controls = [...document.querySelectorAll("button:not(.spot), input, a, select")].filter(it => it.offsetParent || it.getClientRects().length);
    const named = it => it.labels && it.labels.length ? it.labels[0].textContent : it.getAttribute("aria-label") || it.textContent;
    const texts = [...document.querySelectorAll("h1, h2, p, li, span, b, bdi, button, label")].filter(it => it.getClientRects().length && it.textContent);
    const outside = it => {
      const at = it.getBoundingClientRect();
      return at.left < -1 || at.right > innerWidth + 1;
    };
    return {
      controls: controls.map(it => {
        const at = it.getBoundingClientRect();
        return { name: named(it).trim(), wide: at.width, high: at.height, bottom: at.bottom };
      }),
      outside: texts.filter(outside).map(it => it.textContent),
      isWiderThanScreen: document.documentElement.scrollWidth > innerWidth,
      signs: [...document.querySelectorAll("use")].map(it => it.getAttribute("xlink:href") || it.getAttribute("href")).filter(it => !document.querySelector(it)),
    };
  });
}

export async function looksSound(page, what) {
  const seen = await looked(page);
  for (const control of seen.controls) {
    assert.ok(control.name, `${what}: every control has a name`);
    assert.ok(control.wide >= 48 && control.high >= 48, `${what}: ${JSON.stringify(control)} is large enough for a finger`);
  }
  assert.deepEqual(seen.outside, [], `${what}: nothing is cut off at the side`);
  assert.ok(!seen.isWiderThanScreen, `${what}: nothing scrolls sideways`);
  assert.deepEqual(seen.signs, [], `${what}: every sign has its drawing`);
}

/** The server says nothing until asked, so the browser's own lines about failed requests are expected. */
export const own = complaints => complaints.filter(it => !it.startsWith("Failed to load resource"));
