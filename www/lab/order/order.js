/** Move order: what alpha-beta visits if the cells are tried in another order. */
import { make } from "../../page/elements.js";
import { list as listed, number, say, times } from "../../messages/index.js";
import { termLine } from "../../page/term.js";
import { bestEnd } from "../../game/end.js";
import { chartFigure } from "../chart/paper.js";
import { dotChart } from "../chart/dots.js";
import { folded, labFrame } from "../frame.js";
import { searched, searchedNote } from "../searched.js";
import { orderEditor } from "./editor.js";
import { INFORMED, ORDERS, nameOf, readOrder } from "./orders.js";
import { orderSettings } from "./settings.js";
import { triedList } from "./tried.js";

/** @import { Scoring } from "./settings.js" */

/**
 * What was counted for an order.
 * @typedef {object} Count
 * @property {string} name The order's, as it is read.
 * @property {Scoring} scoring
 * @property {number} nodes
 */

/** @type {import("../../page/view.js").OpenView} */
export function openOrder({ box, query, state, engine, fail, changed }) {
  let order = readOrder(query.get("order")) ?? [...ORDERS.rows];
  let work = new AbortController();
  const tried = triedList();

  const editor = orderEditor(state().shape, order, (other) => {
    order = other;
    changed();
    count(nameOf(order) ?? "own");
  });
  const settings = orderSettings(query, {
    choose: (order) => editor.set(order),
    informed: (name) => count(name),
    position: () => {
      tried.clear();
      again();
    },
    scoring: again,
  });
  const note = searchedNote();
  const nodes = make("output", { class: "headline" });
  const scored = make("p", {});
  const value = make("p", {});
  const scale = make("div", {});
  const marks = make("p", { class: "explained" });
  labFrame(
    box,
    [note.element, ...settings.content],
    [
      make(
        "div",
        { class: "order-frame" },
        make(
          "div",
          { class: "order-main" },
          make("h2", { class: "label" }, say("order-cells")),
          editor.element,
          make("p", { class: "explained" }, say("order-explained")),
          termLine(["move-order", "cut", "smallest-proof"]),
          make("div", { class: "order-answer", "aria-live": "polite" }, nodes, scored, value),
          scale,
          folded(say("order-marks-title"), marks),
        ),
        tried.element,
      ),
    ],
  );

  /** Other scores, or another position. */
  function again() {
    changed();
    count(nameOf(order) ?? "own");
  }

  function boardNow() {
    const { board, which } = searched(state());
    note.show(settings.ofBoard() ? which : null);
    return settings.ofBoard() ? board : state().shape.start;
  }

  /** @param {string} name An order's, or of those that know the answers. */
  async function count(name) {
    work.abort();
    work = new AbortController();
    const { signal } = work;
    const board = boardNow();
    const scoring = settings.scoring();
    const informed = INFORMED.find((other) => other === name);
    const label =
      name === "own"
        ? listed(order.map((cell) => say("lab-cell", { cell })))
        : say(`order-${name}`);
    try {
      const [visit, all, census, end] = await Promise.all([
        informed
          ? engine.request("visiting", [[board], informed, { scoring }], { signal })
          : engine.request("visiting", [[board], "alpha-beta", { scoring, order }], { signal }),
        engine.request("visiting", [[board], "minimax"], { signal }),
        engine.request("census", [board], { signal }),
        bestEnd(engine, state().shape, board, [], true, signal),
      ]);
      show({ name: label, scoring, nodes: visit.nodes }, all.nodes, census.smallestProof ?? 0);
      value.textContent = say(`order-value-${end.winner?.toLowerCase() ?? "draw"}`);
    } catch (error) {
      fail(error, signal);
    }
  }

  /** @param {Count} found @param {number} all What minimax visits. @param {number} proof */
  function show(found, all, proof) {
    const root = Math.sqrt(all);
    nodes.textContent = say("order-nodes", { nodes: found.nodes, times: times(all / found.nodes) });
    scored.textContent = say("order-scored", { scores: say(`order-${found.scoring}`) });
    marks.textContent = say("order-marks", { all, root, proof });
    tried.add(found);
    const here = {
      ...{ name: say("order-mark-here"), value: found.nodes, series: 0, main: true },
      others: tried.earlier(),
    };
    const rows = [
      { name: say("order-mark-all"), value: all, series: 1 },
      here,
      { name: say("order-mark-proof"), value: proof, series: 2 },
      { name: say("order-mark-root"), value: root, series: 3 },
    ];
    const entries = [
      { name: say("order-mark-here"), series: 0 },
      { name: say("order-legend-tried"), series: 0, rank: /** @type {const} */ ("other") },
    ];
    const chart = {
      ...{ title: say("order-chart"), axis: say("race-axis-nodes"), rows, entries },
      format: (/** @type {number} */ value) => number(Math.round(value)),
    };
    scale.replaceChildren(chartFigure((width) => dotChart(chart, width), "order"));
  }

  count(nameOf(order) ?? "own");
  return {
    close: () => work.abort(),
    link: () => ({
      order: order.join(""),
      scoring: settings.scoring(),
      on: settings.ofBoard() ? "board" : "empty",
    }),
  };
}
