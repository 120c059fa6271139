/** The log of a visitor's program, held against the order in which recorded searches visit a tree or a position. */
import { latin, unmarked } from "../../base/typed-text.ts";
import { boardsIn } from "./written-board.ts";
import type { Exercise } from "../../parts/exercise/exercise.ts";
import type { SearchRecord } from "../../parts/search/record.ts";

/**
 * How pruned searches differ. `plain`: all wins of a position count the same; `hard`: fail-hard; `strict`: cut only at
 * alpha > beta; `right`: from right to left.
 */
const WAYS = ["plain", "hard", "strict", "right"] as const;

export type LoggedSearch = Record<"pruning" | (typeof WAYS)[number], boolean>;

/** Searches that differ in nothing but these: each with each. */
export type Variant = Pick<LoggedSearch, "pruning"> & Record<(typeof WAYS)[number], boolean[]>;

/** What searches visit. */
export interface VisitOrder {
  listed: (typeof LISTED)[number];
  entries: string[];
  /** Of the record, one for each entry. */
  nodes: number[];
  search: LoggedSearch;
  record: SearchRecord;
  variants: Variant[];
}

/** What a log can list, the most usual first. */
const LISTED = ["leaves", "nodes", "nodes-below-root"] as const;

/** The searches to hold a log against, the most usual first. The values of a tree are its own. */
export function searchesFor(demand: Exercise["demand"], isTree: boolean): LoggedSearch[] {
  const usual = { strict: false, hard: false, plain: false, right: false };
  /** Each of some searches without a way, and then with it. */
  const each = (searches: LoggedSearch[], way: (typeof WAYS)[number]) =>
    searches.flatMap((search) => [search, { ...search, [way]: true }]);
  const ways = (["right", "strict", "hard", "plain"] as const).slice(0, isTree ? 3 : 4);
  const pruned = ways.reduce(each, [{ ...usual, pruning: true }]);
  const whole = each([{ ...usual, pruning: false }], "right");
  if (demand === "minimax") return whole;
  if (demand === "any") return [...pruned, ...whole];
  return pruned.filter(({ strict }) => strict === (demand === "strict"));
}

/** A convention in the words that the engine takes. */
export const conventionOf = (search: LoggedSearch) =>
  (["strict", "hard", "right"] as const).filter((word) => search[word]).join(" ");

/**
 * The entries of a log: leaves by their values or names, inner nodes as nested lists, positions as programs write
 * them. White space and what stands around them is nothing, and neither is a word that names no leaf of the tree,
 * such as “visit”.
 * @param root What is searched, as the engine writes it: a board, or a tree without white space.
 */
export function readLog(text: string, root: string): string[] {
  const clean = latin(unmarked(text));
  if (isBoard(root)) {
    return boardsIn(clean).map(({ board }) => board);
  }
  const names = new Set(root.match(/\p{L}[\p{L}\p{N}]*/gu));
  const entries = listed(clean, names);
  // All of them as one list; a list of lists that is the root is the root.
  const [only] = entries;
  const isOne = entries.length === 1 && only.startsWith("[");
  const isRoot = isOne && only.lastIndexOf("[") > 0 && only === root;
  return isOne && !isRoot ? listed(only.slice(1, -1), names) : entries;
}

const isBoard = (root: string) => /^[XO.]{9}$/.test(root);

/** Values, names and lists, one after the other. In a list white space separates, too. */
function listed(text: string, names: ReadonlySet<string>) {
  const entries: string[] = [];
  let [depth, last] = [0, ""];
  const plain = text.replaceAll(/[({]/g, "[").replaceAll(/[)}]/g, "]");
  for (const [token] of plain.matchAll(/[[\],]|[\p{L}\p{N}.+_-]+/gu)) {
    const isInside = depth > 0;
    if (!isInside && /[\],]/.test(token)) continue;
    // A bracket behind a value could be its own.
    const isSecond = !["[", ","].includes(last) && (token !== "[" || last === "]");
    const isApart = isSecond && !["]", ","].includes(token);
    if (isInside) entries.push(`${entries.pop()}${isApart ? "," : ""}${token}`);
    else entries.push(token);
    if (token === "[" || token === "]") depth += token === "[" ? 1 : -1;
    last = token;
  }
  const spelled = entries.map((one) =>
    one.replaceAll(NUMBERS, (number) => String(Number(number) || 0)),
  );
  return spelled.filter((one) => one.startsWith("[") || names.has(one) || IS_NUMBER.test(one));
}

/** A number may be spelled `-0`, `1.0`, `+3` or `.5`. */
const NUMBERS = /(?<![\p{L}\p{N}_.+-])[+-]?(?:\d+\.?\d*|\.\d+)(?![\p{L}\p{N}_.])/gu;
const IS_NUMBER = /^-?\d/;

/** What searches visit, each order once. */
export function ordersOf(
  searched: readonly { search: LoggedSearch; record: SearchRecord }[],
): VisitOrder[] {
  const orders: Map<string, VisitOrder> = new Map();
  for (const listed of LISTED) {
    for (const { search, record } of searched) {
      const nodes = nodesOf(record, listed);
      const entries = nodes.map((node) => entryOf(record, node));
      const key = `${listed} ${entries.join(" ")}`;
      const order = orders.get(key) ?? { listed, entries, nodes, search, record, variants: [] };
      orders.set(key, order);
      const ways = WAYS.map((way) => [way, [search[way]]]);
      order.variants.push({ pruning: search.pruning, ...Object.fromEntries(ways) });
    }
  }
  for (const order of orders.values()) order.variants = merged(order.variants);
  return [...orders.values()];
}

function nodesOf(record: SearchRecord, listed: VisitOrder["listed"]) {
  const all = Array.from({ length: record.trace.nodes }, (_, node) => node);
  if (listed === "leaves") return all.filter((node) => record.isLeaf(node));
  return listed === "nodes" ? all : all.slice(1);
}

/** What a log calls a node. */
function entryOf(record: SearchRecord, node: number) {
  if (!record.isTree()) return record.board(node);
  const written = (index: number): string => {
    const { children, value, name } = record.tree[index];
    return children.length > 0 ? `[${children.map(written).join(",")}]` : (name ?? String(value));
  };
  return written(record.trace.moves[node]);
}

/** Puts searches together that differ in one way alone. */
function merged(variants: Variant[]) {
  return WAYS.reduce((all, way) => {
    const found: Map<string, Variant> = new Map();
    for (const variant of all) {
      const key = JSON.stringify({ ...variant, [way]: [] });
      const other = found.get(key);
      found.set(key, other ? { ...other, [way]: [...other[way], ...variant[way]] } : variant);
    }
    return [...found.values()];
  }, variants);
}

/** Finds the orders that are the same as a log; else the first of those that agree longest, for `at` entries. */
export function compareLog(
  log: readonly string[],
  orders: readonly VisitOrder[],
): { same: VisitOrder[]; closest: VisitOrder; at: number } {
  const agreed = orders.map(({ entries }) => {
    const at = entries.findIndex((entry, place) => entry !== log[place]);
    return at < 0 ? entries.length : at;
  });
  const at = Math.max(...agreed);
  const isSame = ({ entries: { length } }: VisitOrder, place: number) =>
    agreed[place] === length && length === log.length;
  return { same: orders.filter(isSame), closest: orders[agreed.indexOf(at)], at };
}
