// A game on the page, played by fingers: what is shown is asked of the app
// (its address says `witness`), what is touched is touched on the canvas.

import assert from "node:assert/strict";
import { openFor, openPage, reached } from "./browser.mjs";

const PATIENCE = 30_000;

/** What a touch does is shown by then: so many frames, which take longer on a busy machine,
    and no less than so many milliseconds. */
const ANSWER = { frames: 20, least: 500 };

export class Table {
  constructor(page, cdp) {
    this.page = page;
    this.cdp = cdp;
  }

  /** Opens the app at `url`, which ends with the folder. */
  static async open(context, page, url) {
    const table = new Table(page, await context.newCDPSession(page));
    await page.goto(`${url}?witness`);
    await table.ready();
    return table;
  }

  /** Waits until it is there, also after the page was loaded anew. */
  async ready() {
    await reached(this.page, "painted");
    await this.until(async () => (await this.controls()).length > 0, "something to touch");
  }

  /** All that has a name, with its place on the page. */
  async controls() {
    const shown = JSON.parse(await this.page.evaluate(() => globalThis.tablesideWitness ?? "null"));
    return (shown?.controls ?? []).map(({ name, role, left, top, right, bottom }) => ({
      name,
      role,
      x: ((left + right) / 2) * shown.zoom,
      y: ((top + bottom) / 2) * shown.zoom,
    }));
  }

  /** How many lines of the journal lie behind what is shown. */
  lines() {
    return this.page.evaluate(() => globalThis.tablesideLines);
  }

  async names() {
    return (await this.controls()).map(control => control.name);
  }

  /** Controls whose name is `name`, or like it. */
  async called(name) {
    const fits = name instanceof RegExp ? one => name.test(one) : one => one === name;
    return (await this.controls()).filter(control => fits(control.name));
  }

  async has(name) {
    return (await this.called(name)).length > 0;
  }

  async until(holds, what) {
    const end = Date.now() + PATIENCE;
    while (Date.now() < end) {
      if (await holds()) return;
      await this.page.waitForTimeout(40);
    }
    throw new Error(`waited in vain for ${what}; there is ${JSON.stringify(await this.names())}`);
  }

  /** Those of them that can be touched. */
  async touchable(name) {
    return (await this.called(name)).filter(isTouchable);
  }

  /** All that is shown, as one text. */
  shown() {
    return this.page.evaluate(() => `${globalThis.tablesideLines} ${globalThis.tablesideWitness}`);
  }

  /** Waits until the screen shows the same twice. */
  async rest() {
    let before = "";
    await this.until(async () => {
      const now = await this.shown();
      const same = now === before;
      before = now;
      return same;
    }, "the screen to rest");
  }

  /** Waits until something else is shown than `before`; not for ever, for a
      touch may well change nothing. */
  async changed(before, least = ANSWER.least) {
    await this.page.evaluate(
      async ({ before, frames, least }) => {
        const end = performance.now() + least;
        for (let frame = 0; frame < frames || performance.now() < end; frame += 1) {
          if (`${globalThis.tablesideLines} ${globalThis.tablesideWitness}` !== before) return;
          await new Promise(requestAnimationFrame);
        }
      },
      { before, frames: ANSWER.frames, least },
    );
    await this.rest();
    return (await this.shown()) !== before;
  }

  /** A finger goes down here and up again; whether something else is shown
      then. On a busy machine frames may come so slowly that the touch is taken
      for one that was held. */
  async finger(x, y, least) {
    const before = await this.shown();
    await Promise.all([
      this.cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] }),
      this.cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }),
    ]);
    return this.changed(before, least);
  }

  /** A finger on a place of the island: each answers with a piece, a choice or a page,
      which a busy machine may show late, and the next finger must not come before. */
  touchPlace(x, y) {
    return this.finger(x, y, 12_000);
  }

  /** Leaves the page of a place that a finger opened which came too late. */
  async leavePlace() {
    if ((await this.touchable("Back")).length > 0) await this.tap("Back");
  }

  /** Touches what is called so, by dragging the page there if it lies below
      its edge. */
  async tap(name) {
    await this.until(async () => (await this.touchable(name)).length > 0, `“${name}”`);
    for (let times = 0; times < 12; times += 1) {
      const [control] = await this.touchable(name);
      // A touch that was answered late.
      if (!control) return;
      const height = await this.page.evaluate(() => innerHeight);
      if (control.y <= 10 || control.y >= height - 10) {
        await this.drag(control.y < 0 ? 300 : -300);
      } else if (await this.finger(control.x, control.y)) {
        // What lies behind the lower edge leaves the finger to a player's tile, whose page opens.
        const [back] = /^(Skip|The table did otherwise)/.test(control.name) ? await this.touchable("Back to the turn") : [];
        if (!back) return;
        await this.finger(back.x, back.y);
        await this.drag(-120, control.x, control.y - 120);
      } else if (times % 2 === 1) {
        // It may lie behind the lower edge of a panel that scrolls.
        await this.drag(-120, control.x, control.y - 120);
      }
    }
    throw new Error(`“${name}” can not be touched`);
  }

  /** Touches what is called so until that holds: just after a button has changed its
      meaning it takes no touch. */
  async tapUntil(name, holds) {
    for (let times = 0; times < 4; times += 1) {
      await this.tap(name);
      for (const end = Date.now() + 5_000; Date.now() < end; await this.rest()) {
        if (await holds()) return;
      }
    }
    throw new Error(`“${name}” does nothing; there is ${JSON.stringify(await this.names())}`);
  }

  /** A finger goes down, moves up or down the page, and leaves; in the middle
      of the page if it isn't said where. */
  async drag(by, left, top) {
    const [width, height] = await this.page.evaluate(() => [innerWidth, innerHeight]);
    const [x, from] = [left ?? width * 0.6, top ?? height / 2];
    await this.cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y: from }] });
    for (let step = 1; step <= 6; step += 1) {
      const points = [{ x, y: from + (by * step) / 6 }];
      await this.cdp.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: points });
      await this.page.waitForTimeout(20);
    }
    await this.page.waitForTimeout(120);
    await this.cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    // The page glides on for a while, in few frames on a busy machine.
    await this.page.waitForTimeout(400);
    await this.rest();
  }

  /** A new game for three; `settings` touches what is not as it is at first. */
  async begin(settings = async () => {}) {
    await this.tap("New game");
    await settings(this);
    await this.tap(/^Start: /);
    await this.until(async () => (await this.lines()) > 0, "the game to begin");
  }

  /** Goes on with the game. Just after a start a notice may still come or go and move
      the button away from the finger, and a busy machine may show the game late; so
      it is touched again, but only where the start has stayed for a while. */
  async resume() {
    const opened = async () => !(await this.has("New game"));
    for (let times = 0; times < 4 && !(await opened()); times += 1) {
      await this.tap(/^Resume/);
      const end = Date.now() + 5_000;
      while (Date.now() < end && !(await opened())) await this.page.waitForTimeout(40);
    }
    if (!(await opened())) throw new Error("the game does not open");
  }

  /** How the game stands: its lines, and all that can be touched. What was last
      said aloud is no part of it. */
  async stands() {
    // What the last touch led to may still be on its way.
    await this.page.waitForTimeout(800);
    await this.rest();
    const buttons = (await this.controls()).filter(control => control.role === "Button");
    // A tip that was put off comes back with the page.
    const names = buttons.map(control => control.name).filter(name => !/^(Got it: |No more tips|New: )/.test(name));
    return [await this.lines(), names.sort()];
  }

  /** Everybody places two settlements and roads. */
  async opening() {
    await this.until(() => this.has(/places? |tap where/), "somebody to place");
    for (let placed = 0; !(await this.has("Draw")) && !(await this.has(/^Rolled /)); placed += 1) {
      if (placed > 40) throw new Error(`the opening does not end: ${JSON.stringify(await this.names())}`);
      await this.place();
    }
  }

  /** Touches one of the places that the island offers. Just after the last one a busy
      machine may still show what that one offered, where the app only says why not. */
  async place() {
    for (let times = 0; times < 3; times += 1) {
      await this.rest();
      if (await this.touchOneOf((await this.controls()).filter(isShore))) return;
      await this.leavePlace();
    }
    throw new Error(`no place to touch: ${JSON.stringify(await this.names())}`);
  }

  /** Touches the place between these hexes: a corner of three, or a path of two. */
  async placeBetween(...hexes) {
    const before = await this.lines();
    await this.tap(between(hexes));
    await this.until(async () => (await this.lines()) > before, `a piece between ${hexes}`);
  }

  /** Touches one after the other until one has done something. */
  async touchOneOf(spots) {
    const before = await this.lines();
    for (const { x, y } of spots) {
      const answered = await this.finger(x, y);
      // Where two lie under one finger, or a road and a ship would do, the app asks which,
      // once it has moved the island nearer.
      const chosen = /^(It's |Lay here: )/;
      const asks = async () => (await this.lines()) === before && (await this.has(chosen));
      for (let times = 0; answered && times < 10 && (await this.lines()) === before && !(await asks()); times += 1) {
        await this.page.waitForTimeout(50);
      }
      if (await this.has("Build here?")) await this.until(() => this.has(chosen), "the choice");
      const [meant] = (await asks()) ? await this.called(chosen) : [];
      if (meant) await this.finger(meant.x, meant.y);
      if ((await this.lines()) > before) {
        await this.leavePlace();
        return true;
      }
    }
    return false;
  }

  /** Does whatever a card asks, until the turn's trade. */
  async settle() {
    for (let steps = 0; steps < 60; steps += 1) {
      if (await this.has(/^Done – pass to /)) return;
      await this.step();
    }
    throw new Error(`a card is never done: ${JSON.stringify(await this.names())}`);
  }

  /** One step of whoever's turn it is: draws, does what a card asks or leaves
      it where it may be left, or passes. */
  async step() {
    const offers = [/^Done – pass to /, /^Draw( again)?$/, /^The table did otherwise/, /^Skip: /];
    for (let times = 0; times < 8; times += 1) {
      // Just after a draw the screen may rest before it offers what comes next.
      await this.rest();
      // What is offered and what can be touched have to be of one moment: a
      // busy machine may be about to draw the next.
      const controls = (await this.controls()).filter(isTouchable);
      const offer = offers.find(one => controls.some(({ name }) => one.test(name)));
      if (offer) return this.tap(offer);
      if (await this.touchOneOf(controls.filter(isSpot))) return;
      // A place where something can be built has been opened, or a player's page.
      for (const leave of ["Back", "Back to the turn"]) {
        if ((await this.touchable(leave)).length > 0) await this.tap(leave);
      }
    }
    throw new Error(`nothing to do: ${JSON.stringify(await this.names())}`);
  }

  /** Which turn it is. */
  async turn() {
    const [heading] = await this.called(/^Turn \d+/);
    return heading ? Number(heading.name.match(/\d+/)[0]) : 0;
  }

  /** The turn goes on to the next player. */
  async pass() {
    const turn = await this.turn();
    await this.tapUntil(/^Done – pass to /, async () => (await this.turn()) > turn);
  }

  /** Loads the page anew and goes on: all stands as it did. */
  async reloaded() {
    // What a late finger opened is open no more then.
    await this.stands();
    await this.leavePlace();
    const [lines, buttons] = await this.stands();
    await this.page.reload();
    await this.ready();
    await this.resume();
    const [linesNow, buttonsNow] = await this.stands();
    assert.deepEqual(buttonsNow, buttons);
    assert.ok(linesNow >= lines, `${linesNow} of ${lines} lines`);
  }

  /** The file that leaves the page when the game is exported. */
  async exported() {
    await this.tap("Home");
    await this.tap(/^More about /);
    await this.tap("Export");
    await this.until(() => this.has("Export a game"), "the page of the export");
    const leaves = this.page.waitForEvent("download");
    await this.tap("Export");
    return (await leaves).path();
  }
}

/** A table on a page of this size at `url`, under fingers, with what the page complains of. */
export async function openTable(t, url, size) {
  const context = await openFor(t, { touch: true, size });
  const { page, complaints } = await openPage(context);
  return { table: await Table.open(context, page, url), page, complaints };
}

/** What a place between these hexes is called, in whatever order: one comma for three. */
export function between(hexes) {
  const each = hexes.map(hex => `(?=.*the ${hex.replace(/[()]/g, "\\$&")})`).join("");
  return new RegExp(`^between ${each}[^,]*(,[^,]*){${hexes.length - 2}}$`);
}

/** Whether it is a place of the island, and not the island's own page or the season's. */
export function isSpot({ role, name }) {
  // The buttons of the last step name its place too.
  if (role !== "Button" || /^(Undo|Redo): /.test(name)) return false;
  return /^(the (?!island|season)|between |out at sea)|(corner|coast) of /i.test(name);
}

/** Whether it is a place where a piece of an opening may stand. */
function isShore(control) {
  return isSpot(control) && /^between |(corner|coast) of /i.test(control.name);
}

/** Whether it is more than words: what was just done is also told, in words like
    those of the button that did it. */
function isTouchable({ role }) {
  return !["Heading", "Image", "Label", "Status", "TextRun"].includes(role);
}
