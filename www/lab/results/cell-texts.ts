/** Cells and moves of the board on the page, in words. */
import type { Words } from "../../messages/catalogue.ts";

export const playedText = ({ say, list }: Words, cells: readonly number[]) =>
  list(cells.map((cell) => say("lab-played", { cell })));

/** Describes the stones to screen readers. */
export function stonesText({ say, clauses }: Words, board: string) {
  const cells = (player: string) =>
    clauses(
      [...board].flatMap((sign, cell) => (sign === player ? [say("lab-cell", { cell })] : [])),
    );
  const none = say("time-none");
  return say("lab-stones", { x: cells("X") || none, o: cells("O") || none });
}
