/** What races: the positions, the searches, the rounds, and the button that starts it. */
import { labelled, make, select } from "../../page/elements.js";
import { say } from "../../messages/index.js";
import { checkboxes, startControl } from "../controls.js";
import { foldedOnPhones } from "../frame.js";
import { CONTESTANTS } from "./contestants.js";

/** @import { Contestant } from "./contestants.js" */

/** The positions to choose from. */
const COURSES = ["empty", "board", "plies", "all"];
/** The numbers of rounds to choose from. */
const ROUNDS = [3, 7, 21];
/** What the button says, and its progress. */
const RUN = {
  start: "race-start-button",
  stop: "race-cancel-button",
  progress: "race-progress",
};
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
  const title = say("race-who");
  const who = foldedOnPhones(
    title,
    checkboxes(title, CONTESTANTS, chosen, (name) => say(`race-${name}`), changed),
  );
  const { start, bar, running, progress } = startControl(go, RUN);

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
    running,
    progress,
  };
}
