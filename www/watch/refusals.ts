/** Says in words why the engine refuses a search or a tree. */
import { EngineRefusal } from "../engine/engine.ts";
import { language, number, say } from "../messages/index.ts";
import { largeNumbers } from "../messages/large-numbers.ts";
import { TO_THE_END } from "../parts/search/watch-link.ts";
import { faultText } from "../parts/search/tree-fault.ts";
import { recordLimit } from "./record-if-small.ts";
import type { TreeFault } from "./state.ts";

const { roughText } = largeNumbers({ language, number, say });

export const isTooLarge = (error: unknown): error is EngineRefusal =>
  error instanceof EngineRefusal && ["trace-large", "search-long"].includes(error.code);

/** Says how large a search would be. @param limit In plies. */
export function tooLargeSearch(refusal: EngineRefusal, pruning: boolean, limit: number | null) {
  const { code, nodes, most = 0 } = refusal;
  // If nobody can count the nodes, the sentence gives those of minimax.
  const isMinimax = !pruning || code === "search-long";
  const kind = isMinimax ? "minimax" : nodes == null ? "more" : "exact";
  const count = isMinimax ? roughText(nodes ?? 1) : number(nodes ?? most);
  const reason = say("search-refused", { depth: limit ?? TO_THE_END, kind, nodes: count });
  return { reason, most: recordLimit(), limit };
}

/** Says why there is no map of a search that is itself small enough. */
export const tooLargeMap = ({ nodes }: EngineRefusal) =>
  say("map-large", { nodes: roughText(nodes ?? 1), most: recordLimit() });

/** Names the fault of a tree, and finds its character in UTF-16 units, in which fields count. */
export function treeFault(refusal: EngineRefusal, tree: string): TreeFault {
  const text = faultText(refusal, tree);
  if (refusal.at === undefined) return { text };
  const signs = [...tree];
  const start = signs.slice(0, refusal.at).join("").length;
  return { text, range: [start, start + (signs[refusal.at]?.length ?? 0)] };
}
