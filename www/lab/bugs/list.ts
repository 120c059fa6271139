/** The bugs as a list with a count each; on a phone as one field. */
import { labelled, make, select, setText } from "../../base/elements.ts";
import { say } from "../../messages/index.ts";
import { BUGS } from "../../game/bugs.ts";
import type { BugName } from "../../../pkg/web/cutoff.js";

export function bugList(chosen: BugName, choose: (bug: BugName) => void) {
  const entries: Map<BugName, { radio: HTMLInputElement; count: HTMLElement }> = new Map();
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
  const names = BUGS.map((bug) => [bug, say(`bugs-${bug}-name`)] as const);
  const field = select(names, chosen, (bug) => choose(bug));
  const fieldset = make(
    "fieldset",
    { class: "bug-list" },
    make("legend", {}, say("bugs-list")),
    ...items,
  );
  return {
    element: make("div", { class: "bug-choice" }, fieldset, labelled(say("bugs-list"), field)),
    pick(bug: BugName) {
      const entry = entries.get(bug);
      if (entry) entry.radio.checked = true;
      field.value = bug;
    },
    /** Says something below a bug. */
    say(bug: BugName, text: string) {
      const entry = entries.get(bug);
      if (entry) setText(entry.count, text);
    },
  };
}
