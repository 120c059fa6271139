/** Finds the subject of a choice. */
import { EngineRefusal } from "../engine/engine.ts";
import { answerer } from "../engine/workers.ts";
import { FIRST_TREE, depthOf } from "../parts/search/choice.ts";
import { recordTree } from "../parts/search/recorder.ts";
import { recordIfSmall } from "./record-if-small.ts";
import { isTooLarge, tooLargeSearch, treeFault } from "./refusals.ts";
import { positionSubject } from "./position-subject.ts";
import { treeSubject } from "./tree-subject.ts";
import type { Choice, TreeChoice } from "../parts/search/choice.ts";
import type { TooLargeSearch, TreeFault, WatchState } from "./state.ts";
import type { Subject } from "./subject.ts";

/** The subject of a choice, or what the page shows without one. */
export type FoundSubject =
  | { is: "found"; subject: Subject }
  | { is: "too-large"; search: TooLargeSearch }
  | { is: "faulty"; draft: TreeChoice; fault: TreeFault }
  | { is: "none"; why: "search-over" | "search-from-fault"; other: Choice };

/** The game in the address. */
type Game = Pick<WatchState, "shape" | "board">;

export const findSubject = (choice: Choice, game: Game, signal: AbortSignal) =>
  choice.kind === "tree" ? findTree(choice, signal) : findPosition(choice, game, signal);

async function findTree(choice: TreeChoice, signal: AbortSignal): Promise<FoundSubject> {
  try {
    return { is: "found", subject: treeSubject(await recordTree(answerer(), choice, signal)) };
  } catch (error) {
    if (!(error instanceof EngineRefusal)) throw error;
    return { is: "faulty", draft: choice, fault: treeFault(error, choice.text) };
  }
}

async function findPosition(
  choice: Choice & { kind: "position" },
  { shape, board }: Game,
  signal: AbortSignal,
): Promise<FoundSubject> {
  if (board === null) return { is: "none", why: "search-over", other: FIRST_TREE };
  const root = await rootOf(shape.game, board, choice.from, signal);
  const other = { ...choice, from: undefined };
  if (root === null) return { is: "none", why: "search-from-fault", other };
  const depth = depthOf(choice, shape);
  const search = { ...choice, shape, board: root.board, depth };
  try {
    const record = await recordIfSmall(answerer(), search, signal);
    const linkTo = async (node: number) => {
      const [, ...path] = record.path(node);
      const moves = [...root.moves, ...path.map((at) => record.trace.moves[at])];
      return (await replay(shape.game, board, moves)).link;
    };
    return { is: "found", subject: { ...positionSubject(record, search), linkTo } };
  } catch (error) {
    if (!isTooLarge(error)) throw error;
    return { is: "too-large", search: tooLargeSearch(error, choice.pruning, depth) };
  }
}

/** Finds the position where a search starts; null if no search is possible after the moves. */
async function rootOf(game: string, board: string, from: string | undefined, signal: AbortSignal) {
  if (from === undefined) return { board, moves: [] };
  const { positions, moves, fault } = await replay(game, board, from, signal);
  const last = positions[positions.length - 1];
  return fault || last.finished ? null : { board: last.board, moves };
}

/** @param moves In the form of links, or as cells. */
const replay = (game: string, board: string, moves: string | number[], signal?: AbortSignal) =>
  answerer().request("replay", [board, moves, { game }], { signal });
