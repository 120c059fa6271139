/**
 * A game and its settings as the names of a link, and back. Pure. The game, its first board and its
 * moves are texts that only the engine reads: see opening.js.
 */
import { oneOf, onOff, readLink, writeLink } from "../base/link-schema.js";
import { STANDARD, rulesOf } from "./shape.js";
import { LEVELS } from "./state.js";

/** @import { GameState, Link, Settings } from "./types.d.ts" */

/** The settings of a game. */
const SETTINGS = {
  x: oneOf(LEVELS),
  o: oneOf(LEVELS),
  pruning: onOff,
  hints: onOff,
  answers: onOff,
};

/** As much of a list of moves as the engine reads: those of the largest board, by two characters each. */
const LONGEST = 128;

/**
 * The names of a link to a game. Answers are named only if they are hidden: a link that names none
 * leaves them to its reader.
 * @param {Pick<GameState, "game" | "settings" | "shape">} state
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
  const chosen = {
    x: players.X,
    o: players.O,
    pruning,
    hints,
    answers: answers ? undefined : false,
  };
  return [...names, ...Object.entries(writeLink(SETTINGS, chosen))];
}

/**
 * Reads what can be read, and lists the rest as faults.
 * @param {URLSearchParams} query
 * @returns {Link}
 */
export function readGame(query) {
  const { values, faults } = readLink(SETTINGS, query);
  const { x, o, pruning, hints, answers } = values;
  return {
    rules: rulesOf(query),
    start: query.get("start"),
    moves: (query.get("moves") ?? "").slice(0, LONGEST),
    at: query.get("at"),
    players: { X: x, O: o },
    pruning,
    hints,
    answers,
    faults,
  };
}

/**
 * The settings of a link, and the preferred ones where it names none.
 * @param {Link} link
 * @param {Settings} preferred
 * @returns {Settings}
 */
export function settingsOf({ players, pruning, hints, answers }, preferred) {
  return {
    players: { X: players.X ?? preferred.players.X, O: players.O ?? preferred.players.O },
    pruning: pruning ?? preferred.pruning,
    hints: hints ?? preferred.hints,
    answers: answers ?? preferred.answers,
  };
}
