/** The positions in which a call is tried, and what its moves there say of it. Pure. */
import { bestReading, cellOf, READINGS } from "./reading.js";

/** @import { CallForm, Reading, Trial, TrialPosition } from "./types.d.ts" */

/**
 * Positions in which one move is good, X and O in turn. Neither the first nor the last free cell is, so what does not
 * search does not look right; and read in a wrong way, one of the good moves is illegal.
 * @type {readonly TrialPosition[]}
 */
export const TRIALS = [
  { board: "O.XXX.OO.", player: "X", good: 5, wins: true, others: [8] },
  { board: "X..OO.XX.", player: "O", good: 5, wins: true, others: [8] },
  { board: "XXO.OX..O", player: "X", good: 6, wins: false, others: [6] },
  { board: "XO.XO..X.", player: "O", good: 6, wins: false, others: [6] },
  { board: "..XOX.OXO", player: "X", good: 1, wins: true, others: [0] },
  { board: "..X.OO.XX", player: "O", good: 3, wins: true, others: [6] },
  { board: ".XOX.OO.X", player: "X", good: 4, wins: false, others: [4] },
  { board: "OX.X..OX.", player: "O", good: 4, wins: false, others: [4] },
];

/** The cells that a program plays, if its answers are read so. @param {readonly Trial[]} trials @param {Reading} reading */
const cellsIn = (trials, reading) =>
  trials.map(({ board, value }) => cellOf(reading, value, board));

/**
 * What the moves of a call say, read in the way that makes most of them legal, and most of those good.
 * @param {readonly Trial[]} trials
 * @param {boolean} isTold Whether the program is told the side to move.
 */
export function readTrials(trials, isTold) {
  const boards = trials.map(({ board }) => board);
  const { reading, moves, legal, right } = bestReading(
    READINGS,
    boards,
    (one) => cellsIn(trials, one),
    trials.map(({ good }) => good),
  );
  const plays = sideOf(trials, moves, isTold);
  const own = (/** @type {Trial} */ { player }) =>
    plays === null || plays === "both" || player === plays;
  const isGood = (/** @type {Trial} */ { good }, /** @type {number} */ at) => moves[at] === good;
  return {
    answer: reading,
    plays: plays ?? /** @type {const} */ ("both"),
    moves,
    legal,
    right,
    fits: plays !== null,
    isRight: plays !== null && trials.every((trial, at) => !own(trial) || isGood(trial, at)),
  };
}

/**
 * For which sides a program plays; null if its moves do not show it.
 * @param {readonly Trial[]} trials
 * @param {readonly (number | null)[]} moves
 * @param {boolean} isTold
 * @returns {CallForm["plays"] | null}
 */
function sideOf(trials, moves, isTold) {
  if (trials.length < TRIALS.length) return null;
  const played = trials.map((trial, at) => ({ ...trial, cell: moves[at] }));
  const of = (/** @type {string} */ side) => played.filter(({ player }) => player === side);
  const sides = /** @type {const} */ (["X", "O"]).filter((side) => playsWell(of(side)));
  if (sides.length === 2) return "both";
  const [side] = sides;
  const elsewhere = played.filter(({ player }) => player !== side);
  return side && !isTold && playsForOther(elsewhere) ? side : null;
}

/** @typedef {Trial & { cell: number | null }} TrialMove */

/** Whether all moves are legal, and one wins and one stops a win. @param {readonly TrialMove[]} played */
function playsWell(played) {
  const isGood = (/** @type {boolean} */ wins) =>
    played.some((one) => one.wins === wins && one.cell === one.good);
  return (
    played.every(({ board, cell }) => board[cell ?? -1] === ".") && isGood(true) && isGood(false)
  );
}

/**
 * Whether it gives no cells, or plays for the side that is not to move. No cells at all can as well be a fault.
 * @param {readonly TrialMove[]} played
 */
function playsForOther(played) {
  const isForOther = (/** @type {TrialMove} */ { others, cell }) =>
    cell !== null && others.includes(cell);
  return (
    played.every((one) => one.cell === null || isForOther(one)) &&
    played.some((one) => isForOther(one) && one.cell !== one.good)
  );
}

/** Whether another answer can still show that a call fits: one side at least has had legal moves only. @param {readonly Trial[]} trials */
export function canFit(trials) {
  return READINGS.some((reading) => {
    const cells = cellsIn(trials, reading);
    return ["X", "O"].some((side) =>
      trials.every(({ board, player }, at) => player !== side || board[cells[at] ?? -1] === "."),
    );
  });
}
