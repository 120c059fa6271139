/** What each cell of the board shows, and how it is named. */
import { list, say } from "../../messages/index.ts";
import { answersShown, computerToMove, position } from "../../game/state.ts";
import type { GameState } from "../../game/state.ts";
import type { Player } from "../../../pkg/web/cutoff.js";

/**
 * What playing on a cell is worth to the side to move: proved, or no more than a draw as a bound,
 * which has an `at`. `plies` is null where only the outcome is proved.
 */
export interface CellWorth {
  move: number;
  outcome: "win" | "draw" | "loss";
  plies: number | null;
  at?: "least" | "most";
}

/** What an engine has found of the position on the board. The page may hide it. */
export interface Marks {
  /** The recommended move. */
  best: number | null;
  /** Whether it is proved to be best, and not the best so far. */
  proved: boolean;
  /** What is known of each move. */
  worths: readonly CellWorth[];
}

/** What a cell shows. */
export interface CellLook {
  /** `X`, `O` or `.`. */
  sign: string;
  /** Whether the last move was played here. */
  last: boolean;
  /** Whether it is part of a finished line. */
  winning: boolean;
  /** Whose recommended move it is. */
  recommended: Player | null;
  /** Whether that is proved. */
  proved: boolean;
  /** What playing here is worth, if hints are on. */
  worth: CellWorth | undefined;
  /** Whether there is no room for many words. */
  short: boolean;
  /** Where a stone that is played here comes to lie, if the visitor can play here and it falls. */
  target: number | null;
}

/** @param marks What is known of the position on the board. */
export function looks(state: GameState, { best, proved, worths }: Marks): CellLook[] {
  const { game, setup, settings, shape } = state;
  const now = position(state);
  const board = setup ? setup.board : (now?.board ?? game.start);
  const last = setup ? undefined : game.moves[game.at - 1];
  const shown = !setup && now && !now.finished && answersShown(state);
  const hints = shown && settings.hints ? worths : [];
  const isOpen = !setup && !state.aside && now && !now.finished;
  const falls = shape.gravity && isOpen && !computerToMove(state);
  return [...board].map((sign, cell) => ({
    sign,
    last: cell === last,
    winning: !setup && (now?.winningCells.includes(cell) ?? false),
    recommended: shown && best === cell ? now.player : null,
    proved,
    worth: hints.find(({ move }) => move === (sign === "." ? (now?.targets[cell] ?? cell) : cell)),
    short: shape.columns > 3 || shape.rows > 3,
    target: falls ? now.targets[cell] : null,
  }));
}

/** The worth in words, from the side to move. */
export function hintText({ outcome, plies, at }: Omit<CellWorth, "move">) {
  if (at) return say(`hint-at-${at}-draw`);
  if (plies === null) return say(`hint-proved-${outcome}`);
  return say(`hint-${outcome}`, { plies });
}

/** The same where there is little room. */
export function shortHint({ outcome, plies, at }: CellWorth) {
  if (at || plies === null) return hintText({ outcome, plies, at });
  return say(`hint-short-${outcome}`, { plies });
}

/** The same in signs, for small cells. */
export function signHint({ outcome, plies, at }: CellWorth) {
  return at ? say(`sign-${at}-draw`) : say(`sign-${outcome}`, { plies: plies ?? "" });
}

/** The name of a cell as it is said. */
export function cellName(look: CellLook, cell: number) {
  const { sign, last, winning, recommended, proved, worth, target } = look;
  const content = sign === "." ? "cell-empty" : sign === "X" ? "cell-x" : "cell-o";
  const parts = [
    say(content, { cell }),
    last && say("cell-last"),
    winning && say("cell-winning"),
    recommended && say(proved ? "cell-recommended" : "cell-best-so-far"),
    worth && hintText(worth),
    target !== null && target !== cell && say("cell-lands", { cell: target }),
  ];
  return list(parts.filter((part) => typeof part === "string"));
}
