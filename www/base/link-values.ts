/** The kinds of link values that link-schema.ts lacks: numbers, texts and lists. */
import { value, type Value } from "./link-schema.ts";
import { readWhole, type Range } from "./whole-number.ts";

/** A list of choices, separated by spaces. */
export const someOf = <T extends string>(choices: readonly T[]): Value<T[]> => ({
  read(text) {
    const names = text.split(/\s+/).filter((name) => name !== "");
    const chosen = choices.filter((choice) => names.includes(choice));
    return chosen.length === new Set(names).size ? chosen : undefined;
  },
  write: (chosen) => chosen.join(" "),
});

export const whole = (range: Range) => value((text) => readWhole(text, range));

/** @param most The largest number of characters. */
export const text = (most: number = Infinity) =>
  value((text) => (text.length <= most ? text : undefined));

export const orNone = <T>(word: string, { read, write }: Value<T>): Value<T | null> => ({
  read: (text) => (text === word ? null : read(text)),
  write: (value) => (value === null ? word : write(value)),
});
