/** Fields of the sections of Teach, and where they stand. */
import { make } from "../base/elements.ts";

/** What a teacher sets, and beside it what comes of that. */
export const settingsPair = (settings: Node[], shown: Node[]) =>
  make(
    "div",
    { class: "teach-pair" },
    make("div", { class: "teach-settings stack airy" }, ...settings),
    make("div", { class: "stack" }, ...shown),
  );

/** A field for code or figures: its text runs from left to right in every language. */
export function textField(
  value: string,
  typed: (text: string) => void,
  attributes: Parameters<typeof make>[1] = {},
) {
  const looks = { type: "text", dir: "ltr", autocomplete: "off", spellcheck: "false" };
  const field = make("input", { ...looks, ...attributes, value });
  field.addEventListener("input", () => typed(field.value));
  return field;
}

/** A field that takes the whole row. */
export function wide(field: HTMLElement) {
  field.classList.add("wide");
  return field;
}

/** The choices of a `select`. */
export function pairs<V extends string>(
  values: readonly V[],
  words: (value: V) => string,
): [value: V, words: string][] {
  return values.map((value) => [value, words(value)]);
}
