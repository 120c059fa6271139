/**
 * What the links of a place can say: each value is described once, and so read, checked and written. Pure.
 * Other kinds of values are in link-values.js; Play does without them, and without the check.
 */
import { badValue } from "./link-text.js";

/** @import { Schema, Value, Values, Words } from "./types.d.ts" */

/** @template T @param {(text: string) => T | undefined} read @returns {Value<T>} Of anything that a text can be. */
export const value = (read) => ({ read, write: String });

/** One of some names or numbers. @template {string | number} T @param {readonly T[]} choices */
export const oneOf = (choices) =>
  value((text) => choices.find((choice) => String(choice) === text));

/** `on` or `off`. @type {Value<boolean>} */
export const onOff = {
  read: (text) => (text === "on" ? true : text === "off" ? false : undefined),
  write: (isOn) => (isOn ? "on" : "off"),
};

/**
 * Reads the values of a link. What the link does not name, or nobody can read, is as usual.
 * @template {Schema} S
 * @template {Partial<Values<S>>} U
 * @param {S} schema
 * @param {URLSearchParams | Map<string, string>} query
 * @param {U} [usual]
 * @returns {{ values: Partial<Values<S>> & U, faults: Words[] }} With what cannot be read.
 */
export function readLink(schema, query, usual = /** @type {U} */ ({})) {
  /** @type {Record<string, unknown>} */
  const values = { ...usual };
  /** @type {Words[]} */
  const faults = [];
  for (const [name, { read }] of Object.entries(schema)) {
    const text = query.get(name) ?? null;
    const found = text === null ? undefined : read(text);
    if (found !== undefined) values[name] = found;
    else if (text !== null) faults.push(badValue(name, text));
  }
  return { values: /** @type {Partial<Values<S>> & U} */ (values), faults };
}

/**
 * The names of a link, in the order of the values. What is undefined is left out.
 * @template {Schema} S
 * @param {S} schema
 * @param {Partial<Values<S>>} values
 * @returns {Record<string, string>}
 */
export function writeLink(schema, values) {
  const said = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said.map(([name, value]) => [name, schema[name].write(value)]));
}
