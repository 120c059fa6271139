/** The settings of the orders on boards beyond 3×3, and what the count of them finds. */
import { boardsEngine } from "../../engine/boards.js";
import { wholeEngine } from "../../engine/whole.js";
import { button, labelled, make, select } from "../../page/elements.js";
import { magnitude } from "../../page/magnitude.js";
import { setText } from "../../page/parts.js";
import { readSeed } from "../../page/random.js";
import { say } from "../../messages/index.js";
import { folded, foldedOnPhones, labFrame } from "../frame.js";
import { beginning, searchedNote } from "../searched.js";
import { DEPTHS } from "./choices.js";
import { countOrders } from "./order-count.js";
import { orderResult, orderWords } from "./order-result.js";
import { BOARD_ORDERS, readChosen, writeChosen } from "./orders.js";
import { ownOrder } from "./own-order.js";
import { samplePositions } from "./sample.js";

/** How many positions a sample has. */
const SAMPLE = 20;

/**
 * @param {import("../../page/view.js").ViewContext} context
 * @param {number} usual The depth.
 * @param {number | null} open How many unfinished positions there are, if that is known.
 */
export function orderView({ box, query, state, tell, fail, changed }, usual, open) {
  const { shape } = state();
  /** Where one can search from. */
  const courses = ["empty", "board", "sample", ...(open === null ? [] : ["all"])];
  let course = courses.find((name) => name === query.get("on")) ?? courses[0];
  let depth = usual;
  let seedNow = readSeed(query.get("seed"));
  let chosen = readChosen(shape, query.get("first"));
  /** @type {AbortController | null} */
  let running = null;

  const note = searchedNote();
  const places = select(
    courses.map((name) => /** @type {const} */ ([name, courseWords(name, open ?? 0)])),
    course,
    (name) => ((course = name), update()),
  );
  const depths = make("select", {
    onchange: () => {
      depth = Number(depths.value);
      update();
    },
  });
  const seed = make("input", { type: "text", inputmode: "numeric", maxlength: 6, size: 6 });
  seed.value = String(seedNow);
  seed.addEventListener("change", () => {
    seedNow = readSeed(seed.value.trim() || undefined);
    seed.value = String(seedNow);
    update();
  });
  const own = ownOrder(shape, chosen, (cells) => ((chosen = cells), update()));
  const go = button(say("orders-start"), () => (running ? running.abort() : run()), {
    class: "primary",
  });
  const bar = make("progress", { max: 1, value: 0, "aria-label": say("orders-progress") });
  const far = make("p", { class: "explained" });
  bar.hidden = far.hidden = true;
  const result = make("div", { class: "race-result" });
  const how = make("p", { class: "explained" });
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
      far,
      foldedOnPhones(say("orders-yours"), own),
    ],
    [
      result,
      folded(say("race-how"), how, make("p", { class: "explained" }, say("orders-informed"))),
    ],
  );

  /** How many cells are left where the search begins: no game lasts longer. */
  function cellsLeft() {
    if (course === "sample" || course === "all") return shape.longest;
    const { board } = beginning(state(), course === "board");
    return [...board].filter((sign) => sign === ".").length;
  }

  /** Whether the search reaches every end. */
  const isWhole = () => depth >= cellsLeft();

  /** Offers the depths that there are: the last is the end, if that is among them. */
  function offerDepths() {
    const left = cellsLeft();
    depth = Math.min(depth, left);
    const offered = DEPTHS.filter((count) => count <= left).map((count) => {
      const words = count === left ? say("bugs-depth-end") : say("depth-at", { count });
      return new Option(words, String(count), false, count === depth);
    });
    depths.replaceChildren(...offered);
    setText(how, say(isWhole() ? "orders-how-end" : "orders-how"));
  }

  /** Another setting: what is on the screen is of the one before. */
  function update() {
    offerDepths();
    changed();
    running?.abort();
    running = null;
    waiting();
  }

  function waiting() {
    note.show(beginning(state(), course === "board").which);
    result.replaceChildren(make("p", { class: "lab-empty" }, say("orders-before-start")));
  }

  /** @param {AbortSignal} signal */
  async function boards(signal) {
    const { game } = shape;
    if (course === "sample") return samplePositions(boardsEngine(), shape, seedNow, SAMPLE, signal);
    if (course !== "all") return [beginning(state(), course === "board").board];
    const all = await wholeEngine().request("unfinished", [{ game }], { signal });
    return all.split(",");
  }

  async function run() {
    // The link has the seed, so that others count the same.
    changed();
    const mine = new AbortController();
    running = mine;
    const [seed, about] = [seedNow, aboutWords(course, open ?? 0, isWhole() ? 0 : depth, seedNow)];
    const orders = BOARD_ORDERS.filter((name) => name !== "yours" || chosen.length > 0);
    const task = { shape, depth, seed, chosen, orders, estimates: course !== "all" };
    go.textContent = say("depth-stop-button");
    [bar.hidden, far.hidden, bar.value] = [false, false, 0];
    try {
      const list = await boards(mine.signal);
      const hears = (
        /** @type {number} */ part,
        /** @type {any} */ name,
        /** @type {number} */ nodes,
      ) => {
        bar.value = part;
        setText(far, say("orders-far", { order: orderWords(name), nodes: magnitude(nodes, true) }));
      };
      const counts = await countOrders(
        { ...task, boards: list },
        boardsEngine(),
        mine.signal,
        hears,
      );
      // Another setting, or nothing finished: there is nothing to show.
      if (running !== mine || Object.keys(counts.nodes).length === 0) return;
      result.replaceChildren(...orderResult(counts, about));
      if (!counts.stopped) tell(say("orders-done"));
    } catch (error) {
      fail(error, mine.signal);
    } finally {
      if (running === mine || running === null) {
        running = null;
        go.textContent = say("orders-start");
        bar.hidden = far.hidden = true;
      }
    }
  }

  offerDepths();
  waiting();
  return {
    close: () => running?.abort(),
    link: () => ({
      ...{ on: course, depth: String(depth), seed: String(seedNow) },
      ...(chosen.length > 0 ? { first: writeChosen(chosen) } : {}),
    }),
  };
}

/** Where one can search from. @param {string} name @param {number} open How many unfinished positions there are. */
function courseWords(name, open) {
  if (name === "sample") return say("orders-on-sample", { count: SAMPLE });
  return name === "all" ? say("orders-on-all", { count: open }) : say(`race-on-${name}`);
}

/** What was searched. @param {string} course @param {number} open @param {number} depth 0 is to the end. @param {number} seed */
function aboutWords(course, open, depth, seed) {
  const words = { count: course === "all" ? open : SAMPLE, depth, seed: String(seed) };
  return say(course === "all" || course === "sample" ? `orders-${course}` : "orders-one", words);
}
