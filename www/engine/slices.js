/**
 * The strong searches in slices, as a worker offers them: they report what they know after a slice, can
 * be stopped between two, and go on from their table when the same question is asked again.
 */

/** @import { BoardInput, Solved, SolveOptions } from "../../pkg/web/cutoff.js" */

/**
 * What a call takes beside the options of the package.
 * @typedef {object} Budget
 * @property {string} game Its short name.
 * @property {number} [budgetMs] After so many milliseconds of this call it answers with what it knows;
 * without it when it is done.
 */

/**
 * What is added to each answer.
 * @typedef {object} Spent
 * @property {number} ms The milliseconds that the question has taken so far, earlier calls included as
 * long as no other question came between.
 * @property {{ nodes: number, ms: number }} measured Positions and the milliseconds in which they were
 * visited, to tell a speed by: both of the slices of this call after the first one. The positions of
 * the answer itself may be of earlier calls, which another question followed.
 */

/**
 * Milliseconds of a slice: a search that is to stop does so when its slice is over, and tells how far it
 * is so often. A stop may take twice as long, with the messages and on a busy machine.
 */
const SLICE = 25;

/**
 * @param {Pick<typeof import("../../pkg/web/cutoff.js"), "solve">} searches Of the package.
 * @param {() => number} [now] Milliseconds.
 */
export function slices({ solve }, now = () => performance.now()) {
  /** The question that was asked last, its positions and its time. */
  let last = { question: "", nodes: 0, ms: 0 };

  return {
    /**
     * Goes on until all that is asked for is found.
     * @param {BoardInput} position
     * @param {SolveOptions & Budget} options
     * @returns {Generator<Solved & Spent, Solved & Spent, void>}
     */
    *solving(position, { budgetMs, ...options }) {
      const question = JSON.stringify([position, options]);
      const start = now();
      let measured = { nodes: 0, ms: 0 };
      /** The positions of the answer before, in this call. @type {number | null} */
      let nodesBefore = null;
      for (;;) {
        const before = now();
        const answer = solve(position, { ...options, budgetMs: SLICE });
        const after = now();
        // Another question in between may have cost the search its table: then it has begun anew.
        const goesOn = last.question === question && answer.nodes >= last.nodes;
        const ms = (goesOn ? last.ms : 0) + after - before;
        last = { question, nodes: answer.nodes, ms };
        const added = nodesBefore === null ? -1 : answer.nodes - nodesBefore;
        // Fewer than before: the search has begun anew, and how many are of this slice is not known.
        if (added >= 0) {
          measured = { nodes: measured.nodes + added, ms: measured.ms + after - before };
        }
        nodesBefore = answer.nodes;
        const spent = { ...answer, ms, measured };
        if (answer.done || (budgetMs !== undefined && after - start >= budgetMs)) return spent;
        yield spent;
      }
    },
  };
}
