/** Finds moves of the computer that the facts alone do not give. */
import { answering, thinkingAbout } from "../../engine/workers.ts";
import { factsOf, mover } from "../game/state.ts";
import { marksOf } from "../game/claim.ts";
import type { Outcome, Solved } from "../../../pkg/web/cutoff.js";
import type { Played } from "../game/facts.ts";
import type { State } from "../game/state.ts";
import type { Asking } from "./question.ts";

/** The share of a budget to find a trap. The search for any good move has the rest. */
const TRAP_SHARE = 0.7;
/** The depth limit that finds a win with the next move, and a loss to the reply. */
const CASUAL_DEPTH = 2;

/** Milliseconds to find a good move, after any search for a trap. */
export function ponderBudget(state: State) {
  const { budget } = state.limits;
  return mover(state) === "book" && budget !== null ? budget * (1 - TRAP_SHARE) : budget;
}

/** Finds the trap: among the best moves, the one after which the fewest replies hold. */
export async function findTrap({ state, game, board, learn, signal }: Asking) {
  const { budget, memoryMb } = state.limits;
  const engine = await thinkingAbout(game);
  const budgetMs = state.shape.exhaustive || budget === null ? undefined : budget * TRAP_SHARE;
  const options = { game, memoryMb, replies: true, budgetMs };
  const trapIn = ({ trap, moves }: Solved) => moves?.find(({ move }) => move === trap);
  // The other moves do not matter once the trap is proved.
  const until = (far: Solved) => trapIn(far) !== undefined;
  const found = trapIn(await engine.request("solve", [board, options], { signal, until }));
  if (!found) return;
  const { move, holding, replies } = found;
  learn({ trap: { move, holding: holding ?? 0, replies: replies ?? 0 } });
}

export async function moveOf(asking: Asking): Promise<number | null> {
  const { state, learn } = asking;
  const level = mover(state);
  const { known, trap } = factsOf(state);
  const play = (played: Omit<Played, "ending" | "depth"> & Partial<Played>) => {
    learn({ played: { ending: null, depth: null, ...played } });
    return played.move;
  };
  if (level === "casual" || level === "random")
    return play({ move: choose(level, await glance(asking)), how: level });
  if (level === "book" && trap) return play({ move: trap.move, how: "trap", trap });
  if (state.shape.exhaustive) return bugMove(asking);
  const move = known?.best ?? choose("casual", await glance(asking));
  if (level === "book") return play({ move, how: "no-trap" });
  const proved = known?.bestProved ? known.proved : null;
  const depth = known?.depth ?? CASUAL_DEPTH;
  return play({ move, how: proved ? "proved" : "looked", ending: proved, depth });
}

/** The move of a search with a bug. Its answer can be wrong, so it is not kept. */
async function bugMove({ state: { bug }, board, signal }: Asking) {
  return bug && (await answering().request("consult", [board, bug, {}], { signal })).move;
}

/** The results of the moves, on large boards by a shallow search. */
async function glance({ state, game, board, signal }: Asking) {
  if (state.shape.exhaustive) return { moves: marksOf(factsOf(state)).worths };
  return answering().request("analyze", [board, { game, depth: CASUAL_DEPTH }], { signal });
}

type Weak = "casual" | "random";
type Judged = { move: number; outcome: Outcome; plies: number | null };

type Analysis = { moves: readonly Judged[] };

/** Lists the moves among which a level chooses at random. */
export function candidates(level: Weak, { moves }: Analysis): Analysis["moves"] {
  if (level === "random") return moves;
  const winning = moves.filter(({ outcome, plies }) => outcome === "win" && plies === 1);
  if (winning.length > 0) return winning;
  const holding = moves.filter(({ outcome, plies }) => !(outcome === "loss" && plies === 2));
  return holding.length > 0 ? holding : moves;
}

export function choose(level: Weak, analysis: Analysis, random = Math.random) {
  const among = candidates(level, analysis);
  return among[Math.floor(random() * among.length)].move;
}
