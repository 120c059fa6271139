/**
 * Move order: what alpha-beta visits if it tries the moves in one order or another, on one position, on a sample
 * of positions or, where there are not too many, on all. Where whole searches take no more than a moment, one
 * position is counted at once.
 */
import { thinking } from "../../engine/workers.ts";
import { bestEnd } from "../../game/end.ts";
import { make, setText } from "../../base/elements.ts";
import { untilSeen } from "../../base/tab-visibility.ts";
import { magnitude } from "../../page/magnitude.ts";
import { list as listed, say } from "../../messages/index.ts";
import { openBench } from "../bench.ts";
import { startControl } from "../controls.ts";
import { announce, folded, labFrame } from "../frame.ts";
import { allPositions, positionsOf, usualDepth } from "../positions.ts";
import { countOrders } from "./count.ts";
import { ORDERS } from "./orders.ts";
import { orderResult, orderWords, triedList } from "./result.ts";
import { SAMPLE, orderSettings } from "./settings.ts";
import type { Engine } from "../../engine/engine.ts";
import type { OpenView, ViewContext } from "../../page/start/view.ts";
import type { Bench } from "../bench.ts";

/** The most nodes that minimax visits to the usual depth. */
const MOST_VISITED = 500_000;
/** What the button says, and its progress. */
const RUN = { start: "orders-start", stop: "stop", progress: "the-count" } as const;

export const openOrder: OpenView = (context) => {
  const work = new AbortController();
  let view: ReturnType<typeof orderView> | null = null;
  const { engine, fail, state } = context;
  const { signal } = work;
  const { shape } = state();
  const control = startControl(() => view?.press(), RUN);
  // What is counted at once needs no button.
  control.start.hidden = true;
  const bench = openBench(context, {
    run: [control.start, control.bar],
    chosen: () => view?.update(),
  });
  const ready = Promise.all([
    usualDepth(engine, shape, MOST_VISITED, signal),
    allPositions(engine, shape.game, signal),
  ]).then(
    ([usual, all]) => {
      bench.offer(["empty", "board", "sample", ...(all ? (["all"] as const) : [])]);
      view = orderView(context, bench, control, { usual, all });
    },
    (error) => fail(error, signal),
  );
  return {
    ready,
    close() {
      work.abort();
      view?.close();
    },
    link: () => view?.link() ?? {},
  };
};

/** @param scope The usual depth, and all unfinished positions; null if there are too many. */
function orderView(
  { box, query, state, fail, changed }: ViewContext,
  bench: Bench,
  control: ReturnType<typeof startControl>,
  scope: { usual: number; all: string[] | null },
) {
  const { shape } = state();
  let running: AbortController | null = null;
  const settings = orderSettings(query, shape, scope, bench, update);
  const far = make("p", { class: "explained" });
  far.hidden = true;
  const result = make("div", { class: "race-result stack roomy" });
  const tried = triedList();
  const how = make("p", { class: "explained" });
  box.classList.add("order");
  labFrame(
    box,
    [
      result,
      tried.element,
      folded(
        say("race-how"),
        how,
        make("p", { class: "explained" }, say("orders-informed")),
        settings.field,
      ),
    ],
    [far, settings.own, settings.fields],
  );

  /** What a count is of, but for the visitor's own order. */
  const subject = () => {
    const { on, depth, scoring, seed } = settings.link();
    return [on, depth, scoring, settings.isOne() ? "" : seed].join(" ");
  };

  /** Another setting: what is on the screen is of the one before. */
  function update() {
    changed();
    running?.abort();
    running = null;
    show();
  }

  function show() {
    settings.offerDepths();
    setText(how, say("orders-how", { reach: settings.isWhole() ? "end" : "limit" }));
    tried.of(subject());
    control.start.hidden = settings.isQuick();
    // What is on the screen is of the settings before, until what these give is known.
    result.setAttribute("aria-busy", String(settings.isQuick()));
    if (settings.isQuick()) run();
    else result.replaceChildren(make("p", { class: "lab-empty" }, say("orders-before-start")));
  }

  async function boards(engine: Engine, signal: AbortSignal) {
    const on = bench.on();
    if (on === "sample") {
      const sample = { seed: settings.seed(), count: SAMPLE };
      return positionsOf(engine, shape.game, sample, signal);
    }
    return on === "all" && scope.all ? scope.all : [bench.begin().board];
  }

  /**
   * Counts what the orders visit, and says how far that is.
   * @param chosen The visitor's own order.
   */
  async function counted(chosen: number[], engine: Engine, signal: AbortSignal) {
    const task = {
      shape,
      depth: settings.limit(),
      scoring: settings.scoring(),
      seed: settings.seed(),
      chosen,
      orders: ORDERS.filter((name) => name !== "yours" || chosen.length > 0),
      estimates: bench.on() !== "all",
      boards: await boards(engine, signal),
    };
    return countOrders(task, engine, signal, (part, name, nodes) => {
      control.progress(part);
      setText(far, say("orders-far", { order: orderWords(name), nodes: magnitude(nodes, true) }));
    });
  }

  /** What whole searches of one position are compared with. */
  async function wholeOf(engine: Engine, signal: AbortSignal) {
    if (!shape.exhaustive || !settings.isOne() || !settings.isWhole()) return null;
    const { board } = bench.begin();
    const [census, { winner }] = await Promise.all([
      engine.request("census", [board, { game: shape.game }], { signal }),
      bestEnd(engine, shape, board, [], true, signal),
    ]);
    return { winner, proof: census.smallestProof };
  }

  async function run() {
    const quick = settings.isQuick();
    // The link has the seed, so that others count the same.
    if (!quick) changed();
    const mine = (running = new AbortController());
    const [about, chosen] = [settings.about(), settings.chosen()];
    control.running(!quick);
    far.hidden = quick;
    try {
      if (quick) await untilSeen(mine.signal);
      const engine = thinking();
      const counts = await counted(chosen, engine, mine.signal);
      const whole = await wholeOf(engine, mine.signal);
      // Another setting, or nothing finished: there is nothing to show.
      if (running !== mine || Object.keys(counts.nodes).length === 0) return;
      const { yours } = counts.nodes;
      if (yours !== undefined) {
        tried.add({ name: listed(chosen.map((cell) => say("cell-name", { cell }))), nodes: yours });
      }
      result.replaceChildren(...orderResult(counts, about, whole, tried.earlier()));
      result.removeAttribute("aria-busy");
      if (!counts.stopped && !quick) announce(say("lab-done"));
    } catch (error) {
      fail(error, mine.signal);
    } finally {
      if (running === mine || running === null) {
        running = null;
        control.running(false);
        far.hidden = true;
      }
    }
  }

  show();
  return {
    update,
    press: () => (running ? running.abort() : run()),
    close: () => running?.abort(),
    link: settings.link,
  };
}
