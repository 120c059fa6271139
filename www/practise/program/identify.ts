/** Looks up which of the usual programs count a given number. */
import { BUGS } from "../../game/bugs.ts";
import { keysOf } from "../../base/keys-of.ts";

export type Match = { family: Family; counted: keyof Family["counts"] };

/** Programs with the same counts: every combination of the listed orders, scores and values. */
type Family = ReturnType<typeof familyOf>;

export const readTable = (table: string) => table.trimEnd().split("\n").slice(1).map(familyOf);

function familyOf(line: string) {
  // `first` is a move before the search, if any. Traits are features such as a table.
  const [first, algorithm, bug, ...fields] = line.split(",");
  const [traits, scores, returns, orders] = fields.map((field) => field.split(" ").filter(Boolean));
  const [nodes, leaves, cuts, cutsOfMoves, hits, ends] = fields.slice(4).map(Number);
  const searched = nodes - hits - (leaves - ends);
  // After a first move these counts often agree by chance.
  const isFromStart = first === "";
  const isTable = isFromStart && (traits.includes("table") || traits.includes("symmetry"));
  /** The kinds of counts, the most usual first. */
  const counts = {
    nodes,
    "nodes-below-root": nodes - 1,
    leaves,
    "inner-nodes": nodes - leaves,
    cuts,
    "cuts-of-moves": cutsOfMoves,
    // A counter after the `break` misses the child of each cut, and the root.
    "after-break": isFromStart && cuts > 0 ? nodes - 1 - cuts : 0,
    // Counts without the table's answers: finished games are stored, always counted, or left out.
    searched: isTable ? searched : 0,
    "searched-below-root": isTable ? searched - 1 : 0,
    "searched-with-leaves": isTable ? nodes - hits : 0,
    "searched-inner": isTable ? nodes - hits - leaves : 0,
  };
  const knownBug = BUGS.find((one) => one === bug) ?? ("" as const);
  const numbers = Object.values(counts);
  return { first, algorithm, bug: knownBug, traits, scores, returns, orders, counts, numbers };
}

/** The percentage of numbers of that length that some program counts: a match can be chance. */
export function matchedOfHundred(families: Family[], count: number) {
  const { length } = String(count);
  const all = new Set(families.flatMap(({ numbers }) => numbers));
  const matched = [...all].filter((one) => one > 0 && String(one).length === length).length;
  return (100 * matched) / (9 * 10 ** (length - 1));
}

/** Lists the programs with that count: first without a bug, then with the fewest traits. */
export function identify(families: Family[], count: number): Match[] {
  const matches = families
    .filter(({ numbers }) => count > 0 && numbers.includes(count))
    .map((family) => ({ family, counted: keysOf(family.counts)[family.numbers.indexOf(count)] }));
  return matches.sort((one, other) => hasBug(one) - hasBug(other) || oddity(one) - oddity(other));
}

const hasBug = ({ family }: Match) => (family.bug === "" ? 0 : 1);

function oddity({ family, counted }: Match) {
  const isUsual = counted === "nodes" || counted === "nodes-below-root";
  return family.traits.length + (family.first === "" ? 0 : 1) + (isUsual ? 0 : 1);
}
