"use strict";
// The way through the small book: from Laws and answers to the state that they lead to, as `desk.rule` goes it.
// A row has the fields of its class in `shelf.py`, in the same order.

const NOWHERE = -1;

function stateOf(book, place) {
  const [said, record, fact = NOWHERE, later = 0, answers = [], exceptions = [], onward = [], atOnce = NOWHERE] =
    book.states[place];
  return { said, record, fact, later, answers, exceptions, onward, atOnce };
}

function factOf(book, place) {
  const [key, question, asked, moment, words, phrases, unless = NOWHERE, cite = ""] = book.facts[place];
  return { key, question, asked, moment, words, phrases, unless, cite };
}

// One Law consulted with what is known: the state that it comes to, and the answers that it took.
function consult(book, law, known) {
  const asked = [];
  let state = stateOf(book, book.laws[law][1]);
  for (;;) {
    const next = step(book, state, known, asked);
    if (next === NOWHERE) return { law, state, asked };
    state = stateOf(book, next);
  }
}

function step(book, state, known, asked) {
  for (const [place, next] of state.exceptions) {
    const fact = factOf(book, place);
    if (known[fact.key] === "yes") {
      asked.push([fact, "yes"]);
      return next;
    }
  }
  if (state.fact === NOWHERE) return NOWHERE;
  const fact = factOf(book, state.fact);
  const next = state.answers[fact.words.indexOf(known[fact.key])];
  if (next === undefined || next === NOWHERE) return NOWHERE;
  asked.push([fact, known[fact.key]]);
  return next;
}

// The Laws one after the other, with those that follow at once; what one hands over, the next knows.
function rule(book, laws, answers) {
  const waiting = [...laws], handed = {}, rulings = [];
  while (waiting.length) {
    const law = waiting.shift();
    if (rulings.some(ruling => ruling.law === law)) continue;
    const ruling = consult(book, law, Object.assign({}, handed[law], answers));
    rulings.push(ruling);
    if (ruling.state.fact !== NOWHERE) break;
    for (const place of ruling.state.onward) {
      const [to, given] = book.handings[place];
      handed[to] = Object.assign({}, handed[to], given);
    }
    if (!waiting.length && ruling.state.atOnce !== NOWHERE) waiting.push(book.handings[ruling.state.atOnce][0]);
  }
  return rulings;
}

// The Laws that a ruling goes on in and that are not consulted yet.
function onward(book, rulings) {
  const last = rulings[rulings.length - 1];
  if (last.state.fact !== NOWHERE) return [];
  const done = rulings.map(ruling => ruling.law);
  const handed = [].concat(...rulings.map(ruling => ruling.state.onward.map(place => book.handings[place][0])));
  return [...new Set(handed)].filter(law => !done.includes(law));
}

// What the Director says in a state, in a language: now, and what he said before his last decision.
function speechOf(book, state, language) {
  const [now, before] = book.speeches[state.said];
  const told = places => places.map(place => book.utterances[language][place]).filter(Boolean)
    .map(([lines, cites, away]) => ({ lines, cites, away }));
  return { now: told(now), before: told(before) };
}

// The provisions of a state, in order: the section that each belongs to, its sentence and its clause.
function recordOf(book, state, language) {
  const told = [];
  for (let place = state.record; place !== NOWHERE; place = book.records[place][0]) {
    const [text, cite, section, asked] = book.provisions[book.records[place][1]];
    const sentence = book.texts[language][text];
    const question = asked === NOWHERE ? "" : book.texts[language][asked];
    told.unshift({ section, sentence: sentence.replace("{question}", question), cite });
  }
  return told;
}

if (typeof module !== "undefined") module.exports = { consult, rule, onward, speechOf, recordOf, factOf, NOWHERE };
