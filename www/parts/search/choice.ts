/** What is searched: the choice that the address holds. */
import { oneOf, readLink, value, writeLink } from "../../base/link-schema.ts";
import { orNone, text, whole } from "../../base/link-values.ts";
import { aloneNames } from "../../page/places.ts";
import { readConvention } from "./convention-words.ts";
import { GALLERY } from "./example-trees.ts";
import type { GameDescription } from "../../../pkg/web/cutoff.js";

export type Scoring = (typeof SCORINGS)[number];

interface Decisions {
  /** Words as `readConvention` gives them; the usual ones if it is left out. */
  convention?: string;
}

/** How the position of the address is searched. */
export interface PositionSearch extends Decisions {
  scoring: Scoring;
  pruning: boolean;
  /** Plies; null for all to the end of the game; without it as deep as is usual on the board. */
  depth?: number | null;
  /**
   * The moves that lead from the position of the address to the one that is searched, as the engine writes them
   * in links.
   */
  from?: string;
}

export interface PositionChoice extends Decisions {
  shape: GameDescription;
  /** Not finished. */
  board: string;
  pruning: boolean;
  scoring: Scoring;
  /** Plies to search; null for all to the end of the game. */
  depth: number | null;
}

export interface TreeChoice extends Decisions {
  text: string;
  pruning: boolean;
  /** True if MAX moves at the root. */
  maximising: boolean;
  /** Plies to search; the whole tree if it is left out. */
  depth?: number;
  /** Alpha and beta at the root, as `readWindow` gives them; −∞ and +∞ if they are left out. */
  window?: string;
}

export type Choice = { tree: TreeChoice } | { position: PositionSearch };

export type Panel = (typeof PANELS)[number];

/** The first tree that a visitor sees. */
export const FIRST_TREE: TreeChoice = { ...GALLERY.aima, pruning: true };

export const SEARCH_DEPTH = [1, 64] as const;

export const TO_THE_END = "end";

/** The scorings of a position's search; the first is Play's. */
const SCORINGS = ["depth-aware", "plain"] as const;

/** What only the search of a position has, and its step: a link to a tree has that tree. */
const OF_SEARCH = ["search", "scores", "depth", "from"];

/** The panels of Watch's details, beside the path. */
export const PANELS = ["code", "list", "own", "map", "picture"] as const;

const SCHEMA = {
  tree: text(),
  root: oneOf(["max", "min"] as const),
  of: oneOf(["board"]),
  scores: oneOf(SCORINGS),
  by: oneOf(["alpha-beta", "minimax"] as const),
  convention: value(readConvention),
  // Only a written tree is searched in a window.
  window: value(readWindow),
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

/** True if an address without a tree asks for the search of its position, and whether it names that search. */
function askedFor(query: URLSearchParams) {
  const isSearch = query.get("of") === "board" || OF_SEARCH.some((name) => query.has(name));
  return { isSearch, isPosition: isSearch || query.has("game") };
}

export function linkSchema(query: URLSearchParams) {
  if (query.has("tree")) return { ...SCHEMA, depth: whole(SEARCH_DEPTH) };
  return askedFor(query).isPosition ? { ...SCHEMA, window: oneOf<string>([]) } : SCHEMA;
}

/** Alpha and beta at the root with a comma between; where one is left out, it is infinite. */
export function readWindow(text: string) {
  const [alpha, beta] = windowOf(text);
  if (!/^[^,]*,[^,]*$/.test(text) || !(alpha < beta)) return undefined;
  return [alpha, beta].map((bound) => (Number.isFinite(bound) ? bound : "")).join();
}

export function windowOf(text: string): [alpha: number, beta: number] {
  const [alpha = "", beta = ""] = text.split(",").map((bound) => bound.trim());
  return [alpha === "" ? -Infinity : Number(alpha), beta === "" ? Infinity : Number(beta)];
}

export function depthOf(
  { depth }: PositionSearch,
  shape: Pick<GameDescription, "exhaustive" | "gravity">,
) {
  return depth === undefined ? readableDepth(shape) : depth;
}

/**
 * What an address asks for. A link to a position's search keeps Play's scoring and the game's search unless it names
 * others, since the step's number depends on both. Where a game is named, its position is what one comes for.
 * @param pruning Whether the visitor's game prunes.
 */
export function readChoice(query: URLSearchParams, pruning: boolean): Choice {
  const { values } = readLink(linkSchema(query), query);
  const { tree, root, depth, by, scores, from } = values;
  const decided = values.convention ? { convention: values.convention } : {};
  const ofTree = { ...decided, ...(values.window ? { window: values.window } : {}) };
  if (tree !== undefined) {
    const plies = depth ?? undefined;
    const maximising = root !== "min";
    const pruning = by !== "minimax";
    return { tree: { text: tree, maximising, depth: plies, pruning, ...ofTree } };
  }
  const { isSearch, isPosition } = askedFor(query);
  if (isPosition) {
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
  return { tree: { ...FIRST_TREE, maximising, pruning: by !== "minimax", ...ofTree } };
}

export function readStep(query: URLSearchParams) {
  return readLink({ search: SCHEMA.search }, query, { search: 1 }).values.search;
}

/** The panel at which an address opens the details; null if it stays closed. */
export function readRoom(query: URLSearchParams) {
  return readLink({ room: SCHEMA.room }, query).values.room ?? null;
}

/**
 * What the address says of a choice and a step of it. It names a position's search unless the game of
 * the address has the same: the step's number depends on it, and readers prefer different ones.
 * @param step Counted from 1.
 * @param pruning What the address says of pruning in the game: `on`, `off` or nothing.
 */
export function writeChoice(
  choice: Choice,
  step: number,
  pruning: string | null = null,
): Record<string, string> {
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
  const { text: tree, maximising, depth, pruning: pruned, convention, window } = choice.tree;
  return writeLink(SCHEMA, {
    tree,
    root: maximising ? undefined : "min",
    depth,
    by: pruned ? undefined : "minimax",
    convention: convention || undefined,
    window,
    search: step,
  });
}

export function galleryName({ text, maximising, depth }: TreeChoice) {
  const found = Object.entries(GALLERY).find(
    ([, tree]) =>
      tree.text === text.replace(/\s/g, "") &&
      tree.maximising === maximising &&
      tree.depth === depth,
  );
  return found?.[0] ?? null;
}

/** For Watch, as deep as makes a tree that one can read; null for all to the end of the game. */
export function readableDepth(
  shape: Pick<GameDescription, "exhaustive" | "gravity">,
): number | null {
  if (shape.exhaustive) return null;
  return shape.gravity ? 3 : 2;
}

/** The last of some depths, as long as a search to each visits no more nodes than that; at least the first. */
export async function deepestWithin(
  depths: readonly number[],
  most: number,
  nodesTo: (depth: number) => Promise<number>,
) {
  let deepest = depths[0];
  for (const depth of depths) {
    if ((await nodesTo(depth)) > most) break;
    deepest = depth;
  }
  return deepest;
}
