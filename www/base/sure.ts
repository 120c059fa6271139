/** Narrows a value that cannot be missing, and stops at once if it is. */
export function sure<T>(value: T): NonNullable<T> {
  if (value === null || value === undefined) throw new Error("a value is missing");
  return value;
}
