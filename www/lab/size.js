/** How big is it? Positions, games and nodes, counted by the engine, and chess beside them. */
import { make } from "../page/elements.js";
import { number, say } from "../messages/index.js";
import { position } from "../game/state.js";
import { lineChart } from "./charts.js";

/** @typedef {import("../../pkg/web/cutoff.js").Census} Census */

/**
 * Games of chess after so many plies: perft of the initial position, as published at
 * https://www.chessprogramming.org/Perft_Results and OEIS A048987.
 */
const CHESS = [
  "20",
  "400",
  "8902",
  "197281",
  "4865609",
  "119060324",
  "3195901860",
  "84998978956",
  "2439530234167",
  "69352859712417",
].map(BigInt);

/** Counts to show, in this order. */
const COUNTS = /** @type {const} */ (["positions", "finished", "distinct", "games"]);

/** @type {import("../page/view.js").OpenView} */
export function openSize({ box, engine, fail }) {
  const work = new AbortController();
  const table = make("div", {});
  const plies = make("div", {
    class: "scrolls",
    tabindex: 0,
    role: "group",
    "aria-label": say("size-plies"),
  });
  const chart = make("figure", { class: "chart-box" });
  let current = "";
  box.append(
    make("p", {}, say("size-explained")),
    table,
    make("p", { class: "explained" }, say("size-bound")),
    make("h3", {}, say("size-plies")),
    plies,
    chart,
    make("p", {}, say("size-shannon")),
    make(
      "p",
      { class: "explained" },
      say("size-sources"),
      " ",
      make("a", { href: "https://oeis.org/A048987", rel: "noreferrer" }, say("size-source-perft")),
      ", ",
      make(
        "a",
        { href: "https://www.chessprogramming.org/Perft_Results", rel: "noreferrer" },
        say("size-source-wiki"),
      ),
    ),
  );

  /** @param {import("../game/state.js").State} now */
  async function follow(now) {
    const board = position(now)?.board ?? now.shape.start;
    if (board === current) return;
    current = board;
    try {
      const ask = (/** @type {string} */ board) =>
        engine.request("census", [board], { signal: work.signal });
      const [whole, here] = await Promise.all([ask(now.shape.start), ask(board)]);
      if (board === current) show(whole, here);
    } catch (error) {
      fail(error, work.signal);
    }
  }

  /** @param {Census} whole @param {Census} here */
  function show(whole, here) {
    const rows = COUNTS.map((name) => [say(`size-${name}`), whole[name], here[name]]);
    const nodes = (/** @type {Census} */ { nodesByPly }) =>
      nodesByPly.reduce((sum, count) => sum + count, 0);
    rows.push([say("size-nodes"), nodes(whole), nodes(here)]);
    rows.push([say("size-proof"), whole.smallestProof, here.smallestProof]);
    table.replaceChildren(
      figures([say("size-what"), say("size-whole"), say("size-here")], rows, say("size-caption")),
    );
    const longest = Math.max(whole.nodesByPly.length, CHESS.length + 1);
    const byPly = Array.from({ length: longest }, (_, ply) => [
      number(ply),
      whole.nodesByPly[ply] ?? "",
      here.nodesByPly[ply] ?? "",
      ply === 0 ? 1 : (CHESS[ply - 1] ?? ""),
    ]);
    const heads = ["size-ply", "size-whole", "size-here", "size-chess"].map((id) => say(id));
    plies.replaceChildren(figures(heads, byPly, say("size-plies")));
    const values = (/** @type {(number | bigint)[]} */ counts) =>
      Array.from({ length: longest }, (_, ply) => (counts[ply] ? [Number(counts[ply])] : []));
    chart.replaceChildren(
      lineChart({
        title: say("size-chart"),
        places: Array.from({ length: longest }, (_, ply) => number(ply)),
        series: [
          { name: say("size-whole"), values: values(whole.nodesByPly) },
          { name: say("size-here"), values: values(here.nodesByPly) },
          { name: say("size-chess"), values: values([1n, ...CHESS]) },
        ],
        format: (value) => number(value, { notation: "compact" }),
      }),
    );
  }

  return { follow, close: () => work.abort() };
}

/**
 * @param {string[]} heads
 * @param {(string | number | bigint)[][]} rows
 * @param {string} caption
 */
function figures(heads, rows, caption) {
  return make(
    "table",
    { class: "figures" },
    make("caption", { class: "unseen" }, caption),
    make("thead", {}, make("tr", {}, ...heads.map((head) => make("th", { scope: "col" }, head)))),
    make(
      "tbody",
      {},
      ...rows.map(([name, ...cells]) =>
        make(
          "tr",
          {},
          make("th", { scope: "row" }, String(name)),
          ...cells.map((cell) => make("td", {}, typeof cell === "string" ? cell : number(cell))),
        ),
      ),
    ),
  );
}
