"use strict";
// The pages work without this: here they see what others write within a second, and keep what could not be sent.

{
  const { stream, last, about } = document.body.dataset;
  const KEEP = `unsent ${stream}`;
  const byId = (id) => document.getElementById(id);

  // What others write

  const typing = () =>
    [...document.querySelectorAll("main input, main textarea")].some(
      (field) => !["hidden", "radio", "checkbox"].includes(field.type) && field.value !== field.defaultValue,
    ) || document.querySelector("main input[type=radio]:checked") !== null;

  const openDetails = () => [...document.querySelectorAll("main details")].map((one) => one.open);

  let sending = false;
  function lookAgain() {
    if (sending) return; // the answer brings the new page
    if (typing()) return void (byId("changed").hidden = false);
    sessionStorage.setItem(`open ${location.pathname}`, JSON.stringify(openDetails()));
    location.reload();
  }

  function reopen() {
    const key = `open ${location.pathname}`;
    const open = JSON.parse(sessionStorage.getItem(key) || "[]");
    sessionStorage.removeItem(key);
    document.querySelectorAll("main details").forEach((one, place) => (one.open = open[place] ?? one.open));
  }

  async function lookAtDue() {
    const answer = await fetch(location.href);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const due = page.getElementById("due");
    if (due) byId("due").replaceWith(due);
  }

  let waiting = 0;
  let mine = false;
  function news({ data }) {
    clearTimeout(waiting);
    mine ||= !about || data === about; // what comes right after it, and is another's, does not hide it
    waiting = setTimeout(mine ? lookAgain : lookAtDue, 50);
  }

  let source = null;
  function listen() {
    source = new EventSource(`${stream}?after=${last}`);
    source.onmessage = news;
    source.onerror = ({ target }) => {
      if (target.readyState === EventSource.CLOSED) setTimeout(listen, 2000); // it was refused: try anew
    };
  }
  if (stream) {
    listen();
    addEventListener("pagehide", () => source.close());
    addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
    reopen();
  }

  for (const { dataset } of document.querySelectorAll("[data-ends]")) {
    const left = dataset.ends * 1000 - Date.now();
    if (left > 0 && left < 2 ** 31) setTimeout(lookAgain, left + 500);
  }

  // What could not be sent

  const kept = () => JSON.parse(localStorage.getItem(KEEP) || "[]");
  const keep = (forms) => localStorage.setItem(KEEP, JSON.stringify(forms));
  const same = (one) => (other) => one.action === other.action && one.body === other.body && one.file?.letters === other.file?.letters;

  function showKept() {
    byId("unsent").hidden = kept().length === 0;
    showSent();
  }

  function goTo(address, place) {
    if (address === location.href.split("#")[0]) {
      history.replaceState(null, "", address + place);
      location.reload();
    } else location.assign(address + place);
  }

  function show(page) {
    source?.close();
    document.open();
    document.write(page);
    document.close();
  }

  // A form with a file is kept with the file in letters.
  const LARGEST = 2000000;
  function withFile({ body, file }) {
    const data = new FormData();
    for (const [name, value] of new URLSearchParams(body)) data.append(name, value);
    const bytes = Uint8Array.from(atob(file.letters), (letter) => letter.charCodeAt(0));
    data.append(file.field, new File([bytes], file.name));
    return data;
  }

  function inLetters(file) {
    return new Promise((done, failed) => {
      const reader = new FileReader();
      reader.onload = () => done(reader.result.split(",", 2)[1] || "");
      reader.onerror = failed;
      reader.readAsDataURL(file);
    });
  }

  async function sendFile(form, field, file, body) {
    const letters = await inLetters(file);
    send({ action: form.action, body, file: { field, name: file.name, letters } });
  }

  // The answer to a form; it is kept until there is one, be it that it was put down or that it was refused.
  async function answered(form) {
    const headers = form.file ? {} : { "Content-Type": "application/x-www-form-urlencoded" };
    const body = form.file ? withFile(form) : form.body;
    const signal = AbortSignal.timeout(form.file ? 60000 : 10000); // what is sent twice is put down once
    const answer = await fetch(form.action, { method: "POST", body, headers, signal });
    keep(kept().filter((one) => !same(form)(one)));
    return answer;
  }

  // What is kept goes in its order: at once, and where that fails, as soon as it can.
  const AGAIN = 3000;
  const filledIn = () => [...document.querySelectorAll("main input, main textarea")].map((field) => field.value).join();
  let tapped = null; // what the page was filled in with when he last sent something
  let failed = false;
  let later = 0;
  async function deliver() {
    if (sending || !kept().length) return;
    sending = true;
    clearTimeout(later);
    try {
      let answer, place;
      for (let form; (form = kept()[0]); place = new URL(form.action).hash) {
        answer = await answered(form);
        if (!answer.ok) return show(await answer.text());
      }
      arrived(answer.url, place);
    } catch {
      sending = false;
      failed = true;
      later = setTimeout(deliver, AGAIN);
      showKept();
    }
  }

  function arrived(address, place) {
    const follows = tapped === filledIn(); // who has gone on stays where he is
    const path = follows ? new URL(address).pathname : location.pathname;
    if (failed) sessionStorage.setItem("sent", JSON.stringify({ path, address: follows ? "" : address }));
    if (follows) return goTo(address, place);
    sending = failed = false;
    showKept();
    lookAgain();
  }

  function showSent() {
    const { path, address } = JSON.parse(sessionStorage.getItem("sent") || "{}");
    if (path !== location.pathname) return sessionStorage.removeItem("sent");
    byId("sent").hidden = false;
    byId("sent").querySelector("a").hidden = !address;
    if (address) byId("sent").querySelector("a").href = address;
  }

  function send(form) {
    keep([...kept().filter((one) => !same(form)(one)), form]);
    tapped = filledIn();
    deliver();
  }

  document.addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    const method = submitter?.formMethod && submitter.hasAttribute("formmethod") ? submitter.formMethod : form.method;
    if (method !== "post") return;
    const fields = [...new FormData(form, submitter)];
    const [field, file] = fields.find(([, value]) => value instanceof File) || [];
    if (file && file.size > LARGEST) return; // it is sent, but not kept
    event.preventDefault();
    const body = new URLSearchParams(fields.filter(([name]) => name !== field)).toString();
    if (file) return void sendFile(form, field, file, body);
    send({ action: submitter?.hasAttribute("formaction") ? submitter.formAction : form.action, body });
  });

  byId("unsent")?.addEventListener("click", ({ target }) => {
    if (target.dataset.do === "drop") keep([]);
    if (target.dataset.do === "again") deliver();
    showKept();
  });
  if (byId("unsent")) {
    showSent();
    failed = kept().length > 0; // on another page, or before this one was opened
    deliver();
    addEventListener("online", deliver);
  }
}
