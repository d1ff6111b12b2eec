// Keeps one version of the app whole: all of its files, or none. A new version
// arrives beside the old one, and takes over when no page uses the old one any
// more, or when the only page asks for it before it has started the app.

const VERSION = "@VERSION@";

/** Every file of this version with its SHA-256. */
const FILES = {
@FILES@
};

const OURS = `tableside ${registration.scope} `;
const CACHE = OURS + VERSION;

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

async function answer(request) {
  const cache = await caches.open(CACHE);
  const { pathname } = new URL(request.url);
  const page = pathname.endsWith("/index.html") ? "./" : request;
  return (await cache.match(page, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
}

async function takeOver() {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const ours = pages.filter(page => page.url.startsWith(registration.scope));
  if (ours.length <= 1) await skipWaiting();
}

addEventListener("install", event => event.waitUntil(keepAll()));
addEventListener("activate", event => event.waitUntil(forgetOthers()));
addEventListener("fetch", event => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(registration.scope)) event.respondWith(answer(event.request));
});
addEventListener("message", event => {
  if (event.data === "take over") event.waitUntil(takeOver());
});
