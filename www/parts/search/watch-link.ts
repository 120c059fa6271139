/** The links of Watch: the search, its step and the tab of the drawer. */
import { keysOf } from "../../base/keys-of.ts";
import { oneOf, readLink, value, writeLink } from "../../base/link-schema.ts";
import { orNone, text, whole } from "../../base/link-values.ts";
import { STANDARD } from "../../game/shape.ts";
import { GAME_NAMES, embedSchema, fragmentOf, queryOf } from "../../page/places.ts";
import { readConvention } from "./convention.ts";
import { EXAMPLES, type ExampleTree } from "./example-trees.ts";
import type { GameDescription } from "../../../pkg/whole/cutoff.js";
import type { Site } from "../../page/site.tsx";

export type Scoring = (typeof SCORINGS)[number];

interface AlgorithmOptions {
  pruning: boolean;
  /** The convention in the form of `readConvention`. */
  convention?: string;
}

/** How to search the position in the address. */
export interface PositionOptions extends AlgorithmOptions {
  scoring: Scoring;
  /** The depth in plies; null for the end of the game, undefined for the default depth. */
  depth?: number | null;
  /** Moves from the position in the address to the root of the search, in the form of links. */
  from?: string;
}

/** The search of any position. */
export interface PositionSearch extends Omit<PositionOptions, "depth" | "from"> {
  shape: GameDescription;
  /** An unfinished position. */
  board: string;
  /** The depth in plies; null for the end of the game. */
  depth: number | null;
}

export interface TreeSearch extends AlgorithmOptions {
  text: string;
  /** True if MAX moves at the root. */
  maximising: boolean;
  /** The depth in plies; undefined for the whole tree. */
  depth?: number;
  /** The window in the form of `readWindow`. */
  window?: string;
}

/** The search that a link names. */
export type WatchSearch =
  ({ kind: "tree" } & TreeSearch) | ({ kind: "position" } & PositionOptions);

export type DrawerTab = (typeof DRAWER_TABS)[number];

export const FIRST_TREE = { kind: "tree", ...EXAMPLES.aima, pruning: true } as const;
export const FIRST_BRANCHES: number = JSON.parse(FIRST_TREE.text).length;

const SEARCH_DEPTH = [1, 64] as const;

export const TO_THE_END = "end";

export const SCORINGS = ["plain", "depth-aware"] as const;
/** The scoring of Play, which links leave out. */
export const PLAY_SCORING = "depth-aware";

/** Names in links to the search of a position. */
const SEARCH_NAMES = ["start", "search", "scores", "depth", "from"];

/** The tabs of Watch's drawer. */
export const DRAWER_TABS = ["code", "list", "own", "map", "picture"] as const;

const WATCH_SCHEMA = {
  tree: text(),
  root: oneOf(["max", "min"] as const),
  of: oneOf(["board"]),
  scores: oneOf(SCORINGS),
  by: oneOf(["alpha-beta", "minimax"] as const),
  convention: value(readConvention),
  // Only trees have a window at the root.
  window: value(readWindow),
  // For trees, `watchSchema` leaves out the choice of the end of the game.
  depth: orNone(TO_THE_END, whole(SEARCH_DEPTH)),
  // The engine parses the moves.
  from: text(),
  /** The step, counted from 1. */
  search: whole([1, 9_999_999]),
  room: oneOf(DRAWER_TABS),
  ...embedSchema("watch"),
};

/** True if an address without a tree names the search of a position. */
const hasSearch = (query: URLSearchParams) =>
  query.get("of") === "board" || SEARCH_NAMES.some((name) => query.has(name));

const hasPosition = (query: URLSearchParams) => hasSearch(query) || query.has("game");

export function watchSchema(query: URLSearchParams) {
  if (query.has("tree")) return { ...WATCH_SCHEMA, depth: whole(SEARCH_DEPTH) };
  return hasPosition(query) ? { ...WATCH_SCHEMA, window: oneOf<string>([]) } : WATCH_SCHEMA;
}

/** Reads α and β, separated by a comma. A missing bound is infinite. */
export function readWindow(text: string) {
  const [alpha, beta] = windowOf(text);
  if (!/^[^,]*,[^,]*$/.test(text) || !(alpha < beta)) return undefined;
  return [alpha, beta].map((bound) => (Number.isFinite(bound) ? bound : "")).join();
}

export function windowOf(text: string): [alpha: number, beta: number] {
  const [alpha = "", beta = ""] = text.split(",").map((bound) => bound.trim());
  return [alpha ? Number(alpha) : -Infinity, beta ? Number(beta) : Infinity];
}

export function depthOf({ depth }: PositionOptions, shape: GameDescription) {
  return depth === undefined ? readableDepth(shape) : depth;
}

/**
 * Reads the search of an address. If the address has a step but no scoring or algorithm, Play's are
 * used, because the steps depend on them. An address with a game names its position.
 * @param gamePrunes True if the visitor's game uses alpha-beta.
 */
export function readWatchSearch(query: URLSearchParams, gamePrunes: boolean): WatchSearch {
  const { values } = readLink(watchSchema(query), query);
  const { tree, root, depth, by, scores, from } = values;
  const convention = values.convention ? { convention: values.convention } : {};
  const ofTree = {
    maximising: root !== "min",
    pruning: by !== "minimax",
    ...convention,
    ...(values.window ? { window: values.window } : {}),
  };
  if (tree !== undefined) return { kind: "tree", text: tree, depth: depth ?? undefined, ...ofTree };
  if (hasPosition(query)) {
    const isSearch = hasSearch(query);
    return {
      kind: "position",
      scoring: scores ?? (isSearch ? PLAY_SCORING : "plain"),
      pruning: by ? by === "alpha-beta" : !isSearch || gamePrunes,
      ...(depth === undefined ? {} : { depth }),
      ...(from ? { from } : {}),
      ...convention,
    };
  }
  return { ...FIRST_TREE, ...ofTree };
}

export const readStep = (query: URLSearchParams) =>
  readLink({ search: WATCH_SCHEMA.search }, query, { search: 1 }).values.search;

/** @returns The open tab of the drawer; null if it is closed. */
export const readDrawer = (query: URLSearchParams) =>
  readLink({ room: WATCH_SCHEMA.room }, query).values.room ?? null;

/**
 * Writes a search and its step. Leaves out the algorithm if the game in the address has it.
 * @param step Counted from 1. @param gamePruning The game's `pruning`: `on`, `off` or null.
 */
export function writeWatchSearch(search: WatchSearch, step: number, gamePruning?: string | null) {
  const { depth, pruning } = search;
  const convention = search.convention || undefined;
  if (search.kind === "position") {
    const { scoring, from } = search;
    const isGames = gamePruning === (pruning ? "on" : "off");
    const scores = scoring === PLAY_SCORING ? undefined : scoring;
    const by = isGames ? undefined : pruning ? "alpha-beta" : "minimax";
    return writeLink(WATCH_SCHEMA, { scores, by, convention, depth, from, search: step });
  }
  const { text: tree, maximising, window } = search;
  const root = maximising ? undefined : "min";
  const by = pruning ? undefined : "minimax";
  return writeLink(WATCH_SCHEMA, { tree, root, depth, by, convention, window, search: step });
}

export type SubjectName = keyof typeof EXAMPLES | "own" | "position";

/** Names a search in Watch's list. */
export function subjectName(search: WatchSearch): SubjectName {
  if (search.kind === "position") return search.kind;
  const text = search.text.replace(/\s/g, "");
  const isSame = ({ maximising, depth, ...tree }: ExampleTree) =>
    tree.text === text && maximising === search.maximising && depth === search.depth;
  return keysOf(EXAMPLES).find((name) => isSame(EXAMPLES[name])) ?? "own";
}

/** Returns the default depth in plies, where a tree is still readable; null for the end. */
export function readableDepth(shape: GameDescription): number | null {
  if (shape.exhaustive) return null;
  return shape.gravity ? 3 : 2;
}

/** @property pruning True by default, whatever the visitor's preference is. */
type LinkedSearch = Pick<PositionSearch, "board" | "depth" | "convention"> &
  Partial<Pick<PositionSearch, "scoring" | "pruning">> & { game: string };

/**
 * Makes a link to the search of a position, which can belong to another game than the visitor's.
 * @param step Counted from 1.
 */
export function watchLink(hrefOf: Site["hrefOf"], search: LinkedSearch, step = 1) {
  const { game, board, depth, scoring = PLAY_SCORING, pruning = true, convention } = search;
  const names = {
    ...(game === STANDARD.game ? {} : { game }),
    start: board,
    ...writeWatchSearch({ kind: "position", scoring, pruning, depth, convention }, step),
  };
  return withNames(hrefOf("watch"), GAME_NAMES, names);
}

/** Adds names to a link. @param gone The names to remove. */
export function withNames(href: string, gone: string[], names: Record<string, string>) {
  const [page, fragment = ""] = href.split("#");
  const others = [...queryOf(fragment)].filter(([name]) => !gone.includes(name));
  return page + fragmentOf([...others, ...Object.entries(names)]);
}
