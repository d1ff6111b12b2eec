// The main device with a game on it, whose window nobody sees, and players with phones that know nothing but
// their page (tools/table-of-phones).

import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { device, until } from "./lookers.mjs";

const ROOT = join(import.meta.dirname, "..", "..");
const PROGRAM = join(ROOT, "target", "debug", "examples", "table_of_phones");

/** Compiles it where the tests' own compilation hasn't left it. */
function compiled() {
  if (existsSync(PROGRAM)) return;
  const made = spawnSync("cargo", ["build", "--locked", "--example", "table_of_phones"], { cwd: ROOT, stdio: "inherit" });
  assert.equal(made.status, 0, "it compiles");
}

export class PhoneTable {
  #answers = [];

  static async begins(t, wanted) {
    compiled();
    const table = new PhoneTable();
    table.process = spawn(PROGRAM, { stdio: ["pipe", "pipe", "inherit"] });
    createInterface({ input: table.process.stdout }).on("line", line => table.#answers.shift()(JSON.parse(line)));
    t.after(() => table.process.kill());
    const whole = { players: 4, game: "base", decks: ["a"], target: 3, turns: true, language: "en", seed: 1, ...wanted };
    const { at, code } = await table.#asks(`begin ${JSON.stringify({ phones: whole.players, ...whole })}`);
    table.url = `http://${at}/`;
    table.invitation = `${table.url}#i=${code}`;
    return table;
  }

  #asks(line) {
    const answer = new Promise(resolve => this.#answers.push(resolve));
    this.process.stdin.write(`${line}\n`);
    return answer;
  }

  letsIn() {
    return this.#asks("let_in");
  }

  how() {
    return this.#asks("how");
  }

  /** Does at the main device what is asked of whoever has no phone. */
  async here() {
    return (await this.#asks("here")).did;
  }
}

/** The same choices in every run. */
export function dice(seed) {
  let state = seed >>> 0;
  return below => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
}

/** A player with a phone. */
export class PhonePlayer {
  touches = 0;

  /** Comes, and asks for a seat. */
  static async comes(table, browser, { seat, size, locale = "en-GB", seed = 1 }) {
    const player = new PhonePlayer();
    player.seat = seat;
    player.lot = dice(seed * 31 + seat);
    const { page, complaints, context } = await device(browser, { size, locale });
    Object.assign(player, { page, complaints, context });
    await page.goto(table.invitation);
    await page.locator("#sit").click();
    await page.locator(`#seat-${seat}`).click();
    await page.locator("#own .digits").waitFor();
    return player;
  }

  async isSeated() {
    return (await this.page.locator("#own .seat").count()) > 0;
  }

  /** What may be touched now, as the page has it. */
  sees() {
    return this.page.evaluate(() => {
      const shown = it => it.getClientRects().length > 0 && !it.disabled;
      const all = query => [...document.querySelectorAll(query)].filter(shown).map(it => it.id);
      return {
        isBusy: Boolean(document.querySelector(".notice[role=status]")) && document.querySelector(".notice").textContent.includes("…"),
        notice: (document.querySelector(".notice") || { textContent: "" }).textContent,
        asks: document.querySelectorAll("#own .ask:not(.offer)").length,
        cards: all("#own .ask .more"),
        sends: all("#own .ask > .main"),
        choices: all("#own .ask .choice"),
        folds: all("#own .ask .group[aria-expanded=false]"),
        ways: all("#own .ask .to-map"),
        replies: all("#own .offer .replies button"),
        spots: document.querySelectorAll(".spot").length,
        does: all("#bar [id^=do-]"),
        next: all("#bar [id^=next-]"),
        goesOn: all("#bar [id^=go-on-]"),
        may: all("#more .may .choice"),
        mayFolds: all("#more .may .group[aria-expanded=false]"),
        mayWays: all("#more .may .to-map"),
      };
    });
  }

  /** Touches what has this name, and waits until what came of it is seen. */
  async touch(name) {
    this.touches += 1;
    // What was there is gone where another phone was quicker.
    await this.page.evaluate(id => { const it = document.getElementById(id); if (it) it.click(); }, name);
    await until(async () => !(await this.sees()).isBusy, `${name}: an answer`);
  }

  any(list) {
    return list[this.lot(list.length)];
  }

  /** Does one thing that is asked, or that may be done; returns whether there was anything. */
  async acts() {
    const seen = await this.sees();
    if (seen.isBusy) return true;
    if (seen.does.length) return this.touch(this.any(seen.does)).then(() => true);
    if (seen.cards.length) return this.touch(this.any(seen.cards)).then(() => true);
    if (seen.sends.length) return this.touch(seen.sends[0]).then(() => true);
    if (seen.asks && seen.choices.length && (!seen.spots || this.lot(4) === 0)) return this.touch(this.any(seen.choices)).then(() => true);
    if (seen.asks && seen.ways.length && !seen.spots) return this.touch(this.any(seen.ways)).then(() => true);
    if (seen.asks && seen.folds.length && !seen.spots) return this.touch(this.any(seen.folds)).then(() => true);
    if (seen.replies.length && this.lot(3) === 0) return this.touch(this.any(seen.replies)).then(() => true);
    if (seen.goesOn.length) return this.touch(seen.goesOn[0]).then(() => true);
    // Who has built something may build more; whoever can't is done sooner or later.
    if (seen.spots && (seen.asks || this.lot(4) > 0)) {
      const steps = 1 + this.lot(seen.spots);
      for (let nth = 0; nth < steps; nth += 1) await this.page.evaluate(() => { const it = document.getElementById("spot-after"); if (it) it.click(); });
      return true;
    }
    // Whoever can build what is worth a point does.
    const worth = seen.mayWays.filter(it => /settlement|city|Siedlung|Stadt/.test(it) && !/wall|mauer/.test(it));
    if (worth.length && !seen.spots) return this.touch(this.any(worth)).then(() => true);
    const may = [...seen.may, ...seen.mayFolds, ...seen.mayWays].filter(it => !it.startsWith("back-") && !it.includes("put") && !it.includes("offer"));
    if (seen.next.length && (!may.length || this.lot(3) === 0)) return this.touch(seen.next[0]).then(() => true);
    if (seen.next.length && may.length) return this.touch(this.any(may)).then(() => true);
    if (seen.next.length) return this.touch(seen.next[0]).then(() => true);
    return false;
  }
}

/** Plays until `isEnough`; each player looks at their phone in turn. */
export async function plays(table, players, isEnough, hasOthers = false, most = 4000) {
  let quiet = 0;
  for (let nth = 0; nth < most; nth += 1) {
    let moved = false;
    for (const player of players) moved = (await player.acts()) || moved;
    if (hasOthers) moved = (await table.here()) || moved;
    const how = await table.how();
    if (isEnough(how)) return how;
    quiet = moved ? 0 : quiet + 1;
    assert.ok(quiet < 200, `somebody is asked for something: ${JSON.stringify(how)}`);
    if (!moved) await new Promise(resolve => setTimeout(resolve, 20));
  }
  throw new Error(`it goes on and on: ${JSON.stringify(await table.how())}`);
}
