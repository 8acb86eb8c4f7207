"use strict";
// The page works without this: here a slider moves its number, and the server works the award out at once.

const form = document.querySelector("form.award");
const LIVE = ["#worth", "header", "footer"]; // they hold what was worked out, or links that hold the form
const PAUSE = 150;
const AGAIN = 3000;
let waiting = 0;
let latest = 0;
let due = null; // what is still to be asked

function together({ name, type, value }) {
  const other = form.elements[type === "range" ? name.slice(1) : `s${name}`];
  if (other && !Number.isNaN(Number(value))) other.value = value;
}

function unsent(so) {
  document.querySelector("#not-sent").hidden = !so;
}

// The address holds what was typed before it is sent, so that nothing is lost without a network or when the page is loaded again.
function told() {
  const address = `${form.action}?${new URLSearchParams(new FormData(form))}`;
  history.replaceState(null, "", address);
  return address;
}

async function work() {
  const number = ++latest;
  due = work;
  try {
    const answer = await fetch(told(), { signal: AbortSignal.timeout(10000) });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (number !== latest) return;
    due = null;
    unsent(false);
    if (!page.querySelector("#worth")) return;
    for (const part of LIVE) document.querySelector(part).replaceWith(page.querySelector(part));
    history.replaceState(null, "", answer.url);
  } catch {
    if (number !== latest) return;
    unsent(true);
    soon(AGAIN);
  }
}

function soon(pause) {
  clearTimeout(waiting);
  waiting = setTimeout(work, pause);
}

form.addEventListener("input", ({ target }) => {
  if ("page" in target.dataset) return form.requestSubmit();
  together(target);
  soon(PAUSE);
  latest += 1; // an answer on its way is about what stood here before
  if (target.type !== "range") told();
});
form.addEventListener("submit", (event) => {
  if (navigator.onLine) return;
  event.preventDefault(); // the page would be gone
  due = () => form.requestSubmit(event.submitter);
  unsent(true);
});
addEventListener("online", () => due?.());
