/**
 * A game and its settings as the names of a link, and back. Pure. The game, its first board and its
 * moves are texts that only the engine reads: see opening.ts.
 */
import { oneOf, onOff, readLink, value, writeLink } from "../base/link-schema.ts";
import { STANDARD } from "./shape.ts";
import { LEVELS } from "./state.ts";
import type { GameState } from "./state.ts";
import type { Settings } from "./preferences.ts";

/** What a link says of a game. Settings that it does not name are undefined, and texts are null. */
export type Link = ReturnType<typeof readGame>;

/** As much of a text of moves as the engine reads. */
const LONGEST = 1_000;

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
 */
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

/** The settings of a link, and the preferred ones where it names none. */
export function settingsOf(
  { players, pruning, hints, answers }: Link,
  preferred: Settings,
): Settings {
  return {
    players: { X: players.X ?? preferred.players.X, O: players.O ?? preferred.players.O },
    pruning: pruning ?? preferred.pruning,
    hints: hints ?? preferred.hints,
    answers: answers ?? preferred.answers,
  };
}
