/**
 * Reads, checks and writes the links of a place from one description of their values. Numbers,
 * texts and lists are in link-values.ts, because Play does not need them.
 */
import { badValue } from "./fault-messages.ts";
import type { Message } from "./message.ts";

export interface Value<T> {
  /** @returns Undefined if the text is not a value. */
  read(text: string): T | undefined;
  write(value: T): string;
}

export type Schema = Record<string, Value<unknown>>;

export type Values<S extends Schema> = {
  [Name in keyof S]: S[Name] extends Value<infer T> ? T : never;
};

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
 * Reads the values that a link names. A value that is missing or unreadable gets its default.
 * @returns A fault for each value that cannot be read.
 */
export function readLink<S extends Schema, U extends Partial<Values<S>>>(
  schema: S,
  query: URLSearchParams | Map<string, string>,
  defaults: U = {} as U,
): { values: Partial<Values<S>> & U; faults: Message[] } {
  const values: Record<string, unknown> = { ...defaults };
  const faults: Message[] = [];
  for (const [name, { read }] of Object.entries(schema)) {
    const text = query.get(name) ?? null;
    const found = text === null ? undefined : read(text);
    if (found !== undefined) values[name] = found;
    else if (text !== null) faults.push(badValue(name, text));
  }
  return { values: values as Partial<Values<S>> & U, faults };
}

/** Writes all values except undefined ones, in their own order. */
export function writeLink<S extends Schema>(
  schema: S,
  values: Partial<Values<S>>,
): Record<string, string> {
  const present = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present.map(([name, value]) => [name, schema[name].write(value)]));
}
