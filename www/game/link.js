/**
 * A game and its settings as the fragment of an address, and back. Pure. Whether the moves can be
 * played is the engine's to say; here only their writing is checked.
 */
import { known } from "../messages/languages.js";
import { EMPTY, LEVELS } from "./state.js";

/** @typedef {import("./state.js").Game} Game */
/** @typedef {import("./state.js").Level} Level */
/** @typedef {import("./state.js").Settings} Settings */
/** @typedef {import("./state.js").Words} Words */

/**
 * What a link says. Settings that it does not name are undefined.
 * @typedef {object} Link
 * @property {Game} game
 * @property {{ X?: Level, O?: Level }} players
 * @property {boolean} [pruning]
 * @property {boolean} [hints]
 * @property {Words[]} faults
 */

const GAME = ["start", "moves", "at", "x", "o", "pruning", "hints"];
/** What the whole page reads: its language in www/messages, its view, and a lesson in www/lesson. */
const PAGE = ["lang", "view", "lesson", "step"];
/** Those that other rooms read: the search room's, and the lab's. */
const ROOMS = ["tree", "root", "depth", "by", "search", "lab"];
/** The lab's rooms. */
export const LAB_ROOMS = /** @type {const} */ ([
  "race",
  "order",
  "size",
  "find",
  "review",
  "break",
  "quiz",
  "lesson",
]);
/** What they are told has names that begin so. */
const OF_THE_LAB = "lab.";
const SWITCH = ["on", "off"];
/** What a link can show in place of the whole page. */
const VIEWS = ["board"];
/** Which search goes through a tree. */
export const SEARCHES = /** @type {const} */ (["alpha-beta", "minimax"]);
/** The step of a search, counted from 1. */
const STEP = /^[1-9]\d{0,6}$/;

/** A game has nine moves at most: one more is enough to be told that it cannot be played. */
const MOST_MOVES = 10;

/**
 * @param {Game} game
 * @param {Settings} settings
 * @returns {string} With the `#`.
 */
export function writeAddress({ start, moves, at }, { players, pruning, hints }) {
  const parts = [
    start === EMPTY ? "" : `start=${start}`,
    moves.length === 0 ? "" : `moves=${moves.join("")}`,
    at === moves.length ? "" : `at=${at}`,
    `x=${players.X}`,
    `o=${players.O}`,
    `pruning=${SWITCH[pruning ? 0 : 1]}`,
    `hints=${SWITCH[hints ? 0 : 1]}`,
  ];
  return `#${parts.filter((part) => part !== "").join("&")}`;
}

/**
 * The address of a game, and of what is open beside it.
 * @param {{ game: Game, settings: Settings }} state
 * @param {Record<string, string>} beside
 * @returns {string} With the `#`.
 */
export function writeLink({ game, settings }, beside) {
  const query = queryOf(writeAddress(game, settings));
  for (const [name, value] of Object.entries(beside)) query.set(name, value);
  return `#${query}`;
}

/** The names and values of a fragment. @param {string} fragment With or without the `#`. */
export function queryOf(fragment) {
  return new URLSearchParams(fragment.replace(/^#/, ""));
}

/** Whether a fragment says anything of a game. @param {string} fragment */
export function namesGame(fragment) {
  const query = queryOf(fragment);
  return GAME.some((name) => query.has(name));
}

/** The game of one fragment, and of another all but its game. @param {string} game @param {string} beside */
export function withGameOf(game, beside) {
  const [own, other] = [queryOf(game), queryOf(beside)];
  for (const name of [...own.keys()]) if (!GAME.includes(name)) own.delete(name);
  for (const [name, value] of other) if (!GAME.includes(name)) own.append(name, value);
  return `#${own}`;
}

/** Whether a fragment opens a lesson. @param {string} fragment With or without the `#`. */
export function namesLesson(fragment) {
  return queryOf(fragment).has("lesson");
}

/** Whether a fragment asks for the board alone, as within another page. @param {string} fragment */
export function showsBoardOnly(fragment) {
  return queryOf(fragment).get("view") === VIEWS[0];
}

/** The step of a search that a fragment names; the first if it names none. @param {string} fragment */
export function readSearchStep(fragment) {
  const text = queryOf(fragment).get("search") ?? "";
  return STEP.test(text) ? Number(text) : 1;
}

/**
 * Reads what can be read, and tells what cannot.
 * @param {string} fragment With or without the `#`.
 * @returns {Link}
 */
export function readAddress(fragment) {
  const query = queryOf(fragment);
  /** @type {Words[]} */
  const faults = [];
  const unknown = [...query.keys()].find((name) => !isKnown(name));
  if (unknown !== undefined)
    faults.push({ id: "link-fault-name", values: { name: short(unknown) } });
  readChoice(query, "view", VIEWS, faults);
  readChoice(query, "by", SEARCHES, faults);
  checkRooms(query, faults);
  const moves = readMoves(query.get("moves") ?? "", faults);
  return {
    game: {
      start: query.get("start") ?? EMPTY,
      moves,
      at: readAt(query.get("at"), moves.length, faults),
    },
    players: {
      X: readChoice(query, "x", LEVELS, faults),
      O: readChoice(query, "o", LEVELS, faults),
    },
    pruning: readSwitch(query, "pruning", faults),
    hints: readSwitch(query, "hints", faults),
    faults,
  };
}

/**
 * What others read is theirs; but that it is wrong is said here, with the rest.
 * @param {URLSearchParams} query
 * @param {Words[]} faults
 */
function checkRooms(query, faults) {
  readChoice(query, "root", ["max", "min"], faults);
  readChoice(query, "lab", ["", ...LAB_ROOMS], faults);
  const [depth, lang, step] = ["depth", "lang", "search"].map((name) => query.get(name));
  if (depth !== null && !/^\d{0,2}$/.test(depth)) faults.push(noChoice("depth", depth));
  if (lang !== null && !known(lang)) faults.push(noChoice("lang", lang));
  if (step !== null && !STEP.test(step)) faults.push(noChoice("search", step));
}

/** @param {string} name @param {string} text @returns {Words} */
function noChoice(name, text) {
  return { id: "link-fault-setting", values: { name, text: short(text) } };
}

/** @param {string} name */
function isKnown(name) {
  return [...GAME, ...PAGE, ...ROOMS].includes(name) || name.startsWith(OF_THE_LAB);
}

/**
 * The digits that the text begins with.
 * @param {string} text
 * @param {Words[]} faults
 */
function readMoves(text, faults) {
  const digits = text.match(/^[0-8]*/)?.[0] ?? "";
  if (digits !== text) faults.push({ id: "link-fault-moves", values: { text: short(text) } });
  return [...digits.slice(0, MOST_MOVES)].map(Number);
}

/**
 * @param {string | null} text
 * @param {number} moves
 * @param {Words[]} faults
 */
function readAt(text, moves, faults) {
  if (text === null) return moves;
  if (/^\d$/.test(text) && Number(text) <= moves) return Number(text);
  faults.push({ id: "link-fault-at", values: { text: short(text), moves } });
  return moves;
}

/**
 * @template {string} C
 * @param {URLSearchParams} query
 * @param {string} name
 * @param {readonly C[]} choices
 * @param {Words[]} faults
 */
function readChoice(query, name, choices, faults) {
  const text = query.get(name);
  const choice = choices.find((choice) => choice === text);
  if (text !== null && choice === undefined) {
    faults.push(noChoice(name, text));
  }
  return choice;
}

/**
 * @param {URLSearchParams} query
 * @param {string} name
 * @param {Words[]} faults
 */
function readSwitch(query, name, faults) {
  const choice = readChoice(query, name, SWITCH, faults);
  return choice === undefined ? undefined : choice === "on";
}

/**
 * As much of a visitor's text as a sentence can carry. Marks of direction are left out: they would
 * turn the sentence around.
 * @param {string} text
 */
export function short(text) {
  const characters = [...text.slice(0, 100).replace(/\p{Bidi_Control}/gu, "")];
  const rest = characters.length > 20 || text.length > 100 ? "…" : "";
  return characters.slice(0, 20).join("") + rest;
}
