/** The bugs that the perfect computer can have and that the lab explains, in page order. */
import { keysOf } from "../base/keys-of.ts";
import type { BugName } from "../../pkg/whole/cutoff.js";

/** A table by name, so the type checker finds a missing bug. */
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
