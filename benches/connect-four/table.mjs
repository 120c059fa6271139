/** Writes the results as a table in Markdown. */

/**
 * @typedef {object} Row Times are microseconds of CPU time for one position.
 * @property {string} name
 * @property {number} nodes
 * @property {number} wasm
 * @property {number} native
 * @property {number} rival
 * @property {{ time: number, nodes: number }} [pons] Pons' solver, if it takes part. Wall time.
 * @property {number} oneCall In wasm, with a call from JavaScript for each position.
 * @property {number} wrong
 */

const heads = [
  ...["set", "positions entered", "wasm", "native", "connect-four-ai, native"],
  ...["wasm: times as fast", "wasm ÷ native", "one call from JavaScript each", "wrong scores"],
];

const ponsHeads = ["Pons, native", "its positions", "wasm: times as fast"];

/** @param {Row[]} rows */
export function table(rows) {
  const names = rows.some((row) => row.pons) ? [...heads, ...ponsHeads] : heads;
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
    ...(row.pons
      ? [
          `${row.pons.time.toFixed(2)} µs`,
          row.pons.nodes.toFixed(1),
          (row.pons.time / row.wasm).toFixed(1),
        ]
      : []),
  ]);
  const rule = names.map((_, column) => (column === 0 ? "---" : "---:"));
  return [names, rule, ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
