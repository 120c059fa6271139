/** Makes the steps of a series of boards, and finds them by name. */
import type { GameDescription, ReplayedPosition } from "../../pkg/npm/cutoff.js";
import type { EngineCalls } from "./figure-sources.ts";

/** A cell in which one more stone would win. */
type Threat = { cell: number; player: "X" | "O" };

export interface SeriesStep {
  /**
   * `start`, `move-1`, `depth-3`; `short-1`, `long-1`, `quiet` in a horizon effect; `x`, `o` in a
   * count.
   */
  name: string;
  board: string;
  /** The moves that lead to it, as in links. */
  link: string;
  /** The cell of the last move, or of the recommended move. */
  last: number | null;
  /** The cells of the row that has won; in a count, those of one side's open lines. */
  won: readonly number[];
  threats: Threat[];
  sentences: FlatMessage[];
  /** The numbers for placeholders, by name. */
  numbers: Record<string, number>;
}

/** A message without messages among its values. `move` is the name of a cell or of a column. */
export type FlatMessage = { id: MessageId; values: Record<string, string | number> };

export type Series = { shape: GameDescription; steps: SeriesStep[] };

/**
 * Finds a step by its name.
 * @throws If there is none.
 */
export function seriesStep({ steps }: Series, name: string) {
  const step = steps.find((step) => step.name === name);
  if (!step) throw new Error(`the series has no step ${name}`);
  return step;
}

/**
 * Lists all lines of a board. The engine finds them, because the stones of a line win the same game
 * without gravity.
 */
export function linesOf(
  engine: EngineCalls,
  { game, start, columns, run }: GameDescription,
): number[][] {
  const free = { game: game.replace(/g$/, "") };
  const wins = (line: number[]) => {
    const elsewhere = [...start].flatMap((_, cell) => (line.includes(cell) ? [] : [cell]));
    const moves = line.flatMap((cell, n) => [cell, elsewhere[n]]).slice(0, -1);
    return engine.replay(start, moves, free).positions[moves.length].winner !== null;
  };
  return [...start].flatMap((_, cell) =>
    [1, columns - 1, columns, columns + 1]
      .map((step) => Array.from({ length: run }, (_, n) => cell + n * step))
      .filter((line) => line[run - 1] < start.length && wins(line)),
  );
}

export function startStep(
  engine: EngineCalls,
  shape: GameDescription,
  start: readonly number[],
): SeriesStep {
  const { positions, link } = engine.replay(shape.start, start, { game: shape.game });
  const { board, player } = positions[positions.length - 1];
  return {
    name: "start",
    board,
    link,
    last: null,
    won: [],
    numbers: {},
    threats: threatsOn(engine, shape, board),
    sentences: [{ id: "series-start", values: { player } }],
  };
}

/** Makes a step for each move. */
export function moveSteps(
  engine: EngineCalls,
  shape: GameDescription,
  start: readonly number[],
  moves: readonly number[],
  name: string,
): SeriesStep[] {
  return moves.map((cell, n) => {
    const soFar = [...start, ...moves.slice(0, n + 1)];
    const { positions, link } = engine.replay(shape.start, soFar, { game: shape.game });
    const [before, after] = positions.slice(-2);
    const threats = threatsOn(engine, shape, after.board);
    const plays: FlatMessage = {
      id: "series-plays",
      values: { player: before.player, ...namedMove(shape, cell) },
    };
    return {
      name: `${name}-${n + 1}`,
      board: after.board,
      link,
      last: cell,
      won: after.winningCells,
      threats: after.winner ? [] : threats,
      numbers: {},
      sentences: [plays, ...effectSentences(shape, before.player, after, threats)],
    };
  });
}

/**
 * Describes what a move has led to.
 * @param player Who has moved.
 */
export function effectSentences(
  { run }: GameDescription,
  player: "X" | "O",
  after: ReplayedPosition,
  threats: Threat[],
): FlatMessage[] {
  const other = player === "X" ? "O" : "X";
  if (after.winner) return [{ id: "series-won", values: { player, run } }];
  const open = threats.filter(({ cell }) => after.legalMoves.includes(cell));
  const [own, theirs] = [player, other].map((side) => open.filter((one) => one.player === side));
  if (theirs.length > 0) return [{ id: "series-loses", values: { player: other } }];
  if (own.length > 1) return [{ id: "series-two-threats", values: { player, other } }];
  if (own.length === 1) return [{ id: "series-one-threat", values: { player, other } }];
  const [waiting] = threats;
  return waiting ? [{ id: "series-waits", values: { player: waiting.player } }] : [];
}

/** Returns a move's name in sentences: a column's number, or a cell. */
export function namedMove({ gravity, moveNames }: GameDescription, cell: number) {
  return gravity
    ? { by: "column", move: Number(moveNames[cell]) }
    : { by: "cell", move: moveNames[cell] };
}

export function boardAfter(
  engine: EngineCalls,
  { game, start }: GameDescription,
  moves: readonly number[],
) {
  const { positions } = engine.replay(start, moves, { game });
  return positions[positions.length - 1].board;
}

/**
 * Lists the cells in which one more stone would win, also those that cannot be reached yet. The same
 * game without gravity plays there.
 */
export function threatsOn(engine: EngineCalls, { game }: GameDescription, board: string): Threat[] {
  const free = { game: game.replace(/g$/, "") };
  const [{ player, legalMoves }] = engine.replay(board, [], free).positions;
  const winner = (moves: number[]) =>
    engine.replay(board, moves, free).positions[moves.length].winner;
  // The other side plays after a move elsewhere that wins nothing.
  const quiet = legalMoves.filter((cell) => winner([cell]) === null).slice(0, 2);
  return legalMoves.flatMap((cell) => {
    const elsewhere = quiet.find((move) => move !== cell);
    if (winner([cell]) !== null) return [{ cell, player }];
    const theirs = elsewhere !== undefined && winner([elsewhere, cell]) !== null;
    return theirs ? [{ cell, player: player === "X" ? "O" : "X" }] : [];
  });
}
