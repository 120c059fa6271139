/** The search that a link of Watch names. */
import { keysOf } from "../../base/keys-of.ts";
import { oneOf, readLink, value, writeLink } from "../../base/link-schema.ts";
import { orNone, text, whole } from "../../base/link-values.ts";
import { embedSchema } from "../../page/places.ts";
import { readConvention } from "./convention.ts";
import { EXAMPLES, type ExampleTree } from "./example-trees.ts";
import type { GameDescription } from "../../../pkg/whole/cutoff.js";

export type Scoring = (typeof SCORINGS)[number];

interface Decisions {
  pruning: boolean;
  /** The convention in the form of `readConvention`. */
  convention?: string;
}

/** The chosen search of the position in the address. */
export interface PositionChoice extends Decisions {
  scoring: Scoring;
  /** The depth in plies; null for the end of the game, undefined for the default depth. */
  depth?: number | null;
  /** Moves from the position in the address to the root of the search, in the form of links. */
  from?: string;
}

/** The search of any position. */
export interface PositionSearch extends Omit<PositionChoice, "depth" | "from"> {
  shape: GameDescription;
  /** An unfinished position. */
  board: string;
  /** The depth in plies; null for the end of the game. */
  depth: number | null;
}

export interface TreeChoice extends Decisions {
  text: string;
  /** True if MAX moves at the root. */
  maximising: boolean;
  /** The depth in plies; undefined for the whole tree. */
  depth?: number;
  /** The window in the form of `readWindow`. */
  window?: string;
}

export type Choice = ({ kind: "tree" } & TreeChoice) | ({ kind: "position" } & PositionChoice);

export type DrawerTab = (typeof DRAWER_TABS)[number];

export const FIRST_TREE = { kind: "tree", ...EXAMPLES.aima, pruning: true } as const;
export const FIRST_BRANCHES: number = JSON.parse(FIRST_TREE.text).length;

const SEARCH_DEPTH = [1, 64] as const;

export const TO_THE_END = "end";

export const SCORINGS = ["plain", "depth-aware"] as const;
/** The scoring of Play, which links leave out. */
export const PLAY_SCORING = "depth-aware";

/** Names in links to the search of a position. */
const OF_SEARCH = ["start", "search", "scores", "depth", "from"];

/** The tabs of Watch's drawer. */
export const DRAWER_TABS = ["code", "list", "own", "map", "picture"] as const;

const SCHEMA = {
  tree: text(),
  root: oneOf(["max", "min"] as const),
  of: oneOf(["board"]),
  scores: oneOf(SCORINGS),
  by: oneOf(["alpha-beta", "minimax"] as const),
  convention: value(readConvention),
  // Only trees have a window at the root.
  window: value(readWindow),
  // For trees, `linkSchema` leaves out the choice of the end of the game.
  depth: orNone(TO_THE_END, whole(SEARCH_DEPTH)),
  // The engine parses the moves.
  from: text(),
  /** The step, counted from 1. */
  search: whole([1, 9_999_999]),
  room: oneOf(DRAWER_TABS),
  ...embedSchema("watch"),
};

/** Finds out whether an address without a tree names a position, and its search. */
function askedFor(query: URLSearchParams) {
  const isSearch = query.get("of") === "board" || OF_SEARCH.some((name) => query.has(name));
  return { isSearch, isPosition: isSearch || query.has("game") };
}

export function linkSchema(query: URLSearchParams) {
  if (query.has("tree")) return { ...SCHEMA, depth: whole(SEARCH_DEPTH) };
  return askedFor(query).isPosition ? { ...SCHEMA, window: oneOf<string>([]) } : SCHEMA;
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

export function depthOf({ depth }: PositionChoice, shape: GameDescription) {
  return depth === undefined ? readableDepth(shape) : depth;
}

/**
 * Reads the search of an address. If the address has a step but no scoring or algorithm, Play's are
 * used, because the steps depend on them. An address with a game names its position.
 * @param gamePrunes True if the visitor's game uses alpha-beta.
 */
export function readChoice(query: URLSearchParams, gamePrunes: boolean): Choice {
  const { values } = readLink(linkSchema(query), query);
  const { tree, root, depth, by, scores, from } = values;
  const decided = values.convention ? { convention: values.convention } : {};
  const ofTree = {
    maximising: root !== "min",
    pruning: by !== "minimax",
    ...decided,
    ...(values.window ? { window: values.window } : {}),
  };
  if (tree !== undefined) return { kind: "tree", text: tree, depth: depth ?? undefined, ...ofTree };
  const { isSearch, isPosition } = askedFor(query);
  if (isPosition) {
    return {
      kind: "position",
      scoring: scores ?? (isSearch ? PLAY_SCORING : "plain"),
      pruning: by ? by === "alpha-beta" : !isSearch || gamePrunes,
      ...(depth === undefined ? {} : { depth }),
      ...(from ? { from } : {}),
      ...decided,
    };
  }
  return { ...FIRST_TREE, ...ofTree };
}

export const readStep = (query: URLSearchParams) =>
  readLink({ search: SCHEMA.search }, query, { search: 1 }).values.search;

/** @returns The open tab of the drawer; null if it is closed. */
export const readDrawer = (query: URLSearchParams) =>
  readLink({ room: SCHEMA.room }, query).values.room ?? null;

/**
 * Writes a search and its step. Leaves out the algorithm if the game in the address has it.
 * @param step Counted from 1. @param gamePruning The game's `pruning`: `on`, `off` or null.
 */
export function writeChoice(choice: Choice, step: number, gamePruning: string | null = null) {
  const { depth, pruning } = choice;
  const convention = choice.convention || undefined;
  if (choice.kind === "position") {
    const { scoring, from } = choice;
    const isSaid = gamePruning === (pruning ? "on" : "off");
    const scores = scoring === PLAY_SCORING ? undefined : scoring;
    const by = isSaid ? undefined : pruning ? "alpha-beta" : "minimax";
    return writeLink(SCHEMA, { scores, by, convention, depth, from, search: step });
  }
  const { text: tree, maximising, window } = choice;
  const root = maximising ? undefined : "min";
  const by = pruning ? undefined : "minimax";
  return writeLink(SCHEMA, { tree, root, depth, by, convention, window, search: step });
}

export type SubjectName = keyof typeof EXAMPLES | "own" | "position";

/** Names a choice in Watch's list. */
export function subjectName(choice: Choice): SubjectName {
  if (choice.kind === "position") return choice.kind;
  const text = choice.text.replace(/\s/g, "");
  const isSame = ({ maximising, depth, ...tree }: ExampleTree) =>
    tree.text === text && maximising === choice.maximising && depth === choice.depth;
  return keysOf(EXAMPLES).find((name) => isSame(EXAMPLES[name])) ?? "own";
}

/** Returns the default depth in plies, where a tree is still readable; null for the end. */
export function readableDepth(shape: GameDescription): number | null {
  if (shape.exhaustive) return null;
  return shape.gravity ? 3 : 2;
}
