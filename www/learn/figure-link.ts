/** A link to a step of a figure, such as `#nine@cut-1`. */
import { queryOf } from "../page/places.ts";

/** @returns Null if it names no step. */
export function readFigureLink(hash: string): { figure: string; step: string } | null {
  for (const name of queryOf(hash).keys()) {
    const [, figure, step] = /^([\w-]+)@([\w.-]+)$/.exec(name) ?? [];
    if (figure) return { figure, step };
  }
  return null;
}
