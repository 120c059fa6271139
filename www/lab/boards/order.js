/**
 * Move order on boards beyond 3×3: what alpha-beta visits to a depth if it tries the moves in one order
 * or another, on one position or on a sample of positions.
 */
import { EngineFailure } from "../../engine/engine.js";
import { textbookEngine } from "../../engine/boards.js";
import { button, labelled, make, select } from "../../page/elements.js";
import { readSeed } from "../../page/random.js";
import { number, say, times } from "../../messages/index.js";
import { chartFigure } from "../chart/paper.js";
import { dotChart } from "../chart/dots.js";
import { folded, labFrame } from "../frame.js";
import { beginning, searchedNote } from "../searched.js";
import { DEPTHS, readNumber } from "./choices.js";
import { magnitude } from "../../page/magnitude.js";
import { BOARD_ORDERS, noCounts, orderOf, withPosition } from "./orders.js";
import { samplePositions } from "./sample.js";
import { choices } from "./settings.js";

/** @typedef {import("./orders.js").OrderCounts} OrderCounts */
/** @typedef {import("./orders.js").OrderName} OrderName */

/** Where one can search from. */
const COURSES = ["empty", "board", "sample"];
/** How many positions a sample has. */
const SAMPLE = 20;
/** The usual depth is the last to which minimax visits no more positions from the empty board. */
const USUAL = 500_000;

/** @type {import("../../page/view.js").OpenView} */
export function openBoardOrder(context) {
  const work = new AbortController();
  /** @type {ReturnType<typeof orderView> | null} */
  let view = null;
  const { engine, fail, query, state } = context;
  const ready = usualDepth(engine, state().shape, work.signal).then(
    (usual) => (view = orderView(context, readNumber(DEPTHS, query.get("depth"), usual))),
    (error) => fail(error, work.signal),
  );
  return {
    ready,
    close() {
      work.abort();
      view?.close();
    },
    link: () => view?.link() ?? {},
  };
}

/**
 * @param {import("../../engine/engine.js").Engine} engine
 * @param {import("../../game/shape.js").Shape} shape
 * @param {AbortSignal} signal
 */
async function usualDepth(engine, { game, start }, signal) {
  let usual = DEPTHS[0];
  for (const depth of DEPTHS) {
    const { nodes } = await engine.request("estimate", [start, { game, depth }], { signal });
    if (nodes > USUAL) break;
    usual = depth;
  }
  return usual;
}

/**
 * @param {import("../../page/view.js").ViewContext} context
 * @param {number} chosen The depth.
 */
function orderView({ box, query, state, engine, tell, fail, changed }, chosen) {
  const { shape } = state();
  let course = COURSES.find((name) => name === query.get("on")) ?? COURSES[0];
  let depth = chosen;
  let seedNow = readSeed(query.get("seed"));
  /** @type {AbortController | null} */
  let running = null;

  const note = searchedNote();
  const places = select(
    COURSES.map((name) => {
      const words =
        name === "sample" ? say("orders-on-sample", { count: SAMPLE }) : say(`race-on-${name}`);
      return /** @type {const} */ ([name, words]);
    }),
    course,
    (name) => ((course = name), update()),
  );
  const depths = select(choices("depth-at", DEPTHS), String(depth), (text) => {
    depth = Number(text);
    update();
  });
  const seed = make("input", { type: "text", inputmode: "numeric", maxlength: 6, size: 6 });
  seed.value = String(seedNow);
  seed.addEventListener("change", () => {
    seedNow = readSeed(seed.value.trim() || undefined);
    seed.value = String(seedNow);
    update();
  });
  const go = button(say("orders-start"), () => (running ? running.abort() : run()), {
    class: "primary",
  });
  const bar = make("progress", { max: 1, value: 0, "aria-label": say("orders-progress") });
  bar.hidden = true;
  const result = make("div", { class: "race-result" });
  labFrame(
    box,
    [
      note.element,
      make(
        "div",
        { class: "field-pair" },
        labelled(say("race-course"), places),
        labelled(say("orders-depth"), depths),
        labelled(say("order-seed"), seed),
      ),
      go,
      bar,
      make("p", { class: "explained" }, say("orders-informed")),
    ],
    [result, folded(say("race-how"), make("p", { class: "explained" }, say("orders-how")))],
  );

  /** Another setting: what is on the screen is of the one before. */
  function update() {
    changed();
    running?.abort();
    note.show(beginning(state(), course === "board").which);
    waiting();
  }

  function waiting() {
    result.replaceChildren(make("p", { class: "lab-empty" }, say("orders-before-start")));
  }

  /** @param {AbortSignal} signal */
  function boards(signal) {
    if (course === "sample") return samplePositions(engine, shape, seedNow, SAMPLE, signal);
    return Promise.resolve([beginning(state(), course === "board").board]);
  }

  async function run() {
    // The link has the seed, so that others count the same.
    changed();
    running = new AbortController();
    const { signal } = running;
    const stop = () => textbookEngine().stop();
    signal.addEventListener("abort", stop);
    const [limit, kind] = [depth, course];
    go.textContent = say("depth-stop-button");
    [bar.hidden, bar.value] = [false, 0];
    let counts = noCounts();
    let all = 0;
    try {
      const list = await boards(signal);
      all = list.length;
      for (const board of list) {
        const found = await inEachOrder(board, limit, (part) => {
          bar.value = (counts.searched + part) / all;
        });
        const options = { game: shape.game, depth: limit };
        const minimax = await engine.request("estimate", [board, options], { signal });
        counts = withPosition(counts, found, minimax);
      }
      show(counts, all, kind, limit);
      tell(say("orders-done"));
    } catch (error) {
      const stopped = error instanceof EngineFailure && error.reason === "stopped";
      if (!signal.aborted && !stopped) fail(error, signal);
      // What all orders have searched can be compared, however many there are.
      else if (counts.searched > 0 && kind === course && limit === depth) {
        show(counts, all, kind, limit);
      }
    } finally {
      signal.removeEventListener("abort", stop);
      running = null;
      go.textContent = say("orders-start");
      bar.hidden = true;
    }
  }

  /** @param {string} board @param {number} limit @param {(part: number) => void} progress */
  async function inEachOrder(board, limit, progress) {
    const nodes = noCounts().nodes;
    for (const [at, name] of BOARD_ORDERS.entries()) {
      const options = { game: shape.game, depth: limit, order: orderOf(name, shape, seedNow) };
      const found = await textbookEngine().request("textbook", [board, true, options]);
      nodes[name] = found.nodes;
      progress((at + 1) / BOARD_ORDERS.length);
    }
    return nodes;
  }

  /** @param {OrderCounts} counts @param {number} all @param {string} kind @param {number} limit */
  function show(counts, all, kind, limit) {
    result.replaceChildren(
      make("p", { class: "headline" }, headline(counts)),
      make("p", {}, remark(counts, all, kind, limit)),
      chartFigure((width) => dotChart(chartOf(counts), width), "order"),
    );
  }

  /** What was searched. @param {OrderCounts} counts @param {number} all @param {string} kind @param {number} limit */
  function remark({ searched }, all, kind, limit) {
    if (kind !== "sample") return say("orders-one", { depth: limit });
    const words = { count: searched, all, depth: limit, seed: String(seedNow) };
    return say(searched < all ? "orders-sample-stopped" : "orders-sample", words);
  }

  note.show(beginning(state(), course === "board").which);
  waiting();
  return {
    close: () => running?.abort(),
    link: () => ({ on: course, depth: String(depth), seed: String(seedNow) }),
  };
}

/** The best and the worst order. @param {OrderCounts} counts */
function headline({ nodes }) {
  const sorted = BOARD_ORDERS.toSorted((one, other) => nodes[one] - nodes[other]);
  const [best, worst] = [sorted[0], sorted[sorted.length - 1]];
  if (nodes[best] === nodes[worst])
    return say("orders-same", { nodes: magnitude(nodes[best], true) });
  return say("orders-headline", {
    ...{ best: say(`orders-${best}`), worst: say(`orders-${worst}`) },
    times: times(nodes[worst] / nodes[best]),
  });
}

/** @param {OrderCounts} counts @returns {import("../chart/dots.js").Dots} */
function chartOf({ nodes, minimax, exact }) {
  const rows = BOARD_ORDERS.map((name) => ({
    ...{ name: say(`orders-${name}`), value: nodes[name], series: 1 },
    // An estimate does not allow more digits.
    note: exact
      ? say("race-fewer", { times: times(minimax / nodes[name]) })
      : say("orders-about-fewer", {
          times: magnitude(Number((minimax / nodes[name]).toPrecision(1))),
        }),
  }));
  const all = {
    ...{ name: say(exact ? "depth-minimax" : "orders-minimax-estimated"), value: minimax },
    ...{ note: "", series: 0, open: !exact },
  };
  return {
    ...{ title: say("orders-chart"), axis: say("race-axis-nodes"), rows: [all, ...rows] },
    format: (/** @type {number} */ value) =>
      Number.isInteger(value) ? number(value) : magnitude(value),
    formatTick: (/** @type {number} */ value) => magnitude(value, true),
  };
}
