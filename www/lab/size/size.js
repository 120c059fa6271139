/** How big is it? Positions, games and nodes, counted by the engine, and chess beside them. */
import { make } from "../../page/elements.js";
import { termLine } from "../../page/term.js";
import { number, say } from "../../messages/index.js";
import { position } from "../../game/state.js";
import { chartFigure } from "../chart/paper.js";
import { lineChart } from "../chart/lines.js";
import { folded, labFrame } from "../frame.js";
import { CHESS } from "./chess.js";
import { COUNTS, figures, sum } from "./figures.js";

/** @import { Census } from "../../../pkg/web/cutoff.js" */

const HEIGHT = 400;

/** @type {import("../../page/view.js").OpenView} */
export function openSize({ box, state, engine, fail }) {
  const work = new AbortController();
  const table = make("div", {});
  const chart = make("div", {});
  const plies = make("div", {
    class: "scrolls",
    tabindex: 0,
    role: "group",
    "aria-label": say("size-plies"),
  });
  const links = [
    ["https://oeis.org/A048987", say("size-source-perft")],
    ["https://www.chessprogramming.org/Perft_Results", say("size-source-wiki")],
  ].map(([href, text]) => make("a", { href, rel: "noreferrer" }, text));
  box.classList.add("size");
  labFrame(
    box,
    [
      make("p", {}, say("size-explained")),
      table,
      make("p", { class: "explained" }, say("size-bound")),
      termLine(["node", "ply", "smallest-proof"]),
    ],
    [
      chart,
      make("p", {}, say("size-shannon")),
      folded(
        say("size-plies"),
        plies,
        make("p", { class: "explained" }, say("size-sources"), " ", links[0], ", ", links[1]),
      ),
    ],
  );

  async function count() {
    const { start } = state().shape;
    const board = position(state())?.board ?? start;
    try {
      const ask = (/** @type {string} */ board) =>
        engine.request("census", [board], { signal: work.signal });
      const whole = await ask(start);
      show(whole, board === start ? null : await ask(board));
    } catch (error) {
      fail(error, work.signal);
    }
  }

  /** @param {Census} whole @param {Census | null} here Null if the board is empty. */
  function show(whole, here) {
    const both = here ? [whole, here] : [whole];
    const rows = [
      ...COUNTS.map((name) => [say(`size-${name}`), ...both.map((census) => census[name] ?? "")]),
      [say("size-nodes"), ...both.map(({ nodesByPly }) => sum(nodesByPly))],
      [say("size-proof"), ...both.map(({ smallestProof }) => smallestProof ?? "")],
    ];
    const names = [say("size-whole"), ...(here ? [say("size-here")] : [])];
    table.replaceChildren(figures([say("size-what"), ...names], rows, say("size-caption")));

    const chess = [1n, ...CHESS];
    const columns = [...both.map(({ nodesByPly }) => nodesByPly), chess];
    const longest = Math.max(...columns.map(({ length }) => length));
    const byPly = Array.from({ length: longest }, (_, ply) => [
      number(ply),
      ...columns.map((column) => column[ply] ?? ""),
    ]);
    const heads = [say("size-ply"), ...names, say("size-chess")];
    plies.replaceChildren(figures(heads, byPly, say("size-plies")));
    const places = Array.from({ length: longest }, (_, ply) => number(ply));
    const lines = {
      ...{ title: say("size-chart"), across: say("size-axis-plies"), up: say("size-axis-nodes") },
      places,
      series: columns.map((column, series) => ({
        name: heads[series + 1],
        series: column === chess ? 1 : series * 2,
        values: places.map((_, ply) => (column[ply] ? Number(column[ply]) : null)),
      })),
      format: (/** @type {number} */ value) => number(value, { notation: "compact" }),
    };
    chart.replaceChildren(chartFigure((width) => lineChart(lines, width, HEIGHT), "size"));
  }

  count();
  return { close: () => work.abort() };
}
