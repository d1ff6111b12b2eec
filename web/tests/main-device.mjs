// The server of the program as lookers-on meet it, without a game behind it: it is told what to show, line
// by line (crates/guests/examples/shows_views.rs).

import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { KEPT, island, kept } from "./guests.mjs";

const ROOT = join(import.meta.dirname, "..", "..");
const PROGRAM = join(ROOT, "target", "debug", "examples", "shows_views");

/** Compiles it where the tests' own compilation hasn't left it. */
function compiled() {
  if (existsSync(PROGRAM)) return;
  const made = spawnSync("cargo", ["build", "--locked", "-p", "tableside-guests", "--example", "shows_views"], { cwd: ROOT, stdio: "inherit" });
  assert.equal(made.status, 0, "it compiles");
}

export class MainDevice {
  #answers = [];

  static async opens(t) {
    compiled();
    const device = new MainDevice();
    device.process = spawn(PROGRAM, { stdio: ["pipe", "pipe", "inherit"] });
    createInterface({ input: device.process.stdout }).on("line", line => device.#answers.shift()(JSON.parse(line)));
    t.after(() => device.process.kill());
    const { at, code } = await device.#asks("open");
    [device.url, device.code] = [`http://${at}/`, code];
    return device;
  }

  #asks(line) {
    const answer = new Promise(resolve => this.#answers.push(resolve));
    this.process.stdin.write(`${line}\n`);
    return answer;
  }

  /** The address as the code to scan has it. */
  get invitation() {
    return `${this.url}#i=${this.code}`;
  }

  /** Shows a kept moment, with `change` made to its views, and turns to be seen again, if there are any. */
  async shows(moment, change, turns) {
    const views = await kept(moment, change);
    const still = await readFile(join(KEPT, `${moment}.en.html`), "utf8");
    const shown = { views: [...views.values()], island: island(), stills: { en: still, de: still }, ...(turns && { turns }) };
    await this.#asks(`show ${JSON.stringify(shown)}`);
  }

  /** What these seats alone see beside the views that are shown next. */
  seats(views) {
    return this.#asks(`seats ${JSON.stringify(views)}`);
  }

  /** Prices and rules to be looked up. */
  books(book) {
    return this.#asks(`book ${JSON.stringify(book)}`);
  }

  /** Lets in all that ask for a seat; tells which they are. */
  letsIn() {
    return this.#asks("let_in");
  }

  /** What phones proposed since. */
  proposed() {
    return this.#asks("proposed");
  }

  /** Answers the last of it. */
  answers(done, say = "") {
    return this.#asks(`answer ${JSON.stringify({ done, say })}`);
  }

  /** Those who look on, and how many of them sleep. */
  who() {
    return this.#asks("who");
  }

  async removesAll() {
    ({ code: this.code } = await this.#asks("remove"));
  }

  leaves() {
    return this.#asks("close");
  }
}
