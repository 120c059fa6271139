/** The attributes of a figure of a search. */
import { SCORINGS } from "../../parts/search/watch-link.ts";

/** The values of each attribute; null for a text that is read elsewhere. */
export const ATTRIBUTES = {
  name: null,
  /** The tree; if left out, there is a board. MAX moves at the root unless `root` is MIN. */
  tree: null,
  root: ["MIN"],
  board: null,
  search: ["minimax", "alpha-beta"],
  scoring: SCORINGS,
  /** The labels of boards: how games end, or results with best play; by default, scores. */
  show: ["ends", "results"],
  line: ["window"],
  drag: ["leaf", "branch"],
  ask: ["branch", "cut", "first"],
  /** For `first`, the branch of the root whose leaves can be chosen. */
  branch: null,
  /** A bug in the comparison at the root, which a reader can switch on. */
  bug: ["root-ties"],
  /** The name of the step that the page shows at first. */
  at: null,
  /** The paragraphs after the figure that give its answer. */
  spoilers: null,
} as const;
