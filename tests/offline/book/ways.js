// Goes ways through the small book, one in each line of the input, and prints what is told at the end of each.
const { rule, onward, speechOf, recordOf, factOf, NOWHERE } = require(process.argv[2]);
const fs = require("fs");
const book = JSON.parse(fs.readFileSync(process.argv[3], "utf-8"));

const key = state => (state.fact === NOWHERE ? null : factOf(book, state.fact).key);
const lines = said => said.map(one => one.lines);

function told({ laws, answers }) {
  const rulings = rule(book, laws, answers);
  const { law, state, asked } = rulings[laws.length - 1] || rulings[rulings.length - 1];
  return {
    laws: rulings.map(ruling => ruling.law),
    open: key(rulings[rulings.length - 1].state),
    law,
    asks: key(state),
    asked: asked.map(([fact, word]) => [fact.key, word]),
    onward: onward(book, rulings.slice(0, laws.length)),
    told: book.languages.map(([code], number) => {
      const { now, before } = speechOf(book, state, number);
      const record = recordOf(book, state, number).map(row => [row.sentence, row.cite]);
      return { code, now: lines(now), before: lines(before), record };
    }),
  };
}

const ways = fs.readFileSync(0, "utf-8").split("\n").filter(Boolean).map(line => JSON.parse(line));
process.stdout.write(ways.map(way => JSON.stringify(told(way)) + "\n").join(""));
