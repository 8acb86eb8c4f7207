"use strict";
// What is typed and not sent outlives the page: a phone that was locked may have to load it again, and a tab may be killed.

{
  const KEY = `typed ${location.pathname}${location.search}`;
  const LONGEST = 12 * 3600 * 1000;
  const NOT_TYPED = ["hidden", "file", "submit"];
  const fields = () => [...document.querySelectorAll("main :is(input, textarea, select)")].filter(({ type }) => !NOT_TYPED.includes(type));
  const ticked = ({ type }) => type === "radio" || type === "checkbox";
  const now = (field) => (ticked(field) ? field.checked : field.value);
  const read = (store) => JSON.parse(store.getItem(KEY) || "{}");

  function before(field) {
    if (ticked(field)) return field.defaultChecked;
    if (field.tagName !== "SELECT") return field.defaultValue;
    return ([...field.options].find((one) => one.defaultSelected) ?? field.options[0])?.value;
  }

  function drop() {
    sessionStorage.removeItem(KEY);
    if (read(localStorage).tab === tab) localStorage.removeItem(KEY);
  }

  // In the tab itself, and beside it for whoever comes after its end.
  function keep() {
    const typed = fields().map((field, place) => [place, field.name, before(field), now(field)]);
    const changed = typed.filter(([, , was, is]) => was !== is);
    if (!changed.length) return drop();
    sessionStorage.setItem(KEY, JSON.stringify({ changed }));
    localStorage.setItem(KEY, JSON.stringify({ changed, tab, at: Date.now() }));
  }

  function typeAgain([place, name, was, is]) {
    const field = fields()[place];
    if (field?.name !== name || before(field) !== was) return; // the page is another by now
    if (ticked(field)) field.checked = is;
    else field.value = is;
    for (let folded = field.closest("details"); folded; folded = folded.parentElement.closest("details")) folded.open = true;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  if (!sessionStorage.getItem("tab")) sessionStorage.setItem("tab", Math.random().toString(36));
  const tab = sessionStorage.getItem("tab");

  // What another tab has left without an end: nobody answers for it any more.
  function inherit({ changed, tab: dead, at }) {
    if (!changed || dead === tab || Date.now() - at > LONGEST) return;
    const alive = setTimeout(() => fields().every((field) => now(field) === before(field)) && changed.forEach(typeAgain), 200);
    tabs.addEventListener("message", ({ data }) => data.here === dead && clearTimeout(alive));
    tabs.postMessage({ where: dead });
  }
  const tabs = new BroadcastChannel("tabs");
  tabs.addEventListener("message", ({ data }) => data.where === tab && tabs.postMessage({ here: tab }));

  // Who went elsewhere by himself and comes again, begins anew.
  const kept = read(sessionStorage);
  const [opened] = performance.getEntriesByType("navigation");
  if (kept.left && opened?.type === "navigate") sessionStorage.removeItem(KEY);
  else if (kept.changed) kept.changed.forEach(typeAgain);
  else inherit(read(localStorage));

  document.addEventListener("input", keep);
  document.addEventListener("change", keep);
  document.addEventListener("submit", drop);
  addEventListener("pagehide", () => {
    const { changed } = read(sessionStorage);
    drop();
    if (changed) sessionStorage.setItem(KEY, JSON.stringify({ changed, left: true }));
  });
}
