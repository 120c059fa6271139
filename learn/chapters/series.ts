/**
 * Makes series of boards for figures that show moves instead of a search: a line of play, the work
 * of a search at each depth limit, the horizon effect, or the lines that an estimate counts.
 * Everything comes from the engine, except the quiescence search.
 */
import { horizonSteps } from "./series-horizon.ts";
import {
  boardAfter,
  effectSentences,
  linesOf,
  moveSteps,
  namedMove,
  seriesStep,
  startStep,
  type FlatMessage,
  type Series,
  type SeriesStep,
} from "./series-steps.ts";
import type { GameDescription } from "../../pkg/npm/cutoff.js";
import type { Attributes } from "./read.ts";
import type { EngineCalls } from "./figure-sources.ts";

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
    const solved = engine.solve(before, { game, moves: true }).moves ?? [];
    if (!solved.some((one) => one.best && one.move === move))
      throw new Error(`move ${n + 1} of ${line} is not one of the best`);
  }
  const plies = engine.solve(board, { game }).plies ?? NaN;
  const first = { ...startStep(engine, shape, start), numbers: { plies } };
  first.sentences.push(...startSentences(engine, shape, first));
  return [first, ...moveSteps(engine, shape, start, moves, "move")];
}

/** Describes the threats at the start of a line. */
function startSentences(engine: EngineCalls, shape: GameDescription, step: SeriesStep) {
  const [position] = engine.replay(step.board, [], { game: shape.game }).positions;
  const other = position.player === "X" ? "O" : "X";
  return effectSentences(shape, other, position, step.threats);
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
    const result: FlatMessage =
      estimate === null
        ? { id: "series-proved", values: { outcome: found.outcome, player, plies: plies ?? 0 } }
        : { id: "series-estimated", values: { estimate: player === "X" ? estimate : -estimate } };
    return {
      ...startStep(engine, shape, start),
      name: `depth-${depth}`,
      last: cell,
      threats: [],
      sentences: [
        { id: "series-depth", values: { depth, ...namedMove(shape, cell) } },
        result,
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

const columnOf = ({ gravity, moveNames }: GameDescription, cell: number) =>
  gravity ? Number(moveNames[cell]) : NaN;

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
    const said: FlatMessage = {
      id: "series-open",
      values: { player: side, other, lines: open.length, counted },
    };
    const sum: FlatMessage[] =
      side === "O" ? [{ id: "series-counted", values: { x, o, estimate } }] : [];
    return {
      ...first,
      name: side.toLowerCase(),
      threats: [],
      won: [...new Set(open.flat())],
      numbers: { lines: open.length, counted, estimate },
      sentences: [said, ...sum],
    };
  });
}
