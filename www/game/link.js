/**
 * A game and its settings as the fragment of an address, and back. Pure. The game, its first board
 * and its moves are texts that only the engine reads: see opening.js.
 */
import { languageOf } from "../messages/languages.js";
import { ROOM_NAMES } from "../lab/rooms.js";
import { STANDARD } from "./shape.js";
import { LEVELS } from "./state.js";
import { unmarked } from "../page/typed-text.js";

/** @typedef {import("./state.js").Level} Level */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Words} Words */

/**
 * What a link says. Settings that it does not name are undefined, and texts are null.
 * @typedef {object} Link
 * @property {string} rules The game's short name.
 * @property {string | null} start
 * @property {string} moves
 * @property {string | null} at
 * @property {{ X?: Level, O?: Level }} players
 * @property {boolean} [pruning]
 * @property {boolean} [hints]
 * @property {Words[]} faults
 */

const GAME = ["game", "start", "moves", "at", "x", "o", "pruning", "hints"];
/** What the whole page reads: its language in www/messages, its view, and a lesson in www/teach. */
const PAGE = ["lang", "view", "lesson", "step"];
/** The names that the stepper and the lab read. */
const ROOMS = ["tree", "root", "depth", "by", "search", "lab"];
/** The settings of the lab's views have names that begin so. */
const OF_THE_LAB = "lab.";
const SWITCH = ["on", "off"];
/** What a link can show in place of the whole page. */
const VIEWS = ["board"];
/** Which search goes through a tree. */
export const SEARCHES = /** @type {const} */ (["alpha-beta", "minimax"]);
/** The step of a search, counted from 1. */
const STEP = /^[1-9]\d{0,6}$/;

/** As much of a list of moves as the engine reads. */
const LONGEST = 100;

/**
 * @param {Pick<State, "game" | "settings" | "shape">} state
 * @returns {string} With the `#`.
 */
export function writeAddress({ game, settings, shape }) {
  const { rules, start, moves, at, link } = game;
  const { players, pruning, hints } = settings;
  const parts = [
    rules === STANDARD.game ? "" : `game=${rules}`,
    start === shape.start ? "" : `start=${start}`,
    link === "" ? "" : `moves=${link}`,
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
 * @param {Pick<State, "game" | "settings" | "shape">} state
 * @param {Record<string, string>} beside
 * @returns {string} With the `#`.
 */
export function writeLink(state, beside) {
  const query = queryOf(writeAddress(state));
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

/** A fragment with the game of one fragment and everything else of another. @param {string} game @param {string} beside */
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
 * Reads what can be read, and lists the rest as faults.
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
  return {
    rules: query.get("game") ?? STANDARD.game,
    start: query.get("start"),
    moves: (query.get("moves") ?? "").slice(0, LONGEST),
    at: query.get("at"),
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
 * Checks the names that other parts of the page read, so that all faults of a link are named at
 * once.
 * @param {URLSearchParams} query
 * @param {Words[]} faults
 */
function checkRooms(query, faults) {
  readChoice(query, "root", ["max", "min"], faults);
  readChoice(query, "lab", ["", ...ROOM_NAMES], faults);
  const [depth, lang, step] = ["depth", "lang", "search"].map((name) => query.get(name));
  if (depth !== null && !/^\d{0,2}$/.test(depth)) faults.push(noChoice("depth", depth));
  if (lang !== null && !languageOf(lang)) faults.push(noChoice("lang", lang));
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
  const characters = [...unmarked(text.slice(0, 100))];
  const rest = characters.length > 20 || text.length > 100 ? "…" : "";
  return characters.slice(0, 20).join("") + rest;
}
