/** The names of columns and rows at the edges of a board. */
import { columnLabels } from "../../game/shape.ts";
import type { Speech } from "../../messages/catalogue.ts";
import type { GameDescription } from "../../../pkg/web/cutoff.js";

/** Letters and numbers; where stones fall, numbers alone, in the reader's digits. */
export function edgeNames(shape: GameDescription, number: Speech["number"]) {
  const names = { columns: columnLabels(shape), rows: shape.rowNames };
  if (!shape.gravity) return names;
  const inDigits = (name: string) => number(Number(name));
  return { columns: names.columns.map(inDigits), rows: names.rows.map(inDigits) };
}
