/** Lists the names of a table whose type names all of them. */
export const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];
