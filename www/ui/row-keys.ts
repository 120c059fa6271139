/** Handles arrow keys, Home and End in a row of buttons, in either direction of text. */

/** @returns The index to go to, which can be outside the row; null for other keys. */
export function rowKey({ currentTarget, key }: KeyboardEvent, from: number, count: number) {
  if (!(currentTarget instanceof Element)) return null;
  const right = getComputedStyle(currentTarget).direction === "rtl" ? -1 : 1;
  const last = count - 1;
  return { ArrowLeft: from - right, ArrowRight: from + right, Home: 0, End: last }[key] ?? null;
}
