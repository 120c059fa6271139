/** The chooser of what to practise. */
import { button, make } from "../base/elements.js";
import { say } from "../messages/index.js";
import { MODES } from "../parts/exercise/exercise.js";

/** @import { Exercise } from "../parts/exercise/exercise.js" */

/** @param {(mode: Exercise["mode"]) => void} chosen */
export function kindChooser(chosen) {
  const buttons = MODES.map((mode) => button(say(`kind-${mode}`), () => chosen(mode)));
  const lead = make("p", { class: "lead" });
  return {
    element: make("div", { class: "kinds", role: "group", "aria-label": say("kinds") }, ...buttons),
    /** A sentence about the kind. */
    lead,
    /** @param {Exercise} exercise */
    show({ mode, source }) {
      MODES.forEach((name, at) => buttons[at].setAttribute("aria-pressed", String(name === mode)));
      const about = mode === "step" && source === "board" ? "board" : mode;
      lead.textContent = say(`kind-${about}-lead`);
    },
  };
}
