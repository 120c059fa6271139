/** What is known of a node, in a few signs. */
import { say } from "../../messages/index.ts";
import { signed } from "../../messages/figures.ts";
import type { Look } from "./node-state.ts";
import type { Bound, SearchRecord } from "./record.ts";
import type { Branches } from "./branches.ts";

/** What the list of a tree needs of a search. */
export interface Listed {
  kind: "position" | "tree";
  record: SearchRecord;
  branches: Branches;
  write: (value: number | null) => string;
  /** What any node of the tree is called. */
  place: (id: number) => string;
}

/**
 * @param estimated Whether the value, or what it is a bound of, rests on an estimate.
 * @returns Such as `≥ 3` or `≥ ≈3`; nothing where nothing is known.
 */
export function lookText(
  { state, value, proves }: Look,
  write: (value: number) => string,
  estimated = false,
): string {
  // A value that proves nothing yet is no claim about the node.
  if (state === "cut" || value === null || proves === null) return "";
  return signsOf(write(value), proves, estimated);
}

/** A value as it is written, or a bound, in few signs. */
export function signsOf(value: string, proves: Bound, estimated: boolean) {
  return say("step-cell", { value, proves, estimate: estimated ? "yes" : "no" });
}

/** A value as it is written; one that rests on an estimate has its ≈. @param node The one that it is from. */
export function valueText(
  { record, write }: Pick<Listed, "record" | "write">,
  value: number | null,
  node: number | null,
) {
  const estimated = node !== null && record.isEstimate(node);
  return estimated ? signsOf(write(value), "exact", true) : write(value);
}

/**
 * A value of a position's search in a few signs. Beside estimates a win has a word: its score is only a
 * number beyond theirs.
 * @param value X's.
 */
export function valueIn(record: SearchRecord, value: number | null) {
  const isEnd = record.isLimited && value !== null && Number.isFinite(value);
  if (!isEnd || !record.isDecided(value)) return signed(value);
  const player = value > 0 ? "X" : "O";
  const { plies } = record.end(value);
  return plies === null ? say("wins", { player }) : say("win-in", { player, plies });
}
