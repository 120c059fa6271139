/**
 * What the links of a place can say: each value is described once, and so read, checked and written. Pure.
 * Other kinds of values are in link-values.ts; Play does without them, and without the check.
 */
import { badValue } from "./link-text.ts";
import type { Value } from "./link-values.ts";
import type { Words } from "./link-text.ts";

export type Schema = Record<string, Value<unknown>>;

export type Values<S extends Schema> = {
  [Name in keyof S]: S[Name] extends Value<infer T> ? T : never;
};

/** @returns Of anything that a text can be. */
export const value = <T>(read: (text: string) => T | undefined): Value<T> => ({
  read,
  write: String,
});

export const oneOf = <T extends string | number>(choices: readonly T[]) =>
  value((text) => choices.find((choice) => String(choice) === text));

export const onOff: Value<boolean> = {
  read: (text) => (text === "on" ? true : text === "off" ? false : undefined),
  write: (isOn) => (isOn ? "on" : "off"),
};

/**
 * Reads the values of a link. What the link does not name, or nobody can read, is as usual.
 * @returns With what cannot be read.
 */
export function readLink<S extends Schema, U extends Partial<Values<S>>>(
  schema: S,
  query: URLSearchParams | Map<string, string>,
  usual: U = {} as U,
): { values: Partial<Values<S>> & U; faults: Words[] } {
  const values: Record<string, unknown> = { ...usual };
  const faults: Words[] = [];
  for (const [name, { read }] of Object.entries(schema)) {
    const text = query.get(name) ?? null;
    const found = text === null ? undefined : read(text);
    if (found !== undefined) values[name] = found;
    else if (text !== null) faults.push(badValue(name, text));
  }
  return { values: values as Partial<Values<S>> & U, faults };
}

/** The names of a link, in the order of the values. What is undefined is left out. */
export function writeLink<S extends Schema>(
  schema: S,
  values: Partial<Values<S>>,
): Record<string, string> {
  const said = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said.map(([name, value]) => [name, schema[name].write(value)]));
}
