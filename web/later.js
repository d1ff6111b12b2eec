// The end of the script that wasm-bindgen writes, where it sees what that keeps to itself. The app's
// code comes in two parts: the first draws the start; the second follows once that is seen. Until
// then whatever lies there is called by its place in the table of functions, and is waited for.

/** Where the second part is to be fetched, until it is there. */
let rest;

/** Told why, if the second part is needed and can't be had. */
let failed;

const unhurried = new AbortController();

/** The functions of the second part take their places in the table. */
function join(code) {
  if (!rest) return;
  new WebAssembly.Instance(code, { first: wasm });
  rest = undefined;
}

/** Fetches the second part at once: whoever called it can't be answered before. */
function hurry() {
  document.documentElement.dataset.hurried = "yes";
  // What is on its way needs this thread to arrive, and this thread is about to wait.
  unhurried.abort();
  try {
    const request = new XMLHttpRequest();
    request.open("GET", rest, false);
    // Bytes as they are, which such a request has no type of its own for.
    request.overrideMimeType("text/plain; charset=x-user-defined");
    request.send();
    if (request.status !== 200) throw new TypeError(`${rest}: ${request.status}`);
    join(new WebAssembly.Module(Uint8Array.from(request.responseText, sign => sign.charCodeAt(0))));
  } catch (error) {
    failed(error);
    throw error;
  }
}

const places = new Proxy({}, {
  get: (_, place) => (...given) => {
    if (rest) hurry();
    return wasm["%table"].get(Number(place))(...given);
  },
});

/** Starts the app by the first part of its code. */
export async function begin(code, name, tell) {
  rest = name;
  failed = tell;
  const imports = { ...__wbg_get_imports(), later: places };
  __wbg_finalize_init(await WebAssembly.instantiate(code, imports), code);
}

/** Fetches the second part in its own time. If that fails, it is tried again when it is needed. */
export async function follow() {
  if (!rest) return;
  const response = await fetch(rest, { signal: unhurried.signal });
  if (!response.ok) return;
  const headers = { "content-type": "application/wasm" };
  join(await WebAssembly.compileStreaming(new Response(response.body, { headers })));
}
