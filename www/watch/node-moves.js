/** What a search knows of each move at the node where it is. Pure. */

/** @typedef {import("./record.js").SearchRecord} SearchRecord */
/** @typedef {import("./record.js").Step} Step */

/**
 * @typedef {{ state: "taken" } | { state: "open" | "now" | "cut" }
 *   | { state: "exact" | "least" | "most", value: number, best: boolean }} CellState
 */

/**
 * What is known of every cell at the node where the search is.
 * @param {SearchRecord} record
 * @param {Step} step
 * @param {number | null} chosen The child whose value is the best so far.
 * @returns {CellState[]}
 */
export function cellStates(record, { kind, node, here }, chosen) {
  const { values, moves } = record.trace;
  /** @type {CellState[]} */
  const states = [...record.board(here)].map((sign) => ({
    state: sign === "." ? "open" : "taken",
  }));
  if (kind === "enter" || kind === "leaf") return states;
  const last = kind === "leave" ? Infinity : node;
  for (const child of record.children(here)) {
    if (child > last) break;
    const known = { value: values[child], best: child === chosen };
    states[moves[child]] = { state: record.bound(child), ...known };
  }
  const closed = kind === "cut" || kind === "leave";
  if (closed) for (const cell of record.cutMoves(here)) states[cell] = { state: "cut" };
  return states;
}
