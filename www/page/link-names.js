/**
 * What the links of each place can say beside the game, and what of a link a place cannot read. Pure. It
 * is loaded where an address says more than the game: see link-fault.js.
 */
import { BUDGETS, DEPTHS, MEMORIES, ROUNDS } from "../lab/choices.js";
import { NAMES } from "../lab/searches.js";
import { MISTAKES } from "../lab/bugs/mistakes.js";
import { readOrder } from "../lab/order/orders.js";
import { STANDARD } from "../game/shape.js";
import { TABS } from "../game/state.js";
import { languageOf } from "../messages/languages.js";
import { DEPTHS as SEARCH_DEPTHS, STEPS } from "../parts/search/link-values.js";
import { badValue, short } from "./link-fault.js";
import { GAME_NAMES, TRAVELLING } from "./places.js";
import { SEEDS } from "./random.js";
import { isWhole } from "./whole-number.js";

/** @import { Words } from "../game/state.js" */
/** @import { PlaceName } from "./places.js" */

/**
 * Whether a text is a valid value of a name in a link.
 * @typedef {(text: string, query: URLSearchParams) => boolean} Check
 */

/**
 * @typedef {object} LinkNames
 * @property {Record<string, Check>} names What links to the place can say, beside what travels.
 * @property {boolean} [readsItself] Whether the place checks its names itself, with words of its own.
 */

/** @param {...string} choices @returns {(text: string) => boolean} */
const oneOf =
  (...choices) =>
  (text) =>
    choices.includes(text);
/** @param {number[]} numbers */
const isOne = (numbers) => oneOf(...numbers.map(String));
/** @type {Check} */
const anything = () => true;

/** A position can be searched to its end too. @type {Check} */
const isWatchedDepth = (text, query) =>
  isWhole(SEARCH_DEPTHS)(text) || (text === "end" && !query.has("tree"));

/** @type {Record<PlaceName, LinkNames>} */
const LINK_NAMES = {
  play: {
    names: {
      view: oneOf("board"),
      theme: oneOf("light", "dark"),
      review: oneOf("on"),
      tab: oneOf(...TABS),
      bug: oneOf(...MISTAKES),
    },
  },
  // What its links say, such as #nine@cut-1, is the name of a figure and of a step.
  learn: { names: {}, readsItself: true },
  watch: {
    names: {
      tree: anything,
      root: oneOf("max", "min"),
      depth: isWatchedDepth,
      by: oneOf("alpha-beta", "minimax"),
      of: oneOf("board"),
      search: isWhole(STEPS),
      from: anything,
      scores: oneOf("plain", "depth-aware"),
    },
  },
  practise: { names: {}, readsItself: true },
  lab: { names: {} },
  race: {
    names: {
      measure: oneOf("depths", "times"),
      on: oneOf("empty", "board", "plies", "all"),
      rounds: isOne(ROUNDS),
      budget: isOne(BUDGETS),
      memory: isOne(MEMORIES),
      run: (text) => text.split(" ").every(oneOf("", ...NAMES)),
    },
  },
  order: {
    names: {
      order: (text) => readOrder(text) !== undefined,
      scoring: oneOf("plain", "depth-aware"),
      on: oneOf("empty", "board", "sample", "all"),
      depth: isOne(DEPTHS),
      first: (text) => /^\d{1,2}(-\d{1,2})*$/.test(text),
      seed: isWhole(SEEDS),
    },
  },
  size: { names: { on: oneOf("empty", "board"), budget: isOne(BUDGETS) } },
  horizon: { names: {}, readsItself: true },
  bugs: {
    names: {
      bug: oneOf("", ...MISTAKES),
      board: anything,
      // Those of other boards.
      on: oneOf("all", "sample"),
      depth: (text) => text === "end" || isOne(DEPTHS)(text),
      seed: isWhole(SEEDS),
    },
  },
  teach: { names: { do: oneOf("sheet", "lesson", "embed", "code") }, readsItself: true },
};

/**
 * The first name that a place does not take, and every value that it cannot read. What a link says of
 * the game is for game/link.js.
 * @param {import("./places.js").PlaceName} place
 * @param {URLSearchParams} query
 * @returns {Words[]}
 */
export function faultsOf(place, query) {
  const { names, readsItself } = LINK_NAMES[place];
  /** @type {Words[]} */
  const faults = [];
  const isKnown = (/** @type {string} */ name) =>
    TRAVELLING.includes(name) || Object.hasOwn(names, name);
  // One is enough: a link can hold thousands.
  const unknown = readsItself ? undefined : [...query.keys()].find((name) => !isKnown(name));
  if (unknown !== undefined)
    faults.push({ id: "link-fault-name", values: { name: short(unknown) } });
  for (const [name, text] of query) {
    if (GAME_NAMES.includes(name)) continue;
    const check = Object.hasOwn(names, name) ? names[name] : undefined;
    const valid = name === "lang" ? languageOf(text) !== undefined : (check?.(text, query) ?? true);
    if (!valid) faults.push(badValue(name, text));
  }
  // Every position of 3×3 is proved at once, so its page has nothing to prove.
  const isStandard = (query.get("game") ?? STANDARD.game) === STANDARD.game;
  if (place === "play" && isStandard && query.get("tab") === "prove") {
    faults.push(badValue("tab", "prove"));
  }
  return faults;
}
