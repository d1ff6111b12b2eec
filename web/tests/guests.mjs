// A main device as lookers-on meet it: serves the page under its own rules for what a page may load, lets
// in whoever has the code, and answers with views that are kept beside this file, one for each moment.

import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

export const PAGE = join(import.meta.dirname, "..", "..", "crates", "guests", "page");
export const KEPT = join(import.meta.dirname, "looking-on");

/** What the page may load: its own files, and nothing that stands in its HTML. */
export const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const FILES = { "/": ["index.html", "text/html"], "/p.css": ["p.css", "text/css"], "/p.js": ["p.js", "text/javascript"], "/s.js": ["s.js", "text/javascript"], "/i.js": ["i.js", "text/javascript"], "/b.js": ["b.js", "text/javascript"] };

const TERRAINS = ["#cb744e", "#3a784a", "#9ccc65", "#e8c349", "#9397a6", "#ded0a6"];

/** An island to stand in for the real one. */
export function island() {
  const hexes = [];
  for (let q = -2; q <= 2; q += 1) {
    for (let r = Math.max(-2, -q - 2); r <= Math.min(2, 2 - q); r += 1) {
      const [x, y] = [(q + r / 2) * 87, r * 75];
      const corners = [0, 1, 2, 3, 4, 5].map(nth => {
        const turn = (Math.PI / 180) * (60 * nth - 90);
        return `${(x + 49 * Math.cos(turn)).toFixed(1)},${(y + 49 * Math.sin(turn)).toFixed(1)}`;
      });
      const fill = TERRAINS[(q * 3 + r * 5 + 30) % 6];
      hexes.push(`<polygon points="${corners.join(" ")}" fill="${fill}" stroke="#f0e2bf" stroke-width="3"/>`);
      hexes.push(`<circle cx="${x}" cy="${y}" r="20" fill="#fbf5e6"/><text x="${x}" y="${y + 8}" text-anchor="middle" font-size="24" font-family="sans-serif">${((q + 7) * (r + 11)) % 11 + 2}</text>`);
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-270 -230 540 460">${hexes.join("")}</svg>`;
}

/** The kept views of a moment, by language, with `change` made to each. */
export async function kept(moment, change = view => view) {
  const views = JSON.parse(await readFile(join(KEPT, `${moment}.json`), "utf8"));
  return new Map(views.map(view => [view.language, change(view)]));
}

export class Guests {
  invite = "482913";
  run = "first";
  n = 1;
  /** Everything that was asked: method, path, and whether a secret came along. */
  asked = [];
  /** "on", or the answer that stands for it: 401, 410, 503. */
  state = "on";
  secrets = new Set();
  given = 0;
  isFull = false;
  /** Polls that are held until there is something newer. */
  #held = new Set();
  #sockets = new Set();

  static async of(moment, change) {
    const guests = new Guests();
    guests.views = await kept(moment, change);
    guests.server = createServer((request, response) => guests.#answer(request, response).catch(error => response.destroy(error)));
    guests.server.on("connection", socket => {
      guests.#sockets.add(socket);
      socket.on("close", () => guests.#sockets.delete(socket));
    });
    await new Promise(resolve => guests.server.listen(0, "127.0.0.1", resolve));
    guests.port = guests.server.address().port;
    guests.url = `http://127.0.0.1:${guests.port}/`;
    return guests;
  }

  /** Shows another moment. */
  async shows(moment, change) {
    this.views = await kept(moment, change);
    this.n += 1;
    this.#wake();
  }

  /** Answers everybody in another way from now on. */
  becomes(state) {
    this.state = state;
    this.#wake();
  }

  /** Begins anew, as a program does that was started again. */
  async restarts(moment) {
    this.run = "second";
    this.n = 0;
    await this.shows(moment);
  }

  #wake() {
    for (const answer of this.#held) answer();
    this.#held.clear();
  }

  /** Cuts every connection, as a network that goes away does. */
  cut() {
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Polls that wait right now. */
  get waiting() {
    return this.#held.size;
  }

  close() {
    this.cut();
    return new Promise(resolve => this.server.close(resolve));
  }

  async #answer(request, response) {
    const url = new URL(request.url, this.url);
    const secret = (request.headers.authorization ?? "").replace("Bearer ", "");
    this.asked.push(`${request.method} ${url.pathname}${url.search}`);
    const send = (status, type = "text/plain", body = "") => {
      response.writeHead(status, {
        "content-type": `${type}; charset=utf-8`,
        "content-security-policy": CSP,
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      });
      response.end(body);
    };
    const file = FILES[url.pathname];
    if (file) return send(200, file[1], await readFile(join(PAGE, file[0])));
    if (url.pathname === "/favicon.ico") return send(204);
    if (url.pathname === "/island.svg") return send(200, "image/svg+xml", island());
    if (url.pathname === "/still") {
      return send(200, "text/html", await readFile(join(KEPT, `${this.moment ?? "knights"}.en.html`)));
    }
    if (url.pathname === "/claim") {
      const parts = [];
      for await (const part of request) parts.push(part);
      const { invite, name } = JSON.parse(Buffer.concat(parts).toString());
      if (request.headers["content-type"] !== "application/json" || !name) return send(400);
      if (invite !== this.invite) return send(403);
      if (this.isFull) return send(503);
      const given = `secret-${(this.given += 1)}`;
      this.secrets.add(given);
      return send(200, "application/json", JSON.stringify({ secret: given }));
    }
    if (url.pathname === "/leave") {
      if (request.headers["content-type"] !== "application/json") return send(415);
      this.secrets.delete(secret);
      return send(204);
    }
    if (!["/open", "/replay"].includes(url.pathname)) return send(404);
    if (!this.secrets.has(secret)) return send(401);
    if (url.pathname === "/replay") {
      const [turn, lang] = [url.searchParams.get("turn"), url.searchParams.get("lang")];
      const told = { title: `Turn ${turn} (${lang})`, lines: [`What happened in ${turn}`, "and more"], island: `past${turn}` };
      return send(200, "application/json", JSON.stringify(told));
    }
    const after = Number(url.searchParams.get("after"));
    // Whoever knows a later view than there is knows it from a program that ran before.
    const isNewest = after === this.n;
    if (this.state === "on" && isNewest) {
      await new Promise(resolve => {
        const answer = () => resolve();
        this.#held.add(answer);
        request.on("close", () => {
          this.#held.delete(answer);
          resolve();
        });
        setTimeout(answer, 25_000).unref();
      });
    }
    if (this.state !== "on") return send(this.state);
    if (after === this.n) return send(204);
    const view = this.views.get(url.searchParams.get("lang")) ?? this.views.get("en");
    return send(200, "application/json", JSON.stringify({ ...view, run: this.run, n: this.n, island: "kept" }));
  }
}
