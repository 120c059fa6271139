/** Writes the table of boards that `readSolved` reads (www/lab/size/solved.ts). */
import { gameOfBoard, everyBoard, lineOf } from "../www/lab/size/solved.ts";
import type { SolvedEntry, SolvedTable } from "../www/lab/size/solved.ts";

export function writeSolved(solved: SolvedTable) {
  const lines: Map<string, string[]> = new Map();
  for (const board of everyBoard()) {
    const entries = lines.get(lineOf(board)) ?? [];
    lines.set(lineOf(board), [...entries, entryText(solved.get(gameOfBoard(board)))]);
  }
  return [...lines].map(([head, entries]) => `${head}${entries.join(" ")}\n`).join("");
}

/** @param entry Undefined for a board that was not tried. */
function entryText(entry?: SolvedEntry) {
  if (!entry) return "-";
  if (entry.result === "open") return `?${entry.seconds}`;
  const { result, plies, nodes, ms } = entry;
  return `${result === "draw" ? "=" : `${result}${plies}`},${nodes},${ms}`;
}
