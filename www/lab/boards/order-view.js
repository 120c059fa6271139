/** The settings of the orders on boards beyond 3×3, and what the count of them finds. */
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
import { positionsOf } from "./positions.js";
import { choices } from "./settings.js";

/** How many positions a sample has. */
const SAMPLE = 20;

/**
 * @param {import("../../page/view.js").ViewContext} context
 * @param {number} depth The depth at first.
 * @param {string[] | null} all All unfinished positions; null if there are too many.
 */
export function orderView({ box, query, state, engine, tell, fail, changed }, depth, all) {
  const { shape } = state();
  /** Where one can search from. */
  const courses = ["empty", "board", "sample", ...(all ? ["all"] : [])];
  let course = courses.find((name) => name === query.get("on")) ?? courses[0];
  const unfinished = all?.length ?? 0;
  let seedNow = readSeed(query.get("seed"));
  let chosen = readChosen(shape, query.get("first"));
  /** @type {AbortController | null} */
  let running = null;

  const note = searchedNote();
  const places = select(
    courses.map((name) => /** @type {const} */ ([name, courseWords(name, unfinished)])),
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
  const own = ownOrder(shape, chosen, (cells) => ((chosen = cells), update()));
  const go = button(say("orders-start"), () => (running ? running.abort() : run()), {
    class: "primary",
  });
  const bar = make("progress", { max: 1, value: 0, "aria-label": say("orders-progress") });
  const far = make("p", { class: "explained" });
  bar.hidden = far.hidden = true;
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
      far,
      foldedOnPhones(say("orders-yours"), own),
    ],
    [
      result,
      folded(
        say("race-how"),
        make("p", { class: "explained" }, say("orders-how")),
        make("p", { class: "explained" }, say("orders-informed")),
      ),
    ],
  );

  /** Another setting: what is on the screen is of the one before. */
  function update() {
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
      return positionsOf(wholeEngine(), shape.game, { seed: seedNow, count: SAMPLE }, signal);
    }
    return course === "all" && all ? all : [beginning(state(), course === "board").board];
  }

  async function run() {
    // The link has the seed, so that others count the same.
    changed();
    const mine = new AbortController();
    running = mine;
    const about = aboutWords(course, unfinished, depth, seedNow);
    const orders = BOARD_ORDERS.filter((name) => name !== "yours" || chosen.length > 0);
    const task = { shape, depth, seed: seedNow, chosen, orders, estimates: course !== "all" };
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
      const counts = await countOrders({ ...task, boards: list }, engine, mine.signal, hears);
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

  waiting();
  return {
    close: () => running?.abort(),
    link: () => ({
      ...{ on: course, depth: String(depth), seed: String(seedNow) },
      ...(chosen.length > 0 ? { first: writeChosen(chosen) } : {}),
    }),
  };
}

/** Where one can search from. @param {string} name @param {number} unfinished How many positions are. */
function courseWords(name, unfinished) {
  if (name === "sample") return say("orders-on-sample", { count: SAMPLE });
  return name === "all" ? say("orders-on-all", { count: unfinished }) : say(`race-on-${name}`);
}

/** What was searched. @param {string} course @param {number} unfinished @param {number} depth @param {number} seed */
function aboutWords(course, unfinished, depth, seed) {
  const words = { count: course === "all" ? unfinished : SAMPLE, depth, seed: String(seed) };
  return say(course === "all" || course === "sample" ? `orders-${course}` : "orders-one", words);
}
