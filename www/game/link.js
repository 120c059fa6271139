/**
 * A game and its settings as the names of a link, and back. Pure. The game, its first board and its
 * moves are texts that only the engine reads: see opening.js.
 */
import { badValue } from "../page/link-fault.js";
import { STANDARD } from "./shape.js";
import { MISTAKES } from "../lab/bugs/mistakes.js";
import { LEVELS, TABS } from "./state.js";

/** @import { Level, State, Words } from "./state.js" */

/**
 * What a link says of a game. Settings that it does not name are undefined, and texts are null.
 * @typedef {object} Link
 * @property {string} rules The game's short name.
 * @property {string | null} start
 * @property {string} moves
 * @property {string | null} at
 * @property {{ X?: Level, O?: Level }} players
 * @property {boolean} [pruning]
 * @property {boolean} [hints]
 * @property {boolean} [answers]
 * @property {import("./state.js").Tab} tab
 * @property {import("./state.js").Mistake | null} bug
 * @property {Words[]} faults
 */

const SWITCH = ["on", "off"];

/** As much of a list of moves as the engine reads: those of the largest board, by two characters each. */
const LONGEST = 128;

/**
 * The names of a link to a game. Answers are named only if they are hidden: a link that names none
 * leaves them to its reader.
 * @param {Pick<State, "game" | "settings" | "shape">} state
 * @returns {[string, string][]}
 */
export function gameNames({ game, settings, shape }) {
  const { rules, start, moves, at, link } = game;
  const { players, pruning, hints, answers } = settings;
  /** @type {[string, string][]} */
  const names = [];
  if (rules !== STANDARD.game) names.push(["game", rules]);
  if (start !== shape.start) names.push(["start", start]);
  if (link !== "") names.push(["moves", link]);
  if (at !== moves.length) names.push(["at", String(at)]);
  names.push(["x", players.X], ["o", players.O]);
  names.push(["pruning", SWITCH[pruning ? 0 : 1]], ["hints", SWITCH[hints ? 0 : 1]]);
  if (!answers) names.push(["answers", "off"]);
  return names;
}

/**
 * What else of Play a link holds: the tab and the bug.
 * @param {Pick<State, "tab" | "bug">} state
 * @returns {[string, string][]}
 */
export function ownNames({ tab, bug }) {
  /** @type {[string, string][]} */
  const names = [];
  if (tab === "review") names.push(["review", "on"]);
  else if (tab !== "search") names.push(["tab", tab]);
  if (bug) names.push(["bug", bug]);
  return names;
}

/**
 * Reads what can be read, and lists the rest as faults.
 * @param {URLSearchParams} query
 * @returns {Link}
 */
export function readGame(query) {
  /** @type {Words[]} */
  const faults = [];
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
    answers: readSwitch(query, "answers", faults),
    // The page itself names what is wrong with these: see page/places.js.
    tab: query.get("review") === "on" ? "review" : (readOwn(query, "tab", TABS) ?? "search"),
    bug: readOwn(query, "bug", MISTAKES) ?? null,
    faults,
  };
}

/**
 * The settings of a link, and the preferred ones where it names none.
 * @param {Link} link
 * @param {import("./state.js").Settings} preferred
 * @returns {import("./state.js").Settings}
 */
export function settingsOf({ players, pruning, hints, answers }, preferred) {
  return {
    players: { X: players.X ?? preferred.players.X, O: players.O ?? preferred.players.O },
    pruning: pruning ?? preferred.pruning,
    hints: hints ?? preferred.hints,
    answers: answers ?? preferred.answers,
  };
}

/**
 * @template {string} C
 * @param {URLSearchParams} query
 * @param {string} name
 * @param {readonly C[]} choices
 */
function readOwn(query, name, choices) {
  const text = query.get(name);
  return choices.find((choice) => choice === text);
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
  const choice = readOwn(query, name, choices);
  if (text !== null && choice === undefined) faults.push(badValue(name, text));
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
