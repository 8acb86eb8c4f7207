"use strict";
// The page works without this: here a slider moves its number, and the server works the award out at once.

const form = document.querySelector("form.award");
const LIVE = ["#worth", "header", "footer"]; // they hold what was worked out, or links that hold the form
const PAUSE = 150;
let waiting = 0;
let latest = 0;

function together({ name, type, value }) {
  const other = form.elements[type === "range" ? name.slice(1) : `s${name}`];
  if (other && !Number.isNaN(Number(value))) other.value = value;
}

async function work() {
  const number = ++latest;
  const answer = await fetch(`${form.action}?${new URLSearchParams(new FormData(form))}`);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (number !== latest || !page.querySelector("#worth")) return;
  for (const part of LIVE) document.querySelector(part).replaceWith(page.querySelector(part));
  history.replaceState(null, "", answer.url);
}

form.addEventListener("input", ({ target }) => {
  if ("page" in target.dataset) return form.requestSubmit();
  together(target);
  clearTimeout(waiting);
  waiting = setTimeout(work, PAUSE);
});
