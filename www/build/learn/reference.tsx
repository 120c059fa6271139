/** The glossary of Learn and its sources: a page to look things up in. */
import { glossaryOf } from "./glossary.ts";
import type { Catalogue } from "../../messages/catalogue.ts";

/** Each with its message. Titles and names stay in their language; what is between asterisks is a title. */
const SOURCES = [
  [
    "zermelo",
    "Ernst Zermelo: *Über eine Anwendung der Mengenlehre auf die Theorie des Schachspiels*. Proceedings of the Fifth International Congress of Mathematicians 2, 1913.",
  ],
  [
    "neumann",
    "John von Neumann: *Zur Theorie der Gesellschaftsspiele*. Mathematische Annalen 100, 1928.",
  ],
  [
    "shannon",
    "Claude E. Shannon: *Programming a Computer for Playing Chess*. Philosophical Magazine 41, 1950.",
  ],
  [
    "hart",
    "Timothy P. Hart, Daniel J. Edwards: *The Tree Prune (TP) Algorithm*. MIT Artificial Intelligence Project, Memo 30, 1961; revised as *The α-β Heuristic*, 1963.",
  ],
  [
    "brudno",
    "Alexander L. Brudno: *Bounds and Valuations for Shortening the Search of Estimates*. Problemy Kibernetiki 10, 1963, in Russian.",
  ],
  [
    "slagle",
    "James R. Slagle, John K. Dixon: *Experiments With Some Programs That Search Game Trees*. Journal of the ACM 16, 1969.",
  ],
  [
    "knuth",
    "Donald E. Knuth, Ronald W. Moore: *An Analysis of Alpha-Beta Pruning*. Artificial Intelligence 6, 1975.",
  ],
  [
    "pearl",
    "Judea Pearl: *The Solution for the Branching Factor of the Alpha-Beta Pruning Algorithm and its Optimality*. Communications of the ACM 25, 1982.",
  ],
  [
    "fishburn",
    "John P. Fishburn: *Another Optimization of Alpha-Beta Search*. ACM SIGART Bulletin 84, 1983.",
  ],
  [
    "allis",
    "Victor Allis: *A Knowledge-based Approach of Connect-Four*. Vrije Universiteit Amsterdam, 1988.",
  ],
  [
    "allen",
    "James D. Allen: *A Note on the Computer Solution of Connect-Four*. Heuristic Programming in Artificial Intelligence 1, 1989.",
  ],
  [
    "berliner",
    "Hans Berliner: *Backgammon program beats world champ*. ACM SIGART Bulletin 69, 1980.",
  ],
  [
    "chinook",
    "Jonathan Schaeffer, Robert Lake, Paul Lu, Martin Bryant: *Chinook: The World Man-Machine Checkers Champion*. AI Magazine 17, 1996.",
  ],
  ["schaeffer", "Jonathan Schaeffer and others: *Checkers Is Solved*. Science 317, 2007."],
  [
    "deep-blue",
    "Murray Campbell, A. Joseph Hoane Jr., Feng-hsiung Hsu: *Deep Blue*. Artificial Intelligence 134, 2002.",
  ],
  [
    "alphago",
    "David Silver and others: *Mastering the game of Go with deep neural networks and tree search*. Nature 529, 2016.",
  ],
  [
    "russell",
    "Stuart Russell, Peter Norvig: *Artificial Intelligence: A Modern Approach*, 3rd edition. Prentice Hall, 2010.",
  ],
  [
    "stack-abuse",
    "M. Krivokuća: *Minimax with Alpha-Beta Pruning in Python*. Stack Abuse, stackabuse.com/minimax-and-alpha-beta-pruning-in-python.",
  ],
] as const;

export function Reference({ words }: { words: Catalogue }) {
  const { say } = words;
  return (
    <>
      <h1>{say("learn-glossary")}</h1>
      <dl class="glossary">
        {glossaryOf(words).terms.map(({ id, name, meaning }) => (
          <div key={id}>
            <dt id={`term-${id}`}>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <h2>{say("learn-sources")}</h2>
      <ul class="sources">
        {SOURCES.map(([id, work]) => (
          <li key={id}>
            <bdi lang="en">
              {work.split("*").map((part, n) => (n % 2 ? <cite>{part}</cite> : part))}
            </bdi>{" "}
            {say(`learn-source-${id}`)}
          </li>
        ))}
      </ul>
    </>
  );
}
