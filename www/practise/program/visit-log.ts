/** The log of a visitor's program, held against the order in which recorded searches visit a tree or a position. Pure. */
import { latin, unmarked } from "../../base/typed-text.js";
import { boardsIn } from "./written-board.js";

/** @import { Exercise } from "../../parts/exercise/types.d.ts" */
/** @import { SearchRecord } from "../../parts/search/record.js" */
/** @import { VisitOrder, LoggedSearch, Variant } from "./types.d.ts" */

/** What a log can list, the most usual first. */
export const LISTED = /** @type {const} */ (["leaves", "nodes", "nodes-below-root"]);

/**
 * The searches to hold a log against, the most usual first.
 * @param {Exercise["demand"]} demand
 * @param {boolean} isTree Its values are its own.
 * @returns {LoggedSearch[]}
 */
export function searchesFor(demand, isTree) {
  const both = [false, true];
  const scorings = isTree ? [false] : both;
  const pruned = both.flatMap((right) =>
    both.flatMap((strict) =>
      both.flatMap((hard) =>
        scorings.map((plain) => ({ pruning: true, strict, hard, right, plain })),
      ),
    ),
  );
  const whole = both.map((right) => {
    return { pruning: false, strict: false, hard: false, right, plain: false };
  });
  if (demand === "minimax") return whole;
  if (demand === "any") return [...pruned, ...whole];
  return pruned.filter(({ strict }) => strict === (demand === "strict"));
}

/** A convention in the words that the engine takes. @param {LoggedSearch} search */
export const conventionOf = (search) =>
  /** @type {const} */ (["strict", "hard", "right"]).filter((word) => search[word]).join(" ");

/**
 * The entries of a log: leaves by their values or names, inner nodes as nested lists, positions as programs write
 * them. White space and what stands around them is nothing, and neither is a word that names no leaf of the tree,
 * such as “visit”.
 * @param {string} text
 * @param {string} root What is searched, as the engine writes it: a board, or a tree without white space.
 * @returns {string[]}
 */
export function readLog(text, root) {
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

/** Whether what is searched is a position and no tree. @param {string} root */
export const isBoard = (root) => /^[XO.]{9}$/.test(root);

/** Values, names and lists, one after the other. @param {string} text @param {ReadonlySet<string>} names */
function listed(text, names) {
  /** @type {string[]} */
  const entries = [];
  let depth = 0;
  let entry = "";
  let isApart = false;
  const end = () => {
    if (entry !== "") entries.push(entry);
    entry = "";
  };
  for (const sign of text.replaceAll(/[({]/g, "[").replaceAll(/[)}]/g, "]")) {
    if (sign === "[") {
      if (depth === 0) end();
      depth += 1;
    }
    if (depth > 0) {
      // In a list white space separates, too.
      if (/\s/.test(sign)) isApart = true;
      else {
        if (isApart && SEPARATE.test(entry.slice(-1) + sign)) entry += ",";
        isApart = false;
        entry += sign;
      }
      if (sign === "]" && (depth -= 1) === 0) end();
    } else if (/[\p{L}\p{N}.+_-]/u.test(sign)) entry += sign;
    else end();
  }
  end();
  const spelled = entries.map((one) =>
    one.replaceAll(NUMBERS, (number) => String(Number(number) || 0)),
  );
  return spelled.filter((one) => one.startsWith("[") || names.has(one) || IS_NUMBER.test(one));
}

/** The end of one tree and the beginning of another: a bracket behind a value could be its own. */
const SEPARATE = /[\p{L}\p{N}.][\p{L}\p{N}.+-]|\][\p{L}\p{N}.+[-]/u;

/** A number may be spelled `-0`, `1.0`, `+3` or `.5`. */
const NUMBERS = /(?<![\p{L}\p{N}_.+-])[+-]?(?:\d+\.?\d*|\.\d+)(?![\p{L}\p{N}_.])/gu;
const IS_NUMBER = /^-?\d/;

/**
 * What searches visit, each order once.
 * @param {readonly { search: LoggedSearch, record: SearchRecord }[]} searched
 * @returns {VisitOrder[]}
 */
export function ordersOf(searched) {
  /** @type {Map<string, VisitOrder>} */
  const orders = new Map();
  for (const listed of LISTED) {
    for (const { search, record } of searched) {
      const nodes = nodesOf(record, listed);
      const entries = nodes.map((node) => entryOf(record, node));
      const key = `${listed} ${entries.join(" ")}`;
      const order = orders.get(key) ?? { listed, entries, nodes, search, record, variants: [] };
      orders.set(key, order);
      const { pruning, ...rest } = search;
      const variant = Object.entries(rest).map(([name, value]) => [name, [value]]);
      order.variants.push({ pruning, ...Object.fromEntries(variant) });
    }
  }
  for (const order of orders.values()) order.variants = merged(order.variants);
  return [...orders.values()];
}

/** @param {SearchRecord} record @param {VisitOrder["listed"]} listed */
function nodesOf(record, listed) {
  const all = Array.from({ length: record.trace.nodes }, (_, node) => node);
  if (listed === "leaves") return all.filter((node) => record.isLeaf(node));
  return listed === "nodes" ? all : all.slice(1);
}

/** What a log calls a node. @param {SearchRecord} record @param {number} node */
function entryOf(record, node) {
  if (!record.isTree()) return record.board(node);
  /** @param {number} index @returns {string} */
  const written = (index) => {
    const { children, value, name } = record.tree[index];
    return children.length > 0 ? `[${children.map(written).join(",")}]` : (name ?? String(value));
  };
  return written(record.trace.moves[node]);
}

/** Puts searches together that differ in one way alone. @param {Variant[]} variants */
function merged(variants) {
  const ways = /** @type {const} */ (["plain", "hard", "strict", "right"]);
  return ways.reduce((all, way) => {
    /** @type {Map<string, Variant>} */
    const found = new Map();
    for (const variant of all) {
      const key = JSON.stringify({ ...variant, [way]: [] });
      const other = found.get(key);
      found.set(key, other ? { ...other, [way]: [...other[way], ...variant[way]] } : variant);
    }
    return [...found.values()];
  }, variants);
}

/**
 * Holds a log against orders.
 * @param {readonly string[]} log
 * @param {readonly VisitOrder[]} orders
 * @returns {{ same: VisitOrder[], closest: VisitOrder, at: number }} The orders that are the same; else the first of those that agree longest, and with how many entries.
 */
export function compareLog(log, orders) {
  const agreed = orders.map(({ entries }) => {
    const at = entries.findIndex((entry, place) => entry !== log[place]);
    return at < 0 ? entries.length : at;
  });
  const same = orders.filter(
    ({ entries }, place) => agreed[place] === entries.length && entries.length === log.length,
  );
  const at = Math.max(...agreed);
  return { same, closest: orders[agreed.indexOf(at)], at };
}
