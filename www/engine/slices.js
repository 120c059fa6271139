/**
 * The strong searches in slices, as a worker offers them: each reports what it knows after a slice, can
 * be stopped between two, and goes on from its table when the same question is asked again.
 */

/** @typedef {import("../../pkg/web/cutoff.js").BoardInput} BoardInput */
/** @typedef {import("../../pkg/web/cutoff.js").Thought} Thought */
/** @typedef {import("../../pkg/web/cutoff.js").Solved} Solved */
/** @typedef {import("../../pkg/web/cutoff.js").BoardAnalysis} BoardAnalysis */
/** @typedef {import("../../pkg/web/cutoff.js").ThinkOptions} ThinkOptions */
/** @typedef {import("../../pkg/web/cutoff.js").SolveOptions} SolveOptions */
/** @typedef {import("../../pkg/web/cutoff.js").AnalyzeOptions} AnalyzeOptions */

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

/** The searches of the package. @typedef {Pick<typeof import("../../pkg/web/cutoff.js"), "think" | "solve" | "analyze">} Searches */

/**
 * Milliseconds of a slice: a search that is to stop does so when its slice is over, and tells how far it
 * is so often. A stop may take twice as long, with the messages and on a busy machine.
 */
const SLICE = 25;

/**
 * @param {Searches} searches
 * @param {() => number} [now] Milliseconds.
 */
export function slices({ think, solve, analyze }, now = () => performance.now()) {
  /** The question that was asked last, its positions and its time. */
  let last = { question: "", nodes: 0, ms: 0 };

  /**
   * @template {{ nodes: number }} A
   * @param {unknown} question The same question goes on.
   * @param {number | undefined} budgetMs
   * @param {() => A} slice
   * @param {(answer: A) => boolean} isDone
   * @returns {Generator<A & Spent, A & Spent, void>}
   */
  function* inSlices(question, budgetMs, slice, isDone) {
    const asked = JSON.stringify(question);
    const start = now();
    let measured = { nodes: 0, ms: 0 };
    /** The positions of the answer before, in this call. @type {number | null} */
    let nodesBefore = null;
    for (;;) {
      const before = now();
      const answer = slice();
      const after = now();
      // Another question in between may have cost the search its table: then it has begun anew.
      const goesOn = last.question === asked && answer.nodes >= last.nodes;
      const ms = (goesOn ? last.ms : 0) + after - before;
      last = { question: asked, nodes: answer.nodes, ms };
      const added = nodesBefore === null ? -1 : answer.nodes - nodesBefore;
      // Fewer than before: the search has begun anew, and how many are of this slice is not known.
      if (added >= 0) {
        measured = { nodes: measured.nodes + added, ms: measured.ms + after - before };
      }
      nodesBefore = answer.nodes;
      const spent = { ...answer, ms, measured };
      if (isDone(answer) || (budgetMs !== undefined && after - start >= budgetMs)) return spent;
      yield spent;
    }
  }

  return {
    /**
     * Deepens until the result is proved or the depth reached.
     * @param {BoardInput} position
     * @param {Omit<ThinkOptions, "sliceMs"> & Budget} options
     */
    thinking(position, { budgetMs, ...options }) {
      const slice = () => think(position, { ...options, sliceMs: SLICE });
      return inSlices(["think", position, options], budgetMs, slice, ({ done }) => done);
    },

    /**
     * Proves the result, and then finds the line of best play if that is asked for.
     * @param {BoardInput} position
     * @param {SolveOptions & Budget} options
     */
    solving(position, { budgetMs, ...options }) {
      const slice = () => solve(position, { ...options, budgetMs: SLICE });
      /** @param {Solved} solved */
      const isDone = ({ exact, plies, principalVariation }) =>
        exact && (!options.line || principalVariation.length === plies);
      return inSlices(["solve", position, options], budgetMs, slice, isDone);
    },

    /**
     * Proves the score of every move, one after the other.
     * @param {BoardInput} position
     * @param {Omit<AnalyzeOptions, "depth"> & Budget} options
     */
    analyzing(position, { budgetMs, ...options }) {
      const slice = () => analyze(position, { ...options, budgetMs: SLICE });
      return inSlices(["analyze", position, options], budgetMs, slice, ({ exact }) => exact);
    },
  };
}
