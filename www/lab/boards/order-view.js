/** The settings of the orders on boards beyond 3×3, and what the count of them finds. */
import { answering, thinking } from "../../engine/workers.js";
import { labelled, make, select } from "../../page/elements.js";
import { magnitude } from "../../page/magnitude.js";
import { setText } from "../../page/parts.js";
import { SEEDS, newSeed } from "../../page/random.js";
import { readWhole } from "../../page/whole-number.js";
import { say } from "../../messages/index.js";
import { seedField, startControl } from "../controls.js";
import { folded, foldedOnPhones, labFrame } from "../frame.js";
import { beginning, searchedNote } from "../searched.js";
import { DEPTHS } from "../choices.js";
import { countOrders } from "./order-count.js";
import { orderResult, orderWords } from "./order-result.js";
import { BOARD_ORDERS, readChosen, writeChosen } from "./orders.js";
import { ownOrder } from "./own-order.js";
import { positionsOf } from "../positions.js";

/** How many positions a sample has. */
const SAMPLE = 20;
/** What the button says, and its progress. */
const RUN = { start: "orders-start", stop: "depth-stop-button", progress: "orders-progress" };

/**
 * @param {import("../../page/view.js").ViewContext} context
 * @param {number} depth The depth at first.
 * @param {string[] | null} all All unfinished positions; null if there are too many.
 */
export function orderView({ box, query, state, tell, fail, changed }, depth, all) {
  const { shape } = state();
  /** Where one can search from. */
  const courses = ["empty", "board", "sample", ...(all ? ["all"] : [])];
  let course = courses.find((name) => name === query.get("on")) ?? courses[0];
  const unfinished = all?.length ?? 0;
  let seed = readWhole(query.get("seed"), SEEDS) ?? newSeed();
  let chosen = readChosen(shape, query.get("first"));
  /** @type {AbortController | null} */
  let running = null;

  const note = searchedNote();
  const places = select(
    courses.map((name) => /** @type {const} */ ([name, courseWords(name, unfinished)])),
    course,
    (name) => ((course = name), update()),
  );
  const depths = make("select", {
    onchange: () => {
      depth = Number(depths.value);
      update();
    },
  });
  const field = seedField(seed, (number) => ((seed = number), update()));
  const own = ownOrder(shape, chosen, (cells) => ((chosen = cells), update()));
  const control = startControl(() => (running ? running.abort() : run()), RUN);
  const far = make("p", { class: "explained" });
  far.hidden = true;
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
        field.element,
      ),
      control.start,
      control.bar,
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
    if (course === "sample") {
      return positionsOf(thinking(), shape.game, { seed, count: SAMPLE }, signal);
    }
    return course === "all" && all ? all : [beginning(state(), course === "board").board];
  }

  async function run() {
    // The link has the seed, so that others count the same.
    changed();
    const mine = new AbortController();
    running = mine;
    const about = aboutWords(course, unfinished, isWhole() ? 0 : depth, seed);
    const orders = BOARD_ORDERS.filter((name) => name !== "yours" || chosen.length > 0);
    const task = { shape, depth, seed, chosen, orders, estimates: course !== "all" };
    control.running(true);
    far.hidden = false;
    try {
      const list = await boards(mine.signal);
      const hears = (
        /** @type {number} */ part,
        /** @type {any} */ name,
        /** @type {number} */ nodes,
      ) => {
        control.progress(part);
        setText(far, say("orders-far", { order: orderWords(name), nodes: magnitude(nodes, true) }));
      };
      const counts = await countOrders({ ...task, boards: list }, answering(), mine.signal, hears);
      // Another setting, or nothing finished: there is nothing to show.
      if (running !== mine || Object.keys(counts.nodes).length === 0) return;
      result.replaceChildren(...orderResult(counts, about));
      if (!counts.stopped) tell(say("orders-done"));
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

  offerDepths();
  waiting();
  return {
    close: () => running?.abort(),
    link: () => ({
      ...{ on: course, depth: String(depth), seed: String(seed) },
      ...(chosen.length > 0 ? { first: writeChosen(chosen) } : {}),
    }),
  };
}

/** Where one can search from. @param {string} name @param {number} unfinished How many positions are. */
function courseWords(name, unfinished) {
  if (name === "sample") return say("orders-on-sample", { count: SAMPLE });
  return name === "all" ? say("orders-on-all", { count: unfinished }) : say(`race-on-${name}`);
}

/** What was searched. @param {string} course @param {number} unfinished @param {number} depth 0 is to the end. @param {number} seed */
function aboutWords(course, unfinished, depth, seed) {
  const words = { count: course === "all" ? unfinished : SAMPLE, depth, seed: String(seed) };
  return say(course === "all" || course === "sample" ? `orders-${course}` : "orders-one", words);
}
