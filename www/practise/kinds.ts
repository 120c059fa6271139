/** The choosers of what to practise, and of how a program is judged. */
import { button, make } from "../base/elements.ts";
import { say } from "../messages/index.ts";
import { MODES, WAYS } from "../parts/exercise/exercise.ts";
import type { Exercise } from "../parts/exercise/exercise.ts";

export function kindChooser(chosen: (change: Partial<Exercise>) => void) {
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
    show({ mode, way, number }: Exercise) {
      kinds.show(mode);
      ways.show(way);
      // A log says where a search differs: that is asked after its number is known.
      ways.offer("log", way === "log" || number !== undefined);
      lead.hidden = ways.element.hidden = mode !== "program";
      lead.textContent = lead.hidden ? "" : say(`way-${way}-lead`);
    },
  };
}

/** One of some names, as buttons in a row. */
function choice<T extends string>(
  label: string,
  names: readonly T[],
  text: (name: T) => string,
  chosen: (name: T) => void,
) {
  const buttons = names.map((name) => button(text(name), () => chosen(name)));
  return {
    element: make("div", { class: "kinds", role: "group", "aria-label": label }, ...buttons),
    show(chosen: T) {
      names.forEach((name, at) =>
        buttons[at].setAttribute("aria-pressed", String(name === chosen)),
      );
    },
    offer: (name: T, isOffered: boolean) => (buttons[names.indexOf(name)].hidden = !isOffered),
  };
}
