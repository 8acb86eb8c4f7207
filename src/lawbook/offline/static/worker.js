// The service worker: it keeps the site, and answers every address of the desk from the Python inside it.
// SITE stands above: the version, the prefix of our caches, and every file with its digest.
import createPyodideModule from "./offline/pyodide.asm.mjs";
import { DOING, WRITTEN, calls, now, sendAll, theServer } from "./offline/calls.js";
import { loadPyodide } from "./offline/pyodide.mjs";

const HERE = new URL("./", location).href;
const NAME = `${SITE.caches}${SITE.version}`;
const MEMORY = `${HERE}offline/memory`;
const SOON = 30_000;
const BREATH = 100;
const AWAKE = 4 * 60_000; // a director reads a ruling for so long before he taps again

// What is kept

const kept = async (address) => (await caches.open(NAME)).match(address);

async function keep() {
  const cache = await caches.open(NAME);
  let done = 0;
  for (const file of SITE.files) {
    const address = HERE + file.path;
    if (!(await cache.match(address)))
      await cache.put(address, (await known(file)) ?? (await fetched(file, (bytes) => tell("loading", done + bytes))));
    done += file.bytes;
  }
}

// A file that another version has kept, if it is the same.
async function known(file) {
  for (const name of await caches.keys()) {
    if (!name.startsWith(SITE.caches) || name === NAME) continue;
    const found = await (await caches.open(name)).match(HERE + file.path);
    if (found?.headers.get("x-digest") === file.sha256) return found;
  }
}

async function fetched(file, progress) {
  const answer = await wire(HERE + file.source, { cache: "no-store" });
  if (!answer.ok) throw new Error(`${file.source}: ${answer.status}`);
  const parts = [];
  let bytes = 0;
  const reader = answer.body.getReader();
  for (let part; !(part = await reader.read()).done; progress(bytes)) {
    parts.push(part.value);
    bytes += part.value.length;
  }
  const whole = await new Blob(parts).arrayBuffer();
  const digest = [...new Uint8Array(await crypto.subtle.digest("SHA-256", whole))];
  if (digest.map((byte) => byte.toString(16).padStart(2, "0")).join("") !== file.sha256)
    throw new Error(`${file.source}: not what was built (another checksum)`);
  const stream = new Blob([whole]).stream();
  const headers = { "Content-Type": file.type, "X-Digest": file.sha256 };
  if (file.type === "text/html") headers["Cache-Control"] = "no-store";
  return new Response(file.packed ? stream.pipeThrough(new DecompressionStream("gzip")) : stream, { headers });
}

async function tell(stage, done = 0, why = "") {
  const pages = await clients.matchAll({ includeUncontrolled: true, type: "window" });
  for (const page of pages) page.postMessage({ stage, done, all: SITE.bytes, version: SITE.version, why });
}

// The interpreter asks for its own files by fetch; they are here.
const wire = self.fetch.bind(self);
self.fetch = async (asked, ...more) => (await kept(asked.url ?? asked)) ?? wire(asked, ...more);

// The Python

function unpack(tar, files) {
  const text = (at, length) => new TextDecoder().decode(tar.subarray(at, at + length)).split("\0", 1)[0];
  for (let at = 0; tar[at]; ) {
    const above = text(at + 345, 155);
    const path = `/desk/${above ? `${above}/` : ""}${text(at, 100)}`;
    const size = parseInt(text(at + 124, 12), 8);
    files.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    files.writeFile(path, tar.subarray(at + 512, at + 512 + size));
    at += 512 + Math.ceil(size / 512) * 512;
  }
}

async function python(memory) {
  const tar = new Uint8Array(await (await kept(`${HERE}offline/desk.tar`)).arrayBuffer());
  const grown = async (settings) => {
    const module = await createPyodideModule(settings);
    if (memory && module.HEAP8.length < memory.length) module._malloc(memory.length);
    return module;
  };
  return loadPyodide({
    indexURL: `${HERE}offline/`,
    lockFileContents: SITE.lock,
    createPyodideModule: grown,
    fsInit: async (files) => unpack(tar, files),
    ...(memory ? { _loadSnapshot: memory } : { _makeSnapshot: true }),
  });
}

const IMPORTED = `
import sys
sys.path.insert(0, "/desk")
import lawbook.offline.threadless
from lawbook.offline.inside import WARMED, Desk, warm
`;

function opened(interpreter) {
  interpreter.globals.set("version", SITE.version);
  return interpreter.runPython("Desk(version).answer");
}

// Slowly, for the first time; its memory is put away for the next while the first pages are looked at.
async function first() {
  const interpreter = await python(null);
  interpreter.runPython(IMPORTED);
  remembered = remember(interpreter);
  return opened(interpreter);
}

let remembered = null;

async function remember(interpreter) {
  try {
    for (let page = interpreter.runPython("len(WARMED)"); page--; ) {
      await new Promise((over) => setTimeout(over, BREATH)); // whoever asks for a page comes first
      interpreter.runPython(`warm(WARMED[${page}])`);
    }
    await (await caches.open(NAME)).put(MEMORY, new Response(interpreter.makeMemorySnapshot()));
  } catch (why) {
    console.warn("the memory cannot be put away; each start takes long", why);
  }
}

async function again(memory) {
  return opened(await python(new Uint8Array(await memory.arrayBuffer())));
}

async function started() {
  await keep(); // all of it is here, unless the browser has thrown it away
  const memory = await kept(MEMORY);
  if (!memory) return first();
  try {
    return await again(memory);
  } catch (why) {
    console.warn("the memory cannot be taken up again", why);
    await (await caches.open(NAME)).delete(MEMORY);
    return first();
  }
}

let starting = null;
const theDesk = () =>
  (starting ??= started().catch((why) => {
    starting = null;
    throw why;
  }));

// The answers

const spoken = () => navigator.languages.map((tag, place) => `${tag};q=${Math.max(1 - place / 10, 0.1)}`).join(",");

async function answered(request) {
  const url = new URL(request.url);
  const asked = {
    method: request.method,
    path: url.pathname,
    query: url.search.slice(1),
    host: url.host,
    scheme: url.protocol.slice(0, -1),
    headers: { "accept-language": spoken(), "content-type": request.headers.get("content-type") ?? "" },
    body: ["GET", "HEAD"].includes(request.method) ? "" : await request.text(),
    newer: Boolean(registration.waiting),
    calls: await calls(),
    server: await theServer(),
    now: now(),
  };
  const answer = await theDesk();
  const [status, headers, text] = JSON.parse(answer(JSON.stringify(asked)));
  if (url.pathname === WRITTEN && headers["content-type"] === "application/json") {
    await DOING[JSON.parse(text).do](JSON.parse(text));
    return Response.redirect(url, 303);
  }
  if (headers.location) return Response.redirect(new URL(headers.location, url), status);
  return new Response(text, { status, headers });
}

async function failed(why) {
  const page = await kept(`${HERE}offline/index.html`);
  if (!page) return new Response(String(why), { status: 500 });
  const text = (await page.text()).replace("<body", `<body data-failed="${encodeURIComponent(String(why))}"`);
  return new Response(text, { status: 500, headers: { "Content-Type": "text/html" } });
}

async function given(request) {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith("/offline/")) {
    const file = await kept(HERE + pathname.slice(1).replace(/\/$/, "/index.html"));
    if (file) return file;
  }
  try {
    return await answered(request);
  } catch (why) {
    console.error(why);
    return failed(why);
  }
}

let wakeful = Promise.withResolvers();

function awake(event) {
  event.waitUntil(Promise.race([wakeful.promise, new Promise((over) => setTimeout(over, AWAKE))]));
}

const ELSEWHERE = /^\/[ep]\//; // a session is kept by its server

addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== location.origin || ELSEWHERE.test(url.pathname)) return;
  event.respondWith(given(event.request));
  if (event.request.mode !== "navigate") return;
  awake(event);
  if (remembered) event.waitUntil(remembered);
  if (event.request.method === "GET") event.waitUntil(sendAll(SOON));
});

addEventListener("install", (event) =>
  event.waitUntil(
    keep()
      .then(() => tell("starting"))
      .then(theDesk)
      .catch(async (why) => {
        await tell("failed", 0, String(why.message ?? why));
        throw why;
      }),
  ),
);

addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys())
        if (name.startsWith(SITE.caches) && name !== NAME) await caches.delete(name);
      await clients.claim();
    })(),
  ),
);

// What its page asks

addEventListener("message", ({ data, ports: [port] }) => {
  if (data === "state") port.postMessage({ version: SITE.version, bytes: SITE.bytes, newer: Boolean(registration.waiting) });
  if (data === "newer") skipWaiting();
  if (data === "rest") {
    wakeful.resolve();
    wakeful = Promise.withResolvers();
  }
});
