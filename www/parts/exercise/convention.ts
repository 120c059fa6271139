/** How alpha-beta decides: three choices between two, in words and as fields. */
import { labelled, select } from "../../base/elements.ts";
import { say } from "../../messages/index.ts";
import { CHOICES, partsOf, readConvention } from "../search/convention-words.ts";

export function conventionParts(words: string) {
  const [cut, values, order] = partsOf(words).map((id) => say(id));
  return { cut, values, order };
}

export function conventionFields(changed: (convention: string) => void) {
  const boxes = CHOICES.map(([word, , without, by]) => {
    const options = [
      ["", say(without)],
      [word, say(by)],
    ] as const;
    return select(options, "", () =>
      changed(readConvention(boxes.map((box) => box.value).join(" ")) ?? ""),
    );
  });
  return {
    fields: CHOICES.map(([, label], at) => labelled(say(label), boxes[at])),
    show(convention: string) {
      const chosen = convention.split(" ");
      CHOICES.forEach(([word], at) => (boxes[at].value = chosen.includes(word) ? word : ""));
    },
  };
}
