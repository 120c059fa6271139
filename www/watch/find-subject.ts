/** Finds the subject of a search. */
import { EngineRefusal } from "../engine/engine.ts";
import { answerer } from "../engine/workers.ts";
import { FIRST_TREE, depthOf } from "../parts/search/watch-link.ts";
import { recordTree } from "../parts/search/recorder.ts";
import { recordIfSmall } from "./record-if-small.ts";
import { isTooLarge, tooLargeSearch, treeFault } from "./refusals.ts";
import { positionSubject } from "./position-subject.ts";
import { treeSubject } from "./tree-subject.ts";
import type { WatchSearch, TreeSearch } from "../parts/search/watch-link.ts";
import type { TooLargeSearch, TreeFault, WatchState } from "./state.ts";
import type { Subject } from "./subject.ts";

/** The subject of a search, or what the page shows without one. */
export type FoundSubject =
  | { is: "found"; subject: Subject }
  | { is: "too-large"; search: TooLargeSearch }
  | { is: "faulty"; draft: TreeSearch; fault: TreeFault }
  | { is: "none"; why: "search-over" | "search-from-fault"; other: WatchSearch };

/** The game in the address. */
type Game = Pick<WatchState, "shape" | "board">;

export const findSubject = (search: WatchSearch, game: Game, signal: AbortSignal) =>
  search.kind === "tree" ? findTree(search, signal) : findPosition(search, game, signal);

async function findTree(tree: TreeSearch, signal: AbortSignal): Promise<FoundSubject> {
  try {
    return { is: "found", subject: treeSubject(await recordTree(answerer(), tree, signal)) };
  } catch (error) {
    if (!(error instanceof EngineRefusal)) throw error;
    return { is: "faulty", draft: tree, fault: treeFault(error, tree.text) };
  }
}

async function findPosition(
  options: WatchSearch & { kind: "position" },
  { shape, board }: Game,
  signal: AbortSignal,
): Promise<FoundSubject> {
  if (board === null) return { is: "none", why: "search-over", other: FIRST_TREE };
  const root = await rootOf(shape.game, board, options.from, signal);
  const other = { ...options, from: undefined };
  if (root === null) return { is: "none", why: "search-from-fault", other };
  const depth = depthOf(options, shape);
  const search = { ...options, shape, board: root.board, depth };
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
    return { is: "too-large", search: tooLargeSearch(error, options.pruning, depth) };
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
