// Keeps one version of the app whole: all of its files, or none. A new version
// arrives beside the old one, and is what the next start shows, when no other
// page uses the old one any more.

const VERSION = "@VERSION@";

/** Every file of this version with its SHA-256. */
const FILES = {
@FILES@
};

const OURS = `tableside ${registration.scope} `;
const CACHE = OURS + VERSION;

/** Where a new version is named that the next start is to show. Browsers may
    take their time until they let its worker replace the old one, which until
    then serves it along. */
const NEXT = `${OURS}next`;

const TYPES = {
  css: "text/css",
  html: "text/html",
  js: "text/javascript",
  png: "image/png",
  svg: "image/svg+xml",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
};

/** A host may redirect `index.html` to its folder, so the folder it is. */
const address = name => (name === "index.html" ? "./" : name);

async function isWhole(body, sum) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return [...digest].map(byte => byte.toString(16).padStart(2, "0")).join("") === sum;
}

/** The bytes of a file as they are in this version: from the version before,
    where it has the same, or from the network. */
async function bytesOf(name, sum) {
  const kept = await (await caches.match(address(name)))?.arrayBuffer();
  if (kept && (await isWhole(kept, sum))) return kept;
  // What has its sum in its name is never another in the browser's own cache.
  const cache = name.includes(sum.slice(0, 16)) ? "default" : "no-cache";
  const response = await fetch(address(name), { cache });
  const body = await response.arrayBuffer();
  if (!response.ok || !(await isWhole(body, sum))) throw new Error(`${name} is of another version`);
  return body;
}

async function keepAll() {
  const cache = await caches.open(CACHE);
  const keep = async ([name, sum]) => {
    const type = TYPES[name.split(".").pop()];
    const headers = { "content-type": type };
    await cache.put(address(name), new Response(await bytesOf(name, sum), { headers }));
  };
  await Promise.all(Object.entries(FILES).map(keep));
}

async function forgetOthers() {
  const names = await caches.keys();
  const others = names.filter(name => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(others.map(name => caches.delete(name)));
}

/** The caches to look into. Names with sums mean the same in each; all others
    come with the page, from the first. */
async function versions() {
  const next = await caches.match("next", { cacheName: NEXT });
  return next ? [OURS + (await next.text()), CACHE] : [CACHE];
}

async function answer(request) {
  const { pathname } = new URL(request.url);
  const page = pathname.endsWith("/index.html") ? "./" : request;
  for (const cacheName of await versions()) {
    const kept = await caches.match(page, { cacheName, ignoreSearch: true, ignoreVary: true });
    if (kept) return kept;
  }
  return fetch(request);
}

/** How many pages of the app there are. */
async function pages() {
  const all = await clients.matchAll({ type: "window", includeUncontrolled: true });
  return all.filter(page => page.url.startsWith(registration.scope)).length;
}

/** Whether this version is what the page is to show that has just been opened,
    showing `shown`. A page that is being loaded again may be there twice for a
    moment. */
async function succeeds(shown) {
  if (shown === VERSION) return false;
  for (let attempt = 0; attempt < 10; attempt += 1) {
    if ((await pages()) <= 1) return true;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  return false;
}

async function takeOver(shown, answer) {
  const succeeded = await succeeds(shown);
  if (succeeded) {
    await (await caches.open(NEXT)).put("next", new Response(VERSION));
    skipWaiting();
  }
  answer.postMessage(succeeded);
}

addEventListener("install", event => event.waitUntil(keepAll()));
addEventListener("activate", event => event.waitUntil(forgetOthers()));
addEventListener("fetch", event => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(registration.scope)) event.respondWith(answer(event.request));
});
addEventListener("message", event => {
  if (event.ports.length === 1) event.waitUntil(takeOver(event.data, event.ports[0]));
});
