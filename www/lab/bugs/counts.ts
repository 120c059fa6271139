/** Counts, bug by bug, what each does in some positions: call by call, so that it can be stopped. */
import { BUGS } from "../../game/bugs.js";

/** @import { BugName, Survey } from "../../../pkg/web/cutoff.js" */
/** @import { Engine } from "../../engine/engine.js" */
/** @import { Limit, Tally } from "./types.d.ts" */

/** Milliseconds of one call: after each the bug that was chosen meanwhile is next. */
const BUDGET = 100;
/** The most positions of one call, so that no call reads a long list for the few that it gets to. */
const MOST = 512;

/** @returns {Tally} */
export function noTally() {
  return {
    searched: 0,
    worse: 0,
    thrown: 0,
    misvalued: 0,
    moreNodes: 0,
    nodes: 0,
    nodesWithout: 0,
    boards: { worse: [], misvalued: [], moreNodes: [] },
  };
}

/** With some more positions. @param {Tally} tally @param {Survey} found @returns {Tally} */
function withFound(tally, found) {
  const { boards } = tally;
  return {
    searched: tally.searched + found.positions,
    worse: tally.worse + found.worse,
    thrown: tally.thrown + found.thrown,
    misvalued: tally.misvalued + found.misvalued,
    moreNodes: tally.moreNodes + found.moreNodes,
    nodes: tally.nodes + found.nodes,
    nodesWithout: tally.nodesWithout + found.nodesWithout,
    boards: {
      worse: [...boards.worse, ...found.worseBoards],
      misvalued: [...boards.misvalued, ...found.misvaluedBoards],
      moreNodes: [...boards.moreNodes, ...found.moreNodesBoards],
    },
  };
}

/** Where a bug fails; if it fails nowhere, where it takes longer. @param {Tally} tally */
export function examplesOf({ boards: { worse, misvalued, moreNodes } }) {
  return [worse, misvalued, moreNodes].find((boards) => boards.length > 0) ?? [];
}

/**
 * @typedef {object} CountedQuestion
 * @property {BugName} bug
 * @property {Tally} before What was counted before.
 * @property {string[]} next The positions that follow.
 */

/** @param {BugName} bug @param {string[]} boards @param {Tally} before @returns {CountedQuestion} */
function questionOf(bug, boards, before) {
  const from = before.searched;
  return { bug, before, next: boards.slice(from, from + MOST) };
}

/**
 * Lets every bug answer in the positions, the chosen one first.
 * @param {Engine} engine
 * @param {string[]} boards
 * @param {Limit} limit
 * @param {Map<BugName, Tally>} tallies What is counted so far. It grows.
 * @param {object} does
 * @param {() => BugName} does.chosen
 * @param {() => Promise<void>} does.waits Before each call.
 * @param {(bug: BugName) => void} does.counted After each.
 * @param {AbortSignal} signal
 */
export async function countBugs(engine, boards, limit, tallies, does, signal) {
  const isOpen = (/** @type {BugName} */ bug) => (tallies.get(bug)?.searched ?? 0) < boards.length;
  const options = { ...limit, budgetMs: BUDGET };
  /** What is asked until it is done, or another bug is chosen. @type {CountedQuestion | null} */
  let asked = null;
  for (;;) {
    await does.waits();
    const bug = [does.chosen(), ...BUGS].find(isOpen);
    if (!bug) return;
    if (asked?.bug !== bug) asked = questionOf(bug, boards, tallies.get(bug) ?? noTally());
    const found = await engine.request("survey", [asked.next, bug, options], { signal });
    tallies.set(bug, withFound(asked.before, found));
    if (found.done) asked = null;
    does.counted(bug);
  }
}
