/**
 * The table of boards, and of one board how big it is: what minimax would visit to each depth, and what alpha-beta
 * visits, for a moment by itself or in the time that the visitor gives it; the different positions and the games.
 */
import { openViewPage } from "../../page/start/view.ts";
import "../../style/solved.css";
import { untilSeen } from "../../base/tab-visibility.ts";
import { thinking } from "../../engine/workers.ts";
import { emptyCells } from "../../game/shape.ts";
import { make, setText } from "../../base/elements.ts";
import { number, say } from "../../messages/index.ts";
import { part } from "../../page/parts.ts";
import { EMPTY_MARK, chartFigure } from "../chart/paper.ts";
import { lineChart } from "../chart/lines.ts";
import { beginning, openBench } from "../bench.ts";
import { folded, labFrame } from "../frame.ts";
import { alphaBetaRun } from "./alpha-beta.ts";
import { CHESS, countsOf, withCounted, errorBar } from "./counts.ts";
import { censusPart } from "./census.ts";
import { isRough } from "../../page/large-numbers.ts";
import { estimateText, magnitude, orderText, powerText } from "../../page/magnitude.ts";
import { solvedBoards } from "./boards.ts";
import { tableRow, wideTable } from "../table.ts";
import { SCHEMA } from "./link.ts";
import type { Census, Estimate } from "../../../pkg/web/cutoff.js";
import type { OpenView, ViewContext } from "../../page/start/view.ts";
import type { Bench } from "../bench.ts";
import type { Count } from "./counts.ts";
import type { Lines } from "../chart/lines.ts";

const HEIGHT = 400;

const openSize: OpenView = (context) => {
  const { box, query, state, changed } = context;
  const { shape } = state();
  const alphaBeta = alphaBetaRun(
    context,
    shape,
    () => bench,
    () => count.show(),
  );
  const bench = openBench(context, {
    // Such a search is over before anyone asks for it.
    isTimed: !shape.exhaustive,
    run: shape.exhaustive ? [] : [alphaBeta.go],
    chosen() {
      changed();
      count.update();
    },
  });
  bench.offer(["empty", "board"]);
  box.classList.add("size");
  const overview = solvedBoards(query, shape, changed);
  const heading = make("h2", { id: "size-big" }, say("size-big"));
  // The table comes first; the bench is for what is below it.
  part("bench").before(overview.element, heading);
  const count = sizeCount(context, bench, alphaBeta);
  labFrame(box, count.result, [alphaBeta.far, ...count.explained], overview.choice);
  count.update();
  return {
    close() {
      count.stop();
      alphaBeta.stop();
      overview.element.remove();
      heading.remove();
    },
    link: () => ({ ...bench.link(), ...overview.link() }),
  };
};

/** What is estimated and counted of the board where the searches begin, and given up for another one. */
function sizeCount(
  { state, fail }: ViewContext,
  bench: Bench,
  alphaBeta: ReturnType<typeof alphaBetaRun>,
) {
  const { shape } = state();
  let counting = new AbortController();
  let board = "";
  let estimates: Estimate[] = [];
  let census: Census | null = null;
  const sure = make("p", {});
  const counts = censusPart(shape);
  const chart = make("div", { class: "chart-room" });
  const table = make("div", {});
  const bound = say("size-bound", boundOf(shape.names.length));

  async function update() {
    if (bench.begin().board === board) return;
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

  const shannon = make("p", {}, say("size-shannon"));
  const byDepths = folded(say("count-by-depth"), table);
  return {
    result: [chart, sure, shannon, counts.plies, byDepths, howCounted()],
    explained: [
      make("p", {}, say("size-explained")),
      make("p", { class: "explained" }, bound),
      counts.counted,
      counts.proof,
    ],
    update,
    show,
    stop: () => counting.abort(),
  };
}

async function estimatesOf(game: string, board: string, signal: AbortSignal) {
  const found: Estimate[] = [];
  for (let depth = 1; depth <= emptyCells(board); depth += 1) {
    found.push(await thinking().request("estimate", [board, { game, depth }], { signal }));
  }
  return found;
}

/** Each cell is X, O or empty: more boards than there are positions. */
function boundOf(cells: number) {
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

function titleOf(estimate: Estimate) {
  const { nodes, standardError, exact } = estimate;
  if (exact) return say("count-whole", { how: "exact", nodes: magnitude(nodes, true) });
  return isRough(estimate)
    ? say("count-whole", { how: "rough", nodes: orderText(nodes) })
    : say("count-whole", { how: "about", nodes: estimateText(nodes, standardError).nodes });
}

function errorWords(estimate: Estimate) {
  const { nodes, standardError, probes } = estimate;
  const error = isRough(estimate) ? "none" : estimateText(nodes, standardError).error;
  return say("count-error", { probes: number(probes), error });
}

function linesOf(counts: Count[], title: string): Lines {
  const chess = counts.map(({ chess }) => (chess === null ? null : Number(chess)));
  const isOpen = counts.some(
    ({ error, alphaBeta, finished }) => error > 0 || (alphaBeta !== null && !finished),
  );
  return {
    title,
    across: say("depth-axis"),
    up: say("race-axis-nodes"),
    places: counts.map(({ depth }) => number(depth)),
    series: [
      {
        name: say("minimax-name"),
        series: 0,
        values: counts.map(({ minimax }) => minimax),
        open: counts.map(({ error }) => error > 0),
        bars: counts.map(errorBar),
      },
      {
        name: say("race-alpha-beta"),
        series: 1,
        values: counts.map(({ alphaBeta }) => alphaBeta),
        open: counts.map(({ finished }) => !finished),
      },
      { name: say("size-positions"), series: 3, values: counts.map(({ different }) => different) },
      { name: say("count-chess"), series: 2, values: chess },
    ],
    entries: isOpen ? [{ name: say("count-open"), series: EMPTY_MARK, rank: "open" }] : [],
    format: powerText,
  };
}

function byDepth(counts: Count[]) {
  const heads = [
    ...[say("race-column-depth"), say("minimax-name"), say("race-alpha-beta")],
    ...[say("size-positions"), say("count-chess")],
  ];
  const rows = counts.map((count) => {
    const { depth, different, chess } = count;
    const cells = [
      minimaxWords(count),
      alphaBetaWords(count),
      different === null ? say("time-none") : number(different),
      chess === null ? say("time-none") : magnitude(Number(chess), true),
    ];
    return tableRow(number(depth), cells);
  });
  const bodies = [make("tbody", {}, ...rows)];
  return wideTable({ caption: say("count-by-depth"), heads, bodies });
}

function minimaxWords({ minimax, error }: Count) {
  if (minimax === null) return say("time-none");
  if (error === 0) return magnitude(minimax, true);
  if (isRough({ nodes: minimax, standardError: error, exact: false })) {
    return say("count-cell-rough", { nodes: orderText(minimax) });
  }
  return say("count-cell", estimateText(minimax, error));
}

function alphaBetaWords({ alphaBeta, finished }: Count) {
  if (alphaBeta === null) return say("time-none");
  const nodes = magnitude(alphaBeta, true);
  return finished ? nodes : say("count-cell-open", { nodes });
}

openViewPage(openSize, () => SCHEMA, thinking);
