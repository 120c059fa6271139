/** Which part of the nodes a search visits. */
import { number } from "../messages/index.js";

/** @param {number} nodes @param {number} all @param {number} [digits] The significant digits. */
export function percentText(nodes, all, digits = 2) {
  return number(nodes / all, { style: "percent", maximumSignificantDigits: digits });
}
