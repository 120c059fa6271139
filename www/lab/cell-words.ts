/** Cells and moves of the board on the page, in words. */
import { clauses, list, say } from "../messages/index.ts";

/** Some moves. */
export function playedText(cells: readonly number[]) {
  return list(cells.map((cell) => say("lab-played", { cell })));
}

/** Where the stones lie, for people who do not see the board. */
export function stonesText(board: string) {
  const cells = (player: string) =>
    clauses(
      [...board].flatMap((sign, cell) => (sign === player ? [say("lab-cell", { cell })] : [])),
    );
  const none = say("time-none");
  return say("lab-stones", { x: cells("X") || none, o: cells("O") || none });
}
