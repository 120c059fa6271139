/** What is searched: the choice that the address holds. Pure. */
import { oneOf, readLink, value, writeLink } from "../../base/link-schema.js";
import { orNone, text, whole } from "../../base/link-values.js";
import { aloneNames } from "../../page/alone-link.js";
import { readConvention } from "./convention-words.js";
import { GALLERY } from "./example-trees.js";
import { readableDepth } from "./readable-depth.js";

/** @import { Choice, PositionSearch, TreeChoice } from "./types.d.ts" */
/** @import { GameDescription } from "../../../pkg/web/cutoff.js" */

/** The first tree that a visitor sees. @type {TreeChoice} */
export const FIRST_TREE = { ...GALLERY.aima, pruning: true };

/** How many plies of a tree or of a position are searched. */
export const SEARCH_DEPTH = /** @type {const} */ ([1, 64]);

/** What a link calls no depth limit. */
export const TO_THE_END = "end";

/** The scorings of a position's search; the first is Play's. */
const SCORINGS = /** @type {const} */ (["depth-aware", "plain"]);

/** What only the search of a position has, and its step: a link to a tree has that tree. */
const OF_SEARCH = ["search", "scores", "depth", "from"];

/** The panels of Watch's details. */
export const PANELS = /** @type {const} */ (["code", "list", "map", "own", "picture"]);

const SCHEMA = {
  tree: text(),
  root: oneOf(/** @type {const} */ (["max", "min"])),
  of: oneOf(["board"]),
  scores: oneOf(SCORINGS),
  by: oneOf(/** @type {const} */ (["alpha-beta", "minimax"])),
  convention: value(readConvention),
  // Only a position can be searched to its end.
  depth: orNone(TO_THE_END, whole(SEARCH_DEPTH)),
  // The engine reads the moves.
  from: text(),
  /** The step, counted from 1. */
  search: whole([1, 9_999_999]),
  /** The panel at which the details are open. */
  room: oneOf(PANELS),
  ...aloneNames("watch"),
};

/** What a link to Watch can say. @param {URLSearchParams} query */
export function linkSchema(query) {
  return query.has("tree") ? { ...SCHEMA, depth: whole(SEARCH_DEPTH) } : SCHEMA;
}

/** How deep a position is searched. @param {PositionSearch} search @param {Pick<GameDescription, "exhaustive" | "gravity">} shape */
export function depthOf({ depth }, shape) {
  return depth === undefined ? readableDepth(shape) : depth;
}

/**
 * What an address asks for. A link to a position's search keeps Play's scoring and the game's search unless it
 * names others, since the step's number depends on both. Where a game is named, its position is what one comes
 * for.
 * @param {URLSearchParams} query
 * @param {boolean} pruning Whether the visitor's game prunes.
 * @returns {Choice}
 */
export function readChoice(query, pruning) {
  const { values } = readLink(linkSchema(query), query);
  const { tree, root, depth, by, scores, from } = values;
  const decided = values.convention ? { convention: values.convention } : {};
  if (tree !== undefined) {
    const plies = depth ?? undefined;
    const maximising = root !== "min";
    const pruning = by !== "minimax";
    return { tree: { text: tree, maximising, depth: plies, pruning, ...decided } };
  }
  const isSearch = values.of === "board" || OF_SEARCH.some((name) => query.has(name));
  if (isSearch || query.has("game")) {
    return {
      position: {
        scoring: scores ?? (isSearch ? SCORINGS[0] : "plain"),
        pruning: by ? by === "alpha-beta" : !isSearch || pruning,
        ...(depth === undefined ? {} : { depth }),
        ...(from ? { from } : {}),
        ...decided,
      },
    };
  }
  const maximising = root ? root === "max" : FIRST_TREE.maximising;
  return { tree: { ...FIRST_TREE, maximising, pruning: by !== "minimax", ...decided } };
}

/** The step that an address asks for, counted from 1. @param {URLSearchParams} query */
export function readStep(query) {
  return readLink({ search: SCHEMA.search }, query, { search: 1 }).values.search;
}

/** The panel at which an address opens the details; null if it stays closed. @param {URLSearchParams} query */
export function readRoom(query) {
  return readLink({ room: SCHEMA.room }, query).values.room ?? null;
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
  if ("position" in choice) {
    const { scoring, pruning: pruned, depth, from, convention } = choice.position;
    const isSaid = pruning === (pruned ? "on" : "off");
    return writeLink(SCHEMA, {
      scores: scoring === SCORINGS[0] ? undefined : scoring,
      by: isSaid ? undefined : pruned ? "alpha-beta" : "minimax",
      convention: convention || undefined,
      depth,
      from,
      search: step,
    });
  }
  const { text: tree, maximising, depth, pruning: pruned, convention } = choice.tree;
  return writeLink(SCHEMA, {
    tree,
    root: maximising ? undefined : "min",
    depth,
    by: pruned ? undefined : "minimax",
    convention: convention || undefined,
    search: step,
  });
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
