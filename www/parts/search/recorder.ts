/** Lets the engine record searches. */
import { latin } from "../../base/typed-text.ts";
import { windowOf, type PositionSearch, type Scoring, type TreeSearch } from "./watch-link.ts";
import { SearchRecord } from "./record.ts";
import { TreeRecord } from "./tree-record.ts";
import type { Engine } from "../../engine/engine.ts";

/** @returns Rejects with an `EngineRefusal` if the text is not a tree. */
export async function recordTree(engine: Engine, tree: TreeSearch, signal: AbortSignal) {
  const { text, pruning, maximising, convention = "", depth, window = "," } = tree;
  const options = { maximising, convention, depth, window: windowOf(window) };
  const trace = await engine.request("trace_tree", [latin(text), pruning, options], { signal });
  return new TreeRecord(trace, pruning, convention, depth);
}

export async function recordPosition(
  engine: Engine,
  search: Omit<PositionSearch, "scoring"> & { scoring?: Scoring },
  signal: AbortSignal,
) {
  const { shape, board, pruning, convention = "", scoring, depth } = search;
  const options = { game: shape.game, convention, scoring, depth: depth ?? undefined };
  const trace = await engine.request("trace", [board, pruning, options], { signal });
  return new SearchRecord(trace, pruning, convention, shape);
}
