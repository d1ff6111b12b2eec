// A browser without what the app needs, and an app that has come to grief, get
// a sentence instead of a blank page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DIST, assertSays, openBrowser, openPage, photograph, reached } from "./browser.mjs";
import { Host } from "./host.mjs";
import { words } from "../words.js";

/** Opens the page after `spoil` has been done to the browser. */
async function spoilt(t, locale, spoil) {
  const host = await Host.of(DIST);
  const context = await openBrowser({ locale });
  t.after(async () => {
    await context.close();
    await host.close().catch(() => {});
  });
  const { page } = await openPage(context);
  await spoil(page, host);
  await page.goto(host.url);
  return page;
}

const LACKS = {
  "no-wasm": () => delete globalThis.WebAssembly,
  "no-graphics": () => delete globalThis.WebGLRenderingContext,
  "no-storage": () => Object.defineProperty(globalThis, "indexedDB", { value: undefined }),
  "no-locks": () => Object.defineProperty(Navigator.prototype, "locks", { value: undefined }),
};

for (const [lack, spoil] of Object.entries(LACKS)) {
  for (const [locale, code] of [["en-GB", "en"], ["de-AT", "de"]]) {
    test(`a browser without what it takes is told so: ${lack}, ${code}`, async t => {
      const page = await spoilt(t, locale, page => page.addInitScript(spoil));
      await reached(page, lack);
      await assertSays(page, words(code)[lack]);
      if (lack === "no-graphics") await photograph(page, `${lack}-${code}`);
    });
  }
}

test("a browser that knows WebGL and has no surface to draw on is told so", async t => {
  const page = await spoilt(t, "en-GB", page =>
    page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    }));
  await reached(page, "unable");
  await assertSays(page, words("en")["no-graphics"]);
});

test("a browser that runs no scripts is told so in both languages", async t => {
  const page = await spoilt(t, "en-GB", page => page.route("**/page-*.js", route => route.abort()));
  await page.locator(".silent").waitFor({ state: "visible" });
  assert.match(await page.locator(".silent").innerText(), /This browser can't.*Dieser Browser kann/s);
  assert.ok(!(await page.locator(".loading").isVisible()));
  await photograph(page, "silent");
});

for (const missing of ["**/app-*.wasm", "**/app-*.js"]) {
  test(`a file that does not arrive is told: ${missing}`, async t => {
    const page = await spoilt(t, "en-GB", page => page.route(missing, route => route.abort()));
    await reached(page, "unreached");
    await assertSays(page, words("en").unreached);
  });
}

test("a host that sends something else instead of the app is told", async t => {
  const page = await spoilt(t, "en-GB", page =>
    page.route("**/app-*.wasm", route => route.fulfill({ status: 200, body: "<html>Log in first</html>" })));
  await reached(page, "unable");
  await assertSays(page, words("en").unable);
});

// What is left of an app that has hit its own mistake.
const TRAP = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 8, 1, 0, 10, 5, 1, 3, 0, 0, 11];

test("an app that has stopped within a frame says what to do", async t => {
  const page = await spoilt(t, "en-GB", () => {});
  await reached(page, "painted");
  await page.evaluate(trap => {
    const module = new WebAssembly.Module(new Uint8Array(trap));
    requestAnimationFrame(() => new WebAssembly.Instance(module));
  }, TRAP);
  await reached(page, "stopped");
  await assertSays(page, words("en").stopped);
});

test("an app that has stopped while it waited says what to do, and loads again by a touch", async t => {
  const page = await spoilt(t, "de-DE", () => {});
  await reached(page, "painted");
  await page.evaluate(trap => void WebAssembly.instantiate(new Uint8Array(trap)), TRAP);
  await reached(page, "stopped");
  await assertSays(page, words("de").stopped);
  await photograph(page, "stopped");
  await page.locator("#reload").click();
  await reached(page, "painted");
});

test("a drawing surface that the browser takes away is told", async t => {
  const page = await spoilt(t, "en-GB", () => {});
  await reached(page, "painted");
  await page.evaluate(() => {
    const canvas = document.getElementById("canvas");
    const graphics = canvas.getContext("webgl2") ?? canvas.getContext("webgl");
    graphics.getExtension("WEBGL_lose_context").loseContext();
  });
  await reached(page, "lost");
  await assertSays(page, words("en").lost);
});

test("what arrives is counted, also where the host tells a wrong length", async t => {
  const shown = [];
  const page = await spoilt(t, "en-GB", async (page, host) => {
    host.slow = true;
    await page.exposeFunction("shown", percent => shown.push(percent));
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        const bar = document.getElementById("arrived");
        const value = Object.getOwnPropertyDescriptor(HTMLProgressElement.prototype, "value");
        Object.defineProperty(bar, "value", {
          get: () => value.get.call(bar),
          set: percent => (value.set.call(bar, percent), globalThis.shown(percent)),
        });
      });
    });
  });
  await reached(page, "painted");
  assert.equal(shown.at(-1), 100);
  assert.ok(shown.length > 3, `only ${shown} was shown`);
  assert.deepEqual(shown, shown.toSorted((one, other) => one - other));
});

test("both languages say the same things", () => {
  assert.deepEqual(Object.keys(words("de")), Object.keys(words("en")));
});
