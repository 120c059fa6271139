/** Compares the project's targets with the measured times. */

/** @import { Row } from "./rounds.mjs" */

/**
 * @typedef {object} Target
 * @property {string} aim
 * @property {string} found
 * @property {boolean} reached
 */

/**
 * @param {import("./report.mjs").Result} result
 * @returns {Target[]}
 */
export function targets({ rows, firstAnswerMs }) {
  const aims = ["Node.js", "Chromium"].flatMap((place) => aimsIn(place, rows));
  if (firstAnswerMs !== undefined) {
    const aim = "First answer within 300 ms of opening the page, in Chromium";
    aims.push(atMost(aim, firstAnswerMs, 300, "ms"));
  }
  return aims;
}

/**
 * @param {string} place
 * @param {Row[]} rows
 */
function aimsIn(place, rows) {
  const from = (
    /** @type {string} */ where,
    /** @type {string} */ name,
    /** @type {string} */ by,
  ) => find(rows, { position: "empty board", place: where, contestant: name, algorithm: by });
  const wasm = from(place, "Cutoff, wasm", "minimax");
  const pruned = from(place, "Cutoff, wasm", "alpha-beta");
  const native = from("no JavaScript", "Cutoff, native", "minimax");
  const textbook = from(place, "textbook JavaScript", "minimax");
  const prunedTextbook = from(place, "textbook JavaScript", "alpha-beta");
  const toNative = wasm.medianMs / native.medianMs;
  const toTextbook = textbook.medianMs / wasm.medianMs;
  const prunedToTextbook = prunedTextbook.medianMs / pruned.medianMs;
  return [
    atMost(`Minimax in at most 5 ns per node, in ${place}`, wasm.nsPerNode, 5, "ns"),
    atMost(`Minimax within 1.3 times native, in ${place}`, toNative, 1.3, "times"),
    atMost(`Alpha-beta in at most 120 µs, in ${place}`, pruned.medianMs * 1e3, 120, "µs"),
    atLeast(`Minimax 3 times as fast as JavaScript, in ${place}`, toTextbook, 3),
    atLeast(`Alpha-beta 3 times as fast as JavaScript, in ${place}`, prunedToTextbook, 3),
  ];
}

/**
 * @param {Row[]} rows
 * @param {Partial<Row> | Record<string, string>} which
 */
function find(rows, which) {
  const row = rows.find((row) =>
    Object.entries(which).every(([name, value]) => row[/** @type {keyof Row} */ (name)] === value),
  );
  if (!row) throw new Error(`there is no measurement of ${Object.values(which).join(", ")}`);
  return row;
}

/** @param {string} aim @param {number} found @param {number} most @param {string} unit */
function atMost(aim, found, most, unit) {
  return { aim, found: `${found.toPrecision(3)} ${unit}`, reached: found <= most };
}

/** @param {string} aim @param {number} found @param {number} least */
function atLeast(aim, found, least) {
  return { aim, found: `${found.toPrecision(3)} times`, reached: found >= least };
}
