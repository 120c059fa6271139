/** What a link to the room of move orders can say. Pure. */
import { oneOf, value } from "../../base/link-schema.ts";
import { whole } from "../../base/link-values.ts";
import { SEEDS } from "../../base/random.ts";
import { DEPTHS, BENCH } from "../link.ts";

export const SCORINGS = ["plain", "depth-aware"] as const;

export const SCHEMA = {
  ...BENCH,
  scoring: oneOf(SCORINGS),
  depth: oneOf(DEPTHS),
  first: value((text) => (/^\d{1,2}(-\d{1,2})*$/.test(text) ? text : undefined)),
  seed: whole(SEEDS),
};
