// A host of our own: serves a folder as a plain https host would, counts what
// is asked of it, and can be taken away.

import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { setTimeout as passed } from "node:timers/promises";
import { gzipSync } from "node:zlib";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** What has its sum in its name never changes. */
const LASTING = /-[0-9a-f]{16}\.[a-z]+$/;

/** Sends what is packed in ten pieces, one after the other. */
async function sendSlowly(packed, response) {
  response.writeHead(200, {
    "content-type": TYPES[".wasm"],
    "content-encoding": "gzip",
    "content-length": packed.byteLength,
  });
  const size = Math.ceil(packed.byteLength / 10);
  for (let from = 0; from < packed.byteLength; from += size) {
    response.write(packed.subarray(from, from + size));
    await passed(50);
  }
  response.end();
}

export class Host {
  /** The paths that were asked for, in order. */
  asked = [];

  /** Whether it sends the app's code packed, with the packed length, and piece
      by piece as a slow network does. */
  slow = false;

  /** Paths that it keeps back, and until when. */
  held = null;

  /** Keeps back what fits; gives what lets it go. */
  hold(which) {
    let release;
    this.held = { which, promise: new Promise(resolve => (release = resolve)) };
    return release;
  }

  constructor(folder) {
    this.folder = folder;
    this.server = createServer((request, response) => this.#answer(request, response));
  }

  /** Serves `folder` on a port of its own, or on the one it had before. */
  static async of(folder) {
    const host = new Host(folder);
    await host.open();
    return host;
  }

  async open() {
    await new Promise(resolve => this.server.listen(this.port ?? 0, "127.0.0.1", resolve));
    this.port = this.server.address().port;
  }

  /** Gone from the network. */
  async close() {
    this.server.closeAllConnections();
    await new Promise(resolve => this.server.close(resolve));
  }

  get url() {
    return `http://localhost:${this.port}/`;
  }

  async #answer(request, response) {
    const path = normalize(new URL(request.url, this.url).pathname);
    this.asked.push(path);
    const file = join(this.folder, path.endsWith("/") ? `${path}index.html` : path);
    try {
      const body = await readFile(file);
      if (this.held?.which.test(path)) await this.held.promise;
      if (this.slow && extname(file) === ".wasm") return await sendSlowly(gzipSync(body, { level: 1 }), response);
      response.writeHead(200, {
        "content-type": TYPES[extname(file)] ?? "application/octet-stream",
        "content-length": body.byteLength,
        "cache-control": LASTING.test(path) ? "public, max-age=31536000, immutable" : "no-store",
      });
      response.end(body);
    } catch {
      response.writeHead(404, { "content-type": "text/plain", "cache-control": "no-store" });
      response.end("not here");
    }
  }
}
