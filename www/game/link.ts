/**
 * Writes a game and its settings as names in a link, and reads them. Pure. Only the engine
 * reads the texts of the game, its first board and its moves: see opening.ts.
 */
import { oneOf, onOff, readLink, value, writeLink } from "../base/link-schema.ts";
import { STANDARD } from "./shape.ts";
import { LEVELS, type GameState } from "./state.ts";
import type { Settings } from "./preferences.ts";

/** A setting that the link does not name is undefined, and a text is null. */
export type Link = ReturnType<typeof readGame>;

/** The engine reads this many characters of a text of moves. */
const LONGEST = 1_000;
const unread = value((text) => text);

/** The values of a game, in the order of links. */
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

/** Writes a game. `answers` is named only if they are hidden: otherwise each reader decides. */
export function gameNames({
  game,
  settings,
  shape,
}: Pick<GameState, "game" | "settings" | "shape">): [string, string][] {
  const { rules, start, moves, at, link } = game;
  const { players, pruning, hints, answers } = settings;
  const said = writeLink(GAME, {
    game: rules === STANDARD.game ? undefined : rules,
    start: start === shape.start ? undefined : start,
    moves: link === "" ? undefined : link,
    at: at === moves.length ? undefined : String(at),
    x: players.X,
    o: players.O,
    pruning,
    hints,
    answers: answers ? undefined : false,
  });
  return Object.entries(said);
}

/** Reads what can be read, and lists the rest as faults. */
export function readGame(query: URLSearchParams) {
  const { values, faults } = readLink(GAME, query);
  const { game: rules = STANDARD.game, start = null, moves = "", at = null } = values;
  const { x, o, pruning, hints, answers } = values;
  return { rules, start, moves, at, players: { X: x, O: o }, pruning, hints, answers, faults };
}

/** Settings that a link does not name are the preferred ones. */
export function settingsOf({ players, pruning, hints, answers }: Link, preferred: Settings) {
  return {
    players: { X: players.X ?? preferred.players.X, O: players.O ?? preferred.players.O },
    pruning: pruning ?? preferred.pruning,
    hints: hints ?? preferred.hints,
    answers: answers ?? preferred.answers,
  };
}
