/**
 * The table of boards, and of one board how big it is: what minimax would visit to each depth, counted or estimated, and what alpha-beta visits, as far
 * as it gets: at first in a moment by itself, then in the time that the visitor gives it; the different positions and
 * the games, where there are not too many.
 */
import { untilSeen } from "../../base/tab-visibility.js";
import { isStop } from "../../engine/stop.js";
import { apart, thinking } from "../../engine/workers.js";
import { emptyCells, isSearchedWhole } from "../../game/shape.js";
import { button, make, setText } from "../../base/elements.js";
import { number, say } from "../../messages/index.js";
import { part } from "../../page/parts.js";
import { chartFigure } from "../chart/paper.js";
import { lineChart } from "../chart/lines.js";
import { beginning, openBench } from "../bench.js";
import { folded, labFrame } from "../frame.js";
import { termLine } from "../../page/term.js";
import { CHESS } from "./chess.js";
import { censusPart } from "./census-part.js";
import { countsOf, withCounted } from "./counts.js";
import { runLane } from "../lane-run.js";
import { newLane } from "../lane.js";
import { isRough } from "../../page/large-numbers.js";
import { estimateText, magnitude, orderText } from "../../page/magnitude.js";
import { byDepth, linesOf } from "./by-depth.js";
import { stateWords } from "../lane-words.js";
import { solvedBoards } from "./boards.js";

/** @import { Census, Estimate, Player } from "../../../pkg/web/cutoff.js" */
/** @import { OpenView } from "../../page/start/types.d.ts" */
/** @import { Lane } from "../types.d.ts" */

const HEIGHT = 400;
/** Milliseconds between two updates of the line that says how far alpha-beta is. */
const UPDATE = 125;
/** Milliseconds that alpha-beta gets without being asked for more. */
const FIRST = 250;

/** @type {OpenView} */
export function openSize(context) {
  const { box, query, state, tell, fail, changed } = context;
  const { shape } = state();
  /** What is estimated, and given up when that is of another position. */
  let counting = new AbortController();
  /** @type {AbortController | null} */
  let measuring = null;
  /** @type {Estimate[]} */
  let estimates = [];
  /** @type {Census | null} */
  let census = null;
  let lane = newLane("alpha-beta");

  const far = isSearchedWhole(shape) ? null : make("p", { class: "explained" });
  const sure = make("p", {});
  const counts = censusPart(shape);
  const chart = make("div", { class: "chart-room" });
  const table = make("div", {});
  /** Whether the visitor has asked for what is measured. */
  let isAsked = false;
  const go = button(say("count-start"), press, { class: "primary" });
  const bench = openBench(context, {
    // Such a search is over before anyone asks for it.
    isTimed: !isSearchedWhole(shape),
    run: isSearchedWhole(shape) ? [] : [go],
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
  // The table comes first; the bench is for what is below it, the words at its side for the whole.
  part("bench").before(part("bench").querySelector(".lede") ?? "", overview.element, heading);
  labFrame(
    box,
    [
      chart,
      sure,
      make("p", {}, say("size-shannon")),
      counts.plies,
      folded(say("count-by-depth"), table),
      termLine(["node", "ply", "smallest-proof"]),
      howCounted(),
    ],
    [
      far,
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
    measuring?.abort();
    counting = new AbortController();
    const { signal } = counting;
    board = bench.begin().board;
    [estimates, census, lane] = [[], null, newLane("alpha-beta")];
    if (far) setText(far, "");
    setText(sure, "");
    counts.clear();
    const engine = thinking();
    try {
      await untilSeen(signal);
      /** @type {Estimate[]} */
      const found = [];
      const left = emptyCells(board);
      for (let depth = 1; depth <= left; depth += 1) {
        const options = { game: shape.game, depth };
        found.push(await engine.request("estimate", [board, options], { signal }));
      }
      estimates = found;
      show();
      census = await counts.count(beginning(state(), true).board, board, signal);
      show();
      if (!measuring && lane.state === "waiting") await measure(FIRST);
    } catch (error) {
      fail(error, signal);
    }
  }

  function press() {
    measuring?.abort();
    if (!isAsked) measure();
  }

  /** Lets alpha-beta search: for the visitor's time, or by itself for a moment. @param {number} [first] Milliseconds. */
  async function measure(first) {
    const mine = newLane("alpha-beta");
    const { board, player } = bench.begin();
    const own = (measuring = new AbortController());
    const { signal } = own;
    isAsked = !first;
    lane = mine;
    if (isAsked) setText(go, say("stop"));
    const task = { shape, board, budgetMs: first ?? bench.seconds() * 1_000, memoryMb: 8 };
    const saySoFar = () => far && setText(far, mine.worth ? "" : farWords(mine, player));
    const updates = setInterval(saySoFar, UPDATE);
    try {
      await runLane(mine, task, apart(), signal, () => {});
      if (mine !== lane) return;
      saySoFar();
      show();
      if (!first) tell(farWords(mine, player));
    } catch (error) {
      if (!isStop(error)) fail(error, signal);
    } finally {
      clearInterval(updates);
      if (measuring === own) {
        [measuring, isAsked] = [null, false];
        setText(go, say("count-start"));
      }
    }
  }

  function show() {
    const known = withCounted(estimates, census);
    const all = known.at(-1);
    if (!all) return;
    setText(sure, all.exact ? "" : errorWords(all));
    const byPly = countsOf(known, lane, CHESS, census?.positionsByPly);
    const drawing = linesOf(byPly, titleOf(all));
    chart.replaceChildren(chartFigure((width) => lineChart(drawing, width, HEIGHT), "size"));
    table.replaceChildren(byDepth(byPly));
  }

  estimateAll();
  return {
    close() {
      counting.abort();
      measuring?.abort();
      overview.element.remove();
      heading.remove();
    },
    link: () => ({ ...bench.link(), ...overview.link() }),
  };
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
  if (exact) return say("count-exact", { nodes: magnitude(nodes, true) });
  return isRough(estimate)
    ? say("count-estimated-rough", { nodes: orderText(nodes) })
    : say("count-estimated", { nodes: estimateText(nodes, standardError).nodes });
}

/** How far alpha-beta is. @param {Lane} lane @param {Player} player */
function farWords(lane, player) {
  return say("count-far", { state: stateWords(lane, player) });
}

/** How good the estimate is. @param {Estimate} estimate */
function errorWords(estimate) {
  const { nodes, standardError, probes } = estimate;
  return isRough(estimate)
    ? say("count-error-rough", { probes: number(probes) })
    : say("count-error", {
        probes: number(probes),
        error: estimateText(nodes, standardError).error,
      });
}
