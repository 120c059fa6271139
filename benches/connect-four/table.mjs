/** The results as a table in Markdown. */

/**
 * @typedef {object} Row Times are microseconds of CPU time for one position.
 * @property {string} name
 * @property {number} nodes
 * @property {number} wasm
 * @property {number} native
 * @property {number} rival
 * @property {number} oneCall In wasm, by a call from JavaScript for each position.
 * @property {number} wrong
 */

const heads = [
  ...["set", "positions entered", "wasm", "native", "connect-four-ai, native"],
  ...["wasm: times as fast", "wasm ÷ native", "one call from JavaScript each", "wrong scores"],
];

/** @param {Row[]} rows */
export function table(rows) {
  const lines = rows.map((row) => [
    row.name,
    row.nodes.toFixed(1),
    `${row.wasm.toFixed(2)} µs`,
    `${row.native.toFixed(2)} µs`,
    `${row.rival.toFixed(2)} µs`,
    (row.rival / row.wasm).toFixed(1),
    (row.wasm / row.native).toFixed(2),
    `${row.oneCall.toFixed(2)} µs`,
    `${row.wrong}`,
  ]);
  const rule = heads.map((_, column) => (column === 0 ? "---" : "---:"));
  return [heads, rule, ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
