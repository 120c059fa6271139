/** A value that is there for certain: where it is not, a fault of the page is said at once. */
export function sure<T>(value: T): NonNullable<T> {
  if (value === null || value === undefined) throw new Error("a value is missing");
  return value;
}
