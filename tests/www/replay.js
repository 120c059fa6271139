/** Replays a search from its events alone, for comparison with what the page shows at a step. */

/** @import { Branches } from "../../www/parts/search/branches.ts" */
/** @import { Knowledge } from "../../www/parts/search/node-state.ts" */
/** @import { SearchRecord } from "../../www/parts/search/record.ts" */

/**
 * Steps through a search as an observer that only records events.
 * @param {SearchRecord} record
 * @param {Branches} branches
 * @param {(index: number, looks: Map<number, Knowledge>) => void} see Called with the state of each
 * known id.
 */
export function listen(record, branches, see) {
  /** @type {Map<number, Knowledge>} */
  const looks = new Map();
  /** @param {number} id */
  const cut = (id) => {
    looks.set(id, { state: "cut", value: null, proves: null });
    branches.children(id).forEach(cut);
  };
  /**
   * The node whose best value another child has just proved. It counts once that child is finished.
   * @type {number | null}
   */
  let proved = null;
  for (let index = 0; index < record.length; index += 1) {
    const { kind, node, here } = record.step(index);
    const [id, above] = [branches.idOf(node), branches.idOf(here)];
    if (proved !== null) {
      const { value } = /** @type {Knowledge} */ (looks.get(proved));
      const nodeOf = Number(branches.nodeOf(proved));
      looks.set(proved, { state: "open", value, proves: sideOf(record, nodeOf) });
    }
    proved = null;
    if (kind === "enter") looks.set(id, { state: "open", value: null, proves: null });
    if (kind === "leave") {
      const state = record.boundKind(node);
      const value = record.trace.values[node];
      looks.set(id, { state, value, proves: state });
      const parent = record.trace.parents[node];
      const before = looks.get(branches.idOf(parent));
      const sure = state === "exact" || state === sideOf(record, parent);
      if (node !== 0 && sure && before?.value === value) proved = branches.idOf(parent);
    }
    if (kind === "improve") {
      const side = sideOf(record, here);
      const { state, value } = /** @type {Knowledge} */ (looks.get(id));
      const sure = state === "exact" || state === side;
      looks.set(above, { state: "open", value, proves: sure ? side : null });
    }
    if (kind === "cut") {
      for (const child of branches.children(above)) if (!looks.has(child)) cut(child);
    }
    see(index, looks);
  }
}

/**
 * The kind of bound that is sure for the side to move at a node.
 * @param {SearchRecord} record
 * @param {number} node
 */
function sideOf(record, node) {
  return record.player(node) === "X" ? "lower" : "upper";
}
