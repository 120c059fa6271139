/** Finds positions with a single good move, and says why another move is wrong. */
import { answerer, thinker } from "../../engine/workers.ts";
import { gameLink } from "../../game/linked-game.ts";
import { loadWords, say } from "../../messages/index.ts";
import { hrefOf } from "../../page/address.ts";
import { sentence } from "../../page/sentence.ts";
import { mistakeMessages } from "../../parts/review/mistakes.ts";
import type { GameDescription, Line, Puzzle } from "../../../pkg/whole/cutoff.js";

/** A position with a single good move, and the cell that each click plays. */
export type PuzzlePosition = NonNullable<Awaited<ReturnType<typeof findPuzzle>>>;

export type WorseMove = Puzzle["alternatives"][number];

const PUZZLE_LIMIT_MS = 30_000;
/** The limit in milliseconds for finding why a move is wrong. */
const REASON_LIMIT_MS = 2_000;

/** Finds the position of a seed; null if there seems to be none. */
export async function findPuzzle(game: string, seed: number, signal: AbortSignal) {
  const options = { game, seed, budgetMs: PUZZLE_LIMIT_MS };
  const puzzle = await thinker().request("puzzle", [options], { signal });
  const { board, player, kind } = puzzle;
  if (board === null || player === null || kind === null) return null;
  const { positions } = await answerer().request("replay", [board, [], { game }], { signal });
  return { ...puzzle, board, player, kind, targets: positions[0].targets };
}

export async function whyWrong(shape: GameDescription, board: string, { move, plies }: WorseMove) {
  const options = { game: shape.game, budgetMs: REASON_LIMIT_MS };
  const [reviewed] = (await thinker().request("review", [board, [move], options])).moves;
  const refutation = soonWon(shape, reviewed.refutation);
  const chance = soonWon(shape, reviewed.chance);
  await loadWords("lines");
  const why = mistakeMessages({ ...reviewed, refutation, chance }).map(sentence);
  const played = [move, ...(refutation?.moves ?? [])];
  const line = { game: shape.game, start: board, moves: played, at: 1 };
  return {
    text: why.length > 0 ? why.join(" ") : say("kind-find-ends", { plies }),
    href: hrefOf("play", await gameLink(answerer(), line)),
  };
}

/** Keeps a line that wins at once or by two threats, which may come later on 3×3 only. */
function soonWon(shape: GameDescription, line: Line | null) {
  if (line === null || shape.gravity) return null;
  const latest = shape.exhaustive ? 2 : 0;
  const isSoon = line.moves.length === 1 || (line.fork !== null && line.fork <= latest);
  return isSoon ? line : null;
}
