/** What a link to the room of move orders can say. Pure. */
import { oneOf, value } from "../../base/link-schema.js";
import { whole } from "../../base/link-values.js";
import { SEEDS } from "../../base/random.js";
import { DEPTHS, BENCH } from "../link.js";

export const SCHEMA = {
  ...BENCH,
  scoring: oneOf(/** @type {const} */ (["plain", "depth-aware"])),
  depth: oneOf(DEPTHS),
  first: value((text) => (/^\d{1,2}(-\d{1,2})*$/.test(text) ? text : undefined)),
  seed: whole(SEEDS),
};
