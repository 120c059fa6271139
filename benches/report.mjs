/** The report for people, with the table and the targets. */
import { targets } from "./targets.mjs";

/** @import { Row } from "./rounds.mjs" */

/**
 * A run of all benchmarks, as `--json` writes it.
 * @typedef {object} Result
 * @property {{ processor: string, node: string, chromium: string }} machine
 * @property {Row[]} rows
 * @property {number} [firstAnswerMs] From opening the page; absent if the page has not been built.
 */

/** @param {Result} result */
export function report(result) {
  const { processor, node, chromium } = result.machine;
  return [
    `${processor}, Node.js ${node}, Chromium ${chromium}`,
    ...groups(result.rows).flatMap((rows) => ["", ...table(rows)]),
    "",
    firstAnswer(result),
    "",
    ...targets(result).map(
      ({ aim, found, reached }) => `${reached ? "reached" : "MISSED "}  ${aim}: ${found}`,
    ),
  ].join("\n");
}

/** @param {Result} result */
function firstAnswer({ firstAnswerMs }) {
  return firstAnswerMs === undefined
    ? "First answer of the page: not measured, `npm run build` makes the page."
    : `First answer of the page, from opening it, in Chromium: ${firstAnswerMs.toFixed(0)} ms`;
}

/** The rows of each workload. @param {Row[]} rows */
function groups(rows) {
  /** @type {Map<string, Row[]>} */
  const groups = new Map();
  for (const row of rows) {
    const key = `${row.position}, ${row.algorithm}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}

/** @param {Row[]} rows */
function table(rows) {
  const [{ position, algorithm, nodes }] = rows;
  const title = `${position}, ${algorithm}, ${nodes.toLocaleString("en")} nodes`;
  return [
    line(title, "", "median of one run", "ns per node", "ratio"),
    ...rows.map(({ contestant, place, medianMs, nsPerNode, ratio }) =>
      line(`  ${contestant}`, place, time(medianMs), nsPerNode.toFixed(2), ratio.toFixed(2)),
    ),
  ];
}

/**
 * @param {string} name
 * @param {string} place
 * @param {string[]} figures
 */
function line(name, place, ...figures) {
  const widths = [18, 12, 8];
  const right = figures.map((figure, column) => figure.padStart(widths[column]));
  return `${place === "" ? name.padEnd(40) : name.padEnd(25) + place.padEnd(15)}${right.join("")}`;
}

/** @param {number} ms */
function time(ms) {
  return ms < 1 ? `${(ms * 1e3).toPrecision(3)} µs` : `${ms.toPrecision(3)} ms`;
}
