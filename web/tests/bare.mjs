// Chromium, talked to over its pipe and watched as little as possible: while a
// service worker is watched, as Playwright watches all of them, it never comes
// to rest, and no other version can take its place.

import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FLAGS, PROGRAM } from "./browser.mjs";

export class BareBrowser {
  #count = 0;
  #waiting = new Map();
  #heard = "";

  static async open() {
    const browser = new BareBrowser();
    browser.profile = await mkdtemp(join(tmpdir(), "tableside-bare-"));
    const flags = ["--headless", "--remote-debugging-pipe", `--user-data-dir=${browser.profile}`, ...FLAGS];
    const stdio = ["ignore", "ignore", "ignore", "pipe", "pipe"];
    browser.process = spawn(PROGRAM, [...flags, "about:blank"], { stdio });
    browser.process.stdio[4].on("data", data => browser.#hear(String(data)));
    return browser;
  }

  #hear(data) {
    const parts = (this.#heard + data).split("\0");
    this.#heard = parts.pop();
    for (const { id, result, error } of parts.map(part => JSON.parse(part))) {
      const asked = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error) asked?.reject(new Error(error.message));
      else asked?.resolve(result);
    }
  }

  send(method, params = {}, sessionId) {
    this.#count += 1;
    const id = this.#count;
    this.process.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  async newPage() {
    const { targetId } = await this.send("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await this.send("Target.attachToTarget", { targetId, flatten: true });
    return new BarePage(this, targetId, sessionId);
  }

  async close() {
    const ended = new Promise(resolve => this.process.once("exit", resolve));
    await this.send("Browser.close");
    await ended;
    await rm(this.profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

class BarePage {
  constructor(browser, target, session) {
    Object.assign(this, { browser, target, session });
  }

  /** Goes there, or to where it is, and waits until the app is to be seen. */
  async visit(url) {
    if (url) await this.#send("Page.navigate", { url });
    else await this.evaluate("document.documentElement.dataset.before = 'yes', location.reload()");
    await this.until("!document.documentElement.dataset.before && document.documentElement.dataset.app === 'painted'");
  }

  /** Before all other pages: those behind draw nothing. */
  show() {
    return this.#send("Page.bringToFront");
  }

  /** What an expression comes to. */
  async evaluate(expression) {
    const asked = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await this.#send("Runtime.evaluate", asked);
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result.value;
  }

  /** Waits until an expression holds, also across a reload. */
  async until(expression) {
    for (const end = Date.now() + 60_000; Date.now() < end; ) {
      if (await this.evaluate(expression).catch(() => false)) return;
      await new Promise(resolve => setTimeout(resolve, 50));
    }
    throw new Error(`this never came true: ${expression}`);
  }

  close() {
    return this.browser.send("Target.closeTarget", { targetId: this.target });
  }

  #send(method, params) {
    return this.browser.send(method, params, this.session);
  }
}
