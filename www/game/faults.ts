/** Describes why the engine refuses the board or the moves of a link. */
import { short, type Message } from "../base/message.ts";
import { columnAndRow } from "./shape.ts";
import type { GameDescription, MoveFault } from "../../pkg/whole/cutoff.js";
import type { EngineRefusal } from "../engine/engine.ts";

/** Codes of refused boards for which the catalogue has messages. */
const FAULTS = [
  "board-length",
  "cell-sign",
  "stone-counts",
  "both-won",
  "played-on",
  "cell-floating",
  "board-order",
] as const;

/** Codes of moves that are legible but illegal. */
const MOVE_FAULTS = ["cell-taken", "column-full", "cell-floating", "game-over"] as const;

/** Names a cell of the board that is refused. The page can show another board. */
function cellValue(shape: GameDescription, cell: number): string | Message {
  if (!shape.gravity) return shape.names[cell];
  return { id: "move-spoken", values: columnAndRow(shape, cell) };
}

export function moveFault(
  { code, ply, cell }: MoveFault,
  moves: string,
  shape: GameDescription,
): Message {
  const number = ply + 1;
  const moveFault = MOVE_FAULTS.find((one) => one === code);
  if (!moveFault) return { id: "link-fault-moves", values: { text: short(moves), number } };
  const fault: Message = { id: `link-fault-${moveFault}` };
  if (cell !== null) fault.values = { cell: cellValue(shape, cell) };
  return { id: "link-fault-move", values: { number, fault } };
}

export function boardFault(
  { code, cell, row, found = 0, message }: EngineRefusal,
  shape: GameDescription,
): Message {
  const fault = FAULTS.find((one) => one === code);
  if (!fault) return { id: "fault-other", values: { message } };
  if (row !== undefined)
    return { id: "fault-board-row", values: { row, found, columns: shape.columns } };
  const values: Message["values"] = { found, cells: shape.start.length };
  if (cell !== undefined) values.cell = cellValue(shape, cell);
  return { id: `fault-${fault}`, values };
}
