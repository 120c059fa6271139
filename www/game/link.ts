/**
 * Writes a game and its settings as names in a link, and reads them. Only the engine parses
 * the game, its initial board and its moves (see replay.ts).
 */
import { oneOf, onOff, readLink, value, writeLink } from "../base/link-schema.ts";
import { STANDARD } from "./shape.ts";
import { LEVELS, type GameState } from "./state.ts";
import type { Settings } from "./preferences.ts";

/** The values of a link. By default the game is 3×3, and there are no moves. */
export type Link = ReturnType<typeof readGame>;

/** The most characters of moves that the engine reads. */
const MOST_CHARACTERS = 1_000;
const unread = value((text) => text);

/** The values of a game, in the order of links. */
export const GAME_SCHEMA = {
  game: unread,
  start: unread,
  moves: value((text) => text.slice(0, MOST_CHARACTERS)),
  at: unread,
  x: oneOf(LEVELS),
  o: oneOf(LEVELS),
  pruning: onOff,
  hints: onOff,
  answers: onOff,
};

/** Writes a game. `answers` is left out unless they are hidden, so each reader decides. */
export function gameNames({
  line,
  settings,
  shape,
}: Pick<GameState, "line" | "settings" | "shape">): [string, string][] {
  const { game, start, moves, at, link } = line;
  const { players, pruning, hints, answers } = settings;
  const values = writeLink(GAME_SCHEMA, {
    game: game === STANDARD.game ? undefined : game,
    start: start === shape.start ? undefined : start,
    moves: link === "" ? undefined : link,
    at: at === moves.length ? undefined : String(at),
    x: players.X,
    o: players.O,
    pruning,
    hints,
    answers: answers ? undefined : false,
  });
  return Object.entries(values);
}

/** Reads a link, and lists the values that cannot be read as faults. */
export function readGame(query: URLSearchParams) {
  const { values, faults } = readLink(GAME_SCHEMA, query);
  const { game = STANDARD.game, start = null, moves = "", at = null } = values;
  const { x, o, pruning, hints, answers } = values;
  return { game, start, moves, at, players: { X: x, O: o }, pruning, hints, answers, faults };
}

/** Completes the settings of a link from the preferred ones. */
export function settingsOf({ players, pruning, hints, answers }: Link, preferred: Settings) {
  return {
    players: { X: players.X ?? preferred.players.X, O: players.O ?? preferred.players.O },
    pruning: pruning ?? preferred.pruning,
    hints: hints ?? preferred.hints,
    answers: answers ?? preferred.answers,
  };
}
