/** Move order: what alpha-beta visits if the cells are tried in another order. */
import { button, labelled, make, select } from "../page/elements.js";
import { list as listed, number, say, times } from "../messages/index.js";
import { position } from "../game/state.js";
import { bestEnd } from "../game/end.js";
import { orderEditor } from "./order-editor.js";
import { logScale } from "./scale.js";
import { ORDERS, nameOf, randomOrder, readOrder } from "./orders.js";
import { readSeed } from "../page/random.js";

/** @typedef {"plain" | "depth-aware"} Scoring */

/** Orders that know the answers: how good, and how bad, an order can be. */
const INFORMED = /** @type {const} */ (["best-first", "worst-first"]);

/** Attempts that stay listed. */
const LISTED = 12;

/** @type {import("../page/view.js").OpenView} */
export function openOrder({ box, query, state, engine, fail }) {
  let order = readOrder(query.get("order")) ?? [...ORDERS.rows];
  let board = state().shape.start;
  /** @type {Scoring} */
  let scoring = query.get("scoring") === "depth-aware" ? "depth-aware" : "plain";
  let ofBoard = query.get("on") === "board";
  let work = new AbortController();
  /** @type {{ name: string, nodes: number }[]} */
  const tried = [];

  const editor = orderEditor(state().shape, order, (changed) => {
    order = changed;
    count(nameOf(order) ?? "own");
  });
  const nodes = make("output", { class: "order-nodes" });
  const value = make("p", {});
  const scale = make("div", { class: "order-scale" });
  const list = make("ol", { class: "order-tried", "aria-label": say("order-tried") });
  const seed = make("input", { type: "text", inputmode: "numeric", maxlength: 6, size: 6 });
  box.append(
    make("p", {}, say("order-explained")),
    make("div", { class: "fields" }, placeField(), scoringField()),
    make("h3", {}, say("order-cells")),
    editor.element,
    make(
      "div",
      { class: "buttons" },
      ...Object.keys(ORDERS).map((name) =>
        button(say(`order-${name}`), () => editor.set([...ORDERS[name]])),
      ),
      ...INFORMED.map((name) => button(say(`order-${name}`), () => count(name))),
    ),
    make(
      "div",
      { class: "fields" },
      labelled(say("order-seed"), seed),
      button(say("order-random"), () => {
        const number = readSeed(seed.value.trim() || undefined);
        seed.value = String(number);
        editor.set(randomOrder(number));
      }),
    ),
    make("p", { class: "order-answer", "aria-live": "polite" }, nodes, value),
    scale,
    make("h3", {}, say("order-tried")),
    list,
  );

  function placeField() {
    const choices = /** @type {const} */ ([
      ["empty", say("race-on-empty")],
      ["board", say("race-on-board")],
    ]);
    const field = select(choices, ofBoard ? "board" : "empty", (name) => {
      ofBoard = name === "board";
      refresh();
    });
    return labelled(say("race-course"), field);
  }

  function scoringField() {
    const choices = /** @type {const} */ ([
      ["plain", say("order-plain")],
      ["depth-aware", say("order-depth-aware")],
    ]);
    const field = select(choices, scoring, (name) => {
      scoring = /** @type {Scoring} */ (name);
      refresh();
    });
    return labelled(say("order-scores"), field);
  }

  /** Another position or other scores: nothing counted before can be compared. */
  function refresh() {
    const now = position(state());
    board = ofBoard && now && !now.finished ? now.board : state().shape.start;
    tried.length = 0;
    count(nameOf(order) ?? "own");
  }

  /** @param {string} name An order's, or of those that know the answers. */
  async function count(name) {
    work.abort();
    work = new AbortController();
    const { signal } = work;
    const informed = INFORMED.find((other) => other === name);
    try {
      const [visit, all, census, end] = await Promise.all([
        informed
          ? engine.request("visit", [board, informed, { scoring }], { signal })
          : engine.request("visit", [board, "alpha-beta", { scoring, order }], { signal }),
        engine.request("visit", [board, "minimax"], { signal }),
        engine.request("census", [board], { signal }),
        bestEnd(engine, state().shape, board, [], true, signal),
      ]);
      show(name, visit.nodes, all.nodes, census.smallestProof, end.winner);
    } catch (error) {
      fail(error, signal);
    }
  }

  /**
   * @param {string} name
   * @param {number} visited
   * @param {number} all
   * @param {number} proof
   * @param {import("../game/state.js").Player | null} winner
   */
  function show(name, visited, all, proof, winner) {
    const outcome = winner?.toLowerCase() ?? "draw";
    nodes.textContent = say("order-nodes", { nodes: visited, times: times(all / visited) });
    value.textContent = say(`order-value-${outcome}`);
    scale.replaceChildren(
      logScale(say("order-scale"), [
        { name: say("order-mark-proof"), value: proof },
        { name: say("order-mark-root"), value: Math.sqrt(all) },
        { name: say("order-mark-all"), value: all },
        { name: say("order-mark-here"), value: visited, main: true },
      ]),
      make("p", { class: "explained" }, say("order-marks", { all, root: Math.sqrt(all), proof })),
    );
    const label =
      name === "own"
        ? listed(order.map((cell) => say("why-cell", { cell })))
        : say(`order-${name}`);
    tried.unshift({ name: label, nodes: visited });
    tried.length = Math.min(tried.length, LISTED);
    list.replaceChildren(
      ...tried.map((attempt) => make("li", {}, `${attempt.name}: ${number(attempt.nodes)}`)),
    );
  }

  refresh();
  return {
    follow(now) {
      if (ofBoard && position(now)?.board !== board) refresh();
    },
    close: () => work.abort(),
    link: () => ({ order: order.join(""), scoring, on: ofBoard ? "board" : "empty" }),
  };
}
