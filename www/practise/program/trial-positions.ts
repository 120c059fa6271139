/** The positions in which a call is tried, and how its moves are read. */
import type { CallForm } from "./call-form.ts";
import { bestReading, cellOf, READINGS, type Reading } from "./readings.ts";

interface TrialPosition {
  board: string;
  player: "X" | "O";
  good: number;
  /** True if the good move wins at once; false if it stops a win. */
  wins: boolean;
  /** The best moves of the other side, if it were to move. */
  others: readonly number[];
}

/** `value` is undefined if the program threw an error or ended. */
export type Trial = TrialPosition & { value: unknown };

/**
 * Positions with one good move, X and O in turn. It is neither the first nor the last free cell, so
 * a program without a search does not look right. Read in a wrong way, one of the good moves is
 * illegal.
 */
export const TRIALS: readonly TrialPosition[] = [
  { board: "O.XXX.OO.", player: "X", good: 5, wins: true, others: [8] },
  { board: "X..OO.XX.", player: "O", good: 5, wins: true, others: [8] },
  { board: "XXO.OX..O", player: "X", good: 6, wins: false, others: [6] },
  { board: "XO.XO..X.", player: "O", good: 6, wins: false, others: [6] },
  { board: "..XOX.OXO", player: "X", good: 1, wins: true, others: [0] },
  { board: "..X.OO.XX", player: "O", good: 3, wins: true, others: [6] },
  { board: ".XOX.OO.X", player: "X", good: 4, wins: false, others: [4] },
  { board: "OX.X..OX.", player: "O", good: 4, wins: false, others: [4] },
];

/** Chooses the reading with the most legal moves, then the most good ones. */
export function readTrials(trials: readonly Trial[], takesSide: boolean) {
  const boards = trials.map(({ board }) => board);
  const good = trials.map(({ good }) => good);
  const cellsIn = (one: Reading) => trials.map(({ board, value }) => cellOf(one, value, board));
  const best = bestReading(READINGS, boards, cellsIn, good);
  const played = trials.map((trial, at) => ({ ...trial, cell: best.moves[at] }));
  const side = trials.length < TRIALS.length ? null : sideOf(played, takesSide);
  const plays = side ?? ("both" as const);
  const ofSide = played.filter(({ player }) => plays === "both" || player === plays);
  return {
    ...best,
    plays,
    /** True if the program may expect this call. */
    fits: side !== null,
    /** True if all moves of its side are good. */
    isRight: side !== null && ofSide.every(({ cell, good }) => cell === good),
  };
}

type TrialMove = Trial & { cell: number | null };

/** Tells the sides that a program plays; null if its moves do not show it. */
function sideOf(played: readonly TrialMove[], takesSide: boolean): CallForm["plays"] | null {
  const sides = (["X", "O"] as const).filter((side) =>
    playsWell(played.filter(({ player }) => player === side)),
  );
  if (sides.length === 2) return "both";
  const [side] = sides;
  const elsewhere = played.filter(({ player }) => player !== side);
  return side && !takesSide && playsForOther(elsewhere) ? side : null;
}

/** True if all moves are legal, one wins and one stops a win. */
const playsWell = (played: readonly TrialMove[]) =>
  played.every(({ board, cell }) => board[cell ?? -1] === ".") &&
  [true, false].every((wins) => played.some((one) => one.wins === wins && one.cell === one.good));

/** True if the program plays for the other side. Giving no cells at all may be a fault. */
function playsForOther(played: readonly TrialMove[]) {
  const isForOther = ({ others, cell }: TrialMove) => cell !== null && others.includes(cell);
  return (
    played.every((one) => one.cell === null || isForOther(one)) &&
    played.some((one) => isForOther(one) && one.cell !== one.good)
  );
}

/** True if a call can still fit: all moves of one side have been legal. */
export function canFit(trials: readonly Trial[]) {
  const isLegal = (reading: Reading, { board, value }: Trial) =>
    board[cellOf(reading, value, board) ?? -1] === ".";
  return READINGS.some((reading) =>
    ["X", "O"].some((side) =>
      trials.every((trial) => trial.player !== side || isLegal(reading, trial)),
    ),
  );
}
