/** Lists the names of a table whose type names all of them. */
export function keysOf<T extends object>(table: T) {
  return Object.keys(table) as (keyof T & string)[];
}
