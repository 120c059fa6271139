/**
 * Move order: what alpha-beta visits in one order or another, on one position, on a sample or, where there are not too
 * many, on all. Where whole searches take no more than a moment, one position is counted at once.
 */
import { openViewPage } from "../../page/start/view.ts";
import { thinking } from "../../engine/workers.ts";
import { bestEnd } from "../../game/end.ts";
import { make, setText } from "../../base/elements.ts";
import { untilSeen } from "../../base/tab-visibility.ts";
import { magnitude } from "../../page/magnitude.ts";
import { list as listed, say } from "../../messages/index.ts";
import { announce, folded, labFrame } from "../frame.ts";
import { openLabRoom } from "../opening.ts";
import { allPositions, positionsOf, usualDepth } from "../positions.ts";
import { ORDERS, countOrders } from "./orders.ts";
import { orderResult, orderWords, triedList } from "./result.ts";
import { SAMPLE, orderSettings } from "./settings.ts";
import { SCHEMA } from "./link.ts";
import type { Engine } from "../../engine/engine.ts";
import type { OpenView, ViewContext } from "../../page/start/view.ts";
import type { LabContext } from "../opening.ts";
import type { OrderScope } from "./settings.ts";

/** The most nodes that minimax visits to the usual depth. */
const MOST_VISITED = 500_000;
const ON_BENCH = {
  words: { start: "orders-start", stop: "stop", progress: "the-count" },
  // What is counted at once needs no button.
  isQuiet: true,
} as const;

const openOrder: OpenView = (context) =>
  openLabRoom(
    context,
    ON_BENCH,
    (closed) => scopeOf(context, closed),
    (context, scope) => new OrderRoom(context, scope),
  );

async function scopeOf({ engine, state }: ViewContext, signal: AbortSignal): Promise<OrderScope> {
  const { shape } = state();
  const [usual, all] = await Promise.all([
    usualDepth(engine, shape, MOST_VISITED, signal),
    allPositions(engine, shape.game, signal),
  ]);
  return { usual, all };
}

class OrderRoom {
  #context;
  #scope;
  #settings;
  #running: AbortController | null = null;
  #far = make("p", { class: "explained" });
  #result = make("div", { class: "race-result stack roomy" });
  #tried = triedList();
  #how = make("p", { class: "explained" });

  constructor(context: LabContext, scope: OrderScope) {
    const { box, bench } = context;
    this.#context = context;
    this.#scope = scope;
    bench.offer(["empty", "board", "sample", ...(scope.all ? (["all"] as const) : [])]);
    this.#settings = orderSettings(context, scope, () => this.update());
    this.#far.hidden = true;
    box.classList.add("order");
    const informed = make("p", { class: "explained" }, say("orders-informed"));
    const { field, own, fields } = this.#settings;
    labFrame(
      box,
      [this.#result, this.#tried.element, folded(say("race-how"), this.#how, informed, field)],
      [this.#far, own, fields],
    );
    this.#show();
  }

  press() {
    if (this.#running) this.#running.abort();
    else this.#run();
  }

  /** Another setting: what is on the screen is of the one before. */
  update() {
    this.#context.changed();
    this.#running?.abort();
    this.#running = null;
    this.#show();
  }

  link() {
    return this.#settings.link();
  }

  /** What a count is of, but for the visitor's own order. */
  #subject() {
    const { on, depth, scoring, seed } = this.link();
    return [on, depth, scoring, this.#settings.isOne() ? "" : seed].join(" ");
  }

  #show() {
    const settings = this.#settings;
    settings.offerDepths();
    setText(this.#how, say("orders-how", { reach: settings.isWhole() ? "end" : "limit" }));
    this.#tried.of(this.#subject());
    const quick = settings.isQuick();
    this.#context.control.start.hidden = quick;
    // What is on the screen is of the settings before, until what these give is known.
    this.#result.setAttribute("aria-busy", String(quick));
    if (quick) this.#run();
    else {
      const words = make("p", { class: "lab-empty" }, say("orders-before-start"));
      this.#result.replaceChildren(words);
    }
  }

  async #boards(engine: Engine, signal: AbortSignal) {
    const { bench, state } = this.#context;
    const on = bench.on();
    if (on === "sample") {
      const sample = { seed: this.#settings.seed(), count: SAMPLE };
      return positionsOf(engine, state().shape.game, sample, signal);
    }
    return on === "all" && this.#scope.all ? this.#scope.all : [bench.begin().board];
  }

  /** Counts what the orders visit, and says how far that is. @param chosen The own order of the visitor. */
  async #counted(chosen: number[], engine: Engine, signal: AbortSignal) {
    const { bench, control, state } = this.#context;
    const settings = this.#settings;
    const task = {
      shape: state().shape,
      depth: settings.limit(),
      scoring: settings.scoring(),
      seed: settings.seed(),
      chosen,
      orders: ORDERS.filter((name) => name !== "yours" || chosen.length > 0),
      estimates: bench.on() !== "all",
      boards: await this.#boards(engine, signal),
    };
    return countOrders(task, engine, signal, (part, name, count) => {
      const words = { order: orderWords(name), nodes: magnitude(count, true) };
      control.progress(part);
      setText(this.#far, say("orders-far", words));
    });
  }

  /** What whole searches of one position are compared with. */
  async #wholeOf(engine: Engine, signal: AbortSignal) {
    const { bench, state } = this.#context;
    const { shape } = state();
    if (!shape.exhaustive || !this.#settings.isOne() || !this.#settings.isWhole()) return null;
    const { board } = bench.begin();
    const [census, { winner }] = await Promise.all([
      engine.request("census", [board, { game: shape.game }], { signal }),
      bestEnd(engine, shape, board, [], true, signal),
    ]);
    return { winner, proof: census.smallestProof };
  }

  async #run() {
    const { changed, fail, closed } = this.#context;
    const settings = this.#settings;
    const quick = settings.isQuick();
    // The link has the seed, so that others count the same.
    if (!quick) changed();
    const mine = (this.#running = new AbortController());
    const signal = AbortSignal.any([mine.signal, closed]);
    const [about, chosen] = [settings.about(), settings.chosen()];
    this.#shows(!quick);
    try {
      if (quick) await untilSeen(signal);
      const engine = thinking();
      const counts = await this.#counted(chosen, engine, signal);
      const whole = await this.#wholeOf(engine, signal);
      const { yours } = counts.nodes;
      // Another setting, or nothing finished: there is nothing to show.
      if (this.#running !== mine || Object.keys(counts.nodes).length === 0) return;
      if (yours !== undefined) {
        const name = listed(chosen.map((cell) => say("cell-name", { cell })));
        this.#tried.add({ name, nodes: yours });
      }
      this.#result.replaceChildren(...orderResult(counts, about, whole, this.#tried.earlier()));
      this.#result.removeAttribute("aria-busy");
      if (!counts.stopped && !quick) announce(say("lab-done"));
    } catch (error) {
      fail(error, signal);
    } finally {
      if (this.#running === mine || this.#running === null) {
        this.#running = null;
        this.#shows(false);
      }
    }
  }

  #shows(running: boolean) {
    this.#context.control.running(running);
    this.#far.hidden = !running;
  }
}

openViewPage(openOrder, () => SCHEMA, thinking);
