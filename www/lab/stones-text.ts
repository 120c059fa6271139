/** The stones on the board of the page in words, for people who do not see it. */
import type { Speech } from "../messages/catalogue.ts";

export function stonesText({ say, clauses }: Speech, board: string) {
  const cells = (player: string) =>
    clauses(
      [...board].flatMap((sign, cell) => (sign === player ? [say("lab-cell", { cell })] : [])),
    );
  const none = say("time-none");
  return say("lab-stones", { x: cells("X") || none, o: cells("O") || none });
}
