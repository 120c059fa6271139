/** The subject of a figure: a tree or a board, how it is searched, and what is shown. */
import type { TraceOptions, TraceTreeOptions } from "../../../pkg/whole/cutoff.js";
import type { ATTRIBUTES } from "./attributes.ts";

type Values = typeof ATTRIBUTES;
type Complete = {
  [Name in keyof Values]: Values[Name] extends readonly (infer Value)[] ? Value : string;
};

/** The attributes of a figure. Three of them are in every figure of a search. */
export type FigureSubject = Partial<Complete> & Pick<Complete, "name" | "search" | "at">;

export interface TraceCalls<T> {
  trace_tree: (tree: string, pruning: boolean, options: TraceTreeOptions) => T;
  trace: (board: string, pruning: boolean, options: TraceOptions) => T;
}

export function runTrace<T>(
  engine: TraceCalls<T>,
  { tree, root, board = "", search, scoring = "plain" }: FigureSubject,
): T {
  const pruning = search === "alpha-beta";
  if (tree !== undefined) return engine.trace_tree(tree, pruning, { maximising: root !== "MIN" });
  return engine.trace(board, pruning, scoring === "plain" ? { scoring } : {});
}
