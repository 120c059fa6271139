/** Controls that several rooms of the lab have: boxes to check, numbers to choose from, and a seed. */
import { make } from "../base/elements.ts";
import { numberField } from "../page/number-field.ts";
import { SEEDS, newSeed } from "../base/random.ts";
import { say } from "../messages/index.ts";

/** A box to check for each of some names. @param chosen Changes with the boxes. */
export function checkboxes<N extends string>(
  title: string,
  names: readonly N[],
  chosen: Set<N>,
  label: (name: N) => string,
  changed: () => void,
) {
  const boxes = names.map((name) => {
    const field = make("input", { type: "checkbox", checked: chosen.has(name) });
    field.addEventListener("change", () => {
      if (field.checked) chosen.add(name);
      else chosen.delete(name);
      changed();
    });
    return make("label", { class: "choice" }, field, label(name));
  });
  const legend = make("legend", { class: "unseen" }, title);
  return make("fieldset", { class: "choices" }, legend, ...boxes);
}

export function choices(id: MessageId, numbers: number[]) {
  return numbers.map((count) => [String(count), say(id, { count })] as const);
}

/** A field for a seed: emptied, it has a new one. */
export function seedField(seed: number, changed: (seed: number) => void) {
  const { element, input, read, show } = numberField(say("seed"), SEEDS, true);
  show(seed);
  input.addEventListener("change", () => {
    const typed = read();
    if (typed === undefined) return;
    const chosen = typed ?? newSeed();
    if (typed === null) show(chosen);
    changed(chosen);
  });
  return element;
}
