/** Which part of the nodes a search visits. */
import { number } from "../messages/index.ts";

/** @param digits The significant digits. */
export function percentText(nodes: number, all: number, digits = 2) {
  return number(nodes / all, { style: "percent", maximumSignificantDigits: digits });
}
