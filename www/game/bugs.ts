/** Bugs that the perfect computer can play with and the lab explains, in the order of the pages. */
import { keysOf } from "../base/keys-of.ts";
import type { BugName } from "../../pkg/web/cutoff.js";

/** A table: the type checker finds a bug of the engine that it lacks. */
const TABLE: Record<BugName, true> = {
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

export const BUGS = keysOf(TABLE);
