/** Which programs count so: a number is looked up in the table of what the usual programs count. Pure. */

/**
 * @typedef {object} Family Programs that differ in nothing but these orders, scores and values: each with each.
 * @property {string} first The cell of the first move, where that is played before; else empty.
 * @property {string} algorithm
 * @property {string[]} peculiar A bug, a table, and the like.
 * @property {string[]} scores
 * @property {string[]} returns
 * @property {string[]} orders
 * @property {Counts} counts
 */
/** @typedef {Record<(typeof COUNTED)[number], number>} Counts */
/** @typedef {{ family: Family, counted: (typeof COUNTED)[number] }} Found */

/** What programs count, the most usual first. */
export const COUNTED = /** @type {const} */ ([
  "nodes",
  "nodes-below-root",
  "leaves",
  "inner-nodes",
  "cuts",
  "cuts-of-moves",
]);

/** @param {string} table @returns {Family[]} */
export function readTable(table) {
  const [, ...lines] = table.trimEnd().split("\n");
  return lines.map((line) => {
    const [first, algorithm, ...fields] = line.split(",");
    const [peculiar, scores, returns, orders] = fields.map((field) =>
      field.split(" ").filter(Boolean),
    );
    const [nodes, leaves, cuts, cutsOfMoves] = fields.slice(4).map(Number);
    const counts = {
      nodes,
      "nodes-below-root": nodes - 1,
      leaves,
      "inner-nodes": nodes - leaves,
      cuts,
      "cuts-of-moves": cutsOfMoves,
    };
    return { first, algorithm, peculiar, scores, returns, orders, counts };
  });
}

/**
 * The programs that count so, those with the fewest peculiarities first.
 * @param {Family[]} families
 * @param {number} count
 * @returns {Found[]}
 */
export function identify(families, count) {
  const found = families.flatMap((family) => {
    const counted = COUNTED.find((one) => family.counts[one] === count);
    return counted && count > 0 ? [{ family, counted }] : [];
  });
  return found.sort((one, other) => oddity(one) - oddity(other));
}

/** @param {Found} found */
function oddity({ family, counted }) {
  const isUsual = counted === "nodes" || counted === "nodes-below-root";
  return family.peculiar.length + (family.first === "" ? 0 : 1) + (isUsual ? 0 : 1);
}
