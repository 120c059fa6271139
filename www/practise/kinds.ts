/** The choosers of what to practise, and of how a program is judged. */
import { button, make } from "../base/elements.js";
import { say } from "../messages/index.js";
import { MODES, WAYS } from "../parts/exercise/exercise.js";

/** @import { Exercise } from "../parts/exercise/types.d.ts" */

/** @param {(change: Partial<Exercise>) => void} chosen */
export function kindChooser(chosen) {
  const kinds = choice(
    say("kinds"),
    MODES,
    (mode) => say(`kind-${mode}`),
    (mode) => chosen({ mode }),
  );
  const ways = choice(
    say("ways"),
    WAYS,
    (way) => say(`way-${way}`),
    (way) => chosen({ way }),
  );
  const lead = make("p", { class: "lead" });
  return {
    elements: [kinds.element, ways.element],
    /** A sentence about the way in which a program is judged. */
    lead,
    /** @param {Exercise} exercise */
    show({ mode, way, number }) {
      kinds.show(mode);
      ways.show(way);
      // A log says where a search differs: that is asked after its number is known.
      ways.offer("log", way === "log" || number !== undefined);
      lead.hidden = ways.element.hidden = mode !== "program";
      lead.textContent = lead.hidden ? "" : say(`way-${way}-lead`);
    },
  };
}

/**
 * One of some names, as buttons in a row.
 * @template {string} T
 * @param {string} label
 * @param {readonly T[]} names
 * @param {(name: T) => string} text
 * @param {(name: T) => void} chosen
 */
function choice(label, names, text, chosen) {
  const buttons = names.map((name) => button(text(name), () => chosen(name)));
  return {
    element: make("div", { class: "kinds", role: "group", "aria-label": label }, ...buttons),
    /** @param {T} chosen */
    show(chosen) {
      names.forEach((name, at) =>
        buttons[at].setAttribute("aria-pressed", String(name === chosen)),
      );
    },
    /** @param {T} name @param {boolean} isOffered */
    offer: (name, isOffered) => (buttons[names.indexOf(name)].hidden = !isOffered),
  };
}
