/** The bugs of the lab, in the order in which the page shows them. */

/** @import { BugName as Mistake } from "../../../pkg/web/cutoff.js" */

/** A table, so that the type checker finds a bug of the engine that is missing here. @type {Record<Mistake, true>} */
const TABLE = {
  "root-ties": true,
  "root-ties-hard": true,
  "bounds-shown": true,
  "table-bounds": true,
  "no-depth": true,
  swapped: true,
  "wrong-side": true,
  "strict-cut": true,
  "parent-bound": true,
};

export const MISTAKES = /** @type {Mistake[]} */ (Object.keys(TABLE));
