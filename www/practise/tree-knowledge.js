/** What is known of every node of a written-out tree at a step of its search. Pure. */

/** @typedef {import("./subject.js").TreeRecord} TreeRecord */
/** @typedef {import("../watch/record.js").Step} Step */

/**
 * - `unknown`: the search has not come there.
 * - `open`: it is there, or below.
 * - `exact`, `least`, `most`: it has come back with the value, or with a bound.
 * - `cut`: it will not come there.
 * @typedef {object} Knowledge
 * @property {"unknown" | "open" | "exact" | "least" | "most" | "cut"} state
 * @property {number | null} value
 */

/**
 * @param {TreeRecord} record
 * @param {Step} step
 * @returns {Knowledge[]} One for each node of the tree.
 */
export function knowledgeAt(record, step) {
  /** @type {Knowledge[]} */
  const known = record.tree.map(() => ({ state: "unknown", value: null }));
  /** @param {number} index */
  const cut = (index) => {
    known[index] = { state: "cut", value: null };
    record.tree[index].children.forEach(cut);
  };
  const { moves, values, nodes } = record.trace;
  for (let node = 0; node < nodes && record.entering(node) <= step.index; node += 1) {
    if (record.leaving(node) > step.index) {
      known[moves[node]] = { state: "open", value: null };
      continue;
    }
    known[moves[node]] = { state: record.bound(node), value: values[node] };
    record.cutMoves(node).forEach(cut);
  }
  if (step.kind === "cut") record.cutMoves(step.here).forEach(cut);
  return known;
}
