"use strict";
// What is typed and not sent outlives the page: a phone that was locked may have to load it again.

{
  const KEY = `typed ${location.pathname}${location.search}`;
  const NOT_TYPED = ["hidden", "file", "submit"];
  const fields = () => [...document.querySelectorAll("main :is(input, textarea, select)")].filter(({ type }) => !NOT_TYPED.includes(type));
  const ticked = ({ type }) => type === "radio" || type === "checkbox";
  const now = (field) => (ticked(field) ? field.checked : field.value);

  function before(field) {
    if (ticked(field)) return field.defaultChecked;
    if (field.tagName !== "SELECT") return field.defaultValue;
    return ([...field.options].find((one) => one.defaultSelected) ?? field.options[0])?.value;
  }

  function keep() {
    const typed = fields().map((field, place) => [place, field.name, before(field), now(field)]);
    const changed = typed.filter(([, , was, is]) => was !== is);
    if (changed.length) sessionStorage.setItem(KEY, JSON.stringify({ changed }));
    else sessionStorage.removeItem(KEY);
  }

  function typeAgain([place, name, was, is]) {
    const field = fields()[place];
    if (field?.name !== name || before(field) !== was) return; // the page is another by now
    if (ticked(field)) field.checked = is;
    else field.value = is;
    for (let folded = field.closest("details"); folded; folded = folded.parentElement.closest("details")) folded.open = true;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  // Who went elsewhere by himself and comes again, begins anew.
  const kept = JSON.parse(sessionStorage.getItem(KEY) || "{}");
  const [opened] = performance.getEntriesByType("navigation");
  if (kept.left && opened?.type === "navigate") sessionStorage.removeItem(KEY);
  else kept.changed?.forEach(typeAgain);

  document.addEventListener("input", keep);
  document.addEventListener("change", keep);
  document.addEventListener("submit", () => sessionStorage.removeItem(KEY));
  addEventListener("pagehide", () => {
    const { changed } = JSON.parse(sessionStorage.getItem(KEY) || "{}");
    if (changed) sessionStorage.setItem(KEY, JSON.stringify({ changed, left: true }));
  });
}
