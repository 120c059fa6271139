/**
 * Where each place says what its links can hold. It is loaded where an address says more than the game: see
 * link-fault.js.
 */
import { faultsOf } from "./link-check.js";

/** @import { Words } from "../game/state.js" */
/** @import { PlaceName } from "./places.js" */
/** @import { Schema } from "../base/types.d.ts" */

/** A place's module says `null` where its view names the faults of its link itself. @typedef {{ linkSchema: (query: URLSearchParams) => Schema | null }} Module */

/** @type {Record<PlaceName, () => Promise<Module>>} */
const MODULES = {
  play: () => import("../play/link.js"),
  // What its links say, such as #nine@cut-1, is the name of a figure and of a step.
  learn: async () => ({ linkSchema: () => null }),
  watch: () => import("../parts/search/choice.js"),
  practise: async () => ({ linkSchema: () => null }),
  lab: async () => ({ linkSchema: () => ({}) }),
  race: () => import("../lab/race/link.js"),
  order: () => import("../lab/order/link.js"),
  size: () => import("../lab/size/link.js"),
  horizon: () => import("../lab/horizon/choice.js"),
  bugs: () => import("../lab/bugs/link.js"),
  teach: () => import("../teach/link.js"),
};

/** @param {PlaceName} place @param {URLSearchParams} query @returns {Promise<Words[]>} */
export async function faultsAt(place, query) {
  const { linkSchema } = await MODULES[place]();
  const schema = linkSchema(query);
  return schema ? faultsOf(schema, query) : [];
}
