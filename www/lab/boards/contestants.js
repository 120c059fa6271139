/** The searches that race on boards beyond 3×3, in the order in which the page shows them. Pure. */
import { IDEAS, ideasOf } from "../../engine/ideas.js";
import { cellsOf, placeOf } from "../../game/shape.js";

/** @import { GameDescription as Shape, IdeaName } from "../../../pkg/web/cutoff.js" */

/**
 * How a search races. `textbook` looks one ply deeper each time and begins anew; `deepening` is the
 * strong search, which goes on from its table; `solving` is the solver of four in a row with gravity,
 * which has no depth.
 * @typedef {{ way: "textbook", pruning: boolean, middleFirst?: boolean }
 *   | { way: "deepening", without: readonly IdeaName[] }
 *   | { way: "solving" }} Entry
 */

/** How the names of the searches begin that do without an idea. */
export const LACKING = "no-";

/** @param {IdeaName} idea */
const lacking = (idea) => `${LACKING}${IDEAS[idea].name}`;

/** @type {Record<string, Entry>} */
export const ENTRIES = {
  minimax: { way: "textbook", pruning: false },
  "alpha-beta": { way: "textbook", pruning: true },
  "middle-first": { way: "textbook", pruning: true, middleFirst: true },
  deepening: { way: "deepening", without: [] },
  ...Object.fromEntries(
    ideasOf("search").map((idea) => [lacking(idea), { way: "deepening", without: [idea] }]),
  ),
  "no-ideas": { way: "deepening", without: ideasOf("search") },
  solver: { way: "solving" },
};

/** The strong search with all ideas: those without some are compared with it. */
export const STRONG = "deepening";

/** The searches that race by default. */
const USUAL = [
  ...["minimax", "alpha-beta", "middle-first", STRONG],
  ...["no-table", "no-symmetry", "no-threats", "no-ordering", "solver"],
];

/**
 * The searches that there are on a board. Some ideas are about stones that fall, or that do not.
 * @param {Pick<Shape, "gravity">} shape
 * @param {boolean} solver Whether the game has a solver of its own.
 */
export function contestantsOf(shape, solver) {
  const here = ideasOf("search", shape);
  return Object.entries(ENTRIES)
    .filter(([, entry]) => {
      if (entry.way === "solving") return solver;
      if (entry.way !== "deepening" || entry.without.length !== 1) return true;
      return here.includes(entry.without[0]);
    })
    .map(([name]) => name);
}

/**
 * The searches that a link names, or the usual ones if it names none.
 * @param {string | undefined} text Names separated by spaces; what is none is left out.
 * @param {readonly string[]} offered
 */
export function readContestants(text, offered) {
  const wanted = text === undefined ? USUAL : text.split(" ");
  return offered.filter((name) => wanted.includes(name));
}

/**
 * The cells from the middle of the board outwards, row by row where two are as far away. Where stones
 * fall, a move is a column: the columns from the middle one.
 * @param {Pick<Shape, "columns" | "rows" | "gravity">} shape
 */
export function middleFirst(shape) {
  const [across, down] = [(shape.columns - 1) / 2, (shape.rows - 1) / 2];
  const away = (/** @type {number} */ cell) => {
    const { row, column } = placeOf(shape, cell);
    return (column - across) ** 2 + (shape.gravity ? 0 : (row - down) ** 2);
  };
  return cellsOf(shape).toSorted((one, other) => away(one) - away(other) || one - other);
}
