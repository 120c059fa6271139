/**
 * Makes series of boards for figures that show moves instead of a search: a line of play, the work
 * of a search at each depth limit, the horizon effect, or the lines that an estimate counts.
 * Everything comes from the engine, except the quiescence search.
 */
import { lossIn, quietSearch } from "./quiet.ts";
import type { GameDescription, ReplayedPosition } from "../../pkg/npm/cutoff.js";
import type { Attributes } from "./read.ts";
import type { EngineCalls } from "./recorded.ts";

/** A cell in which one more stone would win. */
type Mark = { cell: number; player: "X" | "O" };

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
  marks: Mark[];
  sentences: Sentence[];
  /** The numbers for placeholders, by name. */
  numbers: Record<string, number>;
}

/** A message of learn.ftl and its values. `move` is the name of a cell or of a column. */
type Sentence = { id: MessageId; values: Record<string, string | number> };

export type Series = { shape: GameDescription; steps: SeriesStep[] };

/**
 * @returns Null for a figure of another kind.
 * @throws If the engine finds no such line, or no horizon effect.
 */
export function seriesOf(
  engine: EngineCalls,
  { series, game, moves = "", line, depths, depth }: Attributes,
): Series | null {
  if (!series) return null;
  const shape = engine.describe(game);
  const start = movesOf(engine, shape, moves);
  if (series === "line") return { shape, steps: lineSteps(engine, shape, start, line) };
  if (series === "depths") return { shape, steps: depthSteps(engine, shape, start, depths) };
  if (series === "horizon") {
    return { shape, steps: horizonSteps(engine, shape, start, Number(depth)) };
  }
  if (series === "count") return { shape, steps: countSteps(engine, shape, start) };
  throw new Error(`there is no series ${series}`);
}

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
 * Returns the number that a placeholder asks of a series.
 * @param words Such as `depth-4 estimate`.
 */
export function seriesNumber(series: Series, words: string) {
  const [name = "", what = ""] = words.split(" ");
  const found = seriesStep(series, name).numbers[what];
  if (found === undefined) throw new Error(`the step ${name} has no number ${what}`);
  return found;
}

function movesOf(engine: EngineCalls, { game, start }: GameDescription, moves: string) {
  return engine.replay(start, moves, { game }).moves;
}

/** Shows the start and each move of a line. Every move must be among the best. */
function lineSteps(
  engine: EngineCalls,
  shape: GameDescription,
  start: readonly number[],
  line: string,
) {
  const { game } = shape;
  const board = boardAfter(engine, shape, start);
  const { moves } = engine.replay(board, line, { game });
  for (const [n, move] of moves.entries()) {
    const before = boardAfter(engine, shape, [...start, ...moves.slice(0, n)]);
    const known = engine.solve(before, { game, moves: true }).moves ?? [];
    if (!known.some((one) => one.best && one.move === move))
      throw new Error(`move ${n + 1} of ${line} is not one of the best`);
  }
  const plies = engine.solve(board, { game }).plies ?? NaN;
  const first = { ...startStep(engine, shape, start), numbers: { plies } };
  first.sentences.push(...standing(engine, shape, first));
  return [first, ...played(engine, shape, start, moves, "move")];
}

/**
 * Shows the board, and the move that alpha-beta recommends at each depth limit, with its result or
 * estimate.
 * @param depths Such as `1-8`.
 */
function depthSteps(
  engine: EngineCalls,
  shape: GameDescription,
  start: readonly number[],
  depths: string,
): SeriesStep[] {
  const [from, to] = depths.split("-").map(Number);
  const board = boardAfter(engine, shape, start);
  const limits: SeriesStep[] = Array.from({ length: to - from + 1 }, (_, index) => {
    const depth = from + index;
    const found = engine.best_move(board, true, { game: shape.game, depth });
    const { index: cell, player, nodes, estimate, plies } = found;
    if (cell === null) throw new Error("the game is over");
    const known: Sentence =
      estimate === null
        ? { id: "series-proved", values: { outcome: found.outcome, player, plies: plies ?? 0 } }
        : { id: "series-estimated", values: { estimate: player === "X" ? estimate : -estimate } };
    return {
      ...startStep(engine, shape, start),
      name: `depth-${depth}`,
      last: cell,
      marks: [],
      sentences: [
        { id: "series-depth", values: { depth, ...moveOf(shape, cell) } },
        known,
        { id: "series-visited", values: { nodes } },
      ],
      numbers: {
        nodes,
        estimate: estimate ?? NaN,
        plies: plies ?? NaN,
        column: columnOf(shape, cell),
      },
    };
  });
  return [startStep(engine, shape, start), ...limits];
}

/**
 * Shows what the search expects at a depth limit, and what it finds two plies deeper: a loss that
 * its first move only delays.
 */
function horizonSteps(
  engine: EngineCalls,
  shape: GameDescription,
  start: readonly number[],
  depth: number,
): SeriesStep[] {
  const { game } = shape;
  const board = boardAfter(engine, shape, start);
  const short = engine.best_move(board, true, { game, depth });
  const long = engine.best_move(board, true, { game, depth: depth + 2 });
  const others = engine.analyze(board, { game, depth }).moves.filter(({ exact }) => exact);
  const isHorizon = short.estimate !== null && long.outcome === "loss" && others.length > 0;
  if (!isHorizon || others.some(({ outcome }) => outcome !== "loss")) {
    throw new Error(`no loss is put off beyond depth ${depth}`);
  }
  const expected = played(engine, shape, start, short.principalVariation, "short");
  const actual = played(engine, shape, start, long.principalVariation, "long");
  const estimate = short.player === "X" ? (short.estimate ?? 0) : -(short.estimate ?? 0);
  const stopped = expected[expected.length - 1];
  stopped.sentences.push({ id: "series-stops", values: { depth, estimate } });
  stopped.numbers = { estimate: short.estimate ?? 0 };
  actual[0].sentences.unshift({ id: "series-deeper", values: { depth: depth + 2 } });
  const plain = Math.max(...others.map(({ plies }) => plies ?? 0));
  const plies = long.plies ?? 0;
  // The number of such moves that hide the loss from a search three times as deep, if each delays it
  // as much as this one.
  const hiding = Math.floor((3 * depth - plain) / (plies - plain)) + 1;
  actual[actual.length - 1].numbers = { plies, hiding, plain };
  const first = startStep(engine, shape, start);
  first.numbers = {
    losing: others.length,
    moves: engine.replay(board, [], { game }).positions[0].legalMoves.length,
  };
  const quiet = quietStep(engine, shape, start, depth, expected.length, short);
  quiet.numbers.deeper = long.nodes;
  return [first, ...expected, ...actual, quiet];
}

/**
 * Shows a search with the same depth limit that goes deeper while there is a threat. It blocks the
 * threat at which the plain search stops, and finds that the other cell wins.
 * @param plies The length of the plain search's line.
 */
function quietStep(
  engine: EngineCalls,
  shape: GameDescription,
  start: readonly number[],
  depth: number,
  plies: number,
  plain: ReturnType<EngineCalls["best_move"]>,
): SeriesStep {
  const { player, principalVariation, nodes } = plain;
  const board = boardAfter(engine, shape, start);
  const found = quietSearch(board, player, linesOf(engine, shape), depth, true);
  const lost = lossIn(found.value);
  const soFar = [...start, ...principalVariation.slice(0, plies)];
  const open = marksOf(engine, shape, boardAfter(engine, shape, soFar));
  const steps = played(
    engine,
    shape,
    soFar,
    open.slice(0, 2).map(({ cell }) => cell),
    "quiet",
  );
  const end = steps[steps.length - 1];
  if (steps.length !== 2 || end.won.length === 0 || lost !== plies + 2)
    throw new Error(`a quiet search of depth ${depth} does not see the loss`);
  const values = { player, depth, plies: lost, nodes: found.nodes, plain: nodes };
  return {
    ...end,
    name: "quiet",
    numbers: { nodes: found.nodes },
    sentences: [{ id: "series-quiet", values }],
  };
}

/**
 * Shows the lines that only X can still fill, and those that only O can. The engine's estimate is
 * the difference of their counts.
 */
function countSteps(
  engine: EngineCalls,
  shape: GameDescription,
  start: readonly number[],
): SeriesStep[] {
  const { game } = shape;
  const first = startStep(engine, shape, start);
  const before = boardAfter(engine, shape, start.slice(0, -1));
  // A search of one ply only evaluates the position after each move.
  const { player, moves } = engine.analyze(before, { game, depth: 1 });
  const found = moves.find(({ move }) => move === start[start.length - 1])?.estimate ?? NaN;
  const estimate = player === "X" ? found : -found;
  const lines = linesOf(engine, shape);
  const sides = (["X", "O"] as const).map((side) => {
    const other = side === "X" ? "O" : "X";
    const has = (line: number[], stone: string) =>
      line.filter((cell) => first.board[cell] === stone).length;
    const open = lines.filter((line) => has(line, side) > 0 && has(line, other) === 0);
    const counted = open.reduce((sum, line) => sum + 3 ** (has(line, side) - 1), 0);
    return { side, other, open, counted };
  });
  const [{ counted: x }, { counted: o }] = sides;
  if (x - o !== estimate) throw new Error(`the lines count ${x - o}, the engine ${estimate}`);
  return sides.map(({ side, other, open, counted }) => {
    const said: Sentence = {
      id: "series-open",
      values: { player: side, other, lines: open.length, counted },
    };
    const sum: Sentence[] =
      side === "O" ? [{ id: "series-counted", values: { x, o, estimate } }] : [];
    return {
      ...first,
      name: side.toLowerCase(),
      marks: [],
      won: [...new Set(open.flat())],
      numbers: { lines: open.length, counted, estimate },
      sentences: [said, ...sum],
    };
  });
}

/**
 * Lists all lines of a board. The engine finds them, because the stones of a line win the same game
 * without gravity.
 */
function linesOf(engine: EngineCalls, { game, start, columns, run }: GameDescription): number[][] {
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

function startStep(
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
    marks: marksOf(engine, shape, board),
    sentences: [{ id: "series-start", values: { player } }],
  };
}

/** Makes a step for each move. */
function played(
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
    const marks = marksOf(engine, shape, after.board);
    const plays: Sentence = {
      id: "series-plays",
      values: { player: before.player, ...moveOf(shape, cell) },
    };
    return {
      name: `${name}-${n + 1}`,
      board: after.board,
      link,
      last: cell,
      won: after.winningCells,
      marks: after.winner ? [] : marks,
      numbers: {},
      sentences: [plays, ...consequence(shape, before.player, after, marks)],
    };
  });
}

/**
 * Describes what a move has led to.
 * @param player Who has moved.
 */
function consequence(
  { run }: GameDescription,
  player: "X" | "O",
  after: ReplayedPosition,
  marks: Mark[],
): Sentence[] {
  const other = player === "X" ? "O" : "X";
  if (after.winner) return [{ id: "series-won", values: { player, run } }];
  const open = marks.filter(({ cell }) => after.legalMoves.includes(cell));
  const [own, theirs] = [player, other].map((side) => open.filter((mark) => mark.player === side));
  if (theirs.length > 0) return [{ id: "series-loses", values: { player: other } }];
  if (own.length > 1) return [{ id: "series-two", values: { player, other } }];
  if (own.length === 1) return [{ id: "series-one", values: { player, other } }];
  const [waiting] = marks;
  return waiting ? [{ id: "series-waits", values: { player: waiting.player } }] : [];
}

/** Describes the threats at the start of a line. */
function standing(engine: EngineCalls, shape: GameDescription, { board, marks }: SeriesStep) {
  const [position] = engine.replay(board, [], { game: shape.game }).positions;
  const other = position.player === "X" ? "O" : "X";
  return consequence(shape, other, position, marks);
}

/** Returns a move's name in sentences: a column's number, or a cell. */
export function moveOf({ gravity, moveNames }: GameDescription, cell: number) {
  return gravity
    ? { by: "column", move: Number(moveNames[cell]) }
    : { by: "cell", move: moveNames[cell] };
}

const columnOf = ({ gravity, moveNames }: GameDescription, cell: number) =>
  gravity ? Number(moveNames[cell]) : NaN;

function boardAfter(
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
export function marksOf(engine: EngineCalls, { game }: GameDescription, board: string): Mark[] {
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
