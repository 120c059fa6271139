/**
 * A contest: searches take turns on positions, round by round, so that a machine that becomes slower
 * meanwhile is slower for all. Pure but for the engine.
 */

import { unmarked } from "../page/typed-text.js";

/** @typedef {import("../engine/engine.js").Engine} Engine */

/**
 * Who can take part; the last two are JavaScript. `ordered` is alpha-beta in an order of its own.
 * @type {readonly Contestant[]}
 */
export const CONTESTANTS = [
  "minimax",
  "alpha-beta",
  "ordered",
  "deepening",
  "table",
  "symmetry",
  "textbook-minimax",
  "textbook-alpha-beta",
];

/** @typedef {"minimax" | "alpha-beta" | "ordered" | "deepening" | "table" | "symmetry" | "textbook-minimax" | "textbook-alpha-beta"} Contestant */

/**
 * Positions that are searched one after the other, as one piece of work.
 * @typedef {object} Workload
 * @property {string} name
 * @property {string} boards Separated by commas.
 */

/**
 * What a contestant has shown on a workload.
 * @typedef {object} Row
 * @property {string} workload
 * @property {Contestant} contestant
 * @property {number} nodes
 * @property {number[]} samplesMs The mean time of a run in each batch; none if no clock can tell.
 */

/** Batches in each round, and how long they may take in all. */
const BATCHES = 3;
const BUDGET_MS = 24;

/**
 * @param {Engine} engine
 * @param {Workload[]} workloads
 * @param {Contestant[]} contestants
 * @param {{ rounds: number, order: number[] }} plan The order is for `ordered`.
 * @param {AbortSignal} signal
 * @param {(done: number, all: number) => void} progress
 * @returns {Promise<Row[]>}
 */
export async function contest(engine, workloads, contestants, plan, signal, progress) {
  /** @type {Row[]} */
  const rows = workloads.flatMap(({ name }) =>
    contestants.map((contestant) => ({ workload: name, contestant, nodes: 0, samplesMs: [] })),
  );
  const boards = new Map(workloads.map((workload) => [workload.name, workload.boards]));
  // Compilers need a while to see what is worth their work: round 0 does not count.
  const all = rows.length * (plan.rounds + 1);
  let done = 0;
  for (let round = 0; round <= plan.rounds; round += 1) {
    for (const row of rows) {
      const turn = take(engine, boards.get(row.workload) ?? "", row.contestant, plan.order, signal);
      const { nodes, samplesMs } = await turn;
      row.nodes = nodes;
      if (round > 0) row.samplesMs.push(...samplesMs);
      progress((done += 1), all);
    }
  }
  return rows;
}

/**
 * @param {Engine} engine
 * @param {string} boards
 * @param {Contestant} contestant
 * @param {number[]} order
 * @param {AbortSignal} signal
 * @returns {Promise<{ nodes: number, samplesMs: number[] }>}
 */
function take(engine, boards, contestant, order, signal) {
  const plan = { samples: BATCHES, budgetMs: BUDGET_MS };
  switch (contestant) {
    case "textbook-minimax":
      return engine.request("raceTextbook", [boards, "minimax", BATCHES], signal);
    case "textbook-alpha-beta":
      return engine.request("raceTextbook", [boards, "alpha-beta", BATCHES], signal);
    case "ordered":
      return engine.request("race", [boards, "alpha-beta", { ...plan, order }], signal);
    default:
      return engine.request("race", [boards, contestant, plan], signal);
  }
}

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

/** The columns of a contest, and its rows in them. @param {Row[]} rows */
function tableOf(rows) {
  const head = ["positions", "search", "nodes", "min_ms", "median_ms", "max_ms", "batches"];
  const lines = rows.map(({ workload, contestant, nodes, samplesMs }) => {
    const { min, median, max } = summary(samplesMs) ?? { min: "", median: "", max: "" };
    // Marks of direction would be part of the data.
    return [unmarked(workload), contestant, nodes, min, median, max, samplesMs.length].map(String);
  });
  return [head, ...lines];
}

/** What the rows of a contest are in a file. @param {Row[]} rows */
export function toCsv(rows) {
  return tableOf(rows)
    .map((line) => `${line.map(quoted).join(",")}\r\n`)
    .join("");
}

/** What they are to be pasted as: spreadsheets take a tab for the next column, and quotes as they are. @param {Row[]} rows */
export function toTabs(rows) {
  return tableOf(rows)
    .map((line) => line.map((cell) => cell.replace(/\s/g, " ")).join("\t"))
    .join("\n");
}

/** As RFC 4180 has it. @param {string} text */
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
