/** How the searches of a race compare. Pure. */
import { ratioClaim, ratioOf } from "../../engine/ratio.ts";
import type { RacedSearch } from "../searches.ts";
import type { TimesRow } from "./rounds.ts";

/** The rows of the searches in the same language as a search: the engine's, or JavaScript's. */
export function sameLanguage(rows: TimesRow[], searchName: RacedSearch) {
  const inScript = (name: string) => name.startsWith("textbook-");
  return rows.filter((row) => inScript(row.searchName) === inScript(searchName));
}

export function mostNodes(rows: TimesRow[]) {
  return Math.max(...rows.map(({ nodes }) => nodes));
}

/** The first rows with the least and with the most of something; undefined without rows. */
export function extremesOf(rows: TimesRow[], value: (row: TimesRow) => number) {
  const values = rows.map(value);
  const first = (wanted: number) => rows[values.indexOf(wanted)];
  return [first(Math.min(...values)), first(Math.max(...values))];
}

/** The row with the longest time; undefined if none has one. */
export function slowestOf(rows: TimesRow[]): TimesRow | undefined {
  const least = ({ samplesMs }: TimesRow) => summary(samplesMs)?.min ?? 0;
  return rows.filter(least).toSorted((one, other) => least(other) - least(one))[0];
}

/**
 * How many times faster a search is than the slowest, with the digits that its batches allow; null if
 * they do not agree, and 1 if both take nearly the same time.
 */
export function fasterOf(row: TimesRow, slowest: TimesRow): number | null {
  const ratio = ratioOf(slowest.samplesMs, row.samplesMs);
  const allowed = ratio && ratioClaim(ratio);
  if (!allowed || allowed.verdict === "slower") return null;
  return allowed.verdict === "same" ? 1 : allowed.times;
}

export function summary(samples: number[]): { min: number; median: number; max: number } | null {
  if (samples.length === 0) return null;
  const sorted = samples.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return {
    min: sorted[0],
    median: (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2,
    max: sorted[sorted.length - 1],
  };
}
