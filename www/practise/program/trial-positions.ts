/** The positions in which a call is tried, and what its moves there say of it. */
import { bestReading, cellOf, READINGS } from "./call-form.ts";
import type { CallForm, Reading } from "./call-form.ts";

interface TrialPosition {
  board: string;
  player: "X" | "O";
  good: number;
  /** True if that move wins at once. Else it stops a win. */
  wins: boolean;
  /** The best moves of the other side, if that side were to move. */
  others: readonly number[];
}

/** The answer in such a position: none where the program threw an error or was ended. */
export interface Trial extends TrialPosition {
  value: unknown;
}

/**
 * Positions in which one move is good, X and O in turn. Neither the first nor the last free cell is, so what does not
 * search does not look right; and read in a wrong way, one of the good moves is illegal.
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

const cellsIn = (trials: readonly Trial[], reading: Reading) =>
  trials.map(({ board, value }) => cellOf(reading, value, board));

/** Reads the moves of a call in the way that makes most of them legal, and most of those good. */
export function readTrials(trials: readonly Trial[], isTold: boolean) {
  const boards = trials.map(({ board }) => board);
  const good = trials.map(({ good }) => good);
  const best = bestReading(READINGS, boards, (one) => cellsIn(trials, one), good);
  const { reading: answer, moves, legal, right } = best;
  const played = trials.map((trial, at) => ({ ...trial, cell: moves[at] }));
  const side = trials.length < TRIALS.length ? null : sideOf(played, isTold);
  const plays = side ?? ("both" as const);
  const own = played.filter(({ player }) => plays === "both" || player === plays);
  return {
    ...{ answer, plays, moves },
    /** The numbers of legal and of good moves. */
    ...{ legal, right },
    /** True if it plays well enough that it can be what the program means. */
    fits: side !== null,
    /** True if all moves are good where its side is to move. */
    isRight: side !== null && own.every(({ cell, good }) => cell === good),
  };
}

type TrialMove = Trial & { cell: number | null };

/** For which sides a program plays; null if its moves do not show it. */
function sideOf(played: readonly TrialMove[], isTold: boolean): CallForm["plays"] | null {
  const sides = (["X", "O"] as const).filter((side) =>
    playsWell(played.filter(({ player }) => player === side)),
  );
  if (sides.length === 2) return "both";
  const [side] = sides;
  const elsewhere = played.filter(({ player }) => player !== side);
  return side && !isTold && playsForOther(elsewhere) ? side : null;
}

/** True if all moves are legal, and one wins and one stops a win. */
const playsWell = (played: readonly TrialMove[]) =>
  played.every(({ board, cell }) => board[cell ?? -1] === ".") &&
  [true, false].every((wins) => played.some((one) => one.wins === wins && one.cell === one.good));

/** True if it gives no cells, or plays for the side that is not to move. No cells at all can as well be a fault. */
function playsForOther(played: readonly TrialMove[]) {
  const isForOther = ({ others, cell }: TrialMove) => cell !== null && others.includes(cell);
  return (
    played.every((one) => one.cell === null || isForOther(one)) &&
    played.some((one) => isForOther(one) && one.cell !== one.good)
  );
}

/** True if another answer can still show that a call fits: one side at least has had legal moves only. */
export function canFit(trials: readonly Trial[]) {
  return READINGS.some((reading) => {
    const cells = cellsIn(trials, reading);
    return ["X", "O"].some((side) =>
      trials.every(({ board, player }, at) => player !== side || board[cells[at] ?? -1] === "."),
    );
  });
}
