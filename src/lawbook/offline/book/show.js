// The pages of the small book. The address behind the # is that of the desk: /rule/13+12?key=word&lang=pl

const BOOK = JSON.parse(document.getElementById("book").textContent);
const CODES = BOOK.languages.map(([code]) => code);
const SHOWN = ["lang", "view"];

function spokenHere() {
  const wanted = (navigator.languages || [navigator.language || "en"]).map(tag => tag.split("-")[0].toLowerCase());
  const known = wanted.map(code => (code === "no" || code === "nn" ? "nb" : code));
  return known.find(code => CODES.includes(code)) || CODES[0];
}

function addressOf(hash) {
  const [path, query = ""] = hash.slice(1).replace(/%2B/gi, "+").split("?");
  const params = {};
  for (const pair of query.split("&").filter(Boolean)) params[pair.split("=")[0]] = pair.split("=")[1];
  const laws = path.startsWith("/rule/") ? path.slice(6).split("+").filter(law => Object.keys(BOOK.laws).includes(law)) : [];
  return { laws, params };
}

function written(laws, params) {
  const query = Object.keys(params).map(key => key + "=" + params[key]).join("&");
  return "#" + (laws.length ? "/rule/" + laws.join("+") : "/") + (query ? "?" + query : "");
}

function page(hash) {
  const { laws, params } = addressOf(hash);
  const language = CODES.includes(params.lang) ? params.lang : spokenHere();
  const text = place => BOOK.texts[CODES.indexOf(language)][place];
  const say = (message, named = {}) => text(BOOK.words[message]).replace(/\{(\w+)\}/g, (_, name) => named[name]);
  const kept = params.lang ? { lang: params.lang } : {};
  const answers = without(params, ...SHOWN);
  return { laws, params, language, number: CODES.indexOf(language), text, say, kept, answers };
}

function without(params, ...keys) {
  const left = Object.assign({}, params);
  for (const key of keys) delete left[key];
  return left;
}

// What a page is made of

function make(tag, told, ...inside) {
  const made = document.createElement(tag);
  for (const key of Object.keys(told)) made.setAttribute(key, told[key]);
  fill(made, inside);
  return made;
}

function fill(made, inside) {
  for (const one of inside) {
    if (Array.isArray(one)) fill(made, one);
    else if (one !== null) made.append(one);
  }
}

const tap = (href, said, css = "button", more = {}) => make("a", Object.assign({ class: css, href }, more), said);
const list = (css, rows) => make("ul", { class: css }, rows.map(row => make("li", {}, row)));
const folded = (css, title, ...inside) => make("details", { class: css }, make("summary", {}, title), ...inside);
const cite = clause => make("span", { class: "cite" }, " " + clause);

function show() {
  const here = page(location.hash);
  document.documentElement.lang = here.language;
  const main = here.laws.length ? ruling(here) : home(here);
  document.getElementById("page").replaceChildren(head(here), make("main", { id: "main" }, main), foot(here));
  const title = document.querySelector("h1").textContent;
  document.title = title + " · Lawbook";
  window.scrollTo(0, 0);
}

function head(here) {
  const languages = BOOK.languages.map(([code, name]) =>
    tap(written(here.laws, Object.assign({}, here.params, { lang: code })), code, "",
      Object.assign({ lang: code, "aria-label": code + ": " + name }, code === here.language ? { "aria-current": "true" } : {})));
  const home = tap(written([], here.kept), here.laws.length ? here.say("What happened?") : "Lawbook", "home");
  return make("header", {}, home, make("nav", { class: "languages", "aria-label": here.say("Language") }, languages));
}

function foot(here) {
  return make("footer", {},
    make("p", {}, here.say("Small book"), ": ", here.say("The questions of every Law, in one file that needs no network."),
      " ", here.say("It knows no cards and no auction; for these open the desk.")),
    make("p", {}, here.say("Laws of {year}", { year: BOOK.code }), " · WBF"));
}

// The first page

function home(here) {
  const tile = ([, , said, start, known]) => tap(written([start], Object.assign({}, known, here.kept)), here.text(said));
  const often = BOOK.often.map(key => tile(BOOK.tiles.find(one => one[0] === key)));
  const phases = BOOK.phases.map((name, phase) =>
    folded("phase", here.text(name), list("tiles", BOOK.tiles.filter(one => one[1] === phase).map(tile))));
  const laws = Object.keys(BOOK.laws).filter(law => /^\d/.test(law)).map(law =>
    tap(written([law], here.kept), [make("b", {}, law), make("span", {}, here.text(BOOK.laws[law][0]))], ""));
  const everything = [...phases, folded("phase", here.say("All Laws"), list("laws", laws))];
  return [make("h1", {}, here.say("What happened?")), sought(here, everything), list("tiles often", often),
    make("h2", {}, here.say("Everything, by when it happened")), ...everything];
}

// A field that leaves only the tiles and Laws with what is typed.
function sought(here, places) {
  const field = make("input", { type: "search", id: "sought", placeholder: here.say("Find"), "aria-label": here.say("Find") });
  const plain = said => said.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "")
    .replace(/[łøæ]/g, letter => ({ ł: "l", ø: "o", æ: "ae" })[letter]);
  field.addEventListener("input", () => {
    const words = plain(field.value).split(/\s+/).filter(Boolean);
    for (const place of places) {
      const rows = [...place.querySelectorAll("li")];
      for (const row of rows) row.hidden = !words.every(word => plain(row.textContent).includes(word));
      place.open = words.length > 0;
      place.hidden = rows.every(row => row.hidden);
    }
    document.querySelector(".often").hidden = words.length > 0;
  });
  return make("p", {}, field);
}

// A ruling

function ruling(here) {
  const rulings = rule(BOOK, here.laws, here.answers);
  const last = rulings[rulings.length - 1];
  const laws = rulings.map(one => one.law);
  const kicker = make("p", { class: "kicker" }, here.text(BOOK.laws[last.law][0]));
  if (here.params.view === "unsure" && last.state.fact !== NOWHERE) return unsure(here, laws, last);
  const told = [aloud(here, last), ...back(here, rulings), exceptions(here, laws, rulings), record(here, rulings)];
  if (last.state.fact === NOWHERE) {
    const [said, ...rest] = told;
    return [kicker, make("h1", {}, here.say("The ruling")), said, goesOn(here, laws, rulings), ...rest];
  }
  const [said, ...rest] = told;
  const quiet = !speechOf(BOOK, last.state, here.number).now.length && !last.state.later;
  return [kicker, quiet ? null : said, asked(here, laws, last), ...rest];
}

function asked(here, laws, last) {
  const fact = factOf(BOOK, last.state.fact);
  const answers = fact.words.map((word, number) => [word, fact.phrases[number], last.state.answers[number]])
    .filter(([, , next]) => next !== NOWHERE && next !== undefined)
    .map(([word, phrase]) => word === "not_established"
      ? tap(written(laws, Object.assign({}, here.params, { view: "unsure" })), here.text(phrase), "button unsure")
      : tap(answered(here, laws, fact.key, word), here.text(phrase)));
  const put = level => [make(level, {}, here.text(fact.question)), make("p", { class: "asked" }, here.text(fact.asked)), list("answers", answers)];
  if (!last.state.later) return put("h1");
  return [make("section", { class: "ask" },
    make("h1", {}, here.text(fact.moment)),
    put("h2"),
    make("p", { class: "note" }, here.say("Keep this address.")))];
}

const answered = (here, laws, key, word) => written(laws, Object.assign(without(here.params, "view"), { [key]: word }));

function unsure(here, laws, last) {
  const fact = factOf(BOOK, last.state.fact);
  const steps = ["Ask each player in turn what he saw and did. Let nobody interrupt.",
    "Look at the cards, the bidding cards that still lie there, the score and any record.",
    "Weigh it. What is more likely than not is the fact; certainty is not needed."];
  return [make("p", { class: "kicker" }, here.say("Law 85: how to find out")), make("h1", {}, here.text(fact.question)),
    make("ol", { class: "steps" }, steps.map(step => make("li", {}, here.say(step)))),
    list("answers", [tap(written(laws, without(here.params, "view")), here.say("Back to the question")),
      tap(answered(here, laws, fact.key, "not_established"), here.say("It cannot be established"), "button unsure")]),
    make("p", {}, here.say("Then the ruling is made so that play can go on."), cite("85B"))];
}

function aloud(here, last) {
  const said = speechOf(BOOK, last.state, here.number);
  const silence = said.before.length ? "There is nothing more to say now."
    : last.state.fact !== NOWHERE ? "Nothing is ruled yet." : "There is nothing to say at the table.";
  return make("section", { class: "aloud" }, make("h2", {}, here.say("Say now")),
    said.now.length ? said.now.map(one => utterance(here, one)) : make("p", {}, here.say(silence)),
    said.before.length ? folded("past", here.say("Said before"), ...said.before.map(one => utterance(here, one))) : null);
}

function utterance(here, { lines, cites, away }) {
  const [first, ...rest] = lines;
  const told = [make("p", {}, first, cites.map(cite))];
  if (rest.length) told.push(list("counted", rest.slice(0, -1)), make("p", {}, rest[rest.length - 1]));
  if (!away) return told;
  return [make("section", { class: "aside" }, make("h3", {}, here.say("Away from the table, to {player}:", { player: away })), told)];
}

function goesOn(here, laws, rulings) {
  const further = onward(BOOK, rulings);
  if (!further.length) return null;
  return make("section", { class: "told continues" }, make("h2", {}, here.say("It goes on")), further.map(law =>
    tap(written([...laws, law], here.params), here.say("Go on in Law {number}", { number: law }))));
}

function back(here, rulings) {
  const given = [].concat(...rulings.map((one, number) => one.asked.map(([fact, word]) => ({ fact, word, number }))))
    .filter(({ fact }, place, all) => fact.key in here.answers && all.findIndex(one => one.fact.key === fact.key) === place);
  const anew = ({ fact, number }) => written(rulings.slice(0, number + 1).map(one => one.law), without(here.params, fact.key, "view"));
  const before = rulings[0].law === here.laws[0] && given.length ? anew(given[given.length - 1]) : written([], here.kept);
  const rows = given.map(one => [make("span", {}, here.text(one.fact.question)),
    make("b", {}, here.text(one.fact.phrases[one.fact.words.indexOf(one.word)])), tap(anew(one), here.say("change"), "link")]);
  return [make("nav", { class: "tools", "aria-label": here.say("This ruling") }, tap(before, "← " + here.say("Back"), "link")),
    rows.length ? folded("", here.say("The answers") + " (" + rows.length + ")", list("given", rows)) : null];
}

function exceptions(here, laws, rulings) {
  const presumed = [].concat(...rulings.map(one => one.state.exceptions.map(([place]) => factOf(BOOK, place))));
  if (!presumed.length) return null;
  return make("section", { class: "presumed" }, make("h2", {}, here.say("This holds unless")),
    list("", presumed.map(fact => [here.text(fact.unless), cite(fact.cite), " ",
      tap(answered(here, laws, fact.key, "yes"), here.say("It was so"), "button small")])));
}

function record(here, rulings) {
  const told = [].concat(...rulings.map(one => recordOf(BOOK, one.state, here.number)))
    .filter((row, place, all) => all.findIndex(one => one.sentence === row.sentence) === place);
  const sections = BOOK.sections.map((name, section) => [name, told.filter(row => row.section === section)])
    .filter(([, rows]) => rows.length);
  if (!sections.length) return null;
  return folded("record", here.say("The record"), ...sections.map(([name, rows]) => make("section", { class: "told" },
    make("h2", {}, here.text(name)), list("", rows.map(row => [row.sentence, cite(row.cite)])))));
}

window.addEventListener("hashchange", show);
show();
