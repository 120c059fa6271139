/** Writes values and bounds in few characters. */
import { say } from "../../messages/index.ts";
import { writeSigned } from "../../messages/numerals.ts";
import type { BoundKind } from "../../../pkg/whole/cutoff.js";
import type { Knowledge } from "./node-state.ts";
import type { PathState } from "./path-state.ts";
import type { SearchRecord } from "./record.ts";
import type { Branches } from "./branches.ts";

/** The part of a search that its list needs. */
export interface ListSubject {
  record: SearchRecord;
  branches: Branches;
  write: (value: number | null) => string;
  /** Names any node of the tree. */
  nodeName: (id: number) => string;
}

/** Writes a value or bound, such as `≥ 3`, or `≥ ≈3` for an estimate; empty if unknown. */
export function knowledgeText(
  { state, value, proves }: Knowledge,
  write: (value: number) => string,
  estimated = false,
): string {
  // A value that proves nothing is not shown.
  if (state === "cut" || value === null || proves === null) return "";
  return signsOf(write(value), proves, estimated);
}

export const signsOf = (value: string, proves: BoundKind, estimated: boolean) =>
  say("step-cell", { value, proves, estimate: estimated ? "yes" : "no" });

/** Writes a value, with ≈ if it rests on an estimate. @param node The node that returned it. */
export function valueText(
  { record, write }: Pick<ListSubject, "record" | "write">,
  value: number | null,
  node: number | null,
) {
  const estimated = node !== null && record.isEstimate(node);
  return estimated ? signsOf(write(value), "exact", true) : write(value);
}

/** Writes the window and the best value at a node of the path. */
export const windowTexts = (search: Pick<ListSubject, "record" | "write">, state: PathState) => ({
  alpha: valueText(search, state.alpha, state.alphaFrom),
  beta: valueText(search, state.beta, state.betaFrom),
  best: valueText(search, state.best, state.chosen),
});

/** Writes a value of X. Beside estimates a win is a word: its score is only a large number. */
export function valueIn(record: SearchRecord, value: number | null) {
  const isEnd = record.isLimited && value !== null && Number.isFinite(value);
  if (!isEnd || !record.isDecided(value)) return writeSigned(value);
  const player = value > 0 ? "X" : "O";
  const { plies } = record.end(value);
  return plies === null ? say("wins", { player }) : say("win-in", { player, plies });
}
