/**
 * A game and its settings as the names of a link, and back. Pure. The game, its first board and its
 * moves are texts that only the engine reads: see opening.js.
 */
import { oneOf, onOff, readLink, value, writeLink } from "../base/link-schema.js";
import { STANDARD } from "./shape.js";
import { LEVELS } from "./state.js";

/** @import { GameState, Link, Settings } from "./types.d.ts" */

/** As much of a text of moves as the engine reads. */
const LONGEST = 1_000;

/** What only the engine reads. */
const unread = value((text) => text);

/** What a link can say of a game, and in which order. */
export const GAME = {
  game: unread,
  start: unread,
  moves: value((text) => text.slice(0, LONGEST)),
  at: unread,
  x: oneOf(LEVELS),
  o: oneOf(LEVELS),
  pruning: onOff,
  hints: onOff,
  answers: onOff,
};

/**
 * The names of a link to a game. Answers are named only if they are hidden: a link that names none
 * leaves them to its reader.
 * @param {Pick<GameState, "game" | "settings" | "shape">} state
 * @returns {[string, string][]}
 */
export function gameNames({ game, settings, shape }) {
  const { rules, start, moves, at, link } = game;
  const { players, pruning, hints, answers } = settings;
  const said = writeLink(GAME, {
    game: rules === STANDARD.game ? undefined : rules,
    start: start === shape.start ? undefined : start,
    moves: link === "" ? undefined : link,
    at: at === moves.length ? undefined : String(at),
    ...{ x: players.X, o: players.O, pruning, hints },
    answers: answers ? undefined : false,
  });
  return Object.entries(said);
}

/**
 * Reads what can be read, and lists the rest as faults.
 * @param {URLSearchParams} query
 * @returns {Link}
 */
export function readGame(query) {
  const { values, faults } = readLink(GAME, query);
  const { game: rules = STANDARD.game, start = null, moves = "", at = null } = values;
  const { x, o, pruning, hints, answers } = values;
  return { rules, start, moves, at, players: { X: x, O: o }, pruning, hints, answers, faults };
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
