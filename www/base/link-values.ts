/** Numbers, texts and lists in links: see link-schema.js. Pure. */
import { value } from "./link-schema.js";
import { readWhole } from "./whole-number.js";

/** @import { Range, Value } from "./types.d.ts" */

/** Some of a list, with a space between them. @template {string} T @param {readonly T[]} choices @returns {Value<T[]>} */
export const someOf = (choices) => ({
  read(text) {
    const names = text.split(/\s+/).filter((name) => name !== "");
    const chosen = choices.filter((choice) => names.includes(choice));
    return chosen.length === new Set(names).size ? chosen : undefined;
  },
  write: (chosen) => chosen.join(" "),
});

/** A whole number. @param {Range} range */
export const whole = (range) => value((text) => readWhole(text, range));

/** A text that others read. @param {number} [most] Characters. */
export const text = (most = Infinity) => value((text) => (text.length <= most ? text : undefined));

/** A value, or a word for none. @template T @param {string} word @param {Value<T>} other @returns {Value<T | null>} */
export const orNone = (word, { read, write }) => ({
  read: (text) => (text === word ? null : read(text)),
  write: (value) => (value === null ? word : write(value)),
});
