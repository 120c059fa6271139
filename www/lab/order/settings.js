/** Which position, which scores, and orders to choose from. */
import { button, labelled, make, select } from "../../page/elements.js";
import { say } from "../../messages/index.js";
import { foldedOnPhones } from "../frame.js";
import { readSeed } from "../../page/random.js";
import { ORDERS, randomOrder } from "./orders.js";

/** @typedef {"plain" | "depth-aware"} Scoring */

/** Orders that know the answers: how good, and how bad, an order can be. */
export const INFORMED = /** @type {const} */ (["best-first", "worst-first"]);

/**
 * @param {Map<string, string>} query What the link says.
 * @param {object} does
 * @param {(order: number[]) => void} does.choose
 * @param {(name: typeof INFORMED[number]) => void} does.informed
 * @param {() => void} does.position
 * @param {() => void} does.scoring
 */
export function orderSettings(query, does) {
  let ofBoard = query.get("on") === "board";
  /** @type {Scoring} */
  let scoring = query.get("scoring") === "depth-aware" ? "depth-aware" : "plain";

  const places = select(
    [
      ["empty", say("race-on-empty")],
      ["board", say("race-on-board")],
    ],
    ofBoard ? "board" : "empty",
    (name) => {
      ofBoard = name === "board";
      does.position();
    },
  );
  const scores = select(
    [
      ["plain", say("order-plain")],
      ["depth-aware", say("order-depth-aware")],
    ],
    scoring,
    (name) => {
      scoring = name === "plain" ? "plain" : "depth-aware";
      does.scoring();
    },
  );
  const seed = make("input", { type: "text", inputmode: "numeric", maxlength: 6, size: 6 });
  const random = button(say("order-random"), () => {
    const number = readSeed(seed.value.trim() || undefined);
    seed.value = String(number);
    does.choose(randomOrder(number));
  });

  const ready = foldedOnPhones(
    say("order-ready"),
    make(
      "div",
      { class: "buttons" },
      ...Object.keys(ORDERS).map((name) =>
        button(say(`order-${name}`), () => does.choose([...ORDERS[name]])),
      ),
      ...INFORMED.map((name) => button(say(`order-${name}`), () => does.informed(name))),
    ),
    make("div", { class: "seed" }, labelled(say("order-seed"), seed), random),
  );

  return {
    ofBoard: () => ofBoard,
    scoring: () => scoring,
    content: [
      make(
        "div",
        { class: "field-pair" },
        labelled(say("race-course"), places),
        labelled(say("order-scores"), scores),
      ),
      ready,
    ],
  };
}
