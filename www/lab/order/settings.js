/** Which position, which scores, and orders to choose from. */
import { button, labelled, make, select } from "../../page/elements.js";
import { say } from "../../messages/index.js";
import { seedField } from "../controls.js";
import { foldedOnPhones } from "../frame.js";
import { INFORMED, ORDERS, randomOrder } from "./orders.js";

/** @typedef {"plain" | "depth-aware"} Scoring */

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
  const seed = seedField(undefined);
  const random = button(say("order-random"), () => {
    const chosen = seed.read();
    if (chosen === undefined) seed.input.focus();
    else does.choose(randomOrder(chosen));
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
    make("div", { class: "seed" }, seed.element, random),
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
