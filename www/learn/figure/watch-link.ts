/** What a link to Watch says of a figure. Pure. */

/** @import { FigureSubject } from "../drawing/types.d.ts" */

/**
 * @param {FigureSubject} subject
 * @param {number} step Of the record, counted from 0.
 * @returns {Record<string, string>}
 */
export function watchNames({ tree, board = "", search, scoring = "plain" }, step) {
  const minimax = search === "minimax";
  const at = { search: String(step + 1) };
  if (tree !== undefined) return { tree, ...(minimax ? { by: "minimax" } : {}), ...at };
  const position = { start: board, pruning: minimax ? "off" : "on" };
  // Watch takes depth-aware scores unless it is asked for others.
  return scoring === "plain" ? { ...position, scores: "plain", ...at } : { ...position, ...at };
}
