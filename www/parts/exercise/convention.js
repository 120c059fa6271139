/** How alpha-beta decides: three choices between two, in words and as fields. */
import { labelled, select } from "../../base/elements.js";
import { say } from "../../messages/index.js";
import { readConvention } from "../search/convention-words.js";

/** Each choice: the engine's word, what the choice is called, what it is without the word and with it. */
const CHOICES = /** @type {const} */ ([
  ["strict", "cut-label", "cut-ge", "cut-gt"],
  ["hard", "values-label", "values-soft", "values-hard"],
  ["right", "order", "order-left", "order-right"],
]);

/** The parts of a convention in words. @param {string} words As the engine takes them. */
export function conventionParts(words) {
  const chosen = words.split(" ");
  const [cut, values, order] = CHOICES.map(([word, , without, by]) =>
    say(chosen.includes(word) ? by : without),
  );
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
