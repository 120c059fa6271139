/** How the searches of a race compare. Pure. */
import { ratioClaim, ratioOf } from "../../engine/ratio.js";
import { summary } from "./summary.js";

/** @import { TimesRow } from "./types.d.ts" */

/** The rows of the searches in the same language as a search: the engine's, or JavaScript's. @param {TimesRow[]} rows @param {string} searchName */
export function sameLanguage(rows, searchName) {
  const inScript = (/** @type {string} */ name) => name.startsWith("textbook-");
  return rows.filter((row) => inScript(row.searchName) === inScript(searchName));
}

/** The nodes of the search that visits most. @param {TimesRow[]} rows */
export function mostNodes(rows) {
  return Math.max(...rows.map(({ nodes }) => nodes));
}

/**
 * The first rows with the least and with the most of something; undefined without rows.
 * @param {TimesRow[]} rows
 * @param {(row: TimesRow) => number} value
 */
export function extremesOf(rows, value) {
  const values = rows.map(value);
  const first = (/** @type {number} */ wanted) => rows[values.indexOf(wanted)];
  return [first(Math.min(...values)), first(Math.max(...values))];
}

/** The row with the longest time; undefined if none has one. @param {TimesRow[]} rows @returns {TimesRow | undefined} */
export function slowestOf(rows) {
  const least = (/** @type {TimesRow} */ { samplesMs }) => summary(samplesMs)?.min ?? 0;
  return rows.filter(least).toSorted((one, other) => least(other) - least(one))[0];
}

/**
 * How many times faster a search is than the slowest, with the digits that its batches allow; null if
 * they do not agree, and 1 if both take nearly the same time.
 * @param {TimesRow} row
 * @param {TimesRow} slowest
 * @returns {number | null}
 */
export function fasterOf(row, slowest) {
  const ratio = ratioOf(slowest.samplesMs, row.samplesMs);
  const allowed = ratio && ratioClaim(ratio);
  if (!allowed || allowed.verdict === "slower") return null;
  return allowed.verdict === "same" ? 1 : allowed.times;
}
