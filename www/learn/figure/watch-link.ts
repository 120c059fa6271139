/** What a link to Watch says of a figure. Pure. */
import type { FigureSubject } from "../drawing/subject.ts";

/** @param step Of the record, counted from 0. */
export function watchNames(
  { tree, board = "", search, scoring = "plain" }: FigureSubject,
  step: number,
): Record<string, string> {
  const minimax = search === "minimax";
  const at = { search: String(step + 1) };
  if (tree !== undefined) return { tree, ...(minimax ? { by: "minimax" } : {}), ...at };
  const position = { start: board, pruning: minimax ? "off" : "on" };
  // Watch takes depth-aware scores unless it is asked for others.
  return scoring === "plain" ? { ...position, scores: "plain", ...at } : { ...position, ...at };
}
