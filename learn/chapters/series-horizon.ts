/** The series of the horizon effect, also as a quiescence search sees it. */
import { lossIn, quiescenceSearch } from "./quiescence.ts";
import {
  boardAfter,
  linesOf,
  moveSteps,
  startStep,
  threatsOn,
  type SeriesStep,
} from "./series-steps.ts";
import type { GameDescription } from "../../pkg/npm/cutoff.js";
import type { EngineCalls } from "./figure-sources.ts";

/**
 * Shows what the search expects at a depth limit, and what it finds two plies deeper: a loss that
 * its first move only delays.
 */
export function horizonSteps(
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
  const expected = moveSteps(engine, shape, start, short.principalVariation, "short");
  const actual = moveSteps(engine, shape, start, long.principalVariation, "long");
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
  const found = quiescenceSearch(board, player, linesOf(engine, shape), depth, true);
  const lost = lossIn(found.value);
  const soFar = [...start, ...principalVariation.slice(0, plies)];
  const threats = threatsOn(engine, shape, boardAfter(engine, shape, soFar));
  const steps = moveSteps(
    engine,
    shape,
    soFar,
    threats.slice(0, 2).map(({ cell }) => cell),
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
