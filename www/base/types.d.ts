/** What every floor shares. */

/** Something to be said: a message of the catalogue, or one within another. */
export type Words = { id: string; values?: Record<string, string | number | Words> };

/** How a link says a value. */
export interface Value<T> {
  /** Undefined if the text says none. */
  read(text: string): T | undefined;
  write(value: T): string;
}

/** What the links of a place can say, by name. */
export type Schema = Record<string, Value<any>>;

/** What a link says. */
export type Values<S extends Schema> = {
  [Name in keyof S]: S[Name] extends Value<infer T> ? T : never;
};

export interface SvgShape {
  tag: keyof SVGElementTagNameMap;
  attributes: Record<string, string | number>;
  /** Text is never markup. */
  children: (SvgShape | string)[];
}

/** From the least to the most. */
export type Range = readonly [least: number, most: number];

/** A function, since reading `localStorage` can throw. */
export type Kept = () => Pick<Storage, "getItem" | "setItem" | "removeItem">;
