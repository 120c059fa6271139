/** What races: the positions, the searches, the rounds, and the button that starts it. */
import { button, labelled, make, select } from "../../page/elements.js";
import { say } from "../../messages/index.js";
import { foldedOnPhones } from "../frame.js";
import { CONTESTANTS } from "./contestants.js";

/** @typedef {import("./data.js").Contestant} Contestant */

/** The positions to choose from. */
const COURSES = ["empty", "board", "plies", "all"];
/** The numbers of rounds to choose from. */
const ROUNDS = [3, 7, 21];
/** The searches that race by default. @type {Contestant[]} */
const USUAL = ["minimax", "alpha-beta", "table", "textbook-minimax", "textbook-alpha-beta"];

/**
 * @param {Map<string, string>} query What the link says.
 * @param {() => void} go Starts the race, or cancels it.
 * @param {() => void} changed
 */
export function raceSettings(query, go, changed) {
  let course = COURSES.find((name) => name === query.get("on")) ?? COURSES[0];
  let rounds = ROUNDS.find((count) => String(count) === query.get("rounds")) ?? ROUNDS[1];
  const wanted = query.get("with")?.split(" ");
  const chosen = new Set(CONTESTANTS.filter((name) => (wanted ?? USUAL).includes(name)));

  const places = select(
    COURSES.map((name) => /** @type {const} */ ([name, say(`race-on-${name}`)])),
    course,
    (name) => {
      course = name;
      changed();
    },
  );
  const counts = select(
    ROUNDS.map((count) => /** @type {const} */ ([String(count), say("race-rounds", { count })])),
    String(rounds),
    (count) => {
      rounds = Number(count);
      changed();
    },
  );
  const boxes = CONTESTANTS.map((name) => {
    const field = make("input", { type: "checkbox", checked: chosen.has(name) });
    field.addEventListener("change", () => {
      if (field.checked) chosen.add(name);
      else chosen.delete(name);
      changed();
    });
    return make("label", { class: "choice" }, field, say(`race-${name}`));
  });
  const who = foldedOnPhones(
    say("race-who"),
    make(
      "fieldset",
      { class: "choices" },
      make("legend", { class: "unseen" }, say("race-who")),
      ...boxes,
    ),
  );
  const start = button(say("race-start-button"), go, { class: "primary" });
  const bar = make("progress", { max: 1, value: 0, "aria-label": say("race-progress") });
  bar.hidden = true;

  return {
    content: [
      make(
        "div",
        { class: "field-pair" },
        labelled(say("race-course"), places),
        labelled(say("race-rounds-label"), counts),
      ),
      who,
      start,
      bar,
    ],
    course: () => course,
    rounds: () => rounds,
    contestants: () => CONTESTANTS.filter((name) => chosen.has(name)),
    /** @param {boolean} running */
    running(running) {
      start.textContent = say(running ? "race-cancel-button" : "race-start-button");
      bar.hidden = !running;
      bar.value = 0;
    },
    /** @param {number} part From 0 to 1. */
    progress: (part) => (bar.value = part),
  };
}
