/** What is known of every node of a tree at a step of its search. Pure. */

/** @import { Branches, Look, Stand, Step } from "./types.d.ts" */
/** @import { SearchRecord } from "./record.js" */

/** @type {Look} */
const UNKNOWN = { state: "unknown", value: null, proves: null };
/** @type {Look} */
const CUT = { state: "cut", value: null, proves: null };

/**
 * @param {SearchRecord} record
 * @param {Branches} branches
 * @param {Step} step
 * @returns {(id: number) => Look} What is known of a node after the step.
 */
export function knowledgeAt(record, branches, step) {
  const stands = new Map(record.stands(step).map((stand) => [stand.node, stand]));
  return (id) => {
    const node = branches.nodeOf(id);
    if (node !== null && record.entering(node) <= step.index) {
      return record.leaving(node) <= step.index
        ? returned(record, node)
        : openLook(stands.get(node));
    }
    // Whatever lies below a cut is cut as well.
    return node === null && isCut(record, branches, id, step) ? CUT : UNKNOWN;
  };
}

/** @param {SearchRecord} record @param {number} node @returns {Look} */
function returned(record, node) {
  const state = record.bound(node);
  return { state, value: record.trace.values[node], proves: state };
}

/**
 * A node that the search is at or below.
 * @param {Stand | undefined} stand
 * @returns {Look}
 */
function openLook(stand) {
  const value = stand?.best ?? null;
  const side = stand?.player === "X" ? "least" : "most";
  return { state: "open", value, proves: stand?.sure ? side : null };
}

/**
 * Whether an id that the search never came to was cut by a step.
 * @param {SearchRecord} record
 * @param {Branches} branches
 * @param {number} id
 * @param {Step} step
 */
function isCut(record, branches, id, { index }) {
  let above = branches.parent(id);
  while (branches.nodeOf(above) === null) above = branches.parent(above);
  const node = /** @type {number} */ (branches.nodeOf(above));
  return record.closing(node) <= index;
}
