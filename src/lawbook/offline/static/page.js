"use strict";
// The page of the site itself: it has the site kept, tells how far it is, and offers what is newer. It never forces it.
{
  const byId = (id) => document.getElementById(id);
  const WORDS = JSON.parse(byId("words").textContent);
  const asked = [new URLSearchParams(location.search).get("lang"), ...navigator.languages].filter(Boolean);
  const language = asked.map((tag) => tag.slice(0, 2).toLowerCase()).map((tag) => ({ no: "nb", nn: "nb" })[tag] ?? tag).find((tag) => WORDS[tag]) ?? "en";
  const say = (key, named = {}) => WORDS[language][key].replace(/\{(\w+)\}/g, (whole, name) => named[name] ?? whole);
  document.documentElement.lang = language;
  for (const each of document.querySelectorAll("[data-say]")) each.textContent = say(each.dataset.say);
  document.title = say("title");

  const about = /\/offline\/(index\.html)?$/.test(location.pathname);
  const megabytes = (bytes) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(bytes / 1e6);

  function state(text, error = false) {
    byId("state").textContent = text;
    byId("state").className = error ? "error" : "";
  }

  function show(...ids) {
    for (const id of ["progress", "open", "newer", "again", "stick"]) byId(id).hidden = !ids.includes(id);
  }

  function failed(why) {
    state(say("failed", { why }), true);
    show("again");
  }

  function heard({ stage, done, all, why }) {
    if (stage === "failed") return failed(why);
    if (stage === "loading") state(say("loading", { done: megabytes(done), all: megabytes(all) }));
    if (stage === "starting") state(say("starting"));
    byId("progress").max = all;
    if (stage === "starting") byId("progress").removeAttribute("value");
    else byId("progress").value = done;
    show("progress");
  }

  const answered = (worker, what) =>
    new Promise((told) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = ({ data }) => told(data);
      worker.postMessage(what, [channel.port2]);
    });

  // Everything is here: the desk takes the place of this page, unless this page was asked for.
  async function ready(registration) {
    if (!about) return void location.reload();
    const { version, newer } = await answered(registration.active, "state");
    state(say(newer ? "offered" : "ready"));
    byId("version").textContent = say("version", { version });
    show("open", ...(newer ? ["newer"] : []));
  }

  function use(registration) {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    registration.waiting?.postMessage("newer");
    registration.active?.postMessage("rest");
  }

  async function begin() {
    if (document.body.dataset.failed) return failed(decodeURIComponent(document.body.dataset.failed));
    if (location.protocol === "file:") return void (state(""), show("stick"));
    if (new URL(document.baseURI).pathname.replace("index.html", "") !== "/") return state(say("root"), true);
    if (!isSecureContext) return state(say("insecure"), true);
    if (!("serviceWorker" in navigator && "WebAssembly" in window && "DecompressionStream" in window))
      return state(say("unable"), true);
    navigator.serviceWorker.onmessage = ({ data }) => data.stage && !navigator.serviceWorker.controller && heard(data);
    let registration;
    try {
      registration = await navigator.serviceWorker.register("/worker.js", { type: "module", updateViaCache: "none" });
    } catch (why) {
      if (!navigator.onLine && navigator.serviceWorker.controller) registration = await navigator.serviceWorker.ready;
      else return failed(String(why.message ?? why));
    }
    registration.addEventListener("updatefound", () => {
      const coming = registration.installing;
      coming.addEventListener("statechange", () => coming.state === "installed" && registration.active && ready(registration));
    });
    registration.installing?.addEventListener("statechange", ({ target }) => {
      if (target.state === "redundant" && byId("state").className !== "error") failed("");
    });
    byId("use").addEventListener("click", () => use(registration));
    if (!registration.active) {
      state(say("starting"));
      show("progress");
    }
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((claimed) => {
        navigator.serviceWorker.addEventListener("controllerchange", claimed, { once: true });
        setTimeout(claimed, 3000);
      });
    await ready(registration);
  }

  byId("retry").addEventListener("click", () => location.reload());
  begin();
}
