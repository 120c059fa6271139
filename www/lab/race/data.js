/** The searches of a race, and its results as files. Pure. */
import { unmarked } from "../../page/typed-text.js";
import { CONTESTANTS } from "./contestants.js";

/** @import { Contestant } from "./contestants.js" */

/**
 * Positions that are searched one after the other, as one piece of work.
 * @typedef {object} Workload
 * @property {string} name
 * @property {readonly string[]} boards
 */

/**
 * The results of one search on one workload.
 * @typedef {object} Row
 * @property {string} workload
 * @property {Contestant} contestant
 * @property {number} nodes
 * @property {number[]} samplesMs The mean time of a run in each batch; none if the clock is too coarse.
 */

/**
 * @typedef {object} Summary
 * @property {number} min
 * @property {number} median
 * @property {number} max
 */

/**
 * @param {number[]} samples
 * @returns {Summary | null} Null for none.
 */
export function summary(samples) {
  if (samples.length === 0) return null;
  const sorted = samples.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return {
    min: sorted[0],
    median: (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2,
    max: sorted[sorted.length - 1],
  };
}

/** The head and the lines of the table in a file. @param {Row[]} rows */
function tableOf(rows) {
  const head = ["positions", "search", "nodes", "min_ms", "median_ms", "max_ms", "batches"];
  const lines = rows.map(({ workload, contestant, nodes, samplesMs }) => {
    const { min, median, max } = summary(samplesMs) ?? { min: "", median: "", max: "" };
    // Without marks of direction, which would be part of the data.
    return [unmarked(workload), contestant, nodes, min, median, max, samplesMs.length].map(String);
  });
  return [head, ...lines];
}

/** The rows as a CSV file. @param {Row[]} rows */
export function toCsv(rows) {
  return csvOf(tableOf(rows));
}

/** The rows as text to paste. @param {Row[]} rows */
export function toTabs(rows) {
  return tabsOf(tableOf(rows));
}

/** A table as a CSV file. @param {string[][]} table */
export function csvOf(table) {
  return table.map((line) => `${line.map(quoted).join(",")}\r\n`).join("");
}

/** A table as text to paste: spreadsheets read a tab as the next column, and keep quotes. @param {string[][]} table */
export function tabsOf(table) {
  return table.map((line) => line.map((cell) => cell.replace(/\s/g, " ")).join("\t")).join("\n");
}

/** A cell as in RFC 4180. @param {string} text */
function quoted(text) {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * @param {Row[]} rows
 * @param {Record<string, unknown>} about When, where, how.
 */
export function toJson(rows, about) {
  const data = rows.map((row) => ({ ...row, workload: unmarked(row.workload) }));
  return `${JSON.stringify({ ...about, rows: data }, null, 2)}\n`;
}

/**
 * The results of a race, with when and where it was run.
 * @typedef {{ rows: Row[], about: { made: string, browser: string, rounds: number } }} Result
 */

/** Whether a value that was read is a result. @param {any} value @returns {value is Result} */
export function isResult(value) {
  const { rows, about } = value ?? {};
  const isNumber = (/** @type {unknown} */ number) => Number.isFinite(number);
  return (
    Array.isArray(rows) &&
    rows.length > 0 &&
    rows.every(
      (row) =>
        typeof row?.workload === "string" &&
        CONTESTANTS.includes(row.contestant) &&
        isNumber(row.nodes) &&
        Array.isArray(row.samplesMs) &&
        row.samplesMs.every(isNumber),
    ) &&
    !Number.isNaN(Date.parse(about?.made))
  );
}
