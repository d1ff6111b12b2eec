// The start of the page: whether this browser has what it takes, the app's
// arrival, and a sentence whenever there is no app to be seen.

import { tongue, words } from "./words.js";

const root = document.documentElement;
const { version, script, module, later, bytes } = document.body.dataset;
const code = tongue(navigator.languages ?? [navigator.language]);
const said = words(code);
const part = id => document.getElementById(id);

root.lang = code;
part("loading").textContent = said.starting;
part("reload").textContent = said.reload;
part("reload").addEventListener("click", () => location.reload());

/** How the app does stands at the root, where the style sheet sees it; the app
    itself writes `painted`, `unable` and `stopped` there. */
function become(condition) {
  root.dataset.app = condition;
}

new MutationObserver(() => {
  const condition = root.dataset.app;
  if (condition === "painted") {
    complete();
  } else if (condition !== "loading") {
    // The app can't say why it could not draw; often it is this.
    const reason = condition === "unable" && !hasGraphics() ? "no-graphics" : condition;
    part("sentence").textContent = said[reason] ?? said.unable;
    part("reload").hidden = false;
  }
}).observe(root, { attributeFilter: ["data-app"] });

/** What this browser lacks, if anything. */
function lacking() {
  // A table of references to objects: no browser has them without the rest of
  // what the app is compiled to.
  const sample = [0, 97, 115, 109, 1, 0, 0, 0, 4, 4, 1, 111, 0, 1];
  if (typeof WebAssembly !== "object" || !WebAssembly.validate(new Uint8Array(sample))) return "no-wasm";
  if (typeof WebGLRenderingContext === "undefined") return "no-graphics";
  if (!globalThis.indexedDB) return "no-storage";
  if (!navigator.locks) return "no-locks";
  return null;
}

function hasGraphics() {
  const canvas = document.createElement("canvas");
  return Boolean(canvas.getContext("webgl2") ?? canvas.getContext("webgl"));
}

/** Makes way for a new version that has arrived meanwhile, unless another tab
    plays on the old one. Whether this page is about to be loaded anew. */
async function renewed() {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => null);
  if (!registration?.waiting) return false;
  const { port1, port2 } = new MessageChannel();
  const succeeded = new Promise(resolve => {
    port1.onmessage = event => resolve(event.data);
    setTimeout(() => resolve(false), 3000);
  });
  registration.waiting.postMessage(version, [port2]);
  if (!(await succeeded)) return false;
  location.reload();
  return true;
}

/** The start is seen: what it did without comes now, and all of it stays. */
async function complete() {
  const app = await import(`./${script}`);
  // What does not come now is asked for again, by whoever needs it.
  await app.follow().catch(() => {});
  await keepForLater();
}

/** Keeps all files in the browser, to start without a network, and asks for a
    new version, to be there at the next start. Where that is forbidden the app
    works all the same, with a network. */
async function keepForLater() {
  if (!isSecureContext || !("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" });
    if (registration.active) await registration.update();
  } catch {
    // There is no network, or no place to keep anything.
  }
}

/** The app's code, showing how much of it has arrived. How long it is is known
    beforehand: what the host says may be the length of a packed form. */
function counted(response) {
  let arrived = 0;
  const count = new TransformStream({
    transform(chunk, onward) {
      arrived += chunk.byteLength;
      const percent = Math.min(100, Math.floor((100 * arrived) / Number(bytes)));
      part("arrived").value = percent;
      part("loading").textContent = percent < 100 ? said.loading(percent) : said.starting;
      onward.enqueue(chunk);
    },
  });
  const headers = { "content-type": "application/wasm" };
  return new Response(response.body.pipeThrough(count), { headers });
}

async function start() {
  const missing = lacking();
  if (missing) return become(missing);
  become("loading");
  if (await renewed()) return;
  let stage = "unreached";
  try {
    const [app, response] = await Promise.all([import(`./${script}`), fetch(module)]);
    if (!response.ok) return become("unreached");
    const code = await WebAssembly.compileStreaming(counted(response));
    stage = "unable";
    await app.begin(code, later, error => become(isRefused(error) ? "unable" : "unreached"));
  } catch (error) {
    console.error(error);
    become(isRefused(error) ? "unable" : stage);
  }
}

/** Whether the browser has the code and makes nothing of it. */
function isRefused(error) {
  const kinds = [WebAssembly.CompileError, WebAssembly.LinkError, RangeError];
  return kinds.some(kind => error instanceof kind);
}

/** Mistakes that the app itself can't tell any more. */
function watch(error) {
  const fatal = error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
  if (fatal && ["loading", "painted"].includes(root.dataset.app)) become("stopped");
}
addEventListener("error", event => watch(event.error));
addEventListener("unhandledrejection", event => watch(event.reason));
part("canvas").addEventListener("webglcontextlost", () => become("lost"));

// Some browsers zoom by these whatever the style sheet says.
for (const gesture of ["gesturestart", "gesturechange", "gestureend"]) {
  document.addEventListener(gesture, event => event.preventDefault());
}
addEventListener("wheel", event => event.ctrlKey && event.preventDefault(), { passive: false });

start();
