/** The bugs as a list with a count each; on a phone as one field. */
import { labelled, make, select } from "../../page/elements.js";
import { number, say, times } from "../../messages/index.js";
import { setText } from "../../page/parts.js";
import { MISTAKES } from "./mistakes.js";

/** @import { BugName as Mistake, Survey } from "../../../pkg/web/cutoff.js" */

/**
 * @param {Mistake} chosen
 * @param {(bug: Mistake) => void} choose
 */
export function bugList(chosen, choose) {
  /** @type {Map<Mistake, { radio: HTMLInputElement, count: HTMLElement }>} */
  const entries = new Map();
  const items = MISTAKES.map((bug) => {
    const radio = make("input", {
      type: "radio",
      name: "bug",
      value: bug,
      checked: bug === chosen,
    });
    radio.addEventListener("change", () => choose(bug));
    const count = make("span", { class: "count" }, say("lab-pending"));
    entries.set(bug, { radio, count });
    const name = make("span", { class: "name" }, say(`bugs-${bug}-name`));
    return make("label", { class: "bug-entry" }, radio, name, count);
  });
  const names = MISTAKES.map((bug) => /** @type {const} */ ([bug, say(`bugs-${bug}-name`)]));
  const field = select(names, chosen, (bug) => choose(/** @type {Mistake} */ (bug)));
  const fieldset = make(
    "fieldset",
    { class: "bug-list" },
    make("legend", {}, say("bugs-list")),
    ...items,
  );
  return {
    element: make("div", { class: "bug-choice" }, fieldset, labelled(say("bugs-list"), field)),
    /** @param {Mistake} bug */
    pick(bug) {
      const entry = entries.get(bug);
      if (entry) entry.radio.checked = true;
      field.value = bug;
    },
    /** Says something below a bug. @param {Mistake} bug @param {string} text */
    say(bug, text) {
      const entry = entries.get(bug);
      if (entry) setText(entry.count, text);
    },
  };
}

/** The count of a bug in the list. @param {Survey} survey */
export function countWord({ wrong, slower }) {
  const id = wrong > 0 ? "bugs-count-wrong" : "bugs-count-slower";
  return say(id, { count: wrong || slower });
}

/** What a bug does in all positions, in words. @param {Survey} survey */
export function countText(survey) {
  const { positions, wrong, thrown, misvalued, slower, nodes, nodesWithout } = survey;
  const parts = [
    say("bugs-wrong-count", { wrong, positions }),
    thrown > 0 ? say("bugs-thrown-count", { thrown }) : "",
    misvalued > 0 ? say("bugs-misvalued-count", { misvalued }) : "",
    wrong === 0 && slower > 0
      ? say("bugs-slower-count", {
          slower,
          times: times(nodes / nodesWithout),
          nodes: number(nodes),
          without: number(nodesWithout),
        })
      : "",
  ];
  return parts.filter((part) => part !== "").join(" ");
}
