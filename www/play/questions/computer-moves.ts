/** Finds moves for computers that need more than the facts. */
import { answerer, thinkerFor } from "../../engine/workers.ts";
import { levelToMove } from "../../game/state.ts";
import { factsOf, type State } from "../state/play-state.ts";
import { cellMarksOf } from "../state/claim.ts";
import type { Outcome, Solved } from "../../../pkg/whole/cutoff.js";
import type { ComputerMove } from "../state/facts.ts";
import type { QuestionContext } from "../state/question.ts";

/** The share of a time limit for finding a trap. The rest is for the search for a good move. */
const TRAP_SHARE = 0.7;
/** This depth limit shows a win with the next move, and a loss to the reply. */
const CASUAL_DEPTH = 2;

/** Returns the time limit for finding a trap. */
export const trapBudgetMs = ({ limits: { budgetMs } }: State) => budgetMs && budgetMs * TRAP_SHARE;

/** Returns the time limit for finding a good move, after any search for a trap. */
export function replyBudgetMs(state: State) {
  const { budgetMs } = state.limits;
  return budgetMs && levelToMove(state) === "book" ? budgetMs * (1 - TRAP_SHARE) : budgetMs;
}

/** Finds the trap: the best move after which the fewest replies keep the result. */
export async function findTrap({ state, game, board, add, signal, budgetMs }: QuestionContext) {
  const { memoryMb } = state.limits;
  const engine = await thinkerFor(game);
  const options = { game, memoryMb, replies: true, budgetMs };
  const trapIn = ({ trap, moves }: Solved) => moves?.find(({ move }) => move === trap);
  // Once the trap is proved, the other moves do not matter.
  const until = (progress: Solved) => trapIn(progress) !== undefined;
  const trap = trapIn(await engine.request("solve", [board, options], { signal, until }));
  if (!trap) return;
  const { move, holding, replies } = trap;
  add({ trap: { move, holding: holding ?? 0, replies: replies ?? 0 } });
}

/** Chooses a move on 3×3 from the known results of all moves, or with a bug. */
export async function moveByResults(context: QuestionContext): Promise<number | null> {
  const { state, board, signal } = context;
  const level = levelToMove(state);
  const { trap, moves } = factsOf(state);
  const analysis = { moves: cellMarksOf(moves) };
  if (level === "casual" || level === "random")
    return keep(context, { move: chooseWeakMove(level, analysis), how: level });
  if (level === "book" && trap) return keep(context, { move: trap.move, how: "trap", trap });
  // With a bug the answer can be wrong, so it is not stored.
  const { bug } = state;
  return bug && (await answerer().request("consult", [board, bug, {}], { signal })).move;
}

/** Chooses a move on another board. */
export async function moveBySearch(context: QuestionContext) {
  const { state, game, board, signal } = context;
  const level = levelToMove(state);
  const { finding, trap } = factsOf(state);
  const options = { game, depth: CASUAL_DEPTH };
  const analyzeShallow = () => answerer().request("analyze", [board, options], { signal });
  if (level === "casual" || level === "random")
    return keep(context, { move: chooseWeakMove(level, await analyzeShallow()), how: level });
  if (level === "book" && trap) return keep(context, { move: trap.move, how: "trap", trap });
  const move = finding?.best ?? chooseWeakMove("casual", await analyzeShallow());
  if (level === "book") return keep(context, { move, how: "no-trap" });
  const result = finding?.isBestProved ? finding.result : null;
  const depth = finding?.depth ?? CASUAL_DEPTH;
  return keep(context, { move, how: result ? "proved" : "searched", result, depth });
}

/** Stores how a move was found. @returns The move. */
function keep({ add }: QuestionContext, computerMove: ComputerMove) {
  add({ computerMove });
  return computerMove.move;
}

type Weak = "casual" | "random";
type Analysis = { moves: readonly { move: number; outcome: Outcome; plies: number | null }[] };

/** Lists the moves from which a level chooses at random. */
export function weakMoves(level: Weak, { moves }: Analysis): Analysis["moves"] {
  if (level === "random") return moves;
  const winning = moves.filter(({ outcome, plies }) => outcome === "win" && plies === 1);
  if (winning.length > 0) return winning;
  const holding = moves.filter(({ outcome, plies }) => !(outcome === "loss" && plies === 2));
  return holding.length > 0 ? holding : moves;
}

export function chooseWeakMove(level: Weak, analysis: Analysis, random = Math.random) {
  const among = weakMoves(level, analysis);
  return among[Math.floor(random() * among.length)].move;
}
