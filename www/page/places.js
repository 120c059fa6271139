/**
 * The places of Cutoff: the one table that the build, the bar, the links and the tests go by. Pure.
 *
 * A place's state is in its address, after the `#`. Some names travel from place to place, such as
 * the moves of the game; the others belong to one place.
 */
import { CONTESTANTS } from "../lab/race/contestants.js";
import { MISTAKES } from "../lab/bugs/mistakes.js";
import { readOrder } from "../lab/order/orders.js";
import { TABS } from "../game/state.js";
import { isPositionDepth, isStep, isTreeDepth } from "../watch/link-values.js";

/** Whether a text is a valid value of a name. @typedef {(text: string) => boolean} Check */

/**
 * @typedef {object} Place
 * @property {string} path Where its page is, from the root of the site.
 * @property {PlaceName} [within] The place that stands for it in the bar.
 * @property {boolean} [boards] Whether it takes boards other than 3×3.
 * @property {Record<string, Check>} names What its links can say, beside what travels.
 * @property {boolean} [readsItself] Whether it checks its names itself, with words of its own.
 */

/** @param {...string} choices @returns {Check} */
const oneOf =
  (...choices) =>
  (text) =>
    choices.includes(text);
/** @type {Check} */
const anything = () => true;
/** @type {Check} */
const areContestants = (text) => text.split(" ").every(oneOf("", ...CONTESTANTS));
const isBudget = oneOf("1", "3", "10");

/** @typedef {"play" | "learn" | "watch" | "practise" | "lab" | "race" | "order" | "size" | "bugs" | "teach"} PlaceName */

/** @type {Record<PlaceName, Place>} */
export const PLACES = {
  play: {
    path: "",
    boards: true,
    names: {
      view: oneOf("board"),
      theme: oneOf("light", "dark"),
      review: oneOf("on"),
      tab: oneOf(...TABS),
      bug: oneOf(...MISTAKES),
    },
  },
  // What its links say, such as #nine@cut-1, is the name of a figure and of a step.
  learn: { path: "learn/", names: {}, readsItself: true },
  watch: {
    path: "watch/",
    boards: true,
    names: {
      tree: anything,
      root: oneOf("max", "min"),
      depth: (text) => isTreeDepth(text) || isPositionDepth(text),
      by: oneOf("alpha-beta", "minimax"),
      of: oneOf("board"),
      search: isStep,
      from: anything,
      scores: oneOf("plain", "depth-aware"),
    },
  },
  practise: { path: "practise/", boards: true, names: {}, readsItself: true },
  lab: { path: "lab/", names: {} },
  race: {
    path: "lab/race/",
    within: "lab",
    boards: true,
    names: {
      on: oneOf("empty", "board", "plies", "all"),
      rounds: oneOf("3", "7", "21"),
      with: areContestants,
      // Those of the race on other boards, whose searches have a table of their own.
      budget: isBudget,
      memory: oneOf("8", "32", "128"),
      run: (text) => /^[a-z -]*$/.test(text),
    },
  },
  order: {
    path: "lab/order/",
    within: "lab",
    boards: true,
    names: {
      order: (text) => readOrder(text) !== undefined,
      scoring: oneOf("plain", "depth-aware"),
      on: oneOf("empty", "board", "sample"),
      depth: (text) => /^([1-9]|10)$/.test(text),
      seed: (text) => /^\d{1,6}$/.test(text),
    },
  },
  size: {
    path: "lab/size/",
    within: "lab",
    boards: true,
    names: { on: oneOf("empty", "board"), budget: isBudget },
  },
  bugs: {
    path: "lab/bugs/",
    within: "lab",
    names: { bug: oneOf("", ...MISTAKES), board: anything },
  },
  teach: {
    path: "teach/",
    names: { do: oneOf("sheet", "lesson", "embed", "code") },
    readsItself: true,
  },
};

export const PLACE_NAMES = /** @type {PlaceName[]} */ (Object.keys(PLACES));

/** The places that the bar names, in its order. */
export const IN_BAR = PLACE_NAMES.filter((name) => !PLACES[name].within);

/** The names that say which game is on the board, and how it is played. */
export const GAME_NAMES = ["game", "start", "moves", "at", "x", "o", "pruning", "hints", "answers"];
/** What a link takes along from place to place. */
export const TRAVELLING = [...GAME_NAMES, "lang", "lesson", "step"];

/**
 * The address of a page of Learn in a language: English has none in its address.
 * @param {string} path From the root of the site, such as `learn/`.
 * @param {string} language
 */
export function pathIn(path, language) {
  return language === "en" ? path : `${language}/${path}`;
}

/** @param {string} fragment With or without the `#`. */
export function queryOf(fragment) {
  return new URLSearchParams(fragment.replace(/^#/, ""));
}

/** What of a query travels. @param {URLSearchParams} query @returns {[string, string][]} */
export function travelling(query) {
  return [...query].filter(([name]) => TRAVELLING.includes(name));
}

/**
 * A query as the part of an address after the `#`. Brackets and commas stay as they are, so that a
 * tree can be read in its link.
 * @param {URLSearchParams | [string, string][]} query
 * @returns {string} With the `#`; empty if the query is.
 */
export function fragmentOf(query) {
  const text = new URLSearchParams(query)
    .toString()
    .replace(/%5B|%5D|%2C/g, (code) => decodeURIComponent(code));
  return text === "" ? "" : `#${text}`;
}
