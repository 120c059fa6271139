/** The glossary of Learn and its sources: a page to look things up in. */
import { escaped } from "../../base/svg-shape.ts";
import { glossaryOf } from "./glossary.ts";
import type { Catalogue } from "../../messages/catalogue.ts";

/** Each with its message; titles and names stay in their language. */
const SOURCES = [
  [
    "zermelo",
    "Ernst Zermelo: <cite>Über eine Anwendung der Mengenlehre auf die Theorie des Schachspiels</cite>. Proceedings of the Fifth International Congress of Mathematicians 2, 1913.",
  ],
  [
    "neumann",
    "John von Neumann: <cite>Zur Theorie der Gesellschaftsspiele</cite>. Mathematische Annalen 100, 1928.",
  ],
  [
    "shannon",
    "Claude E. Shannon: <cite>Programming a Computer for Playing Chess</cite>. Philosophical Magazine 41, 1950.",
  ],
  [
    "hart",
    "Timothy P. Hart, Daniel J. Edwards: <cite>The Tree Prune (TP) Algorithm</cite>. MIT Artificial Intelligence Project, Memo 30, 1961; revised as <cite>The α-β Heuristic</cite>, 1963.",
  ],
  [
    "brudno",
    "Alexander L. Brudno: <cite>Bounds and Valuations for Shortening the Search of Estimates</cite>. Problemy Kibernetiki 10, 1963, in Russian.",
  ],
  [
    "slagle",
    "James R. Slagle, John K. Dixon: <cite>Experiments With Some Programs That Search Game Trees</cite>. Journal of the ACM 16, 1969.",
  ],
  [
    "knuth",
    "Donald E. Knuth, Ronald W. Moore: <cite>An Analysis of Alpha-Beta Pruning</cite>. Artificial Intelligence 6, 1975.",
  ],
  [
    "pearl",
    "Judea Pearl: <cite>The Solution for the Branching Factor of the Alpha-Beta Pruning Algorithm and its Optimality</cite>. Communications of the ACM 25, 1982.",
  ],
  [
    "fishburn",
    "John P. Fishburn: <cite>Another Optimization of Alpha-Beta Search</cite>. ACM SIGART Bulletin 84, 1983.",
  ],
  [
    "allis",
    "Victor Allis: <cite>A Knowledge-based Approach of Connect-Four</cite>. Vrije Universiteit Amsterdam, 1988.",
  ],
  [
    "allen",
    "James D. Allen: <cite>A Note on the Computer Solution of Connect-Four</cite>. Heuristic Programming in Artificial Intelligence 1, 1989.",
  ],
  [
    "berliner",
    "Hans Berliner: <cite>Backgammon program beats world champ</cite>. ACM SIGART Bulletin 69, 1980.",
  ],
  [
    "chinook",
    "Jonathan Schaeffer, Robert Lake, Paul Lu, Martin Bryant: <cite>Chinook: The World Man-Machine Checkers Champion</cite>. AI Magazine 17, 1996.",
  ],
  [
    "schaeffer",
    "Jonathan Schaeffer and others: <cite>Checkers Is Solved</cite>. Science 317, 2007.",
  ],
  [
    "deep-blue",
    "Murray Campbell, A. Joseph Hoane Jr., Feng-hsiung Hsu: <cite>Deep Blue</cite>. Artificial Intelligence 134, 2002.",
  ],
  [
    "alphago",
    "David Silver and others: <cite>Mastering the game of Go with deep neural networks and tree search</cite>. Nature 529, 2016.",
  ],
  [
    "russell",
    "Stuart Russell, Peter Norvig: <cite>Artificial Intelligence: A Modern Approach</cite>, 3rd edition. Prentice Hall, 2010.",
  ],
  [
    "stack-abuse",
    "M. Krivokuća: <cite>Minimax with Alpha-Beta Pruning in Python</cite>. Stack Abuse, stackabuse.com/minimax-and-alpha-beta-pruning-in-python.",
  ],
] as const;

export function referenceHtml(words: Catalogue) {
  const say = (id: MessageId) => escaped(words.say(id));
  const terms = glossaryOf(words).terms.map(
    ({ id, name, meaning }) =>
      `<div><dt id="term-${id}">${escaped(name)}</dt><dd>${escaped(meaning)}</dd></div>`,
  );
  const sources = SOURCES.map(
    ([id, work]) => `<li><bdi lang="en">${work}</bdi> ${say(`learn-source-${id}`)}</li>`,
  );
  return `<h1>${say("learn-glossary")}</h1>
<dl class="glossary">
${terms.join("\n")}
</dl>
<h2>${say("learn-sources")}</h2>
<ul class="sources">
${sources.join("\n")}
</ul>`;
}
