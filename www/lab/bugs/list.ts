/** The bugs as a list with a count each; on a phone as one field. */
import { labelled, make, select, setText } from "../../base/elements.js";
import { say } from "../../messages/index.js";
import { BUGS } from "../../game/bugs.js";

/** @import { BugName } from "../../../pkg/web/cutoff.js" */

/**
 * @param {BugName} chosen
 * @param {(bug: BugName) => void} choose
 */
export function bugList(chosen, choose) {
  /** @type {Map<BugName, { radio: HTMLInputElement, count: HTMLElement }>} */
  const entries = new Map();
  const items = BUGS.map((bug) => {
    const radio = make("input", {
      type: "radio",
      name: "bug",
      value: bug,
      checked: bug === chosen,
    });
    radio.addEventListener("change", () => choose(bug));
    const count = make("span", { class: "count" }, say("pending"));
    entries.set(bug, { radio, count });
    const name = make("span", { class: "name" }, say(`bugs-${bug}-name`));
    return make("label", { class: "bug-entry" }, radio, name, count);
  });
  const names = BUGS.map((bug) => /** @type {const} */ ([bug, say(`bugs-${bug}-name`)]));
  const field = select(names, chosen, (bug) => choose(/** @type {BugName} */ (bug)));
  const fieldset = make(
    "fieldset",
    { class: "bug-list" },
    make("legend", {}, say("bugs-list")),
    ...items,
  );
  return {
    element: make("div", { class: "bug-choice" }, fieldset, labelled(say("bugs-list"), field)),
    /** @param {BugName} bug */
    pick(bug) {
      const entry = entries.get(bug);
      if (entry) entry.radio.checked = true;
      field.value = bug;
    },
    /** Says something below a bug. @param {BugName} bug @param {string} text */
    say(bug, text) {
      const entry = entries.get(bug);
      if (entry) setText(entry.count, text);
    },
  };
}
