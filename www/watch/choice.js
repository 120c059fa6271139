/** What is searched: the choice that the address holds. Pure. */
import { GALLERY } from "./example-trees.js";
import { isStep, isTreeDepth } from "./link-values.js";

/** @typedef {import("./recorder.js").TreeChoice} TreeChoice */
/** @typedef {import("./recorder.js").PositionChoice} PositionChoice */
/** @typedef {import("./position-subject.js").Scoring} Scoring */

/**
 * A written-out tree, or the position of the address.
 * @typedef {{ tree: TreeChoice } | { position: { scoring: Scoring, pruning: boolean } }} Choice
 */

/** The first tree that a visitor sees. @type {TreeChoice} */
export const FIRST_TREE = { ...GALLERY.aima, pruning: true };

/** The search's own choices of scoring; the first is Play's. */
const SCORINGS = /** @type {const} */ (["depth-aware", "plain"]);
const SEARCHES = /** @type {const} */ (["alpha-beta", "minimax"]);

/**
 * What an address asks for. A link to a step of a position's search keeps Play's scoring and the
 * game's search unless it names others, since the step's number depends on both.
 * @param {URLSearchParams} query
 * @param {boolean} pruning Whether the visitor's game prunes.
 * @returns {Choice}
 */
export function readChoice(query, pruning) {
  const text = query.get("tree");
  if (text !== null) {
    const depth = query.get("depth");
    return {
      tree: {
        text,
        maximising: query.get("root") !== "min",
        depth: depth !== null && isTreeDepth(depth) ? Number(depth) : undefined,
        pruning: query.get("by") !== "minimax",
      },
    };
  }
  if (query.has("search") || query.get("of") === "board") {
    const scoring = SCORINGS.find((name) => name === query.get("scores")) ?? SCORINGS[0];
    const by = SEARCHES.find((name) => name === query.get("by"));
    return { position: { scoring, pruning: by ? by === "alpha-beta" : pruning } };
  }
  return { tree: FIRST_TREE };
}

/** The step that an address asks for, counted from 1. @param {URLSearchParams} query */
export function readStep(query) {
  const step = query.get("search") ?? "";
  return isStep(step) ? Number(step) : 1;
}

/**
 * What the address says of a choice and a step of it. It names a position's search unless the game of
 * the address has the same: the step's number depends on it, and readers prefer different ones.
 * @param {Choice} choice
 * @param {number} step Counted from 1.
 * @param {string | null} [pruning] What the address says of pruning in the game: `on`, `off` or nothing.
 * @returns {Record<string, string>}
 */
export function writeChoice(choice, step, pruning = null) {
  const search = String(step);
  if ("position" in choice) {
    const { scoring, pruning: pruned } = choice.position;
    return {
      ...(scoring === SCORINGS[0] ? {} : { scores: scoring }),
      ...(pruning === (pruned ? "on" : "off") ? {} : { by: SEARCHES[pruned ? 0 : 1] }),
      search,
    };
  }
  const { text, maximising, depth, pruning: pruned } = choice.tree;
  return {
    tree: text,
    ...(maximising ? {} : { root: "min" }),
    ...(depth === undefined ? {} : { depth: String(depth) }),
    ...(pruned ? {} : { by: "minimax" }),
    search,
  };
}

/** The name of a tree in the gallery; null for any other. @param {TreeChoice} tree */
export function galleryName({ text, maximising, depth }) {
  const found = Object.entries(GALLERY).find(
    ([, tree]) =>
      tree.text === text.replace(/\s/g, "") &&
      tree.maximising === maximising &&
      tree.depth === depth,
  );
  return found?.[0] ?? null;
}
