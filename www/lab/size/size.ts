/**
 * The table of boards, and of one board how big it is: what minimax would visit to each depth, counted or estimated, and what alpha-beta visits, as far
 * as it gets: at first in a moment by itself, then in the time that the visitor gives it; the different positions and
 * the games, where there are not too many.
 */
import { untilSeen } from "../../base/tab-visibility.js";
import { thinking } from "../../engine/workers.js";
import { emptyCells } from "../../game/shape.js";
import { make, setText } from "../../base/elements.js";
import { number, say } from "../../messages/index.js";
import { part } from "../../page/parts.js";
import { chartFigure } from "../chart/paper.js";
import { lineChart } from "../chart/lines.js";
import { beginning, openBench } from "../bench.js";
import { folded, labFrame } from "../frame.js";
import { alphaBetaRun } from "./alpha-beta.js";
import { CHESS, countsOf, withCounted } from "./counts.js";
import { censusPart } from "./census.js";
import { isRough } from "../../page/large-numbers.js";
import { estimateText, magnitude, orderText } from "../../page/magnitude.js";
import { byDepth, linesOf } from "./by-depth.js";
import { solvedBoards } from "./boards.js";

/** @import { Census, Estimate } from "../../../pkg/web/cutoff.js" */
/** @import { OpenView } from "../../page/start/types.d.ts" */

const HEIGHT = 400;

/** @type {OpenView} */
export function openSize(context) {
  const { box, query, state, fail, changed } = context;
  const { shape } = state();
  /** What is estimated, and given up when that is of another position. */
  let counting = new AbortController();
  /** @type {Estimate[]} */
  let estimates = [];
  /** @type {Census | null} */
  let census = null;

  const sure = make("p", {});
  const counts = censusPart(shape);
  const chart = make("div", { class: "chart-room" });
  const table = make("div", {});
  const alphaBeta = alphaBetaRun(context, shape, () => bench, show);
  const bench = openBench(context, {
    // Such a search is over before anyone asks for it.
    isTimed: !shape.exhaustive,
    run: shape.exhaustive ? [] : [alphaBeta.go],
    chosen() {
      changed();
      if (bench.begin().board !== board) estimateAll();
    },
  });
  bench.offer(["empty", "board"]);
  /** Where the searches begin. */
  let board = "";
  box.classList.add("size");
  const overview = solvedBoards(query, shape, changed);
  const heading = make("h2", { id: "size-big" }, say("size-big"));
  // The table comes first; the bench is for what is below it.
  part("bench").before(overview.element, heading);
  labFrame(
    box,
    [
      chart,
      sure,
      make("p", {}, say("size-shannon")),
      counts.plies,
      folded(say("count-by-depth"), table),
      howCounted(),
    ],
    [
      alphaBeta.far,
      make("p", {}, say("size-explained")),
      make("p", { class: "explained" }, say("size-bound", boundOf(shape.names.length))),
      counts.counted,
      counts.proof,
    ],
    overview.choice,
  );

  /** Estimates what minimax visits, depth by depth; counts what can be counted; and lets alpha-beta run for a moment. */
  async function estimateAll() {
    counting.abort();
    counting = new AbortController();
    const { signal } = counting;
    board = bench.begin().board;
    [estimates, census] = [[], null];
    alphaBeta.clear();
    setText(sure, "");
    counts.clear();
    try {
      await untilSeen(signal);
      estimates = await estimatesOf(shape.game, board, signal);
      show();
      census = await counts.count(beginning(state(), true).board, board, signal);
      show();
      await alphaBeta.runFirst();
    } catch (error) {
      fail(error, signal);
    }
  }

  function show() {
    const known = withCounted(estimates, census);
    const all = known.at(-1);
    if (!all) return;
    setText(sure, all.exact ? "" : errorWords(all));
    const byPly = countsOf(known, alphaBeta.lane(), CHESS, census?.positionsByPly);
    const drawing = linesOf(byPly, titleOf(all));
    chart.replaceChildren(chartFigure((width) => lineChart(drawing, width, HEIGHT), "size"));
    table.replaceChildren(byDepth(byPly));
  }

  estimateAll();
  return {
    close() {
      counting.abort();
      alphaBeta.stop();
      overview.element.remove();
      heading.remove();
    },
    link: () => ({ ...bench.link(), ...overview.link() }),
  };
}

/** What minimax visits to each depth. @param {string} game @param {string} board @param {AbortSignal} signal */
async function estimatesOf(game, board, signal) {
  /** @type {Estimate[]} */
  const found = [];
  for (let depth = 1; depth <= emptyCells(board); depth += 1) {
    found.push(await thinking().request("estimate", [board, { game, depth }], { signal }));
  }
  return found;
}

/** Each cell is X, O or empty: more boards than there are positions. @param {number} cells */
function boundOf(cells) {
  const boards = 3 ** cells;
  return { cells, boards: Number.isSafeInteger(boards) ? number(boards) : magnitude(boards) };
}

/** How the counts were made, and where those of chess are from. */
function howCounted() {
  const [oeis, wiki] = [
    ["https://oeis.org/A048987", say("size-source-perft")],
    ["https://www.chessprogramming.org/Perft_Results", say("size-source-wiki")],
  ].map(([href, text]) => make("a", { href, rel: "noreferrer" }, text));
  return folded(
    say("race-how"),
    make("p", { class: "explained" }, say("count-how-estimate")),
    make("p", { class: "explained" }, say("count-how-depth")),
    make("p", { class: "explained" }, say("size-sources"), " ", oeis, ", ", wiki),
  );
}

/** What minimax would visit in all. @param {Estimate} estimate */
function titleOf(estimate) {
  const { nodes, standardError, exact } = estimate;
  if (exact) return say("count-whole", { how: "exact", nodes: magnitude(nodes, true) });
  return isRough(estimate)
    ? say("count-whole", { how: "rough", nodes: orderText(nodes) })
    : say("count-whole", { how: "about", nodes: estimateText(nodes, standardError).nodes });
}

/** How good the estimate is. @param {Estimate} estimate */
function errorWords(estimate) {
  const { nodes, standardError, probes } = estimate;
  const error = isRough(estimate) ? "none" : estimateText(nodes, standardError).error;
  return say("count-error", { probes: number(probes), error });
}
