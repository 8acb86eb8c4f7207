// The calls that are written here: kept until they are in the log of the session, each under its mark.

const HERE = new URL("../", import.meta.url).href;
const CALLS = "lawbook-calls"; // not one of SITE.caches: it stays when the version changes
const PATIENCE = 20_000;
export const WRITTEN = "/offline/calls";
export const now = () => new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 16).replace("T", " ");

async function told(path) {
  return (await (await caches.open(CALLS)).match(HERE + path))?.json();
}
const tellAs = async (path, what) => (await caches.open(CALLS)).put(HERE + path, new Response(JSON.stringify(what)));
export const theServer = async () => (await told("server"))?.server ?? "";

export async function calls() {
  const cache = await caches.open(CALLS);
  const paths = (await cache.keys()).map(({ url }) => url).filter((url) => url.startsWith(`${HERE}call/`));
  const found = await Promise.all(paths.map(async (path) => (await cache.match(path)).json()));
  return found.sort((one, other) => one.written - other.written);
}

const put = (call) => tellAs(`call/${call.once}`, call);

export const DOING = {
  keep: async (call) => {
    const before = await told(`call/${call.once}`);
    if (!before) await put({ ...call, written: Date.now() });
    await registration.sync?.register(CALLS).catch(() => {});
  },
  drop: async ({ once }) => (await caches.open(CALLS)).delete(`${HERE}call/${once}`),
  server: async ({ server }) => {
    await tellAs("server", { server });
    await sendAll();
  },
  send: async () => {
    for (const { refused, state, ...call } of await calls()) if (state === "refused") await put(call);
    await sendAll();
  },
};

let sending = null;
let tried = 0;

// Send what waits, unless that was tried so many milliseconds ago or less.
export async function sendAll(pause = 0) {
  if (pause && Date.now() - tried < pause) return;
  tried = Date.now();
  await (sending ??= sent().finally(() => (sending = null)));
}

// In order, one after the other; where the session is not reached, it and those behind it wait.
async function sent() {
  const server = await theServer();
  for (const call of server ? await calls() : []) {
    if (call.state) continue;
    const { table, board, note, once } = call;
    const body = new URLSearchParams({ table, board, note, case: call.case, _once: once });
    try {
      const asked = { method: "POST", body, credentials: "omit", signal: AbortSignal.timeout(PATIENCE) };
      const answer = await fetch(`${server}/written`, asked);
      const became = await answer.json();
      if (answer.status >= 500) return;
      await put({ ...call, ...became, state: answer.ok ? "sent" : "refused" });
    } catch {
      return;
    }
  }
}

addEventListener("sync", (event) => event.waitUntil(sendAll()));
addEventListener("online", () => sendAll());
