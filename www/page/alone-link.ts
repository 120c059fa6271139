/** What a link can say of a place that stands alone within another page. Pure. */
import { oneOf } from "../base/link-schema.js";
import { ALONE } from "./places.js";

/** @import { PlaceName } from "./types.d.ts" */

/** @param {PlaceName} place */
export const aloneNames = (place) => ({
  view: oneOf([ALONE[place] ?? ""]),
  theme: oneOf(/** @type {const} */ (["light", "dark"])),
});
