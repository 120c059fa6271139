/** Narrows the type of a value that cannot be missing, and throws if it is. */
export function sure<T>(value: T): NonNullable<T> {
  if (value === null || value === undefined) throw new Error("a value is missing");
  return value;
}
