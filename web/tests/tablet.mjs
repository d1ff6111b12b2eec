// A tablet in somebody's hands: the app is touched by the names of its
// controls, which it tells where its address asks for them.

import { DIST, openBrowser, openPage, reached } from "./browser.mjs";
import { Host } from "./host.mjs";

/** So long nothing may change on the screen until it is taken for settled, in
    milliseconds. */
const STILL = 150;

/** So long something may take to appear, in milliseconds. */
const PATIENCE = 30_000;

export class Tablet {
  /** A host, a browser and the app in it; gone when the test ends. `before`
      runs in the page before anything else does. */
  static async open(t, { before, ...options } = {}) {
    const host = await Host.of(DIST);
    const context = await openBrowser({ touch: true, ...options });
    t.after(async () => {
      await context.close();
      await host.close().catch(() => {});
    });
    if (before) await context.addInitScript(before);
    const tablet = new Tablet();
    Object.assign(tablet, { host, context, ...(await openPage(context)) });
    tablet.devtools = await context.newCDPSession(tablet.page);
    await tablet.start();
    return tablet;
  }

  /** Goes to the app's page. */
  async start() {
    await this.page.goto(`${this.host.url}?witness`);
    await reached(this.page, "painted");
    await this.settled();
  }

  /** All that has a name, and where it lies. */
  async controls() {
    const { zoom, controls } = await this.page.evaluate(() => JSON.parse(window.tablesideWitness));
    const { left, top } = await this.page.evaluate(() => {
      const { left, top } = document.getElementById("canvas").getBoundingClientRect();
      return { left, top };
    });
    return controls.map(it => ({
      ...it,
      x: left + (zoom * (it.left + it.right)) / 2,
      y: top + (zoom * (it.top + it.bottom)) / 2,
      bottom: top + zoom * it.bottom,
    }));
  }

  /** Whether there is something of this name, or like this. */
  async shows(name) {
    return (await this.controls()).some(it => is(it, name));
  }

  /** Where that lies, as soon as it is there. */
  async find(name) {
    let all;
    for (const begun = Date.now(); Date.now() - begun < PATIENCE; await this.settled()) {
      all = await this.controls();
      const found = all.find(it => is(it, name));
      if (found) return found;
    }
    throw new Error(`nothing is called ${name}, only ${all.map(it => it.name).join(" | ")}`);
  }

  /** Waits until the screen has come to rest. */
  async settled() {
    await this.page.evaluate(async still => {
      let before, since;
      for (const begun = performance.now(); performance.now() - begun < 10_000; ) {
        // What was touched shows in the frame after the next.
        for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
        await new Promise(resolve => setTimeout(resolve, 50));
        if (window.tablesideWitness !== before) {
          before = window.tablesideWitness;
          since = performance.now();
        } else if (before && performance.now() - since > still) return;
      }
      throw new Error("the screen does not come to rest");
    }, STILL);
  }

  /** Fingers come, move or go. */
  async fingers(type, ...places) {
    const touchPoints = places.map(([x, y], id) => ({ x, y, id }));
    await this.devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  }

  /** A finger touches a place. */
  async tap(x, y) {
    // At once: a finger that lies there while a slow machine draws would be
    // one that is held.
    await Promise.all([this.fingers("touchStart", [x, y]), this.fingers("touchEnd")]);
    await this.settled();
  }

  /** A finger touches what is called so. */
  async touch(name) {
    const { x, y } = await this.find(name);
    await this.tap(x, y);
  }

  /** Keys of the on-screen keyboard. */
  async write(words) {
    for (const sign of words) await this.devtools.send("Input.insertText", { text: sign });
    await this.settled();
  }

  /** The user goes back by the browser's own way. */
  async back() {
    await this.page.evaluate(() => history.back());
    await this.page.waitForTimeout(100);
    await this.settled();
  }

  /** A game is on the table. */
  async play() {
    await this.touch("New game");
    await this.touch(/^Start: /);
  }

  /** Everybody has placed what the opening asks for: where the first card is
      drawn. */
  async opening() {
    await this.play();
    while (/tap where/.test(await this.said("voice"))) {
      const isRoad = /your road/.test(await this.said("voice"));
      await this.touch(isRoad ? /^the .* coast of |^between .*\(\d+\) and the .*\(\d+\)/ : /^between .*\(\d+\), the .*\(\d+\) and the .*\(\d+\)/);
    }
  }

  /** What the page says in this place of its. */
  async said(id) {
    return this.page.evaluate(id => document.getElementById(id)?.textContent ?? null, id);
  }
}

const is = ({ name }, wanted) => (wanted instanceof RegExp ? wanted.test(name) : name === wanted);
