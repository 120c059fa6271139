/** The names in a table that has no others than its type says. */
export function keysOf<T extends object>(table: T) {
  return Object.keys(table) as (keyof T & string)[];
}
