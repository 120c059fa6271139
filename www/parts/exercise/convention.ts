/** How alpha-beta decides: three choices between two, in words and as fields. */
import { labelled, select } from "../../base/elements.js";
import { say } from "../../messages/index.js";
import { CHOICES, partsOf, readConvention } from "../search/convention-words.js";

/** The parts of a convention in words. @param {string} words As the engine takes them. */
export function conventionParts(words) {
  const [cut, values, order] = partsOf(words).map((id) => say(id));
  return { cut, values, order };
}

/**
 * A field for each choice.
 * @param {(convention: string) => void} changed
 */
export function conventionFields(changed) {
  const boxes = CHOICES.map(([word, , without, by]) => {
    const options = /** @type {const} */ ([
      ["", say(without)],
      [word, say(by)],
    ]);
    return select(options, "", () =>
      changed(readConvention(boxes.map((box) => box.value).join(" ")) ?? ""),
    );
  });
  return {
    fields: CHOICES.map(([, label], at) => labelled(say(label), boxes[at])),
    /** @param {string} convention */
    show(convention) {
      const chosen = convention.split(" ");
      CHOICES.forEach(([word], at) => (boxes[at].value = chosen.includes(word) ? word : ""));
    },
  };
}
