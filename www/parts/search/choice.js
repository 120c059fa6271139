/** What is searched: the choice that the address holds. Pure. */
import { readWhole } from "../../page/whole-number.js";
import { GALLERY } from "./example-trees.js";
import { DEPTHS, STEPS } from "./link-values.js";

/** @import { Choice, PositionSearch, TreeChoice } from "./types.d.ts" */
/** @import { GameDescription as Shape } from "../../../pkg/web/cutoff.js" */

/** The first tree that a visitor sees. @type {TreeChoice} */
export const FIRST_TREE = { ...GALLERY.aima, pruning: true };

/** The search's own choices of scoring; the first is Play's. */
const SCORINGS = /** @type {const} */ (["depth-aware", "plain"]);
const SEARCHES = /** @type {const} */ (["alpha-beta", "minimax"]);

/** What a link calls no depth limit. */
export const TO_THE_END = "end";

/**
 * As deep as a board is searched unasked: a tree that one can read.
 * @param {Pick<Shape, "exhaustive" | "gravity">} shape
 * @returns {number | null} Null for all to the end of the game.
 */
export function usualDepth({ exhaustive, gravity }) {
  if (exhaustive) return null;
  return gravity ? 3 : 2;
}

/** How deep a position is searched. @param {PositionSearch} search @param {Pick<Shape, "exhaustive" | "gravity">} shape */
export function depthOf({ depth }, shape) {
  return depth === undefined ? usualDepth(shape) : depth;
}

/**
 * What an address asks for. A link to a step of a position's search keeps Play's scoring and the
 * game's search unless it names others, since the step's number depends on both. Where a game is named,
 * its position is what one comes for.
 * @param {URLSearchParams} query
 * @param {boolean} pruning Whether the visitor's game prunes.
 * @returns {Choice}
 */
export function readChoice(query, pruning) {
  const text = query.get("tree");
  const depth = query.get("depth");
  if (text !== null) {
    return {
      tree: {
        text,
        maximising: query.get("root") !== "min",
        depth: readWhole(depth, DEPTHS),
        pruning: query.get("by") !== "minimax",
      },
    };
  }
  if (query.has("search") || query.get("of") === "board") {
    const scoring = SCORINGS.find((name) => name === query.get("scores")) ?? SCORINGS[0];
    const by = SEARCHES.find((name) => name === query.get("by"));
    const from = query.get("from");
    const plies = depth === TO_THE_END ? null : readWhole(depth, DEPTHS);
    return {
      position: {
        scoring,
        pruning: by ? by === "alpha-beta" : pruning,
        ...(plies === undefined ? {} : { depth: plies }),
        ...(from ? { from } : {}),
      },
    };
  }
  if (!query.has("game")) return { tree: FIRST_TREE };
  return { position: { scoring: "plain", pruning: true } };
}

/** The step that an address asks for, counted from 1. @param {URLSearchParams} query */
export function readStep(query) {
  return readWhole(query.get("search"), STEPS) ?? 1;
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
    const { scoring, pruning: pruned, depth, from } = choice.position;
    return {
      ...(scoring === SCORINGS[0] ? {} : { scores: scoring }),
      ...(pruning === (pruned ? "on" : "off") ? {} : { by: SEARCHES[pruned ? 0 : 1] }),
      ...(depth === undefined ? {} : { depth: depth === null ? TO_THE_END : String(depth) }),
      ...(from === undefined ? {} : { from }),
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
